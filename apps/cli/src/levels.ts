import { type BotLevel, botsOf, isBotOf, knownLevels } from '@conclave/bots';
import type { GameModule } from '@conclave/engine';
import { Complaint } from './complaint.ts';

/** `simple`, or one bot a seat: `simple,adept/raider`. */
export function levelsFor(game: GameModule, seats: number, text: string): BotLevel[] {
  const named = text.split(',').map((one) => {
    if (!isBotOf(game, one)) throw new Complaint(`There is no bot "${one}". There are: ${[...new Set([...knownLevels, ...botsOf(game)])].join(', ')}.`);
    return one;
  });
  const [first, ...rest] = named;
  if (first && rest.length === 0) return Array<BotLevel>(seats).fill(first);
  if (named.length !== seats) throw new Complaint(`Name one bot for all, or one for each of the ${seats} seats.`);
  return named;
}
