import { type Core, eventsFor, fastRandom, type GameEvent, hearing, type Move, unheard } from '@conclave/engine';
import type { Question } from '../bot.ts';
import { searched } from '../search.ts';
import { chancesBy } from './chances.ts';
import { chanceAfter } from './decision.ts';

/** What a move would have led to: the seat's chance after it, and what the seat would have seen. */
export interface Followed {
  readonly chance: number;
  readonly events: readonly GameEvent[];
}

const MOST_ANSWERS = 6;

/** Plays a move in thought and lets searches answer until the seat itself is asked again, on one deal of what it may not know. */
export function follow<G extends Core, M extends Move>(question: Question<G, M>, move: M, { decisions, seed }: { decisions: number; seed: number }): Followed {
  const { game, seat } = question;
  const random = fastRandom(seed);
  const dealt = game.redeal(question.position as G, seat, random);
  const { told } = hearing(() => {
    game.rulebook.play(dealt, seat, move);
    let [next] = game.rulebook.settle(dealt);
    for (let i = 0; next && next.seat !== seat && i < MOST_ANSWERS; i++) {
      const asked = { game, position: game.redeal(dealt, next.seat, random), seat: next.seat, prompt: next };
      const answer = next.moves.length > 1 ? unheard(() => searched(asked, { decisions, judge: chancesBy(game) }, random)[0]?.move) : undefined;
      game.rulebook.play(dealt, next.seat, answer ?? (next.moves[0] as M));
      [next] = game.rulebook.settle(dealt);
    }
  });
  return { chance: chanceAfter(question, move, { decisions, seed }), events: eventsFor(told, seat) };
}
