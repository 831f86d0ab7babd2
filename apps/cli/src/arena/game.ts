import { readFileSync } from 'node:fs';
import { type Bot, botNamed } from '@conclave/bots';
import { below, type Core, fastRandom, type GameModule, hashOf, matchRandom, type Seat } from '@conclave/engine';
import { Complaint } from '../complaint.ts';
import { gameWithBots } from '../games.ts';

/** One game of an arena, as a thread is asked to play it. */
export interface Fixture {
  readonly game: string;
  /** The names of the bots, by seat. */
  readonly seated: readonly string[];
  readonly options: Record<string, boolean | string>;
  /** Of the dice and the deal: mirrored games have the same. */
  readonly deal: string;
  /** Of what the bots think. */
  readonly thoughts: string;
}

/** What came of it. */
export interface PlayedGame {
  readonly seated: readonly string[];
  /** By seat, what part of the win it took. */
  readonly shares: readonly number[];
  readonly how: string;
  readonly decisions: number;
  /** By seat, the milliseconds of each decision that left a choice. */
  readonly thinking: readonly (readonly number[])[];
}

const MOST_DECISIONS = 100_000;
const THREAD = '/proc/thread-self/schedstat';

/** Milliseconds this thread has worked; where the system does not tell, those that have passed. */
export function workedMs(): number {
  try {
    return Number(readFileSync(THREAD, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/** The bot of a name; a sentence where there is none. */
function seatedBot(name: string): Bot {
  const bot = botNamed(name);
  if (!bot) throw new Complaint(`There is no bot "${name}".`);
  return bot;
}

const sharesOf = (winners: readonly Seat[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));

/** One game between bots, each of which sees only a re-dealt position. `watch` looks at every position in which somebody is asked, and at the last. */
export function play(game: GameModule, { seated, options, deal, thoughts }: Fixture, watch: (state: Core) => void = () => {}): PlayedGame {
  const bots = seated.map(seatedBot);
  const state: Core = game.setup(seated.length, options, matchRandom(hashOf(deal)));
  const random = fastRandom(below(matchRandom(hashOf(thoughts)), 2 ** 31));
  const thinking = seated.map((): number[] => []);
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const [prompt] = game.rulebook.settle(state);
    watch(state);
    if (state.result) return { seated, shares: sharesOf(state.result.winners, seated.length), how: state.result.how, decisions, thinking };
    if (!prompt) throw new Complaint('Nobody is asked, but the game is not over: the rules have a hole.');
    const { seat, moves } = prompt;
    const begun = moves.length > 1 ? workedMs() : undefined;
    const position = game.redeal(state, seat, random);
    const move = moves.length > 1 ? bots[seat]?.choose({ game, position, seat, prompt }, random) : moves[0];
    if (begun !== undefined) thinking[seat]?.push(workedMs() - begun);
    if (move) game.rulebook.play(state, seat, move);
  }
  throw new Complaint(`A game was not over after ${MOST_DECISIONS} decisions.`);
}

export default async function playFixture(fixture: Fixture): Promise<PlayedGame> {
  return play(await gameWithBots(fixture.game), fixture);
}
