import { counted, listed, type Voice } from '@conclave/engine';
import { itemNumber, itemOf } from './cards/cards.ts';
import type { ManaforgeEvent } from './moves.ts';
import { total } from './state.ts';
import { a, gemsOf, itemName, payment, shownText, sourceName, talentName, units } from './text.ts';

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
function deed(event: ManaforgeEvent, voice: Voice): readonly [you: string, other: string, rest: string] | undefined {
  switch (event.is) {
    case 'talentPicked':
      return ['pick', 'picks', event.talent ? talentName(event.talent) : 'a talent'];
    case 'talentsKept':
      return ['keep', 'keeps', listed(event.talents.map(talentName))];
    case 'firstPlayerDrawn':
      return ['are', 'is', 'the first player'];
    case 'startingDiceTaken':
      return ['take', 'takes', `${counted(event.dice.length, 'die', 'dice')}: ${listed(event.dice)}`];
    case 'dieTaken':
      return ['take', 'takes', event.type ? `${a(event.type)} die as Archmage` : 'no further die as Archmage'];
    case 'diceRolled':
      return ['roll', 'rolls', event.dice.map((die) => `${die.type}: ${shownText(die)}`).join('; ')];
    case 'turnBegan':
      return ['begin', 'begins', voice.viewer === event.seat ? 'your turn' : 'a turn'];
    case 'dieSpent':
      return ['spend', 'spends', `the ${event.shown.type} die showing ${shownText(event.shown)}${event.copied ? `, as ${shownText(event.copied)}` : ''}`];
    case 'manaGained':
      return ['gain', 'gains', units(event.mana) || 'no mana'];
    case 'gemsGained':
      return ['gain', 'gains', gemsOf(event.gems) || 'no gem'];
    case 'prismsGained':
      return ['gain', 'gains', counted(event.prisms, 'prism')];
    case 'prestigeGained':
      return ['gain', 'gains', `${event.prestige} prestige from ${sourceName(event.from)}`];
    case 'spendsGained':
      return ['may', 'may', `spend ${counted(event.spends, 'more die', 'more dice')} this turn`];
    case 'itemBuilt':
      return ['build', 'builds', built(event)];
    case 'cardMovedOut':
      return ['move', 'moves', movedOut(event)];
    case 'dieGained':
      return [
        'gain',
        'gains',
        event.shown ? `${a(event.type)} die and ${voice.verb(event.seat, 'roll', 'rolls')} ${shownText(event.shown)}` : `no die: no ${event.type} die is left`,
      ];
    case 'extraPaid':
      return ['pay', 'pays', `${payment(event.mana, event.gems)} more for ${itemName(event.card)}`];
    case 'effectCopied':
      return ['copy', 'copies', itemName(event.card)];
    case 'gemGiven':
      return ['give', 'gives', `${voice.whom(event.to)} ${a(event.gem)} gem${event.from === 'prism' ? ', swapped from a prism' : ''}`];
    case 'giftRefused':
      return ['give', 'gives', `${voice.whom(event.to)} nothing`];
    case 'cardActivated':
      return ['use', 'uses', activated(event)];
    case 'cardRecharged':
      return ['recharge', 'recharges', itemName(event.card)];
    case 'cardUpgraded':
      return ['set', 'sets', `${a(event.gem)} gem on ${itemName(event.card)}`];
    case 'talentUsed':
      return ['use', 'uses', talentName(event.talent)];
    case 'dieTurned':
      return ['turn', 'turns', `${a(event.shown.type)} die to ${shownText(event.shown)}`];
    case 'prismSwapped':
      return ['swap', 'swaps', `a prism for ${a(event.gem)} gem`];
    case 'diePlaced':
      return ['put', 'puts', `the ${event.shown.type} die showing ${shownText(event.shown)} on Aether Reserve`];
    case 'dieRemoved':
      return ['take', 'takes', `the ${event.shown.type} die showing ${shownText(event.shown)} off Aether Reserve`];
    case 'dieLeft':
      return ['leave', 'leaves', `the ${event.shown.type} die showing ${shownText(event.shown)} on Aether Reserve`];
    case 'turnEnded':
      return ['end', 'ends', `the turn${total(event.manaLost) > 0 ? `; ${units(event.manaLost)} ${total(event.manaLost) === 1 ? 'is' : 'are'} lost` : ''}`];
    case 'markerPassed':
      return ['are', 'is', 'the first player now'];
    default:
      return undefined;
  }
}

/** One line of the log. */
export function eventText(event: ManaforgeEvent, voice: Voice): string {
  if (event.is === 'roundBegan') return `Round ${event.round}, ${named(event.age)}: ${listed(event.cards.map(itemName))}.`;
  if (event.is === 'roundEnded')
    return `Round ${event.round} is over; ${event.discarded.length ? `discarded: ${listed(event.discarded.map(itemName))}` : 'nothing is discarded'}.`;
  const [you, other, rest] = deed(event, voice) ?? ['do', 'does', 'something'];
  return `${voice.name(event.seat)} ${voice.verb(event.seat, you, other)} ${rest}.`;
}
