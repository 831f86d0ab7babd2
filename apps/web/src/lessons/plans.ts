import type { Plan } from '@conclave/bots/coach';
import type { Play } from '../app/play.svelte.ts';
import { reasonsFor } from '../coach/hinting.svelte.ts';
import { type Guide, guideOf } from '../coach/room.ts';
import { think } from '../coach/thinking.ts';

/** A kind of move that is open now, in words: the most promising of it, what it is good for, and how many others there are. */
export interface ToldPlan {
  readonly text: string;
  readonly reasons: readonly string[];
  readonly others: number;
}

const toldPlan = ({ game, state, voice }: Pick<Play, 'game' | 'state' | 'voice'>, { move, others, changes }: Plan, guide: Guide): ToldPlan => ({
  text: game.words.move(state.view, move, voice),
  reasons: reasonsFor({ voice }, changes, guide),
  others,
});

/** What could be done, one plan for each kind of move, the most promising first. It is judged on a position that is dealt anew. */
export async function plansOf(play: Play): Promise<ToldPlan[]> {
  const { table, game } = play;
  const [asked, guide] = await Promise.all([table.question?.(), guideOf(game.id)]);
  if (!asked) return [];
  const plans = await think({ do: 'plans', game: game.id, pack: game.pack, asked }).found;
  return plans.map((plan) => toldPlan(play, plan, guide));
}
