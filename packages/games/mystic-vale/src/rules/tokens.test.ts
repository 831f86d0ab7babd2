import { fastRandom } from '@conclave/engine';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';
import { faceAt } from '../state.ts';
import { viewFor } from '../view/index.ts';
import { decayOf, guardiansOn } from './symbols.ts';

const CURSED = 'cursed-land';
const HARVEST = { at: 'harvestUnlessSpoiled' } as const;
const ENOUGH = [CURSED, CURSED, CURSED, CURSED];
const CALM = { onDeck: CURSED, deck: ENOUGH };

test('MV-TOKEN-01 MV-TOKEN-04 an active token is evoked for 1 mana in every phase of the own turn, and turns over', () => {
  const harvest = scenario({ ...HARVEST, ana: { active: true, ...CALM } });
  harvest.ana.plays('evoke');
  expect([harvest.game.turn.mana, harvest.player(harvest.ana).isActive]).toEqual([1, false]);
  for (const at of ['plant', 'discard', 'prepare'] as const) {
    const { ana, player } = scenario({ at, ana: { active: true, ...CALM } });
    ana.plays('evoke');
    expect([at, player(ana).waitingMana, player(ana).isActive]).toEqual([at, 1, false]);
  }
});

test('MV-TOKEN-04 MV-AMULET-05 a used one cannot be evoked', () => {
  const token = scenario();
  expect(token.ana.cannot('evoke').rule).toBe('MV-TOKEN-04');
  const amulet = scenario({ ana: { token: 'moon-stone' } });
  expect(amulet.ana.cannot('evoke').rule).toBe('MV-AMULET-05');
});

test('MV-TOKEN-02 MV-TOKEN-06 mana of Planting waits for this Harvest, of Discard and Prep for the next; gains add up', () => {
  const planting = scenario({ ana: { active: true, waitingMana: 1 } });
  planting.ana.plays('evoke');
  planting.ana.plays('pass');
  expect(planting.game.turn.mana).toBe(2);
  for (const at of ['discard', 'prepare'] as const) {
    const { ana, ben, game, player } = scenario({ at, ana: { active: true, waitingMana: 1, ...CALM } });
    ana.plays('evoke');
    ben.plays('pass');
    ben.plays('endHarvest');
    expect(player(ana).waitingMana).toBe(2);
    ana.plays('pass');
    expect([at, game.turn.mana]).toEqual([at, 2 + 2]);
  }
});

test('MV-TOKEN-03 MV-AMULET-06 an active one stays active until it is evoked', () => {
  for (const token of ['mana-token', 'twilight-shard']) {
    const { ana, ben, player } = scenario({ ana: { token, active: true, ...CALM } });
    ana.plays('pass');
    ana.plays('endHarvest');
    if (ana.isAsked) ana.plays('endTurn');
    ben.plays('pass');
    ben.plays('endHarvest');
    expect(player(ana).isActive).toBe(true);
  }
});

test('MV-TOKEN-07 R-60 before each choice in Planting, any time in Harvest, in Discard after refilling, and as a reaction', () => {
  const { ana, table } = scenario({ ana: { active: true, field: [CURSED], onDeck: CURSED, deck: ['blank', CURSED, CURSED] } });
  expect(ana.offered('evoke').length).toBe(1);
  ana.plays('push');
  expect(ana.offered('evoke').length).toBe(1);
  ana.plays('push');
  ana.plays('push');
  table.isBackTo(ana, 'wouldSpoil');
  expect(ana.offered('evoke').length).toBe(1);
  const sleeving = scenario({ ...HARVEST, mana: 2, ana: { active: true, field: ['blank'], ...CALM } });
  sleeving.ana.plays('buy', { card: 'fertile-soil', position: 'top' });
  sleeving.ana.plays('endHarvest');
  expect(sleeving.ana.cannot('evoke').rule).toBe('MV-TOKEN-07');
});

test('MV-TOKEN-08 turned active again in the same turn, it may be evoked again', () => {
  const { ana, player } = scenario({ ana: { active: true, onDeck: 'blank + magic-mushroom top' } });
  ana.plays('evoke');
  ana.plays('push');
  ana.plays('turnToken');
  ana.plays('evoke');
  expect(player(ana).waitingMana).toBe(2);
});

test('MV-AMULET-01 MV-ABIL-08 an amulet’s ability replaces the 1 mana, in the phases it names', () => {
  const { ana, game } = scenario({ ...HARVEST, ana: { token: 'moon-stone', active: true } });
  ana.plays('evoke');
  expect([game.turn.mana, game.turn.spirits]).toEqual([0, [0, 0, 0, 1]]);
});

test('MV-AMULET-10 MV-ABIL-08 R-30 not in another phase, not in another turn', () => {
  const wrongPhase = scenario({ ana: { token: 'summoner-stone', active: true } });
  expect(wrongPhase.ana.cannot('evoke').rule).toBe('MV-AMULET-10');
  const rootwood = scenario({ ...HARVEST, ana: { token: 'rootwood-charm', active: true } });
  expect(rootwood.ana.cannot('evoke').rule).toBe('MV-AMULET-10');
  const otherTurn = scenario({ ben: { token: 'moon-stone', active: true } });
  expect(otherTurn.ben.cannot('evoke').rule).toBe('MV-SETUP-15');
});

test('MV-AMULET-09 MV-CARD-FROSTCROWN-CREST-01 MV-CARD-SUNDIAL-SAVANNA-01 an evoke sets off the vales, whatever the token', () => {
  for (const token of ['mana-token', 'sun-blessing']) {
    const { ana, game } = scenario({ ...HARVEST, ana: { token, active: true, vales: ['frostcrown-crest', 'sundial-savanna'] } });
    ana.plays('evoke');
    expect([game.turn.mana, game.turn.spirits]).toEqual([3, [0, 0, 0, 1]]);
  }
});

test('MV-CARD-FROSTCROWN-CREST-02 MV-CARD-FROSTCROWN-CREST-03 MV-CARD-SUNDIAL-SAVANNA-01 outside Harvest the gains wait, open to all, and a spoil takes them', () => {
  const { ana, game } = scenario({ ana: { active: true, vales: ['frostcrown-crest', 'sundial-savanna'], ...CALM } });
  ana.plays('evoke');
  expect(viewFor(game, 1).players[0]!.waiting).toEqual({ mana: 3, wild: 1 });
  ana.plays('pass');
  expect([game.turn.mana, game.turn.spirits[3]]).toEqual([3, 1]);
  const spoiled = scenario({
    ana: { active: true, vales: ['frostcrown-crest', 'sundial-savanna'], field: [CURSED, CURSED], onDeck: CURSED, deck: [CURSED, ...ENOUGH] },
  });
  spoiled.ana.plays('evoke');
  spoiled.ana.plays('push');
  expect(viewFor(spoiled.game, 1).players[0]!.waiting).toEqual({ mana: 0, wild: 0 });
});

test('MV-AMULET-11 R-60 an amulet is evoked only if its own effect can do something', () => {
  const cases = [
    { token: 'darksoul-ember', field: ['blank'] },
    { token: 'deepriver-crystal', field: [] },
    { token: 'summoner-stone', deck: [], discard: [] },
  ];
  for (const spec of cases) {
    const { ana } = scenario({ ...HARVEST, ana: { ...spec, active: true, vales: ['frostcrown-crest'] } });
    expect(ana.cannot('evoke').rule).toBe('MV-AMULET-11');
  }
  const deck = scenario({ ...HARVEST, ana: { token: 'summoner-stone', active: true, deck: [], discard: ['blank'] } });
  expect(deck.ana.offered('evoke').length).toBe(1);
});

test('MV-CARD-SILVER-TREE-01 MV-AMULET-09 an evoke may discard the on-deck card or a field card, before or after its own effect', () => {
  const { ana, table, discardPile } = scenario({
    ana: { active: true, vales: ['silver-tree'], field: [CURSED, 'blank'], onDeck: 'fertile-land', deck: ['blank'] },
  });
  ana.plays('evoke');
  table.isBackTo(ana, 'evokeWithTree');
  expect(ana.offered().map((move) => ('on' in move ? move.on : move.do))).toEqual(['resolve', 0, 1, 2]);
  ana.plays('discard', { on: 0 });
  expect(discardPile(ana)).toEqual([CURSED]);
  table.isBackTo(ana, 'plant');
});

test('MV-CARD-SILVER-TREE-01 it may be left alone', () => {
  const { ana, table, discardPile, player } = scenario({ ana: { active: true, vales: ['silver-tree'], field: [CURSED] } });
  ana.plays('evoke');
  ana.plays('resolve');
  ana.plays('decline');
  expect([discardPile(ana), player(ana).waitingMana]).toEqual([[], 1]);
  table.isBackTo(ana, 'plant');
});

test('MV-CARD-SILVER-TREE-02 with an empty field only the on-deck card, which is replaced', () => {
  const { ana, onDeck, discardPile } = scenario({ ana: { active: true, vales: ['silver-tree'], field: [], onDeck: CURSED, deck: ['fertile-land'] } });
  ana.plays('evoke');
  ana.plays('resolve');
  expect(ana.offered('discard')).toEqual([{ do: 'discard', on: 0 }]);
  ana.plays('discard', { on: 0 });
  expect([onDeck(ana), discardPile(ana)]).toEqual(['fertile-land', [CURSED]]);
});

test('MV-CARD-SILVER-TREE-03 R-58 the new on-deck card is tested in Planting and Prep, not in Harvest or Discard', () => {
  const brink = { active: true, vales: ['silver-tree'], field: [CURSED, CURSED, CURSED], onDeck: 'blank', deck: [CURSED, ...ENOUGH] };
  const spoils = (at: 'plant' | 'harvestUnlessSpoiled' | 'discard'): boolean => {
    const { ana, table } = scenario({ at, ana: brink });
    ana.plays('evoke');
    ana.plays('discard', { on: 3 });
    return table.heard().some(({ is }) => is === 'spoiled');
  };
  expect(['plant', 'harvestUnlessSpoiled', 'discard'].map((at) => spoils(at as 'plant'))).toEqual([true, false, false]);
  const two = 'cursed-land top + bramble-thicket middle';
  const prep = scenario({ at: 'prepare', ana: { active: true, vales: ['silver-tree'], field: [two], onDeck: 'blank', deck: [two, ...ENOUGH] } });
  prep.ana.plays('evoke');
  prep.ana.plays('discard', { on: 1 });
  expect(prep.table.heard().map(({ is }) => is)).toContain('spoiled');
});

test('MV-BUY-08 Silver Tree may not rob a set-aside advancement of its spot', () => {
  const { ana } = scenario({ ...HARVEST, mana: 2, ana: { active: true, vales: ['silver-tree'], field: ['blank', CURSED], onDeck: 'blank' } });
  ana.plays('buy', { card: 'fertile-soil', position: 'top' });
  ana.plays('evoke');
  expect(ana.cannot('discard', { on: 0 }).rule).toBe('MV-BUY-08');
  expect(ana.offered('discard').map((move) => 'on' in move && move.on)).toEqual([1, 2]);
});

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
