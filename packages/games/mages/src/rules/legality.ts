import { type Message, type PaymentFault, playerOf, type Refusal, refuse, type Seat } from '@conclave/engine';
import {
  amountMessage,
  type Card,
  doing,
  FIN,
  ITEMS,
  type Item,
  itemCard,
  type Moment,
  nameMessage,
  RESOURCES,
  RULES,
  SKILLS,
  type Skill,
  SPELLS,
  type Spell,
} from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { MagesMove } from '../moves.ts';
import { holds, type MagesState, opponentsOf } from '../state.ts';
import { itemPrice, mizikoLimit, spellPrice } from './characters.ts';
import { refuseDungeon } from './heal.ts';
import { isTop, nextLevelPrice } from './hearts-and-levels.ts';
import { isForOwnTurn, isTargetOf, isTrollAlreadyOwn, namesOpponent, namesSkill, targetsOf } from './items.ts';
import { type Cost, faultOf, fin, jewels, lackOf, orbs, potionOf } from './payment.ts';
import { canDrawItem, canDrawResource } from './piles.ts';

type Maybe = Refusal | undefined;
/** A move that may lack some of its details. */
export interface Idea {
  readonly do: MagesMove['do'];
  readonly place?: number;
  readonly pay?: readonly string[];
  readonly double?: string;
  readonly spell?: Spell;
  readonly skill?: Skill;
  readonly item?: Item;
  readonly target?: Seat;
  readonly dungeon?: Seat;
  readonly with?: Item;
  readonly card?: string;
}

const costMessage = ({ unit, amount }: Cost): Message => (unit === 'fin' ? message('part.fin', { n: amount }) : amountMessage(unit, amount));

/** MG-DRAW-01, MG-DRAW-03, MG-DRAW-06 */
function refuseRow(game: MagesState, seat: Seat, place: number): Maybe {
  const card = game.row[place];
  if (card === undefined) return refuse('MG-DRAW-01', message('whyNot.rowPlaces', { n: game.row.length }));
  if (card === null) return refuse('MG-DRAW-06', message('whyNot.rowGap'));
  const limit = mizikoLimit(playerOf(game, seat));
  if (card !== 'miziko' || game.mizikoTaken < limit) return undefined;
  return refuse('MG-DRAW-03', message('whyNot.mizikoTaken', { n: limit }));
}

interface Wanted {
  cost: Cost;
  /** The rule that sets the price. */
  priceRule: string;
  what: Message;
}

const paysFor = (card: string, unit: Cost['unit']): boolean => (unit === 'fin' ? FIN.some((fin) => fin === card) : card === unit || card === 'miziko');

/** MG-PAY-02, MG-PAY-06, MG-PAY-09 */
function faultReason({ cost, priceRule, what }: Wanted, fault: PaymentFault): Refusal {
  if (fault.fault === 'short') return refuse(priceRule, message('whyNot.notEnough', { what, cost: costMessage(cost) }), fault.missing);
  const card = nameMessage(fault.id as Card);
  if (fault.fault === 'idle') return refuse('MG-PAY-09', message('whyNot.leftOut', { card }));
  if (paysFor(fault.id, cost.unit)) return refuse('MG-TERM-02', message('whyNot.notThatMany', { card }));
  return fault.id === 'miziko' ? refuse('MG-PAY-06', message('whyNot.mizikoForFin')) : refuse('MG-PAY-02', message('whyNot.doesNotPay', { card, what }));
}

function refuseDoubling(game: MagesState, seat: Seat, pay: readonly string[], double: string): Maybe {
  if (!potionOf(game, seat)) return refuse('MG-ITEM-DOUBLING-01', message('whyNot.noPotion'));
  return pay.includes(double) ? undefined : refuse('MG-ITEM-DOUBLING-01', message('whyNot.potionOutside'));
}

function refusePayment(game: MagesState, seat: Seat, wanted: Wanted, { pay, double }: Idea): Maybe {
  if (pay === undefined) {
    const missing = lackOf(game, seat, wanted.cost);
    return missing && refuse(wanted.priceRule, message('whyNot.cannotPay', { what: wanted.what, cost: costMessage(wanted.cost) }), missing);
  }
  const strange = pay.find((card) => !(RESOURCES as readonly string[]).includes(card));
  if (strange !== undefined) return refuse('MG-PAY-01', message('whyNot.onlyResources'));
  const badDouble = double === undefined ? undefined : refuseDoubling(game, seat, pay, double);
  if (badDouble) return badDouble;
  const fault = faultOf(game, seat, wanted.cost, double === undefined ? { pay } : { pay, double });
  return fault && faultReason(wanted, fault);
}

/** MG-ACT-02, MG-ACT-13 */
function refuseItem(game: MagesState, seat: Seat, move: Idea): Maybe {
  if (!canDrawItem(game)) return refuse('MG-ACT-13', message('whyNot.noItemLeft'));
  return refusePayment(game, seat, { cost: fin(itemPrice(playerOf(game, seat))), priceRule: 'MG-ITEM-GEN-01', what: message('part.anItem') }, move);
}

/** MG-ACT-03, MG-ACT-13 */
function refuseSpell(game: MagesState, seat: Seat, spell: Spell, move: Idea): Maybe {
  if (game.spells[spell] === 0) return refuse('MG-ACT-13', message('whyNot.pileEmpty', { spell: nameMessage(spell) }));
  const cost = jewels(spell, spellPrice(playerOf(game, seat), spell));
  return refusePayment(game, seat, { cost, priceRule: 'MG-PAY-04', what: nameMessage(spell) }, move);
}

/** MG-ACT-04, MG-LEVEL-02, MG-LEVEL-04 */
function refuseRaise(game: MagesState, seat: Seat, skill: Skill, move: Idea): Maybe {
  const player = playerOf(game, seat);
  if (isTop(player, skill)) return refuse('MG-LEVEL-04', message('whyNot.topLevel', { skill: nameMessage(skill), level: RULES.maxLevel }));
  const level = player.levels[skill] + 1;
  return refusePayment(
    game,
    seat,
    { cost: orbs(skill, nextLevelPrice(player, skill)), priceRule: 'MG-LEVEL-02', what: message('table.level', { skill: nameMessage(skill), level }) },
    move,
  );
}

const isOpponent = (game: MagesState, seat: Seat, target: Seat): boolean => opponentsOf(game, seat).includes(target);

/** MG-ITEM-DOUBLING-03, MG-ITEM-DOUBLING-04 */
function refuseDoubled(game: MagesState, seat: Seat, { with: potion }: Idea): Maybe {
  if (potion === undefined) return undefined;
  if (!holds(game, seat, potion)) return refuse('MG-ITEM-DOUBLING-03', message('whyNot.holdNone', { card: nameMessage(potion) }));
  return game.actions >= RULES.doubledSpellActions
    ? undefined
    : refuse('MG-ITEM-DOUBLING-04', message('whyNot.doubledActions', { n: RULES.doubledSpellActions }));
}

/** MG-ACT-05, MG-SPELL-GEN-05 */
function refuseAttack(game: MagesState, seat: Seat, spell: Spell, move: Idea): Maybe {
  if (!holds(game, seat, spell)) return refuse('MG-ACT-05', message('whyNot.holdNone', { card: nameMessage(spell) }));
  if (move.target !== undefined && !isOpponent(game, seat, move.target)) return refuse('MG-SPELL-GEN-05', message('whyNot.attackTarget'));
  return refuseDoubled(game, seat, move);
}

/** MG-SPELL-HEAL-02, MG-SPELL-HEAL-04 */
function refuseHeal(game: MagesState, seat: Seat, move: Idea): Maybe {
  if (!holds(game, seat, 'heal')) return refuse('MG-ACT-05', message('whyNot.holdNone', { card: nameMessage('heal') }));
  if (playerOf(game, seat).hearts >= RULES.maxHearts) return refuse('MG-SPELL-HEAL-04', message('whyNot.heartsFull', { n: RULES.maxHearts }));
  const badDungeon = move.dungeon === undefined ? undefined : refuseDungeon(game, seat, move.dungeon);
  return badDungeon ?? refuseDoubled(game, seat, move);
}

/** MG-ITEM-SHIELD-01, MG-ITEM-BARRIER-01, MG-ITEM-GEN-11: what to say of an Item that is not played by itself. */
const ONLY_AT: Record<Exclude<Moment, 'ownTurn'>, (card: Message) => Refusal> = {
  attacked: (card) => refuse('MG-ITEM-SHIELD-01', message('whyNot.onlyAttacked', { card })),
  countered: (card) => refuse('MG-ITEM-BARRIER-01', message('whyNot.onlyCountered', { card })),
  withAction: (card) => refuse('MG-ITEM-GEN-11', message('whyNot.onlyWithAction', { card })),
  beforeTheDice: (card) => refuse('MG-ITEM-GEN-08', message('whyNot.onlyBeforeTheDice', { card })),
};

function notByItself(item: Item): Maybe {
  const [first] = itemCard(item).moments;
  return first === undefined || first === 'ownTurn' || isForOwnTurn(item) ? undefined : ONLY_AT[first](nameMessage(item));
}

/** Why there is nobody to play it on. */
function uselessness(item: Item): Refusal {
  if (doing(item, 'steal')) return refuse('MG-ITEM-MASK-02', message('whyNot.nothingToTake'));
  if (doing(item, 'forget')) return refuse('MG-ITEM-FORGOTTEN-02', message('whyNot.handEmpty'));
  return namesSkill(item) ? refuse('MG-ITEM-POISON-02', message('whyNot.nothingToLower')) : refuse('MG-TERM-04', message('whyNot.nobody'));
}

/** MG-TERM-04 and the Items' own limits. */
function refuseTarget(game: MagesState, seat: Seat, item: Item, { target, skill }: Idea): Maybe {
  if (target === undefined) return targetsOf(game, seat, item).length === 0 ? uselessness(item) : undefined;
  if (!isOpponent(game, seat, target)) return refuse('MG-TERM-04', message('whyNot.nameAnother'));
  if (!isTargetOf(game, item, target)) return uselessness(item);
  if (!namesSkill(item) || skill === undefined) return undefined;
  return playerOf(game, target).levels[skill] > 0 ? undefined : refuse('MG-ITEM-POISON-01', message('whyNot.skillAtZero'));
}

function refuseToPlay(game: MagesState, seat: Seat, item: Item, move: Idea): Maybe {
  if (!holds(game, seat, item)) return refuse('MG-ITEM-GEN-02', message('whyNot.holdNone', { card: nameMessage(item) }));
  const elsewhere = notByItself(item);
  if (elsewhere) return elsewhere;
  if (isTrollAlreadyOwn(game, seat, item)) return refuse('MG-ITEM-TRAP-02', message('whyNot.trollYours'));
  return namesOpponent(item) ? refuseTarget(game, seat, item, move) : undefined;
}

const NO_SPELL = refuse('MG-PAY-04', message('whyNot.noSpell'));
const NO_LEVEL = refuse('MG-LEVEL-02', message('whyNot.noLevel'));
const NO_ITEM = refuse('MG-ITEM-GEN-02', message('whyNot.noItem'));

/** What to say of a kind of move that is possible with nothing. */
const ifAll = <T>(things: readonly T[], whyNot: (thing: T) => Maybe, none: Refusal): Maybe => (things.every(whyNot) ? none : undefined);

/** Why the active player, with an action left, may not do this. What is not said of the move does not count against it. */
export function whyNotAct(game: MagesState, seat: Seat, move: Idea): Maybe {
  switch (move.do) {
    case 'drawRow':
      return move.place === undefined ? undefined : refuseRow(game, seat, move.place);
    case 'drawDeck':
      return canDrawResource(game) ? undefined : refuse('MG-DRAW-06', message('whyNot.deckEmpty'));
    case 'buyItem':
      return refuseItem(game, seat, move);
    case 'buySpell':
      return move.spell ? refuseSpell(game, seat, move.spell, move) : ifAll(SPELLS, (spell) => refuseSpell(game, seat, spell, move), NO_SPELL);
    case 'raise':
      return move.skill ? refuseRaise(game, seat, move.skill, move) : ifAll(SKILLS, (skill) => refuseRaise(game, seat, skill, move), NO_LEVEL);
    case 'castFireball':
      return refuseAttack(game, seat, 'fireball', move);
    case 'castWither':
      return refuseAttack(game, seat, 'wither', move);
    case 'castHeal':
      return refuseHeal(game, seat, move);
    case 'rollForTroll':
      return game.troll === seat ? refuse('MG-TROLL-03', message('whyNot.trollYours')) : undefined;
    case 'playItem':
      return move.item ? refuseToPlay(game, seat, move.item, move) : ifAll(ITEMS, (item) => refuseToPlay(game, seat, item, move), NO_ITEM);
    default:
      return undefined;
  }
}

/** What an Item needs to be told, or is told too much. */
function misnamed({ item, target, skill }: Idea): Maybe {
  if (item === undefined) return undefined;
  const wants = { target: namesOpponent(item), skill: namesSkill(item) };
  if (wants.target && target === undefined) return refuse('MG-TERM-04', message('whyNot.nameOpponent'));
  if (wants.skill && skill === undefined) return refuse('MG-ITEM-POISON-01', message('whyNot.nameSkill'));
  const isTooMuch = (!wants.target && target !== undefined) || (!wants.skill && skill !== undefined);
  return isTooMuch ? refuse('TABLE-SHAPE', message('whyNot.namesTooMuch')) : undefined;
}

const ACTS: readonly MagesMove['do'][] = [
  'drawRow',
  'drawDeck',
  'buyItem',
  'buySpell',
  'raise',
  'castFireball',
  'castWither',
  'castHeal',
  'rollForTroll',
  'pass',
  'playItem',
];

export const isAct = (kind: MagesMove['do']): boolean => ACTS.includes(kind);

/** Judges a whole move of the active player, such as a payment of the player's own making. */
export function refuseAct(game: MagesState, seat: Seat, move: MagesMove): Maybe {
  if (!isAct(move.do)) return refuse('TABLE-OFFER', message('whyNot.notOffered'));
  return whyNotAct(game, seat, move) ?? (move.do === 'playItem' ? misnamed(move) : undefined);
}
