import type { WallCause } from '@conclave/engine';
import type { Teller } from './story.ts';

interface UndoEnd {
  /** The last chapter that the viewer cannot take back. */
  readonly chapter: number;
  readonly cause: WallCause | 'others';
}

/**
 * Where the viewer's free undo ends, and why. Nowhere: for watchers, in replays, after the end, where nothing of their own lies behind it,
 * and where the table lets everything be taken back, as alone with bots.
 */
export function undoEnd({ me, state: { story, kind, stage, canUndo, bots } }: Teller): UndoEnd | undefined {
  if (me === undefined || kind === 'replay' || stage !== 'playing') return undefined;
  if (bots.every((bot, seat) => bot || seat === me)) return undefined;
  const mine = story.findLastIndex(({ seat }) => seat === me);
  const wall = story.findLastIndex((chapter) => chapter.wall);
  const others = story.findLastIndex(({ seat }) => seat !== undefined && seat !== me);
  // What can be taken back though others moved since hangs together with nothing they did.
  const chapter = Math.max(wall, canUndo && mine < others ? -1 : others);
  if (chapter < 0 || (canUndo && mine <= chapter) || !story.slice(0, chapter + 1).some(({ seat }) => seat === me)) return undefined;
  return { chapter, cause: story[chapter]?.wall ?? 'others' };
}
