import { expect, test } from 'vitest';
import type { Item } from '../cards/kinds.ts';
import { scenario } from '../scenario.ts';

test('MG-TROLL-01 two four-sided dice, and only a pair wins', () => {
  for (const first of [1, 2, 3, 4])
    for (const second of [1, 2, 3, 4]) {
      const { ana, game, table } = scenario({ ana: {}, ben: {} });
      table.willRoll(first, second);
      ana.plays('rollForTroll');
      expect(game.troll).toBe(first === second ? 0 : null);
      expect(game.rolls.map(({ sides, for: purpose }) => [sides, purpose])).toEqual([
        [4, 'troll'],
        [4, 'troll'],
      ]);
      table.isBackTo(ana, 'act');
    }
});

test('MG-TROLL-02 the Troll is taken from whoever has it', () => {
  const { ana, game, table } = scenario({ ana: {}, ben: {}, cleo: {} }, { troll: 'cleo' });
  table.willRoll(3, 3);
  ana.plays('rollForTroll');
  expect(game.troll).toBe(0);
  expect(table.heard().at(-1)).toEqual({ is: 'trollWon', seat: 0, from: 2, dice: [3, 3] });
});

test('MG-TROLL-03 its owner cannot roll for it', () => {
  const { ana, ben } = scenario({ ana: {}, ben: {} }, { troll: 'ana', actions: 1 });
  expect(ana.cannot('rollForTroll').rule).toBe('MG-TROLL-03');
  ana.plays('pass');
  ana.plays('decline');
  expect(ben.offered('rollForTroll')).toHaveLength(1);
});

test('MG-TROLL-04 at the end of the own turn the owner may take the top card of the deck', () => {
  const { ana, ben, game, table } = scenario({ ana: {}, ben: {} }, { troll: 'ana', actions: 1, deck: ['necro', 'apollo'] });
  expect(ana.cannot('drawForTroll').rule).toBe('MG-TROLL-04');
  ana.plays('pass');
  expect(ana.offered()).toEqual([{ do: 'drawForTroll' }, { do: 'decline' }]);
  ana.plays('drawForTroll');
  expect([ana.hand, game.row.length, game.deck]).toEqual([['apollo'], 5, ['necro']]);
  table.isBackTo(ben, 'act');
  for (let i = 0; i < 3; i++) ben.plays('pass');
  table.isBackTo(ana, 'act');
  expect(ben.hand).toEqual([]);
});

test('MG-TROLL-04 the owner may leave the card', () => {
  const { ana, ben, table } = scenario({ ana: {}, ben: {} }, { troll: 'ana', actions: 1 });
  ana.plays('pass');
  ana.plays('decline');
  expect(ana.hand).toEqual([]);
  table.isBackTo(ben, 'act');
});

test('MG-TROLL-04 MG-DRAW-06 with no card left nothing is offered', () => {
  const { ana, ben, table } = scenario({ ana: {}, ben: {} }, { troll: 'ana', actions: 1, deck: [] });
  ana.plays('pass');
  table.isBackTo(ben, 'act');
});

test('MG-TROLL-05 a Troll won this turn draws this turn', () => {
  const { ana, table } = scenario({ ana: {}, ben: {} }, { actions: 1 });
  table.willRoll(1, 1);
  ana.plays('rollForTroll');
  table.isBackTo(ana, 'drawForTroll');
});

test('MG-TROLL-06 with its owner’s death the Troll is back in the middle', () => {
  const { ana, ben, game, table } = scenario({ ana: { hand: ['fireball'] }, ben: { hearts: 1 }, cleo: {} }, { troll: 'ben' });
  table.willRoll(2, 1);
  ana.plays('castFireball', { target: ben });
  expect(game.troll).toBe(null);
  expect(table.heard()).toContainEqual({ is: 'trollReturned' });
  const other = scenario({ ana: { hand: ['fireball'] }, ben: { hearts: 1 }, cleo: {} }, { troll: 'cleo' });
  other.table.willRoll(2, 1);
  other.ana.plays('castFireball', { target: other.ben });
  expect(other.game.troll).toBe(2);
});

test.each([{ dan: {} }, { dan: {}, eva: {} }, { dan: {}, eva: {}, finn: {} }])('MG-TROLL-06 so it is with more mages at the table: %o', (more) => {
  const { ana, ben, game, table } = scenario({ ana: { hand: ['fireball'] }, ben: { hearts: 1 }, cleo: {}, ...more }, { troll: 'ben' });
  table.willRoll(2, 1);
  ana.plays('castFireball', { target: ben });
  expect([ben.status, game.troll]).toEqual(['dead', null]);
  expect(table.heard()).toContainEqual({ is: 'trollReturned' });
  expect(ana.offered('rollForTroll')).toHaveLength(1);
  table.isBackTo(ana, 'act');
});

test('MG-TROLL-07 MG-ROLL-09 MG-ITEM-AMULET-04 MG-ITEM-CURSE-03 no card touches a Troll roll, and none is used up', () => {
  const cards: Item[][] = [
    ['amulet-of-luck', 'mirror-of-illusion'],
    ['agrins-curse', 'mirror-of-illusion'],
  ];
  for (const table of cards) {
    const scene = scenario({ ana: { table: [...table] }, ben: {} });
    scene.table.willRoll(2, 3);
    scene.ana.plays('rollForTroll');
    expect([scene.game.troll, scene.ana.front]).toEqual([null, table]);
    expect(scene.game.rolls.map(({ modifier }) => modifier)).toEqual([0, 0]);
    scene.table.isBackTo(scene.ana, 'act');
  }
});
