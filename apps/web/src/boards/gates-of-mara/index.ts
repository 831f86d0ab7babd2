import { lookUp, type Viewer } from '@conclave/engine';
import type { MaraEvent } from '@conclave/gates-of-mara';
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
  figurePlaced: 'card',
  caravanPlaced: 'card',
  gemsGained: 'coin',
  gained: 'coin',
  keysTaken: 'coin',
  keyWon: 'coin',
  exchanged: 'coin',
  enchantmentBought: 'heal',
  attached: 'card',
  claimsPlaced: 'heal',
  objectiveMet: 'heal',
  roundBegan: 'dice',
} satisfies { [K in MaraEvent['is']]?: Sound };

/** Cards on their way to another player. */
function flightOf(event: MaraEvent, viewer: Viewer): Flight | undefined {
  if (!('seat' in event) || event.seat === undefined || event.seat === viewer) return undefined;
  const to = `seat.${event.seat}`;
  if (event.is === 'enchantmentBought') return { from: `card.${event.card}`, to };
  return event.is === 'keysTaken' ? { from: 'central.keys', to } : undefined;
}

/** Whoever is passed or caught up with wants to know. */
const isOvertaking = (event: MaraEvent): boolean => event.is === 'influenceGained' && event.past.length + event.level.length > 0;

export const board: BoardModule<MaraEvent> = {
  Board,
  engraving,
  ending: () => import('./Ending.svelte'),
  things,
  thingAt,
  lookOf,
  textOf,
  soundOf: ({ is }) => lookUp(sounds, is),
  isNews: isOvertaking,
  flightOf,
  moments: ['roundBegan', 'claimsPlaced', 'keyWon', 'objectiveMet', 'enchantmentBought', 'gameScored'],
};
