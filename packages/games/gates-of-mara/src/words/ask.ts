import { listed, type Prompt, type Voice } from '@conclave/engine';
import { CENTRAL, CENTRAL_GATE, gemsMessage, NONE, nameMessage, nameOf, textOf } from '../cards/index.ts';
import { message, say, sayOf } from '../messages/index.ts';
import { figureName, type MaraMove } from '../moves.ts';
import { figureOf, realmIdsAt } from '../state.ts';
import type { MaraView, QuestionView } from '../view/index.ts';
import { figureTitle, placeTitle, theRealm } from './cards.ts';

function cardQuestion(view: MaraView, card: string): string {
  const text = textOf(card);
  return view.phase === 'endOfRound' ? say('ask.attachWon', { text }) : say('ask.attach', { card: nameOf(card), text });
}

function questionWords(view: MaraView, question: QuestionView): string {
  switch (question.about) {
    case 'influenceOrPoints':
      return say('ask.influenceOrPoints', { amount: question.amount, realm: theRealm(question.realm), n: question.points });
    case 'takeGems':
      return say('ask.takeGems', { gems: gemsMessage(question) });
    case 'placeCaravan':
      return say(question.isSecond ? 'ask.secondCaravan' : 'ask.caravan', { realm: theRealm(question.realm) });
    case 'earthLord':
      return say('ask.earthLord', { n: question.influence, realm: theRealm(question.realm) });
    case 'exchange':
      return say('ask.exchange', { text: textOf(view.wandererCard) });
    case 'attach':
      return cardQuestion(view, question.card);
    case 'enchant':
      return question.left > 0 ? say('ask.enchant', { n: question.left }) : say('ask.enchanted');
  }
}

function lordWords({ lords }: MaraView): string {
  const homeless = lords.filter(({ realm }) => realm === NONE).map(({ id }) => message('part.the', { name: nameMessage(id) }));
  return say('ask.placeLord', { lords: { anyOf: homeless } });
}

/** Where a figure stands: on the Central Gate, or in so many realms. */
function whereOf(view: MaraView, at: number): { where: 'central' | 'realms' | 'none'; place: string } {
  const realms = realmIdsAt(view, at);
  if (at === CENTRAL) return { where: 'central', place: placeTitle(CENTRAL_GATE, realms) };
  return { where: realms.length > 0 ? 'realms' : 'none', place: listed(realms.map(theRealm)) };
}

function abilitiesWords(view: MaraView, prompt: Prompt<MaraMove>): string {
  const { placement } = view;
  if (!placement) return say('ask.endTurn');
  const figure = figureTitle(figureName(placement.figure));
  if (prompt.moves.length === 1) return say('ask.nothingLeft', { figure });
  return say('ask.use', { figure, ...whereOf(view, figureOf(view, placement.seat, placement.figure).at) });
}

/** What a prompt asks. */
export function askWords(view: MaraView, prompt: Prompt<MaraMove>, voice: Voice): string {
  if (prompt.ask === 'playOrPass') return sayOf(voice, 'ask.turn', { who: prompt.seat }, { n: view.players[prompt.seat]?.energy ?? 0 });
  if (prompt.ask === 'placeLord') return lordWords(view);
  return view.question ? questionWords(view, view.question) : abilitiesWords(view, prompt);
}
