import { USUAL_LEVEL, withBotNames } from '@conclave/bots';
import { Match, type Pack, type Seat, saveMatch } from '@conclave/engine';
import type { NewTable } from '@conclave/protocol';
import { t } from '../i18n/index.ts';
import { api, Unreachable } from '../table/api.ts';
import type { Laid } from '../table/laying.ts';
import type { LocalRecord } from '../table/local-record.ts';
import type { Recording } from '../table/replay.ts';
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
  pack?: Pack | undefined;
}

/** A table in this page; gives its path. */
export async function startLocal(wish: LocalWish): Promise<string> {
  const { createLocalTable } = await import('../table/local.ts');
  return `/local/${await createLocalTable(wish)}`;
}

/** One tap: a table with bots, here. */
export async function startQuick(game: string, pack?: Pack): Promise<string> {
  const { min, max } = (await loadGame(game)).seats;
  const seats = Math.min(max, Math.max(min, doorOf(game)?.quickSeats ?? QUICK_SEATS));
  const [mine = '', ...bots] = withBotNames([me.name || 'You', ...Array<undefined>(seats - 1)]);
  return startLocal({ game, seats: [{ name: mine }, ...bots.map((name) => ({ name, level: USUAL_LEVEL }))], options: {}, pack });
}

/** A table on the server; gives its path. */
export async function createOnline(table: NewTable): Promise<string> {
  await api.me();
  return `/table/${(await api.create(table)).id}`;
}

async function savedOf(record: LocalRecord): Promise<Pick<Recording, 'saved' | 'times'>> {
  const game = await loadGame(record.game, record.pack);
  const lay = await (await import('../table/laying.ts')).layOf(game, record);
  const match = new Match(game, { seats: record.names.length, options: record.options, key: record.key, lay });
  for (const { entry } of record.entries) match.enter(entry);
  return { saved: { ...saveMatch(match, [...record.names]), ...(lay && { lay }) }, times: record.entries.map(({ at }) => at) };
}

/** A finished game to be looked at again: of this browser, or of the server. */
export interface Recorded extends Recording, Laid {
  readonly game: string;
  readonly me: Seat | undefined;
}

export async function recordedOf(id: string): Promise<Recorded> {
  const { localRecord } = await import('../table/local.ts');
  const record = await localRecord(id).catch(() => undefined);
  if (record) {
    const { game, moment, from } = record;
    return { id, game, me: fromRecord(record).me, ...(await savedOf(record)), ...(moment !== undefined && { moment }), ...(from && { from }) };
  }
  const [{ times, ...saved }, info] = await Promise.all([api.log(id), api.table(id).catch(() => undefined)]);
  return { id, game: saved.game, me: info?.you, saved, times };
}

/** Where a replay shall begin, and through whose eyes: `?at=57&seat=1`. */
function momentIn(search: string): { at?: number; seat?: Seat } {
  const wish = new URLSearchParams(search);
  const read = (name: 'at' | 'seat'): { [K in typeof name]?: number } => {
    const number = Number(wish.get(name) ?? Number.NaN);
    return Number.isSafeInteger(number) && number >= 0 ? { [name]: number } : {};
  };
  return { ...read('at'), ...read('seat') };
}

/** A table, and what it is played with. */
export interface Opened {
  readonly game: string;
  readonly pack?: Pack | undefined;
  readonly table: Table;
}

async function openReplayOf(id: string): Promise<Opened> {
  const [{ openReplay }, recorded] = await Promise.all([import('../table/replay.ts'), recordedOf(id)]);
  const { seat, at } = momentIn(location.search);
  const eyes = seat !== undefined && seat < recorded.saved.seats ? seat : recorded.me;
  const table = openReplay(await loadGame(recorded.game, recorded.saved.pack), recorded, eyes ?? 'spectator');
  if (at !== undefined) table.jump(at);
  return { game: recorded.game, pack: recorded.saved.pack, table };
}

function stateOf(table: Table): TableState | undefined {
  let now: TableState | undefined;
  table.subscribe((state) => {
    now = state;
  })();
  return now;
}

/** Opens what an address names: `table`, `local` or `replay`. */
export async function openTable(kind: string, id: string): Promise<Opened> {
  if (kind === 'replay') return openReplayOf(id);
  if (kind === 'local') {
    const { localRecord, openLocalTable } = await import('../table/local.ts');
    const [table, record] = [await openLocalTable(id), await localRecord(id)];
    return { game: stateOf(table)?.game ?? '', pack: record?.pack, table };
  }
  const watch = new URLSearchParams(location.search).get('watch');
  const table = await (await import('../table/online.ts')).openOnlineTable({ table: id, ...(watch && { watch }) });
  const state = stateOf(table);
  return { game: state?.game ?? '', pack: state?.pack && (await api.pack(id, watch ?? undefined)), table };
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
    if (error instanceof Unreachable) return t('app.unreachable');
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
  return startLocal({ game: record.game, seats, options: record.options, pack: record.pack });
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
