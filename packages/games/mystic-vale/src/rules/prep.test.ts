import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';
import { NONE } from '../state.ts';
import { decayOf } from './symbols.ts';

const CURSED = 'cursed-land';
const TWO_DECAY = 'cursed-land top + bramble-thicket middle';

test('MV-PREP-01 MV-PREP-02 R-45 cards move while decay is below three, and no longer', () => {
  const { ana, ben, table, field, onDeck, player } = scenario({
    at: 'prepare',
    ana: { onDeck: 'blank', deck: [CURSED, 'fertile-land', CURSED, CURSED, 'blank'] },
  });
  expect([field(ana), onDeck(ana)]).toEqual([['blank', CURSED, 'fertile-land', CURSED], CURSED]);
  expect(decayOf(player(ana))).toBe(3);
  table.isBackTo(ben, 'plant');
});

test('MV-PREP-02 R-45 nobody may stop early: with a window open, the choices are to evoke or to go on', () => {
  const { ana, table } = scenario({ at: 'prepare', ana: { active: true, onDeck: CURSED, deck: [CURSED, CURSED, CURSED] } });
  table.isBackTo(ana, 'prep');
  expect(ana.offered().map((move) => move.do)).toEqual(['evoke', 'goOn', 'endTurn']);
});

test('MV-PREP-03 Prep begins with the old on-deck card, or reveals one if there is none', () => {
  const old = scenario({ at: 'prepare', ana: { onDeck: 'blank + oakling top', deck: [CURSED, CURSED, CURSED] } });
  expect(old.field(old.ana)[0]).toBe('oakling');
  const none = scenario({ at: 'prepare', ana: { onDeck: null, deck: ['fertile-land', CURSED, CURSED, CURSED] } });
  expect(none.field(none.ana)[0]).toBe('fertile-land');
});

test('MV-PREP-03 MV-PREP-05 that first reveal is tested like any other', () => {
  const { ana, player } = scenario({ at: 'prepare', ana: { field: [TWO_DECAY], onDeck: null, deck: [TWO_DECAY, CURSED] } });
  expect(player(ana).isSpoiled).toBe(true);
});

test('MV-PREP-04 R-52 Prep ends when no card is left to reveal', () => {
  const { ana, ben, table, field, player } = scenario({ at: 'prepare', ana: { onDeck: 'blank', deck: ['fertile-land'], discard: [] } });
  expect([field(ana), player(ana).onDeck]).toEqual([['blank', 'fertile-land'], NONE]);
  table.isBackTo(ben, 'plant');
});

test('MV-PREP-05 two decay at once may spoil in Prep, one never does', () => {
  const two = scenario({ at: 'prepare', ana: { onDeck: CURSED, deck: [CURSED, TWO_DECAY, CURSED] } });
  expect(two.player(two.ana).isSpoiled).toBe(true);
  const one = scenario({ at: 'prepare', ana: { onDeck: CURSED, deck: [CURSED, CURSED, CURSED] } });
  expect(one.player(one.ana).isSpoiled).toBe(false);
});

test('MV-PREP-08 after a reaction three ends Prep, less than three goes on', () => {
  const stop = scenario({ at: 'prepare', ana: { vales: ['world-tree'], onDeck: CURSED, deck: [CURSED, TWO_DECAY, 'blank', CURSED] } });
  stop.ana.plays('endTurn');
  stop.ana.plays('useVale', { card: 'world-tree' });
  expect(stop.field(stop.ana).length).toBe(2);
  stop.table.isBackTo(stop.ben, 'plant');
  const goOn = scenario({ at: 'prepare', ana: { leader: 'algeni', onDeck: 'leader', deck: [CURSED, CURSED, TWO_DECAY, 'blank', CURSED, CURSED] } });
  goOn.ana.plays('redraw');
  expect(goOn.field(goOn.ana)).toEqual(['algeni', CURSED, CURSED, 'blank']);
});

test('MV-TOKEN-07 R-60 in Prep a token may be evoked before each card, or the rest left unasked', () => {
  const { ana, ben, table, field } = scenario({ at: 'prepare', ana: { active: true, onDeck: 'blank', deck: ['blank', 'blank', CURSED, CURSED, CURSED] } });
  ana.plays('goOn');
  expect(field(ana).length).toBe(1);
  table.isBackTo(ana, 'prep');
  ana.plays('endTurn');
  table.isBackTo(ben, 'plant');
});

test('MV-CARD-WORLD-TREE-00 MV-CARD-WORLD-TREE-01 R-34 once a game 1 growth, until the field it was gained for is discarded', () => {
  const { ana, ben, player, field } = scenario({
    at: 'prepare',
    ana: { vales: ['world-tree'], onDeck: CURSED, deck: [CURSED, CURSED, CURSED, 'blank', CURSED, CURSED, CURSED, CURSED] },
  });
  ana.plays('useVale', { card: 'world-tree' });
  expect(field(ana).length).toBe(3);
  expect(player(ana).growth).toBe(1);
  ben.plays('pass');
  ben.plays('endHarvest');
  expect(decayOf(player(ana))).toBe(3);
  expect(ana.cannot('useVale', { card: 'world-tree' }).rule).toBe('MV-CARD-WORLD-TREE-00');
  ana.plays('pass');
  expect(player(ana).growth).toBe(1);
  ana.plays('endHarvest');
  expect(player(ana).growth).toBe(0);
});
