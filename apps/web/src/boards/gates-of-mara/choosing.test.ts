import { expect, test, vi } from 'vitest';
import { playAt } from '../../testing/played.ts';
import { Choosing } from './choosing.svelte.ts';
import { placeOf, placesOf } from './facts.ts';

async function choosingAt(moment: string) {
  const table = await playAt('gates-of-mara', moment);
  const choosing = new Choosing(table.play);
  const goTo = (id: string): void => {
    const place = placeOf(choosing.view, id);
    if (!place) throw new Error(`no place ${id}`);
    choosing.pickPlace(place, id);
  };
  const canStand = (id: string): boolean => choosing.canStand(placeOf(choosing.view, id)!);
  return { ...table, choosing, goTo, canStand };
}

test('a figure lights its places, a place shows what it would bring, and the second tap places the figure', async () => {
  const { choosing, goTo, canStand, made } = await choosingAt('five-realms');
  expect([choosing.canTake('merchant-2'), choosing.canTake('merchant-1'), canStand('chaos-crucible')]).toEqual([true, false, false]);
  choosing.pickFigure('merchant-2');
  expect([canStand('chaos-crucible'), canStand('fire-harvest')]).toEqual([true, false]);
  goTo('chaos-crucible');
  expect(choosing.plan).toBeDefined();
  expect(choosing.ready).toMatchObject({ do: 'place', figure: 'merchant-2', at: 'chaos-crucible' });
  const { ready } = choosing;
  goTo('chaos-crucible');
  expect(await made()).toEqual([ready]);
  expect([choosing.figure, choosing.place, choosing.plan]).toEqual([undefined, undefined, undefined]);
});

test('a place may be chosen first; then only the figures that may go there are lit', async () => {
  const { choosing, goTo } = await choosingAt('five-realms');
  goTo('fire-bazaar');
  const lit = (choosing.player?.figures ?? []).filter(({ figure }) => choosing.canTake(figure)).map(({ figure }) => figure);
  const may = choosing.moves.flatMap((move) => (move.do === 'place' && move.at === 'fire-bazaar' ? [move.figure] : []));
  expect(may.length).toBeGreaterThan(0);
  expect(new Set(lit.map((figure) => choosing.nameOffered(figure)))).toEqual(new Set(may));
});

test('a figure that is taken up again is laid down; one that cannot go to the place chosen gives it up', async () => {
  const { choosing, goTo } = await choosingAt('five-realms');
  choosing.pickFigure('merchant-2');
  choosing.pickFigure('merchant-2');
  expect(choosing.figure).toBeUndefined();
  choosing.pickFigure('enchanter-2');
  expect(choosing.place).toBe('enchantment-board');
  choosing.pickFigure('merchant-2');
  expect([choosing.figure, choosing.place]).toEqual(['merchant-2', undefined]);
  goTo('chaos-crucible');
  expect(choosing.ready).toMatchObject({ figure: 'merchant-2', at: 'chaos-crucible' });
});

test('a place where nobody can go says why', async () => {
  const { choosing, play, goTo } = await choosingAt('five-realms');
  const open = new Set(choosing.moves.flatMap((move) => (move.do === 'place' ? [move.at as string] : [])));
  goTo(placesOf(choosing.view).find(({ id }) => !open.has(id))!.id);
  await vi.waitUntil(() => play.denied);
  expect([choosing.place, play.denied?.refusal.rule]).toEqual([undefined, expect.stringMatching(/^GM-/)]);
});

test('passing with something left to place asks once', async () => {
  const { choosing, play, made } = await choosingAt('five-realms');
  choosing.pass();
  expect([choosing.leaves, play.sending]).toEqual([true, false]);
  choosing.pass();
  expect(await made()).toEqual([{ do: 'pass' }]);
  expect(choosing.leaves).toBe(false);
});

test('an ability that leaves nothing to choose is used at once; one with several payments offers the gentlest first', async () => {
  const { choosing, play, made } = await choosingAt('abilities');
  choosing.pickAbility('storm-armor');
  expect(choosing.ways.length).toBeGreaterThan(1);
  const left = choosing.ways.map((move) => {
    const pay = 'pay' in move && move.pay ? move.pay : [];
    return Object.entries(choosing.player?.gems ?? {}).reduce((sum, [element, n]) => sum + (n - pay.filter((gem) => gem === element).length) ** 2, 0);
  });
  expect(left).toEqual(left.toSorted((a, b) => a - b));
  expect([choosing.due.length, play.sending]).toEqual([3, false]);
  choosing.pickAbility('storm-armor');
  expect(choosing.ability).toBeUndefined();
  choosing.pickAbility('water-lord');
  expect(await made()).toEqual([{ do: 'use', ability: 'water-lord' }]);
});

test('an ability that is not there says why', async () => {
  const { choosing, play } = await choosingAt('abilities');
  choosing.pickAbility('fire-lord');
  await vi.waitUntil(() => play.denied);
  expect(play.denied?.refusal.rule).toMatch(/^GM-/);
});

test('a reward of the Wanderer shows its payment before it is taken', async () => {
  const { choosing, play, made } = await choosingAt('choices');
  choosing.pickReward(0);
  expect([choosing.reward, play.sending]).toEqual([0, false]);
  const { ready } = choosing;
  expect(ready).toMatchObject({ do: 'exchange', reward: 0 });
  if (ready) choosing.commit(ready);
  expect(await made()).toEqual([ready]);
});

test('what is bought goes to the figure tapped, and to no other', async () => {
  const { choosing, made } = await choosingAt('five-realms');
  choosing.pickFigure('enchanter-2');
  choosing.pickFigure('enchanter-2');
  await made();
  choosing.follow();
  choosing.pickAbility('enchantment-board');
  await made(2);
  choosing.pickCard('water-elemental-ally');
  const takers = choosing.player!.figures.flatMap(({ figure }) => (choosing.canTake(figure) ? [figure as string] : []));
  expect(takers).toEqual(['merchant-1', 'specialist', 'leader']);
  choosing.pickFigure('specialist');
  await made(3);
  choosing.follow();
  expect((await made(4)).slice(-2)).toEqual([
    { do: 'buy', card: 'water-elemental-ally' },
    { do: 'attach', figure: 'specialist' },
  ]);
});

test('what would be scored now is told while turns are played', async () => {
  const { choosing } = await choosingAt('five-realms');
  expect(choosing.outlook).toBeDefined();
});
