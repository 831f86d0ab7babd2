import { lookUp } from '@conclave/engine';
import { manaforge } from '@conclave/manaforge';
import { expect, test } from 'vitest';
import { ideaOf, idOf, isSamePick, keyOf, type Pick } from './pick.ts';

const PICKS: readonly Pick[] = [
  { kind: 'item', card: 'workshop' },
  { kind: 'discard', card: 'workshop' },
  { kind: 'card', card: 'workshop' },
  { kind: 'die', die: 2 },
  { kind: 'talent', talent: 'mimic' },
  { kind: 'gem', gem: 'fire' },
  { kind: 'prism' },
];

test('whatever is picked up is asked about by a kind of move that the game has, with the fields of that kind', () => {
  for (const pick of PICKS) {
    const { do: kind, ...fields } = ideaOf(pick);
    const shape = lookUp(manaforge.shapes, kind);
    expect(shape, kind).toBeDefined();
    expect(Object.keys(shape ?? {})).toEqual(expect.arrayContaining(Object.keys(fields)));
  }
});

test('only pieces that can pay have a place in a plan', () => {
  expect(PICKS.map(keyOf)).toEqual([undefined, undefined, 'card.workshop', 'die.2', undefined, 'gem.fire', 'prism']);
});

test('cards and talents are known by their names, pieces are not', () => {
  expect(PICKS.map(idOf)).toEqual(['workshop', 'workshop', 'workshop', undefined, 'mimic', undefined, undefined]);
});

test('the same card in the market and in the workshop is not the same pick', () => {
  for (const one of PICKS) expect(PICKS.filter((other) => isSamePick(one, other))).toEqual([one]);
});
