import { counted, listed, type Said, saidBy, type Voice } from '@conclave/engine';
import { a, itemNumber, itemOf } from '../cards/index.ts';
import type { ManaforgeEvent } from '../moves.ts';
import { total } from '../state.ts';
import { gemsOf, itemName, payment, shownText, sourceName, talentName, units } from './cards.ts';

type EventCalled<K extends ManaforgeEvent['is']> = Extract<ManaforgeEvent, { is: K }>;

const named = (age: string): string => `${age[0]?.toUpperCase()}${age.slice(1)}`;

function activated({ card, mana, gems, spends, exhausted }: EventCalled<'cardActivated'>): string {
  const costs = [
    ...(total(mana) + total(gems) > 0 ? [`for ${payment(mana, gems)}`] : []),
    ...(spends > 0 ? [`giving up ${counted(spends, 'spend')}`] : []),
    ...(exhausted.length > 0 ? [`exhausting ${listed(exhausted.map(itemName))}`] : []),
  ];
  return [itemName(card), ...costs].join(' ');
}

function movedOut({ card, gems }: EventCalled<'cardMovedOut'>): string {
  const lost = gems > 0 ? `, and the ${gems === 1 ? 'gem' : `${gems} gems`} on it ${gems === 1 ? 'is' : 'are'} lost` : '';
  return `${itemName(card)} to the discard pile to make room${lost}`;
}

function built({ card, from, mana, gems }: EventCalled<'itemBuilt'>): string {
  const where = from === 'discard' ? ' from the discard pile' : '';
  const place = itemOf(itemNumber(card)).isWorkshop ? 'for the Workshop' : 'for the Store';
  return `${itemName(card)}${where} ${place}, paying ${payment(mana, gems)}`;
}

/** What a seat did: the verb for "you", the verb for others, and the rest of the sentence. */
type Deed = readonly [you: string, other: string, rest: string];
type SeatEvent = Exclude<ManaforgeEvent, { is: 'roundBegan' | 'roundEnded' }>;

const deeds: { readonly [K in SeatEvent['is']]: (event: EventCalled<K>, voice: Voice) => Deed } = {
  talentPicked: (event) => ['pick', 'picks', event.talent ? talentName(event.talent) : 'a talent'],
  talentsKept: (event) => ['keep', 'keeps', listed(event.talents.map(talentName))],
  firstPlayerDrawn: () => ['are', 'is', 'the first player'],
  startingDiceTaken: (event) => ['take', 'takes', `${counted(event.dice.length, 'die', 'dice')}: ${listed(event.dice)}`],
  dieTaken: (event) => ['take', 'takes', event.type ? `${a(event.type)} die as Archmage` : 'no further die as Archmage'],
  diceRolled: (event) => ['roll', 'rolls', event.dice.map((die) => `${die.type}: ${shownText(die)}`).join('; ')],
  turnBegan: (event, voice) => ['begin', 'begins', voice.viewer === event.seat ? 'your turn' : 'a turn'],
  dieSpent: (event) => [
    'spend',
    'spends',
    `the ${event.shown.type} die showing ${shownText(event.shown)}${event.copied ? `, as ${shownText(event.copied)}` : ''}`,
  ],
  manaGained: (event) => ['gain', 'gains', units(event.mana) || 'no mana'],
  gemsGained: (event) => ['gain', 'gains', gemsOf(event.gems) || 'no gem'],
  prismsGained: (event) => ['gain', 'gains', counted(event.prisms, 'prism')],
  prestigeGained: (event) => ['gain', 'gains', `${event.prestige} prestige from ${sourceName(event.from)}`],
  spendsGained: (event) => ['may', 'may', `spend ${counted(event.spends, 'more die', 'more dice')} this turn`],
  itemBuilt: (event) => ['build', 'builds', built(event)],
  cardMovedOut: (event) => ['move', 'moves', movedOut(event)],
  dieGained: (event, voice) => [
    'gain',
    'gains',
    event.shown ? `${a(event.type)} die and ${voice.verb(event.seat, 'roll', 'rolls')} ${shownText(event.shown)}` : `no die: no ${event.type} die is left`,
  ],
  extraPaid: (event) => ['pay', 'pays', `${payment(event.mana, event.gems)} more for ${itemName(event.card)}`],
  effectCopied: (event) => ['copy', 'copies', itemName(event.card)],
  gemGiven: (event, voice) => ['give', 'gives', `${voice.whom(event.to)} ${a(event.gem)} gem${event.from === 'prism' ? ', swapped from a prism' : ''}`],
  giftRefused: (event, voice) => ['give', 'gives', `${voice.whom(event.to)} nothing`],
  cardActivated: (event) => ['use', 'uses', activated(event)],
  cardRecharged: (event) => ['recharge', 'recharges', itemName(event.card)],
  cardUpgraded: (event) => ['set', 'sets', `${a(event.gem)} gem on ${itemName(event.card)}`],
  talentUsed: (event) => ['use', 'uses', talentName(event.talent)],
  dieTurned: (event) => ['turn', 'turns', `${a(event.shown.type)} die to ${shownText(event.shown)}`],
  prismSwapped: (event) => ['swap', 'swaps', `a prism for ${a(event.gem)} gem`],
  diePlaced: (event) => ['put', 'puts', `the ${event.shown.type} die showing ${shownText(event.shown)} on Aether Reserve`],
  dieRemoved: (event) => ['take', 'takes', `the ${event.shown.type} die showing ${shownText(event.shown)} off Aether Reserve`],
  dieLeft: (event) => ['leave', 'leaves', `the ${event.shown.type} die showing ${shownText(event.shown)} on Aether Reserve`],
  turnEnded: (event) => [
    'end',
    'ends',
    `the turn${total(event.manaLost) > 0 ? `; ${units(event.manaLost)} ${total(event.manaLost) === 1 ? 'is' : 'are'} lost` : ''}`,
  ],
  markerPassed: () => ['are', 'is', 'the first player now'],
};

function eventText(event: ManaforgeEvent, voice: Voice): string {
  if (event.is === 'roundBegan') return `Round ${event.round}, ${named(event.age)}: ${listed(event.cards.map(itemName))}.`;
  if (event.is === 'roundEnded') {
    const left = event.discarded.length ? `discarded: ${listed(event.discarded.map(itemName))}` : 'nothing is discarded';
    return `Round ${event.round} is over; ${left}.`;
  }
  const deed = deeds[event.is] as (event: SeatEvent, voice: Voice) => Deed;
  const [you, other, rest] = deed(event, voice);
  return `${voice.name(event.seat)} ${voice.verb(event.seat, you, other)} ${rest}.`;
}

/** After these a line that goes on names its player again. */
const ASIDE: readonly string[] = ['diceRolled', 'turnEnded'] satisfies ManaforgeEvent['is'][];

function namesIn(event: ManaforgeEvent): string[] {
  if ('card' in event) return [itemName(event.card)];
  return event.is === 'talentUsed' ? [talentName(event.talent)] : [];
}

/** One line of the log. */
export function eventSaid(event: ManaforgeEvent, voice: Voice): Said {
  const from = event.is === 'prestigeGained' ? { name: sourceName(event.from), text: ` from ${sourceName(event.from)}` } : undefined;
  return saidBy(voice, (noting) => eventText(event, noting), { names: namesIn(event), from, turnsAside: ASIDE.includes(event.is) });
}
