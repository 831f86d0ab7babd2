import { type Asked, listed, type Voice } from '@conclave/engine';
import { CENTRAL, CENTRAL_GATE, gemsMessage, NONE, nameMessage, nameOf, textOf } from '../cards/index.ts';
import { ask, askOf, message } from '../messages/index.ts';
import { figureName, type MaraPrompt } from '../moves.ts';
import { figureOf, realmIdsAt } from '../state.ts';
import type { MaraView, QuestionView } from '../view/index.ts';
import { figureTitle, placeTitle, theRealm } from './cards.ts';

function cardQuestion(view: MaraView, card: string): Asked {
  const text = textOf(card);
  return view.phase === 'endOfRound' ? ask('ask.attachWon', { text }) : ask('ask.attach', { card: nameOf(card), text });
}

function questionWords(view: MaraView, question: QuestionView): Asked {
  switch (question.about) {
    case 'influenceOrPoints':
      return ask('ask.influenceOrPoints', { amount: question.amount, realm: theRealm(question.realm), n: question.points });
    case 'takeGems':
      return ask('ask.takeGems', { gems: gemsMessage(question) });
    case 'placeCaravan':
      return ask(question.isSecond ? 'ask.secondCaravan' : 'ask.caravan', { realm: theRealm(question.realm) });
    case 'earthLord':
      return ask('ask.earthLord', { n: question.influence, realm: theRealm(question.realm) });
    case 'exchange':
      return ask('ask.exchange', { text: textOf(view.wandererCard) });
    case 'attach':
      return cardQuestion(view, question.card);
    case 'enchant':
      return question.left > 0 ? ask('ask.enchant', { n: question.left }) : ask('ask.enchanted');
  }
}

function lordWords({ lords }: MaraView): Asked {
  const homeless = lords.filter(({ realm }) => realm === NONE).map(({ id }) => message('part.the', { name: nameMessage(id) }));
  return ask('ask.placeLord', { lords: { anyOf: homeless } });
}

/** Where a figure stands: on the Central Gate, or in so many realms. */
function whereOf(view: MaraView, at: number): { where: 'central' | 'realms' | 'none'; place: string } {
  const realms = realmIdsAt(view, at);
  if (at === CENTRAL) return { where: 'central', place: placeTitle(CENTRAL_GATE, realms) };
  return { where: realms.length > 0 ? 'realms' : 'none', place: listed(realms.map(theRealm)) };
}

function abilitiesWords(view: MaraView, prompt: MaraPrompt): Asked {
  const { placement } = view;
  if (!placement) return ask('ask.endTurn');
  const figure = figureTitle(figureName(placement.figure));
  if (prompt.moves.length === 1) return ask('ask.nothingLeft', { figure });
  return ask('ask.use', { figure, ...whereOf(view, figureOf(view, placement.seat, placement.figure).at) });
}

/** What a prompt asks. */
export function askWords(view: MaraView, prompt: MaraPrompt, voice: Voice): Asked {
  if (prompt.ask === 'playOrPass') return askOf(voice, 'ask.turn', { who: prompt.seat }, { n: view.players[prompt.seat]?.energy ?? 0 });
  if (prompt.ask === 'placeLord') return lordWords(view);
  return view.question ? questionWords(view, view.question) : abilitiesWords(view, prompt);
}
