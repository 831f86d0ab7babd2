import { type Limits, type Most, type Shares, UNLIMITED } from '../config.ts';
import type { Share } from '../rate.ts';

const NEVER = 1e-9;

/** No limits, and time for a slow machine: a server that ends idle lines cuts off whoever asks again at that moment. */
export const PATIENT: Limits = { ...UNLIMITED, patienceMs: 3_600_000 };

/** So much in all; nothing comes back while a test runs. */
export const upTo = (burst: number, person = burst): Share => ({ person: { burst: person, perSecond: NEVER }, address: { burst, perSecond: NEVER } });

/** Only these limits, and no others. */
export const limitedTo = (shares: Partial<Shares>, most: Partial<Most> = {}, patienceMs = PATIENT.patienceMs): Limits => ({
  shares: { ...UNLIMITED.shares, ...shares },
  most: { ...UNLIMITED.most, ...most },
  patienceMs,
});
