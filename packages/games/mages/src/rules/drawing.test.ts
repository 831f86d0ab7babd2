import { expect, test } from 'vitest';
import type { Resource } from '../cards/kinds.ts';
import { scenario } from '../scenario.ts';

const ROW: Resource[] = ['miziko', 'miziko', 'miziko', 'miziko', 'ruby'];

test('MG-DRAW-02 a card of the Row is replaced at once, in its place, from the deck', () => {
  const { ana, game } = scenario({ ana: {}, ben: {} }, { deck: ['necro', 'apollo'] });
  ana.plays('drawRow', { place: 1 });
  expect(game.row).toEqual(['ruby', 'apollo', 'emerald', 'black-diamond', 'pyro']);
  expect(game.deck).toEqual(['necro']);
});

test('MG-DRAW-03 one Miziko a turn from the Row', () => {
  const { ana, ben, game } = scenario({ ana: {}, ben: {} }, { row: [...ROW] });
  ana.plays('drawRow', { place: 0 });
  expect(ana.cannot('drawRow', { place: 1 }).rule).toBe('MG-DRAW-03');
  ana.plays('drawRow', { place: 4 });
  ana.plays('pass');
  ben.plays('drawRow', { place: 1 });
  expect([ben.hand, game.mizikoTaken]).toEqual([['miziko'], 1]);
});

test('MG-DRAW-03 MG-CHAR-KATHAZAN-01 three Miziko with Kathazan, not four', () => {
  const { ana } = scenario({ ana: { character: 'kathazan-wildrock' }, ben: {} }, { row: [...ROW], actions: 4 });
  for (const place of [0, 1, 2]) ana.plays('drawRow', { place });
  expect(ana.cannot('drawRow', { place: 3 }).rule).toBe('MG-DRAW-03');
});

test('MG-DRAW-04 Miziko from the deck do not count', () => {
  const { ana } = scenario({ ana: {}, ben: {} }, { row: [...ROW], deck: ['zoe', 'miziko', 'miziko'] });
  ana.plays('drawDeck');
  ana.plays('drawDeck');
  ana.plays('drawRow', { place: 0 });
  expect(ana.hand).toEqual(['miziko', 'miziko', 'miziko']);
});

test('MG-DRAW-05 the discard pile is shuffled when a card is needed, and not before', () => {
  const { ana, game, table } = scenario({ ana: {}, ben: {} }, { deck: ['necro'], discard: ['pyro', 'pyro', 'pyro'] });
  ana.plays('drawDeck');
  expect([ana.hand, game.deck, game.discard]).toEqual([['necro'], [], ['pyro', 'pyro', 'pyro']]);
  table.heard();
  ana.plays('drawDeck');
  expect([ana.hand, game.deck, game.discard]).toEqual([['necro', 'pyro'], ['pyro', 'pyro'], []]);
  expect(table.heard()[0]).toEqual({ is: 'pileShuffled', pile: 'resources' });
});

test('MG-DRAW-05 the new deck is in another order', () => {
  const discard: Resource[] = ['ruby', 'sapphire', 'emerald', 'black-diamond', 'pyro', 'apollo', 'necro', 'zoe', 'miziko', 'fin-200', 'fin-400', 'ruby'];
  const { ana, game } = scenario({ ana: {}, ben: {} }, { deck: [], discard: [...discard] });
  ana.plays('drawDeck');
  const shuffled = [...game.deck, ...ana.hand];
  expect(shuffled.toSorted()).toEqual(discard.toSorted());
  expect(shuffled).not.toEqual(discard);
});

test('MG-DRAW-06 with both piles empty nothing can be drawn from the deck, and a gap stays', () => {
  const { ana, game } = scenario({ ana: {}, ben: {} }, { deck: [] });
  expect(ana.cannot('drawDeck').rule).toBe('MG-DRAW-06');
  ana.plays('drawRow', { place: 2 });
  expect(game.row).toEqual(['ruby', 'sapphire', null, 'black-diamond', 'pyro']);
  expect(ana.cannot('drawRow', { place: 2 }).rule).toBe('MG-DRAW-06');
});

test('MG-DRAW-06 gaps are filled, first place first, after an action that brings a card', () => {
  const { ana, game } = scenario({ ana: { hand: ['zoe'] }, ben: {} }, { deck: [], row: ['ruby', null, 'emerald', null, 'pyro'] });
  ana.plays('raise', { skill: 'healing' });
  expect([game.row, game.discard, game.deck]).toEqual([['ruby', 'zoe', 'emerald', null, 'pyro'], [], []]);
});

test('MG-DRAW-06 a discard for the hand limit fills a gap too', () => {
  const { ana, game } = scenario(
    { ana: { hand: Array<Resource>(10).fill('necro') }, ben: {} },
    { deck: [], row: [null, null, 'ruby', 'ruby', 'ruby'], actions: 1 },
  );
  ana.plays('pass');
  ana.plays('discard', { card: 'necro' });
  expect(game.row).toEqual(['necro', null, 'ruby', 'ruby', 'ruby']);
  ana.plays('discard', { card: 'necro' });
  expect(game.row).toEqual(['necro', 'necro', 'ruby', 'ruby', 'ruby']);
});

test('MG-DRAW-06 a draw of several takes what there is', () => {
  const { ana, table, game } = scenario({ ana: { status: 'dead', hearts: 0 }, ben: {}, cleo: {} }, { fresh: true, deck: ['ruby'], discard: ['pyro'] });
  table.willRoll(10, 10);
  ana.plays('rollToResurrect');
  expect([ana.hand, game.deck, game.discard]).toEqual([['ruby', 'pyro'], [], []]);
});

test('MG-DRAW-07 a turn leaves the Row as it was, whatever lies there', () => {
  const { ana, ben, game } = scenario({ ana: { hand: ['pyro'] }, ben: {} }, { row: ['miziko', 'miziko', 'miziko', 'miziko', 'miziko'] });
  ana.plays('drawDeck');
  ana.plays('raise', { skill: 'attack' });
  ana.plays('pass');
  for (let i = 0; i < 3; i++) ben.plays('pass');
  expect([game.row, game.deck.length]).toEqual([['miziko', 'miziko', 'miziko', 'miziko', 'miziko'], 29]);
});

test('MG-DISC-01 Resources and Items have a discard pile each', () => {
  const { ana, game } = scenario({ ana: { hand: ['golden-hourglass', 'pyro'] }, ben: {} });
  ana.plays('playItem', { item: 'golden-hourglass' });
  ana.plays('raise', { skill: 'attack' });
  expect([game.discard, game.itemDiscard]).toEqual([['pyro'], ['golden-hourglass']]);
});

test('MG-DISC-02 a Spell goes back to its pile when played, lost or discarded', () => {
  const { ana, ben, game, table } = scenario(
    { ana: { hand: ['forgotten-potion', 'heal', ...Array<Resource>(8).fill('zoe')] }, ben: { hand: ['wither'] } },
    { actions: 1, spells: { heal: 4, wither: 4 } },
  );
  table.willRoll(1);
  ana.plays('playItem', { item: 'forgotten-potion', target: ben });
  expect([game.spells.wither, ben.hand]).toEqual([5, []]);
  ana.plays('pass');
  ana.plays('discard', { card: 'heal' });
  expect([game.spells.heal, game.discard, game.itemDiscard]).toEqual([5, [], ['forgotten-potion']]);
  const played = scenario({ ana: { hand: ['heal'] }, ben: {} }, { spells: { heal: 0 } });
  played.table.willRoll(1, 2);
  played.ana.plays('castHeal');
  expect(played.game.spells.heal).toBe(1);
});

test('MG-DISC-03 a Spell is back before its result is known', () => {
  const { ana, ben, game } = scenario({ ana: { hand: ['fireball'] }, ben: { hand: ['counter', 'ruby'] } }, { spells: { fireball: 0, counter: 0 } });
  ana.plays('castFireball', { target: ben });
  expect(game.spells.fireball).toBe(1);
  ben.plays('respond', { card: 'counter' });
  expect([game.spells.counter, game.rolls]).toEqual([1, []]);
});

test('MG-DISC-04 an empty Item pile is made anew from the Item discard pile', () => {
  const { ana, game, table } = scenario({ ana: { hand: ['fin-400', 'fin-400'] }, ben: {} }, { items: ['shackles'], itemDiscard: ['firestorm', 'firestorm'] });
  ana.plays('buyItem');
  expect([game.items, game.itemDiscard]).toEqual([[], ['firestorm', 'firestorm']]);
  table.heard();
  ana.plays('buyItem');
  expect([ana.hand, game.items, game.itemDiscard]).toEqual([['shackles', 'firestorm'], ['firestorm'], []]);
  expect(table.heard()[0]).toEqual({ is: 'pileShuffled', pile: 'items' });
});

test('MG-DISC-05 a face-up Item is discarded when used, when cancelled, and at its holder’s death', () => {
  const used = scenario({ ana: { hand: ['fireball'], table: ['amulet-of-luck'] }, ben: {} });
  used.table.willRoll(2, 1);
  used.ana.plays('castFireball', { target: used.ben });
  expect([used.ana.front, used.game.itemDiscard]).toEqual([[], ['amulet-of-luck']]);
  const cancelled = scenario({ ana: { hand: ['agrins-curse'] }, ben: { table: ['amulet-of-luck'] } });
  cancelled.ana.plays('playItem', { item: 'agrins-curse', target: cancelled.ben });
  expect([cancelled.ben.front, cancelled.game.itemDiscard]).toEqual([[], ['amulet-of-luck', 'agrins-curse']]);
  const dead = scenario({ ana: { hand: ['fireball'] }, ben: { hearts: 1, table: ['melgorns-lantern'] }, cleo: {} });
  dead.table.willRoll(2, 1);
  dead.ana.plays('castFireball', { target: dead.ben });
  expect([dead.ben.front, dead.game.itemDiscard]).toEqual([[], ['melgorns-lantern']]);
});
