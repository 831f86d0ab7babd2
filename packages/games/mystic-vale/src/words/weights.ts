import type { Weights } from '@conclave/engine';
import type { MysticValeEvent } from '../moves.ts';

export const weights: Weights<MysticValeEvent> = {
  turnBegan: 'turn',
  pushed: 'minor',
  passed: 'minor',
  cardPlanted: 'minor',
  cardRevealed: 'minor',
  deckShuffled: 'minor',
  cardDiscarded: 'minor',
  abilityUsed: 'minor',
  manaGained: 'minor',
  spiritGained: 'minor',
  growthGained: 'minor',
  cardTurnedUp: 'minor',
  fieldDiscarded: 'minor',
  harvestBegan: 'minor',
  advancementSleeved: 'minor',
  topSeen: 'minor',
  cardJoined: 'minor',
  tokenTurned: 'minor',
  endTriggered: 'great',
  leaderTurned: 'great',
};
