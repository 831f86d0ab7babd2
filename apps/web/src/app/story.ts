import { asLines, type GameEvent, lookUp, type Said, type Seat, type Sentence, type Voice, type WallCause, type Weight } from '@conclave/engine';
import { inTurn, t } from '../i18n/index.ts';
import type { Chapter, TableState } from '../table/types.ts';
import type { AnyGame } from './games.ts';
import { undoEnd } from './undo-end.ts';

/** What a story is told from. */
export interface Teller {
  readonly game: { readonly words: Pick<AnyGame['words'], 'event' | 'weights' | 'warnings' | 'standing'> };
  readonly voice: Voice;
  readonly me: Seat | undefined;
  readonly state: Pick<TableState, 'story' | 'names' | 'kind' | 'stage' | 'canUndo' | 'bots' | 'view'>;
}

/** How much something matters to the viewer: it strikes them, concerns them, was done, is one of many alike, or follows from what was done. */
export type Rank = 4 | 3 | 2 | 1 | 0;

/** One move in one line. */
export interface Deed {
  readonly key: string;
  /** Which chapter of the story it is. */
  readonly chapter: number;
  /** Whom it is shown beside. */
  readonly seat: Seat | undefined;
  readonly text: string;
  readonly rank: Rank;
}

/** A stretch of the story under one heading. Without a seat: what belongs to nobody's turn. */
export interface Turn {
  readonly key: string;
  readonly seat: Seat | undefined;
  readonly round: number | undefined;
  readonly deeds: readonly Deed[];
}

/** A heading of the log with its lines, newest first. */
export interface LoggedTurn extends Omit<Turn, 'deeds'> {
  readonly heading: string | undefined;
  readonly deeds: readonly (Deed & { readonly undoEnds?: WallCause | 'others' })[];
}

export const weightOf = ({ words: { weights = {} } }: Teller['game'], { is }: GameEvent): Weight | undefined =>
  lookUp(weights as Readonly<Record<string, Weight>>, is);

export const isMinor = (game: Teller['game'], event: GameEvent): boolean => {
  const weight = weightOf(game, event);
  return weight === 'minor' || weight === 'nudge' || weight === 'turn' || weight === 'round';
};

const numberIn = (event: GameEvent, field: 'seat' | 'round'): number | undefined => {
  const found = (event as { seat?: unknown; round?: unknown })[field];
  return typeof found === 'number' ? found : undefined;
};

interface Part extends Sentence {
  readonly seat: Seat | undefined;
  readonly rank: Rank;
}

/** `doers`: whose move and whose turn it was. */
function rankOf({ game, me }: Teller, event: GameEvent, said: Said, doers: readonly (Seat | undefined)[]): Rank {
  const weight = weightOf(game, event);
  const isTouched = me !== undefined && said.touches.includes(me) && doers.some((doer) => doer !== undefined && doer !== me);
  if (isTouched && (weight === 'blow' || weight === 'nudge')) return 4;
  if (isMinor(game, event)) return 0;
  if (isTouched || weight === 'great') return 3;
  return weight === 'slight' ? 1 : 2;
}

/** A turn's heading says that it began; nothing else needs to. */
function partOf(teller: Teller, event: GameEvent, doers: readonly (Seat | undefined)[]): Part | undefined {
  const said = weightOf(teller.game, event) === 'turn' ? undefined : teller.game.words.event(event, teller.voice);
  return said && { ...said, is: event.is, seat: said.about ?? numberIn(event, 'seat'), rank: rankOf(teller, event, said, doers) };
}

/** The parts of one move as one text. */
const inOne = (parts: readonly Part[]): string => inTurn(asLines(parts).map(({ text }) => text));

const highest = (parts: readonly Part[]): Rank => parts.reduce<Rank>((rank, part) => (part.rank > rank ? part.rank : rank), 0);

/** In somebody's turn a move is one deed, whatever follows from it; elsewhere each line is. */
function deedsOf(parts: readonly Part[], chapter: number, at: { key: string; isTurn: boolean }): Deed[] {
  if (parts.length === 0) return [];
  const groups = at.isTurn ? [parts] : asLines(parts).map((part) => [part]);
  return groups.map((group, i) => ({ key: `${at.key}.${chapter}.${i}`, chapter, seat: group[0]?.seat, text: inOne(group), rank: highest(group) }));
}

const STARTS: readonly (Weight | undefined)[] = ['turn', 'round', 'opening'];
const isStart = (game: Teller['game'], event: GameEvent): boolean => STARTS.includes(weightOf(game, event));

interface OpenTurn extends Turn {
  readonly deeds: Deed[];
}

/** A story as it is divided, chapter by chapter. */
class Division {
  readonly turns: OpenTurn[] = [{ key: '0', seat: undefined, round: undefined, deeds: [] }];
  readonly #teller: Teller;
  readonly #keep: (part: Part) => boolean;

  constructor(teller: Teller, keep: (part: Part) => boolean) {
    this.#teller = teller;
    this.#keep = keep;
  }

  get #turn(): OpenTurn {
    return this.turns.at(-1) as OpenTurn;
  }

  /** Only notes where turns begin. */
  pass({ events }: Chapter, at: number): void {
    for (const [i, event] of events.entries()) if (isStart(this.#teller.game, event)) this.#begin(event, `${at}.${i}`);
  }

  read({ events, seat }: Chapter, at: number): void {
    let parts: Part[] = [];
    for (const [i, event] of events.entries()) {
      if (isStart(this.#teller.game, event)) {
        this.#write(parts, at);
        parts = [];
        this.#begin(event, `${at}.${i}`);
      }
      const part = partOf(this.#teller, event, [seat, this.#turn.seat]);
      if (part && this.#keep(part)) parts.push(part);
    }
    this.#write(parts, at);
  }

  #begin(event: GameEvent, key: string): void {
    const isRound = weightOf(this.#teller.game, event) === 'round';
    const round = (isRound ? numberIn(event, 'round') : undefined) ?? this.#turn.round;
    this.turns.push({ key, seat: isRound ? undefined : numberIn(event, 'seat'), round, deeds: [] });
  }

  #write(parts: readonly Part[], chapter: number): void {
    const { key, seat, deeds } = this.#turn;
    deeds.push(...deedsOf(parts, chapter, { key, isTurn: seat !== undefined }));
  }
}

/** The story under its headings, told from some chapter on. `keep` leaves parts out. */
export function turnsOf(teller: Teller, from = 0, keep: (part: Part) => boolean = () => true): Turn[] {
  const division = new Division(teller, keep);
  for (const [at, chapter] of teller.state.story.entries()) at < from ? division.pass(chapter, at) : division.read(chapter, at);
  return division.turns;
}

/** Whose turn it is, as the log has it. */
export function turnNow({ game, state }: Teller): Seat | undefined {
  const last = state.story.flatMap(({ events }) => events).findLast((event) => isStart(game, event));
  return last && weightOf(game, last) !== 'round' ? numberIn(last, 'seat') : undefined;
}

function headingOf({ voice }: Teller, { seat, round }: Turn): string | undefined {
  if (seat === undefined) return round === undefined ? undefined : t('log.round', { round });
  const whose = t('log.turn', { who: voice.called(seat), whoIs: seat === voice.viewer ? 'you' : 'other' });
  return round === undefined ? whose : t('log.turnOfRound', { turn: whose, round });
}

const LONGEST = 240;

/** The log, newest first. */
export function logOf(teller: Teller): LoggedTurn[] {
  const end = undoEnd(teller);
  const turns = turnsOf(teller, Math.max(0, teller.state.story.length - LONGEST));
  const marked = turns.findLast(({ deeds }) => end && deeds.some(({ chapter }) => chapter <= end.chapter));
  const last = marked?.deeds.findLast(({ chapter }) => end && chapter <= end.chapter);
  return turns
    .filter(({ deeds }, i) => deeds.length > 0 || (i === turns.length - 1 && i > 0))
    .map((turn) => ({
      ...turn,
      heading: headingOf(teller, turn),
      deeds: turn.deeds.map((deed) => (deed === last && end ? { ...deed, undoEnds: end.cause } : deed)).reverse(),
    }))
    .reverse();
}

/** In which chapters turns begin. */
export const turnStarts = (game: Teller['game'], story: readonly Chapter[]): number[] =>
  story.flatMap(({ events }, at) => (events.some((event) => isStart(game, event)) ? [at] : []));
