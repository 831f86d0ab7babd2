import type { Move, Refusal } from './core.ts';
import { lookUp } from './lookup.ts';
import type { Message } from './messages.ts';
import { refuse } from './refusal.ts';
import { message } from './refusals.ts';

/**
 * What a detail of a move may be: a whole number from 0 on, a list of them, a text, a list of texts,
 * one of the words listed, or a list of such words (`each`). `optional` in front: it may be left out.
 */
export type Field = NeededField | OptionalField;
type NeededField = 'number' | 'numbers' | 'text' | 'texts' | readonly string[] | { readonly each: readonly string[] };
export interface OptionalField {
  readonly optional: NeededField;
}

/** Every kind of move of a game, with its details. Lists first, types from them. */
export type Shapes = Record<string, Record<string, Field>>;

type ValueOf<F> = F extends 'number'
  ? number
  : F extends 'numbers'
    ? readonly number[]
    : F extends 'text'
      ? string
      : F extends 'texts'
        ? readonly string[]
        : F extends readonly string[]
          ? F[number]
          : F extends { readonly each: readonly (infer W)[] }
            ? readonly W[]
            : never;

type Details<D> = { readonly [K in keyof D as D[K] extends OptionalField ? never : K]: ValueOf<D[K]> } & {
  readonly [K in keyof D as D[K] extends OptionalField ? K : never]?: D[K] extends OptionalField ? ValueOf<D[K]['optional']> : never;
};

/** The union of a game's moves, from its shapes. */
export type MoveOf<S extends Shapes> = { [K in keyof S & string]: { readonly do: K } & Details<S[K]> }[keyof S & string];

/** A detail before it is looked at: of a list of words, any text. */
type LooseOf<F> = F extends OptionalField
  ? LooseOf<F['optional']>
  : F extends 'number'
    ? number
    : F extends 'numbers'
      ? readonly number[]
      : F extends 'text' | readonly string[]
        ? string
        : readonly string[];

/** A move of a game as it is asked about: it may lack details. */
export type IdeaOf<S extends Shapes> = { [K in keyof S & string]: { readonly do: K } & { readonly [D in keyof S[K]]?: LooseOf<S[K][D]> } }[keyof S & string];

const LONGEST_LIST = 64;
const LONGEST_TEXT = 64;

const isNumber = (x: unknown): boolean => typeof x === 'number' && Number.isInteger(x) && x >= 0 && x < 1e9;
const isText = (x: unknown): boolean => typeof x === 'string' && x.length <= LONGEST_TEXT;
const isListOf = (x: unknown, fits: (one: unknown) => boolean): boolean => Array.isArray(x) && x.length <= LONGEST_LIST && x.every(fits);

function fits(value: unknown, field: Field): boolean {
  if (field === 'number') return isNumber(value);
  if (field === 'numbers') return isListOf(value, isNumber);
  if (field === 'text') return isText(value);
  if (field === 'texts') return isListOf(value, isText);
  if ('optional' in field) return value === undefined || fits(value, field.optional);
  if ('each' in field) return isListOf(value, (one) => field.each.includes(one as string));
  return typeof value === 'string' && field.includes(value);
}

const misfit = (why: Message): Refusal => refuse('TABLE-SHAPE', why);

interface Read {
  readonly kind: string;
  readonly shape: Readonly<Record<string, Field>>;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A move's kind and details; a refusal where there is no such kind, or it has no such details. */
function read(shapes: Shapes, move: unknown): Read | Refusal {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return misfit(message('notAMove'));
  const { do: kind, ...details } = move as Move & Record<string, unknown>;
  const shape = typeof kind === 'string' ? lookUp(shapes, kind) : undefined;
  if (!shape) return misfit(message('noSuchMove', { kind: JSON.stringify(kind)?.slice(0, 40) ?? 'nothing' }));
  const unknown = Object.keys(details).find((key) => !Object.hasOwn(shape, key));
  return unknown === undefined ? { kind, shape, details } : misfit(message('noSuchField', { kind, field: unknown.slice(0, 40) }));
}

/** Why something is not even the form of a move, if it is not. */
export function misshapen(shapes: Shapes, move: unknown): Refusal | undefined {
  const told = read(shapes, move);
  if ('rule' in told) return told;
  const wrong = Object.entries(told.shape).find(([key, field]) => !fits(lookUp(told.details, key), field));
  return wrong && misfit(message('fieldMissing', { field: wrong[0], kind: told.kind }));
}

/** The same for a move that may lack details: what is named must be of its kind. */
export function misshapenIdea(shapes: Shapes, idea: unknown): Refusal | undefined {
  const told = read(shapes, idea);
  if ('rule' in told) return told;
  const wrong = Object.entries(told.details).find(([key, value]) => value !== undefined && !fits(value, lookUp(told.shape, key) as Field));
  return wrong && misfit(message('fieldWrong', { field: wrong[0], kind: told.kind }));
}
