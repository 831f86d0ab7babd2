import { pick, playerOf, type Seat, tell, tellOnly } from '@conclave/engine';
import { type Card, type Item, itemCards, RULES, type Skill } from '../cards/index.ts';
import type { MagesEvent } from '../moves.ts';
import { type MagesState, opponentsOf, takeOut } from '../state.ts';
import { lowerLevel, skillsAboveZero } from './hearts-and-levels.ts';
import { putAway } from './piles.ts';
import { firestorm, healingRain } from './storms.ts';
import { layInFrontOf } from './table-cards.ts';
import { takeTroll } from './troll.ts';

/** An Item as it is played: whom it names, and which skill. */
export interface Played {
  readonly item: Item;
  readonly target?: Seat;
  readonly skill?: Skill;
}

/** Items that name an opponent, and those that cannot be played by themselves on the own turn. */
export const NAMING: readonly Item[] = ['thiefs-mask', 'forgotten-potion', 'agrins-curse', 'shackles', 'limiting-poison'];
export const ANSWERING: readonly Item[] = ['apprentices-shield', 'shattered-barrier', 'doubling-potion'];

/** Whether an Item can do anything to this opponent. MG-ITEM-MASK-02, MG-ITEM-FORGOTTEN-02, MG-ITEM-POISON-02 */
export function isTargetOf(game: MagesState, item: Item, target: Seat): boolean {
  const player = playerOf(game, target);
  if (item === 'thiefs-mask' || item === 'forgotten-potion') return player.hand.length > 0;
  return item !== 'limiting-poison' || skillsAboveZero(player).length > 0;
}

export const targetsOf = (game: MagesState, seat: Seat, item: Item): Seat[] => opponentsOf(game, seat).filter((target) => isTargetOf(game, item, target));

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

/** What Items do that are not laid out. MG-ITEM-GEN-04 */
function takeEffect(game: MagesState, seat: Seat, { item, target = seat, skill }: Played): void {
  if (item === 'thiefs-mask') steal(game, seat, target);
  else if (item === 'forgotten-potion') makeForget(game, seat, target);
  else if (item === 'golden-hourglass') game.actions += RULES.hourglassExtraActions;
  else if (item === 'healing-rain') healingRain(game, seat);
  else if (item === 'firestorm') firestorm(game, seat);
  else if (item === 'troll-trap') takeTroll(game, seat, {});
  else if (item === 'limiting-poison' && skill) lowerLevel(game, target, skill, seat);
}

/** MG-ACT-09, MG-ITEM-GEN-05: no action is spent. */
export function playItem(game: MagesState, seat: Seat, { item, target, skill }: Played): void {
  takeOut<Card>(playerOf(game, seat).hand, item);
  tell<MagesEvent>({ is: 'itemPlayed', seat, item, ...(target !== undefined && { target }), ...(skill && { skill }) });
  if (itemCards[item].faceUp) {
    layInFrontOf(game, target ?? seat, item);
    return;
  }
  putAway(game, item);
  takeEffect(game, seat, { item, ...(target !== undefined && { target }), ...(skill && { skill }) });
}
