import { expect, test } from 'vitest';
import { advancementNamed } from '../cards/cards.ts';
import { faceOf } from '../cards/craft.ts';
import { make, piece, scenario } from '../scenario.ts';
import { faceAt, NONE } from '../state.ts';
import { cardLook, cardLooks, levelOfSpot, viewFor } from '../view/index.ts';

const CURSED = 'cursed-land';
const HARVEST = { at: 'harvestUnlessSpoiled' } as const;
const ENOUGH = [CURSED, CURSED, CURSED, CURSED];
const CALM = { onDeck: CURSED, deck: ENOUGH };

test('MV-DISCARD-01 MV-DISCARD-02 MV-DISCARD-03 MV-DISCARD-04 sleeve, refill, discard the field, keep the on-deck card', () => {
  const { ana, ben, table, game, discardPile } = scenario({
    ...HARVEST,
    mana: 3,
    commons: ['seedling top'],
    decks: [['oakling top'], [], []],
    ana: { field: ['blank', 'fertile-land'], onDeck: 'blank + glade-fawn top', deck: ENOUGH },
  });
  ana.plays('buy', { card: 'seedling' });
  ana.plays('endHarvest');
  expect(ana.cannot('done').rule).toBe('TABLE-OFFER');
  ana.plays('sleeve', { on: 0 });
  expect(game.commons[0]).toBe(NONE);
  table.isBackTo(ana, 'confirmSleeving');
  ana.plays('done');
  expect(game.commons[0]).toBe(piece('oakling top'));
  expect(discardPile(ana)).toEqual(['seedling', 'fertile-land']);
  const told = table.heard().map(({ is }) => is);
  const order = ['advancementSleeved', 'cardTurnedUp', 'fieldDiscarded', 'cardPlanted'] as const;
  expect(order.map((is) => told.indexOf(is))).toEqual([...order.map((is) => told.indexOf(is))].sort((a, b) => a - b));
  expect(told).toContain('cardPlanted');
  table.isBackTo(ben, 'plant');
});

test('MV-DISCARD-05 R-49 evokes and Discard abilities come after the refilling and before the discarding', () => {
  const { ana, table, game, field } = scenario({
    at: 'discard',
    commons: [],
    decks: [['oakling top'], [], []],
    ana: { active: true, field: ['blank + burrow-wyrm top'], ...CALM },
  });
  table.isBackTo(ana, 'discard');
  expect(game.commons[0]).toBe(piece('oakling top'));
  expect(field(ana)).toEqual(['burrow-wyrm']);
  expect(ana.offered().map((move) => move.do)).toEqual(['bury', 'evoke', 'done', 'endTurn']);
});

test('MV-CARD-BURROW-WYRM-00 MV-CARD-BURROW-WYRM-01 its card may go under the deck instead, on a spoiled turn too, and an empty deck becomes that card', () => {
  const { ana, deck, discardPile } = scenario({ at: 'discard', ana: { field: ['blank + burrow-wyrm top', 'blank'], ...CALM } });
  expect(ana.cannot('bury', { on: 1 }).rule).toBe('MV-CARD-BURROW-WYRM-00');
  ana.plays('bury', { on: 0 });
  expect([deck(ana).at(-1), discardPile(ana)]).toEqual(['burrow-wyrm', ['blank']]);
  const declined = scenario({ at: 'discard', ana: { field: ['blank + burrow-wyrm top'], ...CALM } });
  declined.ana.plays('endTurn');
  expect(declined.discardPile(declined.ana)).toEqual(['burrow-wyrm']);
  const spoiled = scenario({ ana: { field: [CURSED, CURSED, 'blank + burrow-wyrm top'], onDeck: CURSED, deck: [CURSED] } });
  spoiled.ana.plays('push');
  spoiled.ana.plays('bury', { on: 2 });
  expect(spoiled.deck(spoiled.ana)).toEqual(['burrow-wyrm']);
});

test('MV-DISCARD-05 one after another: two Burrow Wyrms may both go under the deck, and a token be evoked besides', () => {
  const { ana, ben, table, deck, player } = scenario({
    at: 'discard',
    ana: { active: true, field: ['blank + burrow-wyrm top', 'blank + burrow-wyrm middle', 'blank'], ...CALM },
  });
  ana.plays('bury', { on: 1 });
  ana.plays('evoke');
  ana.plays('bury', { on: 0 });
  expect(deck(ana).slice(-2)).toEqual(['burrow-wyrm', 'burrow-wyrm']);
  expect([player(ana).deck[0], player(ana).waitingMana]).toEqual([0, 1]);
  expect(table.heard()).toContainEqual({ is: 'fieldDiscarded', seat: 0, cards: 1 });
  table.isBackTo(ben, 'plant');
});

test('MV-SLEEVE-09 a Discard ability sleeved now works in the same Discard Phase', () => {
  const { ana, table } = scenario({ ...HARVEST, mana: 6, commons: ['burrow-wyrm top'], ana: { field: ['blank'], ...CALM } });
  ana.plays('buy', { card: 'burrow-wyrm' });
  ana.plays('endHarvest');
  ana.plays('sleeve', { on: 0 });
  ana.plays('done');
  table.isBackTo(ana, 'discard');
  expect(ana.offered('bury')).toEqual([{ do: 'bury', on: 0 }]);
});

test('MV-COMMONS-01 a spot is refilled from its level’s deck in that player’s Discard Phase, not before', () => {
  const { ana, game } = scenario({
    ...HARVEST,
    mana: 10,
    commons: ['seedling top', 'oakling top', 'glade-fawn top', 'twin-springs middle'],
    decks: [['hedge-warden top'], ['cloud-dancer top'], []],
    ana: { field: ['blank', 'blank'], ...CALM },
  });
  ana.plays('buy', { card: 'seedling' });
  ana.plays('buy', { card: 'twin-springs' });
  expect([game.commons[0], game.commons[3]]).toEqual([NONE, NONE]);
  expect(ana.cannot('buy', { card: 'seedling', position: 'top' }).rule).toBe('MV-COMMONS-01');
  ana.plays('endHarvest');
  ana.plays('sleeve');
  ana.plays('sleeve');
  ana.plays('done');
  expect([game.commons[0], game.commons[3]]).toEqual([piece('hedge-warden top'), piece('cloud-dancer top')]);
});

test('MV-COMMONS-02 R-17 with the decks of level 1 and 2 both empty, level 3 stands in for level 1', () => {
  const { game } = scenario({ at: 'discard', commons: ['seedling top', 'oakling top'], decks: [[], [], ['golden-hart top', 'storm-roc top']], ana: CALM });
  expect(game.commons.slice(0, 4)).toEqual([piece('seedling top'), piece('oakling top'), piece('golden-hart top'), piece('storm-roc top')]);
});

test('MV-COMMONS-02 MV-COMMONS-03 MV-COMMONS-05 R-17 higher decks stand in, level 1 first from left to right; without any the spot stays empty', () => {
  const { game } = scenario({
    at: 'discard',
    commons: ['seedling top'],
    decks: [['oakling top'], ['twin-springs top', 'cloud-dancer top'], ['golden-hart top']],
    ana: CALM,
  });
  expect(game.commons).toEqual([
    piece('seedling top'),
    piece('oakling top'),
    piece('twin-springs top'),
    piece('cloud-dancer top'),
    piece('golden-hart top'),
    NONE,
    NONE,
    NONE,
    NONE,
  ]);
  expect(viewFor(game, 0).commons.map((_, spot) => levelOfSpot(spot))).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
});

test('MV-COMMONS-03 level 3 has no substitute, and lower decks never stand in for higher', () => {
  const { game } = scenario({ at: 'discard', decks: [Array(9).fill('oakling top'), [], []], ana: CALM });
  expect(game.commons.slice(3)).toEqual(Array(6).fill(NONE));
});

test('MV-COMMONS-04 Fertile Soils are not replaced', () => {
  const { ana, game } = scenario({ ...HARVEST, mana: 4, soil: [1, 0, 0], ana: { field: ['blank', 'blank'], ...CALM } });
  ana.plays('buy', { card: 'fertile-soil', position: 'top' });
  expect(ana.cannot('buy', { card: 'fertile-soil', position: 'top' }).rule).toBe('MV-COMMONS-01');
  ana.plays('endHarvest');
  ana.plays('sleeve', { on: 0 });
  ana.plays('done');
  expect(game.soil).toEqual([0, 0, 0]);
});

const SLEEVE = { ...HARVEST, mana: 30 };

test('MV-SLEEVE-01 MV-SLEEVE-02 only on field cards, in its own position, where nothing plain or printed lies', () => {
  const { ana } = scenario({
    ...SLEEVE,
    commons: ['oakling top'],
    ana: { field: ['blank', 'cursed-land top', 'fertile-land middle', 'blank + glade-fawn top', 'blank + glade-fawn middle'], ...CALM },
  });
  ana.plays('buy', { card: 'oakling' });
  expect(ana.cannot('sleeve', { card: 'oakling', position: 'top', on: 0 }).rule).toBe('MV-DISCARD-01');
  ana.plays('endHarvest');
  expect(ana.offered('sleeve').map((move) => 'on' in move && move.on)).toEqual([0, 2, 4]);
  expect(ana.cannot('sleeve', { card: 'oakling', position: 'top', on: 1 }).rule).toBe('MV-SLEEVE-02');
  expect(ana.cannot('sleeve', { card: 'oakling', position: 'top', on: 3 }).rule).toBe('MV-SLEEVE-02');
  expect(ana.cannot('sleeve', { card: 'oakling', position: 'top', on: 5 }).rule).toBe('MV-SLEEVE-01');
  expect(ana.cannot('sleeve', { card: 'glade-fawn', position: 'top', on: 0 }).rule).toBe('MV-SLEEVE-08');
});

test('MV-SLEEVE-04 two purchases may share a card or not', () => {
  for (const [first, second] of [
    [0, 0],
    [0, 1],
  ]) {
    const { ana, player } = scenario({ ...SLEEVE, commons: ['oakling top', 'glade-fawn middle'], ana: { field: ['blank', 'blank'], ...CALM } });
    ana.plays('buy', { card: 'oakling' });
    ana.plays('buy', { card: 'glade-fawn' });
    ana.plays('endHarvest');
    ana.plays('sleeve', { card: 'glade-fawn', on: first });
    ana.plays('sleeve', { card: 'oakling', on: second });
    ana.plays('done');
    expect(faceAt(player(ana), 0).parts).toEqual(first === second ? ['oakling', 'glade-fawn'] : ['glade-fawn']);
  }
});

test('MV-SLEEVE-06 MV-LEADER-07 R-13 nothing goes on a leader', () => {
  const { ana } = scenario({ ...SLEEVE, commons: ['oakling top'], ana: { leader: 'yaquei', field: ['leader', 'blank'], ...CALM } });
  ana.plays('buy', { card: 'oakling' });
  ana.plays('endHarvest');
  expect(ana.cannot('sleeve', { card: 'oakling', position: 'top', on: 0 }).rule).toBe('MV-SLEEVE-06');
  expect(ana.offered('sleeve').length).toBe(1);
});

test('MV-SLEEVE-08 all must be sleeved, in whichever order: the order changes nothing', () => {
  const crafted = (order: string[]): number => {
    const { ana, player, table } = scenario({ ...SLEEVE, commons: ['oakling top', 'nightvale-emissary top'], ana: { field: ['blank', CURSED], ...CALM } });
    ana.plays('buy', { card: 'oakling' });
    ana.plays('buy', { card: 'nightvale-emissary' });
    ana.plays('endHarvest');
    for (const card of order) {
      table.isBackTo(ana, 'sleeve');
      ana.plays('sleeve', { card, on: 0 });
    }
    ana.plays('done');
    return player(ana).cards[0]!;
  };
  expect(crafted(['oakling', 'nightvale-emissary'])).toBe(crafted(['nightvale-emissary', 'oakling']));
});

test('MV-ECLIPSE-01 uncovered it works like any advancement', () => {
  const face = faceOf(make('blank + ley-line-augur top'));
  expect([face.mana, face.gray]).toEqual([2, 2]);
});

test('MV-ECLIPSE-02 MV-ECLIPSE-03 MV-ECLIPSE-09 R-20 a plain one goes over it, it slips under a plain one: the result is the same', () => {
  const { ana, player } = scenario({
    ...SLEEVE,
    commons: ['twin-springs top', 'frostbane middle'],
    ana: { field: ['blank + ley-line-augur top', 'blank + oakling middle'], ...CALM },
  });
  ana.plays('buy', { card: 'twin-springs' });
  ana.plays('buy', { card: 'frostbane' });
  ana.plays('endHarvest');
  ana.plays('sleeve', { card: 'twin-springs', on: 0 });
  ana.plays('sleeve', { card: 'frostbane', on: 1 });
  ana.plays('done');
  expect(faceAt(player(ana), 0)).toMatchObject({ parts: ['twin-springs'], mana: 2, gray: 0 });
  expect(faceAt(player(ana), 1)).toMatchObject({ parts: ['oakling'], growth: 0, forest: 1, gray: 0 });
  expect(make('blank + ley-line-augur top + twin-springs top')).toBe(make('blank + twin-springs top + ley-line-augur top'));
});

test('MV-ECLIPSE-04 MV-ECLIPSE-08 it covers no advancement, goes under no print, and no position has two of them', () => {
  const { ana } = scenario({
    ...SLEEVE,
    commons: ['frostbane top'],
    ana: { field: ['blank + nightvale-emissary top', 'cursed-land top', 'blank + oakling top + nightvale-custodians top', 'blank'], ...CALM },
  });
  ana.plays('buy', { card: 'frostbane' });
  ana.plays('endHarvest');
  expect(ana.cannot('sleeve', { card: 'frostbane', position: 'top', on: 0 }).rule).toBe('MV-ECLIPSE-04');
  expect(ana.cannot('sleeve', { card: 'frostbane', position: 'top', on: 1 }).rule).toBe('MV-ECLIPSE-08');
  expect(ana.cannot('sleeve', { card: 'frostbane', position: 'top', on: 2 }).rule).toBe('MV-ECLIPSE-04');
  expect(ana.offered('sleeve')).toEqual([{ do: 'sleeve', card: 'frostbane', position: 'top', on: 3 }]);
});

test('MV-ECLIPSE-06 R-19 nothing of a covered advancement works: mana, growth, guardians', () => {
  const face = faceOf(make('blank + frostbane top + oakling top + nightvale-custodians middle + glade-fawn middle'));
  expect(face).toMatchObject({ mana: 0, growth: 0, guardian: 0, gray: 0, forest: 1, animal: 1 });
});

test('MV-ECLIPSE-10 the eclipse mark is seen in the commons and on the card', () => {
  const { game } = scenario({ commons: ['frostbane top', 'oakling top'], ana: { field: ['blank + frostbane middle'] } });
  const view = viewFor(game, 1);
  expect(view.commons.slice(0, 2).map((piece) => advancementNamed(piece!.card)!.eclipse)).toEqual([true, false]);
  expect(cardLook(view.players[0]!, 0).sections.map(({ isEclipse }) => isEclipse)).toEqual([false, true, false]);
});

test('MV-CARD-ENT-GUARD-01 MV-CARD-ENT-GUARD-02 MV-ABIL-06 each level 1 advancement of its card has a guardian more, Fertile Soils too', () => {
  expect(faceOf(make('blank + ent-guard top + fertile-soil middle + oakling bottom')).guardian).toBe(1 + 2);
  expect(faceOf(make('blank + ent-guard top + twin-springs middle')).guardian).toBe(1);
  const { game } = scenario({
    ana: {
      field: ['blank + ent-guard top + oakling middle'],
      deck: ['blank + ent-guard middle + oakling top'],
      discard: ['blank + ent-guard bottom + oakling top'],
    },
  });
  const cards = cardLooks(viewFor(game, 1).players[0]!);
  expect([cards[0]!, cards[2]!, cards[3]!].map(({ symbols }) => symbols.guardian)).toEqual([2, 2, 2]);
});

test('MV-CARD-ENT-GUARD-03 MV-CARD-ENT-GUARD-04 R-54 print and covered advancements give nothing; several Ent Guards add up', () => {
  expect(faceOf(make('cursed-land top + ent-guard middle')).guardian).toBe(1);
  expect(faceOf(make('blank + ent-guard top + nightvale-emissary middle + twin-springs middle')).guardian).toBe(1);
  expect(faceOf(make('blank + ent-guard top + ent-guard middle + oakling bottom')).guardian).toBe(2 + 2);
});
