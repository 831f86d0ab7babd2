import { lookUp, pick, playerOf, type Seat, tell, tellOnly } from '@conclave/engine';
import { type Card, doing, type EffectOf, type ITEM_EFFECTS, type Item, itemCard, type Op, type Skill } from '../cards/index.ts';
import type { MagesEvent } from '../moves.ts';
import { type MagesState, opponentsOf, takeOut } from '../state.ts';
import { lowerLevel, skillsAboveZero } from './hearts-and-levels.ts';
import { putAway } from './piles.ts';
import { everyoneRolls } from './storms.ts';
import { layInFrontOf } from './table-cards.ts';
import { takeTroll } from './troll.ts';

/** An Item as it is played: whom it names, and which skill. */
export interface Played {
  readonly item: Item;
  readonly target?: Seat;
  readonly skill?: Skill;
}

export const isForOwnTurn = (item: Item): boolean => itemCard(item).moments.includes('ownTurn');
export const namesOpponent = (item: Item): boolean => itemCard(item).target === 'otherPlayer';
export const namesSkill = (item: Item): boolean => doing(item, 'lowerSkill') !== undefined;

/** Whether an Item can do anything to this opponent. MG-ITEM-MASK-02, MG-ITEM-FORGOTTEN-02, MG-ITEM-POISON-02 */
export function isTargetOf(game: MagesState, item: Item, target: Seat): boolean {
  const player = playerOf(game, target);
  if (doing(item, 'steal') || doing(item, 'forget')) return player.hand.length > 0;
  return !namesSkill(item) || skillsAboveZero(player).length > 0;
}

export const targetsOf = (game: MagesState, seat: Seat, item: Item): Seat[] => opponentsOf(game, seat).filter((target) => isTargetOf(game, item, target));

/** MG-ITEM-TRAP-02 */
export const isTrollAlreadyOwn = (game: MagesState, seat: Seat, item: Item): boolean => game.troll === seat && doing(item, 'takeTroll') !== undefined;

function randomCardOf(game: MagesState, target: Seat): Card {
  const { hand } = playerOf(game, target);
  const card = hand[pick(game, hand.length)] as Card;
  takeOut(hand, card);
  return card;
}

/** MG-ITEM-MASK-01, MG-INFO-05 */
function steal(game: MagesState, seat: Seat, from: Seat): void {
  const card = randomCardOf(game, from);
  playerOf(game, seat).hand.push(card);
  tellOnly<MagesEvent>([seat, from], { is: 'cardStolen', seat, from, card }, { is: 'cardStolen', seat, from });
}

/** MG-ITEM-FORGOTTEN-01 */
function makeForget(game: MagesState, seat: Seat, from: Seat): void {
  const card = randomCardOf(game, from);
  putAway(game, card);
  tell<MagesEvent>({ is: 'cardForgotten', seat, from, card });
}

type Table = typeof ITEM_EFFECTS;
/** Effects of Items that are played by themselves and not laid out. */
type AtOnce = { [O in Op]: Table[O] extends { readonly faceUp: false; readonly moments: readonly ['ownTurn'] } ? O : never }[Op];
type Deed<O extends AtOnce> = (game: MagesState, seat: Seat, effect: EffectOf<O>, named: { target: Seat; skill?: Skill }) => void;

/** MG-ITEM-GEN-04 */
const deeds: { [O in AtOnce]: Deed<O> } = {
  steal: (game, seat, _effect, { target }) => steal(game, seat, target),
  forget: (game, seat, _effect, { target }) => makeForget(game, seat, target),
  lowerSkill(game, seat, _effect, { target, skill }) {
    if (skill) lowerLevel(game, target, skill, seat);
  },
  extraActions(game, _seat, { amount }) {
    game.actions += amount;
  },
  everyoneRolls,
  takeTroll: (game, seat) => takeTroll(game, seat, {}),
};

function takeEffect(game: MagesState, seat: Seat, { item, target = seat, skill }: Played): void {
  const { effect } = itemCard(item);
  const deed = lookUp(deeds as Record<string, Deed<AtOnce>>, effect.op);
  if (!deed) throw new Error(`${item} is not played by itself`);
  deed(game, seat, effect as EffectOf<AtOnce>, skill ? { target, skill } : { target });
}

/** MG-ACT-09, MG-ITEM-GEN-05: no action is spent. */
export function playItem(game: MagesState, seat: Seat, { item, target, skill }: Played): void {
  takeOut<Card>(playerOf(game, seat).hand, item);
  tell<MagesEvent>({ is: 'itemPlayed', seat, item, ...(target !== undefined && { target }), ...(skill && { skill }) });
  if (itemCard(item).faceUp) {
    layInFrontOf(game, target ?? seat, item);
    return;
  }
  putAway(game, item);
  takeEffect(game, seat, { item, ...(target !== undefined && { target }), ...(skill && { skill }) });
}
