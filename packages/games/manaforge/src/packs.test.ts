import { createMatch, type FreeNumber, fastRandom, freeNumbers, hashOf, type Printing, readPack, voiceOf, withPack } from '@conclave/engine';
import { stage } from '@conclave/engine/testing';
import { describe, expect, test } from 'vitest';
import { DIE_TYPES, effectOf } from './cards/index.ts';
import { manaforge } from './index.ts';
import { layDraft, layTable } from './moments/lay.ts';
import type { ManaforgeState } from './state.ts';

const NAMES = ['Ana', 'Ben'];
const all = freeNumbers(manaforge.printing as Printing);
const packOf = (values: object) => ({ format: 1, game: 'manaforge', name: 'Another box', values });

/** A table that shows a card: on the board, among the talents dealt, or as a die with that face. */
function tableWith({ entry, path }: FreeNumber): ManaforgeState {
  if (entry.kind === 'item') return layTable({ board: [entry.id] }, fastRandom(1));
  if (entry.kind === 'talent') return layDraft([[entry.id], ['famous']], fastRandom(1));
  const game = layTable({ ana: { dice: ['earth: runestone'] } }, fastRandom(1));
  const die = game.players[0]!.dice[0]!;
  if (entry.kind === 'die') Object.assign(die, { type: DIE_TYPES.indexOf(entry.values.type as 'earth'), face: Number(path.split('.')[1]) });
  return game;
}

/** What a player reads there, and may do. */
function shown(game: typeof manaforge, state: ManaforgeState): string {
  const [ana] = stage(game, game.clone(state), NAMES).actors;
  return JSON.stringify([game.words.table(game.viewFor(state, 0), voiceOf(NAMES, 0)), ana!.offered()]);
}

/** Another number in its place, as near as the cards allow. */
function changed({ entry, path, printed }: FreeNumber) {
  for (const value of [printed + 1, printed - 1]) {
    try {
      return { value, game: withPack(manaforge, packOf({ [entry.id]: { [path]: value } })) };
    } catch {}
  }
  throw new Error(`${entry.id}: ${path}: neither more nor less is allowed`);
}

describe.each([...new Set(all.map(({ entry }) => entry))].map((entry) => [entry.id] as const))('%s', (id) => {
  test.each(all.filter(({ entry }) => entry.id === id).map((one) => [one.path, one] as const))('%s is followed wherever it is changed', (_path, one) => {
    const state = tableWith(one);
    const before = shown(manaforge, state);
    expect(shown(changed(one).game, state)).not.toBe(before);
    expect(shown(manaforge, state)).toBe(before);
  });
});

test('every house value of a number is free', () => {
  const house = (manaforge.printing as Printing).catalogue.entries.flatMap(({ id, provenance }) =>
    Object.entries(provenance).flatMap(([path, from]) => (from === 'designed' && !path.endsWith('unlock') ? [`${id}: ${path}`] : [])),
  );
  const free = all.map(({ entry, path }) => `${entry.id}: ${path}`);
  expect(house.filter((path) => !free.some((one) => one.startsWith(path)))).toEqual([]);
});

test('a price of earth 2 may really be earth 1 and fire 1', () => {
  const game = withPack(manaforge, packOf({ 'stone-circle': { 'cost.earth': 1, 'cost.fire': 1, 'cost.any': 0 } }));
  const state = layTable({ ana: { mana: { earth: 1, fire: 1 } }, board: ['stone-circle'] }, fastRandom(1));
  const [ana] = stage(game, state, NAMES).actors;
  expect(ana!.offered('build')).toEqual([{ do: 'build', card: 'stone-circle', mana: [1, 1, 0, 0], gems: [0, 0, 0, 0] }]);
});

test('a sentence says the numbers of the pack, in words where it counts', () => {
  const game = withPack(
    manaforge,
    packOf({
      'mana-prisms-dawn': { 'onBuild.prisms': 1 },
      'enchanting-runes': { 'abilities.0.cost.exhaustOther': 2, 'abilities.0.gain.prestige': 3 },
      'earth-die': { 'faces.2.mana.earth': 3 },
    }),
  );
  const state = layTable({ board: ['mana-prisms-dawn', 'enchanting-runes'] }, fastRandom(1));
  const text = JSON.stringify(game.words.table(game.viewFor(state, 0), voiceOf(NAMES, 0)));
  expect(text).toContain('Gain one prism.');
  expect(text).toContain('With a wind gem set, exhaust this and two other charged cards of your Workshop: gain 3 prestige.');
});

test.each([
  ['stone-circle', 'cost.earth', 21, /stone-circle: cost\.earth: an amount is above 20/],
  ['stone-circle', 'cost.earth', -1, /stone-circle: cost\.earth: an amount is negative/],
  ['portal-staff', 'onBuild.prestige', 51, /portal-staff: onBuild\.prestige: an amount is above 50/],
  ['portal-staff', 'onBuild.prestige', 0, /portal-staff: onBuild\.prestige: an amount is zero/],
  ['glittering-cavern', 'abilities.0.gain.mana.any', 5, /glittering-cavern: abilities\.0\.gain\.mana: more than 4/],
  ['glittering-cavern', 'abilities.0.gain.mana.any', 0, /glittering-cavern: abilities\.0\.gain\.mana: all amounts are zero/],
  ['enchanting-runes', 'abilities.0.cost.exhaustOther', 4, /enchanting-runes: abilities\.0\.cost\.exhaustOther: an amount is above 3/],
  ['elemental-rod', 'onBuild.optionalPay.max', 5, /elemental-rod: onBuild\.optionalPay/],
  ['scavenger', 'ability.effect.buildFromDiscard.extraCost.gems.any', 4, /scavenger: ability.*above 3/],
  ['runestone', 'gain.choose.0.mana.any', 1, /runestone: gain\.choose\.0\.mana\.any: the card has no such number/],
  ['earth-die', 'copies', 9, /earth-die: copies: no pack may change this number/],
  ['stone-circle', 'number', 9, /stone-circle: number: no pack may change this number/],
  ['replica-greatswords', 'onBuild.gemOffer.perPlayer', 2, /perPlayer: no pack may change this number/],
])('%s: %s = %i is refused by name', (id, path, value, reason) => {
  expect(() => readPack(manaforge as never, packOf({ [id]: { [path]: value } }))).toThrow(reason);
});

test('what a face gives is what the pack says, for as long as the packed game is asked', () => {
  const game = withPack(manaforge, packOf({ 'fire-die': { 'faces.3.mana.earth': 2 } }));
  const match = createMatch(game, { seats: 2, key: hashOf('faces') });
  const state = layTable({ ana: { dice: ['fire: 1 earth'] } }, fastRandom(1));
  const { actors } = stage(game, state, NAMES);
  actors[0]!.plays('spend', { die: 0 });
  expect(state.players[0]!.mana).toEqual([2, 0, 0, 0]);
  expect(effectOf(1, 3).gains).toEqual([{ take: undefined, mana: [1, 0, 0, 0] }]);
  expect(match.pack?.name).toBe('Another box');
});
