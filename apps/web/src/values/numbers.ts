import { type CatalogueEntry, type FreeNumber, freeNumbers, lookUp, type Pack, provenanceAt, readPack } from '@conclave/engine';
import type { AnyGame } from '../app/games.ts';
import { say } from './words.ts';

/** A card, and its numbers that may be changed: house values first. */
export interface CardNumbers {
  readonly entry: CatalogueEntry;
  readonly numbers: readonly FreeNumber[];
  readonly isHouse: boolean;
}

/** What somebody typed that cannot be a value, and why. */
export interface Wrong {
  readonly text: string;
  readonly why: string;
  /** What the game says about it, in English. */
  readonly said?: string | undefined;
}

export type Values = Pack['values'];
type Bounds = readonly [low: number, high: number];

const isHouse = ({ entry, path }: FreeNumber): boolean => provenanceAt(entry, path) === 'designed';
const houseFirst = <T>(list: readonly T[], isOne: (item: T) => boolean): T[] => [...list.filter(isOne), ...list.filter((item) => !isOne(item))];

/** The cards of a game that a pack may change, those with house values first. */
export function cardsOf({ printing }: AnyGame): CardNumbers[] {
  const free = printing ? freeNumbers(printing) : [];
  const cards = [...new Set(free.map(({ entry }) => entry))].map((entry) => {
    const numbers = free.filter((number) => number.entry === entry);
    return { entry, numbers: houseFirst(numbers, isHouse), isHouse: numbers.some(isHouse) };
  });
  return houseFirst(cards, (card) => card.isHouse);
}

export const placeOf = ({ entry, path }: FreeNumber): string => `${entry.id} ${path}`;

function without(values: Values, card: string, path: string): Values {
  const { [path]: _, ...rest } = lookUp(values, card) ?? {};
  const { [card]: __, ...others } = values;
  return Object.keys(rest).length > 0 ? { ...others, [card]: rest } : others;
}

const reasonOf = (error: unknown): string => ((error as Error).message.split('\n').at(-1) ?? '').slice(0, 300);

/** How far a number may go in one direction: doubled steps out, halved steps back. */
function reach(from: number, by: 1 | -1, fits: (value: number) => boolean): number {
  let [good, step] = [from, 1];
  while (step < 4096 && fits(good + by * step)) {
    good += by * step;
    step *= 2;
  }
  for (; step >= 1; step /= 2) if (fits(good + by * step)) good += by * step;
  return good;
}

/** Values with another number; one that is as printed is not written down. */
export function valuesWith(values: Values, { entry: { id }, path, printed }: FreeNumber, value: number): Values {
  return value === printed ? without(values, id, path) : { ...values, [id]: { ...lookUp(values, id), [path]: value } };
}

/** A number of a card, where it is another than the printed one. */
export const changedIn = (values: Values, { entry, path }: Pick<FreeNumber, 'entry' | 'path'>): number | undefined =>
  lookUp(lookUp(values, entry.id) ?? {}, path);

export const valueIn = (values: Values, { entry, path, printed }: FreeNumber): number => changedIn(values, { entry, path }) ?? printed;

function refusalOf(game: AnyGame, values: Values): string | undefined {
  try {
    readPack(game, { format: 1, game: game.id, name: 'x', values });
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/** From where to where a number may go while all others stay. */
function boundsOf(game: AnyGame, values: Values, number: FreeNumber): Bounds {
  const fits = (value: number): boolean => refusalOf(game, valuesWith(values, number, value)) === undefined;
  const now = valueIn(values, number);
  return [reach(now, -1, fits), reach(now, 1, fits)];
}

/** Why a text cannot stand in the place of a number; nothing where it can. */
export function faultOf(game: AnyGame, values: Values, { number, text }: { number: FreeNumber; text: string }): Wrong | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isNaN(value)) return { text, why: say('whole') };
  const refusal = refusalOf(game, valuesWith(values, number, value));
  if (refusal === undefined) return undefined;
  const [low, high] = boundsOf(game, values, number);
  const isWithin = Number.isInteger(value) && value >= low && value <= high;
  return isWithin ? { text, why: say('refused'), said: refusal } : { text, why: say('between', { low, high }) };
}
