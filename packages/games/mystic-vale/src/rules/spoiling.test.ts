import { expect, test } from 'vitest';
import { ADVANCEMENTS, LEADERS } from '../cards/cards.ts';
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

test('MV-SPOIL-13 MV-CARD-ALGENI-01 MV-CARD-ALGENI-02 reactions come one by one, with a test after each', () => {
  const { ana, table, onDeck, discardPile } = scenario({
    ana: { leader: 'algeni', vales: ['world-tree'], field: ['leader', CURSED, CURSED], onDeck: CURSED, deck: [CURSED, CURSED, 'blank'] },
  });
  ana.plays('push');
  ana.plays('redraw');
  expect(table.heard().map(({ is }) => is)).toContain('abilityUsed');
  expect([onDeck(ana), discardPile(ana)]).toEqual([CURSED, [CURSED]]);
  table.isBackTo(ana, 'wouldSpoil');
  expect(ana.cannot('redraw').rule).toBe('MV-CARD-ALGENI-03');
  ana.plays('useVale', { card: 'world-tree' });
  table.isBackTo(ana, 'plant');
});

test('MV-CARD-ALGENI-02 if the next card spoils too and nothing else helps, the spoil stands', () => {
  const { ana, table } = scenario({ ana: { leader: 'algeni', field: ['leader', CURSED, CURSED], onDeck: CURSED, deck: [CURSED, CURSED, ...ENOUGH] } });
  ana.plays('push');
  ana.plays('redraw');
  expect(table.heard().map(({ is }) => is)).toContain('spoiled');
});

test('MV-CARD-ALGENI-01 only in the field, only on her starting side', () => {
  for (const field of [
    ['leader upgraded', CURSED, CURSED],
    [CURSED, CURSED],
  ]) {
    const { ana, table } = scenario({
      ana: { leader: 'algeni', field, onDeck: CURSED, deck: field.length === 2 ? [CURSED, 'leader', ...ENOUGH] : [CURSED, ...ENOUGH] },
    });
    ana.plays('push');
    expect(table.heard().map(({ is }) => is)).toContain('spoiled');
  }
  const calm = scenario({ ana: { leader: 'algeni', field: ['leader'] } });
  expect(calm.ana.cannot('redraw').rule).toBe('MV-CARD-ALGENI-01');
});

test('MV-CARD-ALGENI-03 MV-PREP-08 a use in Prep is the one for the Planting that follows', () => {
  const { ana, ben, table, player } = scenario({
    at: 'prepare',
    ana: { leader: 'algeni', onDeck: 'leader', deck: [CURSED, CURSED, TWO_DECAY, CURSED, CURSED, ...ENOUGH] },
  });
  table.isBackTo(ana, 'wouldSpoil');
  ana.plays('redraw');
  expect(player(ana).hasRedrawn).toBe(true);
  ben.plays('pass');
  ben.plays('endHarvest');
  ana.plays('push');
  expect(table.heard().map(({ is }) => is)).toContain('spoiled');
});

test('MV-CARD-ALGENI-05 MV-TURN-04 R-26 a use in Planting leaves Prep free for another', () => {
  const { ana, table, player } = scenario({
    at: 'prepare',
    ana: { leader: 'algeni', redrawn: true, onDeck: 'leader', deck: [CURSED, CURSED, TWO_DECAY, ...ENOUGH] },
  });
  table.isBackTo(ana, 'wouldSpoil');
  expect(ana.offered('redraw').length).toBe(1);
  expect(player(ana).hasRedrawn).toBe(false);
});

test('MV-SPOIL-13 R-29 Silver Tree in a reaction discards the on-deck card, and the new one is tested with all the rest', () => {
  const saved = scenario({ ana: { vales: ['silver-tree'], active: true, ...BRINK, deck: [CURSED, 'blank'] } });
  saved.ana.plays('push');
  saved.ana.plays('evoke');
  saved.ana.plays('resolve');
  saved.ana.plays('discard', { on: 3 });
  saved.table.isBackTo(saved.ana, 'plant');
  const lost = scenario({ ana: { vales: ['silver-tree'], active: true, ...BRINK, deck: [CURSED, CURSED, ...ENOUGH] } });
  lost.ana.plays('push');
  lost.ana.plays('evoke');
  lost.ana.plays('discard', { on: 3 });
  expect(lost.table.heard().map(({ is }) => is)).toContain('spoiled');
});

test('MV-SPOIL-14 a reaction may be used though it does not lower decay', () => {
  const { ana, table, player } = scenario({ ana: { ...BRINK, active: true, deck: [CURSED, ...ENOUGH] } });
  ana.plays('push');
  ana.plays('evoke');
  expect(table.heard().map(({ is }) => is)).toContain('spoiled');
  expect([player(ana).isActive, player(ana).waitingMana]).toEqual([true, 0]);
});

test('MV-CARD-WILDFIRE-EMBER-03 MV-SPOIL-12 Wildfire Ember adds 2 guardians before Moss Troll counts', () => {
  const { ana, player } = scenario({ ana: { ...BRINK, token: 'wildfire-ember', active: true, deck: ['blank + moss-troll top', 'blank', ...ENOUGH] } });
  ana.plays('push');
  ana.plays('evoke');
  ana.plays('giveGuardians', { on: 3 });
  expect(player(ana).vp).toBe(6);
});

test('MV-CARD-ARGENT-OWL-01 MV-CARD-ARGENT-OWL-02 MV-PREP-06 an Argent Owl in a spoiled field stays and leads the next one, counting from the start', () => {
  const { ana, table, field, discardPile } = scenario({
    ana: { field: [CURSED, 'cursed-land top + argent-owl middle'], onDeck: CURSED, deck: [CURSED, CURSED, CURSED, CURSED] },
  });
  ana.plays('push');
  ana.plays('endTurn');
  expect(field(ana)).toEqual(['cursed-land+argent-owl', CURSED]);
  expect(discardPile(ana)).toEqual([CURSED, CURSED]);
  expect(table.heard()).toContainEqual({ is: 'cardsStayed', seat: 0, cards: 1 });
});

test('MV-CARD-ARGENT-OWL-03 MV-TURN-05 several stay in the order their owner likes', () => {
  const { ana, table, field } = scenario({
    ana: {
      field: [CURSED, 'blank + argent-owl top', 'blank + argent-owl middle + oakling top', CURSED],
      onDeck: CURSED,
      deck: [CURSED, CURSED, CURSED, CURSED],
    },
  });
  ana.plays('push');
  table.isBackTo(ana, 'arrange');
  expect(ana.offered('arrange').length).toBe(2);
  ana.plays('arrange', { cards: [2, 1] });
  ana.plays('endTurn');
  expect(field(ana).slice(0, 2)).toEqual(['oakling+argent-owl', 'argent-owl']);
});

test('MV-CARD-ARGENT-OWL-05 R-37 it stays after a spoil in Prep, is not played again, and without a spoil is discarded', () => {
  const owl = 'blank + argent-owl top + magic-mushroom middle';
  const prep = scenario({ at: 'prepare', ana: { field: [owl], onDeck: CURSED, deck: [CURSED, TWO_DECAY, ...ENOUGH] } });
  prep.ben.plays('pass');
  prep.ben.plays('endHarvest');
  prep.ana.plays('evoke');
  expect(prep.player(prep.ana).isActive).toBe(false);
  expect(prep.field(prep.ana)[0]).toBe('argent-owl+magic-mushroom');
  prep.table.isBackTo(prep.ben, 'plant');
  const unspoiled = scenario({ ana: { field: ['blank + argent-owl top'], onDeck: CURSED, deck: [CURSED, CURSED, ...ENOUGH] } });
  unspoiled.ana.plays('pass');
  unspoiled.ana.plays('endHarvest');
  expect(unspoiled.discardPile(unspoiled.ana)).toEqual(['argent-owl']);
});

test('MV-CARD-ARGENT-OWL-04 no other card of the game stays on a spoil, so none comes to lie left of Argent Owl', () => {
  const staying = ADVANCEMENTS.filter(({ effects }) => effects.some(({ timing }) => timing === 'spoil')).map(({ id }) => id);
  const onLeaders = LEADERS.filter(({ start, upgraded }) => [...start.effects, ...upgraded.effects].some(({ timing }) => timing === 'spoil'));
  expect([staying, onLeaders]).toEqual([['argent-owl'], []]);
  const { ana, field } = scenario({ ana: { field: [CURSED, 'blank + argent-owl top + moss-troll middle'], onDeck: CURSED, deck: [CURSED, ...ENOUGH] } });
  ana.plays('push');
  ana.plays('endTurn');
  expect(field(ana)[0]).toBe('argent-owl+moss-troll');
});

test('MV-PREP-07 R-58 kept cards may bring three decay or more to Prep: no card moves and nothing spoils', () => {
  const { ana, ben, table, field, player } = scenario({
    at: 'prepare',
    ana: { field: [TWO_DECAY], onDeck: TWO_DECAY, deck: ENOUGH },
  });
  expect([field(ana).length, decayOf(player(ana)), player(ana).isSpoiled]).toEqual([1, 4, false]);
  table.isBackTo(ben, 'plant');
});

test('MV-SLEEVE-07 R-64 a card with Argent Owl and Burrow Wyrm stays or goes under the deck, as its owner likes', () => {
  const both = { field: [CURSED, 'blank + argent-owl top + burrow-wyrm middle', CURSED], onDeck: CURSED, deck: [CURSED, ...ENOUGH] };
  const buried = scenario({ ana: both });
  buried.ana.plays('push');
  buried.ana.plays('bury', { on: 1 });
  buried.ana.plays('endTurn');
  expect(buried.deck(buried.ana).at(-1)).toBe('argent-owl+burrow-wyrm');
  const kept = scenario({ ana: both });
  kept.ana.plays('push');
  kept.ana.plays('endTurn');
  expect(kept.field(kept.ana)[0]).toBe('argent-owl+burrow-wyrm');
});
