import { type Anytime, type GameModule, type Move, rulebook, type Seat } from '@conclave/engine';
import { guide } from './bot.ts';
import { constants } from './cards/cards.ts';
import { clone } from './clone.ts';
import { type ManaforgeEvent, type ManaforgeMove, shapes, type Wish } from './moves.ts';
import { redeal } from './redeal.ts';
import { build } from './rules/build.ts';
import { swapPrism, swaps } from './rules/mana.ts';
import { round } from './rules/round.ts';
import { draft, wholeGame } from './rules/set-up.ts';
import { storeEffect } from './rules/store.ts';
import { REMOVE, removeDie } from './rules/talents.ts';
import { turn } from './rules/turn.ts';
import { setup } from './setup.ts';
import { type ManaforgeState, playerOf } from './state.ts';
import { type ManaforgeView, viewFor } from './view.ts';
import { whyNot } from './why-not.ts';
import { words } from './words.ts';

const NOTHING: readonly ManaforgeMove[] = [];
const REMOVING: readonly ManaforgeMove[] = [REMOVE];

/** MF-PRISM-01, MF-TALENT-14a: beside what prompts offer, prisms inside one's own build, and a die off Aether Reserve off turn. */
const anytime: Anytime<ManaforgeState, ManaforgeMove> = {
  moves(game: ManaforgeState, seat: Seat) {
    const player = playerOf(game, seat);
    const top = game.stack.at(-1);
    if (game.turn?.seat !== seat) return player.storedDie !== null && top?.at !== 'reserveMayBeEmptied' ? REMOVING : NOTHING;
    return player.prisms > 0 && top?.rule !== 'turn' && top?.at !== 'payExtra' ? swaps : NOTHING;
  },
  play(game, seat, move) {
    if (move.do === 'swapPrism') swapPrism(game, seat, move.gem);
    else removeDie(game, seat);
  },
};

export const manaforge: GameModule<ManaforgeState, ManaforgeMove, ManaforgeView, ManaforgeEvent> = {
  id: 'manaforge',
  title: 'Manaforge',
  seats: { min: constants.playersMin, max: constants.playersMax },
  options: { reopenTurns: { kind: 'switch', label: 'A finished turn may be reopened until the next player acts', default: false } },
  rulesVersion: 1,
  shapes,
  rulebook: rulebook([wholeGame, draft, round, turn, build, storeEffect]),
  setup,
  anytime,
  whyNot: (game, seat, move: Partial<ManaforgeMove> & Move) => whyNot(game, seat, move as Wish),
  clone,
  viewFor,
  redeal,
  standings: (game) => game.players.map(({ prestige }) => prestige),
  words,
  guide,
};

export type { Pending } from './pending.ts';
export * from './view.ts';
export type { ManaforgeEvent, ManaforgeMove, ManaforgeState, Wish };
