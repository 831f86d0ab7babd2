import { counted } from '@conclave/engine';

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const PIECES: ReadonlyMap<string, (n: number) => string> = new Map([
  ['energy', (n) => `${n} Energy`],
  ['onyx', (n) => `${n} Onyx`],
  ['key', (n) => counted(n, 'Key')],
  ['point', (n) => counted(n, 'point')],
  ['any', (n) => counted(n, 'gem')],
]);

/** "1 Key", "3 points", "2 Fire" */
export const amountWords = (what: string, n: number): string => PIECES.get(what)?.(n) ?? `${n} ${capital(what)}`;
