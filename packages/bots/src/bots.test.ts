import { type Core, createMatch, fastRandom, type GameModule, hashOf, type Move, type Prompt, type Seat } from '@conclave/engine';
import { stroll } from '@conclave/engine/testing';
import { sparks } from '@conclave/sparks';
import { expect, test } from 'vitest';
import { choose, isLevel, type Level, levels } from './index.ts';

/** One game between bots; what share of the win each seat takes. */
function play(game: GameModule, seated: readonly Level[], seed: number): number[] {
  const match = createMatch(game, { seats: seated.length, key: hashOf(seed) });
  const random = fastRandom(seed);
  for (let seat = match.asked[0]; seat !== undefined; seat = match.asked[0]) {
    const prompt = match.promptFor(seat)!;
    const move = choose(game, match.redealt(seat, random), seat, prompt, { level: seated[seat]!, random });
    expect(match.play(seat, move)).toMatchObject({ ok: true });
  }
  const { winners } = match.state.result!;
  return seated.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** The share of games that the first level wins against the second, at changing seats. */
function duel(game: GameModule, level: Level, against: Level, games: number): number {
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const seat = seed % 2;
    won += play(game, seat === 0 ? [level, against] : [against, level], seed)[seat]!;
  }
  return won / games;
}

/** Some positions of random games, each with a prompt that leaves a choice. */
function positions<G extends Core, M extends Move>(game: GameModule<G, M>, games: number): { state: G; seat: Seat; prompt: Prompt<M> }[] {
  const found: { state: G; seat: Seat; prompt: Prompt<M> }[] = [];
  for (let seed = 1; seed <= games; seed++)
    stroll(game, { seats: game.seats.max, seed, bound: 5000 }, ({ state, prompts, at }) => {
      const prompt = prompts.find(({ moves }) => moves.length > 1);
      if (prompt && at % 3 === 0) found.push({ state: game.clone(state), seat: prompt.seat, prompt });
    });
  return found;
}

const example = sparks as unknown as GameModule;

test('a simple bot beats a random one', () => {
  // Always burning the highest card and drawing wins two games in three; an equal opponent would win 600 of 1000 once in billions.
  expect(duel(example, 'simple', 'random', 1000)).toBeGreaterThan(0.6);
});

test('every level finishes games of every size', () => {
  for (const level of levels)
    for (const seats of [2, 3, 4]) expect(play(example, Array<Level>(seats).fill(level), seats).reduce((a, b) => a + b)).toBeCloseTo(1);
});

test('the same seed chooses the same move, and the position is left as it was', () => {
  for (const { state, seat, prompt } of positions(example, 10)) {
    const position = example.redeal(state, seat, fastRandom(3));
    const before = hashOf(position);
    for (const level of levels) {
      const [one, two] = [1, 2].map(() => choose(example, position, seat, prompt, { level, random: fastRandom(11) }));
      expect(two).toEqual(one);
      expect(prompt.moves).toContain(one);
    }
    expect(hashOf(position)).toBe(before);
  }
});

test('what a seat may not know does not change its choice', () => {
  let differing = 0;
  for (const { state, seat, prompt } of positions(example, 30)) {
    const elsewhere = example.redeal(state, seat, fastRandom(99));
    if (hashOf({ ...elsewhere, random: 0 }) !== hashOf({ ...state, random: 0 })) differing++;
    const [here, there] = [state, elsewhere].map((actual) => {
      const random = fastRandom(5);
      return choose(example, example.redeal(actual, seat, random), seat, prompt, { level: 'simple', random });
    });
    expect(there).toEqual(here);
  }
  expect(differing).toBeGreaterThan(30);
});

test('a level is one of those listed', () => {
  expect(levels).toEqual(['random', 'simple']);
  expect(isLevel('simple')).toBe(true);
  expect(isLevel('toString')).toBe(false);
});
