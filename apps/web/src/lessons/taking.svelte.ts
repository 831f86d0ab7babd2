import { type Beat, type Course, type Lesson, reasonIn, spoken } from '@conclave/engine';
import { isTask, lessonText } from '@conclave/engine/lessons';
import { UNWANTED } from '@conclave/table/lessons';
import type { BoardModule } from '../app/board.ts';
import type { AnyGame } from '../app/games.ts';
import { Play } from '../app/play.svelte.ts';
import { LessonTable } from './lesson-table.ts';
import { noteDone, noteStanding, standingIn } from './progress.svelte.ts';

/** A lesson being taken: its table, and the beat that is shown. */
export class Taking {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly play: Play;
  readonly #table: LessonTable;
  #latest = $state.raw({ index: 0, version: 0 });
  /** The place of the beat that is shown: the learner sees what happened before the next is told. */
  index = $state(0);

  constructor(game: AnyGame, board: BoardModule | undefined, course: Course, lesson: Lesson) {
    this.course = course;
    this.lesson = lesson;
    this.#table = new LessonTable(game, course, lesson);
    this.#table.begin(standingIn(course.game, lesson.id));
    this.play = new Play(this.#table, game, board);
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
    if (run.isLast) noteDone(this.course.game, this.lesson.id);
    else noteStanding(this.course.game, this.lesson.id, run.standing);
  }

  get beat(): Beat {
    return this.lesson.beats[this.index] as Beat;
  }

  get isTask(): boolean {
    return isTask(this.beat);
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
    return this.isTask ? this.#text(`${this.lesson.id}.${this.beat.id}.do`) : '';
  }

  /** Why the move just tried is not the one. */
  get unwanted(): string {
    const { denied } = this.play;
    return denied?.refusal.rule === UNWANTED ? reasonIn(denied.refusal) : '';
  }

  #text(key: string): string {
    const text = lessonText(this.course, key);
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
