import { commitmentTo, type Message, type Refusal, refuse, type Seat, type SeedShare } from '@conclave/engine';
import { because } from '@conclave/protocol';
import type { StoredSeat, StoredTable } from '../storage/storage.ts';

/** How it is noted that a seat's share was revealed, and that its player left. */
export const shareOf = (seat: Seat): string => `share ${seat}`;
export const goneFrom = (seat: Seat): string => `gone ${seat}`;

const no = (why: Message): Refusal => refuse('TABLE-SHARE', why);
const TOO_EARLY = no(because('shareEarly'));
const TOO_LATE = no(because('shareLate'));
const NONE = no(because('shareNone'));
const ANOTHER = no(because('shareOther'));

export const isFull = ({ seats }: StoredTable): boolean => seats.every(({ kind }) => kind !== 'open');

/** What the devices of a table committed to. It is fixed, and shown, from the moment the last seat is taken. */
export const committed = (seats: readonly StoredSeat[]): SeedShare[] =>
  seats.flatMap(({ seat, seal }) => (seal === undefined ? [] : [{ seat, commitment: seal }]));

/** The devices' shares of the randomness, between the moment the last seat is taken and the start. */
export class Shares {
  readonly #revealed = new Map<Seat, string>();
  readonly #gone = new Set<Seat>();
  #isTimeUp = false;
  #timer: NodeJS.Timeout | undefined;

  /** Waits so long for those who are missing, then calls. */
  wait(ms: number, timeIsUp: () => void): void {
    this.#timer ??= setTimeout(() => {
      this.#isTimeUp = true;
      timeIsUp();
    }, ms);
  }

  /** What was revealed, and who left, as it is noted. Who left is not waited for any more; the others are. */
  follow(notes: ReadonlyMap<string, string>): void {
    for (const [name, value] of notes) {
      const [what, seat] = name.split(' ');
      if (what === 'share') this.#revealed.set(Number(seat), value);
      if (what === 'gone') this.#gone.add(Number(seat));
    }
  }

  get isBusy(): boolean {
    return this.#timer !== undefined;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  isWaitingFor({ seat, seal }: StoredSeat): boolean {
    return this.isBusy && seal !== undefined && !this.#revealed.has(seat);
  }

  /** Whether the game may start: all who committed have revealed or left, or were waited for long enough. */
  areIn(seats: readonly StoredSeat[]): boolean {
    return this.#isTimeUp || committed(seats).every(({ seat }) => this.#revealed.has(seat) || this.#gone.has(seat));
  }

  /** Why a share is not taken. The same again is no mistake. */
  refusal(row: StoredTable, seat: Seat, share: string): Refusal | undefined {
    const seal = row.seats[seat]?.seal;
    if (seal === undefined) return NONE;
    if (commitmentTo(share) !== seal) return ANOTHER;
    if (row.stage !== 'gathering') return row.shares?.some((one) => one.share === share) ? undefined : TOO_LATE;
    return isFull(row) ? undefined : TOO_EARLY;
  }

  /** What the game starts with. */
  told(seats: readonly StoredSeat[]): SeedShare[] {
    return committed(seats).map((one) => {
      const share = this.#revealed.get(one.seat);
      return { ...one, ...(share !== undefined && { share }) };
    });
  }
}
