import type { Seat } from '@conclave/engine';
import type { Queue } from '@conclave/table';
import type { House } from '../house.ts';
import type { StoredSeat } from '../storage/storage.ts';
import type { Play } from './play.ts';
import type { Seats } from './seats.ts';
import type { Sheet } from './sheet.ts';

/** What a table consists of, as far as coming and going is concerned. */
interface Parts {
  readonly house: House;
  readonly sheet: Sheet;
  readonly play: Play;
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
      if (sheet.row.stage === 'playing') return this.#goAway(seat);
      if (sheet.row.stage === 'gathering') await this.#open(seat);
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

  /** Opens a seat before the start, and says whose it was. */
  vacate(seat: Seat): Promise<string | undefined> {
    const { queue, sheet } = this.#parts;
    return queue.run(async () => {
      const person = sheet.seatAt(seat)?.person;
      if (sheet.row.stage !== 'gathering' || person === undefined) return undefined;
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

  async beginIfFull(): Promise<boolean> {
    const { house, sheet, seats, play } = this.#parts;
    if (sheet.row.stage !== 'gathering' || !seats.isFull) return false;
    const entries = await house.storage.entries(sheet.row.id);
    const progress = { stage: 'playing', movedAt: Date.now(), waiting: [], wakesAfter: 0 } as const;
    await house.storage.setProgress(sheet.row.id, progress);
    sheet.change(progress);
    play.begin(entries);
    this.#around.begun();
    return true;
  }
}
