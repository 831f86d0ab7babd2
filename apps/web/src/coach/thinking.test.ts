import { expect, test } from 'vitest';
import type { FromCoach, Job } from './jobs.ts';
import { Silent, type Thinker, think } from './thinking.ts';

const job = { do: 'follow', game: 'sparks', move: { do: 'pass' }, asked: {} } as unknown as Extract<Job, { do: 'follow' }>;

/** A worker that does as it is told, to see what becomes of one that fails. */
function worker(act: (say: (message: FromCoach) => void, die: (message: string) => void) => void): Thinker & { isStopped: boolean } {
  const thinker: Thinker & { isStopped: boolean } = {
    isStopped: false,
    onmessage: null,
    onerror: null,
    terminate() {
      this.isStopped = true;
    },
    postMessage() {
      queueMicrotask(() =>
        act(
          (data) => thinker.onmessage?.({ data } as MessageEvent<FromCoach>),
          (message) => thinker.onerror?.({ message } as ErrorEvent),
        ),
      );
    },
  };
  return thinker;
}

test('what is found is told, with how far it had come, and the worker is let go', async () => {
  const thinker = worker((say) => {
    say({ t: 'progress', part: 0.5 });
    say({ t: 'found', found: { chance: 0.25, events: [] } });
  });
  const parts: number[] = [];
  const { found } = think(job, { hire: () => thinker, progress: (part) => parts.push(part) });
  expect([await found, parts, thinker.isStopped]).toEqual([{ chance: 0.25, events: [] }, [0.5], true]);
});

test('a worker that fails, dies or hangs is let go, and that is told', async () => {
  const failing = worker((say) => say({ t: 'failed', reason: 'no such game' }));
  await expect(think(job, { hire: () => failing }).found).rejects.toThrow('no such game');
  const dying = worker((_, die) => die('out of memory'));
  await expect(think(job, { hire: () => dying }).found).rejects.toThrow('out of memory');
  const hanging = worker(() => {});
  await expect(think(job, { hire: () => hanging, silenceMs: 1 }).found).rejects.toThrow(Silent);
  expect([failing, dying, hanging].map(({ isStopped }) => isStopped)).toEqual([true, true, true]);
});

test('one that was stopped says no more', () => {
  const thinker = worker(() => {});
  think(job, { hire: () => thinker }).stop();
  expect(thinker.isStopped).toBe(true);
});
