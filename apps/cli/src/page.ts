import { writeFileSync } from 'node:fs';
import { Complaint } from './complaint.ts';

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => ESCAPES.get(mark) ?? mark);

const COLOURS = ['#3b6fd4', '#c8553d', '#2f8f6b', '#9a5fc1', '#c99a2e', '#4b4b57'];
const colourOf = (i: number): string => COLOURS[i % COLOURS.length] ?? '#000';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d1d24;background:#fff}
table{border-collapse:collapse;margin:1rem 0}td,th{padding:.3rem .8rem;text-align:right;border-bottom:1px solid #ddd}td:first-child,th:first-child{text-align:left}
svg{width:100%;height:auto;max-width:46rem}svg text{font:12px system-ui,sans-serif;fill:#444}h2{margin-top:2rem}`;

/** Rows as a table, the first its headings. */
export function htmlTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string): string => `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${line(head, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`;
}

/** A page that needs nothing else: no script, no font, no picture from elsewhere. */
export function htmlPage(title: string, parts: readonly string[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style><h1>${escaped(title)}</h1>${parts.join('\n')}</html>\n`;
}

export function savePage(file: string, page: string): void {
  try {
    writeFileSync(file, page);
  } catch {
    throw new Complaint(`${file} cannot be written.`);
  }
}

export const section = (heading: string, ...parts: readonly string[]): string => `<h2>${escaped(heading)}</h2>${parts.join('')}`;

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [720, 260, 60, 30];

export interface Line {
  readonly name: string;
  readonly values: readonly number[];
}

const sixPlaces = (low: number, high: number): number[] => Array.from({ length: 6 }, (_, i) => low + ((high - low) * i) / 5);

/** Lines over a count: what changes from game to game, or from step to step. */
export function lineChart(lines: readonly Line[], { low, high, of }: { low: number; high: number; of: (value: number) => string }): string {
  const longest = Math.max(2, ...lines.map(({ values }) => values.length));
  const x = (i: number): number => LEFT + ((WIDTH - LEFT - 10) * i) / (longest - 1);
  const y = (value: number): number => 10 + ((HEIGHT - BOTTOM - 10) * (high - Math.min(high, Math.max(low, value)))) / (high - low || 1);
  const grid = sixPlaces(low, high).map(
    (value) => `<line x1="${LEFT}" x2="${WIDTH - 10}" y1="${y(value)}" y2="${y(value)}" stroke="#e4e4ea"/><text x="4" y="${y(value) + 4}">${of(value)}</text>`,
  );
  const drawn = lines.map(({ name, values }, i) => {
    const points = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
    return `<polyline points="${points}" fill="none" stroke="${colourOf(i)}" stroke-width="2"><title>${escaped(name)}</title></polyline><text x="${LEFT + 8 + 150 * i}" y="${HEIGHT - 6}" style="fill:${colourOf(i)}">${escaped(name)}</text>`;
  });
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">${grid.join('')}${drawn.join('')}</svg>`;
}

export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
}

/** Bars with their intervals, one below the other. */
export function barChart(bars: readonly Bar[], { most, of }: { most: number; of: (value: number) => string }): string {
  const x = (value: number): number => 170 + (430 * value) / (most || 1);
  const drawn = bars.map(({ name, value, low, high }, i) => {
    const y = 10 + 34 * i;
    const whisker =
      low === undefined || high === undefined
        ? ''
        : `<line x1="${x(low)}" x2="${x(high)}" y1="${y + 12}" y2="${y + 12}" stroke="#222" stroke-width="2"/><line x1="${x(low)}" x2="${x(low)}" y1="${y + 6}" y2="${y + 18}" stroke="#222"/><line x1="${x(high)}" x2="${x(high)}" y1="${y + 6}" y2="${y + 18}" stroke="#222"/>`;
    return `<text x="4" y="${y + 16}">${escaped(name)}</text><rect x="170" y="${y}" width="${Math.max(0, x(value) - 170)}" height="24" fill="${colourOf(i)}" opacity=".75"/>${whisker}<text x="620" y="${y + 16}">${of(value)}</text>`;
  });
  return `<svg viewBox="0 0 ${WIDTH} ${20 + 34 * bars.length}" role="img">${drawn.join('')}</svg>`;
}

/** Bars to either side of none, with their intervals, one below the other. */
export function differenceChart(bars: readonly Bar[], of: (value: number) => string): string {
  const most = Math.max(...bars.flatMap(({ value, low = value, high = value }) => [value, low, high].map(Math.abs))) || 1;
  const x = (value: number): number => 390 + (220 * value) / most;
  const drawn = bars.map(({ name, value, low = value, high = value }, i) => {
    const y = 10 + 34 * i;
    return `<text x="4" y="${y + 16}">${escaped(name)}</text><rect x="${Math.min(x(0), x(value))}" y="${y}" width="${Math.abs(x(value) - x(0))}" height="24" fill="${colourOf(value < 0 ? 1 : 0)}" opacity=".75"/><line x1="${x(low)}" x2="${x(high)}" y1="${y + 12}" y2="${y + 12}" stroke="#222" stroke-width="2"/><text x="620" y="${y + 16}">${of(value)}</text>`;
  });
  const height = 20 + 34 * bars.length;
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img"><line x1="${x(0)}" x2="${x(0)}" y1="0" y2="${height}" stroke="#888"/>${drawn.join('')}</svg>`;
}
