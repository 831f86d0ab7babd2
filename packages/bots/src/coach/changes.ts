import type { Core, GameModule, Move, Random, Seat } from '@conclave/engine';
import type { Question } from '../bot.ts';
import { likely } from '../moves.ts';

/** A feature of a seat that a move changes, in the feature's own measure: about 1 is much. */
export interface Change {
  readonly seat: Seat;
  readonly feature: string;
  readonly by: number;
}

const DEALS = 24;
const HORIZON = 16;
/** Less than that is not worth a word. */
const LEAST = 0.02;

/** Plays a move and what follows at first sight, until the rule that asked is over or asks this seat again. */
function followed<G extends Core, M extends Move>(game: GameModule<G, M>, position: G, first: { seat: Seat; move: M }, random: Random): void {
  const depth = position.stack.length;
  game.rulebook.play(position, first.seat, first.move);
  let [next] = game.rulebook.settle(position);
  for (let i = 0; next && next.seat !== first.seat && position.stack.length >= depth && i < HORIZON; i++) {
    game.rulebook.play(position, next.seat, likely(game, position, next, random));
    [next] = game.rulebook.settle(position);
  }
}

/** What a move changes in the features of all seats, on average over several deals; what changes most first. */
export function changesOf<G extends Core, M extends Move>({ game, position, seat }: Question<G, M>, move: M, random: Random): Change[] {
  const { features } = game.guide;
  if (!features) return [];
  const sums = Array.from({ length: position.seats }, () => features.names.map(() => 0));
  for (let deal = 0; deal < DEALS; deal++) {
    const dealt = game.redeal(position as G, seat, random);
    const before = features.of(dealt);
    followed(game, dealt, { seat, move }, random);
    const after = features.of(dealt);
    for (const [other, own] of sums.entries()) for (const i of own.keys()) own[i] = (own[i] ?? 0) + (after[other]?.[i] ?? 0) - (before[other]?.[i] ?? 0);
  }
  return sums
    .flatMap((own, other) => features.names.map((feature, i) => ({ seat: other, feature, by: (own[i] ?? 0) / DEALS })))
    .filter(({ by }) => Math.abs(by) >= LEAST)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}
