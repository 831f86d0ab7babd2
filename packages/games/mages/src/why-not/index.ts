import { isAt, playerOf, type Refusal, refuse, type Seat, topOf } from '@conclave/engine';
import { type Card, itemsAt } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import { handLimit, type Idea, isAct, turn, whyNotAct } from '../rules/index.ts';
import { isLiving, type MagesState } from '../state.ts';
import { whyNotAnswer } from './answers.ts';
import { whyNotChoice } from './choices.ts';

/** MG-ITEM-GEN-08, MG-SPELL-GEN-02 */
function whyNotOffTurn(move: Idea): Refusal {
  if (move.do === 'playItem') return refuse('MG-ITEM-GEN-08', message('whyNot.offTurnItems'));
  if (move.do.startsWith('cast')) return refuse('MG-SPELL-GEN-02', message('whyNot.offTurnSpells'));
  return refuse('MG-TURN-01', message('whyNot.notYourTurn'));
}

function whyNotNow(game: MagesState, move: Idea): Refusal {
  if (!isAt(topOf(game), turn)) return refuse('MG-ITEM-GEN-10', message('whyNot.finishFirst'));
  if (move.do === 'playItem' || move.do.startsWith('cast')) return refuse('MG-TURN-06', message('whyNot.afterLastAction'));
  return refuse('MG-TURN-01', message('whyNot.noActionLeft'));
}

function whyNotOnTurn(game: MagesState, seat: Seat, move: Idea): Refusal | undefined {
  if (!isLiving(game, seat)) return refuse('MG-DEATH-06', message('whyNot.dead'));
  if (game.active !== seat) return whyNotOffTurn(move);
  return isAt(topOf(game), turn, 'thePlayerActs') ? whyNotAct(game, seat, move) : whyNotNow(game, move);
}

function whyNotDiscard(game: MagesState, seat: Seat, { card }: Idea): Refusal {
  if (game.active !== seat || !isAt(topOf(game), turn, 'theHandIsDiscardedToTheLimit')) return refuse('MG-HAND-01', message('whyNot.discardWhen'));
  return card !== undefined && !playerOf(game, seat).hand.includes(card as Card)
    ? refuse('MG-HAND-03', message('whyNot.notHeld'))
    : refuse('MG-HAND-03', message('whyNot.discardDown', { n: handLimit(playerOf(game, seat)) }));
}

function whyNotResurrect(game: MagesState, seat: Seat): Refusal {
  const { status, hasResurrected } = playerOf(game, seat);
  if (status === 'out') return hasResurrected ? refuse('MG-RES-07', message('whyNot.returnedOnce')) : refuse('MG-TWO-01', message('whyNot.gameOfTwo'));
  return refuse('MG-RES-01', message(status === 'dead' ? 'whyNot.deadRoll' : 'whyNot.alive'));
}

/** MG-ITEM-DOUBLING-08, MG-STAVE-05 */
function whyNotDoubled({ do: kind, card, with: potion }: Idea): Refusal | undefined {
  if (potion === undefined || !itemsAt('withAction').includes(potion) || kind.startsWith('cast')) return undefined;
  return refuse(card === 'heal' ? 'MG-STAVE-05' : 'MG-ITEM-DOUBLING-08', message('whyNot.doubledWhat'));
}

/** Why this move is not possible now; it may lack details. */
export function whyNot(game: MagesState, seat: Seat, move: Idea): Refusal | undefined {
  const notDoubled = whyNotDoubled(move);
  if (notDoubled) return notDoubled;
  if (isAct(move.do)) return whyNotOnTurn(game, seat, move);
  switch (move.do) {
    case 'respond':
      return whyNotAnswer(game, seat, move);
    case 'endTurn':
      return game.active === seat && game.actions > 0 ? refuse('MG-TURN-01', message('whyNot.actionsLeft')) : refuse('MG-TURN-01', message('whyNot.noTurn'));
    case 'discard':
      return whyNotDiscard(game, seat, move);
    case 'drawForTroll':
      return refuse('MG-TROLL-04', message('whyNot.trollDraw'));
    case 'rollToResurrect':
      return whyNotResurrect(game, seat);
    case 'lowerSkill':
      return refuse('MG-SPELL-WITHER-03', message('whyNot.witherPick'));
    case 'chooseSkill':
    case 'chooseSpell':
      return whyNotChoice(game, seat, move);
    case 'nameTarget':
      return refuse('MG-ITEM-DOUBLING-05', message('whyNot.secondTarget'));
    default:
      return undefined;
  }
}
