import { rulebook } from '@conclave/engine';
import type { ManaforgeMove } from '../moves.ts';
import type { ManaforgeState } from '../state.ts';
import { build } from './build.ts';
import { keeperAsked, round } from './round.ts';
import { draft, takerAsked, wholeGame } from './set-up.ts';
import { storeEffect } from './store.ts';
import { turn } from './turn.ts';

/** Manaforge, rule by rule. */
export const rules = rulebook<ManaforgeState, ManaforgeMove>([wholeGame, draft, round, turn, build, storeEffect]);

export { manaOf } from './activate.ts';
export { anytime } from './anytime.ts';
export { effectSpent, spendBrings, spendsOf } from './dice.ts';
export { canGive, nextGiver } from './gifts.ts';
export { lackOf, ONE } from './mana.ts';
export { inPrinciple } from './refusals.ts';
export { pairsOf, picksFrom } from './set-up.ts';
export { refuseExtra, refuseGift } from './store.ts';
export { type Crafted, craftedFor, manaTalents, refuseRemoving, turnsOf } from './talents.ts';
export { refuseAction, refuseSwap } from './turn.ts';
export { build, draft, keeperAsked, round, storeEffect, takerAsked, turn, wholeGame };
