import { expect, test } from 'vitest';
import { allAdvancements, allLeaders } from '../cards/cards.ts';
import { scenario } from '../scenario.ts';
import { decayOf } from './symbols.ts';

const CURSED = 'cursed-land';
/** A field one reveal from spoiling. */
const BRINK = { field: [CURSED, CURSED], onDeck: CURSED };
const TWO_DECAY = 'cursed-land top + bramble-thicket middle';
/** Enough Cursed Lands that a Prep ends. */
const ENOUGH = [CURSED, CURSED, CURSED, CURSED];

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
  const staying = allAdvancements()
    .filter(({ effects }) => effects.some(({ timing }) => timing === 'spoil'))
    .map(({ id }) => id);
  const onLeaders = allLeaders().filter(({ start, upgraded }) => [...start.effects, ...upgraded.effects].some(({ timing }) => timing === 'spoil'));
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
