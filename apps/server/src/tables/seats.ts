import type { Seat } from '@conclave/engine';
import type { Preset } from '@conclave/protocol';
import { Queue } from '@conclave/table';
import type { House } from '../house.ts';
import type { StoredSeat } from '../storage/storage.ts';
import { seatOf } from './info.ts';
import type { Sheet } from './sheet.ts';

/** Who sits where, is away, and how they want to be asked. What is changed here is stored first. */
export class Seats {
  readonly #house: House;
  readonly #sheet: Sheet;
  readonly #writes = new Queue();

  constructor(house: House, sheet: Sheet) {
    this.#house = house;
    this.#sheet = sheet;
  }

  /** False: somebody was faster. */
  async take(seat: StoredSeat): Promise<boolean> {
    const { row } = this.#sheet;
    if (row.stage !== 'gathering' || !(await this.#house.storage.takeSeat(row.id, seat))) return false;
    this.#sheet.changeSeat(seat);
    return true;
  }

  /** Opens a seat for others again. False: all are taken. */
  async open(seat: Seat): Promise<boolean> {
    if (!(await this.#house.storage.openSeat(this.#sheet.row.id, seat))) return false;
    this.#sheet.changeSeat({ seat, kind: 'open', name: '', away: false, preset: 'ask' });
    return true;
  }

  setPreset(seat: Seat, preset: Preset): Promise<void> {
    return this.#write(seat, { preset });
  }

  /** False: so it was already. */
  async setAway(seat: Seat, away: boolean): Promise<boolean> {
    if (this.#sheet.seatAt(seat)?.away === away) return false;
    await this.#write(seat, { away });
    return true;
  }

  /** One change after the other, so that the last one that was asked for stands. */
  #write(seat: Seat, change: Partial<Pick<StoredSeat, 'away' | 'preset'>>): Promise<void> {
    return this.#writes.run(async () => {
      await this.#house.storage.setSeat(this.#sheet.row.id, seat, change);
      const now = this.#sheet.seatAt(seat);
      if (now) this.#sheet.changeSeat({ ...now, ...change });
    }, seat);
  }

  /** False: nobody of that name's owner sits here. */
  rename(person: string, name: string): boolean {
    const seat = seatOf(this.#sheet.row, person);
    const before = seat === undefined ? undefined : this.#sheet.seatAt(seat);
    if (before) this.#sheet.changeSeat({ ...before, name });
    return before !== undefined;
  }

  get isFull(): boolean {
    return this.#sheet.row.seats.every(({ kind }) => kind !== 'open');
  }

  get haveAllLeft(): boolean {
    return this.#sheet.row.seats.every(({ kind, away }) => kind !== 'person' || away);
  }
}
