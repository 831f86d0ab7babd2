import { rulebook as bookOf, type Rulebook } from '@conclave/engine';
import type { MaraMove } from '../moves.ts';
import type { MaraState } from '../state.ts';
import { attach } from './attachments.ts';
import { placeCaravan } from './caravans.ts';
import { ability, takeGems } from './effects.ts';
import { enchant } from './enchantments.ts';
import { endOfRound } from './end-of-round.ts';
import { waterLordSwap } from './influence.ts';
import { placement } from './placement.ts';
import { reset } from './reset.ts';
import { rounds } from './rounds.ts';
import { exchange } from './wanderer.ts';

/** All rules of the game. */
export const rulebook: Rulebook<MaraState, MaraMove> = bookOf([
  rounds,
  placement,
  ability,
  takeGems,
  waterLordSwap,
  placeCaravan,
  exchange,
  attach,
  enchant,
  endOfRound,
  reset,
]);

export { innateOf, isWorth, type Placement, priceOf, realmsFor, unlockedAt } from './abilities.ts';
export { isFor, isToPlay, placementOf } from './asked.ts';
export { anyCanTake, attach, hasBannerRoom, hasRoom } from './attachments.ts';
export { placeCaravan } from './caravans.ts';
export { ability, takeGems } from './effects.ts';
export { canBuy, enchant, enchantmentPoints } from './enchantments.ts';
export { endOfRound } from './end-of-round.ts';
export { influenceRoom, swapRate, waterLordSwap } from './influence.ts';
export { type Progress, progressOf } from './objectives.ts';
export { type Outlook, outlookOf } from './outlook.ts';
export { canPay, canPayGems, countGems, gemsPaid, missingFor, waysToPay, waysToTake } from './payment.ts';
export { placement } from './placement.ts';
export { canPayPermission, energyFor, goesOn, holdsIn, permissionsOf, placeNamed } from './placements.ts';
export { dealObjectives, reset, turnUpWandererCard } from './reset.ts';
export { rounds } from './rounds.ts';
export { canExchange, exchange } from './wanderer.ts';
