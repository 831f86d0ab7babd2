import type { Seat } from '@conclave/engine';
import type { StoredSeat, StoredTable } from '../storage/storage.ts';

/** The row of a table as it is now. */
export class Sheet {
  #row: StoredTable;

  constructor(row: StoredTable) {
    this.#row = row;
  }

  get row(): StoredTable {
    return this.#row;
  }

  change(change: Partial<StoredTable>): void {
    this.#row = { ...this.#row, ...change };
  }

  /** Takes over what others have stored. How the game stands is known better here, unless it is another stage. */
  refresh(row: StoredTable): void {
    const { stage, movedAt, waiting, result } = this.#row;
    const isAhead = stage === 'over' || stage === row.stage;
    this.#row = isAhead ? { ...row, stage, movedAt, waiting, ...(result && { result }) } : row;
  }

  seatAt(seat: Seat): StoredSeat | undefined {
    return this.#row.seats[seat];
  }

  changeSeat(seat: StoredSeat): void {
    this.change({ seats: this.#row.seats.with(seat.seat, seat) });
  }

  isPerson(seat: Seat): boolean {
    return this.seatAt(seat)?.kind === 'person';
  }
}
