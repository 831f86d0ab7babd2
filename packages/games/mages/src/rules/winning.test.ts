import { expect, test } from 'vitest';
import { type MageSpec, scenario } from '../scenario.ts';

const almost: MageSpec = { levels: { attack: 3, defense: 3, 'dark-magic': 3, healing: 2 } };

test('MG-WIN-01 four skills at level 3 win at once', () => {
  const { ana, table, game } = scenario({ ana: { ...almost, hand: ['zoe', 'zoe', 'zoe'] }, ben: {} });
  ana.plays('raise', { skill: 'healing' });
  expect(game.result).toEqual({ winners: [0], how: 'allSkills' });
  expect(table.heard().at(-1)).toEqual({ is: 'gameWon', seat: 0, how: 'allSkills' });
  table.isOver();
});

test('MG-WIN-01 three skills at level 3 do not', () => {
  const { ana, game } = scenario({ ana: { hand: ['zoe', 'zoe'], levels: { attack: 3, defense: 3, 'dark-magic': 3, healing: 1 } }, ben: {} });
  ana.plays('raise', { skill: 'healing' });
  expect([ana.levels.healing, game.result]).toEqual([2, null]);
});

test('MG-WIN-02 a level claimed on another player’s turn wins too', () => {
  const { ana, ben, table, game } = scenario({
    ana: { hand: ['fireball'], hearts: 1, character: 'ella-the-nature-goddess' },
    ben: { ...almost, hand: ['counter'] },
    cleo: {},
  });
  ana.plays('castFireball', { target: ben });
  table.willRoll(1, 3);
  ben.plays('respond', { card: 'counter' });
  expect(game.result).toEqual({ winners: [1], how: 'allSkills' });
});

test('MG-WIN-02 MG-CHAR-GLADIUS-02 and so does one chosen with Gladius', () => {
  const { ana, ben, table, game } = scenario({ ana: { ...almost, hand: ['fireball'] }, ben: { hearts: 1, character: 'gladius-the-gifted' }, cleo: {} });
  table.willRoll(3, 1);
  ana.plays('castFireball', { target: ben });
  expect(ana.offered()).toEqual([{ do: 'chooseSkill', skill: 'healing' }]);
  ana.plays('chooseSkill', { skill: 'healing' });
  expect(game.result).toEqual({ winners: [0], how: 'allSkills' });
});

test('MG-WIN-03 the last one alive wins, whatever the dead could still roll', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['fireball'] }, ben: { hearts: 1 }, cleo: { status: 'dead', hearts: 0 } });
  table.willRoll(3, 1);
  ana.plays('castFireball', { target: ben });
  expect([ben.status, game.result]).toEqual(['dead', { winners: [0], how: 'lastAlive' }]);
  expect(table.heard().at(-1)).toEqual({ is: 'gameWon', seat: 0, how: 'lastAlive' });
  table.isOver();
});

test('MG-WIN-03 with two left alive the game goes on', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['fireball'] }, ben: { hearts: 1 }, cleo: {} });
  table.willRoll(3, 1);
  ana.plays('castFireball', { target: ben });
  expect(game.result).toBe(null);
});

test('MG-WIN-04 the last one alive has won before the claim', () => {
  const { ana, ben, table, game } = scenario({ ana: { ...almost, hand: ['fireball'] }, ben: { hearts: 1, character: 'ella-the-nature-goddess' } });
  table.willRoll(9, 1);
  ana.plays('castFireball', { target: ben });
  expect([game.result, ana.levels.healing, ana.player.claimed]).toEqual([{ winners: [0], how: 'lastAlive' }, 2, []]);
});

test('MG-WIN-05 passing never ends the game, nor does a long one', () => {
  const { ana, ben, game } = scenario({ ana: {}, ben: {} });
  for (let turn = 0; turn < 150; turn++) for (let i = 0; i < 3; i++) (game.active === 0 ? ana : ben).plays('pass');
  expect([game.result, game.turns]).toEqual([null, 151]);
});

test('MG-WIN-06 nothing pending follows a win', () => {
  const { ana, ben, table, game } = scenario(
    { ana: { hand: ['fireball', 'doubling-potion', ...Array(12).fill('ruby')] }, ben: { hearts: 1, character: 'luke-the-cleric' } },
    { troll: 'ana', actions: 2 },
  );
  table.willRoll(3, 1);
  ana.plays('castFireball', { target: ben, with: 'doubling-potion' });
  expect([ana.isAsked, ben.isAsked, ana.hand.length, game.deck.length]).toEqual([false, false, 12, 30]);
  table.isOver();
});
