import { USUAL_LEVEL, withBotNames } from '@conclave/bots';
import { Match, type Saved, saveMatch } from '@conclave/engine';
import type { NewTable } from '@conclave/protocol';
import { api, Unreachable } from '../table/api.ts';
import type { LocalRecord } from '../table/local-record.ts';
import type { Table, TableState } from '../table/types.ts';
import { doorOf } from './doors.ts';
import { loadGame } from './games.ts';
import { divided, fromInfo, fromRecord, fromWatchable, type Listed } from './listed.ts';
import { me } from './me.svelte.ts';

/** How many sit at a table that somebody starts with one tap, if the game can seat them. */
const QUICK_SEATS = 3;

/** My tables here and on the server: those that go on, and those that are over. */
export async function myTables(): Promise<ReturnType<typeof divided>> {
  const { localTables } = await import('../table/local.ts');
  const [here, there] = await Promise.all([localTables().catch(() => []), api.myTables().catch(() => [])]);
  return divided([...here.map(fromRecord), ...there.map(fromInfo)]);
}

/** Tables with an open seat. Rejects where the server cannot be asked. */
export const openTables = async (): Promise<Listed[]> => (await api.openTables()).map(fromInfo).filter((table) => table.me === undefined);

/** Games that anybody may watch. Rejects where the server cannot be asked. */
export const gamesToWatch = async (): Promise<Listed[]> => (await api.watchable()).map(fromWatchable);

export interface LocalWish {
  game: string;
  /** Without a level: a person at this screen. */
  seats: readonly { name: string; level?: string }[];
  options: Record<string, boolean | string>;
}

/** A table in this page; gives its path. */
export async function startLocal(wish: LocalWish): Promise<string> {
  const { createLocalTable } = await import('../table/local.ts');
  return `/local/${await createLocalTable(wish)}`;
}

/** One tap: a table with bots, here. */
export async function startQuick(game: string): Promise<string> {
  const { min, max } = (await loadGame(game)).seats;
  const seats = Math.min(max, Math.max(min, doorOf(game)?.quickSeats ?? QUICK_SEATS));
  const [mine = '', ...bots] = withBotNames([me.name || 'You', ...Array<undefined>(seats - 1)]);
  return startLocal({ game, seats: [{ name: mine }, ...bots.map((name) => ({ name, level: USUAL_LEVEL }))], options: {} });
}

/** A table on the server; gives its path. */
export async function createOnline(table: NewTable): Promise<string> {
  await api.me();
  return `/table/${(await api.create(table)).id}`;
}

async function savedOf(record: LocalRecord): Promise<{ saved: Saved; times: number[] }> {
  const match = new Match(await loadGame(record.game), { seats: record.names.length, options: record.options, key: record.key });
  for (const { entry } of record.entries) match.enter(entry);
  return { saved: saveMatch(match, [...record.names]), times: record.entries.map(({ at }) => at) };
}

async function openReplayOf(id: string): Promise<{ game: string; table: Table }> {
  const [{ openReplay }, { localRecord }] = await Promise.all([import('../table/replay.ts'), import('../table/local.ts')]);
  const record = await localRecord(id).catch(() => undefined);
  if (record) {
    const recording = await savedOf(record);
    return { game: record.game, table: openReplay(await loadGame(record.game), { id, ...recording }, fromRecord(record).me ?? 'spectator') };
  }
  const { times, ...saved } = await api.log(id);
  return { game: saved.game, table: openReplay(await loadGame(saved.game), { id, saved, times }) };
}

function gameOfTable(table: Table): string {
  let game = '';
  table.subscribe((state) => {
    game = state.game;
  })();
  return game;
}

/** Opens what an address names: `table`, `local` or `replay`. */
export async function openTable(kind: string, id: string): Promise<{ game: string; table: Table }> {
  if (kind === 'replay') return openReplayOf(id);
  if (kind === 'local') {
    const table = await (await import('../table/local.ts')).openLocalTable(id);
    return { game: gameOfTable(table), table };
  }
  const watch = new URLSearchParams(location.search).get('watch');
  const table = await (await import('../table/online.ts')).openOnlineTable({ table: id, ...(watch && { watch }) });
  return { game: gameOfTable(table), table };
}

const home = (): string => me.home || location.origin;
export const inviteLinkOf = ({ info }: TableState): string => (info?.invite ? `${home()}/join/${info.invite}` : location.href);
export const watchLinkOf = ({ id, info }: TableState): string | undefined => (info?.watch ? `${home()}/table/${id}?watch=${info.watch}` : undefined);

/** Runs something on the server; gives the sentence it was refused with. */
export async function tried(act: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    if (error instanceof Unreachable) return 'The server cannot be reached.';
    return error instanceof Error ? error.message : String(error);
  }
}

/** The same people again; gives the path of the new table. */
export async function rematch({ id, kind }: TableState): Promise<string> {
  if (kind === 'online') return `/table/${(await api.rematch(id)).id}`;
  const { localRecord } = await import('../table/local.ts');
  const record = await localRecord(id);
  if (!record) return '/';
  const seats = record.names.map((name, seat) => ({ name, ...(record.levels[seat] && { level: record.levels[seat] }) }));
  return startLocal({ game: record.game, seats, options: record.options });
}

/** The log as a file that `conclave verify` accepts. */
export async function downloadLog({ id, kind, game }: TableState): Promise<void> {
  const link = document.createElement('a');
  link.download = `${game}-${id.slice(0, 8)}.json`;
  if (kind === 'online') link.href = api.logAddress(id);
  else {
    const record = await (await import('../table/local.ts')).localRecord(id);
    if (!record) return;
    link.href = URL.createObjectURL(new Blob([JSON.stringify((await savedOf(record)).saved, null, 1)], { type: 'application/json' }));
  }
  link.click();
}
