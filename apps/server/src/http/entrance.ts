import type { Seat } from '@conclave/engine';
import { because } from '@conclave/protocol';
import { problem } from '../problem.ts';
import type { Directory } from '../tables/directory.ts';
import { seatOf } from '../tables/info.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { priceOfTelling } from './gate.ts';
import type { Call } from './route.ts';

type Caller = Pick<Call<unknown>, 'person' | 'params' | 'pay'>;

export const idIn = ({ params }: Pick<Caller, 'params'>): string => params.id ?? '';

/** The way from a request to its table. */
export class Entrance {
  readonly #tables: Directory;

  constructor(tables: Directory) {
    this.#tables = tables;
  }

  /** A table that nobody looked at for long must be read and played again: that has a price. */
  payForWaking(call: Pick<Caller, 'params' | 'pay'>): void {
    if (!this.#tables.isAwake(idIn(call))) call.pay('wakes');
  }

  /** For who wants to do something there. */
  async table(call: Pick<Caller, 'params' | 'pay'>): Promise<LiveTable> {
    this.payForWaking(call);
    const table = await this.#tables.table(idIn(call));
    call.pay('requests', priceOfTelling(table.talk.listeners.size));
    return table;
  }

  /** The table, if who asks may see it. */
  async visible(call: Call<unknown>): Promise<LiveTable> {
    this.payForWaking(call);
    return this.#tables.visible(idIn(call), call.visitor.person, call.query.watch);
  }

  /** For what only somebody who sits there may do. */
  async atSeat<T>(call: Caller, act: (table: LiveTable, seat: Seat) => Promise<T>): Promise<T> {
    const table = await this.table(call);
    const seat = seatOf(table.row, call.person.id);
    if (seat === undefined) throw problem(403, 'TABLE-SEAT', because('noSeat'));
    return act(table, seat);
  }
}
