export interface Load {
  /** Servers of one house: whoever connects goes to the next of them. */
  urls: string[];
  game: string;
  tables: number;
  seats: number;
  /** Who only look, at each table. */
  watchers: number;
  /** Milliseconds between a state's arrival and the next move. */
  think: number;
  seconds: number;
  warm: number;
}

/** What a load generator saw. Times are in milliseconds. */
export interface Seen {
  moves: number;
  movesPerSecond: number;
  mover: { p50: number; p99: number };
  lastSeat: { p50: number; p99: number };
  bytes: number;
}

export function readLoad([urls = '', tables, think, seconds, warm, game = '', seats = '4', watchers = '0']: string[]): Load {
  const time = { think: Number(think), seconds: Number(seconds), warm: Number(warm) };
  return { urls: urls.split(','), game, tables: Number(tables), seats: Number(seats), watchers: Number(watchers), ...time };
}

const sleep = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

export function percentiles(times: number[]): { p50: number; p99: number } {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Counts moves, bytes and the time from sending a move to its arrival at the mover and at the last who is told. */
export class Meter {
  readonly #told: number;
  #isCounting = false;
  #isOver = false;
  #bytes = 0;
  #messages = 0;
  readonly #mover: number[] = [];
  readonly #last: number[] = [];

  /** `told`: how many are told of a move. */
  constructor(told: number) {
    this.#told = told;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  received(bytes: number): void {
    if (!this.#isCounting) return;
    this.#bytes += bytes;
    this.#messages++;
  }

  /** A move goes off. Its `arrived` says whether all have it now. */
  sent(mover: number): { arrived(who: number): boolean } {
    const start = performance.now();
    let seen = 0;
    return {
      arrived: (who) => {
        const time = performance.now() - start;
        if (this.#isCounting && who === mover) this.#mover.push(time);
        if (++seen < this.#told) return false;
        if (this.#isCounting) this.#last.push(time);
        return true;
      },
    };
  }

  /** Warms up, counts for so many seconds, and stops everything. */
  async run({ seconds, warm }: Pick<Load, 'seconds' | 'warm'>): Promise<Seen> {
    await sleep(warm);
    process.send?.('begin');
    this.#isCounting = true;
    const start = performance.now();
    await sleep(seconds);
    this.#isCounting = false;
    const took = (performance.now() - start) / 1000;
    process.send?.('end');
    // What is counted is over, but the games go on until the parent has looked at the server.
    await sleep(1);
    this.#isOver = true;
    const moves = this.#last.length;
    return { moves, movesPerSecond: moves / took, mover: percentiles(this.#mover), lastSeat: percentiles(this.#last), bytes: this.#bytes / this.#messages };
  }
}
