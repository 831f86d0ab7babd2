import { fastRandom, type GameModule, hashOf, Match, type Move } from '@conclave/engine';
import { sparks } from '@conclave/sparks';
import { expect, test } from 'vitest';
import { botOf } from '../bots.ts';
import { searched } from '../search.ts';
import { positions } from '../testing.ts';
import { type Analysed, analysing, type Finished } from './analysis.ts';
import { chancesBy, glance, shared, withChance } from './chances.ts';
import type { Decision } from './decision.ts';
import { type Hint, thinkOfHint } from './hint.ts';
import { interval } from './puzzle.ts';
import { accountOf, swingsOf, turningPoints } from './summary.ts';

const game = sparks as unknown as GameModule;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Runs to the end what tells how far it has come. */
function finish<T, R>(thinking: Generator<T, R>): { told: T[]; found: R } {
  const told: T[] = [];
  for (;;) {
    const step = thinking.next();
    if (step.done) return { told, found: step.value };
    told.push(step.value);
  }
}

/** A whole game between two random players, with its moves. */
function playedGame(seed: number): Finished {
  const beginning = { seats: 3, options: {}, key: hashOf(seed) };
  const match = new Match(game, beginning);
  const random = fastRandom(seed);
  for (let seat = match.asked[0]; seat !== undefined; seat = match.asked[0]) {
    const prompt = match.promptFor(seat)!;
    match.play(seat, botOf('random').choose({ game, position: match.redealt(seat, random), seat, prompt }, random));
  }
  return { beginning, moves: match.moves.map(({ seat, move }) => ({ seat, move })) };
}

const SHALLOW = { inAll: 100, least: 60, most: 60 };

test('chances sum to 1, whatever a game calls a value', () => {
  expect(shared([0.5, 0.75, 0.75])).toEqual([0.25, 0.375, 0.375]);
  expect(shared([0, 0])).toEqual([0.5, 0.5]);
  for (const { state, seat } of positions(game, 3)) {
    expect(sum(Array.from(chancesBy(game)(state)))).toBeCloseTo(1);
    expect(sum(glance(game, { position: state, seat }, 5, fastRandom(1)))).toBeCloseTo(1);
  }
});

test('what a better known chance leaves is divided as before', () => {
  expect(withChance([0.5, 0.3, 0.2], 0, 0.6)).toEqual([0.6, expect.closeTo(0.24), expect.closeTo(0.16)]);
  expect(withChance([1, 0, 0], 0, 0.5)).toEqual([0.5, 0.25, 0.25]);
});

test('a hint is an offered move, tells how far it is, and is the same each time', () => {
  for (const { state, seat, prompt } of positions(game, 3)) {
    const question = { game, position: game.redeal(state, seat, fastRandom(4)), seat, prompt };
    const before = hashOf(question.position);
    const [one, two] = [1, 2].map(() => finish(thinkOfHint(question, { decisions: 600, seed: 9 })));
    expect(prompt.moves).toContainEqual(one!.found.move);
    expect(one!.told.length).toBeGreaterThan(1);
    expect(one!.told).toEqual(one!.told.toSorted((a, b) => a - b));
    expect(one!.told.at(-1)).toBeLessThanOrEqual(1);
    expect(two).toEqual(one);
    expect(hashOf(question.position)).toBe(before);
    for (const chance of [one!.found.now, one!.found.after]) expect(chance >= 0 && chance <= 1).toBe(true);
  }
});

test('a hint is what a search as long finds, and the chance before it is found by the same search', () => {
  for (const { state, seat, prompt } of positions(game, 4)) {
    const question = { game, position: game.redeal(state, seat, fastRandom(4)), seat, prompt };
    const { move, now, after } = finish(thinkOfHint(question, { decisions: 900, seed: 9 })).found;
    const considered = searched(question, { decisions: 900 }, fastRandom(9));
    expect([move, after]).toEqual([considered[0]!.move, considered[0]!.chance]);
    const usual = sum(considered.map(({ prior, chance }) => prior * chance)) / sum(considered.map(({ prior }) => prior));
    expect(now).toBeCloseTo(usual);
  }
});

test('a hint names no other move as better than its own', () => {
  const hints = positions(game, 12).map(({ state, seat, prompt }) => {
    const position = game.redeal(state, seat, fastRandom(4));
    return finish(thinkOfHint({ game, position, seat, prompt }, { decisions: 400, seed: 3 })).found;
  });
  expect(hints.some(({ others }) => others.length > 0)).toBe(true);
  for (const { after, others } of hints) for (const { chance } of others) expect(chance).toBeLessThanOrEqual(after);
});

test('a hint is the same when all that a seat may not know is dealt anew', () => {
  for (const { state, seat, prompt } of positions(game, 6)) {
    const elsewhere = game.redeal(state, seat, fastRandom(77));
    const [here, there] = [state, elsewhere].map((actual): Hint => {
      const position = game.redeal(actual, seat, fastRandom(5));
      return finish(thinkOfHint({ game, position, seat, prompt }, { decisions: 250, seed: 5 })).found;
    });
    expect(there).toEqual(here);
  }
});

test('an analysis looks at every choice, and is the same in one go and in two', () => {
  const finished = playedGame(3);
  const whole = finish(analysing(game, finished, { depth: SHALLOW }));
  expect(whole.found.looked).toBe(finished.moves.length);
  expect(whole.found.decisions.length).toBe(whole.told.length);
  expect(sum(whole.found.shares)).toBeCloseTo(1);
  const half = whole.told[Math.floor(whole.told.length / 2)]!;
  const rest = finish(analysing(game, finished, { depth: SHALLOW, before: half }));
  expect(rest.found).toEqual(whole.found);
  expect(rest.told.length).toBeLessThan(whole.told.length);
});

test('luck, choices and rivals sum to the whole swing, for every seat', () => {
  const { found } = finish(analysing(game, playedGame(5), { depth: SHALLOW }));
  for (const seat of [0, 1, 2]) {
    const { start, end, luck, choices, rivals, accuracy } = accountOf(found, seat);
    expect(luck + choices + rivals).toBeCloseTo(end - start);
    expect(accuracy).toBeGreaterThanOrEqual(0);
    expect(accuracy).toBeLessThanOrEqual(100);
  }
  for (const { choice, luck } of swingsOf(found)) expect([sum(choice), sum(luck)]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
});

const [a, b]: Move[] = [{ do: 'draw' }, { do: 'pass' }];
const decision = (at: number, seat: number, gave: number): Decision => ({ at, seat, played: a!, best: b!, chances: [0.5, 0.25, 0.25], gave });
const analysed = (decisions: Decision[]): Analysed => ({ decisions, looked: 9, moves: 9, shares: [0, 1, 0] });

test('what one gives away goes to the others by their chances, the rest is luck', () => {
  const found = analysed([decision(0, 0, -0.2)]);
  expect(swingsOf(found)).toEqual([
    { at: 0, choice: [-0.2, expect.closeTo(0.1), expect.closeTo(0.1)], luck: [expect.closeTo(-0.3), expect.closeTo(0.65), expect.closeTo(-0.35)] },
  ]);
  expect(accountOf(found, 0)).toMatchObject({ start: 0.5, end: expect.closeTo(0), choices: -0.2, rivals: 0, luck: expect.closeTo(-0.3) });
  expect(accountOf(found, 1)).toMatchObject({ choices: 0, rivals: expect.closeTo(0.1), accuracy: 100 });
});

test('as long as the end was not looked at, nobody has lost or won by luck what the end decides', () => {
  const begun = { ...analysed([decision(0, 0, -0.2)]), looked: 1, shares: [0, 0, 0] };
  expect(accountOf(begun, 0)).toMatchObject({ luck: 0, choices: -0.2, end: expect.closeTo(0.3) });
});

test('accuracy is of turns: what is given away in many small choices of one turn counts as much as in one', () => {
  const small = [-0.1, -0.1, -0.1].map((gave, at) => decision(at, 0, gave));
  const one = analysed([decision(0, 0, -0.3), decision(3, 1, 0)]);
  expect(accountOf(analysed([...small, decision(3, 1, 0)]), 0).accuracy).toBeCloseTo(accountOf(one, 0).accuracy);
  expect(accountOf(analysed([decision(0, 0, -0.3), decision(1, 1, 0), decision(2, 0, 0)]), 0).accuracy).toBeCloseTo((accountOf(one, 0).accuracy + 100) / 2, 0);
});

test('turning points are the three that cost most, in the order of the game; then what was found better', () => {
  const costs = [-0.02, -0.3, -0.05, 0.2, -0.1, -0.001];
  const found = analysed(costs.map((gave, at) => decision(at, 0, gave)));
  expect(turningPoints(found, 0).map(({ at }) => at)).toEqual([1, 2, 4]);
  expect(turningPoints(analysed([decision(0, 0, 0.1), decision(1, 0, -0.1), decision(2, 1, -0.5)]), 0).map(({ at }) => at)).toEqual([0, 1]);
  expect(turningPoints(analysed([decision(0, 0, -0.001)]), 0)).toEqual([]);
});

test('an interval widens with the spread', () => {
  expect(interval([0.1, 0.1, 0.1])).toEqual([expect.closeTo(0.1), expect.closeTo(0.1), expect.closeTo(0.1)]);
  const [low, mean, high] = interval([0, 0.1, 0.2, 0.1]);
  expect(mean).toBeCloseTo(0.1);
  expect(low).toBeLessThan(0.05);
  expect(high - mean).toBeCloseTo(mean - low);
});
