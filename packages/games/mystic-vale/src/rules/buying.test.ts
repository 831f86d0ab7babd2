import { expect, test } from 'vitest';
import { piece, scenario } from '../scenario.ts';

const CURSED = 'cursed-land';
const HARVEST = { at: 'harvestUnlessSpoiled' } as const;
/** A Prep that ends. */
const ENOUGH = [CURSED, CURSED, CURSED, CURSED];

test('MV-SYM-01 MV-BUY-02 MV-SLEEVE-05 an advancement is paid in mana, set aside, and does nothing yet', () => {
  const { ana, game, player } = scenario({ ...HARVEST, mana: 5, commons: ['twin-springs top'], ana: { field: ['blank'] } });
  ana.plays('buy', { card: 'twin-springs' });
  expect([game.turn.mana, game.turn.aside]).toEqual([0, [piece('twin-springs top')]]);
  expect(player(ana).cards.every((make) => make === player(ana).cards[0])).toBe(true);
});

test('MV-BUY-02 too little mana is refused with what is missing', () => {
  const { ana } = scenario({ ...HARVEST, mana: 3, commons: ['twin-springs top'], ana: { field: ['blank'] } });
  expect(ana.cannot('buy', { card: 'twin-springs', position: 'top' })).toMatchObject({ rule: 'MV-BUY-02', missing: { mana: 2 } });
  expect(ana.cannot('buy', { card: 'twin-springs', position: 'middle' }).rule).toBe('MV-COMMONS-01');
});

test('MV-BUY-01 two advancements a turn, Fertile Soils included', () => {
  const { ana, game } = scenario({ ...HARVEST, mana: 20, commons: ['oakling middle'], ana: { field: ['blank', 'blank', 'blank'] } });
  ana.plays('buy', { card: 'fertile-soil', position: 'top' });
  ana.plays('buy', { card: 'oakling' });
  expect(ana.offered('buy')).toEqual([]);
  expect(ana.cannot('buy', { card: 'fertile-soil', position: 'top' }).rule).toBe('MV-BUY-01');
  expect(game.soil).toEqual([5, 6, 6]);
});

test('MV-BUY-03 R-18 only what fits together with all that is set aside can be bought', () => {
  const { ana } = scenario({ ...HARVEST, mana: 20, commons: ['oakling top', 'oakling middle'], ana: { field: ['blank', 'cursed-land top'] } });
  ana.plays('buy', { card: 'oakling', position: 'top' });
  expect(ana.cannot('buy', { card: 'fertile-soil', position: 'top' }).rule).toBe('MV-BUY-03');
  expect(ana.offered('buy').map((move) => 'position' in move && move.position)).toEqual(['middle', 'middle', 'bottom']);
  const none = scenario({ ...HARVEST, mana: 20, ana: { field: [] } });
  expect(none.ana.cannot('buy', { card: 'fertile-soil', position: 'top' }).rule).toBe('MV-BUY-03');
});

test('MV-BUY-03 an eclipse and a plain advancement may share a position', () => {
  const { ana } = scenario({ ...HARVEST, mana: 20, commons: ['oakling top', 'nightvale-emissary top', 'frostbane top'], ana: { field: ['blank'] } });
  ana.plays('buy', { card: 'oakling' });
  expect(ana.offered('buy').map((move) => 'card' in move && move.card)).toContain('nightvale-emissary');
  ana.plays('buy', { card: 'nightvale-emissary' });
  expect(ana.offered('buy')).toEqual([]);
});

test('MV-BUY-08 R-18 nothing in Harvest may rob a set-aside advancement of its spot', () => {
  const { ana } = scenario({
    ...HARVEST,
    mana: 2,
    ana: { token: 'deepriver-crystal', active: true, field: ['blank', 'cursed-land top', 'cursed-land top'] },
  });
  ana.plays('buy', { card: 'fertile-soil', position: 'top' });
  ana.plays('evoke');
  expect(ana.cannot('bury', { on: 0 }).rule).toBe('MV-BUY-08');
  ana.plays('bury', { on: 1 });
});

test('MV-BUY-08 each of several set-aside advancements keeps its spot', () => {
  const { ana } = scenario({ ...HARVEST, mana: 4, ana: { token: 'deepriver-crystal', active: true, field: ['blank', 'cursed-land top', CURSED] } });
  ana.plays('buy', { card: 'fertile-soil', position: 'top' });
  ana.plays('buy', { card: 'fertile-soil', position: 'middle' });
  ana.plays('evoke');
  expect(ana.cannot('bury', { on: 0 }).rule).toBe('MV-BUY-08');
  expect(ana.offered('bury').length).toBe(2);
});

test('MV-BUY-08 with no card that may leave, Deepriver Crystal is not evoked', () => {
  const { ana } = scenario({ ...HARVEST, mana: 2, ana: { token: 'deepriver-crystal', active: true, field: ['blank'] } });
  ana.plays('buy', { card: 'fertile-soil', position: 'top' });
  expect(ana.cannot('evoke').rule).toBe('MV-AMULET-11');
});

const PATHFINDER = {
  ...HARVEST,
  mana: 7,
  commons: ['nightvale-pathfinder top', 'mist-sylphs middle', 'seedling middle', 'ent-guard middle', 'great-bear middle', 'nightvale-pathfinder middle'],
};

test('MV-CARD-NIGHTVALE-PATHFINDER-01 MV-CARD-NIGHTVALE-PATHFINDER-02 MV-CARD-NIGHTVALE-PATHFINDER-03 MV-BUY-05 MV-BUY-07 MV-ABIL-05 buying it claims another of cost 1 to 6 without a buy', () => {
  const { ana, game, table } = scenario({ ...PATHFINDER, ana: { field: ['blank', 'blank'], onDeck: CURSED, deck: ENOUGH } });
  ana.plays('buy', { card: 'nightvale-pathfinder', position: 'top' });
  expect(ana.offered('claim').map((move) => move.do === 'claim' && `${move.card} ${move.position}`)).toEqual([
    'seedling middle',
    'ent-guard middle',
    'fertile-soil top',
    'fertile-soil middle',
    'fertile-soil bottom',
  ]);
  ana.plays('claim', { card: 'ent-guard' });
  expect([game.turn.buys, game.turn.mana, game.turn.aside.length]).toEqual([1, 0, 2]);
  table.isBackTo(ana, 'harvest');
  expect(ana.cannot('claim', { card: 'seedling', position: 'middle' }).rule).toBe('MV-CARD-NIGHTVALE-PATHFINDER-01');
  ana.plays('endHarvest');
  table.isBackTo(ana, 'sleeve');
  expect(new Set(ana.offered('sleeve').map((move) => 'card' in move && move.card))).toEqual(new Set(['nightvale-pathfinder', 'ent-guard']));
});

test('MV-CARD-NIGHTVALE-PATHFINDER-04 MV-CARD-NIGHTVALE-PATHFINDER-05 R-39 cost 0 or 7 and more cannot be claimed, so no second Pathfinder', () => {
  const { ana, game } = scenario({ ...PATHFINDER, ana: { field: ['blank', 'blank'] } });
  ana.plays('buy', { card: 'nightvale-pathfinder', position: 'top' });
  for (const card of ['mist-sylphs', 'great-bear', 'nightvale-pathfinder'])
    expect(ana.cannot('claim', { card, position: 'middle' }).rule).toBe('MV-CARD-NIGHTVALE-PATHFINDER-04');
  ana.plays('decline');
  expect(game.turn.aside.length).toBe(1);
});

test('MV-BUY-08 a claim needs its spot too', () => {
  const { ana } = scenario({ ...PATHFINDER, ana: { field: ['cursed-land middle'] } });
  ana.plays('buy', { card: 'nightvale-pathfinder', position: 'top' });
  expect(ana.cannot('claim', { card: 'seedling', position: 'middle' }).rule).toBe('MV-BUY-08');
  expect(ana.offered('claim').map((move) => 'position' in move && move.position)).toEqual(['top', 'bottom']);
});
