import { expect, test } from 'vitest';
import type { Core, Prompt } from './core.ts';
import { cloneData, cloneStack, done, frameOf, isAt, push, ruleOf, topOf } from './kernel.ts';
import { fastRandom } from './random.ts';
import { rulebook, tracing } from './rulebook.ts';

interface Toy extends Core {
  trail: string[];
}
type ToyMove = { readonly do: 'say'; readonly word: string };

const rule = ruleOf<Toy, ToyMove>();
const toy = (): Toy => ({ seats: 3, stack: [], random: fastRandom(1), walls: 0, result: null, trail: [] });
const says = (seat: number, ...words: string[]): Prompt<ToyMove> => ({ seat, ask: 'word', moves: words.map((word) => ({ do: 'say', word })) });
const say = (word: string): ToyMove => ({ do: 'say', word });

const inner = rule<{ seat: number }>()('inner', {
  ask: {
    ask: (_game, { seat }) => [says(seat, 'a', 'b')],
    chosen: (_game, _frame, move) => done(move.word),
  },
});
const outer = rule<{ heard: string }>()('outer', {
  first: (game) => void game.trail.push('first'),
  callInner: (game) => push(game, inner({ seat: 1 })),
  keep(game, frame) {
    frame.heard = String(frame.result);
    game.trail.push(`heard ${frame.heard}`);
    if (frame.heard === 'a') return 'callInner';
  },
  last: (game) => void game.trail.push('last'),
});
const nobody = rule<object>()('nobody', {
  skipped: { ask: () => [], chosen: (game) => void game.trail.push('chosen') },
  after: (game) => void game.trail.push('after'),
});
const alone = rule<object>()('alone', {
  only: { auto: true, ask: () => [says(2, 'x')], chosen: (game, _frame, move, seat) => void game.trail.push(`${seat} ${move.word}`) },
});
const secret = rule<object>()('secret', {
  all: { together: true, ask: () => [says(0, 'p', 'q'), says(2, 'r')], chosen: (game, _frame, move, seat) => void game.trail.push(`${seat} ${move.word}`) },
  opened: (game) => void game.trail.push('opened'),
});
const sworn = rule<object>()('sworn', { all: { together: true, final: true, ask: () => [says(0, 'p', 'q'), says(2, 'r')], chosen: () => undefined } });
const muddle = rule<object>()('muddle', { several: { ask: () => [says(0, 'p'), says(1, 'q')], chosen: () => undefined } });
const book = rulebook<Toy, ToyMove>([outer, inner, nobody, alone, secret, sworn, muddle]);

const started = (frame: ReturnType<typeof outer>): Toy => {
  const game = toy();
  push(game, frame);
  return game;
};

test('steps run from top to bottom, a called rule first, its value left in the result', () => {
  const game = started(outer({ heard: '' }));
  expect(book.settle(game)).toEqual([says(1, 'a', 'b')]);
  book.play(game, 1, say('a'));
  expect(book.settle(game)).toEqual([says(1, 'a', 'b')]);
  book.play(game, 1, say('b'));
  expect(book.settle(game)).toEqual([]);
  expect(game.trail).toEqual(['first', 'heard a', 'heard b', 'last']);
  expect(game.stack).toEqual([]);
});

test('a position in the middle of a rule can be written down and gone on with', () => {
  const game = started(outer({ heard: '' }));
  book.settle(game);
  const restored = JSON.parse(JSON.stringify(game)) as Toy;
  book.play(restored, 1, say('b'));
  book.settle(restored);
  expect(restored.trail).toEqual(['first', 'heard b', 'last']);
  expect(game.trail).toEqual(['first']);
});

test('a step that asks nobody is skipped', () => {
  const game = toy();
  push(game, nobody({}));
  book.settle(game);
  expect(game.trail).toEqual(['after']);
});

test('a single answer to a single prompt is given by itself where the step says so', () => {
  const game = toy();
  push(game, alone({}));
  expect(book.settle(game)).toEqual([]);
  expect(game.trail).toEqual(['2 x']);
});

test('simultaneous answers stay sealed until the last is in, and raise a wall', () => {
  const game = toy();
  push(game, secret({}));
  expect(book.settle(game).map((prompt) => prompt.seat)).toEqual([0, 2]);
  book.play(game, 2, say('r'));
  expect(book.settle(game).map((prompt) => prompt.seat)).toEqual([0]);
  expect([game.trail, game.walls]).toEqual([[], 0]);
  book.play(game, 0, say('q'));
  book.settle(game);
  expect([game.trail, game.walls]).toEqual([['0 q', '2 r', 'opened'], 1]);
});

test('a final answer raises a wall of its own as soon as it is given', () => {
  const game = toy();
  push(game, sworn({}));
  book.play(game, 0, say('q'));
  expect(game.walls).toBe(1);
  book.play(game, 2, say('r'));
  expect(game.walls).toBe(3);
});

test('several seats asked at once, but not together, is a fault of the rule', () => {
  const game = toy();
  push(game, muddle({}));
  expect(() => book.settle(game)).toThrow('muddle.several');
});

test('a finished game asks nobody', () => {
  const game = started(outer({ heard: '' }));
  game.result = { winners: [0], how: 'test' };
  expect(book.settle(game)).toEqual([]);
});

test('an answer that is not offered is refused where the step does not judge it', () => {
  const game = started(outer({ heard: '' }));
  book.settle(game);
  expect(book.accept(game, 1, say('z'))?.rule).toBe('TABLE-OFFER');
});

test('two rules of one name are refused, and so is an unknown step', () => {
  expect(() => rulebook([inner, inner])).toThrow('inner');
  const game = started({ ...outer({ heard: '' }), at: 'nowhere' });
  expect(() => book.settle(game)).toThrow('outer.nowhere');
});

test('copies of frames and data share nothing', () => {
  const stack = [{ rule: 'x', at: 'y', result: { deep: [1] }, list: [[2]] }];
  const copy = cloneStack(stack) as typeof stack;
  expect(copy).toEqual(stack);
  copy[0]?.list[0]?.push(3);
  copy[0]?.result.deep.push(4);
  expect(stack[0]).toEqual({ rule: 'x', at: 'y', result: { deep: [1] }, list: [[2]] });
  const data = { a: [{ b: 1 }], c: null };
  expect(cloneData(data)).toEqual(data);
  expect(cloneData(data).a[0]).not.toBe(data.a[0]);
});

test('tracing lists the steps that were reached', () => {
  const { steps } = tracing(() => {
    const game = toy();
    push(game, nobody({}));
    book.settle(game);
  });
  expect([...steps]).toEqual(['nobody.skipped', 'nobody.after']);
  expect(book.steps).toContain('outer.callInner');
});

test('a frame knows its rule and step, by names that the compiler checks', () => {
  const game = toy();
  push(game, outer({ heard: '' }));
  rulebook<Toy, ToyMove>([outer, inner]).settle(game);
  const top = topOf(game);
  expect(isAt(top, inner)).toBe(true);
  expect(isAt(top, inner, 'ask')).toBe(true);
  expect(isAt(top, outer, 'callInner', 'keep')).toBe(false);
  expect(frameOf(game, outer)?.heard).toBe('');
  expect(isAt(frameOf(game, outer), outer, 'keep', 'last')).toBe(true);
  expect(frameOf(game, alone)).toBeUndefined();
  // @ts-expect-error outer has no such step
  expect(isAt(top, outer, 'ask')).toBe(false);
});
