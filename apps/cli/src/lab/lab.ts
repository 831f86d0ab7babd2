import { botNamed, levels, nameable } from '@conclave/bots';
import { SingleBar } from 'cli-progress';
import { fixturesFor } from '../arena/arena.ts';
import type { Fixture } from '../arena/game.ts';
import { Complaint } from '../complaint.ts';
import { gameWithBots, optionsFor, seatsFor, thingsOf } from '../games.ts';
import { savePage } from '../page.ts';
import { sentenceCase, table } from '../text.ts';
import { allCores, inThreads } from '../threads.ts';
import type { Observed } from './game.ts';
import { pageOf } from './page.ts';
import { byKind, seatRows, spreadRows, thingRows } from './rows.ts';
import { type LabSums, summedUp } from './sums.ts';

export interface LabOptions {
  games: number;
  seats?: number;
  bot: string;
  seed: number;
  option?: string[];
  workers?: number;
  json?: boolean;
  html?: string;
}

/** What many games between equals tell of a game. The same seed plays the same games. */
export interface Lab extends LabSums {
  readonly game: string;
  readonly title: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly seed: number;
  readonly bot: string;
  readonly games: number;
}

/** Lets one kind of bot play many games against itself; `tick` is called after each. */
export async function lab(id: string, given: LabOptions, tick: () => void): Promise<Lab> {
  const { bot, games, seed } = given;
  const game = await gameWithBots(id);
  if (!botNamed(bot)) throw new Complaint(`There is no bot "${bot}". There are: ${[...levels, ...nameable].join(', ')}.`);
  const seats = seatsFor(game, given.seats);
  const fixtures = fixturesFor(id, [bot], { seats, games, seed, options: optionsFor(game, given.option) });
  const file = new URL('./game.ts', import.meta.url);
  const observed = await inThreads<Fixture, Observed>(file, fixtures, { workers: given.workers ?? allCores(), done: tick });
  return { game: id, title: game.title, rulesVersion: game.rulesVersion, seats, seed, bot, games, ...summedUp(observed, seats, thingsOf(id)) };
}

function labText(found: Lab): string {
  const { title, games, seats, seed, bot } = found;
  return [
    `${title}: ${games} games of ${bot}, ${seats} seats, seed ${seed}`,
    ...[seatRows(found), spreadRows(found), ...Array.from(byKind(found), ([kind, things]) => thingRows(sentenceCase(kind), things, 1 / seats))].flatMap(
      (rows) => ['', ...table(rows)],
    ),
  ].join('\n');
}

/** `conclave lab`: a progress bar on the error stream, the report on the output. */
export async function labCommand(id: string, given: LabOptions): Promise<void> {
  const bar = new SingleBar({ format: '{bar} {value} of {total} games, {eta} s left', stream: process.stderr, clearOnComplete: true });
  bar.start(given.games, 0);
  const found = await lab(id, given, () => bar.increment()).finally(() => bar.stop());
  if (given.html) savePage(given.html, pageOf(found));
  console.log(given.json ? JSON.stringify(found, null, 2) : labText(found));
}
