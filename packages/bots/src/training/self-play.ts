import { below, type Core, type Features, fastRandom, type GameModule, type Move, type Prompt, type Random } from '@conclave/engine';
import { inputsAt } from '../input.ts';
import type { Judge } from '../judge.ts';
import { likely, ratedMoves } from '../moves.ts';
import { searched } from '../search.ts';
import type { Sample } from './trainer.ts';

/** How games are played that a net learns from. */
export interface Play<G extends Core> {
  readonly seats: number;
  readonly seed: number;
  /** Decisions thought ahead; none: what looks best at first sight. */
  readonly thought: number;
  /** What a search judges by. */
  readonly judge?: Judge<G>;
}

/** One move in so many is not the best but any, more likely a promising one: so that a net sees what is left undone. */
const NOISE = 7;
/** One position in so many is kept, with its hidden things dealt anew as a search would see them. */
const KEPT = 5;
const CANDIDATES = 24;
const MOST_DECISIONS = 20_000;
const FINE = 2 ** 20;

function byPrior<G extends Core, M extends Move>(game: GameModule<G, M>, state: G, prompt: Prompt<M>, random: Random): M {
  const rated = ratedMoves(game, state, prompt, CANDIDATES);
  let left = below(random, FINE) / FINE;
  for (const { move, prior } of rated) {
    left -= prior;
    if (left <= 0) return move;
  }
  return rated[0]?.move ?? (prompt.moves[0] as M);
}

function answer<G extends Core, M extends Move>(game: GameModule<G, M>, state: G, prompt: Prompt<M>, { thought, judge }: Play<G>, random: Random): M {
  const { seat, moves } = prompt;
  if (moves.length === 1) return moves[0] as M;
  if (below(random, NOISE) === 0) return byPrior(game, state, prompt, random);
  if (thought === 0) return likely(game, state, prompt, random);
  const position = game.redeal(state, seat, random);
  return searched({ game, position, seat, prompt }, { decisions: thought, ...(judge && { judge }) }, random)[0]?.move ?? (moves[0] as M);
}

/** Plays a game against itself, and says what some of its positions looked like and how it ended. */
export function selfPlay<G extends Core, M extends Move>(game: GameModule<G, M>, features: Features<G>, play: Play<G>): Sample[] {
  const random = fastRandom(play.seed);
  const state = game.setup(play.seats, {}, fastRandom(below(random, 2 ** 31)));
  const seen: Float32Array[][] = [];
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const [prompt] = game.rulebook.settle(state);
    if (!prompt) break;
    if (below(random, KEPT) === 0) seen.push(inputsAt(features, game.redeal(state, prompt.seat, random)));
    game.rulebook.play(state, prompt.seat, answer(game, state, prompt, play, random));
  }
  const { winners } = state.result ?? { winners: [] as number[] };
  const shares = Array.from({ length: play.seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return winners.length > 0 ? seen.map((inputs) => ({ inputs, shares })) : [];
}
