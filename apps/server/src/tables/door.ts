import type { Gathering } from './gathering.ts';
import { seatOf } from './info.ts';
import type { LiveTable } from './live-table.ts';
import { nothingMissed } from './picture.ts';
import type { Listener } from './talk.ts';

/** Coming to look at a table, and going; and what is told to whoever comes. */
export class Door {
  readonly #table: LiveTable;
  readonly #gathering: Gathering;

  constructor(table: LiveTable, gathering: Gathering) {
    this.#table = table;
    this.#gathering = gathering;
  }

  /** Lets somebody in. `have`: the version it still knows. */
  enter(listener: Listener, have: number | undefined): void {
    const { talk, row, version, chronicle } = this.#table;
    listener.viewer = seatOf(row, listener.person) ?? 'spectator';
    const isUpToDate = have !== undefined && have === version && chronicle !== undefined;
    talk.add(listener, () => (isUpToDate ? talk.one(listener, nothingMissed(this.#table, listener)) : this.#greet(listener)));
  }

  /** False: they were not there. */
  leave(listener: Listener): boolean {
    const { talk, chronicle } = this.#table;
    if (!talk.remove(listener)) return false;
    if (!talk.isHeardBy(listener.viewer)) chronicle?.unfollow(listener.viewer);
    return true;
  }

  /** Everybody gets everything anew: seats have changed hands, and with them what is seen. */
  greetAll(): void {
    const { talk, row } = this.#table;
    for (const listener of talk.listeners) listener.viewer = seatOf(row, listener.person) ?? 'spectator';
    talk.each((listener) => this.#table.snapshot(listener));
    for (const listener of talk.listeners) this.#askForShare(listener);
  }

  #greet(listener: Listener): void {
    this.#table.talk.one(listener, this.#table.snapshot(listener));
    this.#askForShare(listener);
  }

  #askForShare(listener: Listener): void {
    if (this.#gathering.isWaitingFor(listener.viewer)) this.#table.talk.one(listener, { t: 'reveal' });
  }
}
