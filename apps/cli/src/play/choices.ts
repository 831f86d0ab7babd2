import type { Move, Seat } from '@conclave/engine';
import { movesFor, type Session, voiceFor } from './session.ts';

/** A move with the words on its line. */
export interface Named {
  readonly move: Move;
  readonly label: string;
}

/** One numbered line: a move, or several that differ only in a detail, which begin with the same words. */
export interface Choice {
  readonly text: string;
  readonly beginning?: string;
  readonly moves: readonly Named[];
}

/** More lines than this are gathered, so that a list can be heard to its end. */
const LONG = 15;
/** Fewer alike are not worth a second question. */
const ALIKE = 3;

export function namedMoves(session: Session, seat: Seat): Named[] {
  const { match } = session;
  const view = match.view(seat);
  const voice = voiceFor(session, seat);
  const offered = match.promptFor(seat)?.moves.length ?? 0;
  return movesFor(session, seat).map((move, i) => ({ move, label: `${match.game.words.move(view, move, voice)}${i < offered ? '' : ' (at any time)'}` }));
}

/** The moves with these words in them as they stand; if there are none, those with each of the words somewhere. */
export function found(all: readonly Named[], text: string): Named[] {
  const wanted = text.toLowerCase();
  const having = (parts: readonly string[]): Named[] => all.filter(({ label }) => parts.every((part) => label.toLowerCase().includes(part)));
  const asTheyStand = having([wanted]);
  return asTheyStand.length > 0 ? asTheyStand : having(wanted.split(/\s+/));
}

const single = (named: Named): Choice => ({ text: named.label, moves: [named] });

/** What moves begin with: their kind and the first thing chosen. */
function beginningOf({ do: kind, ...details }: Move): string {
  return JSON.stringify([kind, Object.values(details)[0]]);
}

/** How many words all of them share from the front. */
function shared([first = [], ...others]: readonly (readonly string[])[]): number {
  const differs = first.findIndex((word, i) => others.some((other) => other[i] !== word));
  return differs < 0 ? first.length : differs;
}

/** Moves that are alike as one line: how they begin and, where it is the same, what they are paid for. */
function together(alike: readonly Named[]): Choice[] {
  const labels = alike.map(({ label }) => label.split(' '));
  const head = shared(labels);
  const tail = shared(labels.map((words) => words.slice(head).reverse()));
  if (alike.length < ALIKE || head === 0) return alike.map(single);
  const [first = []] = labels;
  const ending = first.slice(first.length - tail);
  const beginning = first.slice(0, head).join(' ');
  const text = [beginning, '…', ...(ending.includes('for') ? ending.slice(ending.indexOf('for')) : [])].join(' ');
  return [{ text: `${text}, ${alike.length} ways`, beginning, moves: alike }];
}

/** The moves of a line one by one, without the words they all begin with. */
export function opened({ moves, beginning = '' }: Choice): Choice[] {
  return moves.map((named) => ({ text: named.label.slice(beginning.length).trimStart(), moves: [named] }));
}

/** The lines of a list, numbered from 1 as they stand: a move each, or gathered if they are too many. */
export function choicesOf(all: readonly Named[]): Choice[] {
  if (all.length <= LONG) return all.map(single);
  const groups = new Map<string, Named[]>();
  for (const named of all) {
    const beginning = beginningOf(named.move);
    groups.set(beginning, [...(groups.get(beginning) ?? []), named]);
  }
  return groups.size === 1 ? all.map(single) : [...groups.values()].flatMap(together);
}
