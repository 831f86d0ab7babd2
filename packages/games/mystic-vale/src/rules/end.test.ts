import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';
import { viewFor } from '../view/index.ts';

const CURSED = 'cursed-land';
const HARVEST = { at: 'harvestUnlessSpoiled' } as const;
const ENOUGH = [CURSED, CURSED, CURSED, CURSED];
const CALM = { onDeck: CURSED, deck: ENOUGH };
const HART = ['blank + golden-hart top'];

test('MV-END-01 MV-END-02 an empty pool ends the game with the round: everybody has had equally many turns', () => {
  const { ana, ben, cleo, game, table } = scenario({ ...HARVEST, seats: 3, start: 0, pool: 3, ana: { field: HART, ...CALM } });
  ana.plays('endHarvest');
  expect([game.pool, game.isEnding]).toEqual([0, true]);
  for (const actor of [ben, cleo]) {
    table.isBackTo(actor, 'plant');
    actor.plays('pass');
    actor.plays('endHarvest');
  }
  table.isOver();
});

test('MV-END-01 one VP left is not empty', () => {
  const { ana, game } = scenario({ ...HARVEST, pool: 4, ana: { field: HART, ...CALM } });
  ana.plays('endHarvest');
  expect([game.pool, game.isEnding]).toEqual([1, false]);
});

test('MV-END-02 MV-END-07 triggered in the last turn of a round, the game ends with it', () => {
  const { ben, table } = scenario({ ...HARVEST, mover: 1, start: 0, pool: 3, ben: { field: HART, ...CALM } });
  ben.plays('endHarvest');
  table.isOver();
  const other = scenario({ ...HARVEST, mover: 1, start: 1, pool: 3, ben: { field: HART, ...CALM } });
  other.ben.plays('endHarvest');
  other.table.isBackTo(other.ana, 'plant');
});

test('MV-END-03 MV-COMP-10 R-24 R-44 VP beyond the pool come from the box, never cut', () => {
  const { ana, player, game } = scenario({ ...HARVEST, pool: 1, ana: { field: HART } });
  ana.plays('takeVp');
  expect([player(ana).vp, game.pool]).toEqual([3, 0]);
  const after = scenario({ ...HARVEST, pool: 0, ending: true, ana: { field: HART, vp: 90 } });
  after.ana.plays('takeVp');
  expect([after.player(after.ana).vp, after.game.pool]).toEqual([93, 0]);
});

const KIRATH = { leader: 'kirath', field: [CURSED, CURSED], onDeck: 'blank', deck: ['leader upgraded', ...ENOUGH] };

test('MV-END-05 MV-END-07 R-25 an extra turn earned in the last turn is still taken, and counts for nobody', () => {
  const { ben, table } = scenario({ mover: 1, start: 0, pool: 3, ben: KIRATH });
  ben.plays('push');
  ben.plays('endTurn');
  table.isBackTo(ben, 'plant');
  ben.plays('pass');
  ben.plays('endHarvest');
  ben.plays('endTurn');
  table.isOver();
});

test('MV-END-05 an extra turn in mid-round leaves the others their turns', () => {
  const { ana, ben, table } = scenario({ pool: 3, ana: KIRATH });
  ana.plays('push');
  ana.plays('endTurn');
  ana.plays('pass');
  ana.plays('endHarvest');
  ana.plays('endTurn');
  table.isBackTo(ben, 'plant');
});

test('MV-END-08 R-25 a turn spoiled in Prep that never comes has no further effect; its extra turn is lost, the VP stay', () => {
  const { ben, table, player } = scenario({
    at: 'prepare',
    mover: 1,
    ending: true,
    pool: 0,
    ben: { leader: 'kirath', onDeck: CURSED, deck: [CURSED, 'leader upgraded', ...ENOUGH] },
  });
  table.isOver();
  expect([player(ben).vp, player(ben).isSpoiled, player(ben).earnedTurn]).toEqual([3, true, true]);
});

const LAST = { at: 'prepare', mover: 1, ending: true, pool: 0 } as const;
const BOG = { vales: ['borderwatch-bog'] };

test('MV-END-06 MV-CARD-BORDERWATCH-BOG-01 MV-CARD-BORDERWATCH-BOG-03 MV-CARD-BORDERWATCH-BOG-06 after the last turn its owner plants once more, announced to all, then points are counted', () => {
  const { ana, game, table, player } = scenario({ ...LAST, ana: { ...BOG, field: [CURSED, 'blank'], onDeck: CURSED, deck: ['blank', 'blank'] } });
  table.isBackTo(ana, 'plantForBog');
  expect(table.heard().map(({ is }) => is)).toContain('bogBegan');
  ana.plays('push');
  ana.plays('push');
  ana.plays('pass');
  table.isOver();
  expect(player(ana).bog).toBe(4);
  expect(game.result?.scores).toEqual([-8 + 4, 0]);
});

test('MV-CARD-BORDERWATCH-BOG-04 ten cards without a spoil are worth 2', () => {
  const { ana, game } = scenario({ ...LAST, ana: { ...BOG, field: Array(10).fill('blank') } });
  ana.plays('pass');
  expect(game.result?.scores?.[0]).toBe(2);
});

test('MV-CARD-BORDERWATCH-BOG-03 MV-CARD-BORDERWATCH-BOG-07 R-22 a spoil means 0 and turns no token', () => {
  const { ana, game, table, player } = scenario({ ...LAST, ana: { ...BOG, field: [CURSED, CURSED], onDeck: CURSED, deck: [CURSED] } });
  ana.plays('push');
  table.isOver();
  expect([game.result?.scores?.[0], player(ana).isActive, player(ana).bog]).toEqual([-8, false, 0]);
});

test('MV-CARD-BORDERWATCH-BOG-02 VP that would be gained there are ignored', () => {
  const { ana, player } = scenario({ ...LAST, ana: { ...BOG, leader: 'algeni', field: ['blank', 'blank'], onDeck: 'leader upgraded' } });
  ana.plays('push');
  expect(player(ana).vp).toBe(0);
  const troll = scenario({ ...LAST, ana: { ...BOG, field: [CURSED, CURSED], onDeck: CURSED, deck: ['blank + moss-troll top', 'blank'] } });
  troll.ana.plays('push');
  troll.table.isOver();
  expect(troll.player(troll.ana).vp).toBe(0);
});

test('MV-CARD-BORDERWATCH-BOG-05 a field spoiled in Prep counts as spoiled: no planting, 0', () => {
  const { game, table } = scenario({ ...LAST, ana: { ...BOG, field: Array(10).fill('blank'), spoiled: true } });
  table.isOver();
  expect(game.result?.scores?.[0]).toBe(-8);
});

test('MV-CARD-BORDERWATCH-BOG-06 R-22 Darksoul Ember’s duty, Algeni’s limit, Planting abilities and reactions hold in it', () => {
  const duty = scenario({ ...LAST, ana: { ...BOG, token: 'darksoul-ember' } });
  expect(duty.ana.cannot('pass').rule).toBe('MV-CARD-DARKSOUL-EMBER-03');
  const limit = scenario({ ...LAST, ana: { ...BOG, leader: 'algeni', redrawn: true, field: ['leader', CURSED, CURSED], onDeck: CURSED, deck: [CURSED] } });
  limit.ana.plays('push');
  limit.table.isOver();
  const help = scenario({
    ...LAST,
    ana: {
      vales: ['borderwatch-bog', 'world-tree', 'cascading-falls'],
      token: 'rootwood-charm',
      active: true,
      field: [CURSED, CURSED],
      onDeck: CURSED,
      deck: [CURSED],
    },
  });
  expect(help.ana.offered().map((move) => move.do)).toEqual(['push', 'pass', 'evoke', 'useVale', 'useVale']);
  help.ana.plays('push');
  help.table.isBackTo(help.ana, 'wouldSpoil');
  help.ana.plays('evoke');
  help.table.isBackTo(help.ana, 'plantForBog');
});

test('MV-CARD-BORDERWATCH-BOG-01 it is no turn: limits and the field of the last Prep stay as they are', () => {
  const { game } = scenario({ ...LAST, ana: { ...BOG, field: [CURSED, 'blank'] } });
  expect([game.turn.phase, viewFor(game, 1).players[0]!.field.length]).toEqual(['bog', 2]);
});

test('MV-SCORE-05 the most points win', () => {
  const { game, table } = scenario({ ...LAST, ana: { vp: 5 }, ben: { vp: 4 } });
  table.isOver();
  expect(game.result).toEqual({ winners: [0], how: 'mostPoints', scores: [5, 4] });
});

test('MV-SCORE-06 R-16 a tie goes to more vales, then the win is shared', () => {
  const vales = scenario({ ...LAST, ana: { vp: 4 }, ben: { vp: 3, vales: ['exodus-road'] } });
  expect(vales.game.result).toEqual({ winners: [1], how: 'moreVales', scores: [4, 4] });
  const shared = scenario({ ...LAST, ana: { vp: 4 }, ben: { vp: 4 } });
  expect(shared.game.result).toEqual({ winners: [0, 1], how: 'shared', scores: [4, 4] });
});

test('MV-TURN-04 what was used once a turn is open again in the next', () => {
  const { ana, ben, player } = scenario({ ...HARVEST, ana: { field: ['blank + wolf-rider top'], vales: ['talonthorn-den', 'stream-of-vigor'], ...CALM } });
  ana.plays('use', { card: 'wolf-rider' });
  ana.plays('endHarvest');
  expect(player(ana).valeUse).toEqual([0, 0]);
  ben.plays('pass');
  ben.plays('endHarvest');
  expect(player(ana).vp).toBe(1);
});
