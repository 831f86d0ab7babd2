import { counted, listed } from '@conclave/engine';
import {
  amountWords,
  CENTRAL_GATE,
  type Cost,
  capital,
  ELEMENTS,
  ENCHANTMENT_BOARD,
  enchantmentOf,
  figureKinds,
  figureNames,
  nameOf,
  type RealmId,
} from '../cards/index.ts';

/** "the Fire Realm" */
export const realmName = (realm: RealmId): string => nameOf(`${realm}-realm`);
export const theRealm = (realm: RealmId): string => `the ${realmName(realm)}`;

/** "second Merchant", "Leader". */
export function figureTitle(figure: string): string {
  const [kind = '', number] = figure.split('-');
  const twins = number !== undefined && figureNames.includes(`${kind}-2`);
  return twins ? `${number === '2' ? 'second' : 'first'} ${capital(kind)}` : capital(kind);
}

const TITLED = ['wanderer', ENCHANTMENT_BOARD, ...figureKinds.map(({ id }) => id)];

/** An ability by its id: "the Champion", "the Air Lord", "Sky Bazaar". */
export function abilityTitle(ability: string): string {
  const isTitled = TITLED.includes(ability) || ability.endsWith('-specialist') || ability.endsWith('-lord');
  return `${isTitled ? 'the ' : ''}${nameOf(ability)}`;
}

const chaosFirst = (realms: readonly RealmId[]): RealmId[] => [...realms.filter((realm) => realm === 'chaos'), ...realms.filter((realm) => realm !== 'chaos')];

/** A place by its id; a gate by the realms it touches. */
export function placeTitle(at: string, realms: readonly RealmId[]): string {
  if (at === CENTRAL_GATE) return 'the Central Gate';
  if (at === ENCHANTMENT_BOARD) return 'the Enchantment board';
  if (!at.startsWith('gate-')) return nameOf(at);
  return `the gate between ${listed(chaosFirst(realms).map(theRealm))}`;
}

/** "2 Fire", "1 Air" */
export function gemParts(gems: readonly string[]): string[] {
  return ELEMENTS.flatMap((element) => {
    const n = gems.filter((gem) => gem === element).length;
    return n > 0 ? [`${n} ${capital(element)}`] : [];
  });
}

/** "2 Fire and 1 Air" */
export const gemWords = (gems: readonly string[]): string => listed(gemParts(gems));

export const missingWords = (missing: Readonly<Record<string, number>>): string => listed(Object.entries(missing).map(([what, n]) => amountWords(what, n)));

function freeGems({ any, of, different }: Cost): string {
  const elements = ELEMENTS.filter((_, i) => of[i]).map(capital);
  if (elements.length < ELEMENTS.length) return `${any} ${listed(elements, 'or')}`;
  return different ? `${any} gems of different types` : `${counted(any, 'gem')} of your choice`;
}

/** A cost in words; empty where it is free. */
export function costWords(cost: Cost): string {
  const parts = [
    ...(cost.energy > 0 ? [`${cost.energy} Energy`] : []),
    ...ELEMENTS.flatMap((element, i) => ((cost.gems[i] ?? 0) > 0 ? [`${cost.gems[i]} ${capital(element)}`] : [])),
    ...(cost.any > 0 ? [freeGems(cost)] : []),
    ...(cost.onyx > 0 ? [`${cost.onyx} Onyx`] : []),
  ];
  return listed(parts);
}

/** Who can carry a card: "Merchant or Specialist". */
export function carriersOf(card: string): string {
  const { shapes } = enchantmentOf(card);
  return listed(
    figureKinds.filter(({ shape }) => shapes.includes(shape)).map(({ name }) => name),
    'or',
  );
}
