import type { CatalogueEntry } from '@conclave/engine';
import { type ByElement, byElement, chooseOne, gainsOf, type ManaOption, NONE, type Price, priceOf } from './amounts.ts';
import { type Ability, type Applied, abilityFrom, effectsIn, type OnBuild, onBuildOf } from './effects.ts';
import {
  type AbilityValues,
  type Age,
  type Card,
  type Cards,
  DIE_TYPES,
  type DieType,
  ELEMENTS,
  type Element,
  type FaceValues,
  type Special,
  type TalentAbility,
} from './schema.ts';

/** The slot or kind that takes any element. */
export const ANY = ELEMENTS.length;
export const FACES = 6;

export interface Item {
  readonly id: string;
  readonly number: number;
  readonly name: string;
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
  readonly rule: string;
  readonly dice: readonly number[];
  readonly ability: TalentAbility;
  /** The gems that a use of it takes. */
  readonly gems: Price;
  /** What it does as long as it is owned. */
  readonly lasting: Lasting;
}

/** What a talent does by lying there, and at the start. */
export interface Lasting {
  readonly keepsADie: boolean;
  /** How many coming cards it shows. */
  readonly foresees: number;
  /** The gems on top of a cost that let its owner build from the discard pile. */
  readonly scavengesFor: number | undefined;
  readonly takesADie: boolean;
}

/** What a face gives. Faces that give the same share one effect. */
export interface Effect {
  readonly kind: 'gem' | 'mana' | Exclude<Special, 'runestone'>;
  /** The gem's element. */
  readonly gem: number;
  readonly gains: readonly ManaOption[];
  readonly face: FaceValues;
}

/** Everything that is read from the values of cards. */
export interface Tables {
  /** Every card, die and sign, for whoever draws them. */
  readonly entries: readonly CatalogueEntry[];
  readonly entryOf: ReadonlyMap<string, CatalogueEntry>;
  /** In the order of their numbers. */
  readonly items: readonly Item[];
  readonly talents: readonly Talent[];
  readonly itemNumbers: ReadonlyMap<string, number>;
  readonly talentNumbers: ReadonlyMap<string, number>;
  /** How many dice of each type there are. */
  readonly diceOfType: readonly number[];
  /** All different effects of faces. */
  readonly effects: readonly Effect[];
  /** The number of the effect of each face, by type. */
  readonly effectNumbers: readonly (readonly number[])[];
  readonly looks: readonly (readonly number[])[];
  readonly signs: readonly (readonly ByElement[])[];
  /** The face of each type that shows a gem. */
  readonly gemFaces: readonly number[];
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

function itemFrom({ id, name, values }: Cards['items'][number]): Item {
  const abilities = abilitiesOf(values.type === 'workshop' ? values.abilities : []);
  const onBuild = values.type === 'store' ? onBuildOf(values.onBuild) : {};
  return {
    id,
    number: values.number,
    name,
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

function lastingOf(ability: TalentAbility): Lasting {
  const { storeDie, peekDeck, buildFromDiscard } = ability.kind === 'static' ? ability.effect : {};
  return {
    keepsADie: storeDie !== undefined,
    foresees: peekDeck?.cards ?? 0,
    scavengesFor: buildFromDiscard?.extraCost.gems.any,
    takesADie: ability.kind === 'setup' && ability.gain.die !== undefined,
  };
}

function talentFrom({ id, name, values: { number, rule, dice, ability } }: Cards['talents'][number]): Talent {
  const gems = priceOf((ability.kind === 'activated' && ability.cost.gems) || {});
  return { id, number, name, rule, dice: dice.map((die) => DIE_TYPES.indexOf(die)), ability, gems, lasting: lastingOf(ability) };
}

const inOrder = <T extends { readonly number: number }>(all: readonly T[]): readonly T[] => all.toSorted((a, b) => a.number - b.number);

type Maker<K extends FaceValues['kind']> = (face: Extract<FaceValues, { kind: K }>, runestone: readonly ManaOption[]) => Effect;

/** Everything a face can show. */
const makers: { readonly [K in FaceValues['kind']]: Maker<K> } = {
  gem: (face) => ({ kind: 'gem', gem: ELEMENTS.indexOf(face.element), gains: [], face }),
  mana: (face) => ({ kind: 'mana', gem: -1, gains: gainsOf(face.mana), face }),
  choice: (face) => ({ kind: 'mana', gem: -1, gains: chooseOne(face.options.map((element) => ({ mana: { [element]: 1 } }))), face }),
  special: (face, runestone) => ({ ...specials[face.special](runestone), gem: -1, face }),
};
const specials: { readonly [K in Special]: (runestone: readonly ManaOption[]) => Pick<Effect, 'kind' | 'gains'> } = {
  runestone: (gains) => ({ kind: 'mana', gains }),
  transmute: () => ({ kind: 'transmute', gains: [] }),
  powerSurge: () => ({ kind: 'powerSurge', gains: [] }),
  gemCopy: () => ({ kind: 'gemCopy', gains: [] }),
};

/** MF-CARD-58a: the signs of each element on a face. */
function signsOf(face: FaceValues): ByElement {
  if (face.kind === 'gem') return byElement({ [face.element]: 1 });
  if (face.kind === 'mana') return byElement(face.mana);
  if (face.kind === 'choice') return ELEMENTS.map((element) => face.options.filter((option) => option === element).length);
  return NONE;
}

type DieTables = Pick<Tables, 'diceOfType' | 'effects' | 'effectNumbers' | 'looks' | 'signs' | 'gemFaces'>;

function diceTables({ dice, specials: signs }: Cards): DieTables {
  const runestone = signs.flatMap(({ values }) => (values.special === 'runestone' ? chooseOne(values.gain.choose) : []));
  const inTypes = DIE_TYPES.map((type: DieType) => dice.find(({ values }) => values.type === type) as Cards['dice'][number]);
  const faces = inTypes.map(({ values }) => values.faces);
  const keys = [...new Set(faces.flat().map((face) => JSON.stringify(face)))];
  const effectNumbers = faces.map((all) => all.map((face) => keys.indexOf(JSON.stringify(face))));
  const effectFrom = (face: FaceValues): Effect => (makers[face.kind] as Maker<typeof face.kind>)(face as never, runestone);
  return {
    diceOfType: inTypes.map(({ copies }) => copies),
    effects: keys.map((key) => effectFrom(JSON.parse(key) as FaceValues)),
    effectNumbers,
    looks: effectNumbers.map((numbers, type) => numbers.map((effect) => type * FACES + numbers.indexOf(effect))),
    signs: faces.map((all) => all.map(signsOf)),
    gemFaces: faces.map((all) => all.findIndex(({ kind }) => kind === 'gem')),
  };
}

const numbersOf = (all: readonly { readonly id: string; readonly number: number }[]): Map<string, number> => new Map(all.map(({ id, number }) => [id, number]));

export function tablesOf(cards: Cards): Tables {
  const items = inOrder(cards.items.map(itemFrom));
  const talents = inOrder(cards.talents.map(talentFrom));
  const entries: readonly Card<object>[] = [...cards.items, ...cards.talents, ...cards.dice, ...cards.specials];
  return {
    entries: entries as readonly CatalogueEntry[],
    entryOf: new Map(entries.map((entry) => [entry.id, entry as CatalogueEntry])),
    items,
    talents,
    itemNumbers: numbersOf(items),
    talentNumbers: numbersOf(talents),
    ...diceTables(cards),
  };
}
