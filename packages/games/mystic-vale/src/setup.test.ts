import { fastRandom } from '@conclave/engine';
import { expect, test } from 'vitest';
import { allAdvancements, isSoil, pieceAt, valeAt } from './cards/cards.ts';
import { faceOf } from './cards/craft.ts';
import { mysticVale } from './index.ts';
import { match, sleeveLeader } from './rules/end.ts';
import { setup, startingCards } from './setup.ts';
import { faceAt, type MysticValeState, NONE } from './state.ts';
import { forecast, pushOddsIn, viewFor } from './view/index.ts';

const DEFAULTS = { manaStorm: true, leaders: true, amulets: true, choice: 'draft', odds: true };
const laid = (seats: number, options: Record<string, boolean | string> = {}, seed = 1): MysticValeState =>
  setup(seats, { ...DEFAULTS, ...options }, fastRandom(seed));
const levels = ({ decks, commons, cut }: MysticValeState, level: number): number[] =>
  [...(decks[level - 1] ?? []), ...commons.slice(3 * level - 3, 3 * level), ...(level === 1 ? cut : [])].map((piece) => pieceAt(piece).advancement.level);
const idsOf = ({ players }: MysticValeState, seat: number, cards: readonly number[]): string[] => cards.map((card) => faceAt(players[seat]!, card).base.id);

test('MV-COMP-01 two to four play', () => {
  expect(mysticVale.seats).toEqual({ min: 2, max: 4 });
});

test('MV-COMP-07 a deck begins with nine Cursed Lands, three Fertile Lands and eight blanks', () => {
  const cards = startingCards().map((make) => faceOf(make).base);
  const places = (id: string): number[] => cards.filter((base) => base.id === id).map(({ printedAt }) => printedAt);
  expect(places('cursed-land')).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
  expect(places('fertile-land')).toEqual([0, 1, 2]);
  expect(places('blank')).toEqual(Array(8).fill(-1));
});

test('MV-SETUP-01 Mana Storm is mixed into the decks of its level, or left in its box', () => {
  const names = (game: MysticValeState): Set<string> =>
    new Set([...game.decks.flat(), ...game.commons, ...game.cut].map((piece) => pieceAt(piece).advancement.set));
  const vales = (game: MysticValeState): Set<string> => new Set([...game.valeDecks.flat(), ...game.valeRow].map((vale) => valeAt(vale).set));
  expect([names(laid(2)), vales(laid(2))]).toEqual([new Set(['base', 'mana-storm']), new Set(['base', 'mana-storm'])]);
  expect([names(laid(2, { manaStorm: false })), vales(laid(2, { manaStorm: false }))]).toEqual([new Set(['base']), new Set(['base'])]);
  for (const level of [1, 2, 3]) expect(new Set(levels(laid(2), level))).toEqual(new Set([level]));
});

test('MV-SETUP-02 decks are shuffled: two players do not begin alike, nor does a seat twice', () => {
  const orders = [1, 2, 3].flatMap((seed) => laid(2, {}, seed).players.map(({ field, deck }) => [...field, ...deck].join()));
  expect(new Set(orders).size).toBe(6);
});

test('MV-SETUP-03 MV-SETUP-08 Fertile Soils lie apart, six for each position', () => {
  const game = laid(3);
  expect(game.soil).toEqual([6, 6, 6]);
  expect([...game.decks.flat(), ...game.commons, ...game.cut].some(isSoil)).toBe(false);
});

test.each([
  [2, 12],
  [3, 15],
  [4, 18],
])('MV-SETUP-04 MV-SETUP-07 for %i players %i level 1 advancements are in the game, the open ones among them', (seats, size) => {
  const game = laid(seats);
  expect(game.decks[0]?.length).toBe(size - 3);
  expect(levels(game, 1).length).toBe(33 + 21);
  expect(game.cut.length).toBe(33 + 21 - size);
});

test('MV-SETUP-05 the decks of level 2 and 3 are whole', () => {
  const game = laid(2);
  expect([levels(game, 2).length, levels(game, 3).length]).toEqual([45, 45]);
  const base = laid(2, { manaStorm: false });
  expect([levels(base, 2).length, levels(base, 3).length]).toEqual([30, 33]);
});

test('MV-SETUP-06 three advancements of each level lie open', () => {
  expect(laid(4).commons.map((piece) => pieceAt(piece).advancement.level)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
});

test('MV-SETUP-09 four vales of each level lie open, the rest is in two decks', () => {
  const game = laid(2);
  expect(game.valeRow.map((vale) => valeAt(vale).level)).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
  expect(game.valeDecks.map((deck) => deck.length)).toEqual([24, 22]);
});

test.each([
  [2, 23],
  [3, 28],
  [4, 33],
])('MV-SETUP-10 for %i players the pool has %i VP', (seats, pool) => {
  expect(laid(seats).pool).toBe(pool);
});

test('MV-SETUP-11 MV-SETUP-12 a first field has two Cursed Lands, whatever came between, and a third on deck', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const game = laid(4, {}, seed);
    game.players.forEach(({ field, onDeck, deck, discard }, seat) => {
      expect(idsOf(game, seat, field).filter((id) => id === 'cursed-land').length).toBe(2);
      expect(idsOf(game, seat, [onDeck])).toEqual(['cursed-land']);
      expect(field.length + deck.length).toBe(19);
      expect(discard).toEqual([]);
    });
  }
});

/** Turns in which everybody passes and buys nothing: what each begins with. */
function quietTurns(seed: number, turns: number): { cards: number; mana: number; risk: number }[] {
  const game = laid(2, { manaStorm: false, leaders: false, amulets: false }, seed);
  return Array.from({ length: turns }, () => {
    const { seat } = mysticVale.rulebook.settle(game)[0]!;
    const view = viewFor(game, 'spectator');
    const player = view.players[seat]!;
    const odds = pushOddsIn(view, player)!;
    const { mana } = forecast(view, seat).means;
    for (const move of ['pass', 'endHarvest'] as const) {
      mysticVale.rulebook.play(game, seat, { do: move });
      mysticVale.rulebook.settle(game);
    }
    return { cards: player.field.length, mana, risk: odds.spoils / odds.of };
  });
}

test('R-62 with the starting deck a prepared field has about 4.5 cards and 2.7 mana, and a first push spoils in about 4 of 10 games', () => {
  const games = Array.from({ length: 300 }, (_, seed) => quietTurns(seed, 12));
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const later = games.flatMap((turns) => turns.slice(2));
  expect(Math.abs(mean(later.map(({ cards }) => cards)) - 4.5)).toBeLessThan(0.2);
  expect(Math.abs(mean(later.map(({ mana }) => mana)) - 2.7)).toBeLessThan(0.1);
  expect(Math.abs(mean(games.map(([first]) => first!.risk)) - 0.42)).toBeLessThan(0.04);
});

test('MV-SETUP-13 MV-SETUP-17 R-57 every seat starts about equally often', () => {
  const starts = [0, 0, 0];
  for (let seed = 0; seed < 900; seed++) starts[laid(3, {}, seed).start]!++;
  for (const times of starts) expect(Math.abs(times - 300)).toBeLessThan(60);
});

test('MV-SETUP-14 MV-AMULET-03 tokens and amulets begin on their used side', () => {
  const { players } = laid(4);
  expect(players.map(({ isActive }) => isActive)).toEqual([false, false, false, false]);
});

test('MV-SETUP-16 R-48 with neither leaders nor amulets the first turn begins at once', () => {
  const game = laid(2, { leaders: false, amulets: false });
  const [prompt] = mysticVale.rulebook.settle(game);
  expect([prompt?.ask, prompt?.seat]).toEqual(['plant', game.start]);
  expect(game.players.map(({ leader, token }) => [leader, token])).toEqual([
    [NONE, 0],
    [NONE, 0],
  ]);
});

test('MV-LEADER-02 MV-LEADER-03 MV-LEADER-04 R-12 the leader goes, starting side up, into a blank of the deck', () => {
  const game = laid(2);
  const player = game.players[0]!;
  const { onDeck, field } = player;
  const before = [...field];
  player.leader = 0;
  sleeveLeader(game, player);
  const leaders = player.cards.flatMap((_, card) => (faceAt(player, card).isLeader ? [card] : []));
  expect(leaders.length).toBe(1);
  expect(player.deck).toContain(leaders[0]);
  expect(faceAt(player, leaders[0]!).base.side).toBe('start');
  expect([player.field, player.onDeck]).toEqual([before, onDeck]);
  expect(player.cards.filter((make) => faceOf(make).isBlank).length).toBe(7);
});

test('MV-LEADER-02 with a leader the deck is shuffled again', () => {
  const orders = Array.from({ length: 8 }, (_, seed) => {
    const game = laid(2, {}, 3);
    game.random = fastRandom(seed);
    game.players[0]!.leader = 0;
    sleeveLeader(game, game.players[0]!);
    return game.players[0]!.deck.join();
  });
  expect(new Set(orders).size).toBe(8);
});

test('MV-LEADER-15 with every blank in the field, one of the field takes the leader and goes into the deck', () => {
  const game = laid(2);
  const player = game.players[0]!;
  const blanks = player.cards.flatMap((make, card) => (faceOf(make).isBlank ? [card] : []));
  player.field = blanks;
  player.deck = player.cards.map((_, card) => card).filter((card) => !blanks.includes(card) && card !== player.onDeck);
  player.leader = 2;
  sleeveLeader(game, player);
  expect(player.field.length).toBe(7);
  expect(player.deck.filter((card) => faceAt(player, card).isLeader).length).toBe(1);
});

test('the whole game is one rule, from leaders and amulets to the score', () => {
  expect(laid(2).stack).toEqual([match({})]);
  expect(allAdvancements().length).toBe(49);
});
