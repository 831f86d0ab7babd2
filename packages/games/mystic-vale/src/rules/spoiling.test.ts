import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';
import { decayOf } from './symbols.ts';

const CURSED = 'cursed-land';
/** A field one reveal from spoiling. */
const BRINK = { field: [CURSED, CURSED], onDeck: CURSED };
/** Enough Cursed Lands that a Prep ends. */
const ENOUGH = [CURSED, CURSED, CURSED, CURSED];

test('MV-SPOIL-02 MV-SPOIL-03 Algeni, an evoke and World Tree may answer a spoil, and at three decay there is none', () => {
  const { ana, table, player } = scenario({
    ana: { leader: 'algeni', token: 'rootwood-charm', active: true, vales: ['world-tree'], field: ['leader', CURSED, CURSED], onDeck: CURSED, deck: [CURSED] },
  });
  ana.plays('push');
  table.isBackTo(ana, 'wouldSpoil');
  expect(ana.offered().map((move) => move.do)).toEqual(['evoke', 'redraw', 'useVale', 'spoil']);
  ana.plays('evoke');
  expect(decayOf(player(ana))).toBe(3);
  table.isBackTo(ana, 'plant');
});

test('MV-SPOIL-02 without anything to answer with, the spoil comes at once', () => {
  const { ana, table } = scenario({ ana: { ...BRINK, deck: [CURSED, ...ENOUGH] } });
  ana.plays('push');
  expect(table.heard().map(({ is }) => is)).toContain('spoiled');
  expect(ana.cannot('spoil').rule).toBe('MV-SPOIL-01');
});

test('MV-TURN-03 MV-SPOIL-08 MV-ABIL-03 a spoiled turn has no Harvest: no blue VP, no purchase, no ability', () => {
  const { ana, ben, table, player } = scenario({
    mana: 20,
    ana: { field: [CURSED, CURSED, 'blank + golden-hart top + wolf-rider middle'], onDeck: CURSED, deck: [CURSED, ...ENOUGH], vales: ['feral-grove'] },
  });
  ana.plays('push');
  table.isBackTo(ana, 'discard');
  expect(ana.cannot('buy', { card: 'fertile-soil', position: 'top' }).rule).toBe('MV-HARVEST-01');
  expect(ana.cannot('use', { card: 'wolf-rider', position: 'middle' }).rule).toBe('MV-ABIL-03');
  ana.plays('endTurn');
  expect(player(ana).vp).toBe(0);
  table.isBackTo(ben, 'plant');
});

test('MV-SPOIL-05 MV-AMULET-04 a spoil turns token or amulet to the active side', () => {
  for (const token of ['mana-token', 'twilight-shard']) {
    const { ana, player } = scenario({ ana: { ...BRINK, token, deck: [CURSED, ...ENOUGH] } });
    ana.plays('push');
    expect(player(ana).isActive).toBe(true);
  }
});

test('MV-SPOIL-06 MV-AMULET-07 an active one just stays active', () => {
  for (const token of ['mana-token', 'twilight-shard']) {
    const { ana, table, player } = scenario({ ana: { ...BRINK, token, active: true, deck: [CURSED, ...ENOUGH] } });
    ana.plays('push');
    if (token === 'mana-token') ana.plays('spoil');
    expect([player(ana).isActive, table.question]).toEqual([true, token === 'mana-token' ? 'discard' : 'plant']);
    expect([player(ana).vp, player(ana).waitingMana]).toEqual([0, 0]);
    expect(table.heard().map(({ is }) => is)).not.toContain('tokenTurned');
  }
});

test('MV-SPOIL-07 MV-DISCARD-06 the spoiled field is discarded in the Discard Phase, the on-deck card stays', () => {
  const { ana, field, discardPile, onDeck } = scenario({
    ana: { field: ['fertile-land', CURSED, CURSED], onDeck: CURSED, deck: ['cursed-land middle', ...ENOUGH] },
  });
  ana.plays('push');
  expect(field(ana).length).toBe(4);
  expect(discardPile(ana)).toEqual([]);
  ana.plays('done');
  expect(discardPile(ana)).toEqual(['fertile-land', CURSED, CURSED, CURSED]);
  expect(onDeck(ana)).toBe(CURSED);
});

test('MV-SPOIL-09 MV-TOKEN-02 MV-TOKEN-06 R-31 waiting gains are lost in a spoil', () => {
  const { ana, player } = scenario({ ana: { ...BRINK, active: true, waitingMana: 2, waitingWild: 1, deck: [CURSED, ...ENOUGH] } });
  ana.plays('evoke');
  expect(player(ana).waitingMana).toBe(3);
  ana.plays('push');
  expect([player(ana).waitingMana, player(ana).waitingWild]).toEqual([0, 0]);
});

test('MV-TOKEN-06 R-31 a gain of the spoiled turn’s Discard Phase waits safely for the next turn', () => {
  const { ana, ben, game } = scenario({ ana: { ...BRINK, deck: [CURSED, ...ENOUGH] } });
  ana.plays('push');
  ana.plays('evoke');
  ben.plays('pass');
  ben.plays('endHarvest');
  ana.plays('pass');
  expect(game.turn.mana).toBe(1 + 2);
});

const TWO_DECAY = 'cursed-land top + bramble-thicket middle';

test('MV-SPOIL-10 MV-PREP-05 MV-TURN-03 R-08 a spoil in Prep spoils the coming turn: token at once, then only Discard and Prep', () => {
  const { ana, ben, table, player, field, discardPile } = scenario({
    at: 'prepare',
    ana: { onDeck: CURSED, deck: [CURSED, TWO_DECAY, ...ENOUGH] },
  });
  expect([player(ana).isSpoiled, player(ana).isActive]).toEqual([true, true]);
  expect(field(ana)).toEqual([CURSED, CURSED]);
  table.isBackTo(ben, 'plant');
  ben.plays('pass');
  ben.plays('endHarvest');
  table.isBackTo(ana, 'discard');
  expect(table.game.turn.isSpoiled).toBe(true);
  expect(ana.cannot('push').rule).toBe('MV-PLANT-02');
  ana.plays('endTurn');
  expect(discardPile(ana)).toEqual([CURSED, CURSED]);
  expect(player(ana).isSpoiled).toBe(false);
  table.isBackTo(ben, 'plant');
});

test('MV-SPOIL-15 after a spoil in Prep nothing moves and nothing is evoked until the next turn', () => {
  const { ana, ben, field } = scenario({ at: 'prepare', ana: { onDeck: CURSED, deck: [CURSED, TWO_DECAY, ...ENOUGH] } });
  expect(ana.isAsked).toBe(false);
  expect(ana.cannot('evoke').rule).toBe('MV-SETUP-15');
  ben.plays('pass');
  expect(field(ana)).toEqual([CURSED, CURSED]);
});

test('MV-SPOIL-09 MV-SPOIL-10 a spoil in Prep takes what waited for the coming turn', () => {
  const { ana, player } = scenario({ at: 'prepare', ana: { waitingMana: 2, onDeck: CURSED, deck: [CURSED, TWO_DECAY, ...ENOUGH] } });
  expect(player(ana).waitingMana).toBe(0);
});

test('MV-SPOIL-04 MV-SPOIL-12 MV-CARD-MOSS-TROLL-01 MV-CARD-MOSS-TROLL-02 MV-CARD-MOSS-TROLL-03 abilities first, then the token; the turn goes on with Discard', () => {
  const troll = 'blank + moss-troll top + hedge-warden middle';
  const { ana, ben, table, player, onDeck, discardPile } = scenario({
    ana: { field: [CURSED, CURSED], onDeck: CURSED, deck: [troll, 'fertile-land', ...ENOUGH] },
  });
  ana.plays('push');
  expect(player(ana).vp).toBe(4);
  expect([discardPile(ana), onDeck(ana)]).toEqual([['moss-troll+hedge-warden'], 'fertile-land']);
  const told = table.heard().map(({ is }) => is);
  expect(told.indexOf('vpGained')).toBeGreaterThan(told.indexOf('spoiled'));
  expect(told.indexOf('tokenTurned')).toBeGreaterThan(told.indexOf('vpGained'));
  ana.plays('endTurn');
  table.isBackTo(ben, 'plant');
});

test('MV-CARD-MOSS-TROLL-02 R-38 the card revealed instead is not tested, whatever it shows', () => {
  const { ana, player, table } = scenario({ ana: { ...BRINK, deck: ['blank + moss-troll top', TWO_DECAY, ...ENOUGH] } });
  ana.plays('push');
  expect(table.heard().filter(({ is }) => is === 'spoiled').length).toBe(1);
  ana.plays('endTurn');
  expect(player(ana).vp).toBe(2);
});

test('MV-CARD-MOSS-TROLL-05 R-38 the next card’s own on-deck abilities do not act for this spoil', () => {
  const { ana, player, onDeck } = scenario({ ana: { ...BRINK, deck: ['blank + moss-troll top', 'blank + moss-troll middle', ...ENOUGH] } });
  ana.plays('push');
  expect([player(ana).vp, onDeck(ana)]).toEqual([2, 'moss-troll']);
});

test('MV-CARD-MOSS-TROLL-04 MV-ABIL-02 in the field Moss Troll does nothing', () => {
  const { ana, player } = scenario({ ana: { field: [CURSED, 'blank + moss-troll top'], onDeck: CURSED, deck: [CURSED, ...ENOUGH] } });
  ana.plays('push');
  expect(player(ana).vp).toBe(0);
});

test('R-63 several Moss Trolls on one card each give VP, then the card leaves once', () => {
  const { ana, player, discardPile } = scenario({
    ana: { field: [CURSED, CURSED], onDeck: 'blank', deck: ['blank + moss-troll top + moss-troll middle', 'blank', ...ENOUGH] },
  });
  ana.plays('push');
  expect(player(ana).vp).toBe(8);
  expect(discardPile(ana)).toEqual(['moss-troll+moss-troll']);
});

test('MV-CARD-KIRATH-01 MV-CARD-KIRATH-02 MV-CARD-KIRATH-03 upgraded Kirath on deck gives 3 VP and a turn on the field just prepared', () => {
  const { ana, table, player, field, game } = scenario({
    pool: 20,
    ana: { leader: 'kirath', field: [CURSED, CURSED], onDeck: 'blank', deck: ['leader upgraded', ...ENOUGH] },
  });
  ana.plays('push');
  expect([player(ana).vp, game.pool]).toEqual([3, 17]);
  ana.plays('endTurn');
  table.isBackTo(ana, 'plant');
  expect(field(ana)).toEqual(['kirath']);
  ana.plays('push');
  table.heard();
  expect(player(ana).vp).toBe(3);
});

test('MV-CARD-KIRATH-01 on the starting side, or with a card that spoils while Kirath is in the field, nothing is gained', () => {
  const starting = scenario({ ana: { leader: 'kirath', ...BRINK, deck: ['leader', ...ENOUGH] } });
  starting.ana.plays('push');
  expect([starting.player(starting.ana).vp, starting.game.turn.hasExtra]).toEqual([0, false]);
  const inField = scenario({ ana: { leader: 'kirath', field: [CURSED, 'leader upgraded'], onDeck: 'blank', deck: [CURSED, ...ENOUGH] } });
  inField.ana.plays('push');
  expect([inField.player(inField.ana).vp, inField.game.turn.hasExtra]).toEqual([0, false]);
});

test('MV-CARD-KIRATH-04 R-25 after a spoil in Prep the extra turn follows the spoiled one', () => {
  const { ana, ben, table, player } = scenario({
    at: 'prepare',
    ana: { leader: 'kirath', onDeck: CURSED, deck: [CURSED, 'leader upgraded', CURSED, CURSED, CURSED, CURSED] },
  });
  expect(player(ana).vp).toBe(3);
  table.isBackTo(ben, 'plant');
  ben.plays('pass');
  ben.plays('endHarvest');
  table.isBackTo(ana, 'discard');
  ana.plays('endTurn');
  expect(table.heard().map(({ is }) => is)).toContain('turnEarned');
  table.isBackTo(ana, 'plant');
  ana.plays('pass');
  ana.plays('endHarvest');
  ana.plays('endTurn');
  table.isBackTo(ben, 'plant');
});

test('MV-SPOIL-02 MV-CARD-WORLD-TREE-00 a vale whose single use is spent is no reaction', () => {
  const { ana, table } = scenario({
    ana: { vales: ['world-tree'], spent: ['world-tree'], field: [CURSED, CURSED], onDeck: CURSED, deck: [CURSED, ...ENOUGH] },
  });
  ana.plays('push');
  expect(table.heard().map(({ is }) => is)).toContain('spoiled');
});
