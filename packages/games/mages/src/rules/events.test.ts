import { expect, test } from 'vitest';
import { mages } from '../index.ts';
import { scenario } from '../scenario.ts';

test('a doubled Fireball is announced twice', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['fireball', 'doubling-potion'] }, ben: { hearts: 3 } });
  table.willRoll(1, 2, 1, 2);
  ana.plays('castFireball', { target: ben, with: 'doubling-potion' });
  expect(table.heard().filter(({ is }) => is.startsWith('spell'))).toEqual([
    { is: 'spellCast', seat: 0, spell: 'fireball', target: 1, doubled: true },
    { is: 'spellCastAgain', seat: 0, spell: 'fireball', target: 1 },
  ]);
});

test('so is a doubled Heal', () => {
  const { ana, table } = scenario({ ana: { hand: ['heal', 'doubling-potion'], hearts: 1 }, ben: {} });
  table.willRoll(1, 2, 1, 2);
  ana.plays('castHeal', { with: 'doubling-potion' });
  expect(table.heard().filter(({ is }) => is.startsWith('heal'))).toEqual([
    { is: 'healCast', seat: 0, dungeon: 1, doubled: true },
    { is: 'healFailed', seat: 0 },
    { is: 'healCastAgain', seat: 0, dungeon: 1 },
    { is: 'healFailed', seat: 0 },
  ]);
});

test('a Heal against death is told as what it is', () => {
  const { ana, table } = scenario({ ana: { hand: ['firestorm', 'heal'], hearts: 1 }, ben: {} });
  table.willRoll(1, 2, 3, 1);
  ana.plays('playItem', { item: 'firestorm' });
  ana.plays('respond', { card: 'heal' });
  const told = table.heard();
  expect(told).toContainEqual({ is: 'deathFought', seat: 0, dungeon: 1 });
  expect(told.some(({ is }) => is === 'healCast')).toBe(false);
});

test('a Lantern on the table and cards laid by the target are told', () => {
  const lantern = scenario({ ana: { hand: ['wither'] }, ben: { table: ['melgorns-lantern'] } });
  lantern.ana.plays('castWither', { target: lantern.ben });
  expect(lantern.table.heard().at(-1)).toEqual({ is: 'witherCancelled', seat: 1, from: 'table' });
  const laid = scenario({ ana: { hand: ['fireball'] }, ben: { hand: ['agrins-curse', 'mirror-of-illusion', 'ruby'] } });
  laid.ana.plays('castFireball', { target: laid.ben });
  laid.ben.plays('decline');
  laid.ben.plays('respond', { card: 'agrins-curse' });
  laid.ben.plays('respond', { card: 'mirror-of-illusion' });
  expect(laid.table.heard().slice(-2)).toEqual([
    { is: 'itemPlayed', seat: 1, item: 'agrins-curse', target: 0 },
    { is: 'itemPlayed', seat: 1, item: 'mirror-of-illusion', target: 1 },
  ]);
});

test('an Item is told with whom and what it names, and nothing more', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['golden-hourglass', 'shackles', 'limiting-poison'] }, ben: { levels: { attack: 2 } } });
  ana.plays('playItem', { item: 'golden-hourglass' });
  ana.plays('playItem', { item: 'shackles', target: ben });
  ana.plays('playItem', { item: 'limiting-poison', target: ben, skill: 'attack' });
  expect(table.heard().filter(({ is }) => is === 'itemPlayed')).toStrictEqual([
    { is: 'itemPlayed', seat: 0, item: 'golden-hourglass' },
    { is: 'itemPlayed', seat: 0, item: 'shackles', target: 1 },
    { is: 'itemPlayed', seat: 0, item: 'limiting-poison', target: 1, skill: 'attack' },
  ]);
});

test('characters that leave the game are named', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['fireball'] }, ben: { hearts: 1, claimed: ['lord-mortimer', 'luke-the-cleric'] }, cleo: {} });
  table.willRoll(2, 1);
  ana.plays('castFireball', { target: ben });
  expect(table.heard()).toContainEqual({ is: 'charactersLeft', seat: 1, characters: ['lord-mortimer', 'luke-the-cleric'] });
});

test('a return from the dead is told with its cards', () => {
  const { ana, table } = scenario({ ana: { status: 'dead', hearts: 0 }, ben: {}, cleo: {} }, { fresh: true, deck: ['ruby'] });
  table.willRoll(10, 10);
  ana.plays('rollToResurrect');
  expect(table.heard().slice(-3)).toEqual([
    { is: 'resurrected', seat: 0, dice: [10, 10] },
    { is: 'resourceDrawn', seat: 0, card: 'ruby', why: 'resurrection' },
    { is: 'turnBegan', seat: 0, turn: 1, actions: 3 },
  ]);
});

test('an active player who gives no answer passes', () => {
  const { game } = scenario({ ana: {}, ben: {} });
  expect(mages.rulebook.settle(game)[0]?.otherwise).toEqual({ do: 'pass' });
});

test('against death only a plain Heal is accepted, with a dungeon named', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['fireball'] }, ben: { hand: ['heal', 'counter'], hearts: 1 }, cleo: {} });
  ana.plays('castFireball', { target: ben });
  ben.plays('decline');
  table.willRoll(2, 1);
  ben.plays('decline');
  const judged = (move: Parameters<typeof mages.rulebook.accept>[2]) => mages.rulebook.accept(game, ben.seat, move)?.rule;
  expect(judged({ do: 'respond', card: 'heal', dungeon: 0 })).toBe(undefined);
  expect(judged({ do: 'respond', card: 'heal', dungeon: 0, target: 0 })).toBe('TABLE-OFFER');
  expect(judged({ do: 'respond', card: 'heal' })).toBe('TABLE-OFFER');
  expect(judged({ do: 'respond', card: 'counter', dungeon: 0 })).toBe('TABLE-OFFER');
  expect(judged({ do: 'castHeal', dungeon: 0 })).toBe('TABLE-OFFER');
  expect(ben.cannot('respond', { card: 'heal', dungeon: ben })).toEqual({ rule: 'MG-SPELL-HEAL-02', reason: 'Another living player rolls the dungeon die.' });
});
