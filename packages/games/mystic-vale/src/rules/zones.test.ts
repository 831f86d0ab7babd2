import { below, fastRandom } from '@conclave/engine';
import { expect, test } from 'vitest';
import { faceOf } from '../cards/craft.ts';
import { mysticVale } from '../index.ts';
import { make, scenario } from '../scenario.ts';
import { NONE } from '../state.ts';
import { deckCards, viewFor } from '../view/index.ts';
import { decayOf } from './symbols.ts';

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
  expect(deckCards(seen)).toEqual([3, 4]);
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
  expect([player(ana).onDeck, decayOf(player(ana))]).toEqual([NONE, 1]);
  expect(table.heard().map(({ is }) => is)).not.toContain('cardRevealed');
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

test('MV-COMP-09 a deck keeps its twenty cards for a whole game: none comes, none goes', () => {
  const game = mysticVale.setup(3, { manaStorm: true, leaders: true, amulets: true, choice: 'draft', odds: true }, fastRandom(11));
  const random = fastRandom(12);
  const twenty = Array.from({ length: 20 }, (_, card) => card);
  for (let prompts = mysticVale.rulebook.settle(game); game.result === null; prompts = mysticVale.rulebook.settle(game)) {
    for (const { cards, deck, field, discard, onDeck } of game.players) {
      const held = [...deck, ...field, ...discard, ...(onDeck < 0 ? [] : [onDeck])];
      expect([cards.length, held.sort((a, b) => a - b)]).toEqual([20, twenty]);
    }
    const { seat, moves } = prompts[0]!;
    mysticVale.rulebook.play(game, seat, moves[below(random, moves.length)]!);
  }
});

test('MV-ZONE-05 what everybody saw go under the deck is known until it is drawn or shuffled away', () => {
  const buried = (game: Parameters<typeof viewFor>[0]): readonly number[] => viewFor(game, 1).players[0]!.buried;
  const workshop = { leader: 'old-barkarb', workshop: ['oakling top'], field: ['leader upgraded', 'blank'] };
  const summoned = scenario({ at: 'harvestUnlessSpoiled', ana: { ...workshop, token: 'summoner-stone', active: true, deck: ['blank', 'blank'] } });
  summoned.ana.plays('useLeader', { ability: 'craft' });
  summoned.ana.plays('craft', { on: 1 });
  summoned.ana.plays('done');
  expect(buried(summoned.game)).toEqual([1]);
  summoned.ana.plays('evoke');
  expect([buried(summoned.game), summoned.field(summoned.ana)]).toEqual([[], ['old-barkarb', 'oakling']]);
  const drawn = scenario({ at: 'discard', ana: { field: ['blank + burrow-wyrm top'], onDeck: 'blank', deck: ['blank', CURSED] } });
  drawn.ana.plays('bury', { on: 0 });
  expect([buried(drawn.game), drawn.field(drawn.ana).at(-1)]).toEqual([[], 'burrow-wyrm']);
  const shuffled = scenario({
    at: 'harvestUnlessSpoiled',
    ana: { ...workshop, field: ['leader upgraded', 'blank', 'blank + magpie top'], deck: ['blank'], discard: ['blank'] },
  });
  shuffled.ana.plays('useLeader', { ability: 'craft' });
  shuffled.ana.plays('craft', { on: 1 });
  shuffled.ana.plays('done');
  shuffled.ana.plays('use', { card: 'magpie' });
  shuffled.ana.plays('reclaim', { cards: [5] });
  expect(buried(shuffled.game)).toEqual([]);
});

test('MV-ZONE-05 R-51 a top card that was looked at is known no more once it is drawn or shuffled', () => {
  const top = (game: Parameters<typeof viewFor>[0]): number | null => viewFor(game, 0).players[0]!.top;
  const looked = {
    vales: ['harpy-canyon'],
    field: ['blank + cleansing-rain top', 'blank + magpie top'],
    onDeck: 'blank',
    deck: ['blank', 'fertile-land'],
    discard: ['blank'],
  };
  const pushed = scenario({ ana: looked });
  pushed.ana.plays('repeat', { card: 'cleansing-rain' });
  pushed.ana.plays('keepTop');
  expect(top(pushed.game)).toBe(3);
  pushed.ana.plays('push');
  expect(top(pushed.game)).toBe(null);
  const shuffled = scenario({ ana: looked });
  shuffled.ana.plays('repeat', { card: 'cleansing-rain' });
  shuffled.ana.plays('keepTop');
  shuffled.ana.plays('pass');
  expect(top(shuffled.game)).toBe(3);
  shuffled.ana.plays('use', { card: 'magpie' });
  shuffled.ana.plays('reclaim', { cards: [5] });
  expect(top(shuffled.game)).toBe(null);
  const summoned = scenario({ ana: { ...looked, token: 'summoner-stone', active: true, deck: ['fertile-land'] } });
  summoned.ana.plays('repeat', { card: 'cleansing-rain' });
  summoned.ana.plays('keepTop');
  summoned.ana.plays('pass');
  summoned.ana.plays('evoke');
  expect([top(summoned.game), summoned.player(summoned.ana).sawTop]).toEqual([null, false]);
});
