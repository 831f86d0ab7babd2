import { expect, test } from 'vitest';
import { shared } from './lobby.ts';

test('who asks while an answer is made shares the next one with all others, and it knows what was done before', async () => {
  const doors: (() => void)[] = [];
  let done = 'nothing';
  let made = 0;
  const ask = shared(async () => {
    made += 1;
    const known = done;
    await new Promise<void>((open) => doors.push(open));
    return known;
  });
  const early = ask();
  await Promise.resolve();
  done = 'a table was made';
  const late = Array.from({ length: 20 }, () => ask());
  doors[0]?.();
  expect(await early).toBe('nothing');
  await Promise.resolve();
  doors[1]?.();
  expect(new Set(await Promise.all(late))).toEqual(new Set(['a table was made']));
  expect(made).toBe(2);
});

test('an answer that fails is not kept', async () => {
  let tries = 0;
  const ask = shared(async () => {
    tries += 1;
    if (tries === 1) throw new Error('lost');
    return tries;
  });
  await expect(ask()).rejects.toThrow('lost');
  expect(await ask()).toBe(2);
});
