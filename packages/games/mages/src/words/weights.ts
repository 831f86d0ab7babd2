import type { Weights } from '@conclave/engine';
import type { MagesEvent } from '../moves.ts';

export const weights: Weights<MagesEvent> = {
  turnBegan: 'turn',
  rowFilled: 'minor',
  pileShuffled: 'minor',
  startFound: 'minor',
  characterDealt: 'minor',
  dieRolled: 'minor',
  spellCast: 'blow',
  spellCastAgain: 'blow',
  attackReflected: 'blow',
  attackDeflected: 'blow',
  itemPlayed: 'blow',
  heartLost: 'blow',
  levelLost: 'blow',
  cardStolen: 'blow',
  cardForgotten: 'blow',
  died: 'blow',
  trollWon: 'blow',
  characterClaimed: 'great',
  resurrected: 'great',
  gameWon: 'great',
};
