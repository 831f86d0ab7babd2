import { botNamed, botsOf, characterOf, nameable, partsOf } from '@conclave/bots';
import type { GameModule } from '@conclave/engine';
import { Complaint } from '../complaint.ts';
import { gameWithBots, optionsFor, seatsFor } from '../games.ts';
import { allCores, inThreads } from '../threads.ts';
import type { Fixture, PlayedGame } from './game.ts';
import { type Sums, summed } from './sums.ts';

export interface ArenaOptions {
  players?: string;
  levels?: boolean;
  all?: boolean;
  out?: string;
  folder?: string;
  markdown?: boolean;
  games: number;
  minutes?: number;
  seats?: number;
  seed: number;
  option?: string[];
  workers?: number;
  json?: boolean;
  html?: string;
}

/** Who plays, at how many seats, on which deals. */
interface Setting {
  readonly players: readonly string[];
  readonly seats: number;
  readonly seed: number;
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

/** Plays what is planned; `tick` is called after each game. */
export const playAll = (fixtures: readonly Fixture[], workers: number | undefined, tick: () => void): Promise<PlayedGame[]> =>
  inThreads<Fixture, PlayedGame>(new URL('./game.ts', import.meta.url), fixtures, { workers: workers ?? allCores(), done: tick });

/** What came of games that were played. */
const arenaOf = ({ id, title, rulesVersion }: GameModule, { players, seats, seed }: Setting, played: readonly PlayedGame[]): Arena => ({
  game: id,
  title,
  rulesVersion,
  seats,
  seed,
  games: played.length,
  ...summed(players, played),
});

/** Plays an arena; `tick` is called after each game. */
export async function arena(id: string, given: ArenaOptions & { players: string }, tick: () => void): Promise<Arena> {
  const game = await gameWithBots(id);
  const players = playersOf(game, given.players);
  const seats = seatsOf(game, players.length, given.seats);
  const fixtures = fixturesFor(id, players, { seats, games: given.games, seed: given.seed, options: optionsFor(game, given.option) });
  return arenaOf(game, { players, seats, seed: given.seed }, await playAll(fixtures, given.workers, tick));
}
