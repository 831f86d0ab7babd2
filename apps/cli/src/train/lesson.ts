import { Net, netJudge, type Sample, selfPlay } from '@conclave/bots/training';
import { Complaint } from '../complaint.ts';
import { namedGame } from '../games.ts';

/** Some games of self-play, as a thread is asked for them. */
export interface Lesson {
  readonly game: string;
  readonly seeds: readonly number[];
  readonly thought: number;
  readonly hidden: number;
  readonly inputs: number;
  /** What a search judges by; nothing: the judgement made by hand. */
  readonly weights?: Float32Array;
}

/** Every other game is for two; the others take turns through all numbers of seats. */
function seatsFor({ min, max }: { min: number; max: number }, seed: number): number {
  return seed % 2 === 0 ? min : min + (Math.floor(seed / 2) % (max - min + 1));
}

/** What was seen in each game. */
export default async function teach({ game: id, seeds, thought, hidden, inputs, weights }: Lesson): Promise<Sample[][]> {
  const game = await namedGame(id);
  const { features } = game.guide;
  if (!features) throw new Complaint(`${game.title} names no features to learn from.`);
  const judge = weights && netJudge(features, new Net({ inputs, hidden }, weights));
  return seeds.map((seed) => selfPlay(game, features, { seats: seatsFor(game.seats, seed), seed, thought, ...(judge && { judge }) }));
}
