import { type Catalogue, tallied } from '@conclave/engine';
import { wilson } from '../arena/sums.ts';
import { mean, quantile } from '../numbers.ts';
import type { Observed } from './game.ts';

/** A share of the wins, with the bounds within which the true one lies, 95 times in 100. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** How a thing of the catalogue did. */
export interface Thing extends Share {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** How many had it, of all who played. */
  readonly owners: number;
  readonly taken: number;
}

export interface Spread {
  readonly least: number;
  readonly low: number;
  readonly median: number;
  readonly mean: number;
  readonly high: number;
  readonly most: number;
}

export interface LabSums {
  readonly bySeat: readonly Share[];
  readonly decisions: Spread;
  /** Of all seats, and of the winners; nothing where the game counts no points. */
  readonly scores?: { readonly all: Spread; readonly winners: Spread };
  readonly ways: Readonly<Record<string, number>>;
  readonly things: readonly Thing[];
}

const shareOf = (wins: readonly number[]): Share => {
  const share = mean(wins);
  return { share, ...wilson(share, wins.length) };
};

/** The middle four fifths lie between low and high. */
function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => quantile(sorted, share);
  return { least: at(0), low: at(0.1), median: at(0.5), mean: mean(sorted), high: at(0.9), most: at(1) };
}

/** By thing, what part of the win each of its owners took. */
function winsByThing(observed: readonly Observed[]): Map<string, number[]> {
  const wins = new Map<string, number[]>();
  const note = (thing: string, share: number): void => {
    const known = wins.get(thing);
    if (known) known.push(share);
    else wins.set(thing, [share]);
  };
  for (const { held, shares } of observed) for (const [seat, things] of held.entries()) for (const thing of things) note(thing, shares[seat] ?? 0);
  return wins;
}

function thingsOf(observed: readonly Observed[], entries: Catalogue['entries']): Thing[] {
  const wins = winsByThing(observed);
  const players = observed.reduce((sum, { shares }) => sum + shares.length, 0);
  return entries.flatMap(({ id, name, kind }) => {
    const won = wins.get(id);
    return won ? [{ id, name, kind, owners: won.length, taken: won.length / players, ...shareOf(won) }] : [];
  });
}

function scoresOf(observed: readonly Observed[]): LabSums['scores'] {
  const scored = observed.flatMap(({ scores = [], shares }) => scores.map((score, seat) => ({ score, won: (shares[seat] ?? 0) > 0 })));
  if (scored.length === 0) return undefined;
  const spread = (some: typeof scored): Spread => spreadOf(some.map(({ score }) => score));
  return { all: spread(scored), winners: spread(scored.filter(({ won }) => won)) };
}

/** Sums up what was seen. Things that nobody had are not listed. */
export function summedUp(observed: readonly Observed[], seats: number, entries: Catalogue['entries']): LabSums {
  const scores = scoresOf(observed);
  return {
    bySeat: Array.from({ length: seats }, (_, seat) => shareOf(observed.map(({ shares }) => shares[seat] ?? 0))),
    decisions: spreadOf(observed.map(({ decisions }) => decisions)),
    ...(scores && { scores }),
    ways: tallied(observed.map(({ how }) => how)),
    things: thingsOf(observed, entries),
  };
}
