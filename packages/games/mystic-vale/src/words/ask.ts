import { counted, listed, lookUp, type Prompt } from '@conclave/engine';
import { CONSTANTS, leaderNamed, nameOf } from '../cards/index.ts';
import type { MysticValeMove } from '../moves.ts';
import { cardLook, fieldDecay, type MysticValeView } from '../view/index.ts';
import { capital, describeCard, describeMeans, describeSymbols, moverOf } from './cards.ts';

/** "Push or pass?" with the card that a push would plant. */
function plantQuestion(view: MysticValeView): string {
  const { onDeck } = moverOf(view);
  const { counts } = fieldDecay(moverOf(view));
  const card = onDeck === null ? undefined : cardLook(moverOf(view), onDeck);
  const next = card ? ` On deck: ${describeCard(card)} (${describeSymbols(card.symbols)}).` : '';
  const last = view.isEnding && !view.turn.hasExtra ? ' This is your last turn.' : '';
  return `Push or pass? Your decay is ${counts} of ${CONSTANTS.spoilsAt}.${next}${view.options?.mustPush ? ' Your amulet makes you push once.' : ''}${last}`;
}

/** Only what can be done is named. */
function harvestQuestion({ turn }: MysticValeView, { moves }: Prompt<MysticValeMove>): string {
  const canBuy = moves.some((move) => move.do === 'buy' || move.do === 'upgrade');
  const open = [
    ...(canBuy ? [counted(turn.buysLeft, 'advancement')] : []),
    ...(moves.some((move) => move.do === 'buyVale') ? [counted(turn.valeBuysLeft, 'vale')] : []),
  ];
  const canUse = moves.some((move) => !['buy', 'upgrade', 'buyVale', 'takeVp', 'endHarvest'].includes(move.do));
  const can = [...(canUse ? ['use abilities'] : []), ...(open.length > 0 ? [`buy up to ${listed(open)}`] : [])];
  const what = can.length > 0 ? `${capital(can.join(', '))}, then end it.` : 'Nothing more can be used or bought: end it.';
  return `Harvest: you have ${describeMeans(turn.supply)}. ${what}`;
}

/** The player before the starting player closes a round, and with it a game that is ending. */
function endsTheGame({ isEnding, turn, players, start }: MysticValeView): boolean {
  return isEnding && !turn.hasExtra && (turn.seat + 1) % players.length === start;
}

/** The card that asks: "Deadwood Harvester: ". */
const asker = ({ options }: MysticValeView): string => `${nameOf(options?.asking ?? '')}: `;

/** What each question asks. */
const questions: Record<string, (view: MysticValeView) => string> = {
  plant: plantQuestion,
  plantForBog: (view) => `Borderwatch Bog: push on, or stop for ${moverOf(view).field.length} VP?`,
  wouldSpoil: (view) => `Decay ${fieldDecay(moverOf(view)).counts}: this card spoils your field. React, or let it spoil?`,
  whichFirst: () => 'Which ability of the planted card comes first?',
  discardFromField: (view) => `${asker(view)}you may discard one card of your field.`,
  topOfDeck: (view) => {
    const { top } = moverOf(view);
    return `${asker(view)}the top of your deck${top === null ? '' : ` is: ${describeCard(cardLook(moverOf(view), top))}`}. Keep it or discard it?`;
  },
  turnToken: (view) => `${asker(view)}turn ${nameOf(moverOf(view).token.card)} to its active side?`,
  evoke: (view) => `${nameOf(moverOf(view).token.card)}: choose what it does.`,
  evokeWithTree: (view) => `${nameOf(moverOf(view).token.card)} and Silver Tree: choose what happens next.`,
  arrange: () => 'Which of the cards that stay shall be leftmost?',
  claim: () => 'Nightvale Pathfinder: claim another advancement for free?',
  haloMountain: (view) => `${nameOf(view.options?.bought?.card ?? '')}: spend spirits for VP and give it up, or keep it?`,
  skyGarden: ({ options }) => `${nameOf(options?.bought?.card ?? '')}: give it up for ${options?.bought?.vp ?? 0} VP, or keep it?`,
  reclaim: () => 'Magpie: which cards of your discard pile go back into your deck?',
  store: () => "Take an advancement into Barkarb's Workshop.",
  craft: () => "Sleeve an advancement of Barkarb's Workshop on a card of your field.",
  craftMore: () => 'Sleeve another one on the same card, or put it under your deck?',
  sleeve: () => 'Sleeve what you bought on cards of your field.',
  confirmSleeving: (view) => `All is sleeved. Go on, and ${endsTheGame(view) ? 'the game ends' : 'new cards come to the commons'}.`,
  prep: (view) => `Prep, decay ${fieldDecay(moverOf(view)).counts} of ${CONSTANTS.prepStopsAt}: evoke now, or plant the next card?`,
};

function takeQuestion({ moves }: Prompt<MysticValeMove>): string {
  const isLeader = moves.map((move) => move.do === 'take' && leaderNamed(move.card) !== undefined);
  return `Take ${isLeader.every(Boolean) ? 'a leader' : isLeader.some(Boolean) ? 'a leader or an amulet' : 'an amulet'} for this game.`;
}

/** Only what can be done is named. */
function discardQuestion(view: MysticValeView, { moves }: Prompt<MysticValeMove>): string {
  const can = [
    ...(moves.some((move) => move.do === 'evoke') ? [`evoke ${nameOf(moverOf(view).token.card)}`] : []),
    ...(moves.some((move) => move.do === 'bury') ? ['put a card under your deck'] : []),
  ];
  return `Before your field is discarded: ${can.join(', ')}, or go on.`;
}

export function askWords(view: MysticValeView, prompt: Prompt<MysticValeMove>): string {
  if (prompt.ask === 'swapAmulet') return `Keep ${nameOf(view.players[prompt.seat]?.token.card ?? '')}, or take a plain mana token instead?`;
  if (prompt.ask === 'take') return takeQuestion(prompt);
  if (prompt.ask === 'harvest') return harvestQuestion(view, prompt);
  if (prompt.ask === 'discard') return discardQuestion(view, prompt);
  return lookUp(questions, prompt.ask)?.(view) ?? 'Choose.';
}
