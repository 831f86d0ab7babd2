import { expect, test } from 'vitest';
import type { Card } from '../cards/kinds.ts';
import { mages } from '../index.ts';
import { type MageSpec, scenario, type TableSpec } from '../scenario.ts';

/** Ana strikes Ben, who has one heart, with a Fireball. */
const kill = (mats: { ana?: MageSpec; ben?: MageSpec; cleo?: MageSpec; dan?: MageSpec }, spec: TableSpec = {}) => {
  const scene = scenario(
    {
      ana: { ...mats.ana, hand: ['fireball', ...(mats.ana?.hand ?? [])] },
      ben: { hearts: 1, ...mats.ben },
      cleo: mats.cleo ?? {},
      ...(mats.dan && { dan: mats.dan }),
    },
    spec,
  );
  const { ana, ben, table } = scene;
  table.willRoll(3, 1);
  ana.plays('castFireball', { target: ben });
  while (ben.isAsked) ben.plays('decline');
  return scene;
};

test('MG-DEATH-01 MG-TERM-01 at 0 hearts without a Heal a player dies, and may yet return', () => {
  const { ana, ben, table } = kill({});
  expect([ben.hearts, ben.status]).toEqual([0, 'dead']);
  expect(table.heard()).toContainEqual({ is: 'died', seat: 1, killer: 0, status: 'dead' });
  table.isBackTo(ana, 'act');
  const second = kill({ ben: { hasResurrected: true } });
  expect(second.ben.status).toBe('out');
});

test('MG-DEATH-02 the hand goes to the discard and Spell piles', () => {
  const hand: Card[] = ['ruby', 'heal', 'shackles', 'fin-200', 'counter'];
  const { ben, game } = kill({ ben: { hand } }, { spells: { heal: 1, counter: 2, fireball: 3 } });
  expect([ben.hand, game.discard, game.itemDiscard]).toEqual([[], ['ruby', 'fin-200'], ['shackles']]);
  expect(game.spells).toEqual({ fireball: 4, wither: 8, counter: 3, heal: 2 });
});

test('MG-DEATH-03 so does what lies in front of the dead', () => {
  const { ana, ben, table, game } = scenario({
    ana: { hand: ['firestorm'] },
    ben: { hearts: 1, table: ['shackles', 'agrins-curse', 'melgorns-lantern'] },
    cleo: {},
  });
  table.willRoll(2, 1, 2);
  ana.plays('playItem', { item: 'firestorm' });
  expect([ben.status, ben.front, game.itemDiscard.toSorted()]).toEqual(['dead', [], ['agrins-curse', 'firestorm', 'melgorns-lantern', 'shackles']]);
});

test('MG-DEATH-04 the skills stay', () => {
  const levels = { attack: 1, defense: 0, 'dark-magic': 3, healing: 2 };
  expect(kill({ ben: { levels } }).ben.levels).toEqual(levels);
});

test('MG-DEATH-05 every ability is gone, own and claimed', () => {
  const { ben } = kill({ ben: { character: 'elad-the-knowledgeable', chosenSpell: 'heal', claimed: ['advek-the-resourceful', 'lord-mortimer'] } });
  expect([ben.player.character, ben.player.claimed, ben.player.chosenSpell]).toEqual([null, [], null]);
});

test('MG-DEATH-06 the dead and the out are no targets and play nothing', () => {
  const { ana, ben, cleo, dan } = scenario({
    ana: { hand: ['thiefs-mask', 'agrins-curse', 'shackles', 'limiting-poison', 'forgotten-potion'] },
    ben: { status: 'dead', hearts: 0, hand: ['heal'], levels: { attack: 1 } },
    cleo: { status: 'out', hearts: 0, hand: ['heal'], levels: { attack: 1 } },
    dan: { hand: ['ruby'], levels: { attack: 1 } },
  });
  for (const item of ['thiefs-mask', 'agrins-curse', 'shackles', 'limiting-poison', 'forgotten-potion'] as const)
    for (const target of [ben, cleo])
      expect(ana.cannot('playItem', { item, target, ...(item === 'limiting-poison' && { skill: 'attack' }) }).rule).toBe('MG-TERM-04');
  expect(ana.offered('playItem').every((move) => 'target' in move && move.target === dan.seat)).toBe(true);
  for (const gone of [ben, cleo]) expect(gone.cannot('castHeal').rule).toBe('MG-DEATH-06');
});

test.each(['healing-rain', 'firestorm'] as const)('MG-DEATH-06 nor do they roll in %s', (item) => {
  const { ana, table, game } = scenario({ ana: { hand: [item] }, ben: { status: 'dead', hearts: 0 }, cleo: {}, dan: { status: 'out', hearts: 0 } });
  table.willRoll(1, 2);
  ana.plays('playItem', { item });
  expect(game.rolls.map(({ seat }) => seat)).toEqual([0, 2]);
});

test('MG-DEATH-07 what the dead laid in front of others stays and works', () => {
  const { ana, ben, cleo, table, game } = scenario(
    { ana: { hand: ['fireball'] }, ben: { hearts: 1, hand: [] }, cleo: { table: ['agrins-curse', 'shackles'] } },
    { actions: 1 },
  );
  table.willRoll(3, 1);
  ana.plays('castFireball', { target: ben });
  expect([ben.status, cleo.front]).toEqual(['dead', ['agrins-curse', 'shackles']]);
  ben.plays('decline');
  expect([game.active, game.actions, cleo.front]).toEqual([2, 1, ['agrins-curse']]);
});

test('MG-CLAIM-01 the killer takes the victim’s own card and its effect at once', () => {
  const { ana, ben, table } = kill({ ben: { character: 'scarlet-ashbringer' } });
  expect([ana.player.claimed, ana.levels.attack, ben.player.character]).toEqual([['scarlet-ashbringer'], 1, null]);
  expect(table.heard()).toContainEqual({ is: 'characterClaimed', seat: 0, from: 1, character: 'scarlet-ashbringer' });
});

test('MG-CLAIM-02 past a Shield the caster is still the killer', () => {
  const { ana, ben, cleo, table } = scenario({
    ana: { hand: ['fireball'] },
    ben: { hand: ['apprentices-shield'] },
    cleo: { hearts: 1, character: 'luke-the-cleric' },
    dan: {},
  });
  ana.plays('castFireball', { target: ben });
  table.willRoll(3, 1);
  ben.plays('respond', { card: 'apprentices-shield', target: cleo });
  expect([cleo.status, ana.player.claimed, ben.player.claimed]).toEqual(['dead', ['luke-the-cleric'], []]);
});

test('MG-CLAIM-03 a caster killed by the own Fireball is claimed by whoever countered', () => {
  const { ana, ben, cleo, table } = scenario({
    ana: { hand: ['fireball'], hearts: 1, character: 'lamar-the-unyielding' },
    ben: { hand: ['counter'] },
    cleo: {},
  });
  ana.plays('castFireball', { target: ben });
  table.willRoll(1, 3);
  ben.plays('respond', { card: 'counter' });
  expect([ana.status, ben.player.claimed, ben.levels.defense, cleo.player.claimed]).toEqual(['dead', ['lamar-the-unyielding'], 1, []]);
  expect(table.heard()).toContainEqual({ is: 'died', seat: 0, killer: 1, status: 'dead' });
  table.isBackTo(ben, 'act');
});

test('MG-CLAIM-03 a Shield used as a Counter gives the same credit', () => {
  const { ana, ben, table, game } = scenario({
    ana: { hand: ['fireball'], hearts: 1 },
    ben: { hand: ['apprentices-shield'] },
    cleo: { status: 'dead', hearts: 0 },
  });
  ana.plays('castFireball', { target: ben });
  table.willRoll(1, 3);
  ben.plays('respond', { card: 'apprentices-shield' });
  expect(table.heard()).toContainEqual({ is: 'died', seat: 0, killer: 1, status: 'dead' });
  expect(game.result?.winners).toEqual([1]);
});

test('MG-CLAIM-04 a Firestorm’s victim belongs to whoever played it; its own player to nobody', () => {
  const other = scenario({ ana: { hand: ['firestorm'] }, ben: { hearts: 1, character: 'ella-the-nature-goddess' }, cleo: {} });
  other.table.willRoll(2, 1, 2);
  other.ana.plays('playItem', { item: 'firestorm' });
  expect([other.ana.player.claimed, other.ana.levels.healing]).toEqual([['ella-the-nature-goddess'], 1]);
  const self = scenario({ ana: { hand: ['firestorm'], hearts: 1, character: 'ella-the-nature-goddess' }, ben: {}, cleo: {} });
  self.table.willRoll(1, 2, 2);
  self.ana.plays('playItem', { item: 'firestorm' });
  expect([self.ana.status, self.game.box, self.ben.player.claimed, self.cleo.player.claimed]).toEqual(['dead', ['ella-the-nature-goddess'], [], []]);
  expect(self.table.heard()).toContainEqual({ is: 'died', seat: 0, killer: null, status: 'dead' });
});

test('MG-CLAIM-05 what the victim had claimed leaves the game', () => {
  const { ana, game } = kill({ ben: { character: 'luke-the-cleric', claimed: ['scarlet-ashbringer', 'advek-the-resourceful'] } });
  expect([ana.player.claimed, ana.levels.attack, game.box]).toEqual([['luke-the-cleric'], 0, ['scarlet-ashbringer', 'advek-the-resourceful']]);
});

test('MG-CLAIM-06 several characters add up, the same ability does not', () => {
  const { ana } = scenario({
    ana: {
      character: 'daniel-the-pyromancer',
      claimed: ['davina-the-dark', 'elad-the-knowledgeable', 'advek-the-resourceful'],
      chosenSpell: 'fireball',
      hand: ['ruby', 'black-diamond'],
    },
    ben: {},
  });
  expect(ana.offered('buySpell')).toEqual([
    { do: 'buySpell', spell: 'fireball', pay: ['ruby'] },
    { do: 'buySpell', spell: 'wither', pay: ['black-diamond'] },
  ]);
});

test('MG-CLAIM-07 the killer keeps the claim when the victim returns', () => {
  const { ana, ben, table } = kill({ ben: { character: 'advek-the-resourceful' } });
  for (let i = 0; i < 2; i++) ana.plays('pass');
  table.willRoll(10, 9);
  ben.plays('rollToResurrect');
  expect([ana.player.claimed, ben.player.character, ben.status]).toEqual([['advek-the-resourceful'], null, 'living']);
});

test('MG-CLAIM-08 a victim without a card leaves nothing to claim', () => {
  const { ana, ben, game, table } = kill({ ben: { character: null, hasResurrected: true, claimed: ['lord-mortimer'] } });
  expect([ana.player.claimed, ben.status, game.box]).toEqual([[], 'out', ['lord-mortimer']]);
  table.isBackTo(ana, 'act');
});

test('MG-CLAIM-09 a choice is made at once, also on another player’s turn', () => {
  const { ana, ben, table, game } = scenario(
    { ana: { hand: ['fireball'], hearts: 1, character: 'gladius-the-gifted' }, ben: { hand: ['counter'], levels: { attack: 3 } }, cleo: {} },
    { actions: 1 },
  );
  ana.plays('castFireball', { target: ben });
  table.willRoll(1, 3);
  ben.plays('respond', { card: 'counter' });
  table.isBackTo(ben, 'chooseSkill');
  expect(game.active).toBe(0);
  ben.plays('chooseSkill', { skill: 'healing' });
  expect(ben.levels.healing).toBe(1);
  table.isBackTo(ben, 'act');
});

const dead: MageSpec = { status: 'dead', hearts: 0, levels: { attack: 2, defense: 1 } };

test('MG-RES-01 MG-ROLL-12 the dead may roll two ten-sided dice once on each own turn; without an answer they do', () => {
  const { ana, ben, cleo, table, game } = scenario({ ana: {}, ben: dead, cleo: {} }, { actions: 1 });
  expect(ben.cannot('rollToResurrect').rule).toBe('MG-RES-01');
  expect(ana.cannot('rollToResurrect').rule).toBe('MG-RES-01');
  ana.plays('pass');
  table.isBackTo(ben, 'resurrect');
  expect(mages.rulebook.settle(game)[0]?.otherwise).toEqual({ do: 'rollToResurrect' });
  table.willRoll(1, 2);
  ben.plays('rollToResurrect');
  expect(game.rolls.map(({ sides, for: purpose }) => [sides, purpose])).toEqual([
    [10, 'resurrection'],
    [10, 'resurrection'],
  ]);
  table.isBackTo(cleo, 'act');
  for (let i = 0; i < 3; i++) cleo.plays('pass');
  for (let i = 0; i < 3; i++) ana.plays('pass');
  table.isBackTo(ben, 'resurrect');
});

test('MG-RES-02 MG-RES-03 18, 19 and 20 succeed, 17 does not', () => {
  for (let first = 1; first <= 10; first++)
    for (let second = 1; second <= 10; second++) {
      const { ana, ben, table } = scenario({ ana: dead, ben: {}, cleo: {} }, { fresh: true });
      table.willRoll(first, second);
      ana.plays('rollToResurrect');
      const returns = first + second >= 18;
      expect(ana.status).toBe(returns ? 'living' : 'dead');
      table.isBackTo(returns ? ana : ben, 'act');
    }
});

test('MG-RES-03 a failed roll ends the turn', () => {
  const { ana, ben, table } = scenario({ ana: dead, ben: {}, cleo: {} }, { fresh: true, troll: 'ana' });
  table.willRoll(8, 9);
  ana.plays('rollToResurrect');
  expect([ana.status, ana.hearts, ana.hand]).toEqual(['dead', 0, []]);
  expect(table.heard()).toContainEqual({ is: 'resurrectionFailed', seat: 0, dice: [8, 9] });
  table.isBackTo(ben, 'act');
});

test('MG-RES-04 MG-RES-06 success gives a heart, four cards and three actions, with the skills as they were', () => {
  const { ana, table, game } = scenario({ ana: dead, ben: {}, cleo: {} }, { fresh: true, deck: ['ruby', 'pyro', 'zoe', 'necro', 'apollo'] });
  table.willRoll(9, 9);
  ana.plays('rollToResurrect');
  expect([ana.hearts, ana.hand, game.actions]).toEqual([1, ['apollo', 'necro', 'zoe', 'pyro'], 3]);
  expect(ana.levels).toEqual({ attack: 2, defense: 1, 'dark-magic': 0, healing: 0 });
  table.isBackTo(ana, 'act');
});

test('MG-RES-05 no card, no ability, a hand limit of eight', () => {
  const { ana, table } = scenario({ ana: { ...dead, character: null }, ben: {}, cleo: {} }, { fresh: true, actions: 3 });
  table.willRoll(10, 10);
  ana.plays('rollToResurrect');
  expect([ana.player.character, ana.player.claimed, ana.player.hasResurrected]).toEqual([null, [], true]);
  ana.player.hand.push('ruby', 'ruby', 'ruby', 'ruby', 'ruby');
  for (let i = 0; i < 3; i++) ana.plays('pass');
  table.isBackTo(ana, 'discard');
});

test('MG-RES-07 nobody returns twice', () => {
  const { ben, cleo, table } = kill({ ben: { hasResurrected: true } }, { actions: 1 });
  expect(ben.status).toBe('out');
  expect(ben.cannot('rollToResurrect').rule).toBe('MG-RES-07');
  table.isBackTo(cleo, 'act');
});

test('MG-RES-08 the returned can be attacked, can claim and can win', () => {
  const { ana, ben, table, game } = scenario({
    ana: { hand: ['fireball', 'fireball'], hasResurrected: true, hearts: 1, character: null, levels: { attack: 2, defense: 3, 'dark-magic': 3, healing: 3 } },
    ben: { hearts: 1, character: 'scarlet-ashbringer' },
    cleo: { hand: ['fireball'] },
  });
  table.willRoll(5, 1);
  ana.plays('castFireball', { target: ben });
  expect(ana.player.claimed).toEqual(['scarlet-ashbringer']);
  expect(game.result).toEqual({ winners: [0], how: 'allSkills' });
  const attacked = scenario({ ana: { hand: ['fireball'] }, ben: { hasResurrected: true, hearts: 1 }, cleo: {} });
  expect(attacked.ana.offered('castFireball')).toHaveLength(2);
});

test('MG-TWO-01 in a game of two nobody returns: the first death ends it', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['fireball'] }, ben: { hearts: 1 } });
  table.willRoll(3, 1);
  ana.plays('castFireball', { target: ben });
  expect([ben.status, game.result]).toEqual(['out', { winners: [0], how: 'lastAlive' }]);
  table.isOver();
  expect(mages.whyNot(game, 1, { do: 'rollToResurrect' })?.rule).toBe('MG-TWO-01');
});
