import { type Arguments, listed, type Said, type Voice } from '@conclave/engine';
import { itemNumber, itemOf } from '../cards/index.ts';
import { say, sentence } from '../messages/index.ts';
import type { DieShown, ManaforgeEvent } from '../moves.ts';
import { total } from '../state.ts';
import { aDie, aGem, cardName, gemsOf, joined, orNone, paid, payment, shownText, sourceName, theDie, units } from './cards.ts';

type EventCalled<K extends ManaforgeEvent['is']> = Extract<ManaforgeEvent, { is: K }>;
type Key = Parameters<typeof sentence>[1];
/** The message of an event, what it is filled with, and whom it speaks of beside its player. */
type Told = readonly [key: Key, args?: Arguments, to?: number];

const names = (cards: readonly string[]): string => listed(cards.map(cardName));
/** A die and what it shows. */
const dieAndFace = (shown: DieShown): Arguments => ({ die: theDie(shown.type), face: shownText(shown) });
const rolled = (shown: DieShown): string => say('part.rolled', { die: say(`die.${shown.type}`), face: shownText(shown) });

const told: { readonly [K in ManaforgeEvent['is']]: (event: EventCalled<K>) => Told } = {
  roundBegan: ({ round, age, cards }) => ['event.roundBegan', { round, age: say(`part.${age}`), cards: names(cards) }],
  roundEnded: ({ round, discarded }) => ['event.roundEnded', { round, discarded: orNone(names(discarded)) }],
  talentPicked: ({ talent }) => ['event.talentPicked', { talent: orNone(talent && cardName(talent)) }],
  talentsKept: ({ talents }) => ['event.talentsKept', { talents: names(talents) }],
  firstPlayerDrawn: () => ['event.firstPlayerDrawn'],
  startingDiceTaken: ({ dice }) => ['event.startingDiceTaken', { n: dice.length, dice: dice.map((type) => say(`die.${type}`)) }],
  dieTaken: ({ type }) => (type ? ['event.dieTaken', { die: aDie(type) }] : ['event.noDieTaken']),
  diceRolled: ({ dice }) => ['event.diceRolled', { dice: joined(dice.map(rolled), 'then') }],
  turnBegan: () => ['event.turnBegan'],
  dieSpent: ({ shown, copied }) => ['event.dieSpent', { ...dieAndFace(shown), copied: orNone(copied && shownText(copied)) }],
  manaGained: ({ mana }) => ['event.manaGained', { mana: orNone(units(mana)) }],
  gemsGained: ({ gems }) => ['event.gemsGained', { gems: orNone(gemsOf(gems)) }],
  prismsGained: ({ prisms }) => ['event.prismsGained', { n: prisms }],
  prestigeGained: ({ prestige, from }) => ['event.prestigeGained', { n: prestige, from: sourceName(from) }],
  spendsGained: ({ spends }) => ['event.spendsGained', { n: spends }],
  itemBuilt: ({ card, from, mana, gems }) => [
    'event.itemBuilt',
    { card: cardName(card), from: orNone(from), isWorkshop: itemOf(itemNumber(card)).isWorkshop, payment: payment(mana, gems) },
  ],
  cardMovedOut: ({ card, gems }) => ['event.cardMovedOut', { card: cardName(card), gems }],
  dieGained: ({ type, shown }) =>
    shown ? ['event.dieGained', { die: aDie(type), face: shownText(shown) }] : ['event.noDieGained', { type: say(`die.${type}`) }],
  extraPaid: ({ card, mana, gems }) => ['event.extraPaid', { card: cardName(card), payment: payment(mana, gems) }],
  effectCopied: ({ card }) => ['event.effectCopied', { card: cardName(card) }],
  gemGiven: ({ to, gem, from }) => ['event.gemGiven', { gem: aGem(gem), from }, to],
  giftRefused: ({ to }) => ['event.giftRefused', {}, to],
  cardActivated: ({ card, mana, gems, spends, exhausted }) => [
    'event.cardActivated',
    { card: cardName(card), payment: orNone(paid(mana, gems)), spends, exhausted: orNone(names(exhausted)) },
  ],
  cardRecharged: ({ card }) => ['event.cardRecharged', { card: cardName(card) }],
  cardUpgraded: ({ card, gem }) => ['event.cardUpgraded', { card: cardName(card), gem: aGem(gem) }],
  talentUsed: ({ talent }) => ['event.talentUsed', { talent: cardName(talent) }],
  dieTurned: ({ shown }) => ['event.dieTurned', { die: aDie(shown.type), face: shownText(shown) }],
  prismSwapped: ({ gem }) => ['event.prismSwapped', { gem: aGem(gem) }],
  diePlaced: ({ shown }) => ['event.diePlaced', dieAndFace(shown)],
  dieRemoved: ({ shown }) => ['event.dieRemoved', dieAndFace(shown)],
  dieLeft: ({ shown }) => ['event.dieLeft', dieAndFace(shown)],
  turnEnded: ({ manaLost }) => ['event.turnEnded', { n: total(manaLost), lost: units(manaLost) }],
  markerPassed: () => ['event.markerPassed'],
};

/** One line of the log. */
export function eventSaid(event: ManaforgeEvent, voice: Voice): Said {
  const [key, args, to] = (told[event.is] as (event: ManaforgeEvent) => Told)(event);
  return sentence(voice, key, { ...('seat' in event && { who: event.seat }), ...(to !== undefined && { to }) }, args);
}
