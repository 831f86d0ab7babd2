import { type Arguments, listed, type Said, spoken, type Voice } from '@conclave/engine';
import { amountMessage, amountWords, nameOf } from '../cards/index.ts';
import { sentence } from '../messages/index.ts';
import type { MaraEvent } from '../moves.ts';
import { abilityTitle, figureTitle, gemMessages, gemWords, orNone, placeTitle, theRealm } from './cards.ts';

type Event<K extends MaraEvent['is']> = Extract<MaraEvent, { is: K }>;
type Key = Parameters<typeof sentence>[1];
type Seats = Parameters<typeof sentence>[2];
/** The message of an event, the players in it, and the rest. */
type Told = readonly [key: Key, seats: Seats, args?: Arguments];

const names = (cards: readonly string[]): string => listed(cards.map(nameOf));
const priceWords = (gems: readonly string[], what: 'energy' | 'onyx', n: number): string => {
  const rest = n > 0 ? [amountMessage(what, n)] : [];
  const parts = what === 'energy' ? [...rest, ...gemMessages(gems)] : [...gemMessages(gems), ...rest];
  return listed(parts.map(spoken));
};

function standingOf({ past, level }: Event<'influenceGained'>): string {
  if (past.length > 0) return level.length > 0 ? 'both' : 'past';
  return level.length > 0 ? 'level' : 'none';
}

function placed({ seat, figure, at, realms, energy, by, pay }: Event<'figurePlaced'>): Told {
  const [only] = realms.length === 1 ? realms : [];
  const args = { figure: figureTitle(figure), place: placeTitle(at, realms), energy, realm: orNone(only && theRealm(only)) };
  return ['event.figurePlaced', { who: seat }, { ...args, by: orNone(by && nameOf(by)), pay: orNone(pay && gemWords(pay)) }];
}

const told: { readonly [K in MaraEvent['is']]: (event: Event<K>) => Told } = {
  figurePlaced: placed,
  passed: ({ seat }) => ['event.passed', { who: seat }],
  influenceGained: (event) => {
    const { seat, realm, amount, now, past, level } = event;
    return ['event.influenceGained', { who: seat, past, level }, { amount, realm: theRealm(realm), now, standing: standingOf(event) }];
  },
  influenceLost: ({ seat, realm, amount }) => ['event.influenceLost', { who: seat }, { amount, realm: theRealm(realm) }],
  influenceSwapped: ({ seat, realm, points }) => ['event.influenceSwapped', { who: seat }, { n: points, realm: theRealm(realm) }],
  keysTaken: ({ seat, keys }) => ['event.keysTaken', { who: seat }, { n: keys }],
  abilityUsed: ({ seat, ability, realm, energy, pay }) => [
    'event.abilityUsed',
    { who: seat },
    { ability: abilityTitle(ability), realm: orNone(realm && theRealm(realm)), price: orNone(priceWords(pay, 'energy', energy)) },
  ],
  gained: ({ seat, what, amount }) => ['event.gained', { who: seat }, { gain: amountWords(what, amount) }],
  gemsGained: ({ seat, gems }) => ['event.gained', { who: seat }, { gain: gemWords(gems) }],
  caravanPlaced: ({ seat, space }) => ['event.caravanPlaced', { who: seat }, { space: nameOf(space) }],
  exchanged: ({ seat, pay }) => ['event.exchanged', { who: seat }, { pay: gemWords(pay) }],
  bannerTaken: ({ seat, card }) => ['event.bannerTaken', { who: seat }, { card: nameOf(card) }],
  bannerDiscarded: ({ seat, card }) => ['event.bannerDiscarded', { who: seat }, { card: nameOf(card) }],
  attached: ({ seat, card, figure }) => ['event.attached', { who: seat }, { card: nameOf(card), figure: figureTitle(figure) }],
  enchantmentBought: ({ seat, card, pay, onyx, points }) => [
    'event.enchantmentBought',
    { who: seat },
    { card: nameOf(card), price: priceWords(pay, 'onyx', onyx), n: points },
  ],
  claimsPlaced: ({ seat, claims, realm }) => ['event.claimsPlaced', { who: seat }, { n: claims, realm: theRealm(realm) }],
  tiedForSecond: ({ seat, points, realm }) => ['event.tiedForSecond', { who: seat }, { n: points, realm: theRealm(realm) }],
  keyWon: ({ seat, keys, realm }) => ['event.keyWon', { who: seat }, { n: keys, realm: theRealm(realm) }],
  objectiveMet: ({ seat, card, points }) => ['event.objectiveMet', { who: seat }, { card: nameOf(card), n: points }],
  gameScored: ({ seat, total, scored, claims, keys, gems, onyx }) => ['event.gameScored', { who: seat }, { n: total, scored, claims, keys, gems, onyx }],
  lordPlaced: ({ seat, lord, realm }) => [
    seat === undefined ? 'event.lordStands' : 'event.lordPlaced',
    { who: seat },
    { lord: nameOf(lord), realm: theRealm(realm) },
  ],
  roundBegan: ({ round, order }) => ['event.roundBegan', { order }, { round }],
  roundEnded: ({ round }) => ['event.roundEnded', {}, { round }],
  turnOrderSet: ({ order }) => ['event.turnOrderSet', { order }],
  enchantmentsRevealed: ({ cards }) => ['event.enchantmentsRevealed', {}, { cards: names(cards) }],
  bannersDealt: ({ realm, cards }) => ['event.bannersDealt', {}, { realm: theRealm(realm), cards: names(cards) }],
  wandererMoved: ({ realm, card }) => ['event.wandererMoved', {}, { realm: theRealm(realm), card: nameOf(card) }],
  objectivesDealt: ({ cards }) => ['event.objectivesDealt', {}, { cards: names(cards) }],
};

/** One line of the log. */
export function eventSaid(event: MaraEvent, voice: Voice): Said {
  const [key, seats, args] = (told[event.is] as (event: MaraEvent) => Told)(event);
  return sentence(voice, key, seats, args);
}
