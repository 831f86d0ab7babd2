import { botName, botsOf, isBotOf } from '@conclave/bots';
import { type GameModule, newKey, type Pack, readOptions, readPack, type Seat } from '@conclave/engine';
import { because, type JoinTable, type NewTable, type SeatWanted } from '@conclave/protocol';
import { packNamed } from '@conclave/shelf/packs';
import type { InferOutput } from 'valibot';
import { gameFor } from '../games.ts';
import type { House } from '../house.ts';
import { malformed, noSuchTable, problem } from '../problem.ts';
import { isSameSecret, newId, newSecret } from '../secrets.ts';
import { Damaged, type Person, type StoredSeat, type StoredTable } from '../storage/storage.ts';
import { seatOf } from './info.ts';
import { Liaison } from './liaison.ts';
import { LiveTable } from './live-table.ts';
import { Waker } from './waker.ts';

const SWEEP_MS = 60_000;

type Wanted = InferOutput<typeof NewTable>;
type Wish = InferOutput<typeof JoinTable>;

const openSeat = (seat: Seat): StoredSeat => ({ seat, kind: 'open', name: '', away: false, preset: 'ask' });
const seatFor = (seat: Seat, { id, name }: Person, seal?: string): StoredSeat => ({
  ...openSeat(seat),
  kind: 'person',
  person: id,
  name,
  ...(seal !== undefined && { seal }),
});
const seatForBot = (seat: Seat, level: string, taken: readonly string[]): StoredSeat => ({ ...openSeat(seat), kind: 'bot', name: botName(taken), level });

function seatsFrom(wanted: readonly SeatWanted[], person: Person, seal?: string): StoredSeat[] {
  const taken = [person.name];
  return wanted.map((one, seat) => {
    if (one.kind === 'me') return seatFor(seat, person, seal);
    if (one.kind !== 'bot') return openSeat(seat);
    const bot = seatForBot(seat, one.level, taken);
    taken.push(bot.name);
    return bot;
  });
}

/** One that was in memory already, as it is stored by now. */
async function asStored(table: LiveTable): Promise<LiveTable> {
  table.touch();
  await table.neighbours.upToDate();
  return table;
}

/** All tables of a server: finds them, makes them, and keeps in memory those that are in use. */
export class Directory {
  readonly #house: House;
  readonly #tables = new Map<string, Promise<LiveTable>>();
  readonly #sweeper: NodeJS.Timeout;
  readonly #waker: Waker;
  readonly liaison: Liaison;

  constructor(house: House) {
    this.#house = house;
    this.#waker = new Waker(house, (id) => this.table(id));
    this.liaison = new Liaison(house, { find: (id) => this.#tables.get(id), all: () => this.#tables.values(), renamed: (person) => this.renamed(person) });
    this.#sweeper = setInterval(() => void this.#sweep(), Math.min(SWEEP_MS, house.idleMs)).unref();
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#tables.size;
  }

  /** Whether a table is in memory, or about to be. */
  isAwake(id: string): boolean {
    return this.#tables.has(id);
  }

  /** The table of that id. Rejects with a `Problem` where there is none, or none that can be played. */
  async table(id: string): Promise<LiveTable> {
    const known = this.#tables.get(id);
    if (known) {
      const table = await known;
      // It may have left memory in this very moment.
      return this.#tables.get(id) === known ? asStored(table) : this.table(id);
    }
    const opening = this.#read(id).catch((error) => {
      throw error instanceof Damaged ? problem(409, 'TABLE-DAMAGED', because('damaged', { fault: error.message })) : error;
    });
    this.#tables.set(id, opening);
    opening.catch(() => this.#tables.delete(id));
    return opening;
  }

  async #read(id: string): Promise<LiveTable> {
    const row = await this.#house.storage.table(id);
    if (!row) throw noSuchTable();
    return LiveTable.open(this.#house, row);
  }

  /** A table that this person may look at: one's own, a public one, one that is over, or one whose link was given. */
  async visible(id: string, person: string | undefined, watch?: string): Promise<LiveTable> {
    const table = await this.table(id);
    const { row } = table;
    const isInside = row.owner === person || seatOf(row, person) !== undefined || row.seats.some(({ heldFor }) => heldFor !== undefined && heldFor === person);
    if (isInside || row.visibility === 'public' || row.stage === 'over' || isSameSecret(watch, row.watch) || isSameSecret(watch, row.invite)) return table;
    throw problem(403, 'TABLE-PRIVATE', because('private'));
  }

  async create(person: Person, wanted: Wanted): Promise<LiveTable> {
    const game = this.#house.games.get(wanted.game);
    if (!game) throw problem(400, 'TABLE-GAME', because('noGame', { game: JSON.stringify(wanted.game) }));
    checkSeats(game, wanted.seats);
    const pack = await packOf(game, wanted.pack);
    return this.#add({
      ...this.#row(game, person, wanted),
      options: optionsOf(game, wanted.options),
      ...(pack && { pack }),
      seats: seatsFrom(wanted.seats, person, wanted.share),
    });
  }

  #row(game: GameModule, person: Person, { clock, visibility }: Pick<Wanted, 'clock' | 'visibility'>): Omit<StoredTable, 'options' | 'pack' | 'seats'> {
    const now = this.#house.now();
    return {
      id: newId(),
      game: game.id,
      rulesVersion: game.rulesVersion,
      key: newKey(),
      clock,
      visibility,
      invite: newSecret(),
      watch: newSecret(),
      owner: person.id,
      stage: 'gathering',
      createdAt: now,
      movedAt: now,
      waiting: [],
      rev: 0,
    };
  }

  async #add(row: StoredTable): Promise<LiveTable> {
    await this.#house.storage.addTable(row);
    const table = await this.table(row.id);
    await table.start();
    return table;
  }

  async byInvite(invite: string): Promise<LiveTable> {
    const row = await this.#house.storage.tableByInvite(invite);
    if (!row) throw problem(404, 'TABLE-INVITE', because('noInvitation'));
    return this.table(row.id);
  }

  /** Sits down: at the seat asked for, the one that is kept, or the first that is open. Who sits there already stays where they are. */
  async join(table: LiveTable, person: Person, wish: Wish): Promise<void> {
    for (const _ of table.row.seats) {
      if (seatOf(table.row, person.id) !== undefined) return table.start();
      const place = placeFor(table.row, person, wish);
      if (place === undefined || (await table.sit(seatFor(place, person, wish.share)))) break;
    }
    if (seatOf(table.row, person.id) === undefined) throw problem(409, 'TABLE-FULL', because('seatTaken'));
  }

  /** Bots take all seats that are still open. */
  async fill(table: LiveTable, person: Person, level: string): Promise<void> {
    if (table.row.owner !== person.id) throw problem(403, 'TABLE-OWNER', because('ownerFills'));
    const game = gameFor(this.#house.games, table.row);
    if (game) checkLevel(game, level);
    for (const { seat, kind } of table.row.seats) {
      if (kind !== 'open') continue;
      const names = table.row.seats.map(({ name }) => name);
      await table.sit(seatForBot(seat, level, names));
    }
  }

  /** The table of the next game with the same people: made once, by whoever asks first. Seats move on by one. */
  async rematch(table: LiveTable, person: Person): Promise<LiveTable> {
    const { row } = table;
    if (seatOf(row, person.id) === undefined) throw problem(403, 'TABLE-SEAT', because('rematchPlayed'));
    if (row.stage !== 'over') throw problem(409, 'TABLE-OVER', because('notOver'));
    return this.table(row.next ?? (await this.#makeRematch(table, person)));
  }

  async #makeRematch(table: LiveTable, person: Person): Promise<string> {
    const { row } = table;
    const game = this.#house.games.get(row.game);
    if (!game) throw problem(409, 'TABLE-GAME', because('gameGone'));
    // Made before it is linked, so that whoever finds the link finds the table. Who loses the race leaves one behind that nobody sees.
    const fresh = await this.#add({ ...this.#row(game, person, row), options: row.options, ...(row.pack && { pack: row.pack }), seats: rotated(row.seats) });
    const next = await this.#house.storage.linkRematch(row.id, fresh.row.id);
    table.setNext(next);
    return next;
  }

  /** Stored tables as they are at this moment: those in memory know better than their rows. */
  async asOfNow(rows: readonly StoredTable[]): Promise<StoredTable[]> {
    return Promise.all(rows.map(async (row) => (await this.#tables.get(row.id)?.catch(() => undefined))?.row ?? row));
  }

  /** From now on, tables whose bots or clocks go on without anybody looking are woken. */
  wake(): void {
    this.#waker.start();
  }

  renamed(person: Pick<Person, 'id' | 'name'>): void {
    for (const opening of this.#tables.values()) opening.then((table) => table.rename(person.id, person.name)).catch(() => {});
  }

  async #sweep(): Promise<void> {
    for (const [id, opening] of this.#tables) {
      const table = await opening.catch(() => undefined);
      if (!table?.isIdleFor(this.#house.idleMs)) continue;
      this.#tables.delete(id);
      await table.close();
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    await this.#waker.stop();
    await this.liaison.close();
    const tables = await Promise.allSettled(this.#tables.values());
    await Promise.all(tables.map((one) => (one.status === 'fulfilled' ? one.value.close() : undefined)));
  }
}

/** Where somebody may sit down at this moment. */
function placeFor(row: StoredTable, { id }: Person, { invite, seat }: Wish): Seat | undefined {
  const kept = row.seats.find(({ kind, heldFor }) => kind === 'open' && heldFor === id);
  if (!kept && row.visibility === 'link' && row.owner !== id && !isSameSecret(invite, row.invite)) throw problem(403, 'TABLE-INVITE', because('byInvitation'));
  const free = row.seats.filter(({ kind, heldFor }) => kind === 'open' && heldFor === undefined);
  return (kept ?? (seat === undefined ? free[0] : free.find((one) => one.seat === seat)))?.seat;
}

function rotated(seats: readonly StoredSeat[]): StoredSeat[] {
  const moved = [...seats.slice(1), ...seats.slice(0, 1)];
  return moved.map(({ kind, name, level, person }, seat) => {
    if (kind === 'bot') return { ...openSeat(seat), kind, name, ...(level !== undefined && { level }) };
    return { ...openSeat(seat), ...(person !== undefined && { heldFor: person }) };
  });
}

function checkLevel(game: GameModule, level: string): void {
  if (!isBotOf(game, level)) throw problem(400, 'TABLE-LEVEL', because('noBot', { bot: JSON.stringify(level), levels: botsOf(game) }));
}

function checkSeats(game: GameModule, seats: readonly SeatWanted[]): void {
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max) throw problem(400, 'TABLE-SEATS', because('seatCount', { game: game.title, min, max }));
  const mine = seats.filter(({ kind }) => kind === 'me').length;
  if (mine > 1) throw problem(400, 'TABLE-SEATS', because('oneSeat'));
  if (seats.every(({ kind }) => kind === 'bot')) throw problem(400, 'TABLE-SEATS', because('needsPerson'));
  for (const seat of seats) if (seat.kind === 'bot') checkLevel(game, seat.level);
}

function optionsOf(game: GameModule, options: unknown): Record<string, boolean | string> {
  try {
    return readOptions(game.options, options);
  } catch (error) {
    throw malformed('TABLE-OPTIONS', (error as Error).message);
  }
}

/** The values a table shall be played with: one of the packs that the game brings, by its name, or somebody's own. */
async function packOf(game: GameModule, wanted: Wanted['pack']): Promise<Pack | undefined> {
  if (wanted === undefined) return undefined;
  const data = typeof wanted === 'string' ? await packNamed(game.id, wanted) : wanted;
  if (data === undefined) throw problem(400, 'TABLE-PACK', because('noPack', { game: game.title, pack: JSON.stringify(wanted) }));
  try {
    return readPack(game, data);
  } catch (error) {
    throw problem(400, 'TABLE-PACK', because('packRefused', { fault: (error as Error).message }));
  }
}
