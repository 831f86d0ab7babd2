import type { Core, Move } from './core.ts';
import type { Entry } from './entry.ts';
import type { GameEvent } from './events.ts';
import { Match } from './match.ts';
import type { Pack } from './packs.ts';
import type { SeedShare } from './shares.ts';

export const FORMAT = 1;
const CHECK_DIGITS = 12;

/** A match as a file: enough to replay it, and to check every position on the way. */
export interface Saved<M extends Move = Move> {
  format: typeof FORMAT;
  game: string;
  rulesVersion: number;
  seats: number;
  names?: string[];
  options: Record<string, boolean | string>;
  /** The values pack it was played with, if it was. */
  pack?: Pack;
  commitment: string;
  key: string;
  /** Where devices committed to shares: what the host committed to, and the shares. The key is mixed of them. */
  secret?: string;
  shares?: readonly SeedShare[];
  entries: (Entry<M> & { check: string })[];
  hash: string;
}

/** Writes a match down. It holds the key, so it is only for after the end, or for the table's owner. */
export function saveMatch<M extends Move>(match: Match<Core, M, unknown, GameEvent>, names?: string[]): Saved<M> {
  const saving = savingMatch(match, names);
  for (;;) {
    const step = saving.next();
    if (step.done) return step.value;
  }
}

/** The same line by line, for those who have other things to do in between. */
export function* savingMatch<M extends Move>(match: Match<Core, M, unknown, GameEvent>, names?: string[]): Generator<void, Saved<M>> {
  const again = new Match(match.game, match);
  const entries: Saved<M>['entries'] = [];
  for (const entry of match.log) {
    again.enter(entry);
    entries.push({ ...entry, check: checkOf(again) });
    yield;
  }
  return {
    format: FORMAT,
    game: match.game.id,
    rulesVersion: match.game.rulesVersion,
    seats: match.seats,
    ...(names && { names }),
    options: match.options,
    ...(match.pack && { pack: match.pack }),
    commitment: match.commitment,
    key: match.key,
    ...(match.shares.length > 0 && { secret: match.secret, shares: match.shares }),
    entries,
    hash: match.hash(),
  };
}

/** What is written beside a line: enough of the hash to tell positions apart. */
export const checkOf = (match: { hash(): string }): string => match.hash().slice(0, CHECK_DIGITS);
