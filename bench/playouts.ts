import { choose } from '@conclave/bots';
import { below, createMatch, type Entry, fastRandom, type GameModule, hashOf, type Random } from '@conclave/engine';
import { rate } from './measure.ts';

/** What was measured of a game; all rates are a second of one core. */
export interface Rates {
  game: string;
  seats: number;
  /** Random decisions, all legal moves listed at each. */
  decisions: number;
  games: number;
  clones: number;
  /** Whole matches, as sensible bots play them, rebuilt from their logs; every move is judged anew. */
  replays: number;
  replayMs: number;
}

const CLONES_AT_ONCE = 100;
const MATCHES = 3;

const defaultsOf = (game: GameModule): Record<string, boolean | string> =>
  Object.fromEntries(Object.entries(game.options).map(([key, spec]) => [key, spec.default]));

/** A random game on one position; `visit` sees it before each decision. How many decisions it took. */
function playout(game: GameModule, seats: number, random: Random, visit?: (state: ReturnType<GameModule['setup']>) => void): number {
  const state = game.setup(seats, defaultsOf(game), fastRandom(below(random, 2 ** 31)));
  for (let decisions = 0; ; decisions++) {
    const prompts = game.rulebook.settle(state);
    const prompt = prompts.length > 1 ? prompts[below(random, prompts.length)] : prompts[0];
    if (!prompt) return decisions;
    visit?.(state);
    const move = prompt.moves[below(random, prompt.moves.length)];
    if (!move) throw new Error(`${prompt.ask} offers nothing`);
    game.rulebook.play(state, prompt.seat, move);
  }
}

/** The log of a match between bots, and the key it was played with. */
function playMatch(game: GameModule, seats: number, seed: number): { key: string; log: readonly Entry[] } {
  const match = createMatch(game, { seats, key: hashOf(seed) });
  const random = fastRandom(seed);
  for (let seat = match.asked[0]; seat !== undefined; seat = match.asked[0]) {
    const prompt = match.promptFor(seat);
    if (prompt) match.play(seat, choose(game, match.redealt(seat, random), seat, prompt, { level: 'simple', random }));
  }
  return match;
}

/** Cloning at positions from all over a game. */
function cloning(game: GameModule, seats: number): () => number {
  const positions: ReturnType<GameModule['setup']>[] = [];
  playout(game, seats, fastRandom(2), (state) => positions.push(game.clone(state)));
  const random = fastRandom(3);
  return () => {
    for (let i = 0; i < CLONES_AT_ONCE; i++) game.clone(positions[below(random, positions.length)] ?? game.setup(seats, defaultsOf(game), random));
    return CLONES_AT_ONCE;
  };
}

function replaying(game: GameModule, seats: number): () => number {
  const matches = Array.from({ length: MATCHES }, (_, seed) => playMatch(game, seats, seed));
  return () => {
    for (const { key, log } of matches) {
      const match = createMatch(game, { seats, key });
      for (const entry of log) match.enter(entry);
      if (!match.isOver) throw new Error('a replay does not end');
    }
    return MATCHES;
  };
}

/** Measures a game at a full table. */
export function ratesOf(game: GameModule, seconds: number): Rates {
  const seats = game.seats.max;
  const random = fastRandom(1);
  let decided = 0;
  let games = 0;
  const decisions = rate(() => {
    const took = playout(game, seats, random);
    decided += took;
    games++;
    return took;
  }, seconds);
  const replays = rate(replaying(game, seats), seconds);
  return {
    game: game.id,
    seats,
    decisions,
    games: (decisions * games) / decided,
    clones: rate(cloning(game, seats), seconds),
    replays,
    replayMs: 1000 / replays,
  };
}
