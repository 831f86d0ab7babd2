import { expect, test } from 'vitest';
import { leaderNamed } from '../cards/cards.ts';
import { faceOf, leaderMake } from '../cards/craft.ts';
import { scenario } from '../scenario.ts';
import { craftedLook, spotsOn, viewFor } from '../view/index.ts';
import { leaderSide } from './leaders.ts';

const CURSED = 'cursed-land';
const HARVEST = { at: 'harvestUnlessSpoiled' } as const;
const ENOUGH = [CURSED, CURSED, CURSED, CURSED];
const CALM = { onDeck: CURSED, deck: ENOUGH };

test('MV-CARD-MORLOK-01 upgraded: 1 mana per totally blank card in the field, 7 at most', () => {
  const { ana, game } = scenario({ ...HARVEST, ana: { leader: 'morlok', field: ['leader upgraded', 'blank', 'blank', 'blank + oakling top', CURSED] } });
  ana.plays('useLeader', { ability: 'gain' });
  expect(game.turn.mana).toBe(1 + 1 + 2);
  const many = scenario({ ...HARVEST, ana: { leader: 'morlok', field: ['leader upgraded', ...Array(8).fill('blank')] } });
  many.ana.plays('useLeader', { ability: 'gain' });
  expect(many.game.turn.mana).toBe(1 + 7);
  const starting = scenario({ ...HARVEST, ana: { leader: 'morlok', field: ['leader', 'blank'] } });
  expect(starting.ana.cannot('useLeader', { ability: 'gain' }).rule).toBe('MV-LEADER-10');
});

test('MV-CARD-OLD-BARKARB-01 MV-CARD-OLD-BARKARB-02 MV-CARD-OLD-BARKARB-03 MV-BUY-06 any advancement of the commons goes free into the workshop; no buy, no When Bought', () => {
  const { ana, table, game, player } = scenario({
    ...HARVEST,
    commons: ['nightvale-pathfinder top', 'oakling top'],
    decks: [['seedling top'], [], []],
    ana: { leader: 'old-barkarb', field: ['leader'], workshop: Array(12).fill('oakling middle'), ...CALM },
  });
  ana.plays('useLeader', { ability: 'workshop' });
  expect(ana.offered('store').length).toBe(2 + 3);
  expect(ana.cannot('store', { card: 'seedling', position: 'top' }).rule).toBe('MV-CARD-OLD-BARKARB-01');
  ana.plays('store', { card: 'nightvale-pathfinder' });
  table.isBackTo(ana, 'harvest');
  expect([game.turn.buys, player(ana).workshop.length, game.turn.aside]).toEqual([0, 13, []]);
  expect(ana.cannot('useLeader', { ability: 'workshop' }).rule).toBe('MV-HARVEST-04');
  ana.plays('endHarvest');
  expect(game.commons[0]).not.toBe(-1);
});

const CRAFT = { leader: 'old-barkarb', workshop: ['oakling top', 'glade-fawn middle', 'glade-fawn top', 'twin-springs bottom'] };

test('MV-CARD-OLD-BARKARB-04 MV-CARD-OLD-BARKARB-05 MV-BUY-06 upgraded: one or more of the workshop on one card, which goes under the deck unused', () => {
  const { ana, table, game, player, deck } = scenario({
    ...HARVEST,
    ana: { ...CRAFT, field: ['leader upgraded', 'blank', 'cursed-land bottom'], deck: ['blank'] },
  });
  ana.plays('useLeader', { ability: 'craft' });
  expect(ana.offered().every((move) => move.do === 'craft')).toBe(true);
  expect(ana.cannot('craft', { card: 'twin-springs', position: 'bottom', on: 2 }).rule).toBe('MV-SLEEVE-02');
  expect(ana.cannot('craft', { card: 'seedling', position: 'top', on: 1 }).rule).toBe('MV-CARD-OLD-BARKARB-04');
  ana.plays('craft', { card: 'oakling', on: 1 });
  table.isBackTo(ana, 'craftMore');
  expect(ana.cannot('craft', { card: 'glade-fawn', position: 'top', on: 1 }).rule).toBe('MV-SLEEVE-02');
  expect(ana.cannot('craft', { card: 'glade-fawn', position: 'middle', on: 2 }).rule).toBe('MV-CARD-OLD-BARKARB-04');
  ana.plays('craft', { card: 'twin-springs', on: 1 });
  ana.plays('done');
  expect([deck(ana), game.turn.mana, game.turn.spirits, game.turn.buys]).toEqual([['blank', 'oakling+twin-springs'], 1, [0, 0, 0, 0], 0]);
  expect([player(ana).workshop.length, player(ana).buried]).toEqual([2, 1]);
  table.isBackTo(ana, 'harvest');
});

test('MV-CARD-OLD-BARKARB-07 his own card is never sleeved on', () => {
  const { ana } = scenario({ ...HARVEST, ana: { ...CRAFT, field: ['leader upgraded', 'blank'] } });
  ana.plays('useLeader', { ability: 'craft' });
  expect(ana.cannot('craft', { card: 'oakling', position: 'top', on: 0 }).rule).toBe('MV-CARD-OLD-BARKARB-07');
  const alone = scenario({ ...HARVEST, ana: { ...CRAFT, field: ['leader upgraded'] } });
  expect(alone.ana.cannot('useLeader', { ability: 'craft' }).rule).toBe('MV-CARD-OLD-BARKARB-01');
});

test('MV-CARD-OLD-BARKARB-09 under an empty deck the card becomes the deck', () => {
  const { ana, deck } = scenario({ ...HARVEST, ana: { ...CRAFT, field: ['leader upgraded', 'blank'], deck: [] } });
  ana.plays('useLeader', { ability: 'craft' });
  ana.plays('craft', { card: 'oakling', on: 1 });
  ana.plays('done');
  expect(deck(ana)).toEqual(['oakling']);
});

test('MV-CARD-OLD-BARKARB-04 the view shows what each advancement of the workshop would make of each card it fits', () => {
  const { game } = scenario({ ...HARVEST, ana: { ...CRAFT, field: ['leader', `${CURSED} top`, 'blank'], ...CALM } });
  const ana = viewFor(game, 0).players[0]!;
  expect(ana.workshop.map((piece) => [piece.card, piece.position, spotsOn(ana, piece).length])).toEqual([
    ['oakling', 'top', 1],
    ['glade-fawn', 'middle', 2],
    ['glade-fawn', 'top', 1],
    ['twin-springs', 'bottom', 2],
  ]);
  const crafted = craftedLook(ana, spotsOn(ana, ana.workshop[3]!)[0]!, ana.workshop[3]!);
  expect(crafted.sections.map(({ shows }) => shows)).toEqual([CURSED, null, 'twin-springs']);
  expect(crafted.symbols).toEqual({ mana: 3, decay: 1 });
});

test('MV-BUY-08 the workshop may not take the card a set-aside advancement needs', () => {
  const { ana } = scenario({ ...HARVEST, mana: 2, ana: { ...CRAFT, field: ['leader upgraded', 'blank', 'cursed-land top'] } });
  ana.plays('buy', { card: 'fertile-soil', position: 'top' });
  ana.plays('useLeader', { ability: 'craft' });
  expect(ana.cannot('craft', { card: 'oakling', position: 'top', on: 1 }).rule).toBe('MV-BUY-08');
  expect(ana.offered('craft').every((move) => 'on' in move && move.on === 2)).toBe(true);
});

test('MV-CARD-OLD-BARKARB-06 MV-CARD-OLD-BARKARB-08 MV-LEADER-12 R-35 for 1 mana he turns back: no buy, the upgraded ability still works, and no upgrade that turn', () => {
  const { ana, game, player } = scenario({ ...HARVEST, mana: 10, ana: { ...CRAFT, field: ['leader upgraded', 'blank', 'blank'] } });
  ana.plays('turnBack');
  expect([game.turn.mana, game.turn.buys, leaderSide(player(ana))]).toEqual([9, 0, 'start']);
  expect(ana.cannot('useLeader', { ability: 'workshop' }).rule).toBe('MV-LEADER-10');
  expect(ana.cannot('upgrade').rule).toBe('MV-LEADER-12');
  expect(ana.cannot('turnBack').rule).toBe('MV-HARVEST-04');
  ana.plays('useLeader', { ability: 'craft' });
  ana.plays('craft', { card: 'oakling', on: 1 });
  ana.plays('done');
});

test('MV-CARD-OLD-BARKARB-06 without the mana he stays', () => {
  const { ana } = scenario({ ...HARVEST, ana: { leader: 'old-barkarb', field: ['leader upgraded'] } });
  expect(ana.cannot('turnBack')).toMatchObject({ rule: 'MV-CARD-OLD-BARKARB-06', missing: { mana: 1 } });
});

test('MV-CARD-SILVERWING-01 Silverwing has symbols on both sides and no ability', () => {
  const { start, upgraded } = leaderNamed('silverwing')!;
  expect([start.effects, upgraded.effects]).toEqual([[], []]);
  expect(faceOf(leaderMake(leaderNamed('silverwing')!.index, 'upgraded'))).toMatchObject({ growth: 1, sky: 1, wild: 1, harvest: [], whenPlayed: [] });
});

test('MV-CARD-XANOS-01 her starting side shows nothing and does nothing', () => {
  const face = faceOf(leaderMake(leaderNamed('xanos')!.index, 'start'));
  expect(face).toMatchObject({ mana: 0, wild: 0, decay: 0, guardian: 0, blue: [], harvest: [], whenPlayed: [], red: 0, turnsBack: false });
});

test('MV-CARD-XANOS-02 as a Harvest ends with her upgraded in the field, she turns back', () => {
  const { ana, player } = scenario({ ...HARVEST, ana: { leader: 'xanos', field: ['leader upgraded'], ...CALM } });
  ana.plays('endHarvest');
  expect([leaderSide(player(ana)), player(ana).vp]).toEqual(['start', 3]);
});

test('MV-CARD-XANOS-03 not on a spoil', () => {
  const { ana, player } = scenario({ ana: { leader: 'xanos', field: ['leader upgraded', CURSED, CURSED], onDeck: CURSED, deck: [CURSED, ...ENOUGH] } });
  ana.plays('push');
  ana.plays('endTurn');
  expect(leaderSide(player(ana))).toBe('upgraded');
});

test('MV-CARD-XANOS-03 not in the turn of her upgrade, but at the end of the next Harvest with her', () => {
  const { ana, ben, player, field } = scenario({
    ...HARVEST,
    mana: 3,
    ana: { leader: 'xanos', field: ['leader'], onDeck: null, deck: [] },
    ben: { onDeck: CURSED, deck: ENOUGH },
  });
  ana.plays('upgrade');
  ana.plays('endHarvest');
  expect(leaderSide(player(ana))).toBe('upgraded');
  ben.plays('pass');
  ben.plays('endHarvest');
  expect(field(ana)).toEqual(['xanos']);
  ana.plays('pass');
  ana.plays('endHarvest');
  expect(leaderSide(player(ana))).toBe('start');
});

test('MV-CARD-XANOS-05 she turns back if she joined during Harvest, not if she left before its end', () => {
  const joined = scenario({
    ...HARVEST,
    ana: { leader: 'xanos', token: 'summoner-stone', active: true, deck: [...ENOUGH, 'leader upgraded'], onDeck: CURSED },
  });
  joined.ana.plays('evoke');
  joined.ana.plays('endHarvest');
  expect(leaderSide(joined.player(joined.ana))).toBe('start');
  const left = scenario({ ...HARVEST, ana: { leader: 'xanos', token: 'deepriver-crystal', active: true, field: ['leader upgraded', 'blank'], ...CALM } });
  left.ana.plays('evoke');
  left.ana.plays('bury', { on: 0 });
  left.ana.plays('endHarvest');
  expect(leaderSide(left.player(left.ana))).toBe('upgraded');
});

test.each([
  [2, 5],
  [5, 2],
])('MV-CARD-YAQUEI-01 with %i cards in the field Yaquei gives %i mana', (cards, mana) => {
  const { ana, game } = scenario({ ...HARVEST, ana: { leader: 'yaquei', field: ['leader', ...Array(cards - 1).fill('blank')] } });
  ana.plays('useLeader', { ability: 'gain' });
  expect(game.turn.mana).toBe(mana);
});

test('MV-CARD-YAQUEI-01 R-65 with seven cards there is nothing to gain', () => {
  const { ana } = scenario({ ...HARVEST, ana: { leader: 'yaquei', field: ['leader', ...Array(6).fill('blank')] } });
  expect(ana.cannot('useLeader', { ability: 'gain' }).rule).toBe('MV-CARD-YAQUEI-01');
});

test('MV-CARD-YAQUEI-02 MV-CARD-YAQUEI-03 MV-CARD-YAQUEI-04 MV-SPOIL-11 upgraded: cards from under the on-deck card join until there are nine, without spoil or When Played', () => {
  const { ana, table, field, onDeck, deck } = scenario({
    ...HARVEST,
    ana: {
      leader: 'yaquei',
      field: ['leader upgraded', CURSED, CURSED],
      onDeck: 'blank + oakling top',
      deck: [CURSED, 'blank + magic-mushroom top', 'fertile-land', 'blank'],
      discard: ['blank', 'blank', 'blank'],
    },
  });
  ana.plays('useLeader', { ability: 'addCards' });
  expect(field(ana).slice(3, 7)).toEqual([CURSED, 'magic-mushroom', 'fertile-land', 'blank']);
  expect([field(ana).length, onDeck(ana), deck(ana).length]).toEqual([9, 'oakling', 1]);
  table.isBackTo(ana, 'harvest');
  expect(ana.cannot('useLeader', { ability: 'addCards' }).rule).toBe('MV-HARVEST-04');
  const full = scenario({ ...HARVEST, ana: { leader: 'yaquei', field: ['leader upgraded', ...Array(8).fill('blank')] } });
  expect(full.ana.cannot('useLeader', { ability: 'addCards' }).rule).toBe('MV-CARD-YAQUEI-01');
});

test('MV-CARD-YAQUEI-05 R-59 mana and cards are two abilities in the owner’s order; the mana counts the cards there at that moment', () => {
  const first = scenario({ ...HARVEST, ana: { leader: 'yaquei', field: ['leader upgraded', 'blank'], deck: Array(9).fill('blank') } });
  first.ana.plays('useLeader', { ability: 'gain' });
  first.ana.plays('useLeader', { ability: 'addCards' });
  expect([first.game.turn.mana, first.field(first.ana).length]).toEqual([5, 9]);
  const after = scenario({ ...HARVEST, ana: { leader: 'yaquei', field: ['leader upgraded', 'blank'], deck: Array(9).fill('blank') } });
  after.ana.plays('useLeader', { ability: 'addCards' });
  expect(after.ana.offered('useLeader')).toEqual([]);
});
