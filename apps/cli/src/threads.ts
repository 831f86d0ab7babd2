import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** How many threads there are unless said. */
export const allCores = (): number => availableParallelism();

/**
 * Lets threads work through tasks; `file` exports the work as its default. What they answer comes in the order of the tasks, however many
 * threads there are. Without threads the work is done here, one task after the other.
 */
export async function inThreads<T, R>(file: URL, tasks: readonly T[], { workers, done }: { workers: number; done: (answer: R) => void }): Promise<R[]> {
  const tell = (answer: R): R => {
    done(answer);
    return answer;
  };
  if (workers < 2) {
    const { default: work } = (await import(file.href)) as { default: (task: T) => Promise<R> };
    const answers: R[] = [];
    for (const task of tasks) answers.push(tell(await work(task)));
    return answers;
  }
  const pool = new Piscina<T, R>({
    filename: fileURLToPath(new URL('./thread.mjs', import.meta.url)),
    workerData: { file: file.href },
    maxThreads: workers,
    execArgv: [],
  });
  try {
    return await Promise.all(tasks.map(async (task) => tell(await pool.run(task))));
  } finally {
    await pool.destroy();
  }
}
