import { lookUp, type Viewer } from '@conclave/engine';
import type { ManaforgeEvent } from '@conclave/manaforge';
import type { BoardModule } from '../../app/board.ts';
import type { Flight } from '../../kit/flip.ts';
import type { Sound } from '../../kit/sound.ts';
import { learnSigns } from '../../signs/index.ts';
import Board from './Board.svelte';
import { engraving } from './engraving.ts';
import { itemOf, lookOf, textOf, things } from './look.ts';
import { thingAt } from './things.ts';

// The pictures come after the board: it can be played before they are there.
void import('./board.signs').then(({ default: signs }) => learnSigns(signs));

const sounds = {
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
} satisfies { [K in ManaforgeEvent['is']]?: Sound };

const news: readonly ManaforgeEvent['is'][] = ['gemGiven', 'giftRefused'];

/** An item goes to whoever built it; one for the viewer's own Workshop finds its way by itself. */
function flightOf(event: ManaforgeEvent, viewer: Viewer): Flight | undefined {
  if (event.is !== 'itemBuilt') return undefined;
  const to = event.seat !== viewer ? `seat.${event.seat}` : itemOf(event.card).type === 'store' ? 'store' : undefined;
  return to === undefined ? undefined : { from: `item.${event.card}`, to };
}

export const board: BoardModule<ManaforgeEvent> = {
  Board,
  engraving,
  ending: () => import('./Ending.svelte'),
  things,
  thingAt,
  lookOf,
  textOf,
  soundOf: ({ is }) => lookUp(sounds, is),
  isNews: ({ is }) => news.includes(is),
  flightOf,
  moments: ['roundBegan', 'itemBuilt', 'cardUpgraded', 'roundEnded'],
};
