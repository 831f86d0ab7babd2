import { fastRandom } from '@conclave/engine';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';
import { faceAt } from '../state.ts';
import { decayOf, guardiansOn } from './symbols.ts';

const CURSED = 'cursed-land';
const HARVEST = { at: 'harvestUnlessSpoiled' } as const;
const ENOUGH = [CURSED, CURSED, CURSED, CURSED];
const CALM = { onDeck: CURSED, deck: ENOUGH };

test('MV-CARD-DARKSOUL-EMBER-01 MV-CARD-DARKSOUL-EMBER-02 what was bought is sleeved now and helps at once; no buy is gained', () => {
  const { ana, game, player } = scenario({
    ...HARVEST,
    mana: 9,
    commons: ['wolf-rider top', 'bramble-thicket middle'],
    ana: { token: 'darksoul-ember', active: true, field: ['blank', CURSED, CURSED, CURSED], onDeck: CURSED },
  });
  ana.plays('buy', { card: 'wolf-rider' });
  ana.plays('buy', { card: 'bramble-thicket' });
  ana.plays('evoke');
  ana.plays('sleeve', { card: 'bramble-thicket', on: 1 });
  expect(decayOf(player(ana))).toBe(5);
  expect([game.turn.mana, game.turn.aside.length, game.turn.isSpoiled]).toEqual([9 + 3 - 4 - 3 + 2, 1, false]);
  expect(ana.cannot('buy', { card: 'fertile-soil', position: 'bottom' }).rule).toBe('MV-BUY-01');
  const ability = scenario({ ...HARVEST, mana: 4, commons: ['wolf-rider top'], ana: { token: 'darksoul-ember', active: true, field: ['blank', 'blank'] } });
  ability.ana.plays('buy', { card: 'wolf-rider' });
  ability.ana.plays('evoke');
  ability.ana.plays('sleeve', { on: 0 });
  ability.ana.plays('use', { card: 'wolf-rider' });
  expect(ability.game.turn.mana).toBe(5);
});

test('MV-CARD-DARKSOUL-EMBER-02 a When Played ability sleeved so does nothing that turn', () => {
  const { ana, table } = scenario({
    ...HARVEST,
    mana: 3,
    commons: ['magic-mushroom top'],
    ana: { token: 'darksoul-ember', active: true, field: ['blank', 'blank'] },
  });
  ana.plays('buy', { card: 'magic-mushroom' });
  ana.plays('evoke');
  ana.plays('sleeve', { on: 0 });
  table.isBackTo(ana, 'harvest');
});

test('MV-HARVEST-10 blue VP sleeved through Darksoul Ember is taken in this Harvest', () => {
  const { ana, player } = scenario({ ...HARVEST, mana: 9, commons: ['golden-hart top'], ana: { token: 'darksoul-ember', active: true, field: ['blank'] } });
  ana.plays('buy', { card: 'golden-hart' });
  ana.plays('evoke');
  ana.plays('takeVp');
  expect(player(ana).vp).toBe(3);
});

test('MV-CARD-DARKSOUL-EMBER-03 MV-CARD-DARKSOUL-EMBER-07 used, it forces one push before a pass; the side up at that moment decides', () => {
  const { ana } = scenario({ ana: { token: 'darksoul-ember', onDeck: 'blank' } });
  expect(ana.offered().map((move) => move.do)).toEqual(['push']);
  expect(ana.cannot('pass').rule).toBe('MV-CARD-DARKSOUL-EMBER-03');
  ana.plays('push');
  expect(ana.offered('pass').length).toBe(1);
  const active = scenario({ ana: { token: 'darksoul-ember', active: true } });
  expect(active.ana.offered('pass').length).toBe(1);
});

test('MV-CARD-DARKSOUL-EMBER-04 R-52 where no push is possible the duty is void', () => {
  const { ana } = scenario({ ana: { token: 'darksoul-ember', onDeck: null, deck: [], discard: [] } });
  expect(ana.offered().map((move) => move.do)).toEqual(['pass']);
});

test('MV-CARD-DARKSOUL-EMBER-05 a claimed advancement may be sleeved with it, one of the workshop not', () => {
  const { ana } = scenario({
    ...HARVEST,
    mana: 7,
    commons: ['nightvale-pathfinder top', 'seedling middle'],
    ana: { token: 'darksoul-ember', active: true, leader: 'old-barkarb', workshop: ['oakling bottom'], field: ['blank', 'blank'] },
  });
  ana.plays('buy', { card: 'nightvale-pathfinder' });
  ana.plays('claim', { card: 'seedling' });
  ana.plays('evoke');
  expect(new Set(ana.offered('sleeve').map((move) => 'card' in move && move.card))).toEqual(new Set(['nightvale-pathfinder', 'seedling']));
  expect(ana.cannot('sleeve', { card: 'oakling', position: 'bottom', on: 0 }).rule).toBe('MV-SLEEVE-08');
});

test('MV-CARD-DARKSOUL-EMBER-06 R-53 only the new advancement’s own symbols are added; a covered one takes nothing back and adds nothing', () => {
  const cover = scenario({
    ...HARVEST,
    mana: 5,
    commons: ['twin-springs top'],
    ana: { token: 'darksoul-ember', active: true, field: ['blank + nightvale-emissary top', CURSED] },
  });
  expect(cover.game.turn.mana).toBe(5 + 1 + 1);
  cover.ana.plays('buy', { card: 'twin-springs' });
  cover.ana.plays('evoke');
  expect(cover.game.turn.mana).toBe(7 - 5 + 2);
  const under = scenario({
    ...HARVEST,
    mana: 4,
    commons: ['nightvale-emissary top'],
    ana: { token: 'darksoul-ember', active: true, field: ['blank + twin-springs top', CURSED] },
  });
  under.ana.plays('buy', { card: 'nightvale-emissary' });
  under.ana.plays('evoke');
  expect(under.game.turn.mana).toBe(4 + 2 + 1 - 4);
  const wild = scenario({
    ...HARVEST,
    mana: 2,
    commons: ['oakling top'],
    ana: { token: 'darksoul-ember', active: true, field: ['blank + wind-whisperer middle', CURSED] },
  });
  wild.ana.plays('buy', { card: 'oakling' });
  wild.ana.plays('evoke');
  expect(wild.game.turn.spirits).toEqual([0, 0, 0, 2]);
  const roc = scenario({
    ...HARVEST,
    mana: 8,
    commons: ['storm-roc top'],
    ana: { token: 'darksoul-ember', active: true, field: ['blank + wind-whisperer middle + ent-guard bottom', CURSED] },
  });
  roc.ana.plays('buy', { card: 'storm-roc' });
  roc.ana.plays('evoke');
  expect(roc.game.turn.spirits).toEqual([0, 0, 0, 2 + 2]);
  const plain = scenario({
    ...HARVEST,
    mana: 8,
    commons: ['prism-serpent top'],
    ana: { token: 'darksoul-ember', active: true, field: ['blank + ent-guard bottom', CURSED] },
  });
  plain.ana.plays('buy', { card: 'prism-serpent' });
  plain.ana.plays('evoke');
  expect(plain.game.turn.spirits).toEqual([0, 1, 0, 2]);
});

test('MV-CARD-DEEPRIVER-CRYSTAL-01 MV-CARD-DEEPRIVER-CRYSTAL-03 R-49 in Harvest, or in Discard even after the spoil that turned it active', () => {
  const harvest = scenario({ ...HARVEST, ana: { token: 'deepriver-crystal', active: true, field: [CURSED, 'blank + oakling top'], deck: ['blank'] } });
  harvest.ana.plays('evoke');
  harvest.ana.plays('bury', { on: 1 });
  expect(harvest.deck(harvest.ana)).toEqual(['blank', 'oakling']);
  const spoiled = scenario({
    ana: { token: 'deepriver-crystal', field: [CURSED, CURSED, 'blank + argent-owl top'], onDeck: CURSED, deck: [CURSED, ...ENOUGH] },
  });
  spoiled.ana.plays('push');
  spoiled.ana.plays('evoke');
  spoiled.ana.plays('bury', { on: 2 });
  expect(spoiled.deck(spoiled.ana).at(-1)).toBe('argent-owl');
  expect(spoiled.field(spoiled.ana)).not.toContain('argent-owl');
});

test('MV-CARD-DEEPRIVER-CRYSTAL-02 under an empty deck the card becomes the deck', () => {
  const { ana, deck, onDeck } = scenario({
    ...HARVEST,
    ana: { token: 'deepriver-crystal', active: true, field: ['blank + oakling top'], onDeck: CURSED, deck: [] },
  });
  ana.plays('evoke');
  expect([deck(ana), onDeck(ana)]).toEqual([['oakling'], CURSED]);
});

test('MV-CARD-MOON-STONE-01 MV-CARD-SUN-BLESSING-01 a wild spirit or 1 mana, in any phase', () => {
  for (const at of ['plant', 'harvestUnlessSpoiled', 'discard', 'prepare'] as const) {
    const moon = scenario({ at, ana: { token: 'moon-stone', active: true, ...CALM } });
    moon.ana.plays('evoke');
    expect(moon.player(moon.ana).waitingWild + moon.game.turn.spirits[3]!).toBe(1);
    const sun = scenario({ at, ana: { token: 'sun-blessing', active: true, ...CALM } });
    sun.ana.plays('evoke');
    expect(sun.player(sun.ana).waitingMana + sun.game.turn.mana).toBe(1);
  }
});

test('MV-CARD-ROOTWOOD-CHARM-01 R-03 1 growth, also as a reaction, in Planting and Prep', () => {
  const { ana, table, player } = scenario({ ana: { token: 'rootwood-charm', active: true, field: [CURSED, CURSED], onDeck: CURSED, deck: [CURSED] } });
  ana.plays('push');
  ana.plays('evoke');
  expect(decayOf(player(ana))).toBe(3);
  table.isBackTo(ana, 'plant');
  const calm = scenario({ ana: { token: 'rootwood-charm', active: true, field: [CURSED] } });
  calm.ana.plays('evoke');
  expect(calm.player(calm.ana).growth).toBe(1);
});

test('MV-CARD-ROOTWOOD-CHARM-02 MV-CARD-ROOTWOOD-CHARM-03 R-34 growth of Prep counts in the next Planting and ends when that field is discarded', () => {
  const { ana, ben, player, field } = scenario({
    at: 'prepare',
    ana: { token: 'rootwood-charm', active: true, onDeck: CURSED, deck: [CURSED, CURSED, CURSED, ...ENOUGH, 'blank'] },
  });
  ana.plays('evoke');
  expect([field(ana).length, decayOf(player(ana))]).toEqual([3, 3]);
  ben.plays('pass');
  ben.plays('endHarvest');
  expect(decayOf(player(ana))).toBe(3);
  ana.plays('pass');
  ana.plays('endHarvest');
  expect([field(ana).length, decayOf(player(ana)), player(ana).growth]).toEqual([2, 3, 0]);
});

test('MV-CARD-ROOTWOOD-CHARM-03 growth of Planting does not reach the Prep of that turn', () => {
  const { ana, field } = scenario({ ana: { token: 'rootwood-charm', active: true, onDeck: CURSED, deck: [CURSED, CURSED, 'blank', 'blank'] } });
  ana.plays('evoke');
  ana.plays('pass');
  ana.plays('endHarvest');
  expect(field(ana)).toEqual([CURSED, CURSED]);
});

test('MV-CARD-SUMMONER-STONE-01 MV-HARVEST-05 the deck’s bottom card joins at the right and helps', () => {
  const { ana, field, game, deck } = scenario({
    ...HARVEST,
    ana: { token: 'summoner-stone', active: true, field: [CURSED], deck: ['blank', 'blank + twin-springs top + wolf-rider middle'] },
  });
  ana.plays('evoke');
  expect([field(ana), deck(ana), game.turn.mana]).toEqual([[CURSED, 'twin-springs+wolf-rider'], ['blank'], 3]);
  ana.plays('use', { card: 'wolf-rider' });
  expect(game.turn.mana).toBe(8);
});

test('MV-CARD-SUMMONER-STONE-02 MV-HARVEST-06 no When Played, no spoil; an empty deck is made anew first', () => {
  const { ana, table, field } = scenario({
    ...HARVEST,
    ana: {
      token: 'summoner-stone',
      active: true,
      field: [CURSED, CURSED, CURSED],
      onDeck: 'blank',
      deck: [],
      discard: ['cursed-land top + magic-mushroom middle'],
    },
  });
  ana.plays('evoke');
  expect(field(ana).at(-1)).toBe('cursed-land+magic-mushroom');
  table.isBackTo(ana, 'harvest');
});

test('MV-CARD-TWILIGHT-SHARD-01 MV-CARD-TWILIGHT-SHARD-02 MV-TOKEN-08 1 mana and a toss; active again, it rests until the next turn', () => {
  const lucky = scenario({ ...HARVEST, ana: { token: 'twilight-shard', active: true } });
  lucky.table.willRoll(1);
  lucky.ana.plays('evoke');
  expect([lucky.game.turn.mana, lucky.player(lucky.ana).isActive]).toEqual([1, true]);
  expect(lucky.ana.cannot('evoke').rule).toBe('MV-CARD-TWILIGHT-SHARD-02');
  lucky.table.isBackTo(lucky.ana, 'harvest');
  const unlucky = scenario({ ...HARVEST, ana: { token: 'twilight-shard', active: true } });
  unlucky.table.willRoll(2);
  unlucky.ana.plays('evoke');
  expect(unlucky.player(unlucky.ana).isActive).toBe(false);
  unlucky.table.isBackTo(unlucky.ana, 'harvest');
});

test('MV-CARD-TWILIGHT-SHARD-01 R-07 the amulet comes down active as often as used', () => {
  const tosses = Array.from({ length: 400 }, (_, seed) => {
    const { ana, game, player } = scenario({ ...HARVEST, ana: { token: 'twilight-shard', active: true } });
    game.random = fastRandom(seed + 1);
    ana.plays('evoke');
    return player(ana).isActive;
  });
  const active = tosses.filter(Boolean).length;
  expect(active).toBeGreaterThan(170);
  expect(active).toBeLessThan(230);
});

test('MV-CARD-TWILIGHT-SHARD-03 R-32 landing active is still one evoke: vales react once', () => {
  const { ana, game, table } = scenario({ ...HARVEST, ana: { token: 'twilight-shard', active: true, vales: ['frostcrown-crest'] } });
  table.willRoll(1);
  ana.plays('evoke');
  expect(game.turn.mana).toBe(3);
  table.isBackTo(ana, 'harvest');
});

test('MV-CARD-WILDFIRE-EMBER-01 MV-CARD-WILDFIRE-EMBER-02 1 mana, or 2 guardians for the on-deck card or a field card', () => {
  const mana = scenario({ ana: { token: 'wildfire-ember', active: true } });
  mana.ana.plays('evoke');
  mana.ana.plays('resolve');
  expect(mana.player(mana.ana).waitingMana).toBe(1);
  const { ana, game, player } = scenario({
    ...HARVEST,
    ana: { token: 'wildfire-ember', active: true, field: ['blank + vale-bearer top', 'blank'], onDeck: 'blank' },
  });
  ana.plays('evoke');
  expect(ana.offered('giveGuardians').map((move) => 'on' in move && move.on)).toEqual([0, 1, 2]);
  ana.plays('giveGuardians', { on: 0 });
  expect([0, 1, 2].map((card) => guardiansOn(game, player(ana), card))).toEqual([4, 0, 0]);
  ana.plays('use', { card: 'vale-bearer' });
  expect([game.turn.mana, game.turn.spirits]).toEqual([0, [1, 1, 1, 0]]);
});

test('MV-CARD-WILDFIRE-EMBER-05 R-33 the guardians follow the card into the field and end with the turn', () => {
  const { ana, ben, game, player } = scenario({ ana: { token: 'wildfire-ember', active: true, onDeck: 'blank + oakling top', deck: [CURSED, ...ENOUGH] } });
  ana.plays('evoke');
  ana.plays('giveGuardians', { on: 0 });
  ana.plays('push');
  expect([guardiansOn(game, player(ana), 0), player(ana).field]).toEqual([2, [0]]);
  ana.plays('pass');
  ana.plays('endHarvest');
  expect(guardiansOn(game, player(ana), 0)).toBe(0);
  expect(ben.isAsked).toBe(true);
});

test('MV-CARD-WILDFIRE-EMBER-05 given in Prep, they end with that Prep', () => {
  const { ana, ben, player } = scenario({ at: 'prepare', ana: { token: 'wildfire-ember', active: true, onDeck: CURSED, deck: ENOUGH } });
  ana.plays('evoke');
  ana.plays('giveGuardians', { on: 0 });
  expect([player(ana).lent, faceAt(player(ana), 0).guardian]).toEqual([[], 0]);
  expect(ben.isAsked).toBe(true);
});
