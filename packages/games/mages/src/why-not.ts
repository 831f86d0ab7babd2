import { lookUp, type Refusal, type Seat } from '@conclave/engine';
import { NAMES } from './cards/cards.ts';
import type { Card } from './cards/kinds.ts';
import { type Attack, bystanders } from './rules/attack.ts';
import { handLimit } from './rules/characters.ts';
import { type Idea, isAct, whyNotAct } from './rules/legality.ts';
import { holds, isLiving, type MagesState, playerOf } from './state.ts';
import { frameOf } from './view.ts';

const refuse = (rule: string, reason: string): Refusal => ({ rule, reason });

/** The rule and step that wait for an answer. */
const stepOf = (game: MagesState): string => {
  const top = game.stack.at(-1);
  return top ? `${top.rule}.${top.at}` : '';
};

/** MG-ITEM-GEN-08, MG-SPELL-GEN-02 */
function whyNotOffTurn(move: Idea): Refusal {
  if (move.do === 'playItem')
    return refuse('MG-ITEM-GEN-08', 'Outside your turn only Shield, Lantern, Curse and Mirror are played, and only when you are attacked.');
  if (move.do.startsWith('cast')) return refuse('MG-SPELL-GEN-02', 'Spells are cast on your own turn.');
  return refuse('MG-TURN-01', 'It is not your turn.');
}

function whyNotNow(game: MagesState, move: Idea): Refusal {
  if (game.stack.at(-1)?.rule !== 'turn') return refuse('MG-ITEM-GEN-10', 'What is being carried out must be finished first.');
  if (move.do === 'playItem' || move.do.startsWith('cast')) return refuse('MG-TURN-06', 'No card is played after the last action.');
  return refuse('MG-TURN-01', 'You have no action left.');
}

function whyNotOnTurn(game: MagesState, seat: Seat, move: Idea): Refusal | undefined {
  if (!isLiving(game, seat)) return refuse('MG-DEATH-06', 'The dead take no actions and play no cards.');
  if (game.active !== seat) return whyNotOffTurn(move);
  return stepOf(game) === 'turn.thePlayerActs' ? whyNotAct(game, seat, move) : whyNotNow(game, move);
}

/** The one moment for each answering card, and what to say at any other. */
const MOMENTS: Record<string, { step: string; rule: string; reason: string }> = {
  counter: { step: 'attack.theTargetMayAnswer', rule: 'MG-SPELL-COUNTER-02', reason: 'A Counter is played by the target of an attack, before the dice.' },
  'apprentices-shield': {
    step: 'attack.theTargetMayAnswer',
    rule: 'MG-ITEM-SHIELD-01',
    reason: 'A Shield is played by the target of an attack, before the dice.',
  },
  'melgorns-lantern': { step: 'attack.theTargetMayAnswer', rule: 'MG-ITEM-LANTERN-03', reason: 'A Lantern answers a Wither aimed at you.' },
  'shattered-barrier': {
    step: 'attack.theCasterMayShatterTheCounter',
    rule: 'MG-ITEM-BARRIER-01',
    reason: 'A Barrier is played right after a Counter against your spell.',
  },
  'agrins-curse': {
    step: 'attack.theTargetMayLayCards',
    rule: 'MG-ITEM-CURSE-02',
    reason: 'As an answer, a Curse is laid by the target just before the dice.',
  },
  'mirror-of-illusion': {
    step: 'attack.theTargetMayLayCards',
    rule: 'MG-ITEM-MIRROR-02',
    reason: 'As an answer, a Mirror is laid by the target just before the dice.',
  },
  heal: { step: 'loseHeart.deathMayBeStavedOff', rule: 'MG-STAVE-01', reason: 'As an answer, Heal is played by whoever lost the last heart.' },
};

const askedIn = (game: MagesState): Seat | undefined => {
  const top = game.stack.at(-1) as (Partial<Attack> & { seat?: Seat; at: string }) | undefined;
  if (top?.at === 'theCasterMayShatterTheCounter') return top.caster;
  return top?.target ?? top?.seat;
};

const isIdleLantern = (card: string | undefined, attack: Attack | undefined): boolean => card === 'melgorns-lantern' && attack?.spell === 'fireball';

/** No card was named: whether there is anything to answer at all, and anything to answer it with. */
function whyNoAnswer(game: MagesState, seat: Seat): Refusal | undefined {
  const fitting = Object.keys(MOMENTS).filter((card) => MOMENTS[card]?.step === stepOf(game));
  if (fitting.length === 0 || askedIn(game) !== seat) return refuse('MG-INFO-04', 'Nothing waits for an answer of yours.');
  const attack = frameOf<Attack>(game, 'attack');
  return fitting.some((card) => holds(game, seat, card as Card) && !isIdleLantern(card, attack))
    ? undefined
    : refuse('MG-INFO-04', 'None of your cards answers this.');
}

function whyNotAnswer(game: MagesState, seat: Seat, { card, target }: Idea): Refusal | undefined {
  const moment = card === undefined ? undefined : lookUp(MOMENTS, card);
  if (!moment) return whyNoAnswer(game, seat);
  const attack = frameOf<Attack>(game, 'attack');
  if (card === 'counter' && stepOf(game) === 'turn.thePlayerActs' && game.active === seat)
    return refuse('MG-ACT-10', 'A Counter is never played as an action.');
  if (card === 'shattered-barrier' && attack?.doubled && attack.caster === seat)
    return refuse('MG-ITEM-DOUBLING-06', 'No other Item of yours works with a Doubling Potion.');
  if (stepOf(game) !== moment.step || askedIn(game) !== seat) return refuse(moment.rule, moment.reason);
  if (!holds(game, seat, card as Card)) return refuse(moment.rule, `You hold no ${NAMES[card as Card]}.`);
  if (isIdleLantern(card, attack)) return refuse('MG-ITEM-LANTERN-04', 'A Lantern does nothing against Fireball.');
  if (card !== 'apprentices-shield' || !attack) return undefined;
  return target !== undefined && bystanders(game, attack).includes(target)
    ? undefined
    : refuse('MG-ITEM-SHIELD-02', 'Name a living player, neither the caster nor yourself.');
}

function whyNotDiscard(game: MagesState, seat: Seat, { card }: Idea): Refusal {
  if (game.active !== seat || stepOf(game) !== 'turn.theHandIsDiscardedToTheLimit')
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
  if (potion !== 'doubling-potion' || kind.startsWith('cast')) return undefined;
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
      return refuse('MG-SETUP-07', 'Only Gladius and Elad bring a choice: at the start, or when they are claimed.');
    case 'nameTarget':
      return refuse('MG-ITEM-DOUBLING-05', 'The second casting of a doubled spell names another living player.');
    default:
      return undefined;
  }
}
