import type { Analysed } from '@conclave/bots/coach';
import type { Answers, FromCoach, Job } from './jobs.ts';

/** The coach has not been heard of for too long. */
export class Silent extends Error {}

/** No slice of a thought takes longer, on any machine worth the name. */
const SILENCE_MS = 30_000;

/** What is used of a browser's worker. */
export interface Thinker {
  postMessage(job: Job): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromCoach>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

const newThinker = (): Thinker => new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' }) as unknown as Thinker;

export interface Thought<D extends Job['do']> {
  readonly found: Promise<Answers[D]>;
  /** Stops it at once; nothing more is told. */
  stop(): void;
}

interface Listening {
  progress?(part: number, sofar: Analysed | undefined): void;
  readonly silenceMs?: number;
  readonly hire?: () => Thinker;
}

/** Lets a worker of its own think; the page and the table go on meanwhile. A worker that dies or hangs rejects, `Silent` in the latter case. */
export function think<D extends Job['do']>(job: Extract<Job, { do: D }>, { progress, silenceMs = SILENCE_MS, hire = newThinker }: Listening = {}): Thought<D> {
  const thinker = hire();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    thinker.terminate();
  };
  const found = new Promise<Answers[D]>((resolve, reject) => {
    const end = (settle: () => void): void => {
      stop();
      settle();
    };
    const listen = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => end(() => reject(new Silent())), silenceMs);
    };
    thinker.onmessage = ({ data }) => {
      if (data.t === 'found') end(() => resolve(data.found as Answers[D]));
      else if (data.t === 'failed') end(() => reject(new Error(data.reason)));
      else {
        listen();
        progress?.(data.part, data.sofar);
      }
    };
    thinker.onerror = ({ message }) => end(() => reject(new Error(message)));
    listen();
    thinker.postMessage(job);
  });
  return { found, stop };
}
