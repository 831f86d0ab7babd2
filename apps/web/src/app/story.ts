import { asLines, type Seat, type Sentence } from '@conclave/engine';
import type { Chapter } from '../table/types.ts';
import type { Play } from './play.svelte.ts';
import { touchesMe } from './sentences.ts';

export interface Line extends Sentence {
  key: string;
  /** It happened to the viewer, by somebody else's doing. */
  hit: boolean;
  /** Free undo ends here: the last wall. */
  wall: boolean;
  /** Not worth a line of the recap. */
  minor: boolean;
}

/** The mover, if the sentence speaks of them: a new round is nobody's doing. */
function moverIn(play: Play, { seat }: Chapter, text: string): Seat | undefined {
  return seat !== undefined && text.startsWith(play.voice.name(seat)) ? seat : undefined;
}

function linesOf(play: Play, chapter: Chapter, index: number): Line[] {
  return chapter.events.flatMap((event, i) => {
    const text = play.sentence(event);
    if (!text) return [];
    const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : moverIn(play, chapter, text);
    const minor = play.board?.isMinor?.(event) ?? false;
    const isNews = play.board?.isNews?.(event) ?? !minor;
    const hit = isNews && play.me !== undefined && chapter.seat !== undefined && chapter.seat !== play.me && touchesMe(text);
    return [{ key: `${index}.${i}`, is: event.is, seat, text, more: play.game.words.more?.(event, play.voice), hit, wall: false, minor }];
  });
}

/** What happened to the viewer is not hidden among other things. */
export const joined = (lines: readonly Line[], nameOf: (seat: Seat) => string): Line[] => asLines(lines, nameOf, (line, next) => line.hit === next.hit);

const LONGEST = 240;

/** The log, newest first. */
export function logOf(play: Play): Line[] {
  const { story } = play.state;
  const from = Math.max(0, story.length - LONGEST);
  const lastWall = story.findLastIndex(({ wall }) => wall);
  return story
    .slice(from)
    .flatMap((chapter, i) => {
      const lines = joined(linesOf(play, chapter, from + i), play.voice.name);
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
    return joined(major, play.voice.name);
  });
  return [...lines.filter(({ hit }) => hit), ...lines.filter(({ hit }) => !hit)];
}
