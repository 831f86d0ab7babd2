import { counted, listed, type Prompt, type Voice } from '@conclave/engine';
import { abilityById, amountWords, CENTRAL, CENTRAL_GATE, type Effect, gainWords, NONE, nameOf, wandererCardOf } from '../cards/index.ts';
import type { MaraMove } from '../moves.ts';
import { figureName } from '../moves.ts';
import { figureOf, realmIdsAt } from '../state.ts';
import type { MaraView, QuestionView } from '../view/index.ts';
import { figureTitle, placeTitle, theRealm } from './cards.ts';

function gemQuestion({ amount, of, different }: Extract<QuestionView, { about: 'takeGems' }>): string {
  const some: Effect = different ? { op: 'gainGems', amount, of, different: true } : { op: 'gainGems', amount, of };
  return `Take ${gainWords([some])}.`;
}

function swapQuestion({ realm, amount, points }: Extract<QuestionView, { about: 'influenceOrPoints' }>): string {
  return `${amount} Influence in ${theRealm(realm)}, or ${amountWords('point', points)} from the Water Lord?`;
}

function cardQuestion(view: MaraView, card: string): string {
  return view.phase === 'endOfRound'
    ? `Your Claim wins a Fire Banner. Which figure carries it? ${abilityById(card).text}`
    : `Which figure carries ${nameOf(card)}? ${abilityById(card).text}`;
}

function questionWords(view: MaraView, question: QuestionView): string {
  switch (question.about) {
    case 'influenceOrPoints':
      return swapQuestion(question);
    case 'takeGems':
      return gemQuestion(question);
    case 'placeCaravan':
      return question.isSecond ? `Send a second Caravan to ${theRealm(question.realm)}?` : `Where in ${theRealm(question.realm)} does the Caravan go?`;
    case 'earthLord':
      return `The Earth Lord gives ${question.influence} Influence in ${theRealm(question.realm)} for this Caravan.`;
    case 'exchange':
      return `Exchange with the Wanderer? ${wandererCardOf(view.wandererCard).text}`;
    case 'attach':
      return cardQuestion(view, question.card);
    case 'enchant':
      return question.left > 0 ? `Buy an Enchantment? ${counted(question.left, 'purchase')} left.` : 'Both purchases are made. New cards come once you finish.';
  }
}

function turnWords(view: MaraView, seat: number, voice: Voice): string {
  const whose = voice.whose(seat);
  const turn = `${whose.charAt(0).toUpperCase()}${whose.slice(1)} turn`;
  return `${turn}: place a figure or pass. ${view.players[seat]?.energy ?? 0} Energy left.`;
}

function lordWords({ lords }: MaraView): string {
  const homeless = lords.filter(({ realm }) => realm === NONE).map(({ id }) => `the ${nameOf(id)}`);
  return `Place ${listed(homeless, 'or')} in an elemental realm for the next round.`;
}

/** Where a figure stands: on the Central Gate, or in so many realms. */
function whereWords(view: MaraView, at: number): string {
  const realms = realmIdsAt(view, at);
  if (at === CENTRAL) return ` on ${placeTitle(CENTRAL_GATE, realms)}`;
  return realms.length > 0 ? ` in ${listed(realms.map(theRealm))}` : '';
}

function abilitiesWords(view: MaraView, prompt: Prompt<MaraMove>): string {
  const { placement } = view;
  if (!placement) return 'End the turn.';
  const figure = figureTitle(figureName(placement.figure));
  if (prompt.moves.length === 1) return `Your ${figure} is placed, and nothing is left to use: end the turn.`;
  const where = whereWords(view, figureOf(view, placement.seat, placement.figure).at);
  return `Use what your ${figure}${where} can do, in any order, or end the turn.`;
}

/** What a prompt asks. */
export function askWords(view: MaraView, prompt: Prompt<MaraMove>, voice: Voice): string {
  if (prompt.ask === 'playOrPass') return turnWords(view, prompt.seat, voice);
  if (prompt.ask === 'placeLord') return lordWords(view);
  return view.question ? questionWords(view, view.question) : abilitiesWords(view, prompt);
}
