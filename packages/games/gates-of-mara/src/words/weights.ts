import type { Weights } from '@conclave/engine';
import type { MaraEvent } from '../moves.ts';

export const weights: Weights<MaraEvent> = {
  roundBegan: 'round',
  roundEnded: 'round',
  figurePlaced: 'opening',
  passed: 'opening',
  /** Whoever is passed or caught up with wants to know. */
  influenceGained: 'nudge',
  claimsPlaced: 'great',
  keyWon: 'great',
  objectiveMet: 'great',
  abilityUsed: 'minor',
  gemsGained: 'minor',
  bannerTaken: 'minor',
  turnOrderSet: 'minor',
  enchantmentsRevealed: 'minor',
  bannersDealt: 'minor',
  objectivesDealt: 'minor',
};
