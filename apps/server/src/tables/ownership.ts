import type { House } from '../house.ts';
import type { Lease } from '../work/leases.ts';
import type { Sheet } from './sheet.ts';

interface Around {
  /** Whether the game can go on here. */
  canPlay(): boolean;
  /** Whether it is over, and noted as such. */
  isDone(): boolean;
  /** This server may look after the table from now on, or may no longer. */
  changed(): void;
}

/**
 * Whether it is this server that moves the bots and clocks of a table, notes how the game stands, and keeps it from being cleared away. Until it is
 * noted that it is over, each that has it in memory and can play it wants to.
 */
export class Ownership {
  readonly #house: House;
  readonly #sheet: Sheet;
  readonly #around: Around;
  #lease: Lease | undefined;
  #isClosed = false;

  constructor({ house, sheet }: { house: House; sheet: Sheet }, around: Around) {
    this.#house = house;
    this.#sheet = sheet;
    this.#around = around;
  }

  get isOurs(): boolean {
    return this.#lease?.isHeld ?? false;
  }

  get fence(): number | undefined {
    return this.#lease?.fence;
  }

  /** Where the game cannot go on here, others may be able to. */
  claim(): void {
    const { id } = this.#sheet.row;
    if (!this.#around.canPlay() || this.#around.isDone()) this.#letGo();
    else if (!this.#isClosed) this.#lease ??= this.#house.leases.want(id, () => this.#around.changed());
  }

  #letGo(): void {
    this.#lease?.release();
    this.#lease = undefined;
  }

  /** For good. */
  release(): void {
    this.#isClosed = true;
    this.#letGo();
  }
}
