import { lookUp, type Viewer } from '@conclave/engine';
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

const sounds = {
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
} satisfies { [K in MysticValeEvent['is']]?: Sound };

/** What another player takes from the middle flies to their row. */
function flightOf(event: MysticValeEvent, viewer: Viewer): Flight | undefined {
  if (!('seat' in event) || event.seat === viewer) return undefined;
  const to = `seat.${event.seat}`;
  if (event.is === 'advancementBought' || event.is === 'advancementClaimed') return { from: `adv.${event.card}.${event.position}`, to };
  return event.is === 'valeBought' ? { from: `vale.${event.card}`, to } : undefined;
}

export const board: BoardModule<MysticValeEvent> = {
  Board,
  engraving,
  ending: () => import('./Ending.svelte'),
  things,
  thingAt,
  lookOf,
  textOf,
  soundOf: ({ is }) => lookUp(sounds, is),
  isNews: ({ is }) => is === 'endTriggered',
  flightOf,
  moments: ['spoiled', 'leaderTurned', 'valeBought', 'tokenEvoked', 'endTriggered', 'scored'],
};
