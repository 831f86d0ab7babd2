import type { MagesEvent } from '@conclave/mages';
import type { Play } from '../../app/play.svelte.ts';

type Rolled = MagesEvent & { is: 'dieRolled' };

/** A contest after its dice have fallen. */
export interface Clash {
  version: number;
  rolls: readonly Rolled[];
  /** What came of it, in sentences. */
  lines: readonly string[];
  /** No other turn has begun since. */
  isOfThisTurn: boolean;
}

const quiet = ['dieRolled', 'turnBegan', 'rowFilled', 'characterDealt'];
const lasting = 2;

/** The latest dice, if they fell not long ago. */
export function clashOf(play: Play): Clash | undefined {
  const { story } = play.state;
  for (let i = story.length - 1; i >= Math.max(1, story.length - 1 - lasting); i--) {
    const events = (story[i]?.events ?? []) as MagesEvent[];
    const rolls = events.filter((event): event is Rolled => event.is === 'dieRolled' && event.for !== 'start');
    if (rolls.length === 0) continue;
    const lines = events.flatMap((event) => (quiet.includes(event.is) ? [] : (play.sentence(event) ?? [])));
    const isOfThisTurn = !story.slice(i).some((chapter) => (chapter.events as MagesEvent[]).some(({ is }) => is === 'turnBegan'));
    return { version: i, rolls, lines, isOfThisTurn };
  }
  return undefined;
}
