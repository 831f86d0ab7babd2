import { eventsFor, hearing } from '@conclave/engine';
import { expect, test } from 'vitest';
import { ITEM_PILE, ITEMS, itemCard } from '../cards/cards.ts';
import type { Card, Item } from '../cards/kinds.ts';
import { mages } from '../index.ts';
import { scenario } from '../scenario.ts';

test('MG-ITEM-GEN-01 an Item costs 400 Fin and an action', () => {
  const { ana, game } = scenario({ ana: { hand: ['fin-200', 'fin-200'] }, ben: {} });
  ana.plays('buyItem');
  expect([ana.hand, game.actions]).toEqual([['firestorm'], 2]);
  const short = scenario({ ana: { hand: ['fin-200'] }, ben: {} });
  expect(short.ana.cannot('buyItem', { pay: ['fin-200'] })).toMatchObject({ rule: 'MG-ITEM-GEN-01', missing: { fin: 200 } });
  expect(short.ana.cannot('buyItem')).toMatchObject({ rule: 'MG-ITEM-GEN-01', missing: { fin: 200 } });
});

test('MG-ITEM-GEN-02 any number of Items, as long as an action is left', () => {
  const { ana, ben, game, table } = scenario({ ana: { hand: ['amulet-of-luck', 'amulet-of-luck', 'shackles', 'troll-trap'] }, ben: {} }, { actions: 1 });
  ana.plays('playItem', { item: 'amulet-of-luck' });
  ana.plays('playItem', { item: 'amulet-of-luck' });
  ana.plays('playItem', { item: 'shackles', target: ben });
  ana.plays('playItem', { item: 'troll-trap' });
  expect([ana.front, ben.front, game.actions]).toEqual([['amulet-of-luck', 'amulet-of-luck'], ['shackles'], 1]);
  expect(ana.cannot('playItem', { item: 'firestorm' }).rule).toBe('MG-ITEM-GEN-02');
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-GEN-02 with no action left, and on the turn of another, no Item is played', () => {
  const { ana, ben, table } = scenario(
    { ana: { hand: ['amulet-of-luck', 'golden-hourglass'] }, ben: { hand: ['troll-trap'] } },
    { actions: 1, confirmEndOfTurn: true },
  );
  expect(ana.offered('playItem')).toHaveLength(2);
  expect(ben.cannot('playItem', { item: 'troll-trap' }).rule).toBe('MG-ITEM-GEN-08');
  ana.plays('pass');
  expect(ana.offered('playItem')).toEqual([]);
  for (const item of ana.hand) expect(ana.cannot('playItem', { item: item as Item }).rule).toBe('MG-TURN-06');
  ana.plays('endTurn');
  expect(ben.offered('playItem')).toHaveLength(1);
  for (const item of ana.hand) expect(ana.cannot('playItem', { item: item as Item }).rule).toBe('MG-ITEM-GEN-08');
  table.isBackTo(ben, 'act');
});

test('MG-ITEM-GEN-03 an Item bought with actions left can be played; one bought with the last cannot', () => {
  const early = scenario({ ana: { hand: ['fin-400'] }, ben: {} }, { actions: 2, items: ['amulet-of-luck'] });
  early.ana.plays('buyItem');
  early.ana.plays('playItem', { item: 'amulet-of-luck' });
  expect(early.ana.front).toEqual(['amulet-of-luck']);
  const late = scenario({ ana: { hand: ['fin-400'] }, ben: {} }, { actions: 1, items: ['amulet-of-luck'], confirmEndOfTurn: true });
  late.ana.plays('buyItem');
  expect(late.ana.cannot('playItem', { item: 'amulet-of-luck' }).rule).toBe('MG-TURN-06');
});

test('MG-ITEM-GEN-03 but an answer bought with the last action can be used on the next player’s turn', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['fin-400'] }, ben: { hand: ['wither'] } }, { actions: 1, items: ['melgorns-lantern'] });
  ana.plays('buyItem');
  ben.plays('castWither', { target: ana });
  ana.plays('respond', { card: 'melgorns-lantern' });
  table.isBackTo(ben, 'act');
});

test('MG-ITEM-GEN-03 a stolen Item can be played the same turn', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['thiefs-mask'] }, ben: { hand: ['golden-hourglass'] } });
  table.willRoll(1);
  ana.plays('playItem', { item: 'thiefs-mask', target: ben });
  ana.plays('playItem', { item: 'golden-hourglass' });
  expect(ana.hand).toEqual([]);
});

test('MG-ITEM-GEN-04 MG-ITEM-GEN-05 five Items are laid out and wait, all others are discarded when played', () => {
  const laid: Item[] = ['melgorns-lantern', 'amulet-of-luck', 'agrins-curse', 'mirror-of-illusion', 'shackles'];
  expect(ITEMS.filter((item) => itemCard(item).faceUp).toSorted()).toEqual(laid.toSorted());
  for (const item of ITEMS.filter((one) => !['doubling-potion', 'apprentices-shield', 'shattered-barrier'].includes(one))) {
    const { ana, ben, game } = scenario({ ana: { hand: [item], hearts: 3 }, ben: { hand: ['ruby'], levels: { attack: 1 }, hearts: 3 } });
    const [move] = ana.offered('playItem');
    ana.plays('playItem', { ...move });
    expect([item, [...ana.front, ...ben.front], game.itemDiscard]).toEqual([item, laid.includes(item) ? [item] : [], laid.includes(item) ? [] : [item]]);
  }
});

test('MG-ITEM-GEN-05 Curse and Shackles lie before the opponent, the others before their player', () => {
  const { ana, ben } = scenario({ ana: { hand: ['melgorns-lantern', 'amulet-of-luck', 'agrins-curse', 'mirror-of-illusion', 'shackles'] }, ben: {} });
  for (const item of ['melgorns-lantern', 'amulet-of-luck', 'mirror-of-illusion'] as const) ana.plays('playItem', { item });
  for (const item of ['agrins-curse', 'shackles'] as const) ana.plays('playItem', { item, target: ben });
  expect([ana.front, ben.front]).toEqual([
    ['melgorns-lantern', 'amulet-of-luck', 'mirror-of-illusion'],
    ['agrins-curse', 'shackles'],
  ]);
});

test('MG-ITEM-GEN-08 on the turn of another nothing is played but Shield, Lantern, Curse and Mirror when attacked', () => {
  const hand: Card[] = [...ITEMS];
  const { ana, ben, table } = scenario({ ana: { hand: ['wither'] }, ben: { hand }, cleo: {} });
  for (const item of ITEMS) expect(ben.cannot('playItem', { item }).rule).toBe('MG-ITEM-GEN-08');
  ana.plays('castWither', { target: ben });
  const answers = () => [...new Set(ben.offered('respond').map((move) => 'card' in move && move.card))];
  expect(answers()).toEqual(['apprentices-shield', 'melgorns-lantern']);
  for (const item of ITEMS) expect(ben.cannot('playItem', { item }).rule).toBe('MG-ITEM-GEN-08');
  ben.plays('decline');
  expect(answers()).toEqual(['agrins-curse', 'mirror-of-illusion']);
  table.willRoll(1, 2);
  ben.plays('decline');
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-GEN-10 while something is carried out, nothing else is played', () => {
  const { ana, ben, table } = scenario({
    ana: { hand: ['wither', 'amulet-of-luck', 'golden-hourglass', 'fireball'] },
    ben: { hand: ['counter'], levels: { attack: 1, healing: 1 } },
  });
  ana.plays('castWither', { target: ben });
  for (const item of ['amulet-of-luck', 'golden-hourglass'] as const) expect(ana.cannot('playItem', { item }).rule).toBe('MG-ITEM-GEN-10');
  expect(ana.cannot('castFireball', { target: ben }).rule).toBe('MG-ITEM-GEN-10');
  ben.plays('respond', { card: 'counter' });
  expect(ana.offered()).toEqual([{ do: 'decline' }]);
  expect(ana.cannot('playItem', { item: 'amulet-of-luck' }).rule).toBe('MG-ITEM-GEN-10');
  table.willRoll(4, 1);
  ana.plays('decline');
  table.isBackTo(ana, 'lowerSkill');
  expect(ana.cannot('playItem', { item: 'amulet-of-luck' }).rule).toBe('MG-ITEM-GEN-10');
});

test('MG-TERM-04 a card that names a player names another living one', () => {
  const { ana, ben, cleo, dan, game } = scenario({ ana: { hand: ['shackles'] }, ben: {}, cleo: { status: 'dead', hearts: 0 }, dan: {} });
  expect(ana.offered('playItem')).toEqual([
    { do: 'playItem', item: 'shackles', target: ben.seat },
    { do: 'playItem', item: 'shackles', target: dan.seat },
  ]);
  for (const target of [ana, cleo]) expect(ana.cannot('playItem', { item: 'shackles', target }).rule).toBe('MG-TERM-04');
  expect(ana.cannot('playItem', { item: 'shackles', target: 7 }).rule).toBe('MG-TERM-04');
  expect(mages.rulebook.accept(game, 0, { do: 'playItem', item: 'shackles' })?.rule).toBe('MG-TERM-04');
});

test('an Item that names nothing takes no name', () => {
  const { ana, ben, game } = scenario({ ana: { hand: ['golden-hourglass', 'shackles'] }, ben: {} });
  expect(mages.rulebook.accept(game, 0, { do: 'playItem', item: 'golden-hourglass', target: 1 })?.rule).toBe('TABLE-SHAPE');
  expect(mages.rulebook.accept(game, 0, { do: 'playItem', item: 'shackles', target: 1, skill: 'attack' })?.rule).toBe('TABLE-SHAPE');
  expect([ana.hand.length, ben.front]).toEqual([2, []]);
});

test('MG-ITEM-MASK-01 MG-INFO-05 a random card of an opponent’s hand changes hands, seen by the two', () => {
  for (const [roll, card] of [
    [1, 'ruby'],
    [2, 'heal'],
    [3, 'shackles'],
  ] as const) {
    const { ana, ben, game } = scenario({ ana: { hand: ['thiefs-mask'] }, ben: { hand: ['ruby', 'heal', 'shackles'] }, cleo: {} });
    game.random.script = [roll];
    const { told } = hearing(() => mages.rulebook.play(game, 0, { do: 'playItem', item: 'thiefs-mask', target: 1 }));
    expect([ana.hand, ben.hand.length, ben.hand.includes(card)]).toEqual([[card], 2, false]);
    for (const seat of [0, 1]) expect(eventsFor(told, seat)).toContainEqual({ is: 'cardStolen', seat: 0, from: 1, card });
    for (const other of [2, 'spectator'] as const) {
      expect(eventsFor(told, other)).toContainEqual({ is: 'cardStolen', seat: 0, from: 1 });
      expect(JSON.stringify(eventsFor(told, other))).not.toContain(card);
    }
  }
});

test('MG-ITEM-MASK-01 every card is equally likely', () => {
  const taken: Record<string, number> = {};
  for (let i = 0; i < 600; i++) {
    const { ana, ben, game } = scenario({ ana: { hand: ['thiefs-mask'] }, ben: { hand: ['ruby', 'heal', 'zoe'] } });
    game.random.at = i * 7919;
    ana.plays('playItem', { item: 'thiefs-mask', target: ben });
    taken[ana.hand[0]!] = (taken[ana.hand[0]!] ?? 0) + 1;
  }
  for (const card of ['ruby', 'heal', 'zoe']) expect(Math.abs((taken[card] ?? 0) - 200)).toBeLessThan(50);
});

test('MG-ITEM-MASK-02 an empty hand cannot be robbed, nor the table', () => {
  const { ana, ben, cleo, table } = scenario({
    ana: { hand: ['thiefs-mask'] },
    ben: { table: ['melgorns-lantern'] },
    cleo: { hand: ['ruby'], table: ['amulet-of-luck'] },
  });
  expect(ana.offered('playItem')).toEqual([{ do: 'playItem', item: 'thiefs-mask', target: 2 }]);
  expect(ana.cannot('playItem', { item: 'thiefs-mask', target: ben }).rule).toBe('MG-ITEM-MASK-02');
  table.willRoll(1);
  ana.plays('playItem', { item: 'thiefs-mask', target: cleo });
  expect([ana.hand, cleo.front]).toEqual([['ruby'], ['amulet-of-luck']]);
  const none = scenario({ ana: { hand: ['thiefs-mask'] }, ben: {} });
  expect(none.ana.cannot('playItem', { item: 'thiefs-mask' }).rule).toBe('MG-ITEM-MASK-02');
});

test.each([
  [1, 'ruby'],
  [2, 'wither'],
  [3, 'troll-trap'],
] as const)('MG-ITEM-FORGOTTEN-01 MG-INFO-05 the card a Forgotten Potion hits is shown and put on its pile (%i)', (roll, card) => {
  const { ana, ben, table, game } = scenario(
    { ana: { hand: ['forgotten-potion'] }, ben: { hand: ['ruby', 'wither', 'troll-trap'] } },
    { spells: { wither: 2 } },
  );
  table.willRoll(roll);
  ana.plays('playItem', { item: 'forgotten-potion', target: ben });
  expect([ana.hand, ben.hand.includes(card), ben.hand.length]).toEqual([[], false, 2]);
  expect([game.discard, game.itemDiscard, game.spells.wither]).toEqual([
    card === 'ruby' ? ['ruby'] : [],
    card === 'troll-trap' ? ['forgotten-potion', 'troll-trap'] : ['forgotten-potion'],
    card === 'wither' ? 3 : 2,
  ]);
  expect(table.heard()).toContainEqual({ is: 'cardForgotten', seat: 0, from: 1, card });
});

test('MG-ITEM-FORGOTTEN-02 an empty hand is no target', () => {
  const { ana, ben } = scenario({ ana: { hand: ['forgotten-potion'] }, ben: { table: ['shackles'] }, cleo: { hand: ['ruby'] } });
  expect(ana.cannot('playItem', { item: 'forgotten-potion', target: ben }).rule).toBe('MG-ITEM-FORGOTTEN-02');
  expect(ana.offered('playItem')).toHaveLength(1);
});

test('MG-ITEM-HOURGLASS-01 two actions more in this turn, played while one is left', () => {
  const { ana, ben, game, table } = scenario({ ana: { hand: ['golden-hourglass'] }, ben: {} }, { actions: 1 });
  ana.plays('playItem', { item: 'golden-hourglass' });
  expect(game.actions).toBe(3);
  for (let i = 0; i < 3; i++) ana.plays('pass');
  table.isBackTo(ben, 'act');
  expect(game.actions).toBe(3);
  const late = scenario({ ana: { hand: ['golden-hourglass'] }, ben: {} }, { actions: 1, confirmEndOfTurn: true });
  late.ana.plays('pass');
  expect(late.ana.cannot('playItem', { item: 'golden-hourglass' }).rule).toBe('MG-TURN-06');
});

test('MG-ITEM-HOURGLASS-02 it adds to a shackled turn, and two add four', () => {
  const { ana, game } = scenario({ ana: { hand: ['golden-hourglass', 'golden-hourglass'], table: ['shackles'] }, ben: {} }, { fresh: true });
  expect(game.actions).toBe(1);
  ana.plays('playItem', { item: 'golden-hourglass' });
  expect(game.actions).toBe(3);
  ana.plays('playItem', { item: 'golden-hourglass' });
  expect(game.actions).toBe(5);
});

test('MG-ITEM-POISON-01 a chosen skill of an opponent drops by one, without roll or answer', () => {
  const { ana, ben, game, table } = scenario({
    ana: { hand: ['limiting-poison'], levels: { attack: 2 } },
    ben: { hand: ['counter'], levels: { attack: 2, healing: 1 } },
    cleo: {},
  });
  expect(ana.offered('playItem')).toEqual([
    { do: 'playItem', item: 'limiting-poison', target: 1, skill: 'attack' },
    { do: 'playItem', item: 'limiting-poison', target: 1, skill: 'healing' },
  ]);
  expect(ana.cannot('playItem', { item: 'limiting-poison', target: ben, skill: 'defense' }).rule).toBe('MG-ITEM-POISON-01');
  expect(mages.rulebook.accept(game, 0, { do: 'playItem', item: 'limiting-poison', target: 1 })?.rule).toBe('MG-ITEM-POISON-01');
  ana.plays('playItem', { item: 'limiting-poison', target: ben, skill: 'attack' });
  expect([ben.levels.attack, ben.levels.healing, ana.levels.attack, game.rolls]).toEqual([1, 1, 2, []]);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-POISON-02 an opponent with nothing above 0 is no target', () => {
  const { ana, ben } = scenario({ ana: { hand: ['limiting-poison'] }, ben: {}, cleo: { levels: { defense: 1 } } });
  expect(ana.cannot('playItem', { item: 'limiting-poison', target: ben, skill: 'attack' }).rule).toBe('MG-ITEM-POISON-02');
  const none = scenario({ ana: { hand: ['limiting-poison'] }, ben: {} });
  expect(none.ana.cannot('playItem', { item: 'limiting-poison' }).rule).toBe('MG-ITEM-POISON-02');
});

test('MG-ITEM-SHACKLES-01 the opponent’s next turn has one action, the one after three', () => {
  const { ana, ben, game, table } = scenario({ ana: { hand: ['shackles'] }, ben: {} }, { actions: 1 });
  ana.plays('playItem', { item: 'shackles', target: ben });
  expect(ben.front).toEqual(['shackles']);
  ana.plays('pass');
  expect([game.actions, ben.front, game.itemDiscard]).toEqual([1, [], ['shackles']]);
  expect(table.heard()).toContainEqual({ is: 'shacklesFell', seat: 1, count: 1 });
  ben.plays('pass');
  for (let i = 0; i < 3; i++) ana.plays('pass');
  expect([game.active, game.actions]).toEqual([1, 3]);
});

test('MG-ITEM-SHACKLES-03 Items and the Troll’s card are free in a shackled turn', () => {
  const { ana, table, game } = scenario(
    { ana: { table: ['shackles'], hand: ['amulet-of-luck', 'mirror-of-illusion'] }, ben: {} },
    { fresh: true, troll: 'ana' },
  );
  ana.plays('playItem', { item: 'amulet-of-luck' });
  ana.plays('playItem', { item: 'mirror-of-illusion' });
  expect(game.actions).toBe(1);
  ana.plays('pass');
  table.isBackTo(ana, 'drawForTroll');
});

test('MG-ITEM-TRAP-01 the Troll is taken from the middle or its owner without a roll', () => {
  for (const troll of [undefined, 'ben'] as const) {
    const { ana, game } = scenario({ ana: { hand: ['troll-trap'] }, ben: {} }, troll ? { troll } : {});
    ana.plays('playItem', { item: 'troll-trap' });
    expect([game.troll, game.rolls, game.actions]).toEqual([0, [], 3]);
  }
});

test('MG-ITEM-TRAP-02 the Troll’s owner cannot play it', () => {
  const { ana } = scenario({ ana: { hand: ['troll-trap'] }, ben: {} }, { troll: 'ana' });
  expect(ana.offered('playItem')).toEqual([]);
  expect(ana.cannot('playItem', { item: 'troll-trap' }).rule).toBe('MG-ITEM-TRAP-02');
});

test('there are 31 Items in the stated numbers', () => {
  const copies = ITEMS.map((item) => ITEM_PILE.filter((one) => one === item).length);
  expect(copies).toEqual([2, 2, 3, 3, 3, 3, 2, 1, 1, 2, 2, 2, 2, 2, 1]);
});
