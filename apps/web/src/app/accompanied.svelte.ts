import { lookUp } from '@conclave/engine';
import type { LocalRecord } from '../table/local-record.ts';
import type { TableState } from '../table/types.ts';
import { settings } from './settings.svelte.ts';

/** Whether somebody is accompanied in a game, and what was explained already; kept on this device. */
interface Accompanied {
  readonly on: boolean;
  readonly seen: readonly string[];
}

const STORE = 'conclave.firsts';
const NOT: Accompanied = { on: false, seen: [] };

const isKept = (data: unknown): data is Accompanied => typeof data === 'object' && data !== null && 'on' in data && 'seen' in data && Array.isArray(data.seen);

function stored(): Record<string, Accompanied> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return Object.fromEntries(Object.entries(found ?? {}).filter(([, one]) => isKept(one)));
  } catch {
    return {};
  }
}

let all = $state.raw(stored());

function keep(game: string, accompanied: Accompanied): void {
  all = { ...all, [game]: accompanied };
  try {
    localStorage.setItem(STORE, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing explains things anew.
  }
}

const keptOf = (game: string): Accompanied => lookUp(all, game) ?? NOT;

/** Somebody plays here, alone, with others at this screen, or with others elsewhere. */
export const isPlayedHere = ({ kind, viewer, bots }: TableState): boolean =>
  kind === 'local' ? bots.some((bot) => !bot) : kind === 'online' && viewer !== 'spectator';

/** Whoever waits while something is read sits at this screen. */
export const mayWait = ({ kind }: TableState): boolean => kind === 'local';

export const isAccompanied = (state: TableState): boolean => isPlayedHere(state) && keptOf(state.game).on;

export const isExplained = (game: string, first: string): boolean => keptOf(game).seen.includes(first);

export function noteExplained(game: string, first: string): void {
  const { on, seen } = keptOf(game);
  keep(game, { on, seen: [...new Set([...seen, first])] });
}

/** Whoever wants explanations again gets all of them. */
export const accompany = (game: string): void => keep(game, { on: true, seen: [] });

export const stopAccompanying = (game: string): void => keep(game, { on: false, seen: keptOf(game).seen });

/** Who is quick has made so many moves before it is decided, where the page loads slowly. */
const QUICK = 3;

/** Whether somebody at this screen has made a move in an earlier game of this title, as far as this device knows. */
async function hasPlayed({ game, id, kind }: TableState): Promise<boolean | undefined> {
  const { localTables } = await import('../table/local.ts');
  const tables = (await localTables().catch(() => [])).filter((table) => table.game === game && table.moment === undefined);
  if (kind === 'local' && !tables.some((table) => table.id === id)) return undefined;
  const movesOwn = ({ entries, levels }: LocalRecord): number => entries.filter(({ entry }) => levels[entry.seat] === null).length;
  return tables.some((table) => movesOwn(table) > (table.id === id ? QUICK : 0));
}

/** Decides once for each game: its first table on this device is accompanied, unless somebody wants no waiting. Laid-out positions are no games. */
export async function beginAccompanied(state: TableState): Promise<void> {
  if (!isPlayedHere(state) || lookUp(all, state.game) || settings.speed === 0) return;
  const isBegun = state.kind === 'online' && state.story.some(({ seat }) => seat === state.viewer);
  const isPlayed = isBegun || (await hasPlayed(state));
  if (isPlayed !== undefined) keep(state.game, { on: !isPlayed, seen: [] });
}
