import { type Argument, listed, type Message, spoken } from '@conclave/engine';
import {
  amountMessage,
  CENTRAL_GATE,
  ELEMENTS,
  ENCHANTMENT_BOARD,
  enchantmentOf,
  figureKinds,
  figureNames,
  nameMessage,
  nameOf,
  type RealmId,
} from '../cards/index.ts';
import { message } from '../messages/index.ts';

/** "Fire Realm" */
export const realmName = (realm: RealmId): string => nameOf(`${realm}-realm`);
/** "the Fire Realm" */
export const realmMessage = (realm: RealmId): Message => message('part.the', { name: nameMessage(`${realm}-realm`) });
export const theRealm = (realm: RealmId): string => spoken(realmMessage(realm));

/** "second Merchant", "Leader". */
export function figureMessage(figure: string): Message {
  const [kind = '', number] = figure.split('-');
  const twins = number !== undefined && figureNames.includes(`${kind}-2`);
  return twins ? message(number === '2' ? 'part.second' : 'part.first', { figure: nameMessage(kind) }) : nameMessage(kind);
}
export const figureTitle = (figure: string): string => spoken(figureMessage(figure));

const TITLED = ['wanderer', ENCHANTMENT_BOARD, ...figureKinds().map(({ id }) => id)];

/** An ability by its id: "the Champion", "the Air Lord", "Sky Bazaar". */
export function abilityTitle(ability: string): string {
  const isTitled = TITLED.includes(ability) || ability.endsWith('-specialist') || ability.endsWith('-lord');
  return isTitled ? spoken(message('part.the', { name: nameMessage(ability) })) : nameOf(ability);
}

const chaosFirst = (realms: readonly RealmId[]): RealmId[] => [...realms.filter((realm) => realm === 'chaos'), ...realms.filter((realm) => realm !== 'chaos')];

/** A place by its id; a gate by the realms it touches. */
export function placeTitle(at: string, realms: readonly RealmId[]): string {
  if (at === CENTRAL_GATE) return spoken(message('part.centralGate'));
  if (at === ENCHANTMENT_BOARD) return spoken(message('part.enchantmentBoard'));
  if (!at.startsWith('gate-')) return nameOf(at);
  return spoken(message('part.gate', { realms: chaosFirst(realms).map(realmMessage) }));
}

/** "2 Fire", "1 Air" */
export function gemMessages(gems: readonly string[]): Message[] {
  return ELEMENTS.flatMap((element) => {
    const n = gems.filter((gem) => gem === element).length;
    return n > 0 ? [amountMessage(element, n)] : [];
  });
}

const inWords = (parts: readonly Message[]): string => listed(parts.map(spoken));

/** "2 Fire and 1 Air" */
export const gemWords = (gems: readonly string[]): string => inWords(gemMessages(gems));

export const missingMessages = (missing: Readonly<Record<string, number>>): Message[] => Object.entries(missing).map(([what, n]) => amountMessage(what, n));

/** Who can carry a card: "Merchant or Specialist". */
export function carriersMessage(card: string): Argument {
  const { shapes } = enchantmentOf(card);
  return {
    anyOf: figureKinds()
      .filter(({ shape }) => shapes.includes(shape))
      .map(({ id }) => nameMessage(id)),
  };
}
export const carriersOf = (card: string): string => spoken(message('part.list', { list: carriersMessage(card) }));

/** For a message that leaves something out: `none` where there is nothing to say. */
export const orNone = (text: string | null | undefined): string => text || 'none';
