import { type GameEvent, lookUp, type Viewer } from '@conclave/engine';
import type { MysticValeEvent } from '@conclave/mystic-vale';
import type { BoardModule } from '../../app/board.ts';
import type { Flight } from '../../kit/flip.ts';
import type { Sound } from '../../kit/sound.ts';
import { learnSigns } from '../../signs/index.ts';
import Board from './Board.svelte';
import { engraving } from './engraving.ts';
import { lookOf, textOf, things } from './look.ts';
import { thingAt } from './things.ts';

// The pictures come after the board: it can be played before they are there.
void import('./board.signs').then(({ default: signs }) => learnSigns(signs));

const sounds: Record<string, Sound> = {
  cardPlanted: 'card',
  cardRevealed: 'card',
  deckShuffled: 'dice',
  spoiled: 'hit',
  harvestBegan: 'heal',
  vpGained: 'coin',
  manaGained: 'coin',
  advancementBought: 'coin',
  valeBought: 'coin',
  advancementSleeved: 'card',
  tokenEvoked: 'heal',
  leaderTurned: 'heal',
};

/** What another player takes from the middle flies to their row. */
function flightOf(told: GameEvent, viewer: Viewer): Flight | undefined {
  const event = told as MysticValeEvent;
  if (!('seat' in event) || event.seat === viewer) return undefined;
  const to = `seat.${event.seat}`;
  if (event.is === 'advancementBought' || event.is === 'advancementClaimed') return { from: `adv.${event.card}.${event.position}`, to };
  return event.is === 'valeBought' ? { from: `vale.${event.card}`, to } : undefined;
}

export const board: BoardModule = {
  Board,
  engraving,
  ending: () => import('./Ending.svelte'),
  things,
  thingAt,
  lookOf,
  textOf,
  soundOf: (event: GameEvent) => lookUp(sounds, event.is),
  isNews: (event: GameEvent) => event.is === 'endTriggered',
  flightOf,
  moments: ['spoiled', 'leaderTurned', 'valeBought', 'tokenEvoked', 'endTriggered', 'scored'],
};
