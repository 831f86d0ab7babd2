import { type BotLevel, choose } from '@conclave/bots';
import { below, type Core, fastRandom, type GameModule, hashOf, matchRandom, type Result, tallied } from '@conclave/engine';
import { SingleBar } from 'cli-progress';
import { Complaint } from './complaint.ts';
import { gameWithBots, optionsFor, packFor, seatsFor } from './games.ts';
import { levelsFor } from './levels.ts';
import { mean, percent, quantile } from './numbers.ts';
import { sentenceCase, table, withValuesOf } from './text.ts';

export interface SimulateOptions {
  games: number;
  seats?: number;
  seed: number;
  bots: string;
  option?: string[];
  pack?: string;
  json?: boolean;
}

/** What came of many games. The same seed gives the same summary. */
interface Summary {
  game: string;
  rulesVersion: number;
  /** The name of the values pack, if there was one. */
  pack?: string;
  seats: number;
  games: number;
  seed: number;
  bots: BotLevel[];
  decisions: { least: number; median: number; mean: number; most: number };
  /** By seat. A shared win counts for each its part. */
  wins: number[];
  ways: Record<string, number>;
  /** Mean scores by seat, where the game counts points. */
  scores?: number[];
}

interface Played {
  readonly result: Result;
  readonly decisions: number;
}

const MOST_DECISIONS = 100_000;

/** One game between bots, each of which sees only a re-dealt position. */
function playOne(game: GameModule, bots: readonly BotLevel[], options: Record<string, boolean | string>, seed: string): Played {
  const state: Core = game.setup(bots.length, options, matchRandom(seed));
  const random = fastRandom(below(matchRandom(hashOf(seed)), 2 ** 31));
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const [prompt] = game.rulebook.settle(state);
    if (state.result) return { result: state.result, decisions };
    if (!prompt) throw new Complaint('Nobody is asked, but the game is not over: the rules have a hole.');
    const level = bots[prompt.seat] ?? 'random';
    const move = choose(game, game.redeal(state, prompt.seat, random), prompt.seat, prompt, { level, random });
    game.rulebook.play(state, prompt.seat, move);
  }
  throw new Complaint(`A game was not over after ${MOST_DECISIONS} decisions.`);
}

function winsBySeat(played: readonly Played[], seats: number): number[] {
  const wins = Array<number>(seats).fill(0);
  for (const { result } of played) for (const seat of result.winners) wins[seat] = (wins[seat] ?? 0) + 1 / result.winners.length;
  return wins;
}

function countWays(played: readonly Played[]): Record<string, number> {
  return tallied(played.map(({ result }) => result.how));
}

function meanScores(played: readonly Played[], seats: number): number[] | undefined {
  const scored = played.flatMap(({ result }) => (result.scores ? [result.scores] : []));
  if (scored.length === 0) return undefined;
  return Array.from({ length: seats }, (_, seat) => mean(scored.map((scores) => scores[seat] ?? 0)));
}

/** Plays many games between bots; `tick` is called after each. */
export async function simulate(id: string, given: SimulateOptions, tick: () => void): Promise<Summary> {
  const game = await gameWithBots(id, await packFor(id, given.pack));
  const seats = seatsFor(game, given.seats);
  const bots = levelsFor(game, seats, given.bots);
  const options = optionsFor(game, given.option);
  const played = Array.from({ length: given.games }, (_, i) => {
    const one = playOne(game, bots, options, hashOf([given.seed, i]));
    tick();
    return one;
  });
  const lengths = played.map(({ decisions }) => decisions).sort((a, b) => a - b);
  const scores = meanScores(played, seats);
  return {
    game: id,
    rulesVersion: game.rulesVersion,
    ...(game.pack && { pack: game.pack.name }),
    seats,
    games: given.games,
    seed: given.seed,
    bots,
    decisions: { least: quantile(lengths, 0), median: quantile(lengths, 0.5), mean: mean(lengths), most: quantile(lengths, 1) },
    wins: winsBySeat(played, seats),
    ways: countWays(played),
    ...(scores && { scores }),
  };
}

function summaryText({ game, pack, seats, games, seed, bots, decisions, wins, ways, scores }: Summary): string {
  const { least, median, mean: average, most } = decisions;
  return [
    `${game}${withValuesOf(pack)}: ${games} games, ${seats} seats, seed ${seed}`,
    '',
    ...table([
      ['Decisions a game', 'least', 'median', 'mean', 'most'],
      ['', `${least}`, `${median}`, average.toFixed(1), `${most}`],
    ]),
    '',
    ...table([
      ['Seat', 'bot', 'wins', 'share', ...(scores ? ['mean score'] : [])],
      ...wins.map((won, seat) => [
        `${seat + 1}`,
        bots[seat] ?? '',
        won.toFixed(won % 1 ? 1 : 0),
        percent(won, games),
        ...(scores ? [(scores[seat] ?? 0).toFixed(1)] : []),
      ]),
    ]),
    '',
    ...table([['Way to win', 'games', 'share'], ...Object.entries(ways).map(([how, count]) => [sentenceCase(how), `${count}`, percent(count, games)])]),
  ].join('\n');
}

/** `conclave simulate`: a progress bar on the error stream, the summary on the output. */
export async function simulateCommand(id: string, given: SimulateOptions): Promise<void> {
  const bar = new SingleBar({ format: '{bar} {value} of {total} games, {eta} s left', stream: process.stderr, clearOnComplete: true });
  bar.start(given.games, 0);
  const summary = await simulate(id, given, () => bar.increment()).finally(() => bar.stop());
  console.log(given.json ? JSON.stringify(summary, null, 2) : summaryText(summary));
}
