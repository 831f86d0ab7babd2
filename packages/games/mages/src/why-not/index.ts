import { isAt, playerOf, type Refusal, refuse, type Seat, topOf } from '@conclave/engine';
import { type Card, itemsAt } from '../cards/index.ts';
import { handLimit, type Idea, isAct, turn, whyNotAct } from '../rules/index.ts';
import { isLiving, type MagesState } from '../state.ts';
import { whyNotAnswer } from './answers.ts';
import { whyNotChoice } from './choices.ts';

/** MG-ITEM-GEN-08, MG-SPELL-GEN-02 */
function whyNotOffTurn(move: Idea): Refusal {
  if (move.do === 'playItem')
    return refuse('MG-ITEM-GEN-08', 'Outside your turn only Shield, Lantern, Curse and Mirror are played, and only when you are attacked.');
  if (move.do.startsWith('cast')) return refuse('MG-SPELL-GEN-02', 'Spells are cast on your own turn.');
  return refuse('MG-TURN-01', 'It is not your turn.');
}

function whyNotNow(game: MagesState, move: Idea): Refusal {
  if (!isAt(topOf(game), turn)) return refuse('MG-ITEM-GEN-10', 'What is being carried out must be finished first.');
  if (move.do === 'playItem' || move.do.startsWith('cast')) return refuse('MG-TURN-06', 'No card is played after the last action.');
  return refuse('MG-TURN-01', 'You have no action left.');
}

function whyNotOnTurn(game: MagesState, seat: Seat, move: Idea): Refusal | undefined {
  if (!isLiving(game, seat)) return refuse('MG-DEATH-06', 'The dead take no actions and play no cards.');
  if (game.active !== seat) return whyNotOffTurn(move);
  return isAt(topOf(game), turn, 'thePlayerActs') ? whyNotAct(game, seat, move) : whyNotNow(game, move);
}

function whyNotDiscard(game: MagesState, seat: Seat, { card }: Idea): Refusal {
  if (game.active !== seat || !isAt(topOf(game), turn, 'theHandIsDiscardedToTheLimit'))
    return refuse('MG-HAND-01', 'Cards are discarded only at the end of your turn, above the hand limit.');
  return card !== undefined && !playerOf(game, seat).hand.includes(card as Card)
    ? refuse('MG-HAND-03', 'You do not hold that card.')
    : refuse('MG-HAND-03', `Discard down to ${handLimit(playerOf(game, seat))} cards.`);
}

function whyNotResurrect(game: MagesState, seat: Seat): Refusal {
  const { status, hasResurrected } = playerOf(game, seat);
  if (status === 'out') return hasResurrected ? refuse('MG-RES-07', 'You returned once already.') : refuse('MG-TWO-01', 'Nobody returns in a game of two.');
  return refuse('MG-RES-01', status === 'dead' ? 'The dead roll once, on their own turn.' : 'You are alive.');
}

/** MG-ITEM-DOUBLING-08, MG-STAVE-05 */
function whyNotDoubled({ do: kind, card, with: potion }: Idea): Refusal | undefined {
  if (potion === undefined || !itemsAt('withAction').includes(potion) || kind.startsWith('cast')) return undefined;
  return refuse(card === 'heal' ? 'MG-STAVE-05' : 'MG-ITEM-DOUBLING-08', 'Only Fireball, Wither and Heal are doubled, cast as an action.');
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
      return game.active === seat && game.actions > 0
        ? refuse('MG-TURN-01', 'You have actions left. Pass, if you want none of them.')
        : refuse('MG-TURN-01', 'There is no turn of yours to end.');
    case 'discard':
      return whyNotDiscard(game, seat, move);
    case 'drawForTroll':
      return refuse('MG-TROLL-04', 'The owner of the Troll may draw at the end of the own turn.');
    case 'rollToResurrect':
      return whyNotResurrect(game, seat);
    case 'lowerSkill':
      return refuse('MG-SPELL-WITHER-03', 'The winner of a Wither picks a skill above 0 of the player it strikes.');
    case 'chooseSkill':
    case 'chooseSpell':
      return whyNotChoice(game, seat, move);
    case 'nameTarget':
      return refuse('MG-ITEM-DOUBLING-05', 'The second casting of a doubled spell names another living player.');
    default:
      return undefined;
  }
}
