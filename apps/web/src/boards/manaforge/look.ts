import { type CatalogueEntry, inARow, lookUp, perLanguage } from '@conclave/engine';
import { type DieType, type Element, entries, entryOf, type FaceValues, madeOfCards, nameOf, onBuildOfCard, textOf } from '@conclave/manaforge';
import type { Thing } from '../../app/board.ts';
import { beside } from '../../i18n/index.ts';
import type { Hatch } from '../../kit/engrave.ts';
import type { Element as KitElement } from '../../kit/shapes.ts';
import { say } from './words.ts';

export type { Element, FaceValues };
export { nameOf, textOf };

/** In the order in which moves and payments count them. */
export const elements: readonly Element[] = ['earth', 'fire', 'wind', 'water'];

/** Amounts as they are printed. */
export type Printed = { readonly [E in Element | 'any']?: number | undefined };

export interface AbilityFacts {
  unlock: (Element | 'any')[] | null;
  cost: { mana?: Printed; gems?: Printed; spends?: number; exhaustOther?: number };
  gain: {
    mana?: Printed;
    choose?: { mana: Printed }[];
    prestige?: number;
    extraSpends?: number;
    recharge?: 'other';
    gemsMatchingPaid?: number;
    manaFromAttachedGems?: true;
  };
}

interface ItemFacts {
  number: number;
  deck: 'dawn' | 'noon' | 'dusk';
  element: DieType;
  type: 'workshop' | 'store';
  wand?: true;
  cost: Printed;
  abilities?: AbilityFacts[];
}

export interface TalentFacts {
  dice: DieType[];
  ability:
    | { kind: 'activated'; cost: { gems?: Printed }; gain: { flipDieToGem?: { die: Element }; mana?: { any: 1 }; prestige?: number } }
    | { kind: 'triggered'; when: { buildElement: DieType }; gain: { gems?: Printed; prisms?: number } }
    | { kind: 'setup' }
    | { kind: 'static'; effect: { storeDie?: object; peekDeck?: object; buildFromDiscard?: object } };
}

const valuesOf = (id: string): unknown => entryOf(id)?.values;

export const itemOf = (id: string): ItemFacts => valuesOf(id) as ItemFacts;
export const abilityOf = ({ card, ability }: { card: string; ability: number }): AbilityFacts => itemOf(card).abilities?.[ability] as AbilityFacts;
export const talentOf = (id: string): TalentFacts => valuesOf(id) as TalentFacts;
export const facesOf = (type: DieType): readonly FaceValues[] => (valuesOf(`${type}-die`) as { faces: FaceValues[] }).faces;

export function specialOf(special: string): { name: string; gain: AbilityFacts['gain'] } {
  const entry = entries().find(({ kind, values }) => kind === 'special' && values.special === special);
  return { name: nameOf(entry?.id ?? special), gain: (entry?.values.gain ?? {}) as AbilityFacts['gain'] };
}

/** Whether a talent keeps a die from being rolled, and what pile it opens: the coming cards, or the discard pile to build from. */
export function lastingOf(id: string): { keepsADie: boolean; opens: 'next' | 'discard' | undefined } {
  const { ability } = talentOf(id);
  const { storeDie, peekDeck, buildFromDiscard } = ability.kind === 'static' ? ability.effect : {};
  return { keepsADie: storeDie !== undefined, opens: peekDeck ? 'next' : buildFromDiscard && 'discard' };
}

/** Wind and air are one element; the kit calls it air. */
export const kitElement = (element: DieType | 'any'): KitElement => (element === 'wind' ? 'air' : element);

/** Printed amounts as the kit draws them. */
export const costOf = (printed: Printed): Partial<Record<KitElement, number>> =>
  Object.fromEntries(Object.entries(printed).map(([element, n]) => [kitElement(element as Element | 'any'), n]));

const signs: Record<string, string> = {
  'stone-circle': 'dolmen',
  'sun-fragment': 'sun-radiations',
  'wind-catcher': 'windchimes',
  'reflecting-pool': 'oasis',
  'verdant-haven': 'tree-growth',
  hellforge: 'volcano',
  'lightning-spire': 'lightning-dome',
  'glacial-spike': 'icebergs',
  'glittering-cavern': 'mountain-cave',
  'phoenix-egg': 'nest-eggs',
  'steam-vents': 'steam',
  'sacred-fountain': 'fountain',
  'gem-amplifier': 'crystal-growth',
  'earth-boots': 'steeltoe-boots',
  'fire-bracers': 'bracers',
  'wind-circlet': 'tiara',
  'water-pendant': 'gem-pendant',
  'arcane-gloves': 'gloves',
  'excavation-wand': 'stone-spear',
  'spark-wand': 'orb-wand',
  'levitation-wand': 'fairy-wand',
  'extinguishing-wand': 'lunar-wand',
  'illuminating-wand': 'crystal-wand',
  'mana-prisms-dawn': 'prism',
  'cavalier-shields': 'attached-shield',
  'blazing-axes': 'crossed-axes',
  'feather-cloaks': 'wing-cloak',
  'healing-potions': 'health-potion',
  'hunters-arrows': 'arrow-cluster',
  'mithril-shirts': 'mail-shirt',
  'lightning-spears': 'lightning-trio',
  'frostbite-maces': 'spiked-mace',
  'protection-scarabs': 'scarab-beetle',
  'aether-bombs': 'unlit-bomb',
  'enchanting-runes': 'rune-stone',
  'gemstone-gloves': 'winter-gloves',
  'illusion-globes': 'crystal-ball',
  'clockwork-companions': 'clockwork',
  'runed-obelisk': 'obelisk',
  'aether-geyser': 'fire-ring',
  'mana-accelerator': 'gears',
  'mana-condenser': 'vial',
  'barricade-wand': 'brick-wall',
  'immolation-wand': 'flame',
  'thunder-wand': 'bolt-spell-cast',
  'geyser-wand': 'splash',
  'blinding-wand': 'lantern-flame',
  'mana-prisms-noon': 'prism',
  'instant-castle': 'castle',
  'dragon-scepter': 'winged-scepter',
  'flying-carpet': 'red-carpet',
  'aquatic-trident': 'trident',
  'plant-soldiers': 'carnivorous-plant',
  'invulnerable-armor': 'breastplate',
  'skywrath-bow': 'pocket-bow',
  'blizzard-orb': 'frozen-orb',
  'spellblock-armguards': 'armor-upgrade',
  'shapeshifter-mask': 'duality-mask',
  'truesight-blindfold': 'blindfold',
  'elemental-rod': 'bird-scepter',
  'mimic-essence': 'mimic-chest',
  'portal-staff': 'magic-portal',
  'replica-plate-mail': 'chest-armor',
  'replica-greatswords': 'broadsword',
  'replica-mages-robes': 'robe',
  'replica-healers-rods': 'rod-of-asclepius',
  'earthquake-wand': 'earth-crack',
  'conflagration-wand': 'fire-wave',
  'tornado-wand': 'tornado',
  'tsunami-wand': 'big-wave',
  'sunburst-wand': 'sunbeams',
  'mana-prisms-dusk': 'prism',
  'aether-reserve': 'cube',
  famous: 'star-medal',
  'wizards-apprentice': 'pointy-hat',
  archmage: 'wizard-staff',
  'secret-stash': 'open-treasure-chest',
  precognition: 'eyeball',
  scavenger: 'recycle',
  runestone: 'rune-stone',
  transmute: 'ouroboros',
  powerSurge: 'power-lightning',
  gemCopy: 'gems',
};

/** Talents of one family share a sign. */
const families: readonly (readonly [end: string, sign: string])[] = [
  ['-enchanter', 'magic-swirl'],
  ['-crafter', 'anvil-impact'],
  ['mancer', 'stone-crafting'],
];
export const signOf = (id: string): string => lookUp(signs, id) ?? families.find(([end]) => id.endsWith(end))?.[1] ?? 'magic-palm';

/** The element a card or talent belongs to. */
function kindOf({ kind, id, values }: CatalogueEntry): DieType {
  if (kind === 'item') return (values as unknown as ItemFacts).element;
  if (kind === 'die') return (values as unknown as { type: DieType }).type;
  const { dice } = values as unknown as TalentFacts;
  return dice?.[0] ?? (id === 'runestone' ? 'earth' : 'arcane');
}

interface Look {
  hatch: Hatch;
  role: string;
  sign: string;
}

export function lookOf(id: string): Look {
  const entry = entryOf(id);
  const element = entry ? kitElement(kindOf(entry)) : 'arcane';
  return { hatch: element === 'any' ? 'arcane' : element, role: element, sign: signOf(id) };
}

function kindName({ kind, values }: CatalogueEntry): string {
  if (kind !== 'item') return say(kind === 'talent' ? 'talent' : kind === 'die' ? 'die' : 'dieFace');
  const { type, wand, number } = values as unknown as ItemFacts;
  return beside(say(type), wand && say('wand'), say('numbered', { n: number }));
}

/** A text that would not fit on the card stands below it. */
const LONGEST = 150;

/** "2 fire, 1 of any element". */
export const inWords = (printed: Printed): string =>
  inARow(Object.entries(printed).map(([element, n]) => (element === 'any' ? say('ofAny', { n: n ?? 0 }) : say('manaOf', { n: n ?? 0, element }))));

/** What is printed beside the sentence: what it costs, brings and where it goes. */
function printedOn({ kind, id, values }: CatalogueEntry): Pick<Thing, 'price' | 'points' | 'fits'> {
  if (kind === 'talent') {
    const [die] = (values as unknown as TalentFacts).dice;
    return { fits: die ? say('brings', { type: die }) : say('bringsNone') };
  }
  if (kind !== 'item') return {};
  const { cost, type } = values as unknown as ItemFacts;
  const { prestige } = onBuildOfCard(id);
  return {
    price: inWords(cost),
    ...(prestige && { points: say('fixedWorth', { n: prestige }) }),
    fits: say(type === 'store' ? 'toStore' : 'toWorkshop'),
  };
}

function thing(entry: CatalogueEntry): Thing {
  const whole = textOf(entry.id);
  const [text, facts] = whole.length > LONGEST ? ['', [whole]] : [whole, []];
  return { id: entry.id, name: nameOf(entry.id), kind: kindName(entry), text, facts, ...printedOn(entry), ...lookOf(entry.id) };
}

const made = madeOfCards(() => perLanguage<readonly Thing[]>(() => entries().map(thing)));
export const things = (): readonly Thing[] => made()();
export const thingOf = (id: string): Thing | undefined => things().find((one) => one.id === id);
