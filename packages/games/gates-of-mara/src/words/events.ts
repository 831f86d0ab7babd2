import { counted, listed, type Said, saidBy, type Voice } from '@conclave/engine';
import { amountWords, nameOf } from '../cards/index.ts';
import type { MaraEvent } from '../moves.ts';
import { abilityTitle, figureTitle, gemParts, gemWords, placeTitle, theRealm } from './cards.ts';

type Seated = Extract<MaraEvent, { seat: number }>;
type Event<K extends MaraEvent['is']> = Extract<MaraEvent, { is: K }>;

const names = (cards: readonly string[]): string => listed(cards.map(nameOf));
const order = (seats: readonly number[], voice: Voice): string => listed(seats.map((seat) => voice.whom(seat)));

function placedWords({ figure, at, realms, energy, by, pay }: Event<'figurePlaced'>): string {
  const where = realms.length === 1 && realms[0] ? ` in ${theRealm(realms[0])}` : '';
  const shared = by === undefined ? '' : `, sharing the space by ${nameOf(by)}${pay ? ` for ${gemWords(pay)}` : ''}`;
  return `the ${figureTitle(figure)} on ${placeTitle(at, realms)}${where} for ${energy} Energy${shared}`;
}

function risenWords({ realm, amount, now, past, level }: Event<'influenceGained'>, voice: Voice): string {
  const others = [...(past.length > 0 ? [`past ${order(past, voice)}`] : []), ...(level.length > 0 ? [`level with ${order(level, voice)}`] : [])];
  return [`${amount} Influence in ${theRealm(realm)}`, `now ${now}`, ...(others.length > 0 ? [others.join(' and ')] : [])].join(', ');
}

const paid = (parts: readonly string[]): string => listed(parts.filter((part) => part !== ''));

function usedWords({ ability, realm, energy, pay }: Event<'abilityUsed'>): string {
  const where = realm ? ` in ${theRealm(realm)}` : '';
  const price = paid([energy > 0 ? `${energy} Energy` : '', ...gemParts(pay)]);
  return `${abilityTitle(ability)}${where}${price ? `, paying ${price}` : ''}`;
}

function scoreWords({ total, scored, claims, keys, gems, onyx }: Event<'gameScored'>): string {
  return `with ${amountWords('point', total)}: ${scored} before the end, ${claims} for Claims, ${keys} for Keys, ${gems} for gems and ${onyx} for Onyx`;
}

/** The rest of a sentence that begins with a player: the verb for "you", for another, and what follows. */
function deed(event: Seated, voice: Voice): [you: string, other: string, rest: string] {
  switch (event.is) {
    case 'figurePlaced':
      return ['place', 'places', placedWords(event)];
    case 'passed':
      return ['pass', 'passes', 'for the round'];
    case 'influenceGained':
      return ['gain', 'gains', risenWords(event, voice)];
    case 'influenceLost':
      return ['lose', 'loses', `${event.amount} Influence beyond the end of the track in ${theRealm(event.realm)}`];
    case 'influenceSwapped':
      return ['take', 'takes', `${amountWords('point', event.points)} instead of Influence in ${theRealm(event.realm)}`];
    case 'keysTaken':
      return ['take', 'takes', `${amountWords('key', event.keys)} from the Central Gate`];
    case 'abilityUsed':
      return ['use', 'uses', usedWords(event)];
    case 'gained':
      return ['gain', 'gains', amountWords(event.what, event.amount)];
    case 'gemsGained':
      return ['gain', 'gains', gemWords(event.gems)];
    case 'caravanPlaced':
      return ['send', 'sends', `a Caravan to ${nameOf(event.space)}`];
    case 'exchanged':
      return ['pay', 'pays', `the Wanderer ${gemWords(event.pay)}`];
    case 'bannerTaken':
      return ['take', 'takes', `the ${nameOf(event.card)}`];
    case 'bannerDiscarded':
      return ['have', 'has', `no room for the ${nameOf(event.card)}: it is discarded`];
    case 'attached':
      return ['attach', 'attaches', `${nameOf(event.card)} to the ${figureTitle(event.figure)}`];
    case 'enchantmentBought':
      return [
        'buy',
        'buys',
        `${nameOf(event.card)} for ${paid([...gemParts(event.pay), event.onyx > 0 ? `${event.onyx} Onyx` : ''])}: ${amountWords('point', event.points)}`,
      ];
    case 'claimsPlaced':
      return ['place', 'places', `${counted(event.claims, 'Claim')} in ${theRealm(event.realm)}`];
    case 'tiedForSecond':
      return ['score', 'scores', `${amountWords('point', event.points)} for a tie for second in ${theRealm(event.realm)}`];
    case 'keyWon':
      return ['win', 'wins', `${amountWords('key', event.keys)} for three pieces at ${theRealm(event.realm)}`];
    case 'objectiveMet':
      return ['meet', 'meets', `${nameOf(event.card)}: ${amountWords('point', event.points)}`];
    case 'gameScored':
      return ['end', 'ends', scoreWords(event)];
  }
}

function eventWords(event: MaraEvent, voice: Voice): string {
  switch (event.is) {
    case 'roundBegan':
      return `Round ${event.round} begins. Turn order: ${order(event.order, voice)}.`;
    case 'roundEnded':
      return `Everybody has passed: round ${event.round} ends.`;
    case 'turnOrderSet':
      return `The next turn order is ${order(event.order, voice)}.`;
    case 'enchantmentsRevealed':
      return `New on the Enchantment board: ${names(event.cards)}.`;
    case 'bannersDealt':
      return `New in ${theRealm(event.realm)}: ${names(event.cards)}.`;
    case 'wandererMoved':
      return `The Wanderer goes to ${theRealm(event.realm)} with the ${nameOf(event.card)}.`;
    case 'objectivesDealt':
      return `Objectives of the round: ${names(event.cards)}.`;
    case 'lordPlaced': {
      const { seat } = event;
      const lord = `the ${nameOf(event.lord)}`;
      if (seat === undefined) return `${lord.charAt(0).toUpperCase()}${lord.slice(1)} stands in ${theRealm(event.realm)}.`;
      return `${voice.name(seat)} ${voice.verb(seat, 'place', 'places')} ${lord} in ${theRealm(event.realm)}.`;
    }
    default: {
      const [you, other, rest] = deed(event, voice);
      return `${voice.name(event.seat)} ${voice.verb(event.seat, you, other)} ${rest}.`;
    }
  }
}

/** One line of the log. */
export const eventSaid = (event: MaraEvent, voice: Voice): Said => saidBy(voice, (noting) => eventWords(event, noting));
