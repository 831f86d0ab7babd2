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
  /** Seats are written whole: one change after the other, so that none undoes another. */
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

  /** Opens a seat for others again. */
  open(seat: Seat): Promise<void> {
    return this.#write(seat, () => ({ seat, kind: 'open', name: '', away: false, preset: 'ask' }));
  }

  setPreset(seat: Seat, preset: Preset): Promise<void> {
    return this.#write(seat, (before) => ({ ...before, preset }));
  }

  /** False: so it was already. */
  async setAway(seat: Seat, away: boolean): Promise<boolean> {
    if (this.#sheet.seatAt(seat)?.away === away) return false;
    await this.#write(seat, (before) => ({ ...before, away }));
    return true;
  }

  #write(seat: Seat, change: (before: StoredSeat) => StoredSeat): Promise<void> {
    return this.#writes.run(async () => {
      const before = this.#sheet.seatAt(seat);
      if (!before) return;
      await this.#house.storage.setSeat(this.#sheet.row.id, change(before));
      this.#sheet.changeSeat(change(this.#sheet.seatAt(seat) ?? before));
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
