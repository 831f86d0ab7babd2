import { type ByElement, byElement, chooseOne, gainsOf, type ManaOption, NONE, type Price, priceOf } from './amounts.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import { type Ability, type Applied, abilityFrom, effectsIn, type OnBuild, onBuildOf } from './effects.ts';
import {
  type AbilityValues,
  AGES,
  type Age,
  type Card,
  DIE_TYPES,
  type DieType,
  ELEMENTS,
  type Element,
  type FaceValues,
  readCards,
  type Special,
  type TalentAbility,
} from './schema.ts';

/** The slot or kind that takes any element. */
export const ANY = ELEMENTS.length;
export const ARCANE = DIE_TYPES.indexOf('arcane');

const cards = readCards(catalogue);
/** Every card, die and sign as it is printed, for whoever draws them. */
export const entries = cards.entries;
export const constants = cards.constants;

export interface Item {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly age: Age;
  /** Index of `DIE_TYPES`. */
  readonly type: number;
  readonly rule: string;
  readonly isWand: boolean;
  readonly isWorkshop: boolean;
  readonly cost: Price;
  readonly abilities: readonly Ability[];
  /** All gem slots, top level first. */
  readonly slots: readonly number[];
  readonly onBuild: OnBuild;
  /** What it does once it is built for the Store. */
  readonly effects: readonly Applied[];
}

export interface Talent {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly rule: string;
  readonly dice: readonly number[];
  readonly ability: TalentAbility;
}

/** What a face gives. Faces that give the same share one effect. */
export interface Effect {
  readonly kind: 'gem' | 'mana' | Exclude<Special, 'runestone'>;
  /** The gem's element. */
  readonly gem: number;
  readonly gains: readonly ManaOption[];
  readonly face: FaceValues;
}

const slotOf = (slot: Element | 'any'): number => (slot === 'any' ? ANY : ELEMENTS.indexOf(slot));

function abilitiesOf(all: readonly AbilityValues[]): Ability[] {
  let gemsWhenOpen = 0;
  return all.map((values) => {
    const slots = (values.unlock ?? []).map(slotOf);
    gemsWhenOpen += slots.length;
    return abilityFrom(values, slots, gemsWhenOpen);
  });
}

function itemFrom({ id, name, text, values }: Card<(typeof cards.items)[number]['values']>): Item {
  const abilities = abilitiesOf(values.type === 'workshop' ? values.abilities : []);
  const onBuild = values.type === 'store' ? onBuildOf(values.onBuild) : {};
  return {
    id,
    number: values.number,
    name,
    text,
    age: values.deck,
    type: DIE_TYPES.indexOf(values.element),
    rule: values.rule,
    isWand: values.wand ?? false,
    isWorkshop: values.type === 'workshop',
    cost: priceOf(values.cost),
    abilities,
    slots: abilities.flatMap(({ slots }) => slots),
    onBuild,
    effects: effectsIn(onBuild),
  };
}

/** In the order of their numbers. */
export const items: readonly Item[] = cards.items.map(itemFrom).sort((a, b) => a.number - b.number);
export const talents: readonly Talent[] = cards.talents
  .map(({ id, name, text, values: { number, rule, dice, ability } }) => ({
    id,
    number,
    name,
    text,
    rule,
    dice: dice.map((die) => DIE_TYPES.indexOf(die)),
    ability,
  }))
  .sort((a, b) => a.number - b.number);

/** The item with that number. */
export function itemOf(number: number): Item {
  const item = items[number - 1];
  if (!item) throw new Error(`no item ${number}`);
  return item;
}

/** What a card does once it is built for the Store, by its id. */
export const onBuildOfCard = (id: string): OnBuild => items[itemNumber(id) - 1]?.onBuild ?? {};

export function talentOf(number: number): Talent {
  const talent = talents[number - 1];
  if (!talent) throw new Error(`no talent ${number}`);
  return talent;
}

const NO_GEMS: Price = { fixed: NONE, any: 0, total: 0 };
const gemCosts = talents.map(({ ability }) => (ability.kind === 'activated' && ability.cost.gems ? priceOf(ability.cost.gems) : NO_GEMS));
/** The gems that a use of a talent takes. */
export const gemsTaken = (talent: number): Price => gemCosts[talent - 1] ?? NO_GEMS;

const itemNumbers = new Map(items.map(({ id, number }) => [id, number]));
const talentNumbers = new Map(talents.map(({ id, number }) => [id, number]));

/** An item's number by its id; 0 for an unknown id. */
export const itemNumber = (id: string): number => itemNumbers.get(id) ?? 0;
export const talentNumber = (id: string): number => talentNumbers.get(id) ?? 0;
export const elementIndex = (element: Element): number => ELEMENTS.indexOf(element);

export const itemsOfAge = (age: Age): number[] => items.filter((item) => item.age === age).map(({ number }) => number);

/** A talent by what it does. The rules know one of each: the one owner of what it does. */
const talentThat = (does: (ability: TalentAbility) => boolean): Talent => {
  const [talent, another] = talents.filter(({ ability }) => does(ability));
  if (!talent) throw new Error('no talent does that');
  if (another) throw new Error(`${another.id} does what ${talent.id} does; the rules know one such talent`);
  return talent;
};
export const AETHER_RESERVE = talentThat((ability) => ability.kind === 'static' && ability.effect.storeDie !== undefined).number;
export const PRECOGNITION = talentThat((ability) => ability.kind === 'static' && ability.effect.peekDeck !== undefined).number;
/** How many coming cards Precognition shows. */
export const CARDS_FORESEEN = foreseen();
function foreseen(): number {
  const { ability } = talentOf(PRECOGNITION);
  return ability.kind === 'static' ? (ability.effect.peekDeck?.cards ?? 0) : 0;
}
export const SCAVENGER = talentThat((ability) => ability.kind === 'static' && ability.effect.buildFromDiscard !== undefined).number;
export const ARCHMAGE = talentThat((ability) => ability.kind === 'setup' && ability.gain.die !== undefined).number;

const dice = DIE_TYPES.map((type) => {
  const die = cards.dice.find(({ values }) => values.type === type);
  if (!die) throw new Error(`no ${type} die`);
  return die;
});
/** How many dice of each type there are. */
export const diceOfType: readonly number[] = dice.map(({ copies }) => copies);

const runestone = cards.specials.flatMap(({ values }) => (values.special === 'runestone' ? values.gain.choose : []));

type Maker<K extends FaceValues['kind']> = (face: Extract<FaceValues, { kind: K }>) => Effect;

/** Everything a face can show. */
const makers: { readonly [K in FaceValues['kind']]: Maker<K> } = {
  gem: (face) => ({ kind: 'gem', gem: elementIndex(face.element), gains: [], face }),
  mana: (face) => ({ kind: 'mana', gem: -1, gains: gainsOf(face.mana), face }),
  choice: (face) => ({ kind: 'mana', gem: -1, gains: chooseOne(face.options.map((element) => ({ mana: { [element]: 1 } }))), face }),
  special: (face) => ({ ...specials[face.special](), gem: -1, face }),
};
const specials: { readonly [K in Special]: () => Pick<Effect, 'kind' | 'gains'> } = {
  runestone: () => ({ kind: 'mana', gains: chooseOne(runestone) }),
  transmute: () => ({ kind: 'transmute', gains: [] }),
  powerSurge: () => ({ kind: 'powerSurge', gains: [] }),
  gemCopy: () => ({ kind: 'gemCopy', gains: [] }),
};
const effectOfFace = (face: FaceValues): Effect => (makers[face.kind] as Maker<typeof face.kind>)(face as never);

const faceKeys = [...new Set(dice.flatMap(({ values }) => values.faces.map((face) => JSON.stringify(face))))];
/** All different effects of faces. */
export const effects: readonly Effect[] = faceKeys.map((key) => effectOfFace(JSON.parse(key)));
const effectNumbers = dice.map(({ values }) => values.faces.map((face) => faceKeys.indexOf(JSON.stringify(face))));

export const FACES = 6;
/** The number of the effect that a face of a type of die has. */
export const effectNumber = (type: number, face: number): number => effectNumbers[type]?.[face] as number;
export const effectOf = (type: number, face: number): Effect => effects[effectNumber(type, face)] as Effect;
/** Faces of a type that show the same have the same sign; below 30. */
const lookKeys = effectNumbers.map((numbers, type) => numbers.map((effect) => type * FACES + numbers.indexOf(effect)));
export const lookOf = (type: number, face: number): number => lookKeys[type]?.[face] as number;
/** The face that a die is turned to when it is turned to a gem. */
export const gemFace = (type: number): number => dice[type]?.values.faces.findIndex(({ kind }) => kind === 'gem') ?? -1;

/** MF-CARD-58a: the signs of each element on a face. */
function signsOf(face: FaceValues): number[] {
  if (face.kind === 'gem') return byElement({ [face.element]: 1 });
  if (face.kind === 'mana') return byElement(face.mana);
  if (face.kind === 'choice') return ELEMENTS.map((element) => face.options.filter((option) => option === element).length);
  return [...NONE];
}
const signs = dice.map(({ values }) => values.faces.map(signsOf));
export const signsShown = (type: number, face: number): ByElement => signs[type]?.[face] ?? NONE;

export const ageOfRound = (round: number): Age => AGES[Math.floor((round - 1) / (constants.rounds / AGES.length))] ?? 'dusk';

export { type ByElement, type ManaOption, NONE, type Price, priceOf } from './amounts.ts';
export { type Ability, type Counted, type OnBuild, type StoreOp, type StoreValues, worthOfTalent } from './effects.ts';
export { AGES, type Age, DIE_TYPES, type DieType, ELEMENTS, type Element };
