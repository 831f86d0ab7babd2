import type { Refusal, Seat, Viewer } from '@conclave/engine';
import type { Queue } from '@conclave/table';
import type { House } from '../house.ts';
import type { StoredSeat } from '../storage/storage.ts';
import type { Errands } from './errands.ts';
import type { Play } from './play.ts';
import type { Seats } from './seats.ts';
import { goneFrom, Shares, shareOf } from './shares.ts';
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
  /** Reads anew what others have changed. */
  refresh(): Promise<void>;
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
      if (!(await this.#parts.seats.take(seat))) return this.#wereFaster();
      await this.beginIfFull();
      this.#around.greetAll();
      return true;
    });
  }

  /** Somebody else was faster, at another server perhaps. */
  async #wereFaster(): Promise<false> {
    await this.#around.refresh();
    return false;
  }

  leave(seat: Seat): Promise<void> {
    const { queue, sheet } = this.#parts;
    return queue.run(async () => {
      if (this.#isOpen && (await this.#open(seat))) return;
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
    await house.storage.end(sheet.row.id);
    sheet.change({ stage: 'over', waiting: [], wakesAfter: undefined });
    this.#around.ended();
  }

  /** Takes somebody off a seat before the start, for good, and says whose it was. */
  vacate(seat: Seat): Promise<string | undefined> {
    const { house, queue, sheet } = this.#parts;
    return queue.run(async () => {
      const person = sheet.seatAt(seat)?.person;
      if (!this.#isOpen || person === undefined) return undefined;
      if (person !== sheet.row.owner) await house.storage.keepOut(sheet.row.id, person);
      return (await this.#open(seat)) ? person : undefined;
    });
  }

  async #open(seat: Seat): Promise<boolean> {
    if (!(await this.#parts.seats.open(seat))) return this.#wereFaster();
    this.#around.greetAll();
    return true;
  }

  /** All seats are taken, and whoever gave the last one may be gone before the game has begun. */
  goOn(): void {
    if (this.#parts.sheet.row.stage === 'gathering' && this.#parts.seats.isFull) this.#parts.errands.run('start', () => this.start());
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
      const { row } = this.#parts.sheet;
      const refusal = this.#shares.refusal(row, seat, share);
      if (refusal || row.stage !== 'gathering') return refusal;
      await this.#parts.house.storage.setNote(row.id, shareOf(seat), { is: share });
      if (await this.beginIfFull()) this.#around.greetAll();
      return undefined;
    }, seat);
  }

  /** What was noted before the start, here or elsewhere. */
  follow(notes: ReadonlyMap<string, string>): void {
    this.#shares.follow(notes);
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
    await this.#parts.house.storage.setNote(this.#parts.sheet.row.id, goneFrom(seat), { is: '' });
    if (await this.beginIfFull()) this.#around.greetAll();
  }

  /** Waits for those who committed to a share, a little. */
  async beginIfFull(): Promise<boolean> {
    const { house, sheet, seats, errands } = this.#parts;
    if (sheet.row.stage !== 'gathering' || !seats.isFull) return false;
    this.#shares.wait(house.revealMs, () => errands.run('start', () => this.start()));
    this.#shares.follow(await house.storage.notes(sheet.row.id));
    if (!this.#shares.areIn(sheet.row.seats)) return false;
    await this.#begin();
    return true;
  }

  async #begin(): Promise<void> {
    const { house, sheet, play } = this.#parts;
    const shares = this.#shares.told(sheet.row.seats);
    const entries = await house.storage.entries(sheet.row.id);
    const progress = { movedAt: house.now(), waiting: [], wakesAfter: 0, ...(shares.length > 0 && { shares }) };
    if (!(await house.storage.begin(sheet.row.id, progress))) return this.#around.refresh();
    this.#shares.stop();
    sheet.change({ ...progress, stage: 'playing' });
    play.begin(entries);
    this.#around.begun();
  }
}
