import { Complaint } from './complaint.ts';

/** A whole number a user wrote, from `least` on. */
export function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!Number.isSafeInteger(number) || number < least) throw new Complaint(`"${text}" is not a whole number from ${least} on.`);
    return number;
  };
}

/** "51.2 %" */
export function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}

/** The value that a share of a sorted list stays below. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export function mean(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
}
