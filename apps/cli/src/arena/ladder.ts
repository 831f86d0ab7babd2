import { levels } from '@conclave/bots';
import { Complaint } from '../complaint.ts';
import { percent } from '../numbers.ts';
import { table } from '../text.ts';
import type { Arena } from './arena.ts';
import type { Standing } from './sums.ts';

/** Who is measured against whom: each level against the one below, and the strongest against the yardstick. */
export const LADDER: readonly string[] = [...levels.slice(1).map((level, i) => `${levels[i]},${level}`), `simple,${levels.at(-1)}`];

/** Two who are measured against each other. */
export interface Pair {
  readonly seats: number;
  readonly players: readonly [string, string];
  /** Milliseconds of work that its games may take before the next pair has its turn. */
  readonly turnMs: number;
}

const HEADINGS = ['game', 'seats', 'bot', 'against', 'games', 'share', '95 % between', 'think, mean and most'];

/** What came of one pair: how the second did against the first. */
export interface Rung extends Pick<Arena, 'title' | 'seats' | 'games'> {
  readonly below: string;
  readonly above: Pick<Standing, 'name' | 'share' | 'low' | 'high' | 'thinkMs' | 'thinkMax'>;
}

/** A pair of an arena as a rung. */
export function rungOf({ title, seats, games, players: [below, above] }: Arena): Rung {
  if (!below || !above) throw new Complaint('A rung takes two players.');
  return { title, seats, games, below: below.name, above };
}

function rowOf({ title, seats, games, below, above: { name, share, low, high, thinkMs, thinkMax } }: Rung): string[] {
  const whole = (part: number): string => percent(part, 1).replace(/\.\d/, '');
  return [
    title,
    `${seats}`,
    name,
    below,
    `${games}`,
    percent(share, 1),
    `${whole(low)} to ${whole(high)}`,
    `${thinkMs.toFixed(0)} ms, ${thinkMax.toFixed(0)} ms`,
  ];
}

const markdown = (rows: readonly (readonly string[])[]): string => rows.map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The levels of a game as a table: for the terminal, or for a page of the documentation. */
export function ladderText(rungs: readonly Rung[], isMarkdown: boolean): string {
  const rows = rungs.map(rowOf);
  return isMarkdown ? markdown([HEADINGS, HEADINGS.map(() => '---'), ...rows]) : table([HEADINGS, ...rows]).join('\n');
}
