export interface Allowance {
  /** How many at once. */
  readonly burst: number;
  /** How many come back each second. */
  readonly perSecond: number;
}

/** A purse that fills by itself. */
export class Bucket {
  readonly #allowance: Allowance;
  #tokens: number;
  #at: number;

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance;
    this.#tokens = allowance.burst;
    this.#at = now;
  }

  /** Takes one, if there is one. */
  take(now: number): boolean {
    const { burst, perSecond } = this.#allowance;
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }

  isFull(now: number): boolean {
    return this.#tokens + ((now - this.#at) / 1000) * this.#allowance.perSecond >= this.#allowance.burst;
  }
}

const MANY = 10_000;

/** One purse for each sender. Full ones are forgotten. */
export class Buckets {
  readonly #allowance: Allowance;
  readonly #purses = new Map<string, Bucket>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  take(sender: string, now = Date.now()): boolean {
    if (this.#purses.size > MANY) for (const [one, purse] of this.#purses) if (purse.isFull(now)) this.#purses.delete(one);
    const purse = this.#purses.get(sender) ?? new Bucket(this.#allowance, now);
    this.#purses.set(sender, purse);
    return purse.take(now);
  }
}
