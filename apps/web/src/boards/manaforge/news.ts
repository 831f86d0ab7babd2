import type { Seat } from '@conclave/engine';
import type { ManaforgeEvent } from '@conclave/manaforge';
import type { Play } from '../../app/play.svelte.ts';
import type { Chapter } from '../../table/types.ts';

/** What a player's moves came to. */
export interface Deed {
  seat: Seat;
  built: readonly string[];
  /** A prism was taken instead of building. */
  prism: boolean;
  prestige: number;
}

const tells = ({ events }: Chapter, kind: ManaforgeEvent['is']): boolean => events.some(({ is }) => is === kind);

function deedOf(seat: Seat, chapters: readonly Chapter[]): Deed {
  const events = chapters.flatMap((chapter) => chapter.events as readonly ManaforgeEvent[]).filter((event) => 'seat' in event && event.seat === seat);
  const built = events.flatMap((event) => (event.is === 'itemBuilt' ? [event.card] : []));
  const prestige = events.reduce((sum, event) => sum + (event.is === 'prestigeGained' ? event.prestige : 0), 0);
  return { seat, built, prism: built.length === 0 && events.some(({ is }) => is === 'prismsGained'), prestige };
}

/** What the others did since the viewer's last move, in the order they moved; for spectators, in this round. */
export function deedsSince(story: readonly Chapter[], me: Seat | undefined): Deed[] {
  const from = story.findLastIndex((chapter) => (me === undefined ? tells(chapter, 'roundBegan') : chapter.seat === me));
  const chapters = story.slice(from + 1).filter((chapter) => !tells(chapter, 'talentsKept'));
  const seats = new Set(chapters.flatMap(({ seat }) => (seat === undefined ? [] : [seat])));
  const deeds = [...seats].map((seat) =>
    deedOf(
      seat,
      chapters.filter((chapter) => chapter.seat === seat),
    ),
  );
  return deeds.filter(({ built, prism, prestige }) => built.length > 0 || prism || prestige > 0);
}

/** The prestige a rival gained since the viewer's last move. */
export const gained = (play: Play, seat: Seat): number => deedsSince(play.state.story, play.me).find((deed) => deed.seat === seat)?.prestige ?? 0;

const QUIET: readonly string[] = ['diceRolled', 'roundBegan', 'markerPassed', 'manaGained', 'turnBegan', 'cardRecharged'] satisfies ManaforgeEvent['is'][];

/** The last thing that happened, one sentence after the other. */
export function latestOf(play: Play): { seat: Seat | undefined; lines: readonly string[] } | undefined {
  const isLoud = ({ is }: { is: string }): boolean => !QUIET.includes(is);
  const chapter = play.state.story.findLast(({ events }) => events.some(isLoud));
  const lines = (chapter?.events ?? []).filter(isLoud).flatMap((event) => play.sentence(event) ?? []);
  return chapter && lines.length > 0 ? { seat: chapter.seat, lines } : undefined;
}
