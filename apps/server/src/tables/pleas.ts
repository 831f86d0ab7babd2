import { type Message, type Refusal, refuse, type Seat } from '@conclave/engine';
import { because, type Plea } from '@conclave/protocol';
import { canTakeBack } from '@conclave/table';
import type { LiveTable } from './live-table.ts';

const no = (why: Message): Refusal => refuse('TABLE-PLEA', why);

/** Take-backs past what has come to light: one player asks, and all the others who are there must agree. */
export class Pleas {
  readonly #table: LiveTable;
  #open: Plea | undefined;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  get open(): Plea | undefined {
    return this.#open;
  }

  async plead(seat: Seat): Promise<Refusal | undefined> {
    const { match, row } = this.#table;
    if (!match || !canTakeBack(match, seat)) return no(because('undoNone'));
    if (this.#open) return no(because('pleaOpen'));
    const waiting = row.seats.filter((one) => one.kind === 'person' && one.seat !== seat && !one.away).map((one) => one.seat);
    return this.#ask({ seat, waiting });
  }

  async answer(seat: Seat, yes: boolean): Promise<Refusal | undefined> {
    const plea = this.#open;
    if (!plea || (seat !== plea.seat && !plea.waiting.includes(seat))) return undefined;
    if (!yes) this.drop(seat);
    else if (seat !== plea.seat) return this.#ask({ ...plea, waiting: plea.waiting.filter((one) => one !== seat) });
    return undefined;
  }

  /** Asks those who have not answered; where none are left, the move is taken back. */
  async #ask(plea: Plea): Promise<Refusal | undefined> {
    if (plea.waiting.length > 0) {
      this.#open = plea;
      this.#table.talk.all({ t: 'plea', plea });
      return undefined;
    }
    this.drop();
    const answer = await this.#table.takeBackAgreed(plea.seat);
    return answer.ok ? undefined : answer.refusal;
  }

  /** The seat has moved on, or the game is over: what was asked is no longer the question. */
  forget(seat: Seat, isOver: boolean): void {
    if (this.#open && (isOver || this.#open.seat === seat)) this.drop();
  }

  drop(declinedBy?: Seat): void {
    if (!this.#open) return;
    this.#open = undefined;
    this.#table.talk.all({ t: 'plea', ...(declinedBy !== undefined && { no: declinedBy }) });
  }
}
