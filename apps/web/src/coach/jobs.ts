import type { Analysed, Depth, Finished, Followed, Hint, Plan } from '@conclave/bots/coach';
import type { Core, Move, Pack, Prompt, Seat } from '@conclave/engine';
import type { Laid } from '../table/laying.ts';

/** What a seat is asked, as a bot there would be asked: the position is dealt anew. */
export interface Asked {
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly position: Core;
  /** Of what is thought: the same question is answered the same. */
  readonly seed: number;
}

/** What a coach at work is asked; one a worker. */
export type Job = { readonly game: string; readonly pack?: Pack | undefined } & (
  | { readonly do: 'hint'; readonly asked: Asked; readonly decisions?: number }
  | { readonly do: 'plans'; readonly asked: Asked }
  | { readonly do: 'analyse'; readonly finished: Finished; readonly laid: Laid; readonly before?: Analysed; readonly depth?: Depth }
  | { readonly do: 'follow'; readonly asked: Asked; readonly move: Move; readonly decisions?: number }
);

/** What comes of it. */
export interface Answers {
  hint: Hint;
  plans: readonly Plan[];
  analyse: Analysed;
  follow: Followed;
}

/** What a worker says: it is at work, how far it has come, what it found, or why it cannot. */
export type FromCoach<D extends Job['do'] = Job['do']> =
  | { readonly t: 'progress'; readonly part: number; readonly sofar?: Analysed }
  | { readonly t: 'found'; readonly found: Answers[D] }
  | { readonly t: 'failed'; readonly reason: string };
