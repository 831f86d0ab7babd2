import { type Frame, isAt, playerOf, type Seat, topOf } from '@conclave/engine';
import { AETHER_RESERVE, ARCHMAGE, itemOf } from '../cards/index.ts';
import { build, draft, nextGiver, round, storeEffect, wholeGame } from '../rules/index.ts';
import { has, type ManaforgeState } from '../state.ts';
import type { Pending } from './types.ts';

const holderOf = (game: ManaforgeState, talent: number): Seat => game.players.findIndex((player) => has(player, talent));

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
  if (isAt(frame, wholeGame, 'archmageMayTakeADie')) return { ask: 'takeDie', seat: holderOf(game, ARCHMAGE) };
  return null;
}

/** The question that is open now, unless it is what to do with one's turn. */
export function pendingOf(game: ManaforgeState): Pending | null {
  const frame = topOf(game);
  if (!frame || game.result) return null;
  if (isAt(frame, round, 'reserveMayBeEmptied')) {
    const seat = holderOf(game, AETHER_RESERVE);
    return { ask: 'removeDie', seat, die: playerOf(game, seat).storedDie ?? 0 };
  }
  if (isAt(frame, build, 'makeRoom')) return { ask: 'makeRoom', seat: frame.seat, card: itemOf(frame.item).id };
  return pendingEffect(game, frame) ?? pendingSetUp(game, frame);
}
