import { frameOf, isAt, type Refusal, refuse, type Seat, topOf } from '@conclave/engine';
import { type Card, doing, isItem, itemCard, itemsAt, type Moment, nameOf, type Op, one } from '../cards/index.ts';
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
const MOMENTS: Record<AnsweringOp, (name: string) => Refusal> = {
  deflect: (name) => refuse('MG-ITEM-SHIELD-01', `${name} is played by the target of an attack, before the dice.`),
  cancelWither: (name) => refuse('MG-ITEM-LANTERN-03', `${name} answers a Wither aimed at you.`),
  cancelCounter: (name) => refuse('MG-ITEM-BARRIER-01', `${name} is played right after a Counter against your spell.`),
  modify: (name) => refuse('MG-ITEM-CURSE-02', `As an answer, ${name} is laid by the target just before the dice.`),
  rollAgain: (name) => refuse('MG-ITEM-MIRROR-02', `As an answer, ${name} is laid by the target just before the dice.`),
};

function momentOf(card: Answer): Refusal {
  if (card === 'counter') return refuse('MG-SPELL-COUNTER-02', 'A Counter is played by the target of an attack, before the dice.');
  if (card === 'heal') return refuse('MG-STAVE-01', 'As an answer, Heal is played by whoever lost the last heart.');
  return MOMENTS[itemCard(card).effect.op as AnsweringOp](nameOf(card));
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
    return refuse(rule, `It is too late for ${one(card)}: the dice have fallen.`);
  if (!answersAt(card, 'attacked')) return undefined;
  return refuse(rule, `It is too late for ${one(card)}: an attack is answered once, before cards are laid for the dice.`);
}

/** No card was named: whether there is anything to answer at all, and anything to answer it with. */
function whyNoAnswer(game: MagesState, seat: Seat): Refusal | undefined {
  const open = windowOf(game);
  if (open?.seat !== seat) return refuse('MG-INFO-04', 'Nothing waits for an answer of yours.');
  const spell = frameOf(game, attack)?.spell;
  const fitting = ANSWERS[open.moment].filter((card) => !isIdleLantern(card, spell));
  return fitting.some((card) => holds(game, seat, card)) ? undefined : refuse('MG-INFO-04', 'None of your cards answers this.');
}

/** MG-ACT-10, MG-ITEM-DOUBLING-06: what is said of a card whatever the moment is. */
function neverNow(game: MagesState, seat: Seat, card: Answer): Refusal | undefined {
  const attacking = frameOf(game, attack);
  if (card === 'counter' && isAt(topOf(game), turn, 'thePlayerActs') && game.active === seat)
    return refuse('MG-ACT-10', 'A Counter is never played as an action.');
  if (answersAt(card, 'countered') && attacking?.doubled && attacking.caster === seat)
    return refuse('MG-ITEM-DOUBLING-06', 'No other Item of yours works with a Doubling Potion.');
  return undefined;
}

/** MG-ITEM-SHIELD-02, MG-ITEM-SHIELD-04: whom a Shield can name. */
function misaimed(game: MagesState, attacking: Attack, target: Seat | undefined): Refusal | undefined {
  const others = bystanders(game, attacking);
  if (others.length === 0)
    return target === undefined ? undefined : refuse('MG-ITEM-SHIELD-04', 'While two live, a Shield works as a Counter and names nobody.');
  return target !== undefined && others.includes(target) ? undefined : refuse('MG-ITEM-SHIELD-02', 'Name a living player, neither the caster nor yourself.');
}

function whyNotWith(game: MagesState, seat: Seat, card: Answer, target: Seat | undefined): Refusal | undefined {
  const open = windowOf(game);
  if (open?.seat !== seat || !answersAt(card, open.moment)) return tooLate(game, seat, card) ?? momentOf(card);
  if (!holds(game, seat, card)) return refuse(momentOf(card).rule, `You hold no ${nameOf(card)}.`);
  const attacking = frameOf(game, attack);
  if (isIdleLantern(card, attacking?.spell)) return refuse('MG-ITEM-LANTERN-04', `${nameOf(card)} does nothing against Fireball.`);
  return attacking && isItem(card) && doing(card, 'deflect') ? misaimed(game, attacking, target) : undefined;
}

export function whyNotAnswer(game: MagesState, seat: Seat, { card, target }: Idea): Refusal | undefined {
  if (card === undefined || !isAnswer(card)) return whyNoAnswer(game, seat);
  return neverNow(game, seat, card) ?? whyNotWith(game, seat, card, target);
}
