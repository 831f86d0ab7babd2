import type { Core, GameModule, Move, Prompt, Random, Seat } from '@conclave/engine';

/** What a bot is asked. It never sees the true position: `position` is dealt anew, as `match.redealt` gives it. */
export interface Question<G extends Core = Core, M extends Move = Move> {
  readonly game: GameModule<G, M>;
  readonly position: Readonly<G>;
  readonly seat: Seat;
  readonly prompt: Prompt<M>;
}

/** Somebody who answers prompts. The same question and the same random give the same answer. */
export interface Bot {
  choose<G extends Core, M extends Move>(question: Question<G, M>, random: Random): M;
}
