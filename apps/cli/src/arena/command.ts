import { SingleBar } from 'cli-progress';
import { Complaint } from '../complaint.ts';
import { percent } from '../numbers.ts';
import { savePage } from '../page.ts';
import { sentenceCase, table } from '../text.ts';
import { type Arena, type ArenaOptions, arena } from './arena.ts';
import { everythingCommand } from './everything.ts';
import { LADDER, ladderText, rungOf } from './ladder.ts';
import { pageOf } from './page.ts';
import type { Standing } from './sums.ts';

const ms = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

const rowOf = ({ name, games, share, low, high, rating, thinkMs, thinkP95, thinkMax }: Standing): string[] => [
  name,
  percent(share, 1),
  `${percent(low, 1)} to ${percent(high, 1)}`,
  `${games}`,
  `${rating.mu.toFixed(1)} ± ${(2 * rating.sigma).toFixed(1)}`,
  ms(thinkMs),
  ms(thinkP95),
  ms(thinkMax),
];

function arenaText({ title, seats, seed, games, players, ways, decisions, bySeat }: Arena): string {
  return [
    `${title}: ${games} games on mirrored deals, ${seats} seats, seed ${seed}`,
    '',
    ...table([['Player', 'share', '95 % between', 'games', 'rating', 'think', 'p95', 'most'], ...players.map(rowOf)]),
    '',
    ...table([
      ['Seat', ...bySeat.map((_, seat) => `${seat + 1}`)],
      ['share', ...bySeat.map((share) => percent(share, 1))],
    ]),
    '',
    ...table([['Way to win', 'games', 'share'], ...Object.entries(ways).map(([how, count]) => [sentenceCase(how), `${count}`, percent(count, games)])]),
    '',
    `Decisions a game: ${decisions.least} to ${decisions.most}, median ${decisions.median}`,
  ].join('\n');
}

/** Plays an arena with a progress bar on the error stream. */
async function watched(id: string, given: ArenaOptions, players: string): Promise<Arena> {
  const bar = new SingleBar({ format: '{bar} {value} of {total} games, {eta} s left', stream: process.stderr, clearOnComplete: true });
  bar.start(given.games, 0);
  return arena(id, { ...given, players }, () => bar.increment()).finally(() => bar.stop());
}

async function ladderCommand(id: string, given: ArenaOptions): Promise<void> {
  const rungs: Arena[] = [];
  for (const pair of LADDER) rungs.push(await watched(id, given, pair));
  console.log(given.json ? JSON.stringify(rungs, null, 2) : ladderText(rungs.map(rungOf), given.markdown === true));
}

/** `conclave arena`: the standings of these players, or with `--levels` how each level does against the one below. */
export async function arenaCommand(id: string, given: ArenaOptions): Promise<void> {
  if (given.levels) return ladderCommand(id, given);
  if (given.all) return everythingCommand(id, given);
  if (given.players === undefined) throw new Complaint('Say who plays, --players simple,random, or measure the levels: --levels.');
  const found = await watched(id, given, given.players);
  if (given.html) savePage(given.html, pageOf(found));
  const text = given.markdown ? ladderText([rungOf(found)], true) : arenaText(found);
  console.log(given.json ? JSON.stringify(found, null, 2) : text);
}
