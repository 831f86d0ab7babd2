import { lookUp, perLanguage } from '@conclave/engine';
import {
  type Element,
  entries,
  entryOf,
  type FigureKind,
  madeOfCards,
  nameOf,
  type Picture,
  picturesOf,
  type RealmId,
  type Shape,
  shortName,
  textOf,
} from '@conclave/gates-of-mara';
import type { Thing } from '../../app/board.ts';
import type { Hatch } from '../../kit/engrave.ts';
import { figures } from '../../kit/shapes.ts';
import { say } from './words.ts';

export { nameOf, textOf };

/** How a card looks: hatch, colour role, sign. */
type Look = readonly [hatch: Hatch, role: string, sign: string];

export const elements: readonly Element[] = ['fire', 'water', 'air', 'earth'];

export const realmLook: Record<RealmId, { hatch: Hatch; role: string }> = {
  fire: { hatch: 'fire', role: 'fire' },
  water: { hatch: 'water', role: 'water' },
  air: { hatch: 'air', role: 'air' },
  earth: { hatch: 'earth', role: 'earth' },
  chaos: { hatch: 'arcane', role: 'stone' },
};

const looks: Record<string, Look> = {
  'ash-armor': ['fire', 'fire', 'breastplate'],
  'conjure-flame': ['fire', 'fire', 'fluffy-flame'],
  'conjure-ice': ['water', 'water', 'snowflake-1'],
  'conjure-stone': ['earth', 'earth', 'stone-block'],
  'conjure-wind': ['air', 'air', 'whirlwind'],
  'earthroot-tunic': ['earth', 'earth', 'three-leaves'],
  'emblem-of-fazzar': ['arcane', 'arcane', 'winged-emblem'],
  'emblem-of-peace': ['arcane', 'arcane', 'peace-dove'],
  'enrich-land': ['earth', 'earth', 'plow'],
  eternalbloom: ['earth', 'earth', 'vine-flower'],
  everclean: ['water', 'water', 'droplets'],
  everflame: ['fire', 'fire', 'flame'],
  'fireflower-boots': ['fire', 'fire', 'boots'],
  firewater: ['fire', 'fire', 'bubbling-flask'],
  'glacier-mines': ['water', 'water', 'mining'],
  'guild-charter': ['arcane', 'arcane', 'scroll-quill'],
  heatstone: ['fire', 'fire', 'fire-ring'],
  'lava-mines': ['fire', 'fire', 'war-pick'],
  'manipulate-flame': ['fire', 'fire', 'fire-spell-cast'],
  'manipulate-ice': ['water', 'water', 'ice-spell-cast'],
  'manipulate-stone': ['earth', 'earth', 'stone-tower'],
  'manipulate-wind': ['air', 'air', 'wind-hole'],
  'mist-armor': ['water', 'water', 'fog'],
  'mud-familiar': ['earth', 'earth', 'rock-golem'],
  'root-armor': ['earth', 'earth', 'plant-roots'],
  'sigil-of-elements': ['arcane', 'arcane', 'pentacle'],
  'silk-tongue': ['air', 'air', 'talk'],
  'sizzle-tongue': ['fire', 'fire', 'lips'],
  'smoke-familiar': ['air', 'air', 'dust-cloud'],
  'storm-armor': ['air', 'air', 'lightning-arc'],
  'transmute-air': ['air', 'air', 'cycle'],
  'transmute-earth': ['earth', 'earth', 'cycle'],
  'transmute-fire': ['fire', 'fire', 'cycle'],
  'transmute-water': ['water', 'water', 'cycle'],
  'water-elemental-ally': ['water', 'water', 'water-splash'],
  'windsilk-cloak': ['air', 'air', 'feather'],
  'writ-of-azaav': ['air', 'air', 'tied-scroll'],
  'writ-of-rootlimb': ['earth', 'earth', 'tied-scroll'],
  'writ-of-shassa': ['water', 'water', 'tied-scroll'],
  'writ-of-the-traveler': ['arcane', 'arcane', 'tied-scroll'],
  'writ-of-varu': ['fire', 'fire', 'tied-scroll'],
  'banner-of-caravans': ['stone', 'stone', 'old-wagon'],
  'banner-of-energy': ['stone', 'stone', 'power-lightning'],
  'banner-of-the-wanderer': ['stone', 'stone', 'cowled'],
  'banner-of-unity': ['stone', 'stone', 'vertical-banner'],
  'banner-of-victory': ['stone', 'stone', 'trophy-cup'],
  'fire-banner': ['fire', 'fire', 'vertical-banner'],
  'wanderer-water': ['water', 'water', 'cowled'],
  'wanderer-fire': ['fire', 'fire', 'cowled'],
  'wanderer-air': ['air', 'air', 'cowled'],
  'wanderer-earth': ['earth', 'earth', 'cowled'],
  'wanderer-chaos': ['arcane', 'stone', 'cowled'],
  wanderer: ['stone', 'stone', 'cowled'],
  'fire-lord': ['fire', 'fire', 'imperial-crown'],
  'water-lord': ['water', 'water', 'imperial-crown'],
  'air-lord': ['air', 'air', 'imperial-crown'],
  'earth-lord': ['earth', 'earth', 'imperial-crown'],
  'central-gate': ['stone', 'mood', 'magic-portal'],
  'standard-gate': ['stone', 'stone', 'gate'],
  antid: ['wood', 'mood', 'ant'],
  dragonkin: ['wood', 'mood', 'dragon-head'],
  elf: ['wood', 'mood', 'elf-ear'],
  goblin: ['wood', 'mood', 'goblin-head'],
  'enchantment-board': ['arcane', 'arcane', 'spell-book'],
  leader: ['coin', 'gold', 'crown'],
  champion: ['coin', 'gold', 'visored-helm'],
  merchant: ['coin', 'gold', 'two-coins'],
  enchanter: ['coin', 'gold', 'wizard-staff'],
};

const kindOf = (id: string): string => entryOf(id)?.kind ?? '';
const kindSigns: Record<string, string> = { objective: 'laurels', realm: 'magic-portal' };
/** How a thing is drawn by what it gives first. */
const giftSigns: Record<Picture['what'], string> = {
  fire: 'cut-diamond',
  water: 'cut-diamond',
  air: 'cut-diamond',
  earth: 'cut-diamond',
  any: 'cut-diamond',
  onyx: 'minerals',
  key: 'skeleton-key',
  point: 'round-star',
  energy: 'power-lightning',
  influence: 'flying-flag',
  caravan: 'old-wagon',
  wanderer: 'cowled',
  banner: 'vertical-banner',
  enchantment: 'spell-book',
  share: 'pawn',
};

function plainLook(id: string): Look {
  const entry = entryOf(id);
  const [gift] = picturesOf(id);
  const realm = realmLook[(entry?.values as { realm?: RealmId } | undefined)?.realm ?? 'chaos'];
  const sign = gift ? giftSigns[gift.what] : (lookUp(kindSigns, entry?.kind ?? '') ?? 'pawn');
  return [realm.hatch, entry?.kind === 'objective' ? 'gold' : realm.role, sign];
}

export function lookOf(id: string): { hatch: Hatch; role: string; sign: string } {
  const [hatch, role, sign] = lookUp(looks, id) ?? lookUp(looks, id.replace('-specialist', '')) ?? plainLook(id);
  return { hatch, role, sign };
}

export const thingOf = (id: string): Thing => ({
  id,
  name: nameOf(id),
  kind: say('kind', { kind: kindOf(id).replaceAll('-', '') }),
  text: textOf(id),
  ...lookOf(id),
});
/** The plain kinds of figures would underline every second word. */
const made = perLanguage(() =>
  madeOfCards((): readonly Thing[] =>
    entries()
      .filter(({ kind }) => kind !== 'figure')
      .map(({ id }) => thingOf(id)),
  ),
);
/** What sentences can open, with the numbers in force. */
export const things = (): readonly Thing[] => made()();

export const realmName = (id: RealmId): string => shortName(`${id}-realm`);
export const bannerName = (id: string): string => shortName(id);

export const outlineOfFigure = (kind: FigureKind): string => figures[kind === 'merchant' ? 'specialist' : kind];
export const letterOf = (kind: FigureKind): string => kind.charAt(0).toUpperCase();
const shapeKinds: Record<Shape, keyof typeof figures> = { triangle: 'leader', square: 'champion', circle: 'specialist', hexagon: 'enchanter' };
export const outlineOfShape = (shape: Shape): string => figures[shapeKinds[shape]];
