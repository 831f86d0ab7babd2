import type { Move, Seat } from '@conclave/engine';
import type { Analysed } from './analysis.ts';
import type { Decision } from './decision.ts';

/** What moved a seat's chance to win from one choice to the next. */
export interface Swing {
  /** The choice it begins with. */
  readonly at: number;
  /** By seat: what the choice gave it, and what came of dice, draws and all that could not be known. */
  readonly choice: readonly number[];
  readonly luck: readonly number[];
}

/** Where a seat's chance went: `luck`, `choices` and `rivals` sum to `end` less `start`. */
export interface Account {
  readonly start: number;
  readonly end: number;
  readonly luck: number;
  /** What its own choices gave. */
  readonly choices: number;
  /** What the choices of the others gave it. */
  readonly rivals: number;
  /** From 0 to 100: how near its turns were to the coach's. */
  readonly accuracy: number;
}

/** What a choice gave each seat: what one gives away goes to the others by their chances. */
function givenBy({ seat, chances, gave }: Decision): number[] {
  const others = 1 - (chances[seat] ?? 0);
  return chances.map((chance, other) => (other === seat ? gave : others > 0 ? (-gave * chance) / others : 0));
}

/** How a seat's chance stood when the last choice that was looked at had been made: in the end, by who won. */
const after = ({ looked, moves, shares }: Analysed, chances: readonly number[], choice: readonly number[]): readonly number[] =>
  looked < moves ? chances.map((chance, seat) => chance + (choice[seat] ?? 0)) : shares;

/** The game as a row of swings; each seat's sum to its share of the win less its chance at the first choice, or to what came of it so far. */
export function swingsOf(analysed: Analysed): Swing[] {
  const { decisions } = analysed;
  return decisions.map((decision, i) => {
    const choice = givenBy(decision);
    const next = decisions[i + 1]?.chances ?? after(analysed, decision.chances, choice);
    const luck = decision.chances.map((chance, seat) => (next[seat] ?? 0) - chance - (choice[seat] ?? 0));
    return { at: decision.at, choice, luck };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** How near a turn was to the best, by what it cost of the win: the curve that lichess uses. */
const accuracyOf = (cost: number): number => Math.max(0, Math.min(100, 103.1668 * Math.exp(-4.354 * cost) - 3.1669));

/** What each turn of a seat cost: choices that nobody else's come between belong together, so that many small ones do not hide a dear one. */
function costsOf(decisions: readonly Decision[], seat: Seat): number[] {
  const costs: number[] = [];
  for (const [i, { seat: whose, gave }] of decisions.entries()) {
    if (whose !== seat) continue;
    if (decisions[i - 1]?.seat !== seat) costs.push(0);
    costs.push((costs.pop() ?? 0) + Math.max(0, -gave));
  }
  return costs;
}

export function accountOf(analysed: Analysed, seat: Seat): Account {
  const { decisions } = analysed;
  const swings = swingsOf(analysed);
  const choicesOf = (isOwn: boolean): number => sum(swings.map(({ choice }, i) => ((decisions[i]?.seat === seat) === isOwn ? (choice[seat] ?? 0) : 0)));
  const own = costsOf(decisions, seat).map(accuracyOf);
  const start = decisions[0]?.chances[seat] ?? 0;
  const parts = { luck: sum(swings.map(({ luck }) => luck[seat] ?? 0)), choices: choicesOf(true), rivals: choicesOf(false) };
  return {
    start,
    end: start + parts.luck + parts.choices + parts.rivals,
    ...parts,
    accuracy: own.length > 0 ? sum(own) / own.length : 100,
  };
}

const MOST_POINTS = 3;
/** Less than that decided nothing. */
const LEAST_WEIGHT = 0.01;

/** The choices of a seat that weigh most: those that cost most, then those that found more than the coach; in the order of the game. */
export function turningPoints<M extends Move>({ decisions }: { readonly decisions: readonly Decision<M>[] }, seat: Seat): Decision<M>[] {
  const own = decisions.filter((decision) => decision.seat === seat && Math.abs(decision.gave) >= LEAST_WEIGHT);
  const costly = own.filter(({ gave }) => gave < 0).sort((a, b) => a.gave - b.gave);
  const found = own.filter(({ gave }) => gave > 0).sort((a, b) => b.gave - a.gave);
  return [...costly, ...found].slice(0, MOST_POINTS).sort((a, b) => a.at - b.at);
}
