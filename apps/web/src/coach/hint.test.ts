import { type GameModule, voiceOf } from '@conclave/engine';
import { faultsOfLanguage, stroll } from '@conclave/engine/testing';
import { gatesOfMara } from '@conclave/gates-of-mara';
import { mages } from '@conclave/mages';
import { manaforge } from '@conclave/manaforge';
import { mysticVale } from '@conclave/mystic-vale';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { reasonsFor } from './hinting.svelte.ts';
import { type CoachRoom, guideOf } from './room.ts';
import { percentOf } from './words.ts';

const rooms = import.meta.glob<CoachRoom>('../boards/*/coach.ts', { eager: true });
const games = [mages, manaforge, gatesOfMara, mysticVale] as unknown as GameModule[];

test.each(games)('$id: the coach names only features that there are, and every text can be read', ({ id, guide }) => {
  const { features } = rooms[`../boards/${id}/coach.ts`]!;
  expect(Object.keys(features).filter((name) => !guide.features!.names.includes(name))).toEqual([]);
  expect(Object.keys(features).length).toBeGreaterThan(8);
  expect(faultsOfLanguage(features, features)).toEqual([]);
  expect(faultsOfLanguage(en, en)).toEqual([]);
});

test.each(games)('$id: the coach can point at something for every move that is offered', async (game) => {
  const { pointsAt } = await guideOf(game.id);
  const { pointing } = rooms[`../boards/${game.id}/coach.ts`]!;
  const met = new Set<string>();
  for (const seed of [1, 2, 3])
    stroll(game, { seats: 3, seed, bound: 3000 }, ({ prompts }) => {
      for (const { seat, moves } of prompts)
        for (const move of moves) {
          met.add(move.do);
          const at = pointsAt(move, seat);
          expect([move.do, at.length > 0 && at.every((address) => !address.includes('undefined'))]).toEqual([move.do, true]);
        }
    });
  expect([...met].filter((kind) => !Object.hasOwn(pointing, kind))).toEqual([]);
});

test('what speaks for a move is told first, then what it costs, each for whom it is', () => {
  const voice = voiceOf(['Ana', 'Ben'], 0);
  const nameOf = (feature: string): string | undefined => (feature === 'turn' ? undefined : feature);
  const changes = [
    { seat: 0, feature: 'turn', by: 1 },
    { seat: 0, feature: 'mana', by: -0.9 },
    { seat: 0, feature: 'gems', by: -0.8 },
    { seat: 0, feature: 'prestige', by: 0.7 },
    { seat: 1, feature: 'hearts', by: -0.5 },
    { seat: 0, feature: 'wands', by: 0.1 },
  ];
  expect(reasonsFor({ voice }, changes, { nameOf })).toEqual(['More for you: prestige.', 'Less for Ben: hearts.', 'Less for you: mana.']);
  expect(reasonsFor({ voice }, [], { nameOf })).toEqual([]);
});

test('what goes by one name is told once for each player, by what changes most', () => {
  const voice = voiceOf(['Ana', 'Ben'], 0);
  const nameOf = (feature: string): string => feature.replace('hope from ', '');
  const changes = [
    { seat: 0, feature: 'hope from gems', by: 0.9 },
    { seat: 0, feature: 'gems', by: -0.5 },
    { seat: 1, feature: 'gems', by: -0.4 },
  ];
  expect(reasonsFor({ voice }, changes, { nameOf })).toEqual(['More for you: gems.', 'Less for Ben: gems.']);
});

test('what is not sure is never called so', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percentOf)).toEqual([0, 1, 50, 99, 100]);
});
