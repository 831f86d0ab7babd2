import { inARow, lookUp, perLanguage } from '@conclave/engine';
import {
  cardNamed,
  type EffectsAt,
  effectTexts,
  entries,
  entryOf,
  nameOf,
  type Position,
  perValues,
  type Symbols,
  textOf,
  titleOf,
} from '@conclave/mystic-vale';
import type { Thing } from '../../app/board.ts';
import type { Hatch } from '../../kit/engrave.ts';
import { say } from './words.ts';

export { nameOf, textOf };

export const plainToken = 'mana-token';
export const positions = ['top', 'middle', 'bottom'] as const satisfies readonly Position[];
export const spirits = ['animal', 'forest', 'sky', 'wild'] as const;
/** What a card can show, in the order it is drawn. */
export const symbolKinds = ['mana', 'animal', 'forest', 'sky', 'wild', 'guardian', 'growth', 'decay'] as const;
export type SymbolKind = (typeof symbolKinds)[number];
export const symbolSigns: Record<SymbolKind, string> = {
  mana: 'water-drop',
  animal: 'paw-print',
  forest: 'oak-leaf',
  sky: 'feather',
  wild: 'star-swirl',
  guardian: 'griffin-shield',
  growth: 'sprout',
  decay: 'dead-wood',
};

type Look = readonly [hatch: Hatch, role: string, sign: string];
const looks: Readonly<Record<string, Look>> = {
  'cursed-land': ['dark', 'decay', 'dead-wood'],
  'fertile-land': ['wood', 'forest', 'plant-seed'],
  blank: ['stone', 'stone', 'grass'],
  'fertile-soil': ['earth', 'earth', 'three-leaves'],
  seedling: ['wood', 'forest', 'seedling'],
  'deadwood-harvester': ['wood', 'animal', 'axe-in-stump'],
  'wolf-rider': ['wood', 'animal', 'wolf-howl'],
  'cleansing-rain': ['water', 'water', 'raining'],
  'dewdrop-sprites': ['water', 'water', 'droplets'],
  'glade-fawn': ['wood', 'animal', 'deer'],
  oakling: ['wood', 'forest', 'acorn'],
  'skylark-choir': ['air', 'sky', 'hummingbird'],
  'hedge-warden': ['life', 'forest', 'shield-reflect'],
  'bramble-thicket': ['dark', 'decay', 'thorny-vine'],
  'verdant-shoots': ['life', 'forest', 'sprout'],
  'peacekeeper-druid': ['life', 'forest', 'meditation'],
  dawnsinger: ['fire', 'wild', 'sunrise'],
  'mindful-owl': ['air', 'sky', 'owl'],
  'burrow-wyrm': ['earth', 'earth', 'earth-worm'],
  'wind-whisperer': ['air', 'sky', 'wind-slap'],
  'twin-springs': ['water', 'water', 'waterfall'],
  'grove-matron': ['life', 'forest', 'elf-ear'],
  'talon-scout': ['wood', 'animal', 'eagle-head'],
  'cloud-dancer': ['air', 'sky', 'fairy'],
  'mossback-sentinel': ['stone', 'forest', 'rock-golem'],
  'feral-chieftain': ['wood', 'animal', 'tribal-mask'],
  'lifebringer-seed': ['life', 'wild', 'tree-growth'],
  'call-of-the-hunt': ['wood', 'animal', 'hunting-horn'],
  'woodland-warren': ['earth', 'earth', 'rabbit-head'],
  'magic-seed': ['arcane', 'arcane', 'plant-seed'],
  'elder-treant': ['wood', 'forest', 'deku-tree'],
  'prism-serpent': ['arcane', 'wild', 'sea-serpent'],
  'golden-hart': ['coin', 'gold', 'deer-head'],
  'heartgrove-keeper': ['life', 'forest', 'heart-tower'],
  'storm-roc': ['air', 'sky', 'eagle-emblem'],
  'great-bear': ['wood', 'animal', 'bear-head'],
  'argent-owl': ['air', 'sky', 'falcon-moon'],
  'magic-mushroom': ['arcane', 'arcane', 'mushroom'],
  pridelord: ['wood', 'animal', 'lion'],
  'nightvale-pathfinder': ['arcane', 'arcane', 'compass'],
  'mist-sylphs': ['air', 'air', 'fog'],
  'nightvale-custodians': ['arcane', 'arcane', 'gargoyle'],
  'nightvale-emissary': ['arcane', 'arcane', 'spiky-eclipse'],
  magpie: ['air', 'sky', 'raven'],
  'moss-troll': ['dark', 'decay', 'troll'],
  'ent-guard': ['wood', 'forest', 'ent-mouth'],
  'ley-line-augur': ['arcane', 'arcane', 'crystal-eye'],
  'harbinger-of-seasons': ['life', 'wild', 'flower-twirl'],
  'vale-bearer': ['stone', 'stone', 'giant'],
  'gaias-kin': ['life', 'forest', 'three-leaves'],
  'dawnfire-dragon': ['fire', 'fire', 'dragon-head'],
  frostbane: ['air', 'air', 'frozen-orb'],
  'azure-lake': ['water', 'sky', 'waves'],
  'blooming-arbor': ['life', 'forest', 'flower-pot'],
  'cascading-falls': ['water', 'water', 'waterfall'],
  'exodus-road': ['earth', 'animal', 'trail'],
  'ley-line-nexus': ['arcane', 'arcane', 'crystal-shine'],
  'radiant-pinnacle': ['coin', 'wild', 'peaks'],
  'sunstone-aerie': ['coin', 'wild', 'nest-eggs'],
  'talonthorn-den': ['wood', 'animal', 'cave-entrance'],
  'world-tree': ['wood', 'forest', 'oak'],
  'fungal-forest': ['dark', 'decay', 'mushroom'],
  'heartwood-sanctuary': ['wood', 'forest', 'tree-roots'],
  'pool-of-light': ['water', 'sky', 'fountain'],
  skyhaven: ['air', 'sky', 'angel-wings'],
  'stream-of-vigor': ['water', 'water', 'big-wave'],
  'ancient-liferoots': ['wood', 'forest', 'tree-swing'],
  'blessed-savanna': ['earth', 'animal', 'high-grass'],
  'conclave-of-ents': ['wood', 'forest', 'birch-trees'],
  'feral-grove': ['wood', 'animal', 'fox-head'],
  'shimmering-brook': ['water', 'sky', 'drop'],
  'verdant-valley': ['life', 'forest', 'vine-leaf'],
  'webwood-canopy': ['wood', 'forest', 'pine-tree'],
  'wellspring-glade': ['life', 'wild', 'lotus'],
  'ancestral-lorestones': ['stone', 'stone', 'rune-stone'],
  'crystal-cavern': ['arcane', 'arcane', 'crystal-cluster'],
  'frostcrown-crest': ['air', 'air', 'mountaintop'],
  'gaias-tears': ['water', 'water', 'tear-tracks'],
  'howling-peak': ['earth', 'animal', 'wolf-head'],
  'silver-tree': ['wood', 'forest', 'beech'],
  'split-rock': ['stone', 'stone', 'stone-block'],
  'sundial-savanna': ['coin', 'wild', 'sundial'],
  'sunshard-beacon': ['coin', 'wild', 'sunbeams'],
  'sunweaver-copse': ['coin', 'wild', 'cobweb'],
  'borderwatch-bog': ['dark', 'decay', 'swamp'],
  'hallowed-ground': ['stone', 'stone', 'menhir'],
  'halo-mountain': ['air', 'sky', 'mountains'],
  'harpy-canyon': ['air', 'sky', 'harpy'],
  'heavenlight-portal': ['arcane', 'wild', 'portal'],
  'medusa-grotto': ['dark', 'decay', 'hydra'],
  'sky-garden': ['life', 'sky', 'lotus-flower'],
  'tanglevine-labyrinth': ['wood', 'forest', 'maze'],
  algeni: ['life', 'animal', 'heart-wings'],
  glorus: ['air', 'sky', 'pegasus'],
  kirath: ['dark', 'decay', 'feline'],
  morlok: ['arcane', 'arcane', 'wizard-face'],
  'old-barkarb': ['wood', 'forest', 'totem-head'],
  silverwing: ['air', 'sky', 'griffin-symbol'],
  xanos: ['fire', 'fire', 'sun-priest'],
  yaquei: ['wood', 'animal', 'bird-mask'],
  'mana-token': ['water', 'water', 'water-drop'],
  'darksoul-ember': ['dark', 'decay', 'ember-shot'],
  'deepriver-crystal': ['water', 'water', 'crystal-growth'],
  'moon-stone': ['air', 'sky', 'moon'],
  'rootwood-charm': ['wood', 'forest', 'charm'],
  'summoner-stone': ['arcane', 'arcane', 'orb-direction'],
  'sun-blessing': ['coin', 'wild', 'sun'],
  'twilight-shard': ['arcane', 'arcane', 'moon-orbit'],
  'wildfire-ember': ['fire', 'fire', 'fire-gem'],
};

interface Effect {
  text: string;
  actions?: readonly { what?: string }[];
}
interface Side {
  symbols?: Symbols;
  effects: readonly Effect[];
  upgradeCost?: number;
}
interface Values {
  level?: number;
  cost?: number | Record<'animal' | 'forest' | 'sky' | 'any', number>;
  symbols?: Symbols;
  effects?: readonly Effect[];
  eclipse?: boolean;
  title?: string;
  start?: Side;
  upgraded?: Side;
  vpEnd?: number;
  vpNegative?: number;
}

/** Its values as they are in force. */
const valuesOf = (id: string): Values => (cardNamed(id) ?? {}) as Values;
/** What a card, or a side of it, does: its texts one after another. */
function textsOf(id: string, at: EffectsAt): string {
  const texts = effectTexts(id, at);
  return texts.length > 0 ? texts.reduce((list, next) => say('sentences', { list, next })) : '';
}

/** What a card without a picture of its own is drawn by: the first thing it shows or gives. */
const grounds: Record<SymbolKind, readonly [hatch: Hatch, role: string]> = {
  mana: ['water', 'water'],
  animal: ['wood', 'animal'],
  forest: ['wood', 'forest'],
  sky: ['air', 'sky'],
  wild: ['coin', 'wild'],
  guardian: ['stone', 'stone'],
  growth: ['life', 'forest'],
  decay: ['dark', 'decay'],
};

export function lookByValues({ symbols, effects = [] }: Values): Look {
  const gained = effects.flatMap(({ actions = [] }) => actions.map(({ what }) => what));
  const kind = symbolKinds.find((one) => symbols?.[one] || gained.includes(one));
  return kind ? [...grounds[kind], symbolSigns[kind]] : ['wood', 'forest', 'oak-leaf'];
}

export const lookOf = (id: string): { hatch: Hatch; role: string; sign: string } => {
  const [hatch, role, sign] = lookUp(looks, id) ?? lookByValues(valuesOf(id));
  return { hatch, role, sign };
};
export const kindOf = (id: string): string => entryOf(id)?.kind ?? '';
export const symbolsOf = (id: string): Partial<Symbols> => valuesOf(id).symbols ?? {};
/** What it does beside the symbols it shows. */
export const abilityOf = (id: string): string => textsOf(id, 'does');

export interface SideFacts {
  symbols: Partial<Symbols>;
  text: string;
}
const sideOf = (id: string, at: 'start' | 'upgraded'): SideFacts => {
  const symbols = valuesOf(id)[at]?.symbols ?? {};
  const isBare = Object.values(symbols).every((n) => n === 0);
  return { symbols, text: textsOf(id, at) || (isBare ? say('showsNothing') : '') };
};

/** What an advancement costs in mana. */
export const manaCost = (id: string): number => {
  const { cost } = valuesOf(id);
  return typeof cost === 'number' ? cost : 0;
};
export const isEclipse = (id: string): boolean => valuesOf(id).eclipse ?? false;

/** Both sides of a leader. */
export function leaderFacts(id: string): { title: string; cost: number; start: SideFacts; upgraded: SideFacts } {
  const { title, start } = valuesOf(id);
  return { title: title ? titleOf(id) : '', cost: start?.upgradeCost ?? 0, start: sideOf(id, 'start'), upgraded: sideOf(id, 'upgraded') };
}

/** Both sides of a mana token or amulet, and what it is worth. */
export function tokenFacts(id: string): { active: string; used: string; vp: Partial<Symbols> } {
  const { vpEnd = 0, vpNegative = 0 } = valuesOf(id);
  return { active: textsOf(id, 'active'), used: textsOf(id, 'used'), vp: { vpEnd, vpNegative } };
}

/** The spirits a vale costs, each as often as it is drawn; `any` may be of any type. */
export function valeCost(id: string): ('animal' | 'forest' | 'sky' | 'any')[] {
  const { cost } = valuesOf(id);
  if (typeof cost !== 'object') return [];
  return (['animal', 'forest', 'sky', 'any'] as const).flatMap((kind) => Array.from({ length: cost[kind] }, () => kind));
}

/** What it costs, in words: mana for an advancement or a leader's upgrade, spirits for a vale. */
function priceOf(id: string): string | undefined {
  const kind = kindOf(id);
  if (kind === 'leader') return say('upgradeCosts', { n: leaderFacts(id).cost });
  if (kind === 'advancement') return say('amount', { kind: 'mana', n: manaCost(id) });
  const spirits = valeCost(id);
  const counts = [...new Set(spirits)].map((spirit) => say('amount', { kind: spirit, n: spirits.filter((one) => one === spirit).length }));
  return inARow(counts) || undefined;
}

function pointsOf(id: string): string | undefined {
  const { vpEnd = 0, vpNegative = 0, symbols } = valuesOf(id);
  const [end, each, red] = [symbols?.vpEnd || vpEnd, symbols?.vpHarvest ?? 0, symbols?.vpNegative || vpNegative];
  const parts = [end ? say('grayVp', { n: end }) : '', each ? say('blueVp', { n: each }) : '', red ? say('redVp', { n: red }) : ''];
  return inARow(parts.filter(Boolean)) || undefined;
}

/** A thing of the catalogue; an advancement that lies somewhere with the section it goes into. */
export function thingOf(id: string, position?: (typeof positions)[number]): Thing {
  const [price, points] = [priceOf(id), pointsOf(id)];
  return {
    id,
    name: nameOf(id),
    kind: say('kindOf', { kind: kindOf(id) }),
    text: isEclipse(id) ? say('sentences', { list: textOf(id), next: say('eclipseIs') }) : textOf(id),
    ...lookOf(id),
    ...(price && { price }),
    ...(points && { points }),
    ...(position && { fits: say('fitsInto', { place: say(position) }) }),
  };
}
/** What sentences can open. */
const made = perLanguage(() => perValues<readonly Thing[]>(() => entries().map(({ id }) => thingOf(id))));
export const things = (): readonly Thing[] => made()();
