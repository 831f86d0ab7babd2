import { type Core, fastRandom, type GameModule, Match, type Move, type Seat } from '@conclave/engine';
import { sharesOf } from './chances.ts';
import { type Decision, judged } from './decision.ts';

/** A finished game as it is analysed: how it began, and the moves in force. */
export interface Finished {
  readonly beginning: ConstructorParameters<typeof Match>[1];
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[];
}

/** What was found so far: enough to go on later. */
export interface Analysed {
  readonly decisions: readonly Decision[];
  /** How many moves were looked at, of all. */
  readonly looked: number;
  readonly moves: number;
  /** By seat, the part of the win that it took. */
  readonly shares: readonly number[];
}

export interface Depth {
  /** Decisions played in thought over the whole game; shared by its choices. */
  readonly inAll: number;
  readonly least: number;
  readonly most: number;
}

/** What takes a minute or two in a browser. */
export const USUAL_DEPTH: Depth = { inAll: 90_000, least: 150, most: 1000 };

/** Of a choice between moves of which one was played. A move that was made without being asked is no answer to anything. */
const choiceIn = (match: Match, { seat, move }: Finished['moves'][number]): ReturnType<Match['promptFor']> => {
  const prompt = match.promptFor(seat);
  const isAnswer = prompt && !match.anytimeFor(seat).some((one) => JSON.stringify(one) === JSON.stringify(move));
  return isAnswer && prompt.moves.length > 1 ? prompt : undefined;
};

/** How far to think at each choice, so that the whole takes about as long whatever the game. */
function thoughtFor(game: GameModule, { beginning, moves }: Finished, { inAll, least, most }: Depth): number {
  const match = new Match(game, beginning);
  let choices = 0;
  for (const made of moves) {
    if (choiceIn(match, made)) choices++;
    match.play(made.seat, made.move);
  }
  return Math.round(Math.max(least, Math.min(most, inAll / Math.max(1, choices))));
}

/**
 * Looks at every choice of a finished game. It tells after each what it has found so far; `before` is where an earlier look was left.
 * The same game gives the same analysis, in one go or in several.
 */
export function* analysing(
  game: GameModule,
  finished: Finished,
  { depth = USUAL_DEPTH, before }: { depth?: Depth; before?: Analysed } = {},
): Generator<Analysed, Analysed> {
  const { beginning, moves } = finished;
  const decisions = thoughtFor(game, finished, depth);
  const match = new Match(game, beginning);
  const found: Decision[] = [...(before?.decisions ?? [])];
  const sofar = (looked: number): Analysed => {
    const shares = sharesOf(match.state.result?.winners ?? [], match.seats);
    return { decisions: [...found], looked, moves: moves.length, shares };
  };
  for (const [at, made] of moves.entries()) {
    const prompt = at < (before?.looked ?? 0) ? undefined : choiceIn(match, made);
    if (prompt) {
      const position = match.redealt(made.seat, fastRandom(at + 1)) as Core;
      const { id: _, ...asked } = prompt;
      found.push(judged({ game, position, seat: made.seat, prompt: asked }, { played: made.move, at }, { decisions, seed: at * 4 + 1 }));
    }
    const played = match.play(made.seat, made.move);
    if (!played.ok) throw new Error(`Move ${at + 1} cannot be made again: ${played.refusal.reason}`);
    if (prompt) yield sofar(at + 1);
  }
  return sofar(moves.length);
}
