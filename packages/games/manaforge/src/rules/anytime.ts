import { type Anytime, isAt, playerOf, type Seat, topOf } from '@conclave/engine';
import type { ManaforgeMove } from '../moves.ts';
import type { ManaforgeState } from '../state.ts';
import { swapPrism, swaps } from './mana.ts';
import { round } from './round.ts';
import { storeEffect } from './store.ts';
import { REMOVE, removeDie } from './talents.ts';
import { turn } from './turn.ts';

const NOTHING: readonly ManaforgeMove[] = [];
const REMOVING: readonly ManaforgeMove[] = [REMOVE];

/** MF-PRISM-01, MF-TALENT-14a: beside what prompts offer, prisms inside one's own build, and a die off Aether Reserve off turn, which touches nothing of whose turn it is (MF-UNDO-01). */
export const anytime: Anytime<ManaforgeState, ManaforgeMove> = {
  apart: true,
  moves(game: ManaforgeState, seat: Seat) {
    const player = playerOf(game, seat);
    const top = topOf(game);
    if (game.turn?.seat !== seat) return player.storedDie !== null && !isAt(top, round, 'reserveMayBeEmptied') ? REMOVING : NOTHING;
    return player.prisms > 0 && !isAt(top, turn) && !isAt(top, storeEffect, 'payExtra') ? swaps : NOTHING;
  },
  play(game, seat, move) {
    if (move.do === 'swapPrism') swapPrism(game, seat, move.gem);
    else removeDie(game, seat);
  },
};
