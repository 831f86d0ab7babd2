import { type Core, cloneCore, done, fastRandom, type GameModule, hashOf, type Move, type Prompt, push, rulebook, ruleOf } from '@conclave/engine';
import { sparks } from '@conclave/sparks';
import { expect, test } from 'vitest';
import { randomBot } from './random.ts';
import { Search, searchBot, searched } from './search.ts';
import { duel, positions } from './testing.ts';

const example = sparks as unknown as GameModule;

test('a search beats random play', () => {
  // An equal opponent would win 90 of 150 once in a hundred times.
  expect(duel(example, [searchBot({ decisions: 150 }), randomBot], 150)).toBeGreaterThan(0.6);
});

test('the same seed and count find the same, and the position is left as it was', () => {
  for (const { state, seat, prompt } of positions(example, 5)) {
    const position = example.redeal(state, seat, fastRandom(3));
    const before = hashOf(position);
    const [one, two] = [1, 2].map(() => searched({ game: example, position, seat, prompt }, { decisions: 200 }, fastRandom(11)));
    expect(two).toEqual(one);
    expect(hashOf(position)).toBe(before);
    expect(one!.reduce((sum, { prior }) => sum + prior, 0)).toBeLessThanOrEqual(1.0001);
    for (const { move, chance } of one!) {
      expect(prompt.moves).toContainEqual(move);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
  }
});

test('a search can be thought on', () => {
  const [{ state, seat, prompt }] = positions(example, 1) as [ReturnType<typeof positions>[number]];
  const search = new Search({ game: example, position: state, seat, prompt }, {}, fastRandom(1));
  const visits = (): number => search.considered().reduce((sum, one) => sum + one.visits, 0);
  search.think(50);
  const soon = visits();
  search.think(400);
  expect(visits()).toBeGreaterThan(soon);
  expect(search.spent).toBeGreaterThanOrEqual(50);
});

test('what a seat may not know does not change what it finds', () => {
  for (const { state, seat, prompt } of positions(example, 10)) {
    const elsewhere = example.redeal(state, seat, fastRandom(99));
    const [here, there] = [state, elsewhere].map((actual) => {
      const random = fastRandom(5);
      return searched({ game: example, position: example.redeal(actual, seat, random), seat, prompt }, { decisions: 150 }, random);
    });
    expect(there).toEqual(here);
  }
});

test('where all turns out alike the most promising move is taken', () => {
  const guide = { value: () => 0.5, promise: (_game: Core, _seat: number, move: Move) => ('card' in move ? Number(move.card) : 0) };
  const indifferent = { ...example, guide };
  for (const { state, seat, prompt } of positions(example, 5).filter((one) => one.prompt.ask === 'burn')) {
    const move = searchBot({ decisions: 200 }).choose({ game: indifferent, position: state, seat, prompt }, fastRandom(2)) as Move & { card: number };
    expect(move.card).toBe(Math.max(...prompt.moves.map((one) => (one as Move & { card: number }).card)));
  }
});

test('where all turns out alike a seat does what it likes, and others do not', () => {
  const indifferent = { ...example, guide: { value: () => 0.5 } };
  const cardOf = (move: Move): number => ('card' in move ? Number(move.card) : 0);
  for (const { state, seat, prompt } of positions(example, 5).filter((one) => one.prompt.ask === 'burn')) {
    const least = Math.min(...prompt.moves.map(cardOf));
    const liking = (_game: Core, move: Move): number => (cardOf(move) === least ? 0.01 : 0);
    const [best] = searched({ game: indifferent, position: state, seat, prompt }, { decisions: 200, liking }, fastRandom(2));
    expect(cardOf(best!.move)).toBe(least);
  }
});

test('a seat that is not asked gets a clear answer', () => {
  const [{ state, prompt }] = positions(example, 1).filter((one) => one.prompt.ask === 'draw') as [ReturnType<typeof positions>[number]];
  const seat = (prompt.seat + 1) % state.seats;
  expect(() => new Search({ game: example, position: state, seat, prompt: { ...prompt, seat } }, {}, fastRandom(1))).toThrow(
    `Seat ${seat} is not asked anything.`,
  );
});

type Coin = Move & { do: 'heads' | 'tails' };
interface Pennies extends Core {
  shown: string[];
}

const show = ruleOf<Pennies, Coin>()<object>()('show', {
  both: {
    together: true,
    ask: () => [0, 1].map((seat): Prompt<Coin> => ({ seat, ask: 'coin', moves: [{ do: 'heads' }, { do: 'tails' }] })),
    chosen(game, _frame, move) {
      game.shown.push(move.do);
    },
  },
  compare(game) {
    game.result = { winners: [game.shown[0] === game.shown[1] ? 0 : 1], how: 'coins' };
    return done();
  },
});

const clonePennies = (game: Pennies): Pennies => ({ ...cloneCore(game), shown: [...game.shown] });
const pennies = {
  rulebook: rulebook<Pennies, Coin>([show]),
  clone: clonePennies,
  redeal: (game: Pennies) => clonePennies(game),
  guide: { value: (game: Pennies, seat: number) => (game.result?.winners.includes(seat) ? 1 : 0) },
} as unknown as GameModule<Pennies, Coin>;

test('who is asked together with others answers without knowing their answers', () => {
  const position: Pennies = { seats: 2, stack: [], random: fastRandom(1), walls: 0, result: null, shown: [] };
  push(position, show({}));
  const [prompt] = pennies.rulebook.settle(position) as [Prompt<Coin>];
  const found = new Search({ game: pennies, position, seat: 0, prompt }, {}, fastRandom(1));
  for (let i = 0; i < 400; i++) found.descend();
  // Against somebody who knew the coin, both would be lost for sure.
  for (const { chance } of found.considered()) expect(chance).toBeGreaterThan(0.3);
});
