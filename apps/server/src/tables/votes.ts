import { type Message, type Refusal, refuse, type Seat } from '@conclave/engine';
import { because, type Remedy, type VoteTold } from '@conclave/protocol';
import type { House } from '../house.ts';
import type { LiveTable } from './live-table.ts';
import { ticks } from './ticks.ts';

const LONGEST_TIMER = 2 ** 31 - 1;

const nameOf = (voter: Seat): string => `vote ${voter}`;

const no = (why: Message): Refusal => refuse('TABLE-VOTE', why);

/** Since when the game waits for a seat's answer to one question. */
interface Waiting {
  readonly prompt: number;
  readonly since: number;
}

/**
 * The remedy against a silent player where no clock was agreed. After a time without an answer more than half of the others who are there
 * may let a bot stand in, or end the game.
 */
export class Votes {
  readonly #table: LiveTable;
  readonly #house: Pick<House, 'silence' | 'now'>;
  readonly #waiting = new Map<Seat, Waiting>();
  #noted: ReadonlyMap<string, string> = new Map();
  #told: VoteTold | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isNew = true;

  constructor(table: LiveTable, house: Pick<House, 'silence' | 'now'>) {
    this.#table = table;
    this.#house = house;
  }

  get open(): VoteTold | undefined {
    return this.#told;
  }

  /** Looks at the table again: who is silent now, and who may vote. */
  look(): void {
    this.#followQuestions();
    const silent = [...this.#waiting.keys()].filter((seat) => this.#timeLeft(seat) <= 0);
    const voters = this.#voters(silent);
    this.#tell(silent.length > 0 && voters.length > 0 ? this.#count(silent, voters) : undefined);
    this.#lookLater();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Says what should be done; `none` takes the vote back. */
  async vote(seat: Seat, remedy: Remedy | 'none'): Promise<Refusal | undefined> {
    this.look();
    if (!this.#told) return no(because('nobodySilent'));
    if (!this.#voters(this.#told.silent).includes(seat)) return no(because('youAreAsked'));
    const is = remedy === 'none' ? undefined : `${remedy} ${this.#table.version}`;
    await this.#table.notes.set(nameOf(seat), { was: this.#noted.get(nameOf(seat)), is });
    await this.#table.notes.read();
    await this.#decide();
    return undefined;
  }

  /** What is noted, here or elsewhere. */
  follow(notes: ReadonlyMap<string, string>): void {
    this.#noted = notes;
    this.look();
  }

  /** Votes about those who are silent now: one given before they were asked was about another silence. */
  #votesAbout(silent: readonly Seat[], voters: readonly Seat[]): [Seat, Remedy][] {
    const asked = Math.min(...silent.map((seat) => this.#waiting.get(seat)?.prompt ?? 0));
    return voters.flatMap((seat) => {
      const [remedy, version] = this.#noted.get(nameOf(seat))?.split(' ') ?? [];
      return remedy !== undefined && Number(version) >= asked ? [[seat, remedy as Remedy]] : [];
    });
  }

  async #decide(): Promise<void> {
    const told = this.#told;
    if (!told) return;
    if (told.end.length >= told.needed) await this.#table.end();
    else if (told.bot.length >= told.needed) for (const seat of told.silent) await this.#table.setAway(seat, true);
  }

  /** A new question begins a new silence. After reading, the log says how old it is. */
  #followQuestions(): void {
    const { row } = this.#table;
    const open = row.clock.kind === 'none' ? this.#table.offers().filter(({ seat }) => row.seats[seat]?.kind === 'person' && !row.seats[seat].away) : [];
    const since = this.#isNew ? ticks() - Math.max(0, this.#house.now() - row.movedAt) : ticks();
    for (const seat of this.#waiting.keys()) if (!open.some((offer) => offer.seat === seat)) this.#waiting.delete(seat);
    for (const { seat, id } of open) if (this.#waiting.get(seat)?.prompt !== id) this.#waiting.set(seat, { prompt: id, since });
    this.#isNew = false;
  }

  #timeLeft(seat: Seat): number {
    const { clock } = this.#table.row;
    const agreed = clock.kind === 'none' && clock.silence !== undefined ? clock.silence * 1000 : undefined;
    const most = agreed ?? (this.#table.talk.isPresent(seat) ? this.#house.silence.present : this.#house.silence.absent);
    return (this.#waiting.get(seat)?.since ?? ticks()) + most - ticks();
  }

  #voters(silent: readonly Seat[]): Seat[] {
    const people = this.#table.row.seats.filter(({ kind, away }) => kind === 'person' && !away).map(({ seat }) => seat);
    return people.filter((seat) => !silent.includes(seat));
  }

  #count(silent: readonly Seat[], voters: readonly Seat[]): VoteTold {
    const votes = this.#votesAbout(silent, voters);
    const those = (remedy: Remedy): Seat[] => votes.filter(([, one]) => one === remedy).map(([seat]) => seat);
    return { silent, bot: those('bot'), end: those('end'), needed: Math.floor(voters.length / 2) + 1 };
  }

  #tell(vote: VoteTold | undefined): void {
    if (JSON.stringify(vote) === JSON.stringify(this.#told)) return;
    this.#told = vote;
    this.#table.talk.all({ t: 'vote', ...(vote && { vote }) });
  }

  #lookLater(): void {
    clearTimeout(this.#timer);
    const due = [...this.#waiting.keys()].map((seat) => this.#timeLeft(seat)).filter((left) => left > 0);
    if (due.length > 0) this.#timer = setTimeout(() => this.look(), Math.min(LONGEST_TIMER, Math.min(...due))).unref();
  }
}
