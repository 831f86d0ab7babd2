import type { Seat } from '@conclave/engine';
import type { Chapter } from '../table/types.ts';
import type { Play } from './play.svelte.ts';
import { touchesMe } from './sentences.ts';

export interface Line {
  key: string;
  seat: Seat | undefined;
  text: string;
  /** It happened to the viewer, by somebody else's doing. */
  hit: boolean;
  /** Free undo ends here: the last wall. */
  wall: boolean;
  /** Not worth a line of the recap. */
  minor: boolean;
}

function linesOf(play: Play, chapter: Chapter, index: number): Line[] {
  const lines = chapter.events.flatMap((event, i) => {
    const text = play.sentence(event);
    if (!text) return [];
    const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : chapter.seat;
    const minor = play.board?.isMinor?.(event) ?? false;
    const isNews = play.board?.isNews?.(event) ?? !minor;
    const hit = isNews && play.me !== undefined && chapter.seat !== undefined && chapter.seat !== play.me && touchesMe(text);
    return [{ key: `${index}.${i}`, seat, text, hit, wall: false, minor }];
  });
  const last = lines.at(-1);
  if (last && index === play.state.story.findLastIndex(({ wall }) => wall)) last.wall = true;
  return lines;
}

const LONGEST = 240;

/** The log, newest first. */
export function logOf(play: Play): Line[] {
  const { story } = play.state;
  const from = Math.max(0, story.length - LONGEST);
  return story
    .slice(from)
    .flatMap((chapter, i) => linesOf(play, chapter, from + i))
    .reverse();
}

/** What the others did since the viewer's last move, what touches the viewer first. */
export function recapOf(play: Play): Line[] {
  if (play.me === undefined) return [];
  const { story } = play.state;
  const mine = story.findLastIndex(({ seat }) => seat === play.me);
  if (mine < 0) return [];
  const lines = story
    .slice(mine + 1)
    .flatMap((chapter, i) => linesOf(play, chapter, mine + 1 + i))
    .filter(({ minor }) => !minor);
  return [...lines.filter(({ hit }) => hit), ...lines.filter(({ hit }) => !hit)];
}
