import { asLines, type GameEvent, type Said, type Seat, type Sentence } from '@conclave/engine';
import type { Chapter } from '../table/types.ts';
import type { Play } from './play.svelte.ts';

export interface Line extends Sentence {
  key: string;
  /** Whom it is shown beside. */
  seat: Seat | undefined;
  /** It happened to the viewer, by somebody else's doing. */
  hit: boolean;
  /** Free undo ends here: the last wall. */
  wall: boolean;
  /** Not worth a line of the recap. */
  minor: boolean;
}

/** Whom a line is shown beside: its subject, else whose event it is. */
const seatOf = ({ about }: Said, event: GameEvent): Seat | undefined => about ?? ('seat' in event && typeof event.seat === 'number' ? event.seat : undefined);

function linesOf(play: Play, chapter: Chapter, index: number): Line[] {
  return chapter.events.flatMap((event, i) => {
    const said = play.said(event);
    if (!said) return [];
    const minor = play.board?.isMinor?.(event) ?? false;
    const isNews = play.board?.isNews?.(event) ?? !minor;
    const isByOther = play.me !== undefined && chapter.seat !== undefined && chapter.seat !== play.me;
    const hit = isNews && isByOther && play.me !== undefined && said.touches.includes(play.me);
    return [{ ...said, key: `${index}.${i}`, is: event.is, seat: seatOf(said, event), hit, wall: false, minor }];
  });
}

/** What happened to the viewer is not hidden among other things. */
export const joined = (lines: readonly Line[]): Line[] => asLines(lines, (line, next) => line.hit === next.hit);

const LONGEST = 240;

/** The log, newest first. */
export function logOf(play: Play): Line[] {
  const { story } = play.state;
  const from = Math.max(0, story.length - LONGEST);
  const lastWall = story.findLastIndex(({ wall }) => wall);
  return story
    .slice(from)
    .flatMap((chapter, i) => {
      const lines = joined(linesOf(play, chapter, from + i));
      return from + i === lastWall ? lines.map((line, at) => ({ ...line, wall: at === lines.length - 1 })) : lines;
    })
    .reverse();
}

/** What the others did since the viewer's last move, what touches the viewer first. */
export function recapOf(play: Play): Line[] {
  if (play.me === undefined) return [];
  const { story } = play.state;
  const mine = story.findLastIndex(({ seat }) => seat === play.me);
  if (mine < 0) return [];
  const lines = story.slice(mine + 1).flatMap((chapter, i) => {
    const major = linesOf(play, chapter, mine + 1 + i).filter(({ minor, hit }) => hit || !minor);
    return joined(major);
  });
  return [...lines.filter(({ hit }) => hit), ...lines.filter(({ hit }) => !hit)];
}
