import { frameOf, isAt, type Message, type Refusal, refuse, type Seat, topOf } from '@conclave/engine';
import { type Card, doing, isItem, itemCard, itemsAt, type Moment, nameMessage, type Op, oneMessage } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { Answer } from '../moves.ts';
import { type Attack, attack, bystanders, type Idea, loseHeart, turn } from '../rules/index.ts';
import { holds, type MagesState } from '../state.ts';

type Window = Exclude<Moment, 'ownTurn' | 'withAction'> | 'dying';

/** What waits for an answer, and whose. */
function windowOf(game: MagesState): { moment: Window; seat: Seat } | undefined {
  const top = topOf(game);
  if (isAt(top, attack, 'theTargetMayAnswer')) return { moment: 'attacked', seat: top.target };
  if (isAt(top, attack, 'theCasterMayShatterTheCounter')) return { moment: 'countered', seat: top.caster };
  if (isAt(top, attack, 'theTargetMayLayCards')) return { moment: 'beforeTheDice', seat: top.target };
  return isAt(top, loseHeart, 'deathMayBeStavedOff') ? { moment: 'dying', seat: top.seat } : undefined;
}

const ANSWERS: Readonly<Record<Window, readonly Answer[]>> = {
  attacked: ['counter', ...itemsAt('attacked')],
  countered: itemsAt('countered'),
  beforeTheDice: itemsAt('beforeTheDice'),
  dying: ['heal'],
};

const isAnswer = (card: string): card is Answer => Object.values(ANSWERS).some((cards) => cards.some((one) => one === card));
const answersAt = (card: Answer, moment: Window): boolean => ANSWERS[moment].includes(card);

type AnsweringOp = Extract<Op, 'deflect' | 'cancelWither' | 'cancelCounter' | 'modify' | 'rollAgain'>;

/** When an Item of each effect answers, and the rule that says so. */
const MOMENTS: Record<AnsweringOp, (card: Message) => Refusal> = {
  deflect: (card) => refuse('MG-ITEM-SHIELD-01', message('whyNot.answersAttack', { card })),
  cancelWither: (card) => refuse('MG-ITEM-LANTERN-03', message('whyNot.answersWither', { card })),
  cancelCounter: (card) => refuse('MG-ITEM-BARRIER-01', message('whyNot.answersCounter', { card })),
  modify: (card) => refuse('MG-ITEM-CURSE-02', message('whyNot.laidAsAnswer', { card })),
  rollAgain: (card) => refuse('MG-ITEM-MIRROR-02', message('whyNot.laidAsAnswer', { card })),
};

function momentOf(card: Answer): Refusal {
  if (card === 'counter') return refuse('MG-SPELL-COUNTER-02', message('whyNot.counterWhen'));
  if (card === 'heal') return refuse('MG-STAVE-01', message('whyNot.healAsAnswer'));
  return MOMENTS[itemCard(card).effect.op as AnsweringOp](nameMessage(card));
}

const isIdleLantern = (card: Card, spell: Attack['spell'] | undefined): boolean =>
  isItem(card) && doing(card, 'cancelWither') !== undefined && spell === 'fireball';

/** MG-ROLL-11, MG-SPELL-COUNTER-05: the target of an attack has let the moment pass. */
function tooLate(game: MagesState, seat: Seat, card: Answer): Refusal | undefined {
  const attacking = frameOf(game, attack);
  if (attacking?.target !== seat || !(answersAt(card, 'attacked') || answersAt(card, 'beforeTheDice'))) return undefined;
  const { rule } = momentOf(card);
  if (isAt(attacking, attack, 'theTargetMayAnswer')) return undefined;
  if (!isAt(attacking, attack, 'theTargetMayLayCards', 'theCasterMayShatterTheCounter'))
    return refuse(rule, message('whyNot.diceHaveFallen', { card: oneMessage(card) }));
  if (!answersAt(card, 'attacked')) return undefined;
  return refuse(rule, message('whyNot.answeredOnce', { card: oneMessage(card) }));
}

/** No card was named: whether there is anything to answer at all, and anything to answer it with. */
function whyNoAnswer(game: MagesState, seat: Seat): Refusal | undefined {
  const open = windowOf(game);
  if (open?.seat !== seat) return refuse('MG-INFO-04', message('whyNot.nothingWaits'));
  const spell = frameOf(game, attack)?.spell;
  const fitting = ANSWERS[open.moment].filter((card) => !isIdleLantern(card, spell));
  return fitting.some((card) => holds(game, seat, card)) ? undefined : refuse('MG-INFO-04', message('whyNot.noAnswer'));
}

/** MG-ACT-10, MG-ITEM-DOUBLING-06: what is said of a card whatever the moment is. */
function neverNow(game: MagesState, seat: Seat, card: Answer): Refusal | undefined {
  const attacking = frameOf(game, attack);
  if (card === 'counter' && isAt(topOf(game), turn, 'thePlayerActs') && game.active === seat) return refuse('MG-ACT-10', message('whyNot.counterAsAction'));
  if (answersAt(card, 'countered') && attacking?.doubled && attacking.caster === seat) return refuse('MG-ITEM-DOUBLING-06', message('whyNot.noItemWithPotion'));
  return undefined;
}

/** MG-ITEM-SHIELD-02, MG-ITEM-SHIELD-04: whom a Shield can name. */
function misaimed(game: MagesState, attacking: Attack, target: Seat | undefined): Refusal | undefined {
  const others = bystanders(game, attacking);
  if (others.length === 0) return target === undefined ? undefined : refuse('MG-ITEM-SHIELD-04', message('whyNot.shieldOfTwo'));
  return target !== undefined && others.includes(target) ? undefined : refuse('MG-ITEM-SHIELD-02', message('whyNot.shieldTarget'));
}

function whyNotWith(game: MagesState, seat: Seat, card: Answer, target: Seat | undefined): Refusal | undefined {
  const open = windowOf(game);
  if (open?.seat !== seat || !answersAt(card, open.moment)) return tooLate(game, seat, card) ?? momentOf(card);
  if (!holds(game, seat, card)) return refuse(momentOf(card).rule, message('whyNot.holdNone', { card: nameMessage(card) }));
  const attacking = frameOf(game, attack);
  if (isIdleLantern(card, attacking?.spell)) return refuse('MG-ITEM-LANTERN-04', message('whyNot.idleLantern', { card: nameMessage(card) }));
  return attacking && isItem(card) && doing(card, 'deflect') ? misaimed(game, attacking, target) : undefined;
}

export function whyNotAnswer(game: MagesState, seat: Seat, { card, target }: Idea): Refusal | undefined {
  if (card === undefined || !isAnswer(card)) return whyNoAnswer(game, seat);
  return neverNow(game, seat, card) ?? whyNotWith(game, seat, card, target);
}
