import { type GameModule, type Refusal, rulebook } from '@conclave/engine';
import { guide } from './bot.ts';
import { clone } from './clone.ts';
import { type SparksEvent, type SparksMove, shapes } from './moves.ts';
import { redeal } from './redeal.ts';
import { round } from './rules/round.ts';
import { setup } from './setup.ts';
import { playerOf, type SparksState } from './state.ts';
import { type SparksView, viewFor } from './view.ts';
import { words } from './words.ts';

function whyNot(game: SparksState, seat: number, move: { do: string; card?: number }): Refusal | undefined {
  if (move.do === 'burn' && move.card !== undefined && !playerOf(game, seat).hand.includes(move.card))
    return { rule: 'SP-ROUND-01', reason: `You hold no ${move.card}.` };
  if (move.do === 'draw' && game.deck.length === 0) return { rule: 'SP-ROUND-04', reason: 'The deck is empty.' };
  if (move.do === 'draw') return { rule: 'SP-ROUND-04', reason: 'Only the winner of a round draws.' };
  return undefined;
}

export const sparks: GameModule<SparksState, SparksMove, SparksView, SparksEvent> = {
  id: 'sparks',
  title: 'Sparks',
  seats: { min: 2, max: 4 },
  options: {},
  rulesVersion: 1,
  shapes,
  rulebook: rulebook([round]),
  setup,
  whyNot,
  clone,
  viewFor,
  redeal,
  standings: (game) => game.players.map(({ sparks: won }) => won),
  words,
  guide,
};

export type { SparksEvent, SparksMove, SparksState, SparksView };
