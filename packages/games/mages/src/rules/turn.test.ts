import { createMatch } from '@conclave/engine';
import { expect, test } from 'vitest';
import type { Card } from '../cards/kinds.ts';
import { mages } from '../index.ts';
import { scenario } from '../scenario.ts';

/** A key that deals three mages without a choice at the start. */
const PLAIN = '0'.repeat(64);
const cards = (n: number): Card[] => Array<Card>(n).fill('fin-200');

test('MG-TURN-01 three actions, and the turn is over with the last', () => {
  const { ana, ben, table, game } = scenario({ ana: {}, ben: {} }, { fresh: true });
  for (const left of [3, 2, 1]) {
    table.isBackTo(ana, 'act');
    expect(game.actions).toBe(left);
    ana.plays('pass');
  }
  table.isBackTo(ben, 'act');
  expect(game.actions).toBe(3);
  expect(ana.cannot('pass').rule).toBe('MG-TURN-01');
});

test('MG-TURN-01 where the table asks for it, the turn ends with a confirmation in which nothing else can be done', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['amulet-of-luck'] }, ben: {} }, { actions: 1, confirmEndOfTurn: true });
  expect(ana.cannot('endTurn').rule).toBe('MG-TURN-01');
  ana.plays('pass');
  table.isBackTo(ana, 'endTurn');
  expect(ana.offered()).toEqual([{ do: 'endTurn' }]);
  expect(ana.cannot('pass')).toEqual({ rule: 'MG-TURN-01', reason: 'You have no action left.' });
  ana.plays('endTurn');
  table.isBackTo(ben, 'act');
  expect(ana.cannot('endTurn').rule).toBe('MG-TURN-01');
});

test.each([true, false])('MG-TURN-01 an ended turn is not taken back from the next player (asked before: %s)', (confirmEndOfTurn) => {
  const match = createMatch(mages, { seats: 3, options: { confirmEndOfTurn }, key: PLAIN });
  const { active } = match.state;
  for (let action = 0; action < 3; action++) {
    expect(match.canUndo(active)).toBe(action > 0);
    expect(match.play(active, { do: 'pass' }).ok).toBe(true);
  }
  if (confirmEndOfTurn) {
    expect(match.canUndo(active)).toBe(true);
    expect(match.play(active, { do: 'endTurn' }).ok).toBe(true);
  }
  expect([match.asked, match.canUndo(active)]).toEqual([[(active + 1) % 3], false]);
});

test('MG-TURN-02 MG-ITEM-SHACKLES-02 all Shackles are discarded as the turn begins, and leave one action', () => {
  const { ana, ben, table, game } = scenario({ ana: { table: ['shackles', 'amulet-of-luck', 'shackles'] }, ben: {} }, { fresh: true });
  expect([game.actions, ana.front, game.itemDiscard]).toEqual([1, ['amulet-of-luck'], ['shackles', 'shackles']]);
  ana.plays('pass');
  table.isBackTo(ben, 'act');
  for (let i = 0; i < 3; i++) ben.plays('pass');
  expect(game.actions).toBe(3);
});

test('MG-TURN-03 actions of any kind in any order', () => {
  const { ana, game } = scenario({ ana: { hand: ['pyro', 'fin-400'] }, ben: {} });
  ana.plays('raise', { skill: 'attack' });
  ana.plays('drawDeck');
  ana.plays('buyItem');
  expect(ana.hand).toEqual(['zoe', 'firestorm']);
  expect(game.active).toBe(1);
});

test('MG-TURN-03 the same kind three times', () => {
  const { ana, ben, table } = scenario({ ana: {}, ben: {} });
  for (let i = 0; i < 3; i++) ana.plays('drawDeck');
  expect(ana.hand).toEqual(['zoe', 'zoe', 'zoe']);
  table.isBackTo(ben, 'act');
});

test('MG-TURN-04 MG-ACT-07 a whole turn can be passed without a card drawn', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['ruby'] }, ben: {} });
  for (let i = 0; i < 3; i++) ana.plays('pass');
  expect([ana.hand, game.deck.length]).toEqual([['ruby'], 30]);
  table.isBackTo(ben, 'act');
});

test('MG-ACT-07 passing is possible with nothing else to do', () => {
  const { ana } = scenario({ ana: {}, ben: {} }, { row: [null, null, null, null, null], deck: [], troll: 'ana' });
  expect(ana.offered()).toEqual([{ do: 'pass' }]);
});

test("MG-TURN-05 the Troll's card, then the hand limit, then the next player who is not out", () => {
  const { ana, cleo, table } = scenario({ ana: { hand: cards(8) }, ben: { status: 'out', hearts: 0 }, cleo: {} }, { actions: 1, troll: 'ana' });
  ana.plays('pass');
  table.isBackTo(ana, 'drawForTroll');
  ana.plays('drawForTroll');
  table.isBackTo(ana, 'discard');
  ana.plays('discard', { card: 'zoe' });
  table.isBackTo(cleo, 'act');
});

test('MG-TURN-06 nothing is played after the last action', () => {
  const hand: Card[] = ['amulet-of-luck', 'fireball', ...cards(7)];
  const { ana, ben, table } = scenario({ ana: { hand }, ben: {} }, { actions: 1, confirmEndOfTurn: true, troll: 'ana' });
  ana.plays('pass');
  for (const step of ['endTurn', 'decline']) {
    expect(ana.cannot('playItem', { item: 'amulet-of-luck' }).rule).toBe('MG-TURN-06');
    expect(ana.cannot('castFireball', { target: ben }).rule).toBe('MG-TURN-06');
    ana.plays(step as 'endTurn');
  }
  table.isBackTo(ana, 'discard');
  expect(ana.cannot('playItem', { item: 'amulet-of-luck' }).rule).toBe('MG-TURN-06');
});

test('MG-TURN-07 the death of the active player ends the turn on the spot', () => {
  const { ana, ben, table, game } = scenario(
    { ana: { hand: ['firestorm', ...cards(12)], hearts: 1 }, ben: {}, cleo: {} },
    { troll: 'ana', confirmEndOfTurn: true },
  );
  table.willRoll(1, 2, 2);
  ana.plays('playItem', { item: 'firestorm' });
  ana.plays('decline');
  expect([ana.status, game.troll]).toEqual(['dead', null]);
  table.isBackTo(ben, 'act');
});

test('MG-TURN-08 the dead only roll on their turn', () => {
  const { ana, ben, table } = scenario({ ana: { status: 'dead', hearts: 0 }, ben: {}, cleo: {} }, { fresh: true });
  expect(ana.offered()).toEqual([{ do: 'rollToResurrect' }, { do: 'decline' }]);
  expect(ana.cannot('pass').rule).toBe('MG-DEATH-06');
  ana.plays('decline');
  table.isBackTo(ben, 'act');
});

test('MG-TURN-09 whoever is out has no turn', () => {
  const out = { status: 'out', hearts: 0 } as const;
  const { ana, dan, table } = scenario({ ana: {}, ben: out, cleo: out, dan: {} }, { actions: 1 });
  ana.plays('pass');
  table.isBackTo(dan, 'act');
  for (let i = 0; i < 3; i++) dan.plays('pass');
  table.isBackTo(ana, 'act');
});

test('MG-TERM-03 the last action is the third, the first in Shackles, the fifth with an Hourglass', () => {
  const third = scenario({ ana: {}, ben: {} }, { fresh: true });
  for (let i = 0; i < 3; i++) third.ana.plays('pass');
  third.table.isBackTo(third.ben, 'act');
  const first = scenario({ ana: { table: ['shackles'] }, ben: {} }, { fresh: true });
  first.ana.plays('pass');
  first.table.isBackTo(first.ben, 'act');
  const fifth = scenario({ ana: { hand: ['golden-hourglass', 'amulet-of-luck'] }, ben: {} }, { fresh: true });
  fifth.ana.plays('playItem', { item: 'golden-hourglass' });
  for (let i = 0; i < 4; i++) fifth.ana.plays('pass');
  fifth.ana.plays('playItem', { item: 'amulet-of-luck' });
  fifth.ana.plays('pass');
  fifth.table.isBackTo(fifth.ben, 'act');
});

test('MG-HAND-01 eight cards may stay, the ninth may not', () => {
  const eight = scenario({ ana: { hand: cards(8) }, ben: {} }, { actions: 1 });
  eight.ana.plays('pass');
  eight.table.isBackTo(eight.ben, 'act');
  const nine = scenario({ ana: { hand: cards(9) }, ben: { hand: cards(20) } }, { actions: 1 });
  nine.ana.plays('pass');
  nine.table.isBackTo(nine.ana, 'discard');
  nine.ana.plays('discard', { card: 'fin-200' });
  expect(nine.ben.hand).toHaveLength(20);
  nine.table.isBackTo(nine.ben, 'act');
  expect(nine.ben.cannot('discard', { card: 'fin-200' }).rule).toBe('MG-HAND-01');
});

test('MG-HAND-02 MG-TERM-02 every card held counts, Items on the table do not', () => {
  const mixed: Card[] = ['ruby', 'pyro', 'miziko', 'fin-400', 'heal', 'counter', 'shackles', 'firestorm'];
  const full = scenario({ ana: { hand: mixed, table: ['amulet-of-luck', 'melgorns-lantern'] }, ben: {} }, { actions: 1 });
  full.ana.plays('pass');
  full.table.isBackTo(full.ben, 'act');
  for (const extra of ['zoe', 'wither', 'troll-trap'] as const) {
    const over = scenario({ ana: { hand: [...mixed, extra] }, ben: {} }, { actions: 1 });
    over.ana.plays('pass');
    over.table.isBackTo(over.ana, 'discard');
  }
});

test('MG-HAND-03 the player chooses what to discard, down to the limit', () => {
  const hand: Card[] = [...cards(7), 'heal', 'heal', 'shackles'];
  const { ana, ben, table, game } = scenario({ ana: { hand }, ben: {} }, { actions: 1, spells: { heal: 2 } });
  ana.plays('pass');
  expect(ana.offered()).toEqual([
    { do: 'discard', card: 'fin-200' },
    { do: 'discard', card: 'heal' },
    { do: 'discard', card: 'shackles' },
  ]);
  expect(ana.cannot('discard', { card: 'ruby' }).rule).toBe('MG-HAND-03');
  expect(table.heard().at(-1)).toEqual({ is: 'passed', seat: 0 });
  ana.plays('discard', { card: 'heal' });
  expect(table.heard()).toEqual([{ is: 'cardDiscarded', seat: 0, card: 'heal' }]);
  table.isBackTo(ana, 'discard');
  ana.plays('discard', { card: 'shackles' });
  expect([ana.hand, game.spells.heal, game.itemDiscard]).toEqual([[...cards(7), 'heal'], 3, ['shackles']]);
  table.isBackTo(ben, 'act');
});

test('MG-HAND-04 a hand may grow past the limit on the turn of another', () => {
  const spells: Card[] = ['fireball', 'wither', 'counter', 'heal'];
  const { ana, ben, table } = scenario(
    { ana: { hand: ['fireball'], hearts: 1, character: 'akonidan-the-alacritous' }, ben: { hand: [...cards(8), 'counter'] }, cleo: {} },
    { actions: 1 },
  );
  ana.plays('castFireball', { target: ben });
  table.willRoll(1, 4);
  ben.plays('respond', { card: 'counter' });
  ben.plays('decline');
  expect(ben.hand).toEqual([...cards(8), ...spells]);
  table.isBackTo(ben, 'act');
  for (let i = 0; i < 3; i++) ben.plays('pass');
  table.isBackTo(ben, 'discard');
});
