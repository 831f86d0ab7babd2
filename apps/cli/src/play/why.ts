import { type Catalogue, isSame, lookUp, type Move, type Refusal, reasonIn, type Seat, type Shapes } from '@conclave/engine';
import { spoken } from '../text.ts';
import { movesFor, type Session } from './session.ts';

type Thing = Catalogue['entries'][number];
type Details = Record<string, unknown>;

export const saidNo = (refusal: Refusal): string => `${reasonIn(refusal)} (${refusal.rule})`;

/** The things whose name has all these words; only the one that is called so, if one is. */
export function thingsCalled(things: readonly Thing[], words: string): Thing[] {
  const wanted = words.toLowerCase();
  const exact = things.filter(({ name }) => name.toLowerCase() === wanted);
  return exact.length > 0 ? exact : things.filter(({ name }) => wanted.split(/\s+/).every((word) => name.toLowerCase().includes(word)));
}

/** The kind of move that some words begin with, and the rest of them. */
function kindIn(shapes: Shapes, words: readonly string[]): { kind: string; rest: string } | undefined {
  for (let n = words.length; n > 0; n--) {
    const name = words.slice(0, n).join(' ').toLowerCase();
    const kind = Object.keys(shapes).find((one) => [one.toLowerCase(), spoken(one)].includes(name));
    if (kind) return { kind, rest: words.slice(n).join(' ') };
  }
  return undefined;
}

const kindOf = (field: Shapes[string][string] | undefined) => (typeof field === 'object' && 'optional' in field ? field.optional : field);

/** `target=1 cards=2,3` as the details of a move. */
function detailsOf(words: readonly string[], shape: Shapes[string]): Details {
  return Object.fromEntries(
    words.map((word) => {
      const [key = '', value = ''] = word.split('=');
      const kind = kindOf(lookUp(shape, key));
      const isText = kind === 'text' || kind === 'texts';
      const read = (text: string): unknown => (!isText && /^\d+$/.test(text) ? Number(text) : text);
      return [key, value.includes(',') ? value.split(',').map(read) : read(value)];
    }),
  );
}

/** A thing as the detail of a move that can name it. */
function detailFor({ id }: Thing, shape: Shapes[string]): Details | undefined {
  const canName = (kind: ReturnType<typeof kindOf>): boolean => kind === 'text' || (Array.isArray(kind) && kind.includes(id));
  const named = Object.entries(shape).find(([, field]) => canName(kindOf(field)));
  return named && { [named[0]]: id };
}

/** How to ask about a kind of move more closely. */
function moreAbout(shapes: Shapes, kind: string): string {
  const shape = lookUp(shapes, kind) ?? {};
  if (Object.values(shape).includes('text')) return ` For one of them, type: why ${spoken(kind)} and its name`;
  const needed = Object.entries(shape).filter(([, field]) => typeof field === 'string' || Array.isArray(field));
  const details = needed.map(([key, field]) => `${key}=${Array.isArray(field) ? field[0] : '1'}`);
  return details.length === 0 ? '' : ` For one of them, type: why ${kind} ${details.join(' ')}`;
}

const NOTHING_ASKS = 'nothing asks for that now.';

function answer({ table }: Session, moves: readonly Move[], seat: Seat, asked: { kind: string; details: Details }): string {
  const { kind, details } = asked;
  if (moves.some((move) => isSame(move, { ...move, do: kind, ...details }))) return 'that is possible now.';
  const refusal = table.whyNot(seat, { do: kind, ...details });
  return refusal ? saidNo(refusal) : NOTHING_ASKS;
}

/** Why a move is not possible: its kind, perhaps with a thing by its name, or with details such as `target=1`. */
function whyNotThis(session: Session, seat: Seat, words: readonly string[]): string {
  const { shapes } = session.match.game;
  const named = kindIn(
    shapes,
    words.filter((word) => !word.includes('=')),
  );
  if (!named) return `There is no move "${words.join(' ')}". There are: ${Object.keys(shapes).map(spoken).join(', ')}.`;
  const { kind, rest } = named;
  const shape = lookUp(shapes, kind) ?? {};
  const [thing] = rest ? thingsCalled(session.things, rest) : [];
  const detail = thing && detailFor(thing, shape);
  if (rest && !detail) return `${spoken(kind)} "${rest}": there is nothing of that name to do that with.`;
  const details = {
    ...detailsOf(
      words.filter((word) => word.includes('=')),
      shape,
    ),
    ...detail,
  };
  const said = answer(session, movesFor(session, seat), seat, { kind, details });
  return `${spoken(kind)}${thing ? ` ${thing.name}` : ''}: ${said}${said === NOTHING_ASKS ? moreAbout(shapes, kind) : ''}`;
}

/** Why the moves that are not offered are not possible: all kinds, those with the same reason together, or the one named. */
export function whyNot(session: Session, seat: Seat, rest: string): string[] {
  if (rest) return [whyNotThis(session, seat, rest.split(/\s+/))];
  const moves = movesFor(session, seat);
  const kinds = Object.keys(session.match.game.shapes).filter((kind) => !moves.some((move) => move.do === kind));
  if (kinds.length === 0) return ['Every kind of move is possible now.'];
  const byReason = new Map<string, string[]>();
  for (const kind of kinds) {
    const reason = answer(session, moves, seat, { kind, details: {} });
    byReason.set(reason, [...(byReason.get(reason) ?? []), spoken(kind)]);
  }
  return [...byReason].map(([reason, alike]) => `${alike.join(', ')}: ${reason}`);
}
