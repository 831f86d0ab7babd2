import type { Core, Move } from './core.ts';
import type { Entry } from './entry.ts';
import type { GameEvent } from './events.ts';
import { Match } from './match.ts';
import type { GameModule } from './module.ts';
import { withPack } from './packs.ts';
import { commitmentTo, isKey } from './random.ts';
import { checkOf, FORMAT, type Saved } from './saved.ts';
import { type SeedShare, shareFault } from './shares.ts';

/** What checking a saved match found. */
export type Verdict =
  | { ok: true; entries: number; hash: string; over: boolean; shares: readonly SeedShare[] }
  /** `entry` counts from 1; none: the file as a whole. */
  | { ok: false; entry?: number; reason: string };

/** Thrown for a file that is not a match, or not one that these rules can replay. */
export class UnreadableMatch extends Error {
  readonly entry: number | undefined;
  constructor(reason: string, entry?: number) {
    super(reason);
    this.entry = entry;
  }
}

function readHeader(data: unknown, game: GameModule): Saved {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new UnreadableMatch('This is not a saved match.');
  const saved = data as Partial<Saved>;
  if (saved.format !== FORMAT)
    throw new UnreadableMatch(`The file's format is ${JSON.stringify(saved.format) ?? 'missing'}; this program reads format ${FORMAT}.`);
  if (saved.game !== game.id) throw new UnreadableMatch(`This is a match of ${JSON.stringify(saved.game)}, not of ${game.id}.`);
  if (saved.rulesVersion !== game.rulesVersion)
    throw new UnreadableMatch(`It was played under version ${JSON.stringify(saved.rulesVersion)} of the rules; this program has version ${game.rulesVersion}.`);
  if (!isKey(saved.key)) throw new UnreadableMatch('The key is missing or not 64 hexadecimal digits.');
  if (saved.secret !== undefined && !isKey(saved.secret)) throw new UnreadableMatch('The secret is not 64 hexadecimal digits.');
  const fault = saved.shares === undefined ? undefined : shareFault(saved.shares, saved.seats ?? 0);
  if (fault) throw new UnreadableMatch(fault);
  if (!Array.isArray(saved.entries)) throw new UnreadableMatch('The list of moves is missing.');
  return saved as Saved;
}

/** Rebuilds a match from its file by playing it again. Throws `UnreadableMatch` with a plain sentence. */
export function loadMatch<G extends Core, M extends Move, V, E extends GameEvent>(game: GameModule<G, M, V, E>, data: unknown): Match<G, M, V, E> {
  const saved = readHeader(data, game as unknown as GameModule);
  const match = begin(game, saved);
  saved.entries.forEach((entry, i) => {
    if (!isEntry(entry)) throw new UnreadableMatch('This line is not a move.', i + 1);
    const refusal = match.enter(entry as unknown as Entry<M>);
    if (refusal) throw new UnreadableMatch(`The move is not legal: ${refusal.reason} (${refusal.rule})`, i + 1);
    if (entry.check !== checkOf(match)) throw new UnreadableMatch('The position after this move is not the one that was written down.', i + 1);
  });
  return match;
}

function begin<G extends Core, M extends Move, V, E extends GameEvent>(game: GameModule<G, M, V, E>, saved: Saved): Match<G, M, V, E> {
  const match = beginning(() => new Match(saved.pack === undefined ? game : withPack(game, saved.pack), saved));
  if (match.key !== saved.key) throw new UnreadableMatch('The key is not the one that the secret and the shares make.');
  return match;
}

function beginning<T>(begin: () => T): T {
  try {
    return begin();
  } catch (error) {
    throw new UnreadableMatch((error as Error).message);
  }
}

function isEntry(entry: unknown): entry is Entry {
  if (typeof entry !== 'object' || entry === null) return false;
  const { seat, move, undo, redo, back } = entry as Record<string, unknown>;
  const isCount = back === undefined || Number.isInteger(back);
  return Number.isInteger(seat) && isCount && (typeof move === 'object' || undo === 'own' || undo === 'agreed' || redo === true);
}

/** Plays a saved match again, and says whether the seed was fixed beforehand and where it first differs. */
export function verify(game: GameModule, data: unknown): Verdict {
  try {
    const saved = readHeader(data, game);
    const { secret = saved.key } = saved;
    const what = saved.secret === undefined ? 'key' : 'secret';
    if (commitmentTo(secret) !== saved.commitment) return { ok: false, reason: `The ${what} is not the one that was committed to before the game.` };
    const match = loadMatch(game, saved);
    if (match.hash() !== saved.hash) return { ok: false, reason: 'The last position is not the one that was written down.' };
    return { ok: true, entries: match.log.length, hash: match.hash(), over: match.isOver, shares: match.shares };
  } catch (error) {
    if (!(error instanceof UnreadableMatch)) throw error;
    return error.entry === undefined ? { ok: false, reason: error.message } : { ok: false, entry: error.entry, reason: error.message };
  }
}
