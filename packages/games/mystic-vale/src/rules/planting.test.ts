import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';
import { decayOf } from './symbols.ts';

const CURSED = 'cursed-land';

test('MV-TURN-01 MV-TURN-02 a turn is Planting, Harvest, Discard and Prep, which lays the next field', () => {
  const { ana, ben, table, game, field } = scenario({ ana: { field: ['blank'], onDeck: CURSED, deck: [CURSED, 'blank', CURSED, CURSED] } });
  expect(game.turn.phase).toBe('planting');
  ana.plays('pass');
  expect(game.turn.phase).toBe('harvest');
  ana.plays('endHarvest');
  expect(field(ana)).toEqual([CURSED, CURSED, 'blank']);
  expect(table.heard().map(({ is }) => is)).toEqual([
    'passed',
    'harvestBegan',
    'fieldDiscarded',
    'cardPlanted',
    'cardRevealed',
    'cardPlanted',
    'cardRevealed',
    'cardPlanted',
    'cardRevealed',
    'turnBegan',
  ]);
  table.isBackTo(ben, 'plant');
});

test('MV-SETUP-15 play goes clockwise, and nobody moves in another turn', () => {
  const { ana, ben, cleo, table } = scenario({ seats: 3 });
  expect(cleo.cannot('push').rule).toBe('MV-SETUP-15');
  ana.plays('pass');
  ana.plays('endHarvest');
  ben.plays('pass');
  ben.plays('endHarvest');
  table.isBackTo(cleo, 'plant');
});

test('MV-PLANT-01 MV-PLANT-05 MV-PLANT-06 below four decay the player chooses again, as often as they like', () => {
  const { ana, table, field } = scenario({ ana: { field: [CURSED, CURSED], onDeck: CURSED, deck: Array(6).fill('blank') } });
  for (let pushes = 1; pushes <= 6; pushes++) {
    ana.plays('push');
    expect(field(ana).length).toBe(2 + pushes);
    table.isBackTo(ana, 'plant');
    expect(ana.offered().map((move) => move.do)).toEqual(['push', 'pass']);
  }
});

test('MV-PLANT-02 a pass ends planting: no push after it', () => {
  const { ana, table } = scenario();
  ana.plays('pass');
  table.isBackTo(ana, 'harvest');
  expect(ana.cannot('push').rule).toBe('MV-PLANT-02');
  expect(ana.cannot('pass').rule).toBe('MV-PLANT-02');
});

test('MV-PLANT-03 R-09 a push plants at the right end, resolves When Played, then reveals', () => {
  const { ana, table, field, onDeck } = scenario({ ana: { field: ['fertile-land'], onDeck: 'blank + magic-mushroom top', deck: [CURSED] } });
  ana.plays('push');
  expect(field(ana)).toEqual(['fertile-land', 'magic-mushroom']);
  table.isBackTo(ana, 'turnToken');
  expect(onDeck(ana)).toBeUndefined();
  ana.plays('turnToken');
  expect(onDeck(ana)).toBe(CURSED);
});

test('MV-PLANT-04 MV-SPOIL-01 MV-SYM-04 a fourth decay spoils, a third does not', () => {
  const third = scenario({ ana: { field: [CURSED], onDeck: CURSED, deck: [CURSED] } });
  third.ana.plays('push');
  third.table.isBackTo(third.ana, 'plant');
  const fourth = scenario({ ana: { field: [CURSED, CURSED], onDeck: CURSED, deck: [CURSED, ...Array(4).fill(CURSED)] } });
  fourth.ana.plays('push');
  expect(fourth.table.heard().map(({ is }) => is)).toContain('spoiled');
  fourth.table.isBackTo(fourth.ana, 'discard');
});

test('MV-SYM-04 MV-SYM-10 R-06 growth cancels decay, on the on-deck card too', () => {
  const inField = scenario({ ana: { field: [CURSED, CURSED, 'blank + verdant-shoots top'], onDeck: CURSED, deck: [CURSED] } });
  inField.ana.plays('push');
  inField.table.isBackTo(inField.ana, 'plant');
  const onDeck = scenario({ ana: { field: [CURSED, CURSED], onDeck: CURSED, deck: ['cursed-land bottom + verdant-shoots top'] } });
  onDeck.ana.plays('push');
  expect(decayOf(onDeck.player(onDeck.ana))).toBe(3);
  onDeck.table.isBackTo(onDeck.ana, 'plant');
});

test('MV-SYM-10 decay on the on-deck card counts', () => {
  const { ana, player } = scenario({ ana: { field: [CURSED], onDeck: 'cursed-land top + bramble-thicket middle' } });
  expect(decayOf(player(ana))).toBe(3);
});

test('MV-SYM-04 growth never makes decay negative', () => {
  const { ana, player } = scenario({ ana: { field: ['blank + verdant-shoots top'], onDeck: 'blank + verdant-shoots middle' } });
  expect(decayOf(player(ana))).toBe(0);
});

test('MV-CARD-TANGLEVINE-LABYRINTH-01 growth on an owned vale counts in Planting and in Prep', () => {
  const { ana, table, field } = scenario({
    ana: { vales: ['tanglevine-labyrinth'], field: [CURSED, CURSED], onDeck: CURSED, deck: [CURSED, CURSED, CURSED, CURSED, 'blank', 'blank'] },
  });
  ana.plays('push');
  table.isBackTo(ana, 'plant');
  ana.plays('pass');
  ana.plays('endHarvest');
  expect(field(ana).length).toBe(3);
});

test('MV-PLANT-07 MV-ABIL-04 Planting abilities work between reveals of the own Planting Phase only', () => {
  const { ana, table } = scenario({ ana: { vales: ['cascading-falls', 'world-tree'], field: [], onDeck: CURSED } });
  expect(ana.offered('useVale').map((move) => 'card' in move && move.card)).toEqual(['cascading-falls', 'world-tree']);
  ana.plays('pass');
  table.isBackTo(ana, 'harvest');
  expect(ana.cannot('useVale', { card: 'cascading-falls' }).rule).toBe('MV-ABIL-04');
});

test('MV-PLANT-08 a card that leaves takes its decay and growth along at once', () => {
  const { ana, player } = scenario({ ana: { field: [CURSED, CURSED], onDeck: 'blank + deadwood-harvester top', deck: ['blank'] } });
  expect(decayOf(player(ana))).toBe(2);
  ana.plays('push');
  ana.plays('discard', { on: 0 });
  expect(decayOf(player(ana))).toBe(1);
});

test('MV-PLANT-09 MV-SPOIL-11 R-58 four decay without a reveal spoil nobody: passing is allowed, the next reveal decides', () => {
  const { ana, table, player } = scenario({
    ana: { vales: ['silver-tree'], active: true, field: [CURSED, CURSED, CURSED, CURSED, 'blank + verdant-shoots top'], onDeck: 'blank', deck: ['blank'] },
  });
  ana.plays('evoke');
  ana.plays('resolve');
  ana.plays('discard', { on: 4 });
  expect(decayOf(player(ana))).toBe(4);
  table.isBackTo(ana, 'plant');
  expect(ana.offered('pass').length).toBe(1);
  ana.plays('push');
  expect(table.heard().map(({ is }) => is)).toContain('spoiled');
});

test('MV-PLANT-09 nor after a push that went well', () => {
  const { ana, table } = scenario({
    ana: { vales: ['silver-tree'], active: true, field: [CURSED, CURSED, CURSED, 'blank + verdant-shoots top'], onDeck: CURSED, deck: ['blank', 'blank'] },
  });
  ana.plays('push');
  ana.plays('evoke');
  ana.plays('resolve');
  ana.plays('discard', { on: 3 });
  table.isBackTo(ana, 'plant');
});

test('MV-PLANT-10 MV-SPOIL-02 R-29 Cascading Falls and Harpy Canyon are no reactions', () => {
  const { ana, table } = scenario({
    ana: { vales: ['cascading-falls', 'harpy-canyon', 'world-tree'], field: [CURSED, CURSED, 'blank + magic-mushroom top'], onDeck: CURSED, deck: [CURSED] },
  });
  ana.plays('push');
  table.isBackTo(ana, 'wouldSpoil');
  expect(ana.offered().map((move) => ('card' in move ? move.card : move.do))).toEqual(['world-tree', 'spoil']);
  expect(ana.cannot('useVale', { card: 'cascading-falls' }).rule).toBe('MV-PLANT-10');
  expect(ana.cannot('repeat', { card: 'magic-mushroom', position: 'top' }).rule).toBe('MV-CARD-HARPY-CANYON-02');
  const toReact = { rule: 'MV-SPOIL-02', reason: 'Your field is about to spoil: react, or let it spoil.' };
  expect([ana.cannot('push'), ana.cannot('pass')]).toMatchObject([toReact, toReact]);
});

test('MV-CARD-CASCADING-FALLS-00 MV-CARD-CASCADING-FALLS-01 once a game the on-deck card is discarded for another, which is tested', () => {
  const { ana, ben, table, discardPile, onDeck } = scenario({
    ana: { vales: ['cascading-falls'], field: [CURSED, CURSED, CURSED], onDeck: 'blank', deck: ['fertile-land', CURSED, 'blank'] },
  });
  ana.plays('useVale', { card: 'cascading-falls' });
  expect([discardPile(ana), onDeck(ana)]).toEqual([['blank'], 'fertile-land']);
  expect(ana.cannot('useVale', { card: 'cascading-falls' }).rule).toBe('MV-CARD-CASCADING-FALLS-00');
  table.isBackTo(ana, 'plant');
  const spoiling = scenario({ ana: { vales: ['cascading-falls'], field: [CURSED, CURSED, CURSED], onDeck: 'blank', deck: [CURSED, CURSED] } });
  spoiling.ana.plays('useVale', { card: 'cascading-falls' });
  expect(spoiling.table.heard().map(({ is }) => is)).toContain('spoiled');
  expect(ben.seat).toBe(1);
});

test('MV-CARD-CASCADING-FALLS-00 two copies are two uses', () => {
  const { ana } = scenario({ ana: { vales: ['cascading-falls', 'cascading-falls'], field: [], deck: ['blank', 'blank', 'blank'] } });
  expect(ana.offered('useVale').length).toBe(1);
  ana.plays('useVale', { card: 'cascading-falls' });
  ana.plays('useVale', { card: 'cascading-falls' });
  expect(ana.cannot('useVale', { card: 'cascading-falls' }).rule).toBe('MV-CARD-CASCADING-FALLS-00');
});

test('MV-CARD-HARPY-CANYON-01 R-28 once a turn a When Played ability of the field resolves again', () => {
  const { ana, table, discardPile } = scenario({
    ana: { vales: ['harpy-canyon'], field: [CURSED, 'blank + mindful-owl middle', 'blank + magic-mushroom top'], onDeck: 'blank' },
  });
  expect(ana.offered('repeat')).toEqual([
    { do: 'repeat', card: 'mindful-owl', position: 'middle' },
    { do: 'repeat', card: 'magic-mushroom', position: 'top' },
  ]);
  ana.plays('repeat', { card: 'mindful-owl' });
  ana.plays('discard', { on: 0 });
  expect(discardPile(ana)).toEqual([CURSED]);
  table.isBackTo(ana, 'plant');
  expect(ana.cannot('repeat', { card: 'mindful-owl', position: 'middle' }).rule).toBe('MV-CARD-HARPY-CANYON-01');
});

test('MV-CARD-HARPY-CANYON-02 MV-TURN-04 the leader counts, Prep does not, and the next turn opens it again', () => {
  const { ana, ben, table, player } = scenario({
    ana: {
      leader: 'algeni',
      vales: ['harpy-canyon'],
      active: true,
      field: ['leader upgraded', 'blank', 'blank'],
      onDeck: CURSED,
      deck: [CURSED, CURSED, CURSED, 'blank + magic-mushroom top', 'blank', 'blank'],
    },
  });
  ana.plays('repeat', { card: 'algeni' });
  expect(player(ana).vp).toBe(2);
  ana.plays('pass');
  ana.plays('endHarvest');
  ana.plays('done');
  table.isBackTo(ana, 'prep');
  expect(ana.offered('repeat')).toEqual([]);
  expect(ana.cannot('repeat', { card: 'algeni' }).rule).toBe('MV-CARD-HARPY-CANYON-02');
  ana.plays('endTurn');
  ben.plays('pass');
  ben.plays('endHarvest');
  expect(player(ana).valeUse).toEqual([0]);
});
