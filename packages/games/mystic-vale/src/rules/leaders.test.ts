import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';
import { faceAt } from '../state.ts';
import { cardLook, viewFor } from '../view/index.ts';
import { leaderSide } from './leaders.ts';

const CURSED = 'cursed-land';
const HARVEST = { at: 'harvestUnlessSpoiled' } as const;
const ENOUGH = [CURSED, CURSED, CURSED, CURSED];
const CALM = { onDeck: CURSED, deck: ENOUGH };

test('MV-LEADER-05 MV-LEADER-08 MV-LEADER-09 MV-BUY-04 MV-SYM-01 paying in mana upgrades the leader and takes one of two buys', () => {
  const { ana, game, player } = scenario({ ...HARVEST, mana: 9, ana: { leader: 'morlok', field: ['leader', 'blank', 'blank'] } });
  expect(game.turn.mana).toBe(10);
  ana.plays('upgrade');
  expect([game.turn.mana, leaderSide(player(ana)), game.turn.buys]).toEqual([4, 'upgraded', 1]);
  ana.plays('buy', { card: 'fertile-soil', position: 'top' });
  expect(ana.cannot('buy', { card: 'fertile-soil', position: 'middle' }).rule).toBe('MV-BUY-01');
});

test('MV-LEADER-09 after two purchases there is no upgrade', () => {
  const { ana } = scenario({ ...HARVEST, mana: 20, ana: { leader: 'morlok', field: ['leader', 'blank', 'blank'] } });
  ana.plays('buy', { card: 'fertile-soil', position: 'top' });
  ana.plays('buy', { card: 'fertile-soil', position: 'middle' });
  expect(ana.cannot('upgrade').rule).toBe('MV-LEADER-09');
});

test('MV-LEADER-08 only in Harvest, in the field, with the mana for it', () => {
  const poor = scenario({ ...HARVEST, mana: 3, ana: { leader: 'morlok', field: ['leader'] } });
  expect(poor.ana.cannot('upgrade')).toMatchObject({ rule: 'MV-LEADER-08', missing: { mana: 2 } });
  const away = scenario({ ...HARVEST, mana: 20, ana: { leader: 'morlok', onDeck: 'leader' } });
  expect(away.ana.cannot('upgrade').rule).toBe('MV-LEADER-08');
  const planting = scenario({ mana: 20, ana: { leader: 'morlok', field: ['leader'] } });
  expect(planting.ana.cannot('upgrade').rule).toBe('MV-LEADER-08');
  const none = scenario({ ...HARVEST, mana: 20 });
  expect(none.ana.cannot('upgrade').rule).toBe('MV-LEADER-08');
});

test('MV-LEADER-10 MV-LEADER-14 R-35 in that Harvest the starting side still counts, the upgraded one not yet', () => {
  const { ana, game } = scenario({ ...HARVEST, mana: 6, ana: { leader: 'yaquei', field: ['leader', 'blank'] } });
  ana.plays('upgrade');
  expect(viewFor(game, 0).players[0]!.leader).toMatchObject({ side: 'upgraded', countsAs: 'start' });
  expect(ana.cannot('useLeader', { ability: 'addCards' }).rule).toBe('MV-LEADER-10');
  ana.plays('useLeader', { ability: 'gain' });
  expect(game.turn.mana).toBe(5);
});

test('MV-LEADER-10 blue VP and symbols of the upgraded side do not come in that Harvest', () => {
  const { ana, game, player } = scenario({ ...HARVEST, mana: 3, ana: { leader: 'xanos', field: ['leader'], ...CALM } });
  ana.plays('upgrade');
  expect([game.turn.mana, viewFor(game, 0).turn.supply.vp]).toEqual([0, 0]);
  ana.plays('endHarvest');
  expect([player(ana).vp, leaderSide(player(ana))]).toEqual([0, 'upgraded']);
});

test('MV-LEADER-11 the upgraded side shows from then on, in every zone', () => {
  const { ana, player } = scenario({ ...HARVEST, mana: 6, ana: { leader: 'glorus', field: ['leader'], ...CALM } });
  ana.plays('upgrade');
  expect(ana.cannot('upgrade').rule).toBe('MV-LEADER-12');
  ana.plays('endHarvest');
  expect(player(ana).discard).toEqual([0]);
  expect(faceAt(player(ana), 0).sky).toBe(2);
  const later = scenario({ ...HARVEST, mana: 6, ana: { leader: 'glorus', field: ['leader upgraded'] } });
  expect(later.ana.cannot('upgrade').rule).toBe('MV-LEADER-11');
});

test.each(['field', 'onDeck', 'deck', 'discard'] as const)('MV-LEADER-11 upgraded, it counts as that in the zone %s', (zone) => {
  const where = zone === 'onDeck' ? { onDeck: 'leader upgraded' } : { [zone]: ['leader upgraded'] };
  const { game } = scenario({ ana: { leader: 'silverwing', onDeck: CURSED, deck: [], ...where } });
  const view = viewFor(game, 1).players[0]!;
  const on = view.cards.findIndex(({ base }) => base === 'silverwing');
  expect([view.leader?.side, cardLook(view, on).symbols]).toEqual(['upgraded', { growth: 1, sky: 1, wild: 1, vpEnd: 2 }]);
});

test('MV-LEADER-11 MV-CARD-OLD-BARKARB-06 until something turns it back: then it can be upgraded again, in a later turn', () => {
  const { ana, ben, player } = scenario({
    ...HARVEST,
    mana: 1,
    ana: { leader: 'old-barkarb', field: ['leader upgraded'], onDeck: null, deck: [] },
    ben: { onDeck: CURSED, deck: ENOUGH },
  });
  ana.plays('turnBack');
  expect(leaderSide(player(ana))).toBe('start');
  expect(ana.cannot('upgrade').rule).toBe('MV-LEADER-12');
  ana.plays('endHarvest');
  ben.plays('pass');
  ben.plays('endHarvest');
  player(ana).waitingMana = 2;
  ana.plays('pass');
  ana.plays('upgrade');
  expect(leaderSide(player(ana))).toBe('upgraded');
});

test('MV-LEADER-14 R-35 a leader that joins in Harvest counts as the side it shows then', () => {
  const { ana, game } = scenario({
    ...HARVEST,
    ana: { leader: 'xanos', token: 'summoner-stone', active: true, field: ['blank'], deck: ['blank', 'leader upgraded'] },
  });
  ana.plays('evoke');
  expect([game.turn.mana, game.turn.spirits[3], viewFor(game, 0).turn.supply.vp]).toEqual([3, 1, 3]);
});

test('MV-LEADER-06 R-36 a leader is a card: it is counted, discarded and buried like any', () => {
  const { ana, game, deck } = scenario({
    ...HARVEST,
    ana: { leader: 'silverwing', token: 'deepriver-crystal', active: true, field: ['leader', 'blank + magic-seed top'], deck: [] },
  });
  ana.plays('use', { card: 'magic-seed' });
  expect(game.turn.mana).toBe(2);
  ana.plays('evoke');
  ana.plays('bury', { on: 0 });
  expect(deck(ana)).toEqual(['silverwing']);
});
