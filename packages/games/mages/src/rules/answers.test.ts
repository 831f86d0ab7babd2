import { expect, test } from 'vitest';
import { mages } from '../index.ts';
import { scenario } from '../scenario.ts';

test('MG-ITEM-LANTERN-01 MG-ITEM-LANTERN-03 a Lantern from hand cancels the Wither', () => {
  const { ana, ben, table, game } = scenario(
    { ana: { hand: ['wither'] }, ben: { hand: ['melgorns-lantern', 'ruby'], levels: { attack: 1 } } },
    { spells: { wither: 0 } },
  );
  ana.plays('castWither', { target: ben });
  ben.plays('respond', { card: 'melgorns-lantern' });
  expect([game.rolls, ben.levels.attack, ben.hand, game.itemDiscard, game.spells.wither]).toEqual([[], 1, ['ruby'], ['melgorns-lantern'], 1]);
  expect(table.heard().at(-1)).toEqual({ is: 'witherCancelled', seat: 1, from: 'hand' });
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-LANTERN-01 MG-ITEM-LANTERN-02 MG-ITEM-GEN-06 a Lantern on the table works by itself', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['melgorns-lantern'] }, ben: { hand: ['wither', 'wither', 'ruby'] } }, { actions: 1 });
  ana.plays('playItem', { item: 'melgorns-lantern' });
  expect(ana.front).toEqual(['melgorns-lantern']);
  ana.plays('pass');
  ben.plays('castWither', { target: ana });
  expect([ana.front, game.rolls, game.itemDiscard]).toEqual([[], [], ['melgorns-lantern']]);
  table.isBackTo(ben, 'act');
  table.willRoll(1, 2);
  ben.plays('castWither', { target: ana });
  table.isBackTo(ben, 'act');
});

test('MG-ITEM-LANTERN-03 only the target answers with it', () => {
  const { ana, ben, cleo } = scenario({ ana: { hand: ['wither'] }, ben: { hand: ['ruby'] }, cleo: { hand: ['melgorns-lantern'] } });
  expect(cleo.cannot('respond', { card: 'melgorns-lantern' }).rule).toBe('MG-ITEM-LANTERN-03');
  ana.plays('castWither', { target: ben });
  expect(cleo.cannot('respond', { card: 'melgorns-lantern' }).rule).toBe('MG-ITEM-LANTERN-03');
});

test('MG-ITEM-LANTERN-04 it does nothing against Fireball or Limiting Poison', () => {
  const { ana, ben, table } = scenario({
    ana: { hand: ['fireball', 'limiting-poison'] },
    ben: { hand: ['melgorns-lantern'], table: ['melgorns-lantern'], levels: { healing: 1 } },
  });
  ana.plays('playItem', { item: 'limiting-poison', target: ben, skill: 'healing' });
  expect([ben.levels.healing, ben.front]).toEqual([0, ['melgorns-lantern']]);
  ana.plays('castFireball', { target: ben });
  expect(ben.cannot('respond', { card: 'melgorns-lantern' }).rule).toBe('MG-ITEM-LANTERN-04');
  ben.plays('decline');
  table.willRoll(2, 1);
  ben.plays('decline');
  expect([ben.hearts, ben.front]).toEqual([1, ['melgorns-lantern']]);
});

test('MG-ITEM-LANTERN-05 of two Lanterns on the table one Wither takes one', () => {
  const { ana, ben } = scenario({ ana: { hand: ['wither'] }, ben: { table: ['melgorns-lantern', 'melgorns-lantern'] } });
  ana.plays('castWither', { target: ben });
  expect(ben.front).toEqual(['melgorns-lantern']);
});

test('MG-ITEM-SHIELD-01 only the current target plays it, before the dice', () => {
  const { ana, ben, cleo } = scenario({
    ana: { hand: ['fireball', 'apprentices-shield'] },
    ben: { hand: ['apprentices-shield'] },
    cleo: { hand: ['apprentices-shield'] },
  });
  expect(ana.cannot('playItem', { item: 'apprentices-shield' }).rule).toBe('MG-ITEM-SHIELD-01');
  expect(ben.cannot('respond', { card: 'apprentices-shield', target: cleo }).rule).toBe('MG-ITEM-SHIELD-01');
  ana.plays('castFireball', { target: ben });
  expect(cleo.cannot('respond', { card: 'apprentices-shield', target: ben }).rule).toBe('MG-ITEM-SHIELD-01');
  ben.plays('decline');
  expect(ben.cannot('respond', { card: 'apprentices-shield', target: cleo }).rule).toBe('MG-ITEM-SHIELD-01');
});

test('MG-ITEM-SHIELD-02 the attack moves to a living player, neither caster nor user', () => {
  const { ana, ben, cleo, dan, eva, table, game } = scenario({
    ana: { hand: ['fireball'] },
    ben: { hand: ['apprentices-shield'] },
    cleo: {},
    dan: { status: 'dead', hearts: 0 },
    eva: {},
  });
  ana.plays('castFireball', { target: ben });
  expect(ben.offered('respond')).toEqual([
    { do: 'respond', card: 'apprentices-shield', target: cleo.seat },
    { do: 'respond', card: 'apprentices-shield', target: eva.seat },
  ]);
  for (const target of [ana, ben, dan]) expect(ben.cannot('respond', { card: 'apprentices-shield', target }).rule).toBe('MG-ITEM-SHIELD-02');
  table.willRoll(3, 2);
  ben.plays('respond', { card: 'apprentices-shield', target: eva });
  expect([ben.hearts, eva.hearts, cleo.hearts, game.itemDiscard]).toEqual([2, 1, 2, ['apprentices-shield']]);
  expect(table.heard()).toContainEqual({ is: 'attackDeflected', seat: 1, target: 4, card: 'apprentices-shield' });
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-SHIELD-03 the new target answers like any other, even with a Shield back', () => {
  const { ana, ben, cleo, table, game } = scenario({
    ana: { hand: ['fireball'] },
    ben: { hand: ['apprentices-shield', 'counter'], levels: { defense: 2 } },
    cleo: { hand: ['apprentices-shield', 'counter'], levels: { defense: 3 } },
  });
  ana.plays('castFireball', { target: ben });
  ben.plays('respond', { card: 'apprentices-shield', target: cleo });
  expect(cleo.offered()).toEqual([{ do: 'respond', card: 'counter' }, { do: 'respond', card: 'apprentices-shield', target: 1 }, { do: 'decline' }]);
  cleo.plays('respond', { card: 'apprentices-shield', target: ben });
  table.willRoll(1, 7);
  ben.plays('respond', { card: 'counter' });
  expect([ana.hearts, game.rolls[1]]).toEqual([1, expect.objectContaining({ seat: 1, sides: 8 })]);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-SHIELD-03 a Lantern in front of the new target cancels a deflected Wither', () => {
  const { ana, ben, cleo, table } = scenario({ ana: { hand: ['wither'] }, ben: { hand: ['apprentices-shield'] }, cleo: { table: ['melgorns-lantern'] } });
  ana.plays('castWither', { target: ben });
  ben.plays('respond', { card: 'apprentices-shield', target: cleo });
  expect(cleo.front).toEqual([]);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-SHIELD-04 MG-TWO-02 while two live it is a Counter, and a Barrier cancels it', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['fireball', 'ruby'] }, ben: { hand: ['apprentices-shield'] }, cleo: { status: 'dead', hearts: 0 } });
  ana.plays('castFireball', { target: ben });
  expect(ben.offered()).toEqual([{ do: 'respond', card: 'apprentices-shield' }, { do: 'decline' }]);
  ben.plays('respond', { card: 'apprentices-shield' });
  expect(table.heard()).toContainEqual({ is: 'attackCountered', seat: 1, card: 'apprentices-shield' });
  table.isBackTo(ana, 'shatterCounter');
  table.willRoll(1, 2);
  ana.plays('decline');
  expect([ana.hearts, ben.hearts]).toEqual([1, 2]);
  const shattered = scenario({ ana: { hand: ['fireball', 'shattered-barrier'] }, ben: { hand: ['apprentices-shield'] } });
  shattered.ana.plays('castFireball', { target: shattered.ben });
  shattered.ben.plays('respond', { card: 'apprentices-shield' });
  shattered.table.willRoll(1, 2);
  shattered.ana.plays('respond', { card: 'shattered-barrier' });
  expect(shattered.ana.hearts).toBe(2);
});

test('MG-ITEM-BARRIER-01 a shattered Counter does not reflect', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['fireball', 'shattered-barrier'] }, ben: { hand: ['counter'] } });
  expect(ana.cannot('playItem', { item: 'shattered-barrier' }).rule).toBe('MG-ITEM-BARRIER-01');
  ana.plays('castFireball', { target: ben });
  expect(ana.cannot('respond', { card: 'shattered-barrier' }).rule).toBe('MG-ITEM-BARRIER-01');
  ben.plays('respond', { card: 'counter' });
  table.willRoll(2, 4);
  ana.plays('respond', { card: 'shattered-barrier' });
  expect([ana.hearts, ben.hearts, game.itemDiscard]).toEqual([2, 2, ['shattered-barrier']]);
  expect(table.heard()).toContainEqual({ is: 'counterShattered', seat: 0, card: 'shattered-barrier' });
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-BARRIER-02 the cancelled Counter is back in its pile, and the dice are rolled', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['fireball', 'shattered-barrier'] }, ben: { hand: ['counter'] } }, { spells: { counter: 0 } });
  ana.plays('castFireball', { target: ben });
  ben.plays('respond', { card: 'counter' });
  table.willRoll(4, 2);
  ana.plays('respond', { card: 'shattered-barrier' });
  expect([game.spells.counter, ben.hearts, game.rolls.length]).toEqual([1, 1, 2]);
});

test('MG-ITEM-BARRIER-03 a Barrier is not answered by a Barrier', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['fireball', 'shattered-barrier'] }, ben: { hand: ['counter', 'shattered-barrier'] } });
  ana.plays('castFireball', { target: ben });
  ben.plays('respond', { card: 'counter' });
  ana.plays('respond', { card: 'shattered-barrier' });
  table.isBackTo(ben, 'layCards');
  expect(ben.cannot('respond', { card: 'shattered-barrier' }).rule).toBe('MG-ITEM-BARRIER-01');
  expect(ben.offered()).toEqual([{ do: 'decline' }]);
});

test('MG-ITEM-BARRIER-04 it does not stop a Shield that deflects', () => {
  const { ana, ben, cleo, table } = scenario({ ana: { hand: ['fireball', 'shattered-barrier'] }, ben: { hand: ['apprentices-shield'] }, cleo: {} });
  ana.plays('castFireball', { target: ben });
  table.willRoll(3, 1);
  ben.plays('respond', { card: 'apprentices-shield', target: cleo });
  expect([ana.hand, cleo.hearts]).toEqual([['shattered-barrier'], 1]);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-GEN-09 a Barrier can be played inside the last action', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['fireball', 'shattered-barrier'] }, ben: { hand: ['counter'] } }, { actions: 1 });
  ana.plays('castFireball', { target: ben });
  ben.plays('respond', { card: 'counter' });
  table.willRoll(1, 2);
  ana.plays('respond', { card: 'shattered-barrier' });
  expect(ana.hearts).toBe(2);
  table.isBackTo(ben, 'act');
});

test('MG-INFO-04 whoever may answer and holds a card is asked, whatever the card is', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['fireball', 'zoe'], hearts: 1 }, ben: { hand: ['pyro', 'counter'] } });
  ana.plays('castFireball', { target: ben });
  table.isBackTo(ben, 'answerAttack');
  ben.plays('respond', { card: 'counter' });
  table.isBackTo(ana, 'shatterCounter');
  expect(ana.offered()).toEqual([{ do: 'decline' }]);
  ana.plays('decline');
  table.isBackTo(ben, 'layCards');
  expect(ben.offered()).toEqual([{ do: 'decline' }]);
  table.willRoll(1, 2);
  ben.plays('decline');
  table.isBackTo(ana, 'staveOffDeath');
  expect(ana.offered()).toEqual([{ do: 'decline' }]);
  ana.plays('decline');
  expect(game.result?.winners).toEqual([1]);
});

test('MG-INFO-04 an empty hand is not asked', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['fireball'] }, ben: { hearts: 1 } });
  table.willRoll(3, 1);
  ana.plays('castFireball', { target: ben });
  expect(game.result?.winners).toEqual([0]);
  table.isOver();
});

test('every window is marked as one, aimed at whoever is asked, with passing as the default', () => {
  const { ana, ben, game } = scenario({ ana: { hand: ['fireball', 'zoe'], hearts: 1 }, ben: { hand: ['counter', 'zoe'] } });
  const windows: unknown[] = [];
  const look = (): void => void windows.push(mages.rulebook.settle(game)[0]);
  ana.plays('castFireball', { target: ben });
  look();
  ben.plays('respond', { card: 'counter' });
  look();
  ana.plays('decline');
  look();
  game.random.script = [1, 2];
  ben.plays('decline');
  look();
  for (const prompt of windows) expect(prompt).toMatchObject({ window: true, target: true, otherwise: { do: 'decline' } });
  expect(windows).toHaveLength(4);
});

test('an attack cannot be taken back once others may answer it', () => {
  const { ana, ben, game } = scenario({ ana: { hand: ['fireball', 'ruby'] }, ben: { hand: ['counter'] } });
  const { walls } = game;
  ana.plays('castFireball', { target: ben });
  expect(game.walls).toBeGreaterThan(walls);
  const before = game.walls;
  ben.plays('respond', { card: 'counter' });
  expect([game.rolls, ana.isAsked]).toEqual([[], true]);
  expect(game.walls).toBeGreaterThan(before);
});

test('nor a Barrier, before any die is rolled', () => {
  const { ana, ben, game } = scenario({ ana: { hand: ['fireball', 'shattered-barrier'] }, ben: { hand: ['counter', 'ruby'] } });
  ana.plays('castFireball', { target: ben });
  ben.plays('respond', { card: 'counter' });
  const { walls } = game;
  ana.plays('respond', { card: 'shattered-barrier' });
  expect([game.rolls, ben.isAsked]).toEqual([[], true]);
  expect(game.walls).toBeGreaterThan(walls);
});

test('nor the second target of a doubled spell', () => {
  const { ana, ben, cleo, game, table } = scenario({ ana: { hand: ['fireball', 'doubling-potion'] }, ben: {}, cleo: { hand: ['ruby'] } });
  table.willRoll(1, 2);
  ana.plays('castFireball', { target: ben, with: 'doubling-potion' });
  const { walls } = game;
  ana.plays('nameTarget', { target: cleo });
  expect([game.rolls.length, cleo.isAsked]).toEqual([2, true]);
  expect(game.walls).toBeGreaterThan(walls);
});

test('MG-DEATH-02 a hand that is shown by a death is not taken back', () => {
  const { ana, ben, game, table } = scenario({ ana: { hand: ['fireball'] }, ben: { hand: ['heal', 'ruby'], hearts: 1 }, cleo: {} });
  ana.plays('castFireball', { target: ben });
  ben.plays('decline');
  table.willRoll(2, 1);
  ben.plays('decline');
  const { walls } = game;
  ben.plays('decline');
  expect([ben.status, game.discard, game.rolls.length]).toEqual(['dead', ['ruby'], 2]);
  expect(game.walls).toBeGreaterThan(walls);
});
