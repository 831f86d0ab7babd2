import { percent } from '../numbers.ts';
import { barChart, htmlPage, htmlTable, section } from '../page.ts';
import { sentenceCase } from '../text.ts';
import type { Lab } from './lab.ts';
import { asPercent, byKind, spreadRows, thingRows } from './rows.ts';
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
  const { title, games, seats, seed, rulesVersion, bot, bySeat, ways } = lab;
  return htmlPage(`Lab: ${title}`, [
    `<p>${games} games of ${bot}, ${seats} seats, seed ${seed}, rules version ${rulesVersion}. A seat wins ${asPercent(1 / seats)} of them if all is fair.
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
