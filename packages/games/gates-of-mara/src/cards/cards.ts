import { InForce, type Printing } from '@conclave/engine';
import type { Picture } from './effects.ts';
import { boundsOf, lacking } from './free.ts';
import type { Element, FigureKind, RealmId } from './schema.ts';
import {
  type Ability,
  catalogue,
  constants,
  type Enchantment,
  entriesOf,
  type Figure,
  type Lord,
  type Objective,
  onlyOf,
  type Space,
  type Tables,
  tablesOf,
  type WandererCard,
} from './tables.ts';

const inForce = new InForce(tablesOf(catalogue));

export const printing: Printing<Tables> = {
  catalogue,
  isFree: (entry, path) => boundsOf(entry, path) !== undefined,
  lacking,
  boundsOf,
  read: tablesOf,
  put: (tables) => inForce.put(tables),
};

/** Something made of the cards, made once for each set of values that is in force. */
export const madeOfCards = <T>(make: () => T): (() => T) => inForce.made(make);

export const elementIndex: Readonly<Record<Element, number>> = { fire: 0, water: 1, air: 2, earth: 3 };

/** Any ability by its id: a figure, a space, a lord, a card, or `specialistAbility`. */
export function abilityById(id: string): Ability {
  const ability = inForce.tables.abilities.get(id);
  if (!ability) throw new Error(`no ability ${id}`);
  return ability;
}
/** What an entry of the catalogue gives or allows, as it is drawn; nothing where it has no ability. */
export const picturesOf = (id: string): readonly Picture[] => inForce.tables.abilities.get(id)?.pictures ?? [];
export const isAbility = (id: string): boolean => inForce.tables.abilities.has(id);

type Listed = { [K in keyof Tables]: Tables[K] extends readonly { id: string }[] ? Tables[K][number] : never };

/** Looks up a card of a list by its id. */
function byId<K extends Exclude<keyof Tables, 'abilities'>>(list: K): (id: string) => Listed[K] {
  const map = inForce.made((tables) => new Map((tables[list] as readonly Listed[K][]).map((one) => [(one as { id: string }).id, one])));
  return (id) => {
    const found = map().get(id);
    if (!found) throw new Error(`no entry ${id}`);
    return found;
  };
}

export const tribes = (): Tables['tribes'] => inForce.tables.tribes;
export const tribeOf = byId('tribes');

export const figureKinds = (): readonly Figure[] => inForce.tables.figures;
const figureKindOf = byId('figures');

export const gateSpaces = Object.fromEntries(entriesOf(catalogue, 'gate').map((entry) => [entry.id, entry.values.spaces])) as Record<
  'standard-gate' | 'central-gate',
  number
>;

const printed = inForce.tables;
const spaceIds = new Map([...printed.spaces, ...printed.caravanSpaces].map((space) => [space.id, space]));
const figureSpaceIds = new Set(printed.spaces.map(({ id }) => id));

/** A space of a realm board. What it gives is its ability, by the same id. */
export function spaceById(id: string): Space {
  const space = spaceIds.get(id);
  if (!space) throw new Error(`no entry ${id}`);
  return space;
}
export const isFigureSpace = (id: string): boolean => figureSpaceIds.has(id);

/** The boards as they are laid out, whatever the values. */
export const realmBoards = printed.realms.map(({ realm, hasLords, bannerSlots }) => ({
  id: realm,
  hasLords,
  bannerSlots,
  spaces: printed.spaces.filter((space) => space.realm === realm),
  caravanSpaces: printed.caravanSpaces.filter((space) => space.realm === realm),
}));
const ends = inForce.made((tables) => new Map(tables.realms.map(({ realm, trackEnd: end }) => [realm, end])));
/** How far the track of a realm goes. */
export const trackEnd = (realm: RealmId): number => ends().get(realm) ?? 0;

const board = onlyOf(catalogue, 'enchantment-board');
export const enchantmentBoard = { id: board.id, ...board.values };

export const lords = (): readonly Lord[] => inForce.tables.lords;
export const lordOf = byId('lords');

const wandererFigure = onlyOf(catalogue, 'wanderer');
export const wanderer = { id: wandererFigure.id, ...wandererFigure.values };

export const wandererCards = (): readonly WandererCard[] => inForce.tables.wandererCards;
export const wandererCardOf = byId('wandererCards');

export const enchantments = (): readonly Enchantment[] => inForce.tables.enchantments;
export const enchantmentOf = byId('enchantments');

export const banners = (): Tables['banners'] => inForce.tables.banners;
export const FIRE_BANNER = 'fire-banner';
export const fireBanners = (): Tables['fireBanners'] => inForce.tables.fireBanners;

const bannerIds = new Set([...printed.banners, ...printed.fireBanners].map(({ id }) => id));
/** GM-COMP-06: Banners, Fire Banners and Enchantments are all Attachments. */
export const isBanner = (card: string): boolean => bannerIds.has(card);

export const objectives = (): readonly Objective[] => inForce.tables.objectives;
export const objectiveOf = byId('objectives');

/** One of each copy, by id: a whole deck. */
export const deckOf = (cards: readonly { id: string; copies: number }[]): string[] => cards.flatMap(({ id, copies }) => Array<string>(copies).fill(id));

/** The homes from left to right, and the name of the figure of each. */
const nth = (kind: FigureKind, at: number): string => {
  const same = constants.homes.filter((other) => other === kind).length;
  return same === 1 ? kind : `${kind}-${constants.homes.slice(0, at + 1).filter((other) => other === kind).length}`;
};
export const figureNames: readonly string[] = constants.homes.map(nth);
/** What the figure of each home is. */
export const figureInfo = inForce.made(() => constants.homes.map((kind) => figureKindOf(kind)));

export { type Ability, type Cost, constants, costOf, type Enchantment, type Objective, type Space, type WandererCard } from './tables.ts';
