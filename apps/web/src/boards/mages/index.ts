import { lookUp, type Viewer } from '@conclave/engine';
import { type MagesEvent, nameOfMissing } from '@conclave/mages';
import type { BoardModule } from '../../app/board.ts';
import type { Sound } from '../../kit/sound.ts';
import { learnSigns } from '../../signs/index.ts';
import Board from './Board.svelte';
import { engraving } from './engraving.ts';
import { lookOf, textOf, things } from './look.ts';

// The pictures come after the board: it can be played before they are there.
void import('./board.signs').then(({ default: signs }) => learnSigns(signs));

const sounds = {
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
} satisfies { [K in MagesEvent['is']]?: Sound };

/** Cards on their way into the hands of others. One's own come from the places themselves. */
function flightOf(event: MagesEvent, viewer: Viewer): { from: string; to: string } | undefined {
  if (!('seat' in event) || event.seat === viewer) return undefined;
  const to = `mage.${event.seat}`;
  if (event.is === 'rowCardTaken') return { from: `row.${event.place}`, to };
  if (event.is === 'resourceDrawn') return { from: 'deck', to };
  if (event.is === 'itemBought') return { from: 'items', to };
  if (event.is === 'spellBought') return { from: `pile.${event.spell}`, to };
  return event.is === 'trollWon' ? { from: 'troll', to } : undefined;
}

/** Attacks are looked at for longer than draws. What is seen by itself takes its own time. */
const beats = {
  spellCast: 1300,
  spellCastAgain: 1300,
  attackCountered: 1100,
  attackDeflected: 1100,
  counterShattered: 1100,
  witherCancelled: 1100,
  itemPlayed: 900,
  dieRolled: 1000,
  cardStolen: 900,
  levelRaised: 700,
  trollWon: 1200,
} satisfies { [K in MagesEvent['is']]?: number };

function beatOf(events: readonly MagesEvent[]): number | undefined {
  const longest = Math.max(0, ...events.map(({ is }) => lookUp<number>(beats, is) ?? 0));
  return longest === 0 ? undefined : longest;
}

const news: readonly MagesEvent['is'][] = [
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

export const board: BoardModule<MagesEvent> = {
  Board,
  engraving,
  things,
  lookOf,
  textOf,
  soundOf: ({ is }) => lookUp(sounds, is),
  flightOf,
  beatOf,
  isNews: ({ is }) => news.includes(is),
  nameOf: nameOfMissing,
  moments: ['spellCast', 'attackCountered', 'heartLost', 'levelLost', 'cardStolen', 'died', 'characterClaimed', 'resurrected', 'trollWon', 'gameWon'],
};
