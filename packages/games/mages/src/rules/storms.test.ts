import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('MG-ITEM-RAIN-01 all the living roll their Healing die, from the active player on, and the highest gains a heart', () => {
  const { ana, ben, cleo, dan, table, game } = scenario(
    { ana: {}, ben: { levels: { attack: 3 } }, cleo: { hand: ['healing-rain'], levels: { healing: 2 } }, dan: { status: 'dead', hearts: 0 } },
    { active: 'cleo' },
  );
  table.willRoll(2, 3, 4);
  cleo.plays('playItem', { item: 'healing-rain' });
  expect(game.rolls.map(({ seat, sides, for: purpose }) => [seat, sides, purpose])).toEqual([
    [2, 8, 'healing'],
    [0, 4, 'healing'],
    [1, 4, 'healing'],
  ]);
  expect([ana.hearts, ben.hearts, cleo.hearts, dan.hearts]).toEqual([2, 3, 2, 0]);
  expect([game.actions, game.itemDiscard]).toEqual([3, ['healing-rain']]);
  table.isBackTo(cleo, 'act');
});

test('MG-ITEM-RAIN-02 ties for highest roll again, without modifiers', () => {
  const { ana, ben, cleo, table, game } = scenario({ ana: { hand: ['healing-rain'], table: ['amulet-of-luck'] }, ben: {}, cleo: {} });
  table.willRoll(3, 4, 1, 2, 2, 1, 3);
  ana.plays('playItem', { item: 'healing-rain' });
  expect(game.rolls.map(({ seat, modifier }) => [seat, modifier])).toEqual([
    [0, 1],
    [1, 0],
    [2, 0],
    [0, 0],
    [1, 0],
    [0, 0],
    [1, 0],
  ]);
  expect([ana.hearts, ben.hearts, cleo.hearts]).toEqual([2, 3, 2]);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-RAIN-03 a winner with three hearts gains nothing, and nobody else does', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['healing-rain'], hearts: 3 }, ben: { hearts: 1 } });
  table.willRoll(4, 1);
  ana.plays('playItem', { item: 'healing-rain' });
  expect([ana.hearts, ben.hearts]).toEqual([3, 1]);
  expect(table.heard().at(-1)).toEqual({ is: 'heartsFull', seat: 0 });
});

test('MG-ITEM-FIRESTORM-01 all the living roll their Attack die, and the lowest loses a heart', () => {
  const { ana, ben, cleo, table, game } = scenario(
    { ana: { levels: { attack: 1 } }, ben: { hand: ['firestorm'], levels: { healing: 3 } }, cleo: { levels: { attack: 3 } } },
    { active: 'ben' },
  );
  table.willRoll(3, 9, 2);
  ben.plays('playItem', { item: 'firestorm' });
  expect(game.rolls.map(({ seat, sides, for: purpose }) => [seat, sides, purpose])).toEqual([
    [1, 4, 'attack'],
    [2, 10, 'attack'],
    [0, 6, 'attack'],
  ]);
  expect([ana.hearts, ben.hearts, cleo.hearts, game.actions]).toEqual([1, 2, 2, 3]);
});

test('MG-ITEM-FIRESTORM-01 whoever played it may be the lowest', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['firestorm'] }, ben: {} });
  table.willRoll(1, 2);
  ana.plays('playItem', { item: 'firestorm' });
  expect([ana.hearts, ben.hearts]).toEqual([1, 2]);
});

test('MG-ITEM-FIRESTORM-02 ties for lowest roll again, without modifiers', () => {
  const { ana, ben, cleo, table, game } = scenario({ ana: { hand: ['firestorm'], table: ['agrins-curse'] }, ben: {}, cleo: {} });
  table.willRoll(2, 1, 3, 2, 2, 4, 3);
  ana.plays('playItem', { item: 'firestorm' });
  expect(game.rolls.map(({ seat, modifier }) => [seat, modifier])).toEqual([
    [0, -1],
    [1, 0],
    [2, 0],
    [0, 0],
    [1, 0],
    [0, 0],
    [1, 0],
  ]);
  expect([ana.hearts, ben.hearts, cleo.hearts]).toEqual([2, 1, 2]);
});

test('MG-ITEM-FIRESTORM-03 nobody can answer it', () => {
  const { ana, ben, table } = scenario({
    ana: { hand: ['firestorm'] },
    ben: { hand: ['counter', 'apprentices-shield', 'melgorns-lantern'], table: ['melgorns-lantern'] },
    cleo: {},
  });
  table.willRoll(2, 1, 2);
  ana.plays('playItem', { item: 'firestorm' });
  expect([ben.hearts, ben.hand.length, ben.front]).toEqual([1, 3, ['melgorns-lantern']]);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-FIRESTORM-04 the loser may stave off death, or dies; then the turn goes on', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['firestorm'] }, ben: { hand: ['heal'], hearts: 1 }, cleo: {} });
  table.willRoll(2, 1, 2);
  ana.plays('playItem', { item: 'firestorm' });
  table.willRoll(1, 2);
  ben.plays('respond', { card: 'heal' });
  expect([ben.status, game.actions]).toEqual(['dead', 3]);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-FIRESTORM-04 the turn is over if it was its player who died', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['firestorm'], hearts: 1 }, ben: {}, cleo: {} });
  table.willRoll(1, 2, 2);
  ana.plays('playItem', { item: 'firestorm' });
  expect(ana.status).toBe('dead');
  table.isBackTo(ben, 'act');
});

test('MG-ITEM-MIRROR-03 MG-ITEM-MIRROR-06 the only lowest in a Firestorm uses a Mirror', () => {
  const { ana, ben, cleo, table } = scenario({ ana: { hand: ['firestorm'] }, ben: { table: ['mirror-of-illusion'] }, cleo: {} });
  table.willRoll(3, 1, 2, 4);
  ana.plays('playItem', { item: 'firestorm' });
  expect([ana.hearts, ben.hearts, cleo.hearts, ben.front]).toEqual([2, 2, 1, []]);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-MIRROR-06 a Mirror’s roll counts in the latest round only', () => {
  const { ana, ben, cleo, table } = scenario({ ana: { hand: ['firestorm'] }, ben: { table: ['mirror-of-illusion'] }, cleo: {} });
  // Ben and Cleo tie at 1, then Ben is lowest; his new 2 is below Ana's first 3, but only Cleo's 3 of the tie round counts.
  table.willRoll(3, 1, 1, 1, 3, 2);
  ana.plays('playItem', { item: 'firestorm' });
  expect([ana.hearts, ben.hearts, cleo.hearts]).toEqual([2, 1, 2]);
  const above = scenario({ ana: { hand: ['firestorm'] }, ben: { table: ['mirror-of-illusion'] }, cleo: {} });
  above.table.willRoll(3, 1, 1, 1, 3, 4);
  above.ana.plays('playItem', { item: 'firestorm' });
  expect([above.ana.hearts, above.ben.hearts, above.cleo.hearts]).toEqual([2, 2, 1]);
});

test('MG-ITEM-MIRROR-06 a tie after a Mirror is rolled again, and the now lowest uses a Mirror too', () => {
  const { ana, ben, cleo, table } = scenario({ ana: { hand: ['firestorm'] }, ben: { table: ['mirror-of-illusion'] }, cleo: { table: ['mirror-of-illusion'] } });
  // Ben lowest, rolls 2 and ties Cleo's 2; they roll 4 and 1; Cleo's Mirror gives 3, still below 4.
  table.willRoll(3, 1, 2, 2, 4, 1, 3);
  ana.plays('playItem', { item: 'firestorm' });
  expect([ana.hearts, ben.hearts, cleo.hearts, ben.front, cleo.front]).toEqual([2, 2, 1, [], []]);
  table.isBackTo(ana, 'act');
});
