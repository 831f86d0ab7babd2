import { expect, test, vi } from 'vitest';
import { playAt } from '../../testing/played.ts';
import { Choosing } from './choosing.svelte.ts';
import type { Pick } from './pick.ts';

async function choosingAt(moment: string) {
  const table = await playAt('mystic-vale', moment);
  return { ...table, choosing: new Choosing(table.play) };
}

const rider: Pick = { kind: 'advancement', card: 'wolf-rider', position: 'top' };
const troll: Pick = { kind: 'advancement', card: 'moss-troll', position: 'top' };

test('an advancement that is picked up glows through in the sections it would fit, and the second tap buys it', async () => {
  const { choosing, made } = await choosingAt('harvest');
  choosing.tap(rider);
  expect([choosing.isOn(rider), choosing.ghost]).toEqual([true, rider]);
  expect(choosing.player.field.some((on) => choosing.takesGhost(on))).toBe(true);
  choosing.tap(rider);
  expect(await made()).toEqual([{ do: 'buy', card: 'wolf-rider', position: 'top' }]);
  expect(choosing.pick).toBeUndefined();
});

test('another thing takes its place, and nothing is bought', async () => {
  const { choosing, play } = await choosingAt('harvest');
  choosing.tap(rider);
  choosing.tap(troll);
  expect([choosing.isOn(rider), choosing.isOn(troll), play.sending]).toEqual([false, true, false]);
});

test('what was bought for a card is sleeved there by the next tap', async () => {
  const { choosing, made, play } = await choosingAt('harvest');
  choosing.tap(rider);
  const on = choosing.player.field.find((each) => choosing.canBuyFor(each));
  if (on === undefined) throw new Error('it fits nowhere');
  choosing.buyFor(on);
  await made();
  expect(choosing.ask).toBe('harvest');
  await play.submit({ do: 'endHarvest' });
  expect(choosing.ask).toBe('sleeve');
  choosing.piece = choosing.pieces.find(({ card }) => card === 'wolf-rider');
  choosing.recall();
  expect([choosing.pick, choosing.ready]).toEqual([
    { kind: 'field', on },
    { do: 'sleeve', card: 'wolf-rider', position: 'top', on },
  ]);
});

test('while sleeving, each piece is there once, and the cards that take it show what they would become', async () => {
  const { choosing } = await choosingAt('sleeving');
  const named = choosing.pieces.map(({ card, position }) => `${card} ${position}`);
  expect(new Set(named).size).toBe(named.length);
  expect(choosing.sleeving).toEqual(choosing.pieces[0]);
  const taking = choosing.moves.flatMap((move) => (move.do === 'sleeve' && move.card === choosing.sleeving?.card ? [move.on] : []));
  for (const on of taking) {
    expect(choosing.takesGhost(on)).toBe(true);
    expect(choosing.crafted(on)?.sections.map((section) => section?.shows)).toContain(choosing.sleeving?.card);
  }
});

test('another piece is sleeved when it is chosen, and the first again when it is let go', async () => {
  const { choosing } = await choosingAt('sleeving');
  const [first, second] = choosing.pieces;
  choosing.piece = second;
  expect(choosing.sleeving).toEqual(second);
  choosing.drop();
  expect(choosing.sleeving).toEqual(first);
});

test('a leader is taken by the second tap', async () => {
  const { choosing, made } = await choosingAt('draft');
  const glorus: Pick = { kind: 'draft', card: 'glorus' };
  choosing.tap(glorus);
  choosing.tap(glorus);
  expect(await made()).toEqual([{ do: 'take', card: 'glorus' }]);
});

test('a thing that can do nothing says why', async () => {
  const { choosing, play } = await choosingAt('field');
  choosing.tap(rider);
  await vi.waitUntil(() => play.denied);
  expect([choosing.pick, play.denied?.refusal.rule]).toEqual([undefined, expect.stringMatching(/^MV-/)]);
});

test('what belongs to no piece is told apart: pushing, passing, ending', async () => {
  const { choosing } = await choosingAt('field');
  expect(choosing.loose.map((move) => move.do)).toEqual(['push', 'pass', 'evoke', 'useVale']);
});
