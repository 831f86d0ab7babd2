import type { Weights } from '@conclave/engine';
import type { ManaforgeEvent } from '../moves.ts';

export const weights: Weights<ManaforgeEvent> = {
  roundBegan: 'round',
  roundEnded: 'round',
  turnBegan: 'turn',
  turnEnded: 'minor',
  markerPassed: 'minor',
  diceRolled: 'minor',
  dieSpent: 'minor',
  dieLeft: 'minor',
  dieTurned: 'minor',
  diePlaced: 'minor',
  dieRemoved: 'minor',
  manaGained: 'minor',
  gemsGained: 'minor',
  spendsGained: 'minor',
  talentUsed: 'minor',
  cardActivated: 'minor',
  cardRecharged: 'minor',
  prismSwapped: 'minor',
  gemGiven: 'great',
  giftRefused: 'great',
};
