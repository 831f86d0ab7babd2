import { counted, listed, type Said, saidBy, type Voice } from '@conclave/engine';
import { leaderNamed, nameOf, SPIRITS } from '../cards/index.ts';
import type { MysticValeEvent } from '../moves.ts';
import { advancementLine, capital, leaderName, listNames, nameParts, pieceName, scoreLine, valeLine } from './cards.ts';

type Only<K extends MysticValeEvent['is']> = Extract<MysticValeEvent, { is: K }>;
type Lines = { [K in MysticValeEvent['is']]: (event: Only<K>, voice: Voice) => string | undefined };

/** "Ana draws", "You draw". */
const does = ({ seat }: { seat: number }, voice: Voice, you: string, other: string): string => `${voice.name(seat)} ${voice.verb(seat, you, other)}`;
const later = (waits: boolean): string => (waits ? ', kept for the next Harvest' : '');
const source = (card: string | undefined): string => (card === 'harvest' ? ' in Harvest' : card ? ` from ${nameOf(card)}` : '');

function begun({ mana, spirits }: Only<'harvestBegan'>): string {
  const held = SPIRITS.flatMap((spirit, i) => (spirits[i] ? [`${spirits[i]} ${spirit}`] : []));
  return listed([`${mana} mana`, ...(held.length > 0 ? held : ['no spirits'])]);
}

/** Of two advancements in one place only the upper works. */
function covering({ over, under }: Only<'advancementSleeved'>): string {
  if (under) return ` under ${nameOf(under)}, where it does nothing`;
  return over ? ` over ${nameOf(over)}, which then does nothing` : '';
}

const SPOILED = {
  planting: ': this turn brings no Harvest',
  prep: ' in Prep: the coming turn brings no Harvest',
  bog: ' in planting for Borderwatch Bog',
} as const;

/** "Laid out: the leaders Algeni and Xanos, and the amulet Moon Stone." */
function laidOut(cards: readonly string[]): string {
  const leaders = cards.filter(leaderNamed);
  const amulets = cards.filter((card) => !leaderNamed(card));
  const groups = [
    ...(leaders.length > 0 ? [`the ${leaders.length === 1 ? 'leader' : 'leaders'} ${listNames(leaders)}`] : []),
    ...(amulets.length > 0 ? [`the ${amulets.length === 1 ? 'amulet' : 'amulets'} ${listNames(amulets)}`] : []),
  ];
  return `Laid out: ${groups.join(', and ')}.`;
}

const lines: Lines = {
  gameBegan: (event, voice) => `${does(event, voice, 'start', 'starts')} the game.`,
  cardsLaidOut: ({ cards }) => laidOut(cards),
  cardTaken: (event, voice) => `${does(event, voice, 'take', 'takes')} ${leaderNamed(event.card) ? leaderName(event.card) : nameOf(event.card)}.`,
  amuletSwapped: (event, voice) => `${does(event, voice, 'give', 'gives')} ${nameOf(event.card)} back for a plain mana token.`,
  turnBegan: ({ seat }, voice) => `${capital(voice.whose(seat))} turn.`,
  pushed: (event, voice) => `${does(event, voice, 'push', 'pushes')}.`,
  passed: (event, voice) => `${does(event, voice, 'pass', 'passes')}.`,
  // It was revealed before; the log need not name it twice.
  cardPlanted: () => undefined,
  cardRevealed: (event, voice) => `${does(event, voice, 'reveal', 'reveals')} ${nameParts(event.parts)}.`,
  deckShuffled: (event, voice) => `${does(event, voice, 'shuffle', 'shuffles')} the discard pile (${counted(event.cards, 'card')}) into a new deck.`,
  cardDiscarded: (event, voice) => `${does(event, voice, 'discard', 'discards')} ${nameParts(event.parts)}.`,
  cardBuried: (event, voice) => `${does(event, voice, 'put', 'puts')} ${nameParts(event.parts)} under the deck.`,
  cardJoined: (event, voice) => `${nameParts(event.parts)} joins ${voice.whose(event.seat)} field.`,
  topSeen: (event, voice) => `${does(event, voice, 'look', 'looks')} at the top card of the deck${event.parts ? `: ${nameParts(event.parts)}` : ''}.`,
  abilityUsed: (event, voice) => `${does(event, voice, 'use', 'uses')} ${nameOf(event.card)}.`,
  tokenEvoked: (event, voice) => `${does(event, voice, 'evoke', 'evokes')} ${nameOf(event.card)}.`,
  tokenTurned: ({ seat, card, side }, voice) => `${capital(voice.whose(seat))} ${nameOf(card)} is turned to its ${side} side.`,
  manaGained: (event, voice) => `${does(event, voice, 'gain', 'gains')} ${event.amount} mana${later(event.waits)}.`,
  spiritGained: (event, voice) => `${does(event, voice, 'gain', 'gains')} ${counted(event.amount, `${event.spirit} spirit`)}${later(event.waits)}.`,
  growthGained: (event, voice) => `${does(event, voice, 'gain', 'gains')} ${event.amount} growth for this field.`,
  guardiansGiven: (event) => `${nameParts(event.parts)} has ${counted(event.amount, 'guardian')} more until the turn ends.`,
  vpGained: (event, voice) =>
    `${does(event, voice, 'gain', 'gains')} ${event.amount} VP${source(event.card)}${event.from === 'box' ? ', out of the box' : ''}.`,
  poolGrew: ({ amount }) => `${amount} VP are added to the pool.`,
  endTriggered: () => 'The pool is empty: the game ends with this round.',
  // Not said of the player: it begins a line of its own, which a "; spoils" among many cards would not.
  spoiled: ({ seat, phase }, voice) => `${capital(voice.whose(seat))} field spoils${SPOILED[phase]}.`,
  cardsStayed: ({ seat, cards }, voice) => `${counted(cards, 'card')} of ${voice.whose(seat)} field ${cards === 1 ? 'stays' : 'stay'}.`,
  turnEarned: (event, voice) => `${does(event, voice, 'earn', 'earns')} another turn after the spoiled one.`,
  harvestBegan: (event, voice) => `${does(event, voice, 'harvest', 'harvests')} ${begun(event)}.`,
  advancementBought: (event, voice) => `${does(event, voice, 'buy', 'buys')} ${pieceName(event)} for ${event.cost} mana.`,
  advancementClaimed: (event, voice) => `${does(event, voice, 'claim', 'claims')} ${pieceName(event)}.`,
  advancementStored: (event, voice) => `${does(event, voice, 'take', 'takes')} ${pieceName(event)} into the workshop.`,
  advancementSleeved: (event, voice) =>
    `${does(event, voice, 'sleeve', 'sleeves')} ${pieceName(event)}${covering(event)}; the card is now ${nameParts(event.parts)}.`,
  valeBought: (event, voice) => `${does(event, voice, 'buy', 'buys')} the vale ${nameOf(event.card)}.`,
  valeLeft: ({ card, to }) => `${nameOf(card)} ${to === 'box' ? 'leaves the game' : 'goes back on top of the level 1 vales'}.`,
  leaderTurned: ({ seat, card, side }, voice) =>
    `${capital(voice.whose(seat))} leader ${nameOf(card)} ${side === 'upgraded' ? 'is upgraded' : 'is turned back to the starting side'}.`,
  cardsReclaimed: (event, voice) => `${does(event, voice, 'shuffle', 'shuffles')} ${counted(event.cards, 'card')} of the discard pile into the deck.`,
  cardTurnedUp: ({ card, position }) => `Turned up: ${position ? advancementLine({ card, position }) : valeLine(card)}`,
  fieldDiscarded: (event, voice) => `${does(event, voice, 'discard', 'discards')} the field (${counted(event.cards, 'card')}).`,
  bogBegan: (event, voice) =>
    `${does(event, voice, 'own', 'owns')} Borderwatch Bog and ${voice.verb(event.seat, 'plant', 'plants')} once more before the count.`,
  bogEnded: ({ cards }) => `Borderwatch Bog is worth ${cards} VP beside its loss.`,
  scored: ({ seat, lines, points }, voice) => `${capital(voice.whose(seat))} points: ${scoreLine(lines, points)}.`,
};

function eventWords(event: MysticValeEvent, voice: Voice): string | undefined {
  const line = lines[event.is] as (event: MysticValeEvent, voice: Voice) => string | undefined;
  return line(event, voice);
}

/** One line of the log. Cards revealed one after another are listed. */
export function eventSaid(event: MysticValeEvent, voice: Voice): Said | undefined {
  const text = eventWords(event, voice);
  if (text === undefined) return undefined;
  const from = event.is === 'vpGained' && event.card ? { name: nameOf(event.card), text: source(event.card) } : undefined;
  const names = event.is === 'abilityUsed' || event.is === 'tokenEvoked' ? [nameOf(event.card)] : [];
  const more = event.is === 'cardRevealed' ? nameParts(event.parts) : undefined;
  return saidBy(voice, (noting) => eventWords(event, noting) ?? '', { names, from, more, turnsAside: event.is === 'advancementSleeved' });
}
