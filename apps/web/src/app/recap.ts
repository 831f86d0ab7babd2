import type { Seat } from '@conclave/engine';
import { t } from '../i18n/index.ts';
import { type Deed, type Rank, type Teller, turnNow, turnsOf } from './story.ts';

/** A deed, and how often it was done: what was done again and again is told once. */
export interface Told extends Deed {
  readonly by: Seat | undefined;
  readonly times: number;
}

/** What one player did, what matters most first. */
export interface RecapGroup {
  readonly seat: Seat | undefined;
  readonly deeds: readonly Told[];
}

export interface Recap {
  readonly groups: readonly RecapGroup[];
  /** How many deeds the groups leave out. */
  readonly left: number;
  /** After which chapter it begins. */
  readonly since: number;
  /** Since the viewer's last turn; otherwise since the last move, in answer to somebody. */
  readonly isOfTurn: boolean;
}

const NOTE_RANK: Rank = 3;
/** The chapter in which a game is laid out. */
const LAID_OUT = 0;

/** The chapter of the viewer's last move in a turn of their own; before others' turns, of any move. */
function lastOwn(teller: Teller, isOfTurn: boolean): number {
  const { story } = teller.state;
  const any = story.findLastIndex(({ seat }) => seat === teller.me);
  if (!isOfTurn) return any;
  const mine = new Set(turnsOf(teller).flatMap(({ seat, deeds }) => (seat === teller.me ? deeds.map(({ chapter }) => chapter) : [])));
  const inTurn = story.findLastIndex(({ seat }, chapter) => seat === teller.me && mine.has(chapter));
  return inTurn < 0 ? any : inTurn;
}

/** Somebody has overtaken the viewer, who led. */
function lostLead({ state: { story }, me = -1, voice, game }: Teller, since: number): Told[] {
  const [before = [], now = []] = [story[since]?.standings, story.at(-1)?.standings];
  const mine = now[me] ?? 0;
  const led = since > LAID_OUT && (before[me] ?? 0) > 0 && before.every((other) => other <= (before[me] ?? 0));
  const leader = now.indexOf(Math.max(...now));
  const theirs = now[leader] ?? 0;
  if (!led || theirs <= mine) return [];
  const text = t('recap.lead', { who: voice.called(leader), theirs, mine, what: game.words.standing });
  return [{ key: 'lead', chapter: story.length - 1, seat: leader, by: leader, text, rank: NOTE_RANK, times: 1 }];
}

function warned({ game, voice, state: { view, story } }: Teller): Told[] {
  const warnings = view === undefined ? [] : (game.words.warnings?.(view, voice) ?? []);
  return warnings.map(({ text, about }, i) => ({ key: `warning.${i}`, chapter: story.length - 1, seat: about, by: about, text, rank: NOTE_RANK, times: 1 }));
}

/** What matters most first; of two alike, the newer one. */
const byWeight = (a: Deed, b: Deed): number => b.rank - a.rank || b.chapter - a.chapter;

/** As many as there is room for; the newest deed is always among them. */
function chosen(notes: readonly Told[], deeds: readonly Told[], most: number): Told[] {
  const newest = deeds.slice(-1);
  const others = [...notes, ...deeds.slice(0, -1)].sort(byWeight);
  return [...others.slice(0, most - newest.length), ...newest].sort(byWeight);
}

function deedsSince(teller: Teller, since: number): Told[] {
  const { me, state } = teller;
  return turnsOf(teller, since + 1, ({ rank }) => rank > 0).flatMap(({ seat, deeds }): Told[] =>
    deeds.filter(({ chapter }) => chapter > since && (seat ?? state.story[chapter]?.seat) !== me).map((deed) => ({ ...deed, by: seat ?? deed.seat, times: 1 })),
  );
}

/** What one player did several times as one deed, in the place of the last. */
function inOneEach(deeds: readonly Told[]): Told[] {
  const told = new Map<string, Told>();
  for (const deed of deeds) {
    const key = `${deed.by} ${deed.text}`;
    const times = (told.get(key)?.times ?? 0) + 1;
    told.delete(key);
    told.set(key, { ...deed, times });
  }
  return [...told.values()];
}

/** What the others did since the viewer's last turn, or before the first one, by player, what matters most to the viewer first. `read`: chapters that were put away. */
export function recapOf(teller: Teller, most: number, read = -1): Recap {
  const isOfTurn = turnNow(teller) === teller.me;
  if (teller.me === undefined) return { groups: [], left: 0, since: read, isOfTurn };
  const since = Math.max(lastOwn(teller, isOfTurn), read, LAID_OUT);
  const deeds = deedsSince(teller, since);
  const notes = deeds.length === 0 ? [] : [...lostLead(teller, since), ...warned(teller)];
  const shown = chosen(notes, inOneEach(deeds), most);
  const held = shown.reduce((sum, { times }) => sum + times, 0);
  const groups = [...new Set(shown.map(({ by }) => by))].map((by) => ({ seat: by, deeds: shown.filter((one) => one.by === by) }));
  return { groups, left: notes.length + deeds.length - held, since, isOfTurn };
}
