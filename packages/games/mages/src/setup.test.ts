import { createMatch, eventsFor, fastRandom, hearing, mix } from '@conclave/engine';
import { expect, test } from 'vitest';
import { CHARACTERS, ITEM_PILE, RESOURCE_DECK } from './cards/cards.ts';
import { type Character, SPELLS } from './cards/kinds.ts';
import { mages } from './index.ts';
import type { MagesEvent } from './moves.ts';
import { setup } from './setup.ts';
import type { MagesState } from './state.ts';

const laid = (seats: number, seed: number): MagesState => setup(seats, {}, fastRandom(seed));

/** A table at which these characters sit, in this order, and a seed that deals them. */
function laidWith(seats: number, ...wanted: Character[]): { game: MagesState; seed: number } {
  for (let seed = 1; ; seed++) {
    const game = laid(seats, seed);
    const dealt = game.players.map(({ character }) => character);
    if (wanted.every((character) => dealt.includes(character)) && isInOrder(wanted.map((one) => dealt.indexOf(one)))) return { game, seed };
  }
}
const isInOrder = (numbers: number[]): boolean => numbers.every((n, i) => i === 0 || n > numbers[i - 1]!);

/** A table without the characters that change the deal or ask something. */
function plainTable(seats: number): { game: MagesState; seed: number } {
  const special = ['akonidan-the-alacritous', 'gladius-the-gifted', 'elad-the-knowledgeable'];
  for (let seed = 1; ; seed++) {
    const game = laid(seats, seed);
    if (!game.players.some(({ character }) => special.includes(character ?? ''))) return { game, seed };
  }
}

test('MG-SETUP-01 a shuffled deck, a shuffled Item pile, four Spell piles and the Troll in the middle', () => {
  const { game } = plainTable(4);
  const resources = [...game.deck, ...game.row, ...game.players.flatMap(({ hand }) => hand)];
  expect(resources.toSorted()).toEqual(RESOURCE_DECK.toSorted());
  expect(game.items.toSorted()).toEqual(ITEM_PILE.toSorted());
  expect(game.items).not.toEqual(ITEM_PILE);
  expect(laid(4, 1).items).not.toEqual(laid(4, 2).items);
  expect(laid(4, 1).deck).not.toEqual(laid(4, 2).deck);
  expect(game.spells).toEqual({ fireball: 8, wither: 8, counter: 8, heal: 8 });
  expect([game.troll, game.discard, game.itemDiscard]).toEqual([null, [], []]);
});

test('MG-SETUP-02 two hearts and four skills at 0, as far as no character says otherwise', () => {
  const { game } = laidWith(2, 'davina-the-dark', 'advek-the-resourceful');
  for (const player of game.players) {
    expect(player.hearts).toBe(2);
    expect(player.levels).toEqual({ attack: 0, defense: 0, 'dark-magic': 0, healing: 0 });
    expect([player.table, player.claimed, player.status]).toEqual([[], [], 'living']);
  }
});

test('MG-SETUP-03 everybody has another character, and all see it', () => {
  const game = laid(6, 3);
  const dealt = game.players.map(({ character }) => character);
  expect(new Set(dealt).size).toBe(6);
  expect([...dealt, ...game.box].toSorted()).toEqual(CHARACTERS.toSorted());
  expect(mages.viewFor(game, 'spectator').players.map(({ character }) => character)).toEqual(dealt);
  const firsts = Array.from({ length: 200 }, (_, seed) => laid(2, seed).players[0]?.character);
  expect(new Set(firsts).size).toBe(16);
});

test('MG-SETUP-04 levels, hearts and Spells are given before Resources are dealt', () => {
  const { game } = laidWith(3, 'scarlet-ashbringer', 'dylan-heartstone', 'akonidan-the-alacritous');
  expect([game.players[0]?.levels.attack, game.players[1]?.hearts, game.players[2]?.hand]).toEqual([1, 3, SPELLS]);
  expect(game.players[0]?.hand).toHaveLength(4);
  expect([game.deck.length, game.discard]).toEqual([120 - 2 * 4 - 5, []]);
});

test('MG-SETUP-05 four Resources each, and none for Akonidan', () => {
  const { game } = laidWith(4, 'akonidan-the-alacritous');
  for (const { character, hand } of game.players)
    expect(hand.filter((card) => (RESOURCE_DECK as string[]).includes(card))).toHaveLength(character === 'akonidan-the-alacritous' ? 0 : 4);
});

test('MG-SETUP-06 the five cards below the hands become the Row', () => {
  const { game, seed } = plainTable(3);
  const deck = mix(fastRandom(seed), [...RESOURCE_DECK]);
  const hands = [deck.splice(-4), deck.splice(-4), deck.splice(-4)];
  expect(game.players.map(({ hand }) => hand)).toEqual(hands);
  expect(game.row).toEqual(deck.splice(-5));
  expect(game.deck).toEqual(deck);
});

test('MG-SETUP-07 Gladius and Elad choose openly, by seats, between the Row and the starting roll', () => {
  const { game } = laidWith(3, 'elad-the-knowledgeable', 'gladius-the-gifted');
  const [elad, gladius] = ['elad-the-knowledgeable', 'gladius-the-gifted'].map((one) => game.players.findIndex(({ character }) => character === one));
  expect(mages.rulebook.settle(game)).toMatchObject([{ seat: elad, ask: 'chooseSpell' }]);
  expect([game.row.length, game.turns, game.rolls]).toEqual([5, 0, []]);
  const { told } = hearing(() => mages.rulebook.play(game, elad!, { do: 'chooseSpell', spell: 'wither' }));
  expect(eventsFor(told, 'spectator')).toEqual([{ is: 'spellChosen', seat: elad, spell: 'wither' }]);
  expect(mages.rulebook.settle(game)).toMatchObject([{ seat: gladius, ask: 'chooseSkill' }]);
  expect(game.rolls).toEqual([]);
  mages.rulebook.play(game, gladius!, { do: 'chooseSkill', skill: 'healing' });
  mages.rulebook.settle(game);
  expect(game.rolls.length).toBeGreaterThan(0);
  expect([game.players[elad!]?.chosenSpell, game.players[gladius!]?.levels.healing]).toEqual(['wither', 1]);
});

test('MG-SETUP-08 the highest on a six-sided die starts; the tied roll again among themselves', () => {
  const { game } = plainTable(4);
  game.random.script = [5, 2, 5, 5, 3, 3, 1, 4, 6];
  mages.rulebook.settle(game);
  expect(game.rolls.map(({ seat, die }) => [seat, die])).toEqual([
    [0, 5],
    [1, 2],
    [2, 5],
    [3, 5],
    [0, 3],
    [2, 3],
    [3, 1],
    [0, 4],
    [2, 6],
  ]);
  expect(game.rolls.every(({ sides, for: purpose }) => sides === 6 && purpose === 'start')).toBe(true);
  expect([game.active, game.turns, game.random.script]).toEqual([2, 1, []]);
});

test('MG-SETUP-09 from the starting player the turns go clockwise', () => {
  const { game } = plainTable(3);
  game.confirmEndOfTurn = false;
  game.random.script = [1, 2, 6];
  const order: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    mages.rulebook.settle(game);
    order.push(game.active);
    for (let action = 0; action < 3; action++) {
      mages.rulebook.play(game, game.active, { do: 'pass' });
      mages.rulebook.settle(game);
    }
  }
  expect(order).toEqual([2, 0, 1, 2]);
});

test('MG-SETUP-10 two to six can play', () => {
  for (const seats of [2, 3, 4, 5, 6]) expect(createMatch(mages, { seats }).state.players).toHaveLength(seats);
  for (const seats of [1, 7]) expect(() => createMatch(mages, { seats })).toThrow('2 to 6');
});

test('MG-SETUP-11 characters, hands, Row, choices, starting roll, first turn', () => {
  const { seed } = laidWith(2, 'gladius-the-gifted');
  const { value: game, told } = hearing(() => laid(2, seed));
  expect(told.map(({ event }) => event.is)).toEqual(['characterDealt', 'characterDealt']);
  expect([game.row.length, game.players[0]?.hand.length]).toEqual([5, 4]);
  const later = hearing(() => {
    const [prompt] = mages.rulebook.settle(game);
    mages.rulebook.play(game, prompt!.seat, { do: 'chooseSkill', skill: 'attack' });
    game.random.script = [3, 4];
    mages.rulebook.settle(game);
  });
  const order = later.told.map(({ event }) => (event as MagesEvent).is);
  expect(order).toEqual(['skillChosen', 'levelGained', 'dieRolled', 'dieRolled', 'startFound', 'turnBegan']);
});
