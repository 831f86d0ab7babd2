import { type Frame, isAt, playerOf, topOf } from '@conclave/engine';
import { itemOf } from '../cards/index.ts';
import { build, draft, keeperAsked, nextGiver, round, storeEffect, takerAsked, wholeGame } from '../rules/index.ts';
import type { ManaforgeState } from '../state.ts';
import type { Pending } from './types.ts';

function pendingEffect(game: ManaforgeState, frame: Frame): Pending | null {
  if (isAt(frame, storeEffect, 'chooseACopy')) return { ask: 'mimic', seat: frame.seat, card: itemOf(frame.item).id };
  if (isAt(frame, storeEffect, 'payExtra')) return { ask: 'payExtra', seat: frame.seat, card: itemOf(frame.item).id };
  if (!isAt(frame, storeEffect, 'othersMayGive')) return null;
  const giver = nextGiver(game, frame);
  return giver === undefined ? null : { ask: 'gift', seat: giver, builder: frame.seat, card: itemOf(frame.item).id };
}

function pendingSetUp(game: ManaforgeState, frame: Frame): Pending | null {
  if (isAt(frame, draft, 'everyonePicks')) return { ask: 'pickTalent' };
  if (isAt(frame, draft, 'everyoneKeepsTwo')) return { ask: 'keepTalents' };
  if (isAt(frame, wholeGame, 'archmageMayTakeADie')) return { ask: 'takeDie', seat: takerAsked(game, frame) ?? 0 };
  return null;
}

/** The question that is open now, unless it is what to do with one's turn. */
export function pendingOf(game: ManaforgeState): Pending | null {
  const frame = topOf(game);
  if (!frame || game.result) return null;
  if (isAt(frame, round, 'reserveMayBeEmptied')) {
    const seat = keeperAsked(game, frame) ?? 0;
    return { ask: 'removeDie', seat, die: playerOf(game, seat).storedDie ?? 0 };
  }
  if (isAt(frame, build, 'makeRoom')) return { ask: 'makeRoom', seat: frame.seat, card: itemOf(frame.item).id };
  return pendingEffect(game, frame) ?? pendingSetUp(game, frame);
}
