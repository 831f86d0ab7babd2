import { percent } from '../numbers.ts';
import { barChart, differenceChart, escaped, htmlPage, htmlTable, section } from '../page.ts';
import { sentenceCase, withValuesOf } from '../text.ts';
import type { Comparison } from './compare.ts';
import { type Group, groupsOf, rowsOf } from './groups.ts';
import type { Lab } from './lab.ts';
import { asPercent, byKind, spreadRows, thingRows, valuesOf } from './rows.ts';
import type { Share, Thing } from './sums.ts';

const bars = (shares: readonly (Share & { readonly name: string })[]): string =>
  barChart(
    shares.map((one) => ({ ...one, value: one.share })),
    { most: 1, of: asPercent },
  );

const kindSection = (kind: string, things: readonly Thing[], fair: number): string =>
  section(sentenceCase(kind), bars(things), htmlTable(thingRows('', things, fair)));

/** A lab's report as a page of its own. */
export function pageOf(lab: Lab): string {
  const { title, pack, games, seats, seed, rulesVersion, bot, bySeat, ways } = lab;
  return htmlPage(`Lab: ${title}`, [
    `<p>${games} games of ${bot}${escaped(withValuesOf(pack))}, ${seats} seats, seed ${seed}, rules version ${rulesVersion}. A seat wins ${asPercent(1 / seats)} of them if all is fair.
That the owners of a thing win often does not show that it made them win: whoever is ahead can take more.</p>`,
    section('Share by seat, with 95 % intervals', bars(bySeat.map((one, seat) => ({ ...one, name: `Seat ${seat + 1}` })))),
    section('Length and scores', htmlTable(spreadRows(lab))),
    section(
      'Ways to win',
      htmlTable([['Way', 'games', 'share'], ...Object.entries(ways).map(([how, count]) => [sentenceCase(how), `${count}`, percent(count, games)])]),
    ),
    ...Array.from(byKind(lab), ([kind, things]) => kindSection(kind, things, 1 / seats)),
  ]);
}

function groupSection(group: Group, found: Comparison): string {
  const [head = [], ...rows] = rowsOf(group, found);
  const bars = group.lines.map(({ name, found: { difference, low, high } }) => ({ name, value: difference, low, high }));
  return section(group.title, group.isShare ? differenceChart(bars, asPercent) : '', htmlTable([['', ...head.slice(1)], ...rows]));
}

/** What changes with other values, as a page of its own. */
export function comparisonPage(found: Comparison): string {
  const { one, other } = found;
  const { title, games, seats, seed, rulesVersion, bot } = one;
  return htmlPage(`Lab: ${title}, two sets of values`, [
    `<p>${games} games of ${bot} with ${escaped(valuesOf(one))}, and the same deals with ${escaped(valuesOf(other))}: ${seats} seats, seed ${seed}, rules version ${rulesVersion}.
Differences with 95 % intervals; <em>more</em> or <em>less</em> where the interval leaves no doubt.</p>`,
    ...groupsOf(found).map((group) => groupSection(group, found)),
  ]);
}
