import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';
import { viewFor } from '../view/index.ts';

const CURSED = 'cursed-land';

test('MV-ABIL-01 MV-PREP-01 When Played abilities act in Planting and in Prep', () => {
  const planting = scenario({ ana: { onDeck: 'blank + magic-mushroom top' } });
  planting.ana.plays('push');
  planting.table.isBackTo(planting.ana, 'turnToken');
  const prep = scenario({ at: 'prepare', ana: { onDeck: 'blank + magic-mushroom top', deck: [CURSED, CURSED, CURSED, CURSED] } });
  prep.table.isBackTo(prep.ana, 'turnToken');
});

test('MV-CARD-MAGIC-MUSHROOM-01 MV-TOKEN-05 MV-AMULET-02 it may turn a used token or amulet active', () => {
  for (const token of ['mana-token', 'moon-stone']) {
    const { ana, player } = scenario({ ana: { token, onDeck: 'blank + magic-mushroom top' } });
    ana.plays('push');
    expect(ana.offered().map((move) => move.do)).toEqual(['turnToken', 'decline']);
    ana.plays('turnToken');
    expect(player(ana).isActive).toBe(true);
  }
});

test('MV-CARD-MAGIC-MUSHROOM-02 it does nothing with an active token', () => {
  const { ana, table } = scenario({ ana: { active: true, onDeck: 'blank + magic-mushroom top' } });
  ana.plays('push');
  table.isBackTo(ana, 'plant');
  expect(ana.cannot('turnToken').rule).toBe('MV-CARD-MAGIC-MUSHROOM-02');
});

test.each(['deadwood-harvester', 'mindful-owl'])(
  'MV-CARD-DEADWOOD-HARVESTER-00 MV-CARD-MINDFUL-OWL-00 MV-CARD-DEADWOOD-HARVESTER-01 %s may discard any field card, itself and the leader included',
  (id) => {
    const { ana, discardPile } = scenario({ ana: { leader: 'morlok', field: ['leader', CURSED], onDeck: `blank + ${id} top` } });
    ana.plays('push');
    expect(ana.offered('discard').map((move) => 'on' in move && move.on)).toEqual([0, 1, 2]);
    ana.plays('discard', { on: 0 });
    expect(discardPile(ana)).toEqual(['morlok']);
    const self = scenario({ ana: { field: [CURSED], onDeck: `blank + ${id} top` } });
    self.ana.plays('push');
    self.ana.plays('discard', { on: 1 });
    expect(self.field(self.ana)).toEqual([CURSED]);
    const neither = scenario({ ana: { field: [CURSED], onDeck: `blank + ${id} top` } });
    neither.ana.plays('push');
    neither.ana.plays('decline');
    expect(neither.discardPile(neither.ana)).toEqual([]);
  },
);

test('MV-CARD-CLEANSING-RAIN-00 MV-CARD-CLEANSING-RAIN-01 R-51 only its owner sees the top card; kept, it is revealed next, discarded, it is not', () => {
  const keep = scenario({ ana: { onDeck: 'blank + cleansing-rain top', deck: ['fertile-land', 'blank'] } });
  keep.ana.plays('push');
  expect(viewFor(keep.game, 0).players[0]!.top).toBe(1);
  expect(viewFor(keep.game, 1).players[0]!.top).toBe(null);
  expect(viewFor(keep.game, 'spectator').players[0]!.top).toBe(null);
  keep.ana.plays('keepTop');
  expect(keep.onDeck(keep.ana)).toBe('fertile-land');
  const drop = scenario({ ana: { onDeck: 'blank + cleansing-rain top', deck: ['fertile-land', 'blank'] } });
  drop.ana.plays('push');
  drop.ana.plays('discardTop');
  expect([drop.onDeck(drop.ana), drop.discardPile(drop.ana)]).toEqual(['blank', ['fertile-land']]);
});

test('MV-CARD-CLEANSING-RAIN-00 an empty deck is made anew to be looked at; with no card at all there is nothing to see', () => {
  const anew = scenario({ ana: { onDeck: 'blank + cleansing-rain top', deck: [], discard: ['fertile-land'] } });
  anew.ana.plays('push');
  anew.table.isBackTo(anew.ana, 'topOfDeck');
  expect(anew.deck(anew.ana)).toEqual(['fertile-land']);
  const nothing = scenario({ ana: { onDeck: 'blank + cleansing-rain top', deck: [], discard: [] } });
  nothing.ana.plays('push');
  nothing.table.isBackTo(nothing.ana, 'plant');
});

test('MV-TURN-05 the owner picks the order of abilities of one card', () => {
  const { ana, table, player, discardPile } = scenario({
    ana: { field: [CURSED], onDeck: 'blank + magic-mushroom top + deadwood-harvester middle', deck: ['blank'] },
  });
  ana.plays('push');
  table.isBackTo(ana, 'whichFirst');
  ana.plays('resolveFirst', { card: 'deadwood-harvester', position: 'middle' });
  table.isBackTo(ana, 'discardFromField');
  ana.plays('discard', { on: 0 });
  table.isBackTo(ana, 'turnToken');
  ana.plays('turnToken');
  expect([player(ana).isActive, discardPile(ana)]).toEqual([true, [CURSED]]);
});

test('MV-ABIL-09 R-61 a When Played ability resolves once a phase, however often its card enters; the next phase opens it again', () => {
  const { ana, table, field } = scenario({ ana: { field: [CURSED, CURSED], onDeck: 'blank + deadwood-harvester top', deck: [], discard: [] } });
  ana.plays('push');
  ana.plays('discard', { on: 2 });
  table.isBackTo(ana, 'plant');
  ana.plays('push');
  expect(field(ana)).toEqual([CURSED, CURSED, 'deadwood-harvester']);
  table.isBackTo(ana, 'plant');
  ana.plays('pass');
  ana.plays('endHarvest');
  table.isBackTo(ana, 'discardFromField');
});

test('MV-ABIL-09 a repeat through Harpy Canyon comes on top', () => {
  const { ana, table } = scenario({ ana: { vales: ['harpy-canyon'], onDeck: 'blank + deadwood-harvester top', deck: ['blank'] } });
  ana.plays('push');
  ana.plays('decline');
  ana.plays('repeat', { card: 'deadwood-harvester' });
  table.isBackTo(ana, 'discardFromField');
});

test('MV-CARD-ALGENI-04 upgraded, she gives 1 VP from the box per totally blank card in the field', () => {
  const { ana, player, game } = scenario({
    pool: 10,
    ana: { leader: 'algeni', field: ['blank', 'blank + oakling top', 'blank', CURSED], onDeck: 'leader upgraded' },
  });
  ana.plays('push');
  expect([player(ana).vp, game.pool]).toEqual([2, 10]);
});

test('MV-CARD-ALGENI-04 never more than 7, and on the starting side nothing', () => {
  const many = scenario({ ana: { leader: 'algeni', field: Array(8).fill('blank'), onDeck: 'leader upgraded' } });
  many.ana.plays('push');
  expect(many.player(many.ana).vp).toBe(7);
  const starting = scenario({ ana: { leader: 'algeni', field: ['blank'], onDeck: 'leader' } });
  starting.ana.plays('push');
  expect(starting.player(starting.ana).vp).toBe(0);
});
