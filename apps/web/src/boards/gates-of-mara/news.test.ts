import type { MaraEvent } from '@conclave/gates-of-mara';
import { expect, test } from 'vitest';
import type { Chapter } from '../../table/types.ts';
import { newsOf } from './news.ts';

const chapter = (seat: number, ...events: MaraEvent[]): Chapter => ({ seat, events, standings: [] });
const rise = (seat: number, amount: number): MaraEvent => ({ is: 'influenceGained', seat, realm: 'fire', amount, now: amount, past: [], level: [] });
const place = (seat: number, figure: string): MaraEvent => ({ is: 'figurePlaced', seat, figure, at: 'fire-bazaar', realms: ['fire'], energy: 1 });

test('what others put down and gained since my last move is news; what went before is not', () => {
  const story = [
    chapter(1, place(1, 'leader'), rise(1, 3)),
    chapter(0, place(0, 'champion'), rise(0, 2)),
    chapter(1, place(1, 'merchant-1'), rise(1, 1), { is: 'caravanPlaced', seat: 1, space: 'fire-caravan-1' }),
    chapter(2, rise(1, 1), { is: 'enchantmentsRevealed', cards: ['firewater'] }),
  ];
  const news = newsOf(story, 0);
  expect([...news.pieces]).toEqual(['fig.1.merchant-1', 'car.fire-caravan-1', 'card.firewater']);
  expect([news.gained('fire', 1), news.gained('fire', 0), news.gained('water', 1)]).toEqual([2, 0, 0]);
});

test('a new round clears what was news; a spectator has none', () => {
  const story = [chapter(0, rise(0, 1)), chapter(1, place(1, 'leader'), { is: 'roundBegan', round: 2, order: [1, 0] }), chapter(1, rise(1, 1))];
  expect([newsOf(story, 0).pieces.size, newsOf(story, 0).gained('fire', 1)]).toEqual([0, 1]);
  expect([newsOf(story, undefined).pieces.size, newsOf(story, undefined).gained('fire', 1)]).toEqual([0, 0]);
});
