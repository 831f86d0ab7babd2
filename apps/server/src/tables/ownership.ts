import type { House } from '../house.ts';
import type { Lease } from '../work/leases.ts';
import type { Sheet } from './sheet.ts';

/** Whether it is this server that moves the bots and clocks of a table, and notes how the game stands. While it is played, each that has it in memory wants to. */
export class Ownership {
  readonly #house: House;
  readonly #sheet: Sheet;
  readonly #changed: () => void;
  #lease: Lease | undefined;
  #isOver = false;

  constructor({ house, sheet }: { house: House; sheet: Sheet }, changed: () => void) {
    this.#house = house;
    this.#sheet = sheet;
    this.#changed = changed;
  }

  get isOurs(): boolean {
    return this.#lease?.isHeld ?? false;
  }

  get fence(): number | undefined {
    return this.#lease?.fence;
  }

  claim(): void {
    const { id, stage } = this.#sheet.row;
    if (stage === 'playing' && !this.#isOver) this.#lease ??= this.#house.leases.want(id, this.#changed);
  }

  /** For good. */
  release(): void {
    this.#isOver = true;
    this.#lease?.release();
  }
}
