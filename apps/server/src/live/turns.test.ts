import { expect, onTestFinished, test, vi } from 'vitest';
import { Turns } from './turns.ts';

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));

test('addresses take turns, one in each turn of the event loop', async () => {
  const turns = new Turns();
  const served: string[] = [];
  const ask = (address: string, what: string) => turns.take(address, () => served.push(what));
  const loop = (async () => {
    for (let n = 1; served.length < 9; n++) {
      await turnOfTheLoop();
      served.push(`turn ${n}`);
    }
  })();
  await Promise.all([ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1')]);
  await loop;
  expect(served.filter((one) => !one.startsWith('turn'))).toEqual(['a1', 'b1', 'a2', 'a3']);
  const between = served.map((one) => one.startsWith('turn'));
  expect(between.some((isTurn, i) => !isTurn && between[i + 1] === false)).toBe(false);
});

test('what took long is followed by a rest, in which everybody else is served', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const turns = new Turns();
  const served: string[] = [];
  const busy = () => {
    const until = performance.now() + 5;
    while (performance.now() < until);
    served.push('busy');
  };
  const both = Promise.all([turns.take('a', busy), turns.take('a', busy)]);
  for (let n = 0; n < 4; n++) {
    await turnOfTheLoop();
    served.push('other');
  }
  expect(served).toEqual(['busy', 'other', 'other', 'other', 'other']);
  vi.runAllTimers();
  await both;
  expect(served.at(-1)).toBe('busy');
});

test('what is given back and what is thrown reach who asked, and the others go on', async () => {
  const turns = new Turns();
  const broken = turns.take('a', () => {
    throw new Error('broken');
  });
  const whole = turns.take('a', () => 'whole');
  await expect(broken).rejects.toThrow('broken');
  expect(await whole).toBe('whole');
});

test('who comes when nobody waits any more is served again', async () => {
  const turns = new Turns();
  expect(await turns.take('a', () => 1)).toBe(1);
  expect(await turns.take('a', () => 2)).toBe(2);
  expect(await Promise.all([turns.take('b', () => 3), turns.take('a', () => 4)])).toEqual([3, 4]);
});
