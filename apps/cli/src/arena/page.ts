import { percent } from '../numbers.ts';
import { barChart, htmlPage, htmlTable, lineChart, section } from '../page.ts';
import { sentenceCase } from '../text.ts';
import type { Arena } from './arena.ts';

const share = (value: number): string => percent(value, 1);
const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** An arena as a page of its own. */
export function pageOf({ title, games, seats, seed, rulesVersion, players, ways, decisions, bySeat }: Arena): string {
  return htmlPage(`Arena: ${title}`, [
    `<p>${games} games on mirrored deals, ${seats} seats, seed ${seed}, rules version ${rulesVersion}; ${decisions.least} to ${decisions.most} decisions a game, median ${decisions.median}.</p>`,
    section(
      'Share of the wins, with 95 % intervals',
      barChart(
        players.map((one) => ({ ...one, value: one.share })),
        { most: 1, of: share },
      ),
    ),
    section(
      'Share as the games went on',
      lineChart(
        players.map(({ name, course }) => ({ name, values: course })),
        { low: 0, high: 1, of: share },
      ),
    ),
    section(
      'Ratings (openskill)',
      htmlTable([
        ['Player', 'mu', 'sigma', 'surely above'],
        ...players.map(({ name, rating }) => [name, ...[rating.mu, rating.sigma, rating.ordinal].map((one) => one.toFixed(2))]),
      ]),
    ),
    section(
      'Think time of a decision that leaves a choice',
      barChart(
        players.map(({ name, thinkMs }) => ({ name, value: thinkMs })),
        { most: Math.max(...players.map(({ thinkMs }) => thinkMs)), of: ms },
      ),
      htmlTable([
        ['Player', 'decisions', 'mean', 'p95', 'most'],
        ...players.map((one) => [one.name, `${one.decisions}`, ms(one.thinkMs), ms(one.thinkP95), ms(one.thinkMax)]),
      ]),
    ),
    section(
      'Share by seat',
      barChart(
        bySeat.map((value, seat) => ({ name: `Seat ${seat + 1}`, value })),
        { most: 1, of: share },
      ),
    ),
    section(
      'Ways to win',
      htmlTable([['Way', 'games', 'share'], ...Object.entries(ways).map(([how, count]) => [sentenceCase(how), `${count}`, percent(count, games)])]),
    ),
  ]);
}
