import { messagesOf } from '@conclave/engine';
import { en } from './en.ts';

export const { say, sayOf } = messagesOf('coach', en);

/** What was won or lost in whole percent of the win, with its sign. */
export const signedPercent = (by: number): string => {
  const n = Math.round(100 * by);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0';
};

/** From one chance to another, as the whole percents that are shown of them differ. */
export const signedBetween = (from: number, to: number): string => signedPercent((percentOf(to) - percentOf(from)) / 100);

/** A chance in whole percent; what is not sure is never called so. */
export const percentOf = (chance: number): number => (chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(100 * chance))));
