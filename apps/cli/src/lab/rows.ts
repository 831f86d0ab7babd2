import { percent } from '../numbers.ts';
import type { LabSums, Share, Spread, Thing } from './sums.ts';

export const asPercent = (value: number): string => percent(value, 1);
/** How a sentence names the values that a side was played with. */
export const valuesOf = ({ pack }: { readonly pack?: string }): string => (pack === undefined ? 'the printed values' : `the values of "${pack}"`);

const between = ({ low, high }: Share): string => `${asPercent(low)} to ${asPercent(high)}`;

/** Its owners clearly win more, or less, than their share. */
function standsOut({ low, high }: Share, fair: number): string {
  if (low > fair) return 'more';
  return high < fair ? 'less' : '';
}

/** By kind, those whose owners win most first. */
export function byKind({ things }: Pick<LabSums, 'things'>): Map<string, Thing[]> {
  const kinds = new Map<string, Thing[]>();
  for (const thing of things.toSorted((a, b) => b.share - a.share)) kinds.set(thing.kind, [...(kinds.get(thing.kind) ?? []), thing]);
  return kinds;
}

export const seatRows = ({ bySeat }: LabSums): string[][] => [
  ['Seat', 'share', '95 % between'],
  ...bySeat.map((one, seat) => [`${seat + 1}`, asPercent(one.share), between(one)]),
];

const spreadRow = (name: string, { least, low, median, mean, high, most }: Spread): string[] => [
  name,
  ...[least, low, median].map(String),
  mean.toFixed(1),
  ...[high, most].map(String),
];

/** Four fifths of all games lie between the tenths. */
export const spreadRows = ({ decisions, scores }: LabSums): string[][] => [
  ['', 'least', 'a tenth below', 'median', 'mean', 'a tenth above', 'most'],
  spreadRow('Decisions', decisions),
  ...(scores ? [spreadRow('Score', scores.all), spreadRow("Winner's score", scores.winners)] : []),
];

export const thingRows = (heading: string, things: readonly Thing[], fair: number): string[][] => [
  [heading, 'owners', 'taken by', 'owner wins', '95 % between', 'than fair'],
  ...things.map((one) => [one.name, `${one.owners}`, asPercent(one.taken), asPercent(one.share), between(one), standsOut(one, fair)]),
];
