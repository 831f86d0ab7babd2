import type { Bot } from './bot.ts';
import { firstBot } from './first.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';
import { simpleBot } from './simple.ts';

/** Bots that are no level: yardsticks, and parts of the others. */
const yardsticks: ReadonlyMap<string, Bot> = new Map([
  ['random', randomBot],
  ['first', firstBot],
  ['simple', simpleBot],
]);

/** A search of any length, by the judgement made by hand. */
const SEARCH = /^search:([1-9]\d{0,6})$/;

/** What can be named. */
export const nameable: readonly string[] = [...yardsticks.keys(), 'search:<decisions>'];

/** The bot of that name. */
export function botNamed(name: string): Bot | undefined {
  const decisions = SEARCH.exec(name)?.[1];
  return decisions ? searchBot({ decisions: Number(decisions) }) : yardsticks.get(name);
}
