import { fastRandom, type GameModule, type Pack, type Printing } from '@conclave/engine';
import { gameOf } from '@conclave/shelf';
import { expect, test } from 'vitest';
import { playedBy, showWith } from './played.ts';

const pack = (name: string, copies: number): Pack => ({ format: 1, game: 'mages', name, values: { fireball: { copies } } });

const mages = (await gameOf('mages')) as GameModule;
const { put } = mages.printing as Printing<{ readonly spells: { readonly fireball: number } }>;
const PRINTED = 8;

/** How many Fireballs whoever draws the table finds now. */
function fireballs(): number {
  const now = put({ spells: { fireball: 0 } });
  put(now);
  return now.spells.fireball;
}

test('the page shows a table with its values, and the printed ones afterwards', () => {
  expect(fireballs()).toBe(PRINTED);
  const end = showWith(playedBy(mages, pack('Few', 3)));
  expect(fireballs()).toBe(3);
  end();
  expect(fireballs()).toBe(PRINTED);
});

test('a table that is opened before the last one is closed has its own values, and the last one takes nothing away from it', () => {
  const endFirst = showWith(playedBy(mages, pack('Few', 3)));
  const endSecond = showWith(playedBy(mages, pack('Many', 12)));
  expect(fireballs()).toBe(12);
  endFirst();
  expect(fireballs()).toBe(12);
  endSecond();
  expect(fireballs()).toBe(PRINTED);
});

test('a table with the printed values is shown with these, though one with others was left open', () => {
  showWith(playedBy(mages, pack('Few', 3)));
  const end = showWith(mages);
  expect(fireballs()).toBe(PRINTED);
  end();
});

test('the rules of a table follow its own values whatever the page shows', () => {
  const few = playedBy(mages, pack('Few', 3));
  const end = showWith(playedBy(mages, pack('Many', 12)));
  const { spells } = few.setup(2, {}, fastRandom(1)) as unknown as { spells: { fireball: number } };
  expect(spells.fireball).toBe(3);
  expect(fireballs()).toBe(12);
  end();
});
