import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';
import { viewFor } from '../view/index.ts';

const CURSED = 'cursed-land';
const HARVEST = { at: 'harvestUnlessSpoiled' } as const;
/** A Prep that ends. */
const ENOUGH = [CURSED, CURSED, CURSED, CURSED];

test('MV-HARVEST-01 R-10 abilities, VP, vales and advancements come in any order', () => {
  const { ana, table } = scenario({
    ...HARVEST,
    mana: 4,
    spirits: [2, 0, 0, 0],
    commons: ['wolf-rider top'],
    valeRow: ['cascading-falls'],
    ana: { field: ['blank', 'blank + golden-hart top + dawnsinger middle'] },
  });
  ana.plays('buy', { card: 'fertile-soil', position: 'bottom' });
  ana.plays('takeVp');
  ana.plays('buyVale', { card: 'cascading-falls' });
  ana.plays('use', { card: 'dawnsinger' });
  ana.plays('buy', { card: 'wolf-rider' });
  table.isBackTo(ana, 'harvest');
});

test('MV-HARVEST-02 MV-SYM-09 Harvest opens with field, vales and waiting gains, not with the on-deck card', () => {
  const { game } = scenario({
    ...HARVEST,
    ana: {
      field: [CURSED, 'fertile-land', 'blank + talon-scout top'],
      onDeck: 'blank + twin-springs top + golden-hart middle',
      vales: ['ley-line-nexus', 'skyhaven'],
      waitingMana: 2,
      waitingWild: 1,
    },
  });
  expect(game.turn.mana).toBe(1 + 1 + 1 + 1 + 2);
  expect(game.turn.spirits).toEqual([1, 0, 1, 1]);
  expect(viewFor(game, 0).turn.supply.vp).toBe(0);
});

test('MV-SYM-11 mana and spirits not spent are gone', () => {
  const { ana, ben, game } = scenario({ ...HARVEST, mana: 5, spirits: [1, 1, 1, 1], ana: { onDeck: CURSED, deck: ENOUGH } });
  ana.plays('endHarvest');
  expect([game.turn.mana, game.turn.spirits]).toEqual([0, [0, 0, 0, 0]]);
  ben.plays('pass');
  ben.plays('endHarvest');
  ana.plays('pass');
  expect(game.turn.mana).toBe(2);
});

test('MV-HARVEST-03 MV-SYM-06 blue VP of field and vales comes once a Harvest out of the pool, when its owner likes', () => {
  const { ana, game, player } = scenario({
    ...HARVEST,
    pool: 20,
    ana: { field: ['blank + golden-hart top', 'blank + elder-treant top'], vales: ['stream-of-vigor', 'feral-grove'] },
  });
  expect(viewFor(game, 0).turn.supply.vp).toBe(3 + 2 + 1 + 1);
  ana.plays('takeVp');
  expect([player(ana).vp, game.pool]).toEqual([7, 13]);
  expect(ana.cannot('takeVp').rule).toBe('MV-HARVEST-10');
});

test('MV-HARVEST-03 MV-HARVEST-11 at the latest as Harvest ends', () => {
  const { ana, player } = scenario({ ...HARVEST, ana: { field: ['blank + golden-hart top'], vales: ['stream-of-vigor'], onDeck: CURSED, deck: ENOUGH } });
  ana.plays('endHarvest');
  expect(player(ana).vp).toBe(4);
});

test('MV-SYM-06 MV-HARVEST-10 and again in the next Harvest', () => {
  const { ana, ben, player } = scenario({ ...HARVEST, ana: { vales: ['stream-of-vigor'], onDeck: CURSED, deck: ENOUGH } });
  ana.plays('takeVp');
  ana.plays('endHarvest');
  expect(player(ana).vp).toBe(1);
  ben.plays('pass');
  ben.plays('endHarvest');
  ana.plays('pass');
  ana.plays('endHarvest');
  expect(player(ana).vp).toBe(2);
});

test('MV-HARVEST-10 blue VP of a vale bought now is taken in this Harvest, after what was taken before', () => {
  const { ana, player } = scenario({
    ...HARVEST,
    spirits: [2, 1, 0, 0],
    valeRow: ['stream-of-vigor'],
    ana: { field: ['blank + golden-hart top'], onDeck: CURSED, deck: ENOUGH },
  });
  ana.plays('takeVp');
  ana.plays('buyVale', { card: 'stream-of-vigor' });
  ana.plays('endHarvest');
  expect(player(ana).vp).toBe(3 + 1);
});

test('MV-HARVEST-04 each ability works once a turn, each copy for itself', () => {
  const { ana, game } = scenario({ ...HARVEST, ana: { field: ['blank + wolf-rider top', 'blank + wolf-rider middle'] } });
  ana.plays('use', { card: 'wolf-rider', position: 'top' });
  expect(ana.cannot('use', { card: 'wolf-rider', position: 'top' }).rule).toBe('MV-HARVEST-04');
  ana.plays('use', { card: 'wolf-rider', position: 'middle' });
  expect(game.turn.mana).toBe(10);
});

test('MV-HARVEST-05 MV-HARVEST-06 MV-CARD-CALL-OF-THE-HUNT-00 MV-CARD-CALL-OF-THE-HUNT-01 cards that join bring symbols and Harvest abilities, no When Played, no spoil', () => {
  const { ana, table, game, field } = scenario({
    ...HARVEST,
    ana: {
      field: ['blank + call-of-the-hunt top', CURSED, CURSED, CURSED, CURSED],
      onDeck: 'blank',
      deck: ['blank + twin-springs top + dawnsinger middle', 'blank + magic-mushroom top', CURSED, 'blank + oakling top'],
    },
  });
  ana.plays('use', { card: 'call-of-the-hunt' });
  expect(field(ana).length).toBe(8);
  table.isBackTo(ana, 'harvest');
  expect(game.turn.mana).toBe(4 + 2 + 1 + 1);
  ana.plays('use', { card: 'dawnsinger' });
  expect(game.turn.mana).toBe(9);
});

test('MV-CARD-CALL-OF-THE-HUNT-01 an empty deck is made anew, and what is not there does not come', () => {
  const { ana, field, onDeck } = scenario({
    ...HARVEST,
    ana: { field: ['blank + call-of-the-hunt top'], onDeck: CURSED, deck: ['blank'], discard: ['fertile-land'] },
  });
  ana.plays('use', { card: 'call-of-the-hunt' });
  expect([field(ana).length, onDeck(ana)]).toEqual([3, CURSED]);
  const full = scenario({ ...HARVEST, ana: { field: ['blank + call-of-the-hunt top', ...Array(7).fill('blank')] } });
  expect(full.ana.cannot('use', { card: 'call-of-the-hunt', position: 'top' }).rule).toBe('MV-CARD-CALL-OF-THE-HUNT-00');
});

test('MV-HARVEST-07 R-53 a card that leaves takes no mana back, but its open blue VP is lost', () => {
  const { ana, game, player } = scenario({
    ...HARVEST,
    ana: { token: 'deepriver-crystal', active: true, field: ['blank + golden-hart top + twin-springs middle', CURSED], onDeck: CURSED, deck: ENOUGH },
  });
  expect(game.turn.mana).toBe(3);
  ana.plays('evoke');
  ana.plays('bury', { on: 0 });
  expect(game.turn.mana).toBe(3);
  ana.plays('endHarvest');
  expect(player(ana).vp).toBe(0);
});

test('MV-HARVEST-08 R-11 owning a vale is enough for its Harvest ability', () => {
  const { ana, game } = scenario({ ...HARVEST, ana: { vales: ['exodus-road', 'sunstone-aerie', 'crystal-cavern'] } });
  expect(ana.offered('useVale').length).toBe(3);
  expect(ana.cannot('useVale', { card: 'talonthorn-den' }).rule).toBe('MV-HARVEST-08');
  ana.plays('useVale', { card: 'exodus-road' });
  expect(game.turn.mana).toBe(3);
});

test('MV-HARVEST-09 R-59 nobody has to use a Harvest ability', () => {
  const { ana, ben, table } = scenario({ ...HARVEST, ana: { field: ['blank + wolf-rider top', 'blank + magic-seed top'], onDeck: CURSED, deck: ENOUGH } });
  expect(ana.offered('use').length).toBe(2);
  ana.plays('endHarvest');
  table.isBackTo(ben, 'plant');
});

test('MV-HARVEST-11 Harvest lasts until its owner ends it, though nothing else is left', () => {
  const { ana, table } = scenario({ ...HARVEST, soil: [0, 0, 0] });
  expect(ana.offered()).toEqual([{ do: 'endHarvest' }]);
  table.isBackTo(ana, 'harvest');
});

test('MV-SPOIL-11 decay of four in Harvest spoils nobody', () => {
  const { ana, table, game } = scenario({
    ...HARVEST,
    ana: { token: 'summoner-stone', active: true, field: [CURSED, CURSED, CURSED], onDeck: 'blank', deck: ['blank', CURSED] },
  });
  ana.plays('evoke');
  table.isBackTo(ana, 'harvest');
  expect(game.turn.isSpoiled).toBe(false);
});

const gains: [string, string, { field: string[]; pushes?: number }, number][] = [
  ['MV-CARD-WOLF-RIDER-00', 'wolf-rider', { field: ['blank + wolf-rider top', 'blank'] }, 5],
  ['MV-CARD-WOLF-RIDER-00', 'wolf-rider', { field: ['blank + wolf-rider top', ...Array(5).fill('blank')] }, 1],
  ['MV-CARD-DAWNSINGER-00', 'dawnsinger', { field: ['blank + dawnsinger top + hedge-warden middle'] }, 2 + 2],
  ['MV-CARD-MAGIC-SEED-00', 'magic-seed', { field: ['blank + magic-seed top', 'blank', 'blank'] }, 3],
  ['MV-CARD-PEACEKEEPER-DRUID-00', 'peacekeeper-druid', { field: ['blank + peacekeeper-druid top'] }, 2],
];
test.each(gains)('%s %s in %j brings the supply to %i mana', (_rule, id, { field, pushes = 0 }, mana) => {
  const { ana, game } = scenario({ ...HARVEST, pushes, ana: { field } });
  ana.plays('use', { card: id });
  expect(game.turn.mana).toBe(mana);
});

const idle: [string, string, { field: string[]; pushes?: number }][] = [
  ['MV-CARD-WOLF-RIDER-00', 'wolf-rider', { field: ['blank + wolf-rider top', ...Array(6).fill('blank')] }],
  ['MV-CARD-PEACEKEEPER-DRUID-00', 'peacekeeper-druid', { field: ['blank + peacekeeper-druid top'], pushes: 1 }],
  ['MV-CARD-VALE-BEARER-01', 'vale-bearer', { field: ['blank + vale-bearer top'] }],
];
test.each(idle)('%s R-65 %s has no use in %j', (rule, id, { field, pushes = 0 }) => {
  const { ana } = scenario({ ...HARVEST, pushes, ana: { field } });
  expect(ana.cannot('use', { card: id, position: 'top' }).rule).toBe(rule);
});

test('MV-CARD-PEACEKEEPER-DRUID-00 a push this turn shuts it', () => {
  const { ana } = scenario({ ana: { field: ['blank + peacekeeper-druid top'] } });
  ana.plays('push');
  ana.plays('pass');
  expect(ana.cannot('use', { card: 'peacekeeper-druid', position: 'top' }).rule).toBe('MV-CARD-PEACEKEEPER-DRUID-00');
});
