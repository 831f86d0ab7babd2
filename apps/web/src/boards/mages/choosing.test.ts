import { expect, test, vi } from 'vitest';
import { playAt } from '../../testing/played.ts';
import { Choosing } from './choosing.svelte.ts';
import type { Pick } from './pick.ts';

async function choosingAt(moment: string) {
  const table = await playAt('mages', moment);
  return { ...table, choosing: new Choosing(table.play) };
}

const card = (name: string): Pick => ({ kind: 'card', card: name, key: `hand.${name}.0` });
const fireball = card('fireball');
const wither = card('wither');
const counter: Pick = { kind: 'pile', spell: 'counter' };
const witherPile: Pick = { kind: 'pile', spell: 'wither' };

test('a spell that is picked up lights whom it may be aimed at, and naming one casts it', async () => {
  const { choosing, play, made } = await choosingAt('six-mages');
  choosing.take(fireball);
  expect([choosing.is(fireball), choosing.targets, choosing.ready]).toEqual([true, [1, 2, 3, 4, 5], undefined]);
  choosing.aim(3);
  expect(await made()).toEqual([{ do: 'castFireball', target: 3 }]);
  expect([choosing.pick, choosing.target, play.denied]).toEqual([undefined, undefined, undefined]);
});

test('a spell is doubled on demand, and then cast so', async () => {
  const { choosing, made } = await choosingAt('six-mages');
  choosing.take(wither);
  expect(choosing.mayDouble).toBe(true);
  choosing.doubled = true;
  choosing.aim(1);
  expect(await made()).toEqual([{ do: 'castWither', target: 1, with: 'doubling-potion' }]);
});

test('nothing is offered doubled where there is nothing to double with', async () => {
  const { choosing } = await choosingAt('kill');
  choosing.take(fireball);
  expect([choosing.mayDouble, choosing.targets]).toEqual([false, [1, 2]]);
});

test('the same thing tapped again is laid down, another takes its place', async () => {
  const { choosing } = await choosingAt('six-mages');
  choosing.take(fireball);
  choosing.take(wither);
  expect([choosing.is(fireball), choosing.is(wither)]).toEqual([false, true]);
  choosing.take(wither);
  expect([choosing.pick, choosing.fitting]).toEqual([undefined, []]);
});

test('where a pick leaves nothing to choose, it is the move', async () => {
  const { choosing, made } = await choosingAt('six-mages');
  choosing.take({ kind: 'row', place: 2 });
  expect(await made()).toEqual([{ do: 'drawRow', place: 2 }]);
});

test('of several payments the first is ready; the others are gone through, and the second tap pays', async () => {
  const { choosing, made } = await choosingAt('six-mages');
  choosing.take(witherPile);
  const [first, second] = choosing.ways;
  expect([choosing.ways.length, choosing.ready]).toEqual([2, first]);
  choosing.way = 1;
  expect(choosing.ready).toEqual(second);
  choosing.take(witherPile);
  expect(await made()).toEqual([second]);
});

test('what can be bought or raised is told once each, however it is paid', async () => {
  const { choosing } = await choosingAt('six-mages');
  expect(choosing.plans.filter(({ kind }) => kind === 'pile')).toHaveLength(4);
  expect(choosing.plans.filter(({ kind }) => kind === 'skill')).toEqual([
    { kind: 'skill', skill: 'dark-magic' },
    { kind: 'skill', skill: 'healing' },
  ]);
  expect([choosing.can(counter), choosing.can({ kind: 'skill', skill: 'attack' })]).toEqual([true, false]);
});

test('a thing that can do nothing says why, and what was picked is laid down', async () => {
  const { choosing, play } = await choosingAt('six-mages');
  choosing.take(fireball);
  choosing.take({ kind: 'skill', skill: 'attack' });
  await vi.waitUntil(() => play.denied);
  expect(play.denied?.refusal.rule).toMatch(/^MG-/);
  expect(choosing.pick).toBeUndefined();
});

test('a mage that the question asks for is named by one tap', async () => {
  const { choosing, made } = await choosingAt('second-target');
  expect(choosing.targets).toEqual([1, 2, 3, 4, 5]);
  choosing.aim(4);
  expect(await made()).toEqual([{ do: 'nameTarget', target: 4 }]);
});

test('a Shield that may go to several waits for the one it goes to', async () => {
  const { choosing, made } = await choosingAt('attack');
  choosing.take(card('apprentices-shield'));
  expect([choosing.targets, choosing.ready]).toEqual([[2, 3], undefined]);
  choosing.aim(1);
  expect(choosing.options).toEqual([]);
  choosing.aim(2);
  expect(await made()).toEqual([{ do: 'respond', card: 'apprentices-shield', target: 2 }]);
});
