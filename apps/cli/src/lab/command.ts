import { SingleBar } from 'cli-progress';
import { savePage } from '../page.ts';
import { sentenceCase, table, withValuesOf } from '../text.ts';
import { type Comparison, compared } from './compare.ts';
import { groupsOf, rowsOf } from './groups.ts';
import { type Lab, type LabOptions, watched } from './lab.ts';
import { comparisonPage, pageOf } from './page.ts';
import { byKind, seatRows, spreadRows, thingRows, valuesOf } from './rows.ts';

function labText(found: Lab): string {
  const { title, pack, games, seats, seed, bot } = found;
  return [
    `${title}${withValuesOf(pack)}: ${games} games of ${bot}, ${seats} seats, seed ${seed}`,
    ...[seatRows(found), spreadRows(found), ...Array.from(byKind(found), ([kind, things]) => thingRows(sentenceCase(kind), things, 1 / seats))].flatMap(
      (rows) => ['', ...table(rows)],
    ),
  ].join('\n');
}

export function comparisonText(found: Comparison): string {
  const { one, other } = found;
  const { title, games, seats, seed, bot } = one;
  return [
    `${title}: ${games} games of ${bot} with ${valuesOf(one)}, and the same deals with ${valuesOf(other)}, ${seats} seats, seed ${seed}`,
    ...groupsOf(found).flatMap((group) => ['', ...table(rowsOf(group, found))]),
  ].join('\n');
}

/** A progress bar on the error stream while games are played. */
async function withBar<T>(total: number, play: (tick: () => void) => Promise<T>): Promise<T> {
  const bar = new SingleBar({ format: '{bar} {value} of {total} games, {eta} s left', stream: process.stderr, clearOnComplete: true });
  bar.start(total, 0);
  return play(() => bar.increment()).finally(() => bar.stop());
}

function report({ json, html }: LabOptions, found: unknown, { text, page }: { text: () => string; page: () => string }): void {
  if (html) savePage(html, page());
  console.log(json ? JSON.stringify(found, null, 2) : text());
}

/** `conclave lab`: the report on the output; with `--compare`, what changes with other values. */
export async function labCommand(id: string, given: LabOptions): Promise<void> {
  const { compare } = given;
  if (compare === undefined) {
    const { lab } = await withBar(given.games, (tick) => watched(id, given, tick));
    return report(given, lab, { text: () => labText(lab), page: () => pageOf(lab) });
  }
  const found = await withBar(2 * given.games, (tick) => compared(id, { ...given, compare }, tick));
  report(given, found, { text: () => comparisonText(found), page: () => comparisonPage(found) });
}
