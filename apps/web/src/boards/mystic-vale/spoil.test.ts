import { Match } from '@conclave/engine';
import { type MysticValeEvent, type MysticValeView, mysticVale } from '@conclave/mystic-vale';
import { moments } from '@conclave/mystic-vale/moments';
import { expect, test } from 'vitest';
import { blight } from './blight.ts';
import { spoilIn } from './spoil.ts';

function spoiled() {
  const { names, options = {}, lay } = moments.spoil!;
  const match = new Match(mysticVale, { seats: names.length, options, key: '0'.repeat(64), lay });
  const before = match.view(0) as MysticValeView;
  match.play(0, { do: 'push' });
  const events = match.story(0).at(-1)!.events as MysticValeEvent[];
  return { before, events, spoil: spoilIn(before, events) };
}

test('a spoil is told with the field as it lay, the card that was turned and all that is lost', () => {
  const { before, spoil } = spoiled();
  const { field, onDeck } = before.players[0]!;
  expect(spoil?.field.map(({ card }) => card)).toEqual([...field, onDeck]);
  expect(spoil?.fatal?.sections[1]?.shows ?? spoil?.fatal?.base).toContain('cursed-land');
  expect(spoil?.decay.counts).toBe(4);
  expect(spoil?.lost).toMatchObject({ mana: 11, animal: 1, forest: 1, sky: 1, wild: 2 });
  expect(spoil?.turned).toBe('moon-stone');
});

test('where nothing spoiled, nothing is told', () => {
  const { before, events } = spoiled();
  expect(
    spoilIn(
      before,
      events.filter(({ is }) => is !== 'spoiled'),
    ),
  ).toBeUndefined();
});

test('thorns walk in from every edge, the same each time', () => {
  const thorns = blight(600, 240);
  expect(thorns.length).toBeGreaterThan(60);
  expect(thorns).toEqual(blight(600, 240));
});
