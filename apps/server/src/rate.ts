export interface Allowance {
  /** How much at once. */
  readonly burst: number;
  /** How much comes back each second. */
  readonly perSecond: number;
}

/** What one person may have, from wherever, and one address, with however many people. */
export interface Share {
  readonly person: Allowance;
  readonly address: Allowance;
}

/** A purse that fills by itself. Times are of a clock that never goes back. */
export class Bucket {
  readonly #allowance: Allowance;
  #tokens: number;
  #at: number;

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance;
    this.#tokens = allowance.burst;
    this.#at = now;
  }

  #held(now: number): number {
    const { burst, perSecond } = this.#allowance;
    return Math.min(burst, this.#tokens + ((now - this.#at) / 1000) * perSecond);
  }

  /** Whether that much is there. What costs more than a full purse needs a full one, and leaves debts. */
  has(now: number, cost: number): boolean {
    return this.#held(now) >= Math.min(cost, this.#allowance.burst);
  }

  /** Takes that much, even into debt. */
  charge(now: number, cost: number): void {
    this.#tokens = this.#held(now) - cost;
    this.#at = now;
  }

  take(now: number, cost = 1): boolean {
    if (!this.has(now, cost)) return false;
    this.charge(now, cost);
    return true;
  }

  isFull(now: number): boolean {
    return this.#held(now) >= this.#allowance.burst;
  }
}

const MANY = 20_000;

/** One purse for each sender. Full ones are forgotten, and there are never more than a bounded number. */
export class Buckets {
  readonly #allowance: Allowance;
  readonly #most: number;
  readonly #purses = new Map<string, Bucket>();

  constructor(allowance: Allowance, most = MANY) {
    this.#allowance = allowance;
    this.#most = most;
  }

  get size(): number {
    return this.#purses.size;
  }

  of(sender: string, now: number): Bucket {
    this.#forgetOldest(now);
    const purse = this.#purses.get(sender) ?? new Bucket(this.#allowance, now);
    this.#purses.delete(sender);
    this.#purses.set(sender, purse);
    return purse;
  }

  /** Looks at the two that were not used for longest: there is never a long search, and more go than come. */
  #forgetOldest(now: number): void {
    for (let i = 0; i < 2; i++) {
      const [oldest] = this.#purses;
      if (oldest && (this.#purses.size >= this.#most || oldest[1].isFull(now))) this.#purses.delete(oldest[0]);
    }
  }
}

/** Who pays: the address, the person, or both. */
export interface Payer {
  readonly address?: string | undefined;
  readonly person?: string | undefined;
}

/** What was taken: of which thing, from whom, how much. */
export type Charge = readonly [thing: string, of: 'person' | 'address', who: string, cost: number];

/** More different ones than this in a moment are not worth telling. */
const MANY_CHARGES = 1000;

/** Keeps all purses of all people and addresses. */
export class Till<Thing extends string> {
  /** What was taken since it was last asked for. */
  readonly #taken = new Map<string, Charge>();
  readonly #shares: ReadonlyMap<Thing, { readonly person: Buckets; readonly address: Buckets }>;
  readonly #now: () => number;
  #isShared = false;

  constructor(shares: Readonly<Record<Thing, Share>>, now = () => performance.now()) {
    const things = Object.entries<Share>(shares) as [Thing, Share][];
    this.#shares = new Map(things.map(([thing, { person, address }]) => [thing, { person: new Buckets(person), address: new Buckets(address) }]));
    this.#now = now;
  }

  /** Takes the price from everybody named, or from nobody if somebody has too little. */
  pay(thing: Thing, payer: Payer, cost = 1): boolean {
    const now = this.#now();
    const purses = this.#pursesOf(thing, payer, now);
    if (!purses.every((purse) => purse.has(now, cost))) return false;
    for (const purse of purses) purse.charge(now, cost);
    this.#note(thing, payer, cost);
    return true;
  }

  /** Whether somebody named is in debt. */
  isOwed(thing: Thing, payer: Payer): boolean {
    const now = this.#now();
    return this.#pursesOf(thing, payer, now).some((purse) => !purse.has(now, 0));
  }

  /** Takes what a thing turned out to cost. */
  charge(thing: Thing, payer: Payer, cost: number): void {
    const now = this.#now();
    for (const purse of this.#pursesOf(thing, payer, now)) purse.charge(now, cost);
    this.#note(thing, payer, cost);
  }

  #note(thing: Thing, { address, person }: Payer, cost: number): void {
    if (!this.#isShared || cost === 0) return;
    for (const [of, who] of [
      ['address', address],
      ['person', person],
    ] as const) {
      const name = `${thing} ${of} ${who}`;
      const before = this.#taken.get(name)?.[3] ?? 0;
      if (who !== undefined && (before > 0 || this.#taken.size < MANY_CHARGES)) this.#taken.set(name, [thing, of, who, before + cost]);
    }
  }

  /** From now on it is noted what is taken. */
  share(): void {
    this.#isShared = true;
  }

  /** What was taken since this was last asked. */
  drain(): Charge[] {
    const taken = [...this.#taken.values()];
    this.#taken.clear();
    return taken;
  }

  /** Takes what was taken at other servers. */
  chargeElsewhere(charges: readonly Charge[]): void {
    const now = this.#now();
    for (const [thing, of, who, cost] of charges)
      this.#shares
        .get(thing as Thing)
        ?.[of].of(who, now)
        .charge(now, cost);
  }

  #pursesOf(thing: Thing, { address, person }: Payer, now: number): Bucket[] {
    const share = this.#shares.get(thing);
    if (!share) return [];
    return [...(address === undefined ? [] : [share.address.of(address, now)]), ...(person === undefined ? [] : [share.person.of(person, now)])];
  }
}

/** So many at the same time for each. */
export class Tally<Who = string> {
  readonly #most: number;
  readonly #counts = new Map<Who, number>();

  constructor(most: number) {
    this.#most = most;
  }

  enter(who: Who): boolean {
    const count = this.#counts.get(who) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(who, count + 1);
    return true;
  }

  leave(who: Who): void {
    const left = (this.#counts.get(who) ?? 0) - 1;
    if (left > 0) this.#counts.set(who, left);
    else this.#counts.delete(who);
  }
}
