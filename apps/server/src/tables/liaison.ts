import { PEOPLE, PeopleNews, TABLES, TableNews } from '../bus/telling.ts';
import type { House } from '../house.ts';
import type { LiveTable } from './live-table.ts';
import { PRESENCE, PresenceNews } from './presence.ts';

const LOOK_MS = 500;
/** While the bus is well it is looked this many times more seldom. */
const SELDOM = 10;
const AT_ONCE = 200;

/** The tables in memory, as this needs to know them. */
export interface Awake {
  find(id: string): Promise<LiveTable> | undefined;
  all(): Iterable<Promise<LiveTable>>;
  renamed(person: { id: string; name: string }): void;
}

/** Hears what other servers have done at the tables that are in memory here, and asks the storage for what was not heard. */
export class Liaison {
  readonly #house: House;
  readonly #awake: Awake;
  #timer: NodeJS.Timeout | undefined;
  #looks = 0;
  #looking: Promise<void> | undefined;

  constructor(house: House, awake: Awake) {
    this.#house = house;
    this.#awake = awake;
    const { bus } = house;
    bus.hear(TABLES, TableNews, ({ id, line }) => this.#withTable(id, (table) => table.neighbours.hear(line)));
    bus.hear(PRESENCE, PresenceNews, ({ id, seats }, from) => this.#withTable(id, (table) => table.talk.hearOf(from, seats)));
    bus.hear(PEOPLE, PeopleNews, (news) => {
      if ('renamed' in news) this.#awake.renamed({ id: news.renamed, name: news.name });
    });
    bus.onGap(() => this.#gap());
    if (house.isShared) this.#timer = setInterval(() => this.#lookNowAndThen(), LOOK_MS).unref();
  }

  #withTable(id: string, act: (table: LiveTable) => void): void {
    this.#awake
      .find(id)
      ?.then(act)
      .catch(() => {});
  }

  #gap(): void {
    this.look();
    for (const opening of this.#awake.all()) opening.then((table) => table.talk.announce()).catch(() => {});
  }

  #lookNowAndThen(): void {
    this.#looks++;
    if (!this.#house.bus.isWell || this.#looks % SELDOM === 0) this.look();
  }

  /** Compares all tables in memory with what is stored. */
  look(): void {
    this.#looking ??= this.#lookAll()
      .catch((error) => this.#house.log.debug({ err: error }, 'the tables of other servers could not be looked up'))
      .finally(() => {
        this.#looking = undefined;
      });
  }

  async #lookAll(): Promise<void> {
    const settled = await Promise.allSettled(this.#awake.all());
    const tables = new Map(settled.flatMap((one) => (one.status === 'fulfilled' ? [[one.value.row.id, one.value]] : [])));
    const ids = [...tables.keys()];
    for (let i = 0; i < ids.length; i += AT_ONCE)
      for (const head of await this.#house.storage.heads(ids.slice(i, i + AT_ONCE))) tables.get(head.id)?.neighbours.compare(head);
  }

  /** Those who are no longer at work show nobody any more. */
  nodes(nodes: readonly string[]): void {
    for (const opening of this.#awake.all()) opening.then((table) => table.talk.onlyOf(nodes)).catch(() => {});
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }
}
