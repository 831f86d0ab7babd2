import { expect, test } from 'vitest';
import { faceOf } from '../craft.ts';
import { make, scenario } from '../scenario.ts';
import { NONE } from '../state.ts';
import { viewFor } from '../view.ts';

const CURSED = 'cursed-land';

test('MV-ZONE-01 MV-ZONE-05 R-51 everybody sees all zones, and of a deck which cards are in it, not where', () => {
  const { game, ana, player } = scenario({
    ana: { field: [CURSED, 'fertile-land'], onDeck: 'blank', deck: ['blank + oakling top', CURSED], discard: ['blank'], vales: ['azure-lake'], waitingMana: 2 },
  });
  player(ana).workshop = [];
  const seen = viewFor(game, 1).players[0]!;
  expect([seen.field.length, seen.cards[seen.onDeck!]?.base, seen.discard.length, seen.vales.length, seen.waiting.mana, seen.deck]).toEqual([
    2,
    'blank',
    1,
    1,
    2,
    2,
  ]);
  expect([seen.deckCards, viewFor(game, 0).players[0]!.deckCards]).toEqual([[], [3, 4]]);
  const before = [viewFor(game, 0), viewFor(game, 1)];
  player(ana).deck.reverse();
  for (const viewer of [0, 1]) expect(viewFor(game, viewer)).toEqual(before[viewer]);
  expect(viewFor(game, 0).players[0]!.top).toBe(null);
});

test('MV-ZONE-02 the on-deck card is neither in the field nor in the deck', () => {
  const { ana, table, field, deck, onDeck } = scenario({ ana: { field: ['fertile-land'], onDeck: 'blank + oakling top', deck: ['blank'] } });
  expect([field(ana), onDeck(ana), deck(ana)]).toEqual([['fertile-land'], 'oakling', ['blank']]);
  ana.plays('pass');
  expect(table.game.turn.spirits).toEqual([0, 0, 0, 0]);
});

test('MV-ZONE-03 MV-ZONE-07 an empty deck is made of the discard pile, of nothing else', () => {
  const { ana, discardPile, field, player } = scenario({ ana: { field: ['fertile-land'], onDeck: 'blank', deck: [], discard: ['blank', 'fertile-land top'] } });
  ana.plays('push');
  expect(discardPile(ana)).toEqual([]);
  expect(field(ana)).toEqual(['fertile-land', 'blank']);
  expect(player(ana).deck.length + 1).toBe(2);
});

test('MV-ZONE-07 while the deck has a card, the discard pile is left alone', () => {
  const { ana, discardPile, deck } = scenario({ ana: { onDeck: 'blank', deck: ['blank'], discard: ['fertile-land'] } });
  ana.plays('push');
  expect([deck(ana), discardPile(ana)]).toEqual([[], ['fertile-land']]);
});

test('MV-ZONE-04 R-52 with deck and discard pile empty there is no on-deck card and no push', () => {
  const { ana, table, player } = scenario({ ana: { field: [CURSED], onDeck: 'blank', deck: [], discard: [] } });
  ana.plays('push');
  expect(player(ana).onDeck).toBe(NONE);
  expect(ana.cannot('push').rule).toBe('MV-ZONE-04');
  ana.plays('pass');
  table.isBackTo(ana, 'harvest');
});

test('MV-ZONE-06 only a card without advancement or leader is totally blank', () => {
  expect(['blank', 'blank + oakling top', 'fertile-land', 'cursed-land'].map((words) => faceOf(make(words)).isBlank)).toEqual([true, false, false, false]);
  expect(faceOf(make('leader', 0)).isBlank).toBe(false);
});

test('MV-ZONE-08 an empty on-deck spot is not filled by a card that is discarded, only by the next reveal', () => {
  const { ana, table, player, onDeck } = scenario({
    ana: { vales: ['silver-tree'], active: true, field: [CURSED, CURSED, CURSED, CURSED], onDeck: null, deck: [], discard: [] },
  });
  ana.plays('evoke');
  ana.plays('resolve');
  ana.plays('discard', { on: 0 });
  expect([player(ana).onDeck, player(ana).discard]).toEqual([NONE, [0]]);
  expect(ana.cannot('push').rule).toBe('MV-ZONE-04');
  ana.plays('pass');
  ana.plays('endHarvest');
  expect(onDeck(ana)).toBe(CURSED);
  expect(table.game.turn.seat).toBe(1);
});

test('MV-COMP-09 MV-SLEEVE-03 a deck keeps its cards and what is sleeved through a whole turn', () => {
  const { ana, player } = scenario({
    mana: 2,
    soil: [6, 6, 6],
    ana: { field: ['blank', 'fertile-land top'], onDeck: CURSED, deck: [CURSED, CURSED, 'blank'] },
  });
  const cards = player(ana).cards.length;
  ana.plays('pass');
  ana.plays('buy', { card: 'fertile-soil', position: 'top' });
  ana.plays('endHarvest');
  ana.plays('sleeve', { on: 0 });
  ana.plays('done');
  const { deck, field, discard, onDeck } = player(ana);
  expect([...deck, ...field, ...discard, onDeck].filter((card) => card >= 0).sort((a, b) => a - b)).toEqual(Array.from({ length: cards }, (_, card) => card));
  expect(faceOf(player(ana).cards[0]!).parts).toEqual(['fertile-soil']);
});
