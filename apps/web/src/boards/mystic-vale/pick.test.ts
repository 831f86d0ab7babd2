import { Match, type Seat } from '@conclave/engine';
import { type Asks, type MysticValeView, mysticVale } from '@conclave/mystic-vale';
import { moments } from '@conclave/mystic-vale/moments';
import { expect, test } from 'vitest';
import { ideaOf, type Pick } from './pick.ts';

const BROKEN: readonly string[] = ['TABLE-SHAPE', 'TABLE-FAULT'];

/** All that somebody could tap. */
function picksOf(view: MysticValeView, me: Seat): Pick[] {
  const { field = [], vales = [] } = view.players[me] ?? {};
  return [
    ...view.commons.flatMap((piece): Pick[] => (piece ? [{ kind: 'advancement', ...piece }] : [])),
    ...view.vales.flatMap((card): Pick[] => (card ? [{ kind: 'vale', card }] : [])),
    ...vales.map(({ card }): Pick => ({ kind: 'ownVale', card })),
    ...field.map((on): Pick => ({ kind: 'field', on })),
    { kind: 'draft', card: 'xanos' },
  ];
}

test.each(Object.keys(moments))('whatever is tapped at the moment %s is asked about in words that the rules understand', (name) => {
  const { names, options = {}, lay } = moments[name]!;
  const match = new Match(mysticVale, { seats: names.length, options, key: '0'.repeat(64), lay });
  for (const seat of match.asked) {
    const ask = match.promptFor(seat)?.ask as Asks;
    for (const pick of picksOf(match.view(seat) as MysticValeView, seat))
      expect(BROKEN, JSON.stringify(pick)).not.toContain(match.whyNot(seat, ideaOf(pick, ask))?.rule);
  }
});

test('an advancement is bought in the Harvest, and claimed or stored where that is asked', () => {
  const pick: Pick = { kind: 'advancement', card: 'oakling', position: 'top' };
  expect(ideaOf(pick, 'harvest')).toEqual({ do: 'buy', card: 'oakling', position: 'top' });
  expect(ideaOf(pick, 'claim').do).toBe('claim');
  expect(ideaOf(pick, 'store').do).toBe('store');
});

test('a card of the field is crafted where that is asked, else sleeved', () => {
  expect(ideaOf({ kind: 'field', on: 3 }, 'craftMore')).toEqual({ do: 'craft', on: 3 });
  expect(ideaOf({ kind: 'field', on: 3 }, 'sleeve')).toEqual({ do: 'sleeve', on: 3 });
});
