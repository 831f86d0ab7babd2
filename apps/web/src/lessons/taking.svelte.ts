import { type Beat, listed, reasonIn, spoken, type Walk, type Wording } from '@conclave/engine';
import { isTask, textIn } from '@conclave/engine/lessons';
import { UNWANTED } from '@conclave/table/lessons';
import type { BoardModule } from '../app/board.ts';
import type { AnyGame } from '../app/games.ts';
import { Play } from '../app/play.svelte.ts';
import type { LessonTable } from './lesson-table.ts';
import type { Way } from './way.ts';
import { say } from './words.ts';

/** More moves than these are not named one by one. */
const FEW = 3;

/** What a lesson is taken with. */
interface Around {
  readonly game: AnyGame;
  readonly board: BoardModule | undefined;
  readonly wording: Wording;
  readonly way: Way;
}

/** A lesson being taken: its table, and the beat that is shown. */
export class Taking {
  readonly wording: Wording;
  readonly lesson: Walk;
  readonly play: Play;
  readonly #table: LessonTable;
  readonly #way: Way;
  #latest = $state.raw({ index: 0, version: 0 });
  /** The place of the beat that is shown: the learner sees what happened before the next is told. */
  index = $state(0);

  constructor(table: LessonTable, { game, board, wording, way }: Around) {
    this.wording = wording;
    this.lesson = table.run.lesson;
    this.#table = table;
    this.#way = way;
    table.begin(way.left);
    this.play = new Play(table, game, board);
    this.#table.subscribe(() => this.#note());
    this.index = this.#latest.index;
  }

  /** Whether all that has happened is shown. */
  readonly isSettled = $derived.by(() => this.play.state.version === this.#latest.version && !this.play.isHeld);

  /** Shows the beat that is on, once what led to it has been seen. */
  catchUp(): void {
    if (this.isSettled) this.index = this.#latest.index;
  }

  #note(): void {
    const { run } = this.#table;
    this.#latest = { index: run.index, version: run.match.version };
    this.#way.note?.(run);
  }

  get beat(): Beat {
    return this.lesson.beats[this.index] as Beat;
  }

  get isTask(): boolean {
    return isTask(this.beat);
  }

  /** The beat wants what cannot be done. */
  readonly isStuck = $derived.by(() => this.isTask && this.isSettled && this.index === this.#latest.index && this.#table.run.isStuck);

  get mayGoOn(): boolean {
    return !this.isLast && (!this.isTask || this.isStuck);
  }

  get isLast(): boolean {
    return this.index === this.lesson.beats.length - 1;
  }

  get title(): string {
    return this.#text(this.lesson.id);
  }

  get says(): string {
    return this.#text(`${this.lesson.id}.${this.beat.id}`);
  }

  get asks(): string {
    if (this.isStuck) return say('isStuck');
    return this.isTask ? this.#text(`${this.lesson.id}.${this.beat.id}.do`) : '';
  }

  /** The same for the table in words, where nothing is lit or tapped: the moves as they are offered there. */
  get asksInWords(): string {
    const { state, game, voice } = this.play;
    const moves = [...new Set(this.#table.run.wanted.map((move) => game.words.move(state.view, move, voice)))];
    return moves.length > 0 && moves.length <= FEW ? say('choose', { moves: listed(moves, 'or') }) : this.asks;
  }

  /** Why the move just tried is not the one. */
  get unwanted(): string {
    const { denied } = this.play;
    return denied?.refusal.rule === UNWANTED ? reasonIn(denied.refusal) : '';
  }

  #text(key: string): string {
    const text = textIn(this.wording, key);
    return text ? spoken(text) : '';
  }

  goOn(): void {
    this.play.denied = undefined;
    this.#table.run.goOn();
    this.#note();
  }

  back(): void {
    this.play.denied = undefined;
    this.#table.run.back();
    this.#note();
  }

  close(): void {
    this.play.close();
  }
}
