const DAY_MS = 24 * 3600_000;
const DEFAULT_BACKUPS = 7;

/** What is kept, and for how long. */
export interface Keeping {
  /** Milliseconds without a move after which an unfinished game goes. */
  readonly unfinished: number | undefined;
  /** Milliseconds after which a guest without games goes. */
  readonly guests: number | undefined;
  /** How many daily backups are kept; none are made for 0. */
  readonly backups: number;
}

export const KEEP_ALL: Keeping = { unfinished: undefined, guests: undefined, backups: 0 };

function daysFrom(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '' || text === 'off') return undefined;
  const days = Number(/^(\d{1,5})d$/.exec(text)?.[1]);
  if (!(days > 0)) throw new Error(`${name} is a number of days such as 90d, or off, not ${JSON.stringify(text)}.`);
  return days * DAY_MS;
}

function countFrom(name: string, text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new Error(`${name} is a number from 0 to 9999, not ${JSON.stringify(text)}.`);
  return Number(text);
}

/** From the environment. Throws with a plain sentence where a value makes no sense. */
export function keepingFrom(env: Record<string, string | undefined>): Keeping {
  return {
    unfinished: daysFrom('CONCLAVE_KEEP_UNFINISHED', env.CONCLAVE_KEEP_UNFINISHED),
    guests: daysFrom('CONCLAVE_KEEP_GUESTS', env.CONCLAVE_KEEP_GUESTS),
    backups: countFrom('CONCLAVE_BACKUPS', env.CONCLAVE_BACKUPS ?? String(DEFAULT_BACKUPS)),
  };
}
