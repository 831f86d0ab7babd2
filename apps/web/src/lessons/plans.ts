import type { Move } from '@conclave/engine';
import type { Play } from '../app/play.svelte.ts';

/** A kind of move that is open now: the most promising of it, and how many others there are. */
export interface Plan {
  readonly text: string;
  readonly others: number;
}

interface Best {
  readonly move: Move;
  readonly worth: number;
  readonly others: number;
}

/** What could be done, one plan for each kind of move, the most promising first. It is judged on a position that is dealt anew. */
export async function plansOf({ table, game, state, voice }: Play): Promise<Plan[]> {
  const asked = await table.question?.();
  if (!asked) return [];
  const best = new Map<string, Best>();
  for (const move of asked.prompt.moves) {
    const worth = game.guide.promise?.(asked.position, asked.seat, move) ?? 0;
    const known = best.get(move.do);
    const others = known ? known.others + 1 : 0;
    best.set(move.do, known && known.worth >= worth ? { ...known, others } : { move, worth, others });
  }
  const inOrder = [...best.values()].sort((a, b) => b.worth - a.worth);
  return inOrder.map(({ move, others }) => ({ text: game.words.move(state.view, move, voice), others }));
}
