import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Complaint, messageOf } from '../complaint.ts';
import type { PlayedGame } from './game.ts';
import type { Pair } from './ladder.ts';
import { type Standing, shareOf, wilson } from './sums.ts';

/** What must be the same for games to belong together. */
interface Plan {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seed: number;
}

/** What is kept of the games of a pair, in the order in which they are planned. */
export interface Tally extends Omit<Pair, 'turnMs'> {
  /** By game, the part of the win that the second took. */
  readonly shares: readonly number[];
  /** By game, the decisions that were made: a bot that was changed shows by these. */
  readonly lengths: readonly number[];
  /** The second's decisions that left a choice, the milliseconds of work they took and the most that one took. */
  readonly thought: { readonly decisions: number; readonly ms: number; readonly most: number };
  /** Milliseconds of work that both took for all games. */
  readonly workMs: number;
}

interface Stored {
  readonly plan: Plan;
  readonly pairs: readonly Tally[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What is kept after some more games. */
export function withMore({ seats, players }: Pick<Pair, 'seats' | 'players'>, known: Tally | undefined, played: readonly PlayedGame[]): Tally {
  const [, second] = players;
  const times = played.flatMap(({ seated, thinking }) => thinking.filter((_, seat) => seated[seat] === second).flat());
  const { decisions, ms, most } = known?.thought ?? { decisions: 0, ms: 0, most: 0 };
  return {
    seats,
    players,
    shares: [...(known?.shares ?? []), ...played.map((game) => shareOf(game, second))],
    lengths: [...(known?.lengths ?? []), ...played.map((game) => game.decisions)],
    thought: { decisions: decisions + times.length, ms: Math.round(ms + sum(times)), most: Math.round(Math.max(most, ...times)) },
    workMs: Math.round((known?.workMs ?? 0) + sum(played.map(({ thinking }) => sum(thinking.flat())))),
  };
}

/** How the second of a pair did. */
export function standingIn({ players, shares, thought }: Tally): Pick<Standing, 'name' | 'share' | 'low' | 'high' | 'thinkMs' | 'thinkMax'> {
  const share = sum(shares) / Math.max(1, shares.length);
  return { name: players[1], share, ...wilson(share, shares.length), thinkMs: thought.ms / Math.max(1, thought.decisions), thinkMax: thought.most };
}

function stored(file: string): Stored | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stored;
  } catch (error) {
    throw new Complaint(`${file} cannot be read: ${messageOf(error)}. Remove it to begin anew.`);
  }
}

const isOf = ({ seats, players }: Pick<Pair, 'seats' | 'players'>, other: Tally): boolean => other.seats === seats && other.players.join() === players.join();

/** A line a pair, so that two versions can be compared. */
const written = ({ plan, pairs }: Stored): string =>
  `{"plan":${JSON.stringify(plan)},"pairs":[\n${pairs.map((pair) => JSON.stringify(pair)).join(',\n')}\n]}\n`;

/** Games that were played for the table of a game's bots, in a file, by pair. */
export class Kept {
  readonly #file: string;
  readonly #plan: Plan;

  constructor(folder: string, plan: Plan) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, `${plan.game}.json`);
    this.#plan = plan;
    this.#pairs();
  }

  #pairs(): readonly Tally[] {
    const found = stored(this.#file);
    if (found && JSON.stringify(found.plan) !== JSON.stringify(this.#plan))
      throw new Complaint(`${this.#file} holds games of other rules or another seed. Name another --folder, or remove it.`);
    return found?.pairs ?? [];
  }

  of(pair: Pair): Tally | undefined {
    return this.#pairs().find((known) => isOf(pair, known));
  }

  /** Written beside and put in its place, so that a run that is stopped leaves the last one whole; runs of other pairs may write to it meanwhile. */
  save(tally: Tally): void {
    const others = this.#pairs().filter((known) => !isOf(tally, known));
    const pairs = [...others, tally].sort((a, b) => a.seats - b.seats || (a.players.join() < b.players.join() ? -1 : 1));
    writeFileSync(`${this.#file}.new`, written({ plan: this.#plan, pairs }));
    renameSync(`${this.#file}.new`, this.#file);
  }
}
