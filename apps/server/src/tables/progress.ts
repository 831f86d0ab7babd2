import type { House } from '../house.ts';
import type { Errands } from './errands.ts';
import type { Ownership } from './ownership.ts';
import type { Play } from './play.ts';
import type { Sheet } from './sheet.ts';

const NOTE_MS = 2000;

/** Keeps the row that lists are made from up to date, a little later. The log is the truth, so nobody waits for it. */
export class Progress {
  readonly #house: House;
  readonly #sheet: Sheet;
  readonly #play: Play;
  readonly #errands: Errands;
  readonly #owner: Ownership;
  /** How long nobody need look at the table. */
  readonly #wakesAfter: () => number | undefined;
  #noting: NodeJS.Timeout | undefined;
  /** Something is known that was not noted here: another server may have, or be gone before it did. */
  #isOwed = false;

  constructor(
    { house, sheet, play, errands }: { house: House; sheet: Sheet; play: Play; errands: Errands },
    owner: Ownership,
    wakesAfter: () => number | undefined,
  ) {
    this.#house = house;
    this.#owner = owner;
    this.#sheet = sheet;
    this.#play = play;
    this.#errands = errands;
    this.#wakesAfter = wakesAfter;
  }

  get isBusy(): boolean {
    return this.#noting !== undefined;
  }

  get isDone(): boolean {
    return this.#sheet.row.stage === 'over' && !this.#isOwed;
  }

  note(movedAt = this.#sheet.row.movedAt): void {
    const { match, isOver } = this.#play;
    if (!match) return;
    const { result } = match.state;
    this.#sheet.change({ stage: isOver ? 'over' : 'playing', movedAt, waiting: isOver ? [] : match.asked, ...(result && { result }) });
    this.#isOwed = true;
    this.#noting ??= setTimeout(() => this.#writeByItself(), isOver ? 0 : NOTE_MS);
  }

  /** After reading, and when it is this server's turn: the row is written anew only where something is owed, it is marked, or it says something else than the log. */
  followLog(): void {
    if (!this.#play.match) return;
    const { stage, waiting, wakesAfter } = this.#sheet.row;
    const { match, isOver } = this.#play;
    const isBehind = this.#isOwed || wakesAfter === 0 || String(waiting) !== String(isOver ? [] : match?.asked) || (stage === 'over') !== isOver;
    if (isBehind) this.note();
  }

  #writeByItself(): void {
    this.#noting = undefined;
    this.#errands.run('note progress', () => this.#write());
  }

  async #write(): Promise<void> {
    const { id, stage, movedAt, waiting, result } = this.#sheet.row;
    // Where another server looks after the table, that one does.
    if (stage === 'gathering' || !this.#owner.isOurs) return;
    const progress = { stage, movedAt, waiting, ...(result && { result }), wakesAfter: this.#wakesAfter() };
    this.#isOwed = false;
    try {
      await this.#house.storage.setProgress(id, progress, { seq: this.#play.version, fence: this.#owner.fence });
    } catch (error) {
      this.#isOwed = true;
      throw error;
    }
    this.#owner.claim();
  }

  /** What still waits to be written is written now. */
  close(): void {
    if (!this.#noting) return;
    clearTimeout(this.#noting);
    this.#writeByItself();
  }
}
