import type { Refusal, Seat, Viewer } from '@conclave/engine';
import type { Queue } from '@conclave/table';
import type { House } from '../house.ts';
import type { StoredSeat } from '../storage/storage.ts';
import type { Errands } from './errands.ts';
import type { Play } from './play.ts';
import type { Seats } from './seats.ts';
import { Shares } from './shares.ts';
import type { Sheet } from './sheet.ts';

/** What a table consists of, as far as coming and going is concerned. */
interface Parts {
  readonly house: House;
  readonly sheet: Sheet;
  readonly play: Play;
  readonly errands: Errands;
  readonly queue: Queue;
  readonly seats: Seats;
}

interface Around {
  /** Seats have changed hands. */
  greetAll(): void;
  /** The game has begun. */
  begun(): void;
  /** The game was ended. */
  ended(): void;
  goAway(seat: Seat): Promise<void>;
}

/** Sitting down and leaving, the beginning of the game, and an end that its people decide on. */
export class Gathering {
  readonly #parts: Parts;
  readonly #around: Around;
  readonly #shares = new Shares();

  constructor(parts: Parts, around: Around) {
    this.#parts = parts;
    this.#around = around;
  }

  /** False: somebody was faster. */
  sit(seat: StoredSeat): Promise<boolean> {
    return this.#parts.queue.run(async () => {
      if (!(await this.#parts.seats.take(seat))) return false;
      await this.beginIfFull();
      this.#around.greetAll();
      return true;
    });
  }

  leave(seat: Seat): Promise<void> {
    const { queue, sheet } = this.#parts;
    return queue.run(async () => {
      if (this.#isOpen) return this.#open(seat);
      if (sheet.row.stage === 'gathering') await this.#beginWithout(seat);
      if (sheet.row.stage !== 'over') await this.#goAway(seat);
    }, seat);
  }

  /** A game that cannot go on here ends when all have left it. */
  async #goAway(seat: Seat): Promise<void> {
    const { play, seats } = this.#parts;
    await this.#around.goAway(seat);
    if (play.closed !== undefined && seats.haveAllLeft) await this.#end();
  }

  /** Ends the game without a result. */
  end(): Promise<void> {
    return this.#parts.queue.run(() => this.#end());
  }

  async #end(): Promise<void> {
    const { house, sheet, play } = this.#parts;
    if (play.isOver) return;
    const { id, movedAt } = sheet.row;
    const progress = { stage: 'over', movedAt, waiting: [], wakesAfter: undefined } as const;
    await house.storage.setProgress(id, progress);
    sheet.change(progress);
    this.#around.ended();
  }

  /** Takes somebody off a seat before the start, for good, and says whose it was. */
  vacate(seat: Seat): Promise<string | undefined> {
    const { house, queue, sheet } = this.#parts;
    return queue.run(async () => {
      const person = sheet.seatAt(seat)?.person;
      if (!this.#isOpen || person === undefined) return undefined;
      if (person !== sheet.row.owner) await house.storage.keepOut(sheet.row.id, person);
      await this.#open(seat);
      return person;
    });
  }

  async #open(seat: Seat): Promise<void> {
    await this.#parts.seats.open(seat);
    this.#around.greetAll();
  }

  start(): Promise<void> {
    return this.#parts.queue.run(async () => {
      if (await this.beginIfFull()) this.#around.greetAll();
    });
  }

  get #isOpen(): boolean {
    return this.#parts.sheet.row.stage === 'gathering' && !this.#parts.seats.isFull;
  }

  /** Takes a share of the randomness, or says why not. The last one begins the game. */
  reveal(seat: Seat, share: string): Promise<Refusal | undefined> {
    return this.#parts.queue.run(async () => {
      const refusal = this.#shares.reveal(this.#parts.sheet.row, seat, share);
      if (!refusal && (await this.beginIfFull())) this.#around.greetAll();
      return refusal;
    }, seat);
  }

  /** Whether the device that a viewer sits at has yet to reveal its share. */
  isWaitingFor(viewer: Viewer): boolean {
    const seat = viewer === 'spectator' ? undefined : this.#parts.sheet.seatAt(viewer);
    return seat !== undefined && this.#shares.isWaitingFor(seat);
  }

  get isBusy(): boolean {
    return this.#shares.isBusy;
  }

  stop(): void {
    this.#shares.stop();
  }

  /** Once all seats are taken, leaving opens none: nobody may commit anew after others have revealed. Those others are still waited for. */
  async #beginWithout(seat: Seat): Promise<void> {
    this.#shares.waitNoLongerFor(seat);
    if (await this.beginIfFull()) this.#around.greetAll();
  }

  /** Waits for those who committed to a share, a little. */
  async beginIfFull(): Promise<boolean> {
    const { house, sheet, seats, errands } = this.#parts;
    if (sheet.row.stage !== 'gathering' || !seats.isFull) return false;
    this.#shares.wait(house.revealMs, () => errands.run('start', () => this.start()));
    if (!this.#shares.areIn(sheet.row.seats)) return false;
    await this.#begin();
    return true;
  }

  async #begin(): Promise<void> {
    const { house, sheet, play } = this.#parts;
    const shares = this.#shares.told(sheet.row.seats);
    const entries = await house.storage.entries(sheet.row.id);
    const progress = { stage: 'playing', movedAt: Date.now(), waiting: [], wakesAfter: 0, ...(shares.length > 0 && { shares }) } as const;
    await house.storage.setProgress(sheet.row.id, progress);
    this.#shares.stop();
    sheet.change(progress);
    play.begin(entries);
    this.#around.begun();
  }
}
