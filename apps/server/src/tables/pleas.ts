import { type Message, type Refusal, refuse, type Seat } from '@conclave/engine';
import { because, type Plea } from '@conclave/protocol';
import { canTakeBack } from '@conclave/table';
import type { LiveTable } from './live-table.ts';

const NAME = 'plea';

/** What is asked; or who has said no. */
type Told = { readonly plea?: Plea; readonly no?: Seat };

const no = (why: Message): Refusal => refuse('TABLE-PLEA', why);

/** Take-backs past what has come to light: one player asks, and all the others who are there must agree. */
export class Pleas {
  readonly #table: LiveTable;
  #open: Plea | undefined;
  /** As it is stored. */
  #noted: string | undefined;

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
    return this.#ask({ seat, waiting }, () => this.plead(seat));
  }

  async answer(seat: Seat, yes: boolean): Promise<Refusal | undefined> {
    const plea = this.#open;
    if (!plea || (seat !== plea.seat && !plea.waiting.includes(seat))) return undefined;
    if (!yes) return this.#note({ no: seat }, () => this.answer(seat, yes));
    return seat === plea.seat ? undefined : this.#ask({ ...plea, waiting: plea.waiting.filter((one) => one !== seat) }, () => this.answer(seat, yes));
  }

  /** Asks those who have not answered; where none are left, the move is taken back. */
  async #ask(plea: Plea, again: () => Promise<Refusal | undefined>): Promise<Refusal | undefined> {
    if (plea.waiting.length > 0) return this.#note({ plea }, again);
    return this.#note({}, again, async () => {
      const answer = await this.#table.takeBackAgreed(plea.seat);
      return answer.ok ? undefined : answer.refusal;
    });
  }

  /** Stores what is asked now, and tells it. Somebody else was faster: then it is looked at again. */
  async #note(told: Told, again: () => Promise<Refusal | undefined>, then?: () => Promise<Refusal | undefined>): Promise<Refusal | undefined> {
    const is = told.plea || told.no !== undefined ? JSON.stringify(told) : undefined;
    if (!(await this.#table.notes.set(NAME, { was: this.#noted, is }))) return again();
    this.#noted = is;
    this.#tell(told);
    return then?.();
  }

  /** What is noted, here or elsewhere. */
  follow(notes: ReadonlyMap<string, string>): void {
    const noted = notes.get(NAME);
    if (noted === this.#noted) return;
    this.#noted = noted;
    this.#tell(noted === undefined ? {} : (JSON.parse(noted) as Told));
  }

  #tell(told: Told): void {
    if (!this.#open && !told.plea) return;
    this.#open = told.plea;
    this.#table.talk.all({ t: 'plea', ...told });
  }

  /** The seat has moved on, or the game is over: what was asked is no longer the question. */
  forget(seat: Seat, isOver: boolean): void {
    if (this.#open && (isOver || this.#open.seat === seat)) this.drop();
  }

  drop(): void {
    if (!this.#open) return;
    this.#tell({});
    const was = this.#noted;
    this.#table.errands.run('forget plea', async () => {
      if (await this.#table.notes.set(NAME, { was })) this.#noted = undefined;
    });
  }
}
