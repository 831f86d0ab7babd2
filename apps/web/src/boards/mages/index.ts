import type { GameEvent } from '@conclave/engine';
import type { BoardModule } from '../../app/board.ts';
import type { Sound } from '../../kit/sound.ts';
import { learnSigns } from '../../signs/index.ts';
import signs from '../../signs/mages.signs';
import Board from './Board.svelte';
import { nameOf, things } from './look.ts';

learnSigns(signs);

const sounds: Record<string, Sound> = {
  dieRolled: 'dice',
  rowCardTaken: 'card',
  resourceDrawn: 'card',
  spellCast: 'card',
  attackCountered: 'card',
  itemPlayed: 'card',
  itemBought: 'coin',
  spellBought: 'coin',
  levelRaised: 'heal',
  heartLost: 'hit',
  levelLost: 'hit',
  cardStolen: 'hit',
  heartGained: 'heal',
  resurrected: 'heal',
  trollWon: 'coin',
};

const news = [
  'heartLost',
  'heartGained',
  'levelLost',
  'cardStolen',
  'cardForgotten',
  'itemPlayed',
  'shacklesFell',
  'attackDeflected',
  'attackReflected',
  'died',
  'trollWon',
];
const minor = ['turnBegan', 'rowFilled', 'pileShuffled', 'startFound', 'characterDealt'];

export const mages: BoardModule = {
  Board,
  things,
  soundOf: (event: GameEvent) => sounds[event.is],
  isMinor: (event: GameEvent) => minor.includes(event.is) || ('for' in event && event.for === 'start'),
  isNews: (event: GameEvent) => news.includes(event.is),
  nameOf,
};
