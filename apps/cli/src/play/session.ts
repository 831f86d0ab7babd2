import type { BotLevel } from '@conclave/bots';
import { asLines, type Catalogue, type GameEvent, type Match, type Move, type Random, type RuleText, type Seat, type Voice, voiceOf } from '@conclave/engine';
import type { Table } from '@conclave/table';
import type { Choice } from './choices.ts';
import type { Terminal } from './terminal.ts';

/** A game at one terminal. */
export interface Session {
  readonly table: Table;
  readonly match: Match;
  readonly names: readonly string[];
  /** Who plays each seat: a bot of that level, or a person. */
  readonly seated: readonly (BotLevel | 'person')[];
  readonly things: Catalogue['entries'];
  readonly rules: readonly RuleText[];
  readonly random: Random;
  readonly terminal: Terminal;
  /** How much of the story each seat has been told. */
  readonly told: number[];
  /** The numbered lines shown last. */
  choices: readonly Choice[];
  /** How long the log was when the game was last written down. */
  saved: number;
  /** How long it was when somebody was told that leaving would lose the game. */
  warned?: number;
  /** The person at the screen. */
  holder: Seat | undefined;
  /** Whether to stop before a bot's move while that person could act out of turn. */
  isPausing: boolean;
}

export function voiceFor({ names }: Session, viewer: Seat | 'spectator'): Voice {
  return voiceOf(names, viewer);
}

export function isPerson({ seated }: Session, seat: Seat): boolean {
  return seated[seat] === 'person';
}

/** Whether nobody but this seat is a person: then nobody else need agree to a take-back. */
export function isAlone(session: Session): boolean {
  return session.seated.filter((who) => who === 'person').length === 1;
}

/** What a seat may do now: answers first, then what is open at any time. */
export function movesFor({ match }: Session, seat: Seat): readonly Move[] {
  return [...(match.promptFor(seat)?.moves ?? []), ...match.anytimeFor(seat)];
}

/** A move in a sentence of its own. */
export function sentenceFor(session: Session, seat: Seat, move: Move): string {
  const { match } = session;
  const label = match.game.words.move(match.view(seat), move, voiceFor(session, seat));
  return label.endsWith('.') ? label : `${label}.`;
}

/** Whether something comes to light by a move: a roll, a card turned up. Tried on a copy. */
function showsSomething({ match }: Session, seat: Seat, move: Move): boolean {
  const { game, state } = match;
  const copy = game.clone(state);
  game.rulebook.play(copy, seat, move);
  game.rulebook.settle(copy);
  return copy.walls !== state.walls;
}

/** The move to make where there is no other, nobody else at the screen, and nothing to wait for: a push is made by its player. */
export function onlyAnswer(session: Session, seat: Seat): Move | undefined {
  const [move, ...others] = movesFor(session, seat);
  return move && others.length === 0 && isAlone(session) && !showsSomething(session, seat, move) ? move : undefined;
}

/** Whether no person has moved since the game was last written down. */
export function isSaved(session: Session): boolean {
  return session.match.log.slice(session.saved).every(({ seat }) => !isPerson(session, seat));
}

/** The events of one move as lines. */
function told({ match }: Session, events: readonly GameEvent[], voice: Voice): string[] {
  const { words } = match.game;
  const sentences = events.flatMap((event) => {
    const said = words.event(event, voice);
    return said ? [{ ...said, is: event.is }] : [];
  });
  return asLines(sentences).map(({ text }) => text);
}

/** The log as a seat may read it, from one entry of the story on. */
export function linesSince(session: Session, seat: Seat, from: number): string[] {
  const voice = voiceFor(session, seat);
  const { match } = session;
  return match
    .story(seat)
    .slice(from)
    .flatMap(({ events }) => told(session, events, voice));
}

/** Tells a seat what it has not heard yet. */
export function tellNews(session: Session, seat: Seat): void {
  const lines = linesSince(session, seat, session.told[seat] ?? 0);
  session.told[seat] = session.match.story(seat).length;
  if (lines.length > 0) session.terminal.say(...lines);
}

/** After a take-back nobody has heard more than there is. */
export function forgetUndone({ told, match }: Session): void {
  const length = match.story('spectator').length;
  for (const [seat, heard] of told.entries()) told[seat] = Math.min(heard, length);
}
