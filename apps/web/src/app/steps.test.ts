import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Steps } from './steps.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is shown, and whether the bots wait, as a page would have it. */
function page() {
  const shown: string[] = [];
  const told = { bots: false };
  const steps = new Steps<string>({
    show: (state) => shown.push(state),
    lasts: () => 100,
    changed: ({ isHeld, last }) => {
      told.bots = isHeld || last !== undefined;
    },
  });
  return { steps, shown, told };
}

test('each state is seen for its time before the next, and the bots wait for the last', () => {
  const { steps, shown, told } = page();
  for (const state of ['a', 'b', 'c']) steps.add(state);
  expect([shown, told.bots]).toEqual([['a'], true]);
  vi.advanceTimersByTime(99);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(100);
  expect([shown, told.bots]).toEqual([['a', 'b', 'c'], false]);
});

test('nothing further is shown while something is held, however long, and the bots wait', () => {
  const { steps, shown, told } = page();
  steps.add('a');
  const release = steps.hold();
  steps.add('b');
  vi.advanceTimersByTime(10_000);
  expect([shown, told.bots]).toEqual([['a'], true]);
  release();
  expect([shown, told.bots]).toEqual([['a', 'b'], false]);
});

test('what is held twice goes on when both let go, and letting go twice is once', () => {
  const { steps, shown, told } = page();
  const [first, second] = [steps.hold(), steps.hold()];
  steps.add('a');
  first();
  first();
  expect([shown, steps.isHeld]).toEqual([[], true]);
  second();
  expect([shown, steps.isHeld, told.bots]).toEqual([['a'], false, false]);
});

test('letting go does not shorten the time of what is being seen', () => {
  const { steps, shown } = page();
  steps.add('a');
  steps.add('b');
  steps.hold()();
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(['a', 'b']);
});

test('whoever acts comes to the present at once: holds end, and what was in between is not shown', () => {
  const { steps, shown, told } = page();
  steps.add('a');
  const release = steps.hold();
  steps.add('b');
  steps.add('c');
  steps.catchUp();
  expect([shown, steps.isHeld, told.bots]).toEqual([['a', 'c'], false, false]);
  release();
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual(['a', 'c']);
});

test('whoever is forty steps behind jumps to the present', () => {
  const { steps, shown } = page();
  steps.hold();
  for (let i = 0; i <= 40; i++) steps.add(`${i}`);
  expect([shown, steps.last]).toEqual([['40'], undefined]);
});
