import { createMatch, fastRandom, hashOf } from '@conclave/engine';
import { stage } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { ARCANE, DIE_TYPES, itemOf, talentNumber, talents } from '../cards/index.ts';
import { manaforge } from '../index.ts';
import { draftInto, draftTable } from '../scenario.ts';
import { setup } from '../setup.ts';
import type { ManaforgeState } from '../state.ts';

const HANDS = [
  ['earth-enchanter', 'fire-enchanter', 'wind-enchanter', 'water-enchanter'],
  ['earth-crafter', 'fire-crafter', 'wind-crafter', 'water-crafter'],
  ['geomancer', 'pyromancer', 'aeromancer', 'hydromancer'],
];
const ids = (numbers: readonly number[] = []) => numbers.map((number) => talents()[number - 1]?.id);
const diceOf = (game: ManaforgeState, seat: number) => game.players[seat]!.dice.map(({ type }) => DIE_TYPES[type]).join(' ');

test('MF-COMP-01 two to four players', () => {
  expect(() => createMatch(manaforge, { seats: 1 })).toThrow('2 to 4');
  expect(() => createMatch(manaforge, { seats: 5 })).toThrow('2 to 4');
  for (const seats of [2, 3, 4]) expect(createMatch(manaforge, { seats }).state.players).toHaveLength(seats);
});

test('MF-SETUP-01 MF-SETUP-05 all begin with nothing, and the discard pile is empty', () => {
  const game = setup(3, {}, fastRandom(1));
  for (const player of game.players) {
    expect([player.prestige, player.mana, player.gems, player.workshop, player.store]).toEqual([0, [0, 0, 0, 0], [0, 0, 0, 0], [], []]);
  }
  expect(game.discard).toEqual([]);
});

test('MF-SETUP-02 each age is shuffled by itself', () => {
  const orders = [1, 2, 3].map((seed) => setup(2, {}, fastRandom(seed)).deck.join());
  expect(new Set(orders).size).toBe(3);
  const firsts = new Set(Array.from({ length: 200 }, (_, seed) => setup(2, {}, fastRandom(seed)).deck.at(-1)));
  expect(firsts.size).toBe(24);
});

test('MF-SETUP-03 18 Dawn above 18 Noon above 18 Dusk', () => {
  const { deck } = setup(4, {}, fastRandom(9));
  const ages = deck.toReversed().map((item) => itemOf(item).age);
  expect(ages).toEqual([...Array(18).fill('dawn'), ...Array(18).fill('noon'), ...Array(18).fill('dusk')]);
});

test('MF-SETUP-04 six of each age are put away and shown to nobody', () => {
  const game = setup(2, {}, fastRandom(9));
  for (const age of ['dawn', 'noon', 'dusk']) expect(game.removed.filter((item) => itemOf(item).age === age)).toHaveLength(6);
  const before = JSON.stringify([0, 1, 'spectator' as const].map((viewer) => manaforge.viewFor(game, viewer)));
  [game.removed[0], game.deck[3]] = [game.deck[3]!, game.removed[0]!];
  expect(JSON.stringify([0, 1, 'spectator' as const].map((viewer) => manaforge.viewFor(game, viewer)))).toBe(before);
});

test('MF-SETUP-06 nobody knows the first player while choosing talents', () => {
  const { table, game, actors, keepAll } = draftInto([
    ['earth-enchanter', 'fire-enchanter'],
    ['water-enchanter', 'secret-stash'],
  ]);
  expect([game.firstPlayer, game.players[0]?.dice, game.players[0]?.prisms]).toEqual([null, [], 0]);
  expect(actors[0]?.cannot('spend', { die: 0 }).rule).toBe('MF-SETUP-06');
  keepAll();
  expect(game.firstPlayer).not.toBe(null);
  table.isBackTo(actors[game.firstPlayer ?? 0]!, 'act');
});

/** Follows set-up with a scripted first player. */
function withFirst(first: number, kept: [string, string][]) {
  const scene = draftInto(kept);
  const rolls = kept.flatMap((talentsKept) => [1, 1, 1, 1, ...talentsKept.flatMap((id) => talents()[talentNumber(id) - 1]!.dice.map(() => 1))]);
  scene.table.willRoll(first + 1, ...rolls);
  scene.keepAll();
  return scene;
}

test('MF-SETUP-07 MF-SETUP-08 MF-SETUP-14 chance names the first player, who gets 2 prisms; the others get 3', () => {
  for (const first of [0, 1, 2]) {
    const { table, game, actors } = withFirst(first, [
      ['earth-enchanter', 'fire-enchanter'],
      ['water-enchanter', 'wind-enchanter'],
      ['geomancer', 'pyromancer'],
    ]);
    expect(game.firstPlayer).toBe(first);
    expect(game.players.map(({ prisms }) => prisms)).toEqual([0, 1, 2].map((seat) => (seat === first ? 2 : 3)));
    table.isBackTo(actors[first]!, 'act');
    actors[first]!.plays('endTurn');
    table.isBackTo(actors[(first + 1) % 3]!, 'act');
  }
});

test('MF-SETUP-14 every seat is first about equally often', () => {
  const counts = [0, 0, 0, 0];
  for (let seed = 0; seed < 400; seed++) {
    const match = createMatch(manaforge, { seats: 4, key: hashOf(seed) });
    while (match.state.firstPlayer === null) for (const seat of match.asked) match.play(seat, match.promptFor(seat)?.moves[0]);
    counts[match.state.firstPlayer]!++;
  }
  for (const count of counts) expect(count).toBeGreaterThan(70);
});

test('MF-SETUP-09 one die of each element and those of the kept talents', () => {
  const { game } = withFirst(0, [
    ['earth-enchanter', 'fire-enchanter'],
    ['famous', 'geomancer'],
  ]);
  expect(diceOf(game, 0)).toBe('earth fire wind water earth fire');
  expect(diceOf(game, 1)).toBe('earth fire wind water earth arcane');
  expect(game.pool).toEqual([8 - 4, 8 - 3, 8 - 2, 8 - 2, 8 - 1]);
});

test('MF-SETUP-10 six dice as a rule, five with the Apprentice, seven with Archmage, six with both', () => {
  const usual = withFirst(0, [
    ['earth-enchanter', 'fire-enchanter'],
    ['famous', 'wizards-apprentice'],
  ]);
  expect(usual.game.players.map(({ dice }) => dice.length)).toEqual([6, 5]);
  const mage = draftInto([
    ['archmage', 'fire-enchanter'],
    ['famous', 'water-enchanter'],
  ]);
  mage.keepAll();
  mage.actors[0]!.plays('takeDie', { type: 'wind' });
  expect(mage.game.players.map(({ dice }) => dice.length)).toEqual([7, 6]);
  const both = draftInto([
    ['archmage', 'wizards-apprentice'],
    ['famous', 'water-enchanter'],
  ]);
  both.keepAll();
  both.actors[0]!.plays('takeDie', { type: 'wind' });
  expect(both.of(both.actors[0]!).dice).toHaveLength(6);
});

test('MF-SETUP-11 MF-TALENT-15 MF-TALENT-18 Famous starts with 3 prestige, Secret Stash with a gem of each element', () => {
  const { game } = withFirst(0, [
    ['famous', 'fire-enchanter'],
    ['secret-stash', 'water-enchanter'],
  ]);
  expect(game.players.map(({ prestige }) => prestige)).toEqual([3, 0]);
  expect(game.players.map(({ gems }) => gems)).toEqual([
    [0, 0, 0, 0],
    [1, 1, 1, 1],
  ]);
  expect([game.players[0]?.earnedFrom, game.players[0]?.earned]).toEqual([['famous'], [3]]);
});

test('MF-SETUP-15 MF-TALENT-17 Archmage takes any of five types from the pool, last of all, or declines', () => {
  const { table, game, actors, of, keepAll } = draftInto([
    ['archmage', 'fire-enchanter'],
    ['secret-stash', 'famous'],
  ]);
  keepAll();
  const [ana, ben] = actors;
  table.isBackTo(ana!, 'takeDie');
  expect(of(ben!).dice).toHaveLength(6);
  expect([of(ben!).prestige, game.round]).toEqual([3, 0]);
  expect(ana!.offered('takeDie').map((move) => ('type' in move ? move.type : ''))).toEqual(['earth', 'fire', 'wind', 'water', 'arcane']);
  expect(ben!.cannot('takeDie', { type: 'earth' }).rule).toBe('MF-TALENT-17');
  const left = game.pool[ARCANE]!;
  ana!.plays('takeDie', { type: 'arcane' });
  expect(game.pool[ARCANE]).toBe(left - 1);
  expect(diceOf(game, 0)).toBe('earth fire wind water fire arcane arcane');
  const again = draftInto([
    ['archmage', 'fire-enchanter'],
    ['secret-stash', 'famous'],
  ]);
  again.keepAll();
  again.actors[0]!.plays('takeNoDie');
  expect(again.of(again.actors[0]!).dice).toHaveLength(6);
});

test('MF-DIE-24 Archmage cannot take a die of a type that is used up', () => {
  const { game, actors, keepAll } = draftInto([
    ['archmage', 'fire-enchanter'],
    ['secret-stash', 'famous'],
  ]);
  keepAll();
  game.pool[2] = 0;
  const again = stage(manaforge, game, ['ana', 'ben']);
  expect(again.actors[0]!.cannot('takeDie', { type: 'wind' }).rule).toBe('MF-DIE-24');
  expect(actors).toHaveLength(2);
});

test('MF-DRAFT-01 four of the shuffled talents each; the rest take no part', () => {
  const game = setup(3, {}, fastRandom(5));
  expect(game.draft?.hands.map((hand) => hand.length)).toEqual([4, 4, 4]);
  expect(game.unusedTalents).toHaveLength(8);
  expect([...game.unusedTalents, ...(game.draft?.hands.flat() ?? [])].sort((a, b) => a - b)).toEqual(talents().map(({ number }) => number));
  const seen = new Set(Array.from({ length: 100 }, (_, seed) => setup(2, {}, fastRandom(seed)).draft?.hands[0]?.[0]));
  expect(seen.size).toBe(20);
});

test('MF-DRAFT-02 MF-DRAFT-09 all keep one and pass the rest clockwise', () => {
  const { game, actors } = draftTable(HANDS);
  actors[0]!.plays('pick', { talent: 'fire-enchanter' });
  actors[1]!.plays('pick', { talent: 'earth-crafter' });
  expect(actors[2]!.cannot('pick', { talent: 'earth-crafter' }).rule).toBe('MF-DRAFT-02');
  actors[2]!.plays('pick', { talent: 'hydromancer' });
  expect(game.draft?.picks.map(ids)).toEqual([['fire-enchanter'], ['earth-crafter'], ['hydromancer']]);
  expect(game.draft?.hands.map(ids)).toEqual([
    ['geomancer', 'pyromancer', 'aeromancer'],
    ['earth-enchanter', 'wind-enchanter', 'water-enchanter'],
    ['fire-crafter', 'wind-crafter', 'water-crafter'],
  ]);
});

test('MF-DRAFT-09 two players exchange their hands', () => {
  const { game, actors } = draftTable(HANDS.slice(0, 2));
  actors[0]!.plays('pick', { talent: 'earth-enchanter' });
  actors[1]!.plays('pick', { talent: 'earth-crafter' });
  expect(game.draft?.hands.map(ids)).toEqual([
    ['fire-crafter', 'wind-crafter', 'water-crafter'],
    ['fire-enchanter', 'wind-enchanter', 'water-enchanter'],
  ]);
});

const pickFirst = (actors: ReturnType<typeof draftTable>['actors']) => actors.forEach((actor) => void actor.plays('pick', {}));

test('MF-DRAFT-03 the fourth pick is made by itself, and all have four', () => {
  const { table, game, actors } = draftTable(HANDS);
  for (const size of [4, 3, 2]) {
    expect(actors.map((actor) => actor.offered('pick').length)).toEqual([size, size, size]);
    pickFirst(actors);
  }
  expect(table.question).toBe('keepTalents');
  expect(game.draft?.picks.map((picks) => picks.length)).toEqual([4, 4, 4]);
  expect(actors[0]!.cannot('pick', { talent: 'geomancer' }).rule).toBe('MF-DRAFT-03');
});

test('MF-DRAFT-04 exactly two of the four are kept', () => {
  const { game, actors } = draftTable(HANDS);
  expect(actors[0]!.cannot('keep', { talents: ['earth-enchanter', 'fire-enchanter'] }).rule).toBe('MF-DRAFT-04');
  for (let i = 0; i < 3; i++) pickFirst(actors);
  const [a, b, c] = ids(game.draft?.picks[0]) as string[];
  expect(actors[0]!.offered('keep')).toHaveLength(6);
  for (const talentsKept of [[a], [a, b, c], [a, a], [a, 'famous']]) expect(actors[0]!.cannot('keep', { talents: talentsKept }).rule).toBe('MF-DRAFT-04');
  for (const actor of actors) actor.plays('keep', {});
  expect(game.players.map((player) => player.talents.length)).toEqual([2, 2, 2]);
});

test('MF-DRAFT-05 kept talents lie open to the end, discarded ones are hidden and bring nothing', () => {
  const { table, game } = withFirst(0, [
    ['earth-enchanter', 'fire-enchanter'],
    ['wind-enchanter', 'water-enchanter'],
  ]);
  expect(manaforge.viewFor(game, 'spectator').players.map(({ talents }) => talents)).toEqual([
    ['earth-enchanter', 'fire-enchanter'],
    ['wind-enchanter', 'water-enchanter'],
  ]);
  expect(game.unusedTalents).toHaveLength(16);
  expect(game.players.map(({ dice }) => dice.length)).toEqual([6, 6]);
  expect(JSON.stringify(manaforge.viewFor(game, 1))).not.toContain('unusedTalents');
  expect(table.heard().filter((event) => event.is === 'talentsKept')).toHaveLength(2);
});

test('MF-DRAFT-06 a pick is sealed, and no hand moves before the last', () => {
  const { table, game, actors } = draftTable(HANDS);
  const before = manaforge.viewFor(game, 1);
  actors[0]!.plays('pick', { talent: 'fire-enchanter' });
  expect(manaforge.viewFor(game, 1)).toEqual(before);
  expect(manaforge.viewFor(game, 'spectator').draft?.sealed).toEqual([]);
  expect(manaforge.viewFor(game, 0).draft?.sealed).toEqual(['fire-enchanter']);
  expect(game.draft?.picks).toEqual([[], [], []]);
  expect(table.heard()).toEqual([]);
  actors[2]!.plays('pick', { talent: 'geomancer' });
  expect(game.draft?.hands[0]).toHaveLength(4);
  actors[1]!.plays('pick', { talent: 'earth-crafter' });
  expect(game.draft?.hands[0]).toHaveLength(3);
});

test('MF-DRAFT-07 the choice of two is sealed until all have chosen', () => {
  const { game, actors } = draftTable(HANDS);
  for (let i = 0; i < 3; i++) pickFirst(actors);
  const before = manaforge.viewFor(game, 1);
  actors[0]!.plays('keep', {});
  expect(game.players[0]?.talents).toEqual([]);
  expect(manaforge.viewFor(game, 1)).toEqual(before);
  actors[2]!.plays('keep', {});
  actors[1]!.plays('keep', {});
  expect(game.players.map((player) => player.talents.length)).toEqual([2, 2, 2]);
});

test('MF-DRAFT-08 a sealed choice is final', () => {
  const match = createMatch(manaforge, { seats: 3, key: hashOf('final') });
  const [first, second] = match.promptFor(1)!.moves;
  expect(match.play(1, first).ok).toBe(true);
  expect(match.canUndo(1)).toBe(false);
  expect(match.undo(1).ok).toBe(false);
  const again = match.play(1, second);
  expect(again.ok ? '' : again.refusal.rule).toBe('MF-DRAFT-08');
  while (match.state.draft) for (const seat of match.asked) match.play(seat, match.promptFor(seat)?.moves[0]);
  expect(match.state.players.every((_, seat) => !match.canUndo(seat))).toBe(true);
});

test('the draft is over once the talents are shown', () => {
  const { actors } = withFirst(0, [
    ['earth-enchanter', 'fire-enchanter'],
    ['wind-enchanter', 'water-enchanter'],
  ]);
  expect(actors[0]!.cannot('pick', { talent: 'famous' }).rule).toBe('MF-DRAFT-05');
  expect(actors[0]!.cannot('takeDie', { type: 'earth' }).rule).toBe('MF-TALENT-17');
});
