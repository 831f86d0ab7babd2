import { isLevel, knownLevels, type Level } from '@conclave/bots';
import { Complaint } from './complaint.ts';

/** `simple`, or one level a seat: `simple,random`. */
export function levelsFor(seats: number, text: string): Level[] {
  const named = text.split(',').map((one) => {
    if (!isLevel(one)) throw new Complaint(`There is no bot "${one}". There are: ${knownLevels.join(', ')}.`);
    return one;
  });
  const [first, ...rest] = named;
  if (first && rest.length === 0) return Array<Level>(seats).fill(first);
  if (named.length !== seats) throw new Complaint(`Name one bot for all, or one for each of the ${seats} seats.`);
  return named;
}
