import type { GameEvent } from '@conclave/engine';
import type { BoardModule } from '../../app/board.ts';
import type { Sound } from '../../kit/sound.ts';
import { learnSigns } from '../../signs/index.ts';
import signs from '../../signs/manaforge.signs';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { things } from './look.ts';

learnSigns(signs);

const sounds: Record<string, Sound> = {
  diceRolled: 'dice',
  dieGained: 'dice',
  dieSpent: 'tap',
  dieTurned: 'tap',
  talentPicked: 'card',
  itemBuilt: 'card',
  cardMovedOut: 'card',
  cardUpgraded: 'coin',
  gemsGained: 'coin',
  prismsGained: 'coin',
  prismSwapped: 'coin',
  gemGiven: 'coin',
  prestigeGained: 'heal',
};

const minor = [
  'manaGained',
  'turnBegan',
  'turnEnded',
  'diceRolled',
  'dieSpent',
  'markerPassed',
  'roundBegan',
  'roundEnded',
  'talentUsed',
  'cardRecharged',
  'dieLeft',
];
const news = ['gemGiven', 'giftRefused'];

export const manaforge: BoardModule = {
  Board,
  Ending,
  things,
  soundOf: (event: GameEvent) => sounds[event.is],
  isMinor: (event: GameEvent) => minor.includes(event.is),
  isNews: (event: GameEvent) => news.includes(event.is),
};
