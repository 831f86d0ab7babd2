import { expect, test } from 'vitest';
import { Busy, Queue } from './queue.ts';

const latch = () => {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

test('one thing at a time, in the order they came, whatever becomes of those before', async () => {
  const queue = new Queue();
  const { open, opened } = latch();
  const done: string[] = [];
  const first = queue.run(async () => {
    await opened;
    done.push('first');
    throw new Error('it fails');
  });
  const second = queue.run(() => done.push('second'));
  expect(done).toEqual([]);
  open();
  await expect(first).rejects.toThrow('it fails');
  await second;
  expect(done).toEqual(['first', 'second']);
});

test('who asks for too much at once is told to wait; others are not', async () => {
  const queue = new Queue();
  const { open, opened } = latch();
  const flood = Array.from({ length: 100 }, () => queue.run(() => opened, 0));
  const settled = Promise.allSettled(flood);
  const other = queue.run(() => 'done', 1);
  open();
  const refused = (await settled).filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(68);
  expect(refused.every(({ reason }) => reason instanceof Busy)).toBe(true);
  expect(await other).toBe('done');
  expect(await queue.run(() => 'again', 0)).toBe('again');
});
