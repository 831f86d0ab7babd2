import type { Bounds, CatalogueEntry } from '@conclave/engine';
import { lookUp } from '@conclave/engine';
import { type Effect, ELEMENTS } from './schema.ts';

const PART: Bounds = [0, 6];
const POINTS: Bounds = [0, 20];
const FEW: Bounds = [1, 6];

/** A placement brings two Caravans at most: so it is asked for. */
const CARAVANS: Bounds = [1, 2];

/** How much of something is sensible, by what gives it. */
function boundsOfEffect(effect: Effect): Bounds | undefined {
  if (effect.op === 'gain') return effect.resource === 'point' ? [1, 20] : FEW;
  if (effect.op === 'gainGems') return effect.different ? [1, effect.of.length] : FEW;
  if (effect.op === 'gainInfluence') return FEW;
  return effect.op === 'placeCaravans' ? CARAVANS : undefined;
}

/** What Objectives count: there are five Caravans, seven figures and, between two, three realms. */
const COUNTED: Readonly<Record<string, Bounds>> = {
  caravansPlaced: [1, 5],
  influenceAtLordsAndWanderer: [1, 8],
  claimsPlaced: [1, 6],
  claimWithInfluence: [1, 8],
  piecesInOneRealm: [1, 8],
  realmsClaimed: [1, 3],
  realmsWithCaravans: [1, 3],
  keysGained: [1, 6],
  gemsOfOneType: [1, 12],
  enchantmentsGained: [1, 4],
  figuresWithBannerAndEnchantment: [1, 5],
};

type Values = Readonly<Record<string, unknown>>;
const below = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Values)[key] : undefined;

const PRICE = /^(price|cost|ability\.cost|specialist\.cost|innate\.cost)\.(\w+)$/;
const AMOUNT = /^((?:ability|specialist|innate)\.effects\.\d+|rewards\.\d+\.\d+)\.amount$/;

/** How much an effect of an entry gives. What the Enchantment board sells is told by the rules. */
function inEffect({ kind, values }: CatalogueEntry, path: string): Bounds | undefined {
  const [, at] = AMOUNT.exec(path) ?? [];
  if (at === undefined || kind === 'enchantment-board') return undefined;
  return boundsOfEffect(at.split('.').reduce(below, values as unknown) as Effect);
}

/** Influence where a figure can stand. */
function ofFigure({ values }: CatalogueEntry, path: string): Bounds | undefined {
  if (path === 'energy') return FEW;
  const [, where] = /^influence\.(\w+)$/.exec(path) ?? [];
  return where !== undefined && (values.goesOn as readonly string[]).includes(where) ? PART : undefined;
}

/** What a lord holds or gives, where it does so at all. */
const ofLord = ({ values }: CatalogueEntry, path: string): Bounds | undefined =>
  (path === 'influence' || path === 'influencePerCaravan') && values[path] !== 0 ? FEW : undefined;

function ofObjective({ values }: CatalogueEntry, path: string): Bounds | undefined {
  if (path === 'least') return lookUp(COUNTED, String(values.test));
  return path.startsWith('need.') ? FEW : undefined;
}

const OF_KIND: Readonly<Record<string, (entry: CatalogueEntry, path: string) => Bounds | undefined>> = {
  figure: ofFigure,
  lord: ofLord,
  objective: ofObjective,
  realm: (_, path) => (path === 'trackEnd' ? [6, 12] : undefined),
};

/** Which numbers a pack may change, and how far. Not: how many there are of a card, and what boards and rules have places for. */
export const boundsOf = (entry: CatalogueEntry, path: string): Bounds | undefined => {
  if (path === 'points') return POINTS;
  return PRICE.test(path) ? PART : (lookUp(OF_KIND, entry.kind)?.(entry, path) ?? inEffect(entry, path));
};

const GEMS = [...ELEMENTS, 'any'];

/** Where prices stand, and what else may be in them. A price of gems to choose among stays one. */
function pricesOf({ kind, values }: CatalogueEntry): [path: string, parts: readonly string[]][] {
  const [within, inAbility] = [below(values, 'ability'), below(below(values, 'ability'), 'cost')];
  if (kind === 'wanderer-card') return [['cost', GEMS]];
  const paid: [string, readonly string[]][] = within && inAbility ? [['ability.cost', GEMS]] : [];
  return kind === 'enchantment' ? [['price', [...GEMS, 'onyx']], ...paid] : paid;
}

/** A price may ask for other gems as well. */
export const lacking = (entry: CatalogueEntry): string[] =>
  pricesOf(entry).flatMap(([path, parts]) => {
    const price = path.split('.').reduce(below, entry.values as unknown);
    return parts.filter((part) => below(price, part) === undefined).map((part) => `${path}.${part}`);
  });
