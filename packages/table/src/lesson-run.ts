import {
  type Beat,
  type Core,
  carryOut,
  type GameModule,
  isSame,
  lookUp,
  Match,
  type Move,
  type Offer,
  type Refusal,
  refuse,
  type Scripted,
  type Seat,
  type Walk,
  type Wording,
} from '@conclave/engine';
import { isTask, textIn } from '@conclave/engine/lessons';
import { Chronicle, type Step } from './chronicle.ts';
import { message } from './messages.ts';
import { defaultMove } from './presets.ts';

/** Where a learner stands in a lesson: enough to take it up again. */
export interface Standing {
  /** By beat that was begun: how many moves were made before it. */
  readonly begun: readonly number[];
  /** `quiet`: nobody chose it, not even the learner. */
  readonly moves: readonly { readonly seat: Seat; readonly move: Move; readonly quiet?: true }[];
}

/** Whoever shows a lesson: told of each move, or that all is to be shown anew. */
export interface Onlooker {
  step(step: Step): void;
  anew(): void;
}

/** Where the learner sits. */
export const LEARNER: Seat = 0;
/** Chance beyond the lesson's own dice, the same every time. */
const KEY = '0'.repeat(64);
/** More answers in a row than others ever give before the learner is asked again. */
const PATIENCE = 300;
/** A move that the rules allow and the lesson does not want. */
export const UNWANTED = 'TABLE-LESSON';

/** Whether a move is the one that is meant: it has every detail that is named. */
export const isLike = (move: object, wanted: object): boolean =>
  Object.entries(wanted).every(([name, value]) => isSame(lookUp(move as Record<string, unknown>, name), value));

/** A window in which nothing can be played. */
const isIdle = ({ window, moves }: Offer): boolean => window === true && moves.length === 1;

/** A lesson or an example as it is taken: the position, how far the learner is, and what the others do. It knows no screen and no clock. */
export class LessonRun {
  readonly lesson: Walk;
  readonly #game: GameModule;
  readonly #wording: Wording;
  readonly #onlooker: Onlooker;
  #chronicle: Chronicle;
  #begun: number[] = [0];
  /** The places of the moves that nobody chose. */
  #quietly = new Set<number>();
  /** What others should have done and could not: the lesson is out of date. */
  readonly faults: string[] = [];

  constructor(game: GameModule, wording: Wording, lesson: Walk, onlooker: Onlooker) {
    this.#game = game;
    this.#wording = wording;
    this.lesson = lesson;
    this.#onlooker = onlooker;
    this.#chronicle = this.#blank();
  }

  #blank(): Chronicle {
    const { names, options = {}, rolls = [] } = this.lesson;
    const lay: Walk['lay'] = (random) => {
      const state = this.lesson.lay(random);
      state.random.script = [...rolls];
      return state;
    };
    return new Chronicle(new Match(this.#game, { seats: names.length, options, key: KEY, lay }), () => this.#lastOwn() >= 0);
  }

  get chronicle(): Chronicle {
    return this.#chronicle;
  }

  get match(): Match {
    return this.#chronicle.match;
  }

  /** The place of the beat that is on. */
  get index(): number {
    return this.#begun.length - 1;
  }

  get beat(): Beat {
    return this.lesson.beats[this.index] as Beat;
  }

  get isLast(): boolean {
    return this.index === this.lesson.beats.length - 1;
  }

  get standing(): Standing {
    const moves = this.match.moves.map(({ seat, move }, i) => ({ seat, move, ...(this.#quietly.has(i) && { quiet: true as const }) }));
    return { begun: [...this.#begun], moves };
  }

  /** Takes a lesson up where it was left. False, and at its beginning, where these rules cannot follow. */
  takeUp({ begun, moves }: Standing): boolean {
    const isEntered = begun.length > 0 && begun.length <= this.lesson.beats.length && this.#enter(moves);
    if (!isEntered) this.#chronicle = this.#blank();
    this.#begun = isEntered ? [...begun] : [0];
    this.#onlooker.anew();
    return isEntered;
  }

  #enter(moves: Standing['moves']): boolean {
    this.#chronicle = this.#blank();
    this.#quietly = new Set(moves.flatMap(({ quiet }, i) => (quiet ? [i] : [])));
    return moves.every(({ seat, move }) => this.#chronicle.enter({ seat, move }, 0) === undefined);
  }

  /** The learner's move: made, or refused by the rules or by the lesson. */
  play(move: unknown, prompt?: number): Refusal | undefined {
    const attempt = this.match.attempt(LEARNER, move, prompt);
    if (!attempt.ok) return attempt.refusal;
    const isOver = this.#reaches(move as Move);
    if (!isOver && !(this.beat.goal && this.#isWanted(move as Move))) return this.#unwanted();
    this.#advance(LEARNER, move);
    if (isOver) this.#next();
    else this.#quiet();
    return undefined;
  }

  /** The offered moves that are right at this beat. */
  get wanted(): Move[] {
    const moves = this.match.promptFor(LEARNER)?.moves ?? [];
    return isTask(this.beat) ? moves.filter((move) => this.#isWanted(move) || this.#reaches(move)) : [];
  }

  /** Whether a beat wants what cannot be done: the lesson is out of date, and the learner goes on. */
  get isStuck(): boolean {
    return isTask(this.beat) && this.wanted.length === 0;
  }

  whyNot(idea: unknown): Refusal | undefined {
    return this.match.whyNot(LEARNER, idea);
  }

  #isWanted(move: Move): boolean {
    return this.beat.wants?.some((wanted) => isLike(move, wanted)) ?? false;
  }

  /** Whether a move ends the beat. */
  #reaches(move: Move): boolean {
    const { beat } = this;
    if (!beat.goal) return this.#isWanted(move);
    const next = this.#game.clone(this.match.state as Core);
    carryOut(this.#game, next, LEARNER, move);
    return beat.goal(this.#game.viewFor(next, LEARNER));
  }

  #unwanted(): Refusal {
    const why = textIn(this.#wording, `${this.lesson.id}.${this.beat.id}.no`);
    return refuse(UNWANTED, why ?? message(isTask(this.beat) ? 'lessonOther' : 'lessonReads'));
  }

  /** On to the next beat, from one that is only read or cannot be done. */
  goOn(): void {
    if (!this.isLast && (!isTask(this.beat) || this.isStuck)) this.#next();
  }

  #next(): void {
    const { others = [] } = this.beat;
    this.#follow(others);
    if (!this.isLast) this.#begun.push(this.match.moves.length);
    if (isTask(this.beat)) this.#quiet();
    else this.#quiet(() => !this.#automatic()?.window); // A spell in the air comes down before it is spoken of.
    this.#begun[this.index] = this.match.moves.length;
  }

  /** The beat before: with it, all that was done since it began. */
  back(): void {
    if (this.index === 0) return;
    this.#begun.pop();
    this.#returnTo(this.#begun.at(-1) ?? 0);
  }

  /** The last move that the learner chose. */
  #lastOwn(): number {
    return this.match.moves.findLastIndex(({ seat }, i) => seat === LEARNER && !this.#quietly.has(i));
  }

  /** Before the learner's last move, and to the beat in which it was made. */
  undo(): Refusal | undefined {
    const last = this.#lastOwn();
    if (last < 0) return refuse('TABLE-UNDO', message('undoNone'));
    while (this.index > 0 && (this.#begun.at(-1) ?? 0) > last) this.#begun.pop();
    this.#returnTo(last);
    return undefined;
  }

  #returnTo(moves: number): void {
    this.#enter(this.standing.moves.slice(0, moves));
    this.#onlooker.anew();
  }

  #advance(seat: Seat, move: unknown): void {
    const attempt = this.match.attempt(seat, move);
    if (!attempt.ok) throw new Error(attempt.refusal.reason);
    this.#chronicle.follow(LEARNER);
    const step = this.#chronicle.advance(attempt, Date.now()).get(LEARNER);
    if (step) this.#onlooker.step(step);
  }

  /** What the others do by the script. */
  #follow(script: readonly Scripted[]): void {
    for (const [seat, wanted] of script) {
      const found = (): Move | undefined => this.match.promptFor(seat)?.moves.find((one) => isLike(one, wanted));
      this.#quiet(() => found() !== undefined);
      const move = found();
      if (move) this.#advance(seat, move);
      else this.faults.push(`${this.lesson.id}.${this.beat.id}: seat ${seat} cannot ${JSON.stringify(wanted)}`);
    }
  }

  /** What is asked and can be answered without the learner: the others' questions, and windows in which nothing could be played. */
  #automatic(): Offer | undefined {
    return this.match.asked.flatMap((seat) => this.match.promptFor(seat) ?? []).find((offer) => offer.seat !== LEARNER || isIdle(offer));
  }

  /** The others answer as quietly as they can, until this is so. */
  #quiet(until = () => this.#isLearnerAsked()): void {
    for (let given = 0; given < PATIENCE && !this.match.isOver && !until(); given++) {
      const offer = this.#automatic();
      if (!offer) return;
      this.#quietly.add(this.match.moves.length);
      this.#advance(offer.seat, defaultMove(offer));
    }
  }

  #isLearnerAsked(): boolean {
    const offer = this.match.promptFor(LEARNER);
    return offer !== undefined && !isIdle(offer);
  }
}
