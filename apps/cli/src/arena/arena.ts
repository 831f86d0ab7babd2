import { botNamed, botsOf, characterOf, nameable, partsOf } from '@conclave/bots';
import type { GameModule } from '@conclave/engine';
import { SingleBar } from 'cli-progress';
import { Complaint } from '../complaint.ts';
import { gameWithBots, optionsFor, seatsFor } from '../games.ts';
import { percent } from '../numbers.ts';
import { savePage } from '../page.ts';
import { sentenceCase, table } from '../text.ts';
import { allCores, inThreads } from '../threads.ts';
import type { Fixture, PlayedGame } from './game.ts';
import { LADDER, ladderText } from './ladder.ts';
import { pageOf } from './page.ts';
import { type Standing, type Sums, summed } from './sums.ts';

export interface ArenaOptions {
  players?: string;
  levels?: boolean;
  markdown?: boolean;
  games: number;
  seats?: number;
  seed: number;
  option?: string[];
  workers?: number;
  json?: boolean;
  html?: string;
}

/** What came of an arena. The same seed plays the same games, however many threads there are; only the think times differ. */
export interface Arena extends Sums {
  readonly game: string;
  readonly title: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly seed: number;
  readonly games: number;
}

/** Whether there is such a bot, and its character in this game. */
function isThere(game: GameModule, name: string): boolean {
  const { character } = partsOf(name);
  return botNamed(name) !== undefined && (character === undefined || characterOf(game, character) !== undefined);
}

function playersOf(game: GameModule, text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names)
    if (!isThere(game, name)) throw new Complaint(`There is no bot "${name}". There are: ${[...botsOf(game), ...nameable].join(', ')}.`);
  if (names.length < 2) throw new Complaint('An arena takes two players or more: --players simple,random.');
  if (new Set(names).size < names.length) throw new Complaint('Name each player once: bots of one name are the same.');
  return names;
}

/** As many seats as players unless said; a player takes several seats where there are more. */
function seatsOf(game: GameModule, players: number, seats: number | undefined): number {
  const taken = seatsFor(game, seats ?? Math.max(players, game.seats.min));
  if (players > taken) throw new Complaint(`There are ${players} players for ${taken} seats.`);
  return taken;
}

/** Every deal is played once with each player in each place; whole rounds of deals, so that no seat is luckier for anybody. */
export function fixturesFor(
  game: string,
  players: readonly string[],
  given: { seats: number; games: number; seed: number; options: Fixture['options'] },
): Fixture[] {
  const { seats, games, seed, options } = given;
  return Array.from({ length: Math.ceil(games / players.length) * players.length }, (_, i) => {
    const turn = i % players.length;
    const seated = Array.from({ length: seats }, (__, seat) => players[(seat + turn) % players.length] ?? '');
    return { game, seated, options, deal: `${seed} ${Math.floor(i / players.length)}`, thoughts: `${seed} ${i} thoughts` };
  });
}

/** Plays an arena; `tick` is called after each game. */
export async function arena(id: string, given: ArenaOptions & { players: string }, tick: () => void): Promise<Arena> {
  const game = await gameWithBots(id);
  const players = playersOf(game, given.players);
  const seats = seatsOf(game, players.length, given.seats);
  const fixtures = fixturesFor(id, players, { seats, games: given.games, seed: given.seed, options: optionsFor(game, given.option) });
  const file = new URL('./game.ts', import.meta.url);
  const played = await inThreads<Fixture, PlayedGame>(file, fixtures, { workers: given.workers ?? allCores(), done: tick });
  return { game: id, title: game.title, rulesVersion: game.rulesVersion, seats, seed: given.seed, games: played.length, ...summed(players, played) };
}

const ms = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

const rowOf = ({ name, games, share, low, high, rating, thinkMs, thinkP95, thinkMax }: Standing): string[] => [
  name,
  percent(share, 1),
  `${percent(low, 1)} to ${percent(high, 1)}`,
  `${games}`,
  `${rating.mu.toFixed(1)} ± ${(2 * rating.sigma).toFixed(1)}`,
  ms(thinkMs),
  ms(thinkP95),
  ms(thinkMax),
];

function arenaText({ title, seats, seed, games, players, ways, decisions, bySeat }: Arena): string {
  return [
    `${title}: ${games} games on mirrored deals, ${seats} seats, seed ${seed}`,
    '',
    ...table([['Player', 'share', '95 % between', 'games', 'rating', 'think', 'p95', 'most'], ...players.map(rowOf)]),
    '',
    ...table([
      ['Seat', ...bySeat.map((_, seat) => `${seat + 1}`)],
      ['share', ...bySeat.map((share) => percent(share, 1))],
    ]),
    '',
    ...table([['Way to win', 'games', 'share'], ...Object.entries(ways).map(([how, count]) => [sentenceCase(how), `${count}`, percent(count, games)])]),
    '',
    `Decisions a game: ${decisions.least} to ${decisions.most}, median ${decisions.median}`,
  ].join('\n');
}

/** Plays an arena with a progress bar on the error stream. */
async function watched(id: string, given: ArenaOptions, players: string): Promise<Arena> {
  const bar = new SingleBar({ format: '{bar} {value} of {total} games, {eta} s left', stream: process.stderr, clearOnComplete: true });
  bar.start(given.games, 0);
  return arena(id, { ...given, players }, () => bar.increment()).finally(() => bar.stop());
}

async function ladderCommand(id: string, given: ArenaOptions): Promise<void> {
  const rungs: Arena[] = [];
  for (const pair of LADDER) rungs.push(await watched(id, given, pair));
  console.log(given.json ? JSON.stringify(rungs, null, 2) : ladderText(rungs, given.markdown === true));
}

/** `conclave arena`: the standings of these players, or with `--levels` how each level does against the one below. */
export async function arenaCommand(id: string, given: ArenaOptions): Promise<void> {
  if (given.levels) return ladderCommand(id, given);
  if (given.players === undefined) throw new Complaint('Say who plays, --players simple,random, or measure the levels: --levels.');
  const found = await watched(id, given, given.players);
  if (given.html) savePage(given.html, pageOf(found));
  const text = given.markdown ? ladderText([found], true) : arenaText(found);
  console.log(given.json ? JSON.stringify(found, null, 2) : text);
}
