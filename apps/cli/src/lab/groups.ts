import { sentenceCase } from '../text.ts';
import type { Comparison } from './compare.ts';
import type { Difference, ThingDifference } from './differences.ts';
import { asPercent } from './rows.ts';

interface Line {
  readonly name: string;
  readonly found: Difference;
}

/** Differences that belong together: a table of a report. */
export interface Group {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly isShare: boolean;
}

const linesOf = (found: Readonly<Record<string, Difference>>): Line[] => Object.entries(found).map(([name, one]) => ({ name: sentenceCase(name), found: one }));

/** What gains most first. */
function thingLines(things: readonly ThingDifference[], of: (thing: ThingDifference) => Difference | undefined): Line[] {
  const lines = things.flatMap((thing): Line[] => {
    const found = of(thing);
    return found ? [{ name: thing.name, found }] : [];
  });
  return lines.toSorted((a, b) => b.found.difference - a.found.difference);
}

const share = (title: string, lines: readonly Line[]): Group => ({ title, lines, isShare: true });

function ofKind(kind: string, things: readonly ThingDifference[]): Group[] {
  const some = things.filter((thing) => thing.kind === kind);
  const name = sentenceCase(kind);
  return [
    share(
      `${name}: owner wins`,
      thingLines(some, ({ wins }) => wins),
    ),
    share(
      `${name}: taken by`,
      thingLines(some, ({ taken }) => taken),
    ),
  ];
}

/** All differences that were found, in the order of a report. */
export function groupsOf({ differences: { bySeat, decisions, scores, ways, uneven, things } }: Comparison): Group[] {
  const course = { decisions, ...(scores && { score: scores.all, "winner's score": scores.winners }) };
  const groups = [
    share(
      'Share by seat',
      bySeat.map((found, seat) => ({ name: `Seat ${seat + 1}`, found })),
    ),
    { title: 'Length and scores, in the mean', lines: linesOf(course), isShare: false },
    share('Ways to win', linesOf(ways)),
    share('Owners from a fair share, chance taken out', linesOf(uneven)),
    ...[...new Set(things.map(({ kind }) => kind))].flatMap((kind) => ofKind(kind, things)),
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

/** There is a difference: its interval leaves no doubt. */
function standsOut({ low, high }: Difference): string {
  if (low > 0) return 'more';
  return high < 0 ? 'less' : '';
}

/** How the values of a side are called in a heading. */
const sideName = (pack: string | undefined): string => pack ?? 'printed';

/** A group as rows, the first its headings. */
export function rowsOf({ title, lines, isShare }: Group, { one, other }: Comparison): string[][] {
  const written = (value: number): string => (isShare ? asPercent(value) : value.toFixed(1));
  const signed = (value: number): string => (value > 0 ? `+${written(value)}` : written(value));
  const rows = lines.map(({ name, found }) => [
    name,
    written(found.one),
    written(found.other),
    signed(found.difference),
    `${signed(found.low)} to ${signed(found.high)}`,
    standsOut(found),
  ]);
  return [[title, sideName(one.pack), sideName(other.pack), 'difference', '95 % between', ''], ...rows];
}
