import {
  type Attempt,
  type Entry,
  type Match,
  type Message,
  type Move,
  type Offer,
  type Refusal,
  type Refused,
  refuse,
  type Seat,
  type Viewer,
} from '@conclave/engine';
import { Chronicle, type Sight, type Step } from './chronicle.ts';
import { message } from './messages.ts';
import { Busy, Queue } from './queue.ts';
import { attemptTakeBack, canTakeBack } from './take-back.ts';

/** What became of something asked of a table. `isTold`: everybody has just been told of it. */
export type Answer = { readonly ok: true; readonly version: number; readonly isTold: boolean } | Refused;

/** A line of a table's log. */
export interface Line {
  /** Its place, from 1 on. */
  readonly seq: number;
  readonly entry: Entry;
  readonly at: number;
  /** The mover's own name for it: sent twice, it is done once. */
  readonly key?: string;
}

/** What comes with a take-back, or with what is made again. */
export interface Turn {
  readonly key?: string | undefined;
  /** The version at which it was asked for. */
  readonly seen?: number | undefined;
}

/** What each line takes its time with: until its turn comes, by the rules, until it is kept, until it is known who sees what of it, until all are told. */
export type MoveStep = 'queue' | 'rules' | 'store' | 'views' | 'tell';

/** What a table needs of the place it lives in. */
export interface Host {
  /** Keeps a line, before it is in force. False: somebody else has written in that place. Rejects where it cannot be kept. */
  keep(line: Line): Promise<boolean>;
  /** The line is in force, and each follower sees this of it. */
  tell(line: Line, steps: ReadonlyMap<Viewer, Step>): void;
  /** Reads what the log has more, with `adopt`, or all of it anew, with `read`, and shows everybody what is so now. */
  readAgain(): Promise<void>;
  isPerson(seat: Seat): boolean;
  /** The time of day, which is written down with each line. */
  now(): number;
  /** Something broke that no player has done. Write it down. */
  broke(error: unknown): void;
  /** So many milliseconds went into a step of some line. */
  took?(step: MoveStep, ms: number): void;
}

/** A log that these rules cannot follow, with the line where they stop. */
export class Unreadable extends Error {
  readonly line: number;
  /** Of the refusal. */
  readonly rule: string;
  constructor(line: number, { rule }: Refusal) {
    super(`Line ${line} of the log cannot be replayed (${rule}).`);
    this.line = line;
    this.rule = rule;
  }
}

export const no = (rule: string, why: Message): Refused => ({ ok: false, refusal: refuse(rule, why) });

const STALE = no('TABLE-STALE', message('stale'));
const FAULT = no('TABLE-FAULT', message('fault'));
export const NOT_STORED = no('TABLE-STORE', message('notStored'));

/** How often somebody else may be faster. */
const MOST_TRIES = 8;

const nameOf = (seat: Seat, key: string): string => `${seat} ${key}`;

/** A line of a log, tried on a copy: what is shown of the position before stays what it was. */
function attemptEntry(match: Match, entry: Entry): Attempt | Refused {
  if ('move' in entry) return match.attempt(entry.seat, entry.move);
  if ('redo' in entry) return match.attemptRedo(entry.seat);
  return match.attemptUndo(entry.seat, entry.undo, entry.undo === 'agreed' ? entry.back : 1);
}

/** One table, wherever it lives: a match and its story. Everything happens one at a time, is kept, and only then is in force and told. */
export class Table {
  readonly #queue: Queue;
  readonly #begin: () => Match;
  readonly #host: Host;
  #chronicle: Chronicle;
  #keys = new Set<string>();
  #mustRead = false;

  /** `begin` makes the match as it was before the first line. In `queue` other things may wait as well. */
  constructor(begin: () => Match, host: Host, queue = new Queue()) {
    this.#begin = begin;
    this.#host = host;
    this.#queue = queue;
    this.#chronicle = this.#blank();
  }

  #blank(): Chronicle {
    return new Chronicle(this.#begin(), (seat) => this.mayTakeBack(seat));
  }

  get match(): Match {
    return this.#chronicle.match;
  }

  get chronicle(): Chronicle {
    return this.#chronicle;
  }

  /** Reads a log from its first line. Whoever followed the story still does. Throws `Unreadable`; what was read until then stands. */
  read(lines: readonly Line[], entered: (line?: Line) => void = () => {}): void {
    const followers = this.#chronicle.followers;
    this.#chronicle = this.#blank();
    this.#keys = new Set();
    entered();
    for (const line of lines) {
      const refusal = this.#chronicle.enter(line.entry, line.at);
      if (refusal) throw new Unreadable(line.seq, refusal);
      this.#remember(line);
      entered(line);
    }
    for (const viewer of followers) this.#chronicle.follow(viewer);
  }

  /**
   * Puts a line in force that somebody else has kept, and tells it. One that is known is passed over. For whoever has the queue; throws `Unreadable`
   * where it does not follow.
   */
  adopt(line: Line): void {
    if (line.seq <= this.match.version) return;
    const attempt = line.seq === this.match.version + 1 ? this.#timed('rules', () => attemptEntry(this.match, line.entry)) : STALE;
    if (!attempt.ok) throw new Unreadable(line.seq, attempt.refusal);
    this.#advance(line, attempt);
  }

  #advance(line: Line, attempt: Attempt): void {
    const steps = this.#timed('views', () => this.#chronicle.advance(attempt, line.at));
    this.#remember(line);
    this.#timed('tell', () => this.#host.tell(line, steps));
  }

  #timed<T>(step: MoveStep, work: () => T): T {
    const since = performance.now();
    const done = work();
    this.#took(step, since);
    return done;
  }

  #took(step: MoveStep, since: number): void {
    this.#host.took?.(step, performance.now() - since);
  }

  /** What a viewer sees from now on, and all that happened before. */
  show(viewer: Viewer): { version: number; sight: Sight; story: ReturnType<Chronicle['story']> } {
    return { version: this.match.version, sight: this.#chronicle.follow(viewer), story: this.#chronicle.story(viewer) };
  }

  /** Every open question. */
  offers(): Offer[] {
    return this.match.asked.flatMap((seat) => this.match.promptFor(seat) ?? []);
  }

  /** Alone with bots everything may be taken back: nobody is cheated, and the dice stay what they are. */
  #mayGoBeyond(seat: Seat): boolean {
    return this.#isAlone(seat) && canTakeBack(this.match, seat);
  }

  /** Whether a person sits there, and bots everywhere else. */
  #isAlone(seat: Seat): boolean {
    for (let other = 0; other < this.match.seats; other++) if (this.#host.isPerson(other) !== (other === seat)) return false;
    return true;
  }

  mayTakeBack(seat: Seat): boolean {
    return this.match.canUndo(seat) || this.#mayGoBeyond(seat);
  }

  move(seat: Seat, { move, prompt, key }: { move: unknown; prompt?: number | undefined; key?: string | undefined }): Promise<Answer> {
    return this.#enter(seat, key, () => this.match.attempt(seat, move, prompt));
  }

  /** Freely up to the last wall; alone with bots, further. */
  undo(seat: Seat, { key, seen }: Turn = {}): Promise<Answer> {
    return this.#enter(seat, key, () => {
      if (this.#hasGone('on', seat, seen)) return STALE;
      const isBeyond = !this.match.canUndo(seat) && this.#mayGoBeyond(seat);
      return isBeyond ? attemptTakeBack(this.match, seat) : this.match.attemptUndo(seat);
    });
  }

  redo(seat: Seat, { key, seen }: Turn = {}): Promise<Answer> {
    return this.#enter(seat, key, () => (this.#hasGone('back', seat, seen) ? STALE : this.match.attemptRedo(seat)));
  }

  /** Whether a seat has done the contrary since: what it asked for then comes late, and is not what it wants now. */
  #hasGone(way: 'on' | 'back', seat: Seat, seen = this.match.version): boolean {
    return this.match.log.slice(seen).some((entry) => entry.seat === seat && 'undo' in entry === (way === 'back'));
  }

  /** Back before the seat's last move, past everything: everybody has agreed. */
  takeBack(seat: Seat): Promise<Answer> {
    return this.#enter(seat, undefined, () => attemptTakeBack(this.match, seat));
  }

  /** An answer given in a seat's place, to that question and no other. */
  answerFor(seat: Seat, move: Move, prompt: number): Promise<Answer> {
    return this.#enter(seat, undefined, () => (this.match.promptFor(seat)?.id === prompt ? this.match.attempt(seat, move) : STALE));
  }

  whyNot(seat: Seat, idea: unknown): Refusal | undefined {
    return this.match.whyNot(seat, idea);
  }

  async #enter(seat: Seat, key: string | undefined, attempt: () => Attempt | Refused): Promise<Answer> {
    const since = performance.now();
    const itsTurn = (): Promise<Answer> => {
      this.#took('queue', since);
      return this.#carryOut(seat, key, () => this.#timed('rules', attempt));
    };
    try {
      return await this.#queue.run(itsTurn, seat);
    } catch (error) {
      if (error instanceof Busy) return { ok: false, refusal: error.refusal };
      this.#host.broke(error);
      return FAULT;
    }
  }

  async #carryOut(seat: Seat, key: string | undefined, attempt: () => Attempt | Refused): Promise<Answer> {
    if (this.#mustRead && !(await this.#readAgain())) return NOT_STORED;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const answer = await this.#tryOnce(seat, key, attempt);
      if (answer) return answer;
    }
    return STALE;
  }

  /** Nothing where somebody else has written in that place: it was read, and what was asked may still be possible. */
  async #tryOnce(seat: Seat, key: string | undefined, attempt: () => Attempt | Refused): Promise<Answer | undefined> {
    if (key !== undefined && this.#keys.has(nameOf(seat, key))) return { ok: true, version: this.match.version, isTold: false };
    const tried = attempt();
    if (!tried.ok) return tried;
    const line: Line = { seq: this.match.version + 1, entry: tried.entry, at: this.#host.now(), ...(key !== undefined && { key }) };
    const isKept = await this.#keep(line);
    if (isKept === undefined) return NOT_STORED;
    if (isKept) return this.#putInForce(line, tried);
    return (await this.#readAgain()) ? undefined : NOT_STORED;
  }

  async #keep(line: Line): Promise<boolean | undefined> {
    const since = performance.now();
    try {
      return await this.#host.keep(line);
    } catch (error) {
      // Nobody knows whether it was kept.
      this.#mustRead = true;
      this.#host.broke(error);
      return undefined;
    } finally {
      this.#took('store', since);
    }
  }

  /** The line is kept, so it happened: if telling it fails, the log is read again. */
  async #putInForce(line: Line, attempt: Attempt): Promise<Answer> {
    try {
      this.#advance(line, attempt);
      return { ok: true, version: this.match.version, isTold: true };
    } catch (error) {
      this.#host.broke(error);
      return (await this.#readAgain()) ? { ok: true, version: this.match.version, isTold: false } : NOT_STORED;
    }
  }

  #remember({ entry, key }: Line): void {
    if (key !== undefined) this.#keys.add(nameOf(entry.seat, key));
  }

  /** Until it succeeds, nothing else happens here. */
  async #readAgain(): Promise<boolean> {
    this.#mustRead = true;
    try {
      await this.#host.readAgain();
      this.#mustRead = false;
      return true;
    } catch (error) {
      this.#host.broke(error);
      return false;
    }
  }
}
