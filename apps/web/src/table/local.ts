import { USUAL_LEVEL } from '@conclave/bots';
import { type GameModule, newKey, type Pack, readOptions, type Viewer } from '@conclave/engine';
import type { ServerMessage } from '@conclave/protocol';
import { gameOf } from '@conclave/shelf';
import { momentOf } from '@conclave/shelf/moments';
import { loadGame } from '../app/games.ts';
import type { Asked } from '../coach/jobs.ts';
import { browserKeep } from './keep.ts';
import type { PlayedOn } from './laying.ts';
import type { LocalMessage } from './local-host.ts';
import type { LocalRecord } from './local-record.ts';
import { NoTable } from './online.ts';
import { ToldTable } from './told-table.ts';
import type { HotSeatTable } from './types.ts';

export interface LocalWish {
  readonly game: string;
  /** Without a level: a person at this screen. */
  readonly seats: readonly { readonly name: string; readonly level?: string }[];
  readonly options: Record<string, boolean | string>;
  /** The values to play with instead of the printed ones. */
  readonly pack?: Pack | undefined;
}

const keep = browserKeep();

/** Keeps a new table in this browser. Returns its id. */
async function keepNew(game: GameModule, seats: LocalWish['seats'], begun: Pick<LocalRecord, 'options' | 'key' | 'pack' | 'moment' | 'from'>): Promise<string> {
  const now = Date.now();
  const record: LocalRecord = {
    id: crypto.randomUUID(),
    game: game.id,
    rulesVersion: game.rulesVersion,
    ...begun,
    names: seats.map(({ name }) => name),
    levels: seats.map(({ level }) => level ?? null),
    entries: [],
    createdAt: now,
    movedAt: now,
    stage: 'playing',
    waiting: [],
    winners: [],
  };
  await keep.put(record);
  return record.id;
}

async function known(id: string): Promise<GameModule> {
  const game = await gameOf(id);
  if (!game) throw new Error(`There is no game called ${id} here.`);
  return game;
}

/** Makes a table in this browser. Returns its id. Throws a plain sentence where the wish makes no sense. */
export async function createLocalTable({ game: id, seats, options, pack: wished }: LocalWish): Promise<string> {
  const game = await loadGame(id, wished);
  const { pack } = game;
  if (seats.length < game.seats.min || seats.length > game.seats.max) throw new Error(`${game.title} is for ${game.seats.min} to ${game.seats.max} players.`);
  return keepNew(game, seats, { options: readOptions(game.options, options), key: newKey(), ...(pack && { pack }) });
}

/** The dice of laid-out positions, so that a picture of one can be taken again. */
const MOMENT_KEY = '0'.repeat(64);

/** Makes a table that begins with a laid-out position: the first player at this screen, bots for the others. */
export async function createMoment(id: string, name: string): Promise<string> {
  const game = await known(id);
  const moment = await momentOf(id, name);
  if (!moment) throw new Error(`${game.title} has no moment called ${name}.`);
  const seats = moment.names.map((each, seat) => (seat === 0 ? { name: each } : { name: each, level: 'simple' }));
  return keepNew(game, seats, { options: readOptions(game.options, moment.options ?? {}), key: MOMENT_KEY, moment: name });
}

/** Makes a table that goes on from a moment of a finished game: the seat whose eyes it is seen with at this screen, bots for the others. */
export async function playOnFrom({ id, pack }: Pick<GameModule, 'id' | 'pack'>, from: PlayedOn, names: readonly string[]): Promise<string> {
  const game = await known(id);
  const seats = names.map((name, seat) => (seat === from.seat ? { name } : { name, level: USUAL_LEVEL }));
  return keepNew(game, seats, { options: from.options, key: newKey(), ...(pack && { pack }), from });
}

/** The tables of this browser, last moved first. */
export async function localTables(): Promise<LocalRecord[]> {
  return (await keep.all()).sort((a, b) => b.movedAt - a.movedAt);
}

export const localRecord = (id: string): Promise<LocalRecord | undefined> => keep.get(id);

export const removeLocalTable = (id: string): Promise<void> => keep.remove(id);

/** A local table: its game runs in a worker of this page. */
class LocalTable extends ToldTable implements HotSeatTable {
  readonly #worker: Worker;
  readonly #questions: ((asked: Asked | undefined) => void)[] = [];
  #areBotsHeld = false;

  constructor(worker: Worker) {
    super('local');
    this.#worker = worker;
    this.connectTo({ send: (message) => this.#say(message), close: () => worker.terminate() });
  }

  #say(say: LocalMessage): void {
    this.#worker.postMessage({ say });
  }

  lookAs(viewer: Viewer): void {
    this.#say({ t: 'look', viewer });
  }

  setPace(pace: number): void {
    this.#worker.postMessage({ pace });
  }

  question(): Promise<Asked | undefined> {
    return new Promise((resolve) => {
      this.#questions.push(resolve);
      this.#worker.postMessage({ question: true });
    });
  }

  /** What comes from the worker: what a server would say, or a question for the coach. */
  take(data: ServerMessage | { readonly asked: Asked | undefined }): void {
    if ('asked' in data) this.#questions.shift()?.(data.asked);
    else this.hear(data);
  }

  holdBots(hold: boolean): void {
    if (hold !== this.#areBotsHeld) this.#worker.postMessage({ hold });
    this.#areBotsHeld = hold;
  }
}

/** Opens a table of this browser. Rejects with `NoTable` where it is not there, or cannot go on. */
export function openLocalTable(id: string): Promise<HotSeatTable> {
  const worker = new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' });
  const table = new LocalTable(worker);
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      table.take(data);
      if (table.state) resolve(table);
      else if (table.problem) {
        worker.terminate();
        reject(new NoTable(table.problem));
      }
    };
    worker.onerror = ({ message }) => reject(new NoTable({ rule: 'TABLE-FAULT', reason: message }));
    worker.postMessage({ open: id });
  });
}
