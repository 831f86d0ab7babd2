import { type CatalogueEntry, InForce, type Printing, readCatalogue } from '@conclave/engine';
import { type ByElement, NONE } from './amounts.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import type { OnBuild } from './effects.ts';
import { isFree, lacking } from './free.ts';
import { AGES, type Age, DIE_TYPES, type DieType, ELEMENTS, type Element, readCards } from './schema.ts';
import { type Effect, type Item, type Tables, type Talent, tablesOf } from './tables.ts';

export const ARCANE = DIE_TYPES.indexOf('arcane');

const cards = readCards(catalogue);
export const constants = cards.constants;

const inForce = new InForce(tablesOf(cards));

export const printing: Printing<Tables> = {
  catalogue: readCatalogue(catalogue),
  isFree,
  lacking,
  read: (changed) => tablesOf(readCards(changed)),
  put: (tables) => inForce.put(tables),
};

/** Something made of the cards, made once for each set of values that is in force. */
export const madeOfCards = <T>(make: () => T): (() => T) => inForce.made(make);

/** Every card, die and sign, for whoever draws them. */
export const entries = (): readonly CatalogueEntry[] => inForce.tables.entries;
export const entryOf = (id: string): CatalogueEntry | undefined => inForce.tables.entryOf.get(id);
/** In the order of their numbers. */
export const items = (): readonly Item[] => inForce.tables.items;
export const talents = (): readonly Talent[] => inForce.tables.talents;

/** The item with that number. */
export function itemOf(number: number): Item {
  const item = inForce.tables.items[number - 1];
  if (!item) throw new Error(`no item ${number}`);
  return item;
}

export function talentOf(number: number): Talent {
  const talent = inForce.tables.talents[number - 1];
  if (!talent) throw new Error(`no talent ${number}`);
  return talent;
}

/** What a card does once it is built for the Store, by its id. */
export const onBuildOfCard = (id: string): OnBuild => inForce.tables.items[itemNumber(id) - 1]?.onBuild ?? {};

/** An item's number by its id; 0 for an unknown id. */
export const itemNumber = (id: string): number => inForce.tables.itemNumbers.get(id) ?? 0;
export const talentNumber = (id: string): number => inForce.tables.talentNumbers.get(id) ?? 0;
export const elementIndex = (element: Element): number => ELEMENTS.indexOf(element);

export const itemsOfAge = (age: Age): number[] =>
  items()
    .filter((item) => item.age === age)
    .map(({ number }) => number);

/** How many dice of each type there are. */
export const diceOfType = (): readonly number[] => inForce.tables.diceOfType;

/** The number of the effect that a face of a type of die has. */
export const effectNumber = (type: number, face: number): number => inForce.tables.effectNumbers[type]?.[face] as number;
export const effectNumbered = (effect: number): Effect => inForce.tables.effects[effect] as Effect;
export const effectOf = (type: number, face: number): Effect => effectNumbered(effectNumber(type, face));
/** Faces of a type that show the same have the same sign; below 30. */
export const lookOf = (type: number, face: number): number => inForce.tables.looks[type]?.[face] as number;
/** The face that a die is turned to when it is turned to a gem. */
export const gemFace = (type: number): number => inForce.tables.gemFaces[type] ?? -1;
export const signsShown = (type: number, face: number): ByElement => inForce.tables.signs[type]?.[face] ?? NONE;

export const ageOfRound = (round: number): Age => AGES[Math.floor((round - 1) / (constants.rounds / AGES.length))] ?? 'dusk';

export { type ByElement, type ManaOption, NONE, type Price, priceOf } from './amounts.ts';
export { type Ability, type Counted, type OnBuild, type StoreOp, type StoreValues, worthOfTalent } from './effects.ts';
export { ANY, type Effect, FACES, type Item, type Talent } from './tables.ts';
export { AGES, type Age, DIE_TYPES, type DieType, ELEMENTS, type Element };
