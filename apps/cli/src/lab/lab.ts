import { botNamed, levels, nameable } from '@conclave/bots';
import { fixturesFor } from '../arena/arena.ts';
import { Complaint } from '../complaint.ts';
import { gameWithBots, optionsFor, packFor, seatsFor, thingsOf } from '../games.ts';
import { allCores, inThreads } from '../threads.ts';
import type { Observed, Watched } from './game.ts';
import { type LabSums, summedUp } from './sums.ts';

export interface LabOptions {
  games: number;
  seats?: number;
  bot: string;
  seed: number;
  option?: string[];
  pack?: string;
  compare?: string;
  workers?: number;
  json?: boolean;
  html?: string;
}

/** What many games between equals tell of a game. The same seed plays the same games. */
export interface Lab extends LabSums {
  readonly game: string;
  readonly title: string;
  readonly rulesVersion: number;
  /** The name of the values pack, if there was one. */
  readonly pack?: string;
  readonly seats: number;
  readonly seed: number;
  readonly bot: string;
  readonly games: number;
}

/** A report, and the games it is made of. */
export interface Watching {
  readonly lab: Lab;
  readonly observed: readonly Observed[];
}

/** Lets one kind of bot play many games against itself; `tick` is called after each. */
export async function watched(id: string, given: LabOptions, tick: () => void): Promise<Watching> {
  const { bot, games, seed } = given;
  const game = await gameWithBots(id, await packFor(id, given.pack));
  if (!botNamed(bot)) throw new Complaint(`There is no bot "${bot}". There are: ${[...levels, ...nameable].join(', ')}.`);
  const seats = seatsFor(game, given.seats);
  const { pack } = game;
  const fixtures = fixturesFor(id, [bot], { seats, games, seed, options: optionsFor(game, given.option) }).map((fixture) => ({ ...fixture, pack }));
  const file = new URL('./game.ts', import.meta.url);
  const observed = await inThreads<Watched, Observed>(file, fixtures, { workers: given.workers ?? allCores(), done: tick });
  const played = { game: id, title: game.title, rulesVersion: game.rulesVersion, ...(pack && { pack: pack.name }), seats, seed, bot, games };
  return { lab: { ...played, ...summedUp(observed, seats, thingsOf(id)) }, observed };
}
