import catalogue from './catalogue.json' with { type: 'json' };
import {
  type AbilityValues,
  AGES,
  type Age,
  type Amounts,
  type Card,
  DIE_TYPES,
  type DieType,
  ELEMENTS,
  type Element,
  type FaceValues,
  type OnBuild,
  readCards,
  type Special,
  type TalentAbility,
} from './schema.ts';

/** Elements are counted in the order earth, fire, wind, water: an amount of each is a list of four. */
export type ByElement = readonly number[];
export const NONE: ByElement = [0, 0, 0, 0];
/** The slot or kind that takes any element. */
export const ANY = ELEMENTS.length;
export const ARCANE = DIE_TYPES.indexOf('arcane');

const cards = readCards(catalogue);
export const constants = cards.constants;

/** Units to be paid: some of fixed elements, some of any mix. */
export interface Price {
  readonly fixed: ByElement;
  readonly any: number;
  readonly total: number;
}

/** One way to gain mana; `take` names what was chosen, where there is a choice. */
export interface ManaOption {
  readonly take: readonly Element[] | undefined;
  readonly mana: ByElement;
}

export interface Ability {
  /** Gems that fill this level: elements, or `ANY`. None: open from the start. */
  readonly slots: readonly number[];
  /** Gems on the card once this level is filled. */
  readonly gemsWhenOpen: number;
  readonly mana: Price | undefined;
  readonly gems: Price | undefined;
  readonly spends: number;
  readonly exhaustOther: number;
  readonly gains: readonly ManaOption[];
  readonly prestige: number;
  readonly extraSpends: number;
  readonly rechargesOther: boolean;
  readonly gemsMatchingPaid: number;
  readonly manaFromGems: boolean;
}

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

const byElement = (amounts: Amounts): number[] => ELEMENTS.map((element) => amounts[element] ?? 0);
const sum = (amounts: ByElement): number => amounts.reduce((total, n) => total + n, 0);

export function priceOf(amounts: Amounts): Price {
  const fixed = byElement(amounts);
  const any = amounts.any ?? 0;
  return { fixed, any, total: sum(fixed) + any };
}

const named = (amounts: ByElement): Element[] => ELEMENTS.flatMap((element, e) => Array<Element>(amounts[e] ?? 0).fill(element));

/** All ways to name `n` elements, in order and with repetition. */
function namings(n: number, from = 0): number[][] {
  if (n === 0) return [[]];
  return ELEMENTS.flatMap((_, e) => (e < from ? [] : namings(n - 1, e).map((rest) => [e, ...rest])));
}

/** MF-MANA-07: of what is gained as `any`, each unit's element is named. */
function gainsOf(amounts: Amounts): ManaOption[] {
  const fixed = byElement(amounts);
  if (!amounts.any) return [{ take: undefined, mana: fixed }];
  return namings(amounts.any).map((naming) => ({
    take: naming.map((e) => ELEMENTS[e] as Element),
    mana: fixed.map((n, e) => n + naming.filter((one) => one === e).length),
  }));
}

const chooseOne = (options: readonly { mana: Amounts }[]): ManaOption[] => options.map(({ mana }) => ({ take: named(byElement(mana)), mana: byElement(mana) }));

const slotOf = (slot: Element | 'any'): number => (slot === 'any' ? ANY : ELEMENTS.indexOf(slot));

function abilitiesOf(all: readonly AbilityValues[]): Ability[] {
  let gemsWhenOpen = 0;
  return all.map(({ unlock, cost, gain }) => {
    const slots = (unlock ?? []).map(slotOf);
    gemsWhenOpen += slots.length;
    return {
      slots,
      gemsWhenOpen,
      mana: cost.mana && priceOf(cost.mana),
      gems: cost.gems && priceOf(cost.gems),
      spends: cost.spends ?? 0,
      exhaustOther: cost.exhaustOther ?? 0,
      gains: gain.choose ? chooseOne(gain.choose) : gain.mana ? gainsOf(gain.mana) : [],
      prestige: gain.prestige ?? 0,
      extraSpends: gain.extraSpends ?? 0,
      rechargesOther: gain.recharge === 'other',
      gemsMatchingPaid: gain.gemsMatchingPaid ?? 0,
      manaFromGems: gain.manaFromAttachedGems ?? false,
    };
  });
}

function itemFrom({ id, name, text, values }: Card<(typeof cards.items)[number]['values']>): Item {
  const abilities = abilitiesOf(values.type === 'workshop' ? values.abilities : []);
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
    onBuild: values.type === 'store' ? values.onBuild : {},
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

/** A talent with what it does, by what it does: each exists once. */
const talentThat = (does: (ability: TalentAbility) => boolean): Talent => {
  const talent = talents.find(({ ability }) => does(ability));
  if (!talent) throw new Error('no talent does that');
  return talent;
};
export const AETHER_RESERVE = talentThat((ability) => ability.kind === 'static' && ability.effect.storeDie !== undefined).number;
export const PRECOGNITION = talentThat((ability) => ability.kind === 'static' && ability.effect.peekDeck !== undefined).number;
export const SCAVENGER = talentThat((ability) => ability.kind === 'static' && ability.effect.buildFromDiscard !== undefined).number;
export const ARCHMAGE = talentThat((ability) => ability.kind === 'setup' && ability.gain.die !== undefined).number;

const dice = DIE_TYPES.map((type) => {
  const die = cards.dice.find(({ values }) => values.type === type);
  if (!die) throw new Error(`no ${type} die`);
  return die;
});
/** How many dice of each type there are. */
export const diceOfType: readonly number[] = dice.map(({ copies }) => copies);

const specialGain = (special: Special) => cards.specials.find(({ values }) => values.special === special)?.values.gain ?? {};

function effectOfFace(face: FaceValues): Effect {
  if (face.kind === 'gem') return { kind: 'gem', gem: elementIndex(face.element), gains: [], face };
  if (face.kind === 'mana') return { kind: 'mana', gem: -1, gains: gainsOf(face.mana), face };
  if (face.kind === 'choice') return { kind: 'mana', gem: -1, gains: chooseOne(face.options.map((element) => ({ mana: { [element]: 1 } }))), face };
  if (face.special === 'runestone') return { kind: 'mana', gem: -1, gains: chooseOne(specialGain('runestone').choose ?? []), face };
  return { kind: face.special, gem: -1, gains: [], face };
}

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

export { AGES, type Age, DIE_TYPES, type DieType, ELEMENTS, type Element };
