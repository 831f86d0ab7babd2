import { inOne, type Seat } from '@conclave/engine';
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

/** The mover, if the sentence speaks of them: a new round is nobody's doing. */
function moverIn(play: Play, { seat }: Chapter, text: string): Seat | undefined {
  return seat !== undefined && text.startsWith(play.voice.name(seat)) ? seat : undefined;
}

function linesOf(play: Play, chapter: Chapter, index: number): Line[] {
  const lines = chapter.events.flatMap((event, i) => {
    const text = play.sentence(event);
    if (!text) return [];
    const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : moverIn(play, chapter, text);
    const minor = play.board?.isMinor?.(event) ?? false;
    const isNews = play.board?.isNews?.(event) ?? !minor;
    const hit = isNews && play.me !== undefined && chapter.seat !== undefined && chapter.seat !== play.me && touchesMe(text);
    return [{ key: `${index}.${i}`, seat, text, hit, wall: false, minor }];
  });
  const last = lines.at(-1);
  if (last && index === play.state.story.findLastIndex(({ wall }) => wall)) last.wall = true;
  return lines;
}

/**
 * Sentences of one move about the same player are one line: "Ben spends a die; gains 1 gem."
 * After one that ends with something else ("Ben casts Heal; Ana rolls.") the subject has to be named again.
 */
export function joined(lines: readonly Line[], nameOf: (seat: Seat) => string): Line[] {
  const told: Line[] = [];
  for (const [i, line] of lines.entries()) {
    const last = told.at(-1);
    const subject = line.seat === undefined ? '' : nameOf(line.seat);
    const isOpen = last && last.seat === line.seat && last.hit === line.hit && !lines[i - 1]?.text.includes(';');
    const text = isOpen ? inOne(last.text, line.text, subject) : undefined;
    if (last && text) told[told.length - 1] = { ...last, text, wall: line.wall };
    else told.push(line);
  }
  return told;
}

const LONGEST = 240;

/** The log, newest first. */
export function logOf(play: Play): Line[] {
  const { story } = play.state;
  const from = Math.max(0, story.length - LONGEST);
  return story
    .slice(from)
    .flatMap((chapter, i) => joined(linesOf(play, chapter, from + i), play.voice.name))
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
