import type { Seat } from '@conclave/engine';
import type { ClockAgreed, ClockTold } from '@conclave/protocol';

/**
 * The time each seat has left. It runs while the game waits for the seat.
 * `turn`: full again whenever the game comes back to the seat after waiting for others. `total`: for the whole game.
 */
export class Clock {
  readonly #agreed: Exclude<ClockAgreed, { kind: 'none' }>;
  readonly #left: number[];
  readonly #since = new Map<Seat, number>();

  constructor(agreed: Exclude<ClockAgreed, { kind: 'none' }>, seats: number) {
    this.#agreed = agreed;
    this.#left = Array.from({ length: seats }, () => agreed.seconds * 1000);
  }

  /** What a seat has used up since the game began to wait for it. */
  spent(seat: Seat, now: number): number {
    const since = this.#since.get(seat);
    return since === undefined ? 0 : Math.max(0, now - since);
  }

  /** Takes time off a seat: after its answer, or on reading a log again. */
  charge(seat: Seat, spent: number): void {
    this.#left[seat] = Math.max(0, this.leftOf(seat) - spent);
  }

  leftOf(seat: Seat): number {
    return this.#left[seat] ?? 0;
  }

  /** From now on the game waits for these seats. `mover` has just been charged; whoever was asked before and still is goes on running. */
  waitFor(asked: readonly Seat[], now: number, mover?: Seat): void {
    for (const seat of [...this.#since.keys()]) if (!asked.includes(seat)) this.#since.delete(seat);
    for (const seat of asked) {
      if (this.#since.has(seat) && seat !== mover) continue;
      if (this.#agreed.kind === 'turn' && seat !== mover) this.#left[seat] = this.#agreed.seconds * 1000;
      this.#since.set(seat, now);
    }
  }

  /** Goes on after a restart: the time the server was away is nobody's. */
  resume(now: number): void {
    for (const seat of this.#since.keys()) this.#since.set(seat, now);
  }

  /** When a seat's time will be up, if it runs. */
  deadline(seat: Seat): number | undefined {
    const since = this.#since.get(seat);
    return since === undefined ? undefined : since + this.leftOf(seat);
  }

  told(now: number): ClockTold {
    const left = this.#left.map((ms, seat) => Math.max(0, ms - this.spent(seat, now)));
    return { kind: this.#agreed.kind, left, running: [...this.#since.keys()] };
  }
}

export function clockOf(agreed: ClockAgreed, seats: number): Clock | undefined {
  return agreed.kind === 'none' ? undefined : new Clock(agreed, seats);
}
