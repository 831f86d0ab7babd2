import { lookUp } from '@conclave/engine';
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

/** One person at this screen, and bots: nobody else waits while something is read. */
export const isAlone = ({ kind, bots, viewer }: TableState): boolean => kind === 'local' && bots.every((bot, seat) => bot || seat === viewer);

export const isAccompanied = (state: TableState): boolean => isAlone(state) && keptOf(state.game).on;

export const isExplained = (game: string, first: string): boolean => keptOf(game).seen.includes(first);

export function noteExplained(game: string, first: string): void {
  const { on, seen } = keptOf(game);
  keep(game, { on, seen: [...new Set([...seen, first])] });
}

/** Whoever wants explanations again gets all of them. */
export const accompany = (game: string): void => keep(game, { on: true, seen: [] });

export const stopAccompanying = (game: string): void => keep(game, { on: false, seen: keptOf(game).seen });

/** Decides once for each game: its first table on this device is accompanied, unless somebody wants no waiting. Laid-out positions are no games. */
export async function beginAccompanied(state: TableState): Promise<void> {
  if (!isAlone(state) || lookUp(all, state.game) || settings.speed === 0) return;
  const { localTables } = await import('../table/local.ts');
  const tables = (await localTables().catch(() => [])).filter(({ game, moment }) => game === state.game && moment === undefined);
  const isHere = tables.some(({ id }) => id === state.id);
  const isPlayed = tables.some(({ entries, levels }) => entries.some(({ entry }) => levels[entry.seat] === null));
  if (isHere) keep(state.game, { on: !isPlayed, seen: [] });
}
