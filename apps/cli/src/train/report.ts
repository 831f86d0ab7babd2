import { percent } from '../numbers.ts';
import { htmlPage, htmlTable, lineChart, section } from '../page.ts';
import type { Mark, Plan } from './checkpoint.ts';

const nats = (value: number): string => value.toFixed(3);

/** Learning curves as a page of its own. */
export function reportOf({ game, seed, games, hidden, thought, start }: Plan, marks: readonly Mark[]): string {
  const surprises = marks.flatMap(({ learned, unseen }) => [learned, unseen]);
  const [low, high] = [Math.min(...surprises), Math.max(...surprises)];
  return htmlPage(`Training: ${game}`, [
    `<p>${games} games a generation, ${hidden} hidden units, seed ${seed}, ${thought > 0 ? `${thought} decisions thought ahead${start ? '' : ' from the second generation on'}` : 'played by first looks'}.</p>`,
    section(
      'Surprise, generation by generation (less is better)',
      lineChart(
        [
          { name: 'games learned from', values: marks.map(({ learned }) => learned) },
          { name: 'games not seen', values: marks.map(({ unseen }) => unseen) },
        ],
        { low, high, of: nats },
      ),
    ),
    section(
      'How often the winner was foreseen in games not seen',
      lineChart([{ name: 'foreseen', values: marks.map(({ foreseen }) => foreseen) }], { low: 0, high: 1, of: (value) => percent(value, 1) }),
    ),
    section(
      'Generations',
      htmlTable([
        ['Games', 'surprise learned', 'unseen', 'winner foreseen'],
        ...marks.map(({ games: played, learned, unseen, foreseen }) => [`${played}`, nats(learned), nats(unseen), percent(foreseen, 1)]),
      ]),
    ),
  ]);
}
