import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Complaint, messageOf } from '../complaint.ts';
import type { PlayedGame } from './game.ts';
import type { Pair } from './ladder.ts';

/** What must be the same for games to belong together. */
interface Plan {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seed: number;
}

interface Stored {
  readonly plan: Plan;
  readonly pairs: readonly { readonly key: string; readonly games: readonly PlayedGame[] }[];
}

const keyOf = ({ seats, players }: Pair): string => `${seats} ${players.join()}`;

function stored(file: string): Stored | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stored;
  } catch (error) {
    throw new Complaint(`${file} cannot be read: ${messageOf(error)}. Remove it to begin anew.`);
  }
}

/** Games that were played for the table of a game's bots, in a file, by pair. */
export class Kept {
  readonly #file: string;
  readonly #plan: Plan;
  readonly #games = new Map<string, readonly PlayedGame[]>();

  constructor(folder: string, plan: Plan) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, `${plan.game}.json`);
    this.#plan = plan;
    const found = stored(this.#file);
    if (found && JSON.stringify(found.plan) !== JSON.stringify(plan))
      throw new Complaint(`${this.#file} holds games of other rules or another seed. Name another --folder, or remove it.`);
    for (const { key, games } of found?.pairs ?? []) this.#games.set(key, games);
  }

  of(pair: Pair): readonly PlayedGame[] {
    return this.#games.get(keyOf(pair)) ?? [];
  }

  /** Written beside and put in its place, so that a run that is stopped leaves the last one whole. */
  save(pair: Pair, games: readonly PlayedGame[]): void {
    this.#games.set(keyOf(pair), games);
    const pairs = Array.from(this.#games, ([key, played]) => ({ key, games: played }));
    writeFileSync(`${this.#file}.new`, JSON.stringify({ plan: this.#plan, pairs } satisfies Stored));
    renameSync(`${this.#file}.new`, this.#file);
  }
}
