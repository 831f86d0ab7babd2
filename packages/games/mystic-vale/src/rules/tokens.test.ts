import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';
import { viewFor } from '../view/index.ts';

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
