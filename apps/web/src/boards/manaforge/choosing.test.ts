import { expect, test, vi } from 'vitest';
import { playAt } from '../../testing/played.ts';
import { Choosing } from './choosing.svelte.ts';
import type { Pick } from './pick.ts';

async function choosingAt(moment: string) {
  const table = await playAt('manaforge', moment);
  return { ...table, choosing: new Choosing(table.play) };
}

const armguards: Pick = { kind: 'item', card: 'spellblock-armguards' };
const robes: Pick = { kind: 'item', card: 'replica-mages-robes' };

test('an item that is picked up has its payment chosen, and the second tap forges it', async () => {
  const { choosing, made } = await choosingAt('crowded');
  choosing.tap(armguards);
  expect([choosing.is(armguards), choosing.target, choosing.plan !== undefined]).toEqual([true, { do: 'build', card: 'spellblock-armguards' }, true]);
  const ready = choosing.ready ?? [];
  expect(ready.at(-1)).toMatchObject({ do: 'build', card: 'spellblock-armguards' });
  choosing.tap(armguards);
  expect(await made(ready.length)).toEqual(ready);
  expect([choosing.pick, choosing.busy]).toEqual([undefined, false]);
});

test('other payments are gone through round and round', async () => {
  const { choosing } = await choosingAt('crowded');
  choosing.tap(robes);
  const n = choosing.answer?.plans.length ?? 0;
  expect(n).toBeGreaterThan(1);
  const first = choosing.plan;
  choosing.turnWay(-1);
  expect(choosing.plan).toEqual(choosing.answer?.plans[n - 1]);
  choosing.turnWay(1);
  expect(choosing.plan).toEqual(first);
});

test('while something is paid for, a tap forces a piece out of the payment and in again', async () => {
  const { choosing } = await choosingAt('crowded');
  choosing.tap(robes);
  choosing.payFirst('gems');
  const [key] = Object.keys(choosing.used).filter((each) => each.startsWith('gem.'));
  if (!key) throw new Error('no gem pays');
  const gem: Pick = { kind: 'gem', gem: key.slice('gem.'.length) as 'earth' };
  choosing.tap(gem);
  expect([choosing.pieces, choosing.usedOf(key)]).toEqual([{ [key]: 0 }, 0]);
  choosing.tap(gem);
  expect(choosing.pieces).toEqual({ [key]: 1 });
  expect(choosing.usedOf(key)).toBeGreaterThan(0);
  choosing.anew();
  expect([choosing.pieces, choosing.way]).toEqual([{}, 0]);
});

test('gems pay first when they are told to', async () => {
  const { choosing } = await choosingAt('crowded');
  choosing.tap(armguards);
  const gemsOf = (): number => Object.entries(choosing.used).reduce((sum, [key, n]) => sum + (key.startsWith('gem.') ? n : 0), 0);
  const before = gemsOf();
  choosing.payFirst('gems');
  expect(gemsOf()).toBeGreaterThanOrEqual(before);
  expect(choosing.first).toBe('gems');
  choosing.drop();
  expect(choosing.first).toBe('dice');
});

test('a die that can do several things is picked up, and each of them makes its move', async () => {
  const { choosing, made } = await choosingAt('crowded');
  const die: Pick = { kind: 'die', die: 1 };
  choosing.tap(die);
  expect([choosing.is(die), choosing.ready]).toEqual([true, undefined]);
  const [option] = choosing.options;
  if (!option || !('move' in option)) throw new Error('nothing to do with it');
  choosing.choose(option);
  expect(await made()).toEqual([option.move]);
});

test('of copies of a die that bring the same, one is offered', async () => {
  const { choosing } = await choosingAt('crowded');
  const copies = choosing.moves.filter((move) => move.do === 'spend' && move.die === 1);
  choosing.tap({ kind: 'die', die: 1 });
  expect(choosing.options.length).toBeLessThan(copies.length);
});

test('the same thing tapped again where several things could be done is laid down', async () => {
  const { choosing, play } = await choosingAt('crowded');
  const card: Pick = { kind: 'card', card: 'enchanting-runes' };
  choosing.tap(card);
  expect(choosing.options.length).toBeGreaterThan(1);
  choosing.tap(card);
  expect([choosing.pick, play.sending]).toEqual([undefined, false]);
});

test('once an item was built, another says why it cannot be', async () => {
  const { choosing, play, made } = await choosingAt('crowded');
  choosing.tap(robes);
  const steps = choosing.ready?.length ?? 0;
  choosing.tap(robes);
  await made(steps);
  expect([choosing.mayBuild, choosing.can(armguards)]).toEqual([false, false]);
  if (choosing.isMyTurn) {
    choosing.tap(armguards);
    await vi.waitUntil(() => play.denied);
    expect(play.denied?.refusal.rule).toMatch(/^MF-/);
  }
});

test('where it is not the time to build, a tap shows the thing', async () => {
  const { choosing, play } = await choosingAt('payment');
  expect([choosing.isMyTurn, choosing.mayBuild, choosing.items.size]).toEqual([false, false, 0]);
  choosing.tap({ kind: 'item', card: 'replica-mages-robes' });
  expect(play.inspected?.id).toBe('replica-mages-robes');
});

test('the steps of a plan stop where one is refused', async () => {
  const { choosing, play, made } = await choosingAt('crowded');
  await choosing.commit([{ do: 'gainPrism' }, { do: 'build', card: 'elemental-rod', mana: [0, 0, 0, 0], gems: [0, 0, 0, 0] }, { do: 'endTurn' }]);
  expect(await made()).toEqual([{ do: 'gainPrism' }]);
  expect([play.denied?.refusal.rule, choosing.busy]).toEqual([expect.stringMatching(/^MF-/), false]);
});
