import { expect, test } from 'vitest';
import { piece, scenario } from '../scenario.ts';
import { cardLooks, fieldDecay, totalPoints, viewFor } from '../view/index.ts';

const CURSED = 'cursed-land';
const HARVEST = { at: 'harvestUnlessSpoiled' } as const;
/** A Prep that ends. */
const ENOUGH = [CURSED, CURSED, CURSED, CURSED];

test('MV-HARVEST-01 R-10 abilities, VP, vales and advancements come in any order', () => {
  const { ana, table } = scenario({
    ...HARVEST,
    mana: 4,
    spirits: [2, 0, 0, 0],
    commons: ['wolf-rider top'],
    valeRow: ['cascading-falls'],
    ana: { field: ['blank', 'blank + golden-hart top + dawnsinger middle'] },
  });
  ana.plays('buy', { card: 'fertile-soil', position: 'bottom' });
  ana.plays('takeVp');
  ana.plays('buyVale', { card: 'cascading-falls' });
  ana.plays('use', { card: 'dawnsinger' });
  ana.plays('buy', { card: 'wolf-rider' });
  table.isBackTo(ana, 'harvest');
});

test('MV-HARVEST-02 MV-SYM-09 Harvest opens with field, vales and waiting gains, not with the on-deck card', () => {
  const { game } = scenario({
    ...HARVEST,
    ana: {
      field: [CURSED, 'fertile-land', 'blank + talon-scout top'],
      onDeck: 'blank + twin-springs top + golden-hart middle',
      vales: ['ley-line-nexus', 'skyhaven'],
      waitingMana: 2,
      waitingWild: 1,
    },
  });
  expect(game.turn.mana).toBe(1 + 1 + 1 + 1 + 2);
  expect(game.turn.spirits).toEqual([1, 0, 1, 1]);
  expect(viewFor(game, 0).turn.supply.vp).toBe(0);
});

test('MV-SYM-11 mana and spirits not spent are gone', () => {
  const { ana, ben, game } = scenario({ ...HARVEST, mana: 5, spirits: [1, 1, 1, 1], ana: { onDeck: CURSED, deck: ENOUGH } });
  ana.plays('endHarvest');
  expect([game.turn.mana, game.turn.spirits]).toEqual([0, [0, 0, 0, 0]]);
  ben.plays('pass');
  ben.plays('endHarvest');
  ana.plays('pass');
  expect(game.turn.mana).toBe(2);
});

test('MV-HARVEST-03 MV-SYM-06 blue VP of field and vales comes once a Harvest out of the pool, when its owner likes', () => {
  const { ana, game, player } = scenario({
    ...HARVEST,
    pool: 20,
    ana: { field: ['blank + golden-hart top', 'blank + elder-treant top'], vales: ['stream-of-vigor', 'feral-grove'] },
  });
  expect(viewFor(game, 0).turn.supply.vp).toBe(3 + 2 + 1 + 1);
  ana.plays('takeVp');
  expect([player(ana).vp, game.pool]).toEqual([7, 13]);
  expect(ana.cannot('takeVp').rule).toBe('MV-HARVEST-10');
});

test('MV-HARVEST-03 MV-HARVEST-11 at the latest as Harvest ends', () => {
  const { ana, player } = scenario({ ...HARVEST, ana: { field: ['blank + golden-hart top'], vales: ['stream-of-vigor'], onDeck: CURSED, deck: ENOUGH } });
  ana.plays('endHarvest');
  expect(player(ana).vp).toBe(4);
});

test('MV-SYM-06 MV-HARVEST-10 and again in the next Harvest', () => {
  const { ana, ben, player } = scenario({ ...HARVEST, ana: { vales: ['stream-of-vigor'], onDeck: CURSED, deck: ENOUGH } });
  ana.plays('takeVp');
  ana.plays('endHarvest');
  expect(player(ana).vp).toBe(1);
  ben.plays('pass');
  ben.plays('endHarvest');
  ana.plays('pass');
  ana.plays('endHarvest');
  expect(player(ana).vp).toBe(2);
});

test('MV-HARVEST-10 blue VP of a vale bought now is taken in this Harvest, after what was taken before', () => {
  const { ana, player } = scenario({
    ...HARVEST,
    spirits: [2, 1, 0, 0],
    valeRow: ['stream-of-vigor'],
    ana: { field: ['blank + golden-hart top'], onDeck: CURSED, deck: ENOUGH },
  });
  ana.plays('takeVp');
  ana.plays('buyVale', { card: 'stream-of-vigor' });
  ana.plays('endHarvest');
  expect(player(ana).vp).toBe(3 + 1);
});

test('MV-HARVEST-04 each ability works once a turn, each copy for itself', () => {
  const { ana, game } = scenario({ ...HARVEST, ana: { field: ['blank + wolf-rider top', 'blank + wolf-rider middle'] } });
  ana.plays('use', { card: 'wolf-rider', position: 'top' });
  expect(ana.cannot('use', { card: 'wolf-rider', position: 'top' }).rule).toBe('MV-HARVEST-04');
  ana.plays('use', { card: 'wolf-rider', position: 'middle' });
  expect(game.turn.mana).toBe(10);
});

test('MV-HARVEST-05 MV-HARVEST-06 MV-CARD-CALL-OF-THE-HUNT-00 MV-CARD-CALL-OF-THE-HUNT-01 cards that join bring symbols and Harvest abilities, no When Played, no spoil', () => {
  const { ana, table, game, field } = scenario({
    ...HARVEST,
    ana: {
      field: ['blank + call-of-the-hunt top', CURSED, CURSED, CURSED, CURSED],
      onDeck: 'blank',
      deck: ['blank + twin-springs top + dawnsinger middle', 'blank + magic-mushroom top', CURSED, 'blank + oakling top'],
    },
  });
  ana.plays('use', { card: 'call-of-the-hunt' });
  expect(field(ana).length).toBe(8);
  table.isBackTo(ana, 'harvest');
  expect(game.turn.mana).toBe(4 + 2 + 1 + 1);
  ana.plays('use', { card: 'dawnsinger' });
  expect(game.turn.mana).toBe(9);
});

test('MV-CARD-CALL-OF-THE-HUNT-01 an empty deck is made anew, and what is not there does not come', () => {
  const { ana, field, onDeck } = scenario({
    ...HARVEST,
    ana: { field: ['blank + call-of-the-hunt top'], onDeck: CURSED, deck: ['blank'], discard: ['fertile-land'] },
  });
  ana.plays('use', { card: 'call-of-the-hunt' });
  expect([field(ana).length, onDeck(ana)]).toEqual([3, CURSED]);
  const full = scenario({ ...HARVEST, ana: { field: ['blank + call-of-the-hunt top', ...Array(7).fill('blank')] } });
  expect(full.ana.cannot('use', { card: 'call-of-the-hunt', position: 'top' }).rule).toBe('MV-CARD-CALL-OF-THE-HUNT-00');
});

test('MV-HARVEST-07 R-53 a card that leaves takes no mana back, but its open blue VP is lost', () => {
  const { ana, game, player } = scenario({
    ...HARVEST,
    ana: { token: 'deepriver-crystal', active: true, field: ['blank + golden-hart top + twin-springs middle', CURSED], onDeck: CURSED, deck: ENOUGH },
  });
  expect(game.turn.mana).toBe(3);
  ana.plays('evoke');
  ana.plays('bury', { on: 0 });
  expect(game.turn.mana).toBe(3);
  ana.plays('endHarvest');
  expect(player(ana).vp).toBe(0);
});

test('MV-HARVEST-08 R-11 owning a vale is enough for its Harvest ability', () => {
  const { ana, game } = scenario({ ...HARVEST, ana: { vales: ['exodus-road', 'sunstone-aerie', 'crystal-cavern'] } });
  expect(ana.offered('useVale').length).toBe(3);
  expect(ana.cannot('useVale', { card: 'talonthorn-den' }).rule).toBe('MV-HARVEST-08');
  ana.plays('useVale', { card: 'exodus-road' });
  expect(game.turn.mana).toBe(3);
});

test('MV-HARVEST-09 R-59 nobody has to use a Harvest ability', () => {
  const { ana, ben, table } = scenario({ ...HARVEST, ana: { field: ['blank + wolf-rider top', 'blank + magic-seed top'], onDeck: CURSED, deck: ENOUGH } });
  expect(ana.offered('use').length).toBe(2);
  ana.plays('endHarvest');
  table.isBackTo(ben, 'plant');
});

test('MV-HARVEST-11 Harvest lasts until its owner ends it, though nothing else is left', () => {
  const { ana, table } = scenario({ ...HARVEST, soil: [0, 0, 0] });
  expect(ana.offered()).toEqual([{ do: 'endHarvest' }]);
  table.isBackTo(ana, 'harvest');
});

test('MV-SPOIL-11 decay of four in Harvest spoils nobody', () => {
  const { ana, table, game } = scenario({
    ...HARVEST,
    ana: { token: 'summoner-stone', active: true, field: [CURSED, CURSED, CURSED], onDeck: 'blank', deck: ['blank', CURSED] },
  });
  ana.plays('evoke');
  table.isBackTo(ana, 'harvest');
  expect(game.turn.isSpoiled).toBe(false);
});

const gains: [string, string, { field: string[]; pushes?: number }, number][] = [
  ['MV-CARD-WOLF-RIDER-00', 'wolf-rider', { field: ['blank + wolf-rider top', 'blank'] }, 5],
  ['MV-CARD-WOLF-RIDER-00', 'wolf-rider', { field: ['blank + wolf-rider top', ...Array(5).fill('blank')] }, 1],
  ['MV-CARD-DAWNSINGER-00', 'dawnsinger', { field: ['blank + dawnsinger top + hedge-warden middle'] }, 2 + 2],
  ['MV-CARD-MAGIC-SEED-00', 'magic-seed', { field: ['blank + magic-seed top', 'blank', 'blank'] }, 3],
  ['MV-CARD-PEACEKEEPER-DRUID-00', 'peacekeeper-druid', { field: ['blank + peacekeeper-druid top'] }, 2],
];
test.each(gains)('%s %s in %j brings the supply to %i mana', (_rule, id, { field, pushes = 0 }, mana) => {
  const { ana, game } = scenario({ ...HARVEST, pushes, ana: { field } });
  ana.plays('use', { card: id });
  expect(game.turn.mana).toBe(mana);
});

const idle: [string, string, { field: string[]; pushes?: number }][] = [
  ['MV-CARD-WOLF-RIDER-00', 'wolf-rider', { field: ['blank + wolf-rider top', ...Array(6).fill('blank')] }],
  ['MV-CARD-PEACEKEEPER-DRUID-00', 'peacekeeper-druid', { field: ['blank + peacekeeper-druid top'], pushes: 1 }],
  ['MV-CARD-VALE-BEARER-01', 'vale-bearer', { field: ['blank + vale-bearer top'] }],
];
test.each(idle)('%s R-65 %s has no use in %j', (rule, id, { field, pushes = 0 }) => {
  const { ana } = scenario({ ...HARVEST, pushes, ana: { field } });
  expect(ana.cannot('use', { card: id, position: 'top' }).rule).toBe(rule);
});

test('MV-CARD-PEACEKEEPER-DRUID-00 a push this turn shuts it', () => {
  const { ana } = scenario({ ana: { field: ['blank + peacekeeper-druid top'] } });
  ana.plays('push');
  ana.plays('pass');
  expect(ana.cannot('use', { card: 'peacekeeper-druid', position: 'top' }).rule).toBe('MV-CARD-PEACEKEEPER-DRUID-00');
});

test('MV-CARD-FERAL-CHIEFTAIN-00 MV-CARD-WOODLAND-WARREN-00 MV-SYM-05 VP by the guardians of one card, out of the pool', () => {
  const { ana, player, game } = scenario({
    ...HARVEST,
    pool: 20,
    ana: { field: ['blank + feral-chieftain top + hedge-warden middle', 'blank + woodland-warren top', 'blank + vale-bearer top'] },
  });
  ana.plays('use', { card: 'feral-chieftain' });
  expect(player(ana).vp).toBe(2);
  ana.plays('use', { card: 'woodland-warren' });
  expect([player(ana).vp, game.pool]).toEqual([4, 16]);
});

test('MV-CARD-VALE-BEARER-01 MV-SYM-05 with three guardians on its card: one spirit of each type', () => {
  const { ana, game } = scenario({ ...HARVEST, ana: { field: ['blank + vale-bearer top + hedge-warden middle', 'blank + vale-bearer middle'] } });
  ana.plays('use', { card: 'vale-bearer', position: 'top' });
  expect(game.turn.spirits).toEqual([1, 1, 1, 0]);
  expect(ana.cannot('use', { card: 'vale-bearer', position: 'middle' }).rule).toBe('MV-CARD-VALE-BEARER-01');
});

test('MV-CARD-MAGPIE-01 MV-CARD-MAGPIE-03 any cards of the discard pile are shuffled into the deck, the on-deck card stays', () => {
  const { ana, deck, discardPile, onDeck } = scenario({
    ...HARVEST,
    ana: { field: ['blank + magpie top'], onDeck: 'fertile-land', deck: ['blank'], discard: ['blank + oakling top', CURSED, 'blank + glade-fawn top'] },
  });
  ana.plays('use', { card: 'magpie' });
  expect(ana.cannot('reclaim', { cards: [0] }).rule).toBe('MV-CARD-MAGPIE-01');
  expect(ana.cannot('reclaim', { cards: [5, 3] }).rule).toBe('MV-CARD-MAGPIE-01');
  ana.plays('reclaim', { cards: [3, 5] });
  expect(deck(ana).sort()).toEqual(['blank', 'glade-fawn', 'oakling']);
  expect([discardPile(ana), onDeck(ana)]).toEqual([[CURSED], 'fertile-land']);
});

test('MV-CARD-MAGPIE-02 choosing none leaves the deck as it lies', () => {
  const deck = ['blank + oakling top', 'blank + glade-fawn top', 'blank + skylark-choir top', CURSED, 'fertile-land', 'blank'];
  const { ana, deck: lies } = scenario({ ...HARVEST, ana: { field: ['blank + magpie top'], deck, discard: ['blank'] } });
  const before = lies(ana);
  ana.plays('use', { card: 'magpie' });
  ana.plays('reclaim', { cards: [] });
  expect(lies(ana)).toEqual(before);
});

test('MV-CARD-MAGPIE-04 into an empty deck the chosen cards become it; without a discard pile there is no use', () => {
  const { ana, deck } = scenario({ ...HARVEST, ana: { field: ['blank + magpie top'], deck: [], discard: [CURSED] } });
  ana.plays('use', { card: 'magpie' });
  ana.plays('reclaim', { cards: [2] });
  expect(deck(ana)).toEqual([CURSED]);
  const none = scenario({ ...HARVEST, ana: { field: ['blank + magpie top'], discard: [] } });
  expect(none.ana.cannot('use', { card: 'magpie', position: 'top' }).rule).toBe('MV-CARD-MAGPIE-01');
});

test('MV-CARD-EXODUS-ROAD-00 MV-CARD-SUNSTONE-AERIE-00 MV-VALE-05 once a game: 3 mana, a wild spirit; the points stay', () => {
  const { ana, ben, game, player } = scenario({ ...HARVEST, ana: { vales: ['exodus-road', 'sunstone-aerie'], onDeck: CURSED, deck: ENOUGH } });
  ana.plays('useVale', { card: 'exodus-road' });
  ana.plays('useVale', { card: 'sunstone-aerie' });
  expect([game.turn.mana, game.turn.spirits]).toEqual([3, [0, 0, 0, 1]]);
  ana.plays('endHarvest');
  ben.plays('pass');
  ben.plays('endHarvest');
  ana.plays('pass');
  expect(ana.cannot('useVale', { card: 'exodus-road' }).rule).toBe('MV-CARD-EXODUS-ROAD-00');
  expect(ana.cannot('useVale', { card: 'sunstone-aerie' }).rule).toBe('MV-CARD-SUNSTONE-AERIE-00');
  expect(totalPoints(viewFor(game, 0).players[0]!)).toBe(player(ana).vp + 2);
});

test('MV-CARD-TALONTHORN-DEN-00 three guardians in the whole field give 1 VP a turn, two do not', () => {
  const three = scenario({ ...HARVEST, ana: { vales: ['talonthorn-den'], field: ['blank + hedge-warden top', 'blank + vale-bearer top'] } });
  three.ana.plays('useVale', { card: 'talonthorn-den' });
  expect(three.player(three.ana).vp).toBe(1);
  expect(three.ana.cannot('useVale', { card: 'talonthorn-den' }).rule).toBe('MV-HARVEST-04');
  const two = scenario({ ...HARVEST, ana: { vales: ['talonthorn-den'], field: ['blank + vale-bearer top'] } });
  expect(two.ana.cannot('useVale', { card: 'talonthorn-den' }).rule).toBe('MV-CARD-TALONTHORN-DEN-00');
});

test('MV-ABIL-03 outside Harvest, or on a card that is not in the field, a Harvest ability is shut', () => {
  const { ana } = scenario({ ana: { field: ['blank + wolf-rider top'], vales: ['exodus-road'] } });
  expect(ana.cannot('use', { card: 'wolf-rider', position: 'top' }).rule).toBe('MV-ABIL-03');
  expect(ana.cannot('useVale', { card: 'exodus-road' }).rule).toBe('MV-ABIL-03');
  const onDeck = scenario({ ...HARVEST, ana: { onDeck: 'blank + wolf-rider top' } });
  expect(onDeck.ana.cannot('use', { card: 'wolf-rider', position: 'top' }).rule).toBe('MV-ABIL-03');
});

test('MV-CARD-SEEDLING-00 MV-CARD-LIFEBRINGER-SEED-00 MV-CARD-WIND-WHISPERER-00 MV-ABIL-06 ongoing abilities change what their card shows', () => {
  const { game } = scenario({
    ana: {
      field: ['cursed-land top + bramble-thicket middle + seedling bottom', 'cursed-land top + bramble-thicket middle + lifebringer-seed bottom'],
      onDeck: 'blank + wind-whisperer top + glade-fawn middle + prism-serpent bottom',
      deck: ['cursed-land top + bramble-thicket middle + seedling bottom'],
      discard: ['blank + wind-whisperer top + oakling middle'],
    },
  });
  const ana = viewFor(game, 0).players[0]!;
  const [capped, cancelled, onDeck, inDeck, discarded] = cardLooks(ana).map(({ symbols }) => symbols);
  expect([capped!.decay, cancelled!.decay, fieldDecay(ana).counts]).toEqual([1, undefined, 1]);
  expect(onDeck).toEqual({ wild: 4, vpEnd: 3 });
  expect([inDeck!.decay, discarded!.wild, discarded!.forest]).toEqual([1, 2, undefined]);
});

test('MV-SYM-01 MV-BUY-02 MV-SLEEVE-05 an advancement is paid in mana, set aside, and does nothing yet', () => {
  const { ana, game, player } = scenario({ ...HARVEST, mana: 5, commons: ['twin-springs top'], ana: { field: ['blank'] } });
  ana.plays('buy', { card: 'twin-springs' });
  expect([game.turn.mana, game.turn.aside]).toEqual([0, [piece('twin-springs top')]]);
  expect(player(ana).cards.every((make) => make === player(ana).cards[0])).toBe(true);
});

test('MV-BUY-02 too little mana is refused with what is missing', () => {
  const { ana } = scenario({ ...HARVEST, mana: 3, commons: ['twin-springs top'], ana: { field: ['blank'] } });
  expect(ana.cannot('buy', { card: 'twin-springs', position: 'top' })).toMatchObject({ rule: 'MV-BUY-02', missing: { mana: 2 } });
  expect(ana.cannot('buy', { card: 'twin-springs', position: 'middle' }).rule).toBe('MV-COMMONS-01');
});

test('MV-BUY-01 two advancements a turn, Fertile Soils included', () => {
  const { ana, game } = scenario({ ...HARVEST, mana: 20, commons: ['oakling middle'], ana: { field: ['blank', 'blank', 'blank'] } });
  ana.plays('buy', { card: 'fertile-soil', position: 'top' });
  ana.plays('buy', { card: 'oakling' });
  expect(ana.offered('buy')).toEqual([]);
  expect(ana.cannot('buy', { card: 'fertile-soil', position: 'top' }).rule).toBe('MV-BUY-01');
  expect(game.soil).toEqual([5, 6, 6]);
});

test('MV-BUY-03 R-18 only what fits together with all that is set aside can be bought', () => {
  const { ana } = scenario({ ...HARVEST, mana: 20, commons: ['oakling top', 'oakling middle'], ana: { field: ['blank', 'cursed-land top'] } });
  ana.plays('buy', { card: 'oakling', position: 'top' });
  expect(ana.cannot('buy', { card: 'fertile-soil', position: 'top' }).rule).toBe('MV-BUY-03');
  expect(ana.offered('buy').map((move) => 'position' in move && move.position)).toEqual(['middle', 'middle', 'bottom']);
  const none = scenario({ ...HARVEST, mana: 20, ana: { field: [] } });
  expect(none.ana.cannot('buy', { card: 'fertile-soil', position: 'top' }).rule).toBe('MV-BUY-03');
});

test('MV-BUY-03 an eclipse and a plain advancement may share a position', () => {
  const { ana } = scenario({ ...HARVEST, mana: 20, commons: ['oakling top', 'nightvale-emissary top', 'frostbane top'], ana: { field: ['blank'] } });
  ana.plays('buy', { card: 'oakling' });
  expect(ana.offered('buy').map((move) => 'card' in move && move.card)).toContain('nightvale-emissary');
  ana.plays('buy', { card: 'nightvale-emissary' });
  expect(ana.offered('buy')).toEqual([]);
});

test('MV-BUY-08 R-18 nothing in Harvest may rob a set-aside advancement of its spot', () => {
  const { ana } = scenario({
    ...HARVEST,
    mana: 2,
    ana: { token: 'deepriver-crystal', active: true, field: ['blank', 'cursed-land top', 'cursed-land top'] },
  });
  ana.plays('buy', { card: 'fertile-soil', position: 'top' });
  ana.plays('evoke');
  expect(ana.cannot('bury', { on: 0 }).rule).toBe('MV-BUY-08');
  ana.plays('bury', { on: 1 });
});

test('MV-BUY-08 each of several set-aside advancements keeps its spot', () => {
  const { ana } = scenario({ ...HARVEST, mana: 4, ana: { token: 'deepriver-crystal', active: true, field: ['blank', 'cursed-land top', CURSED] } });
  ana.plays('buy', { card: 'fertile-soil', position: 'top' });
  ana.plays('buy', { card: 'fertile-soil', position: 'middle' });
  ana.plays('evoke');
  expect(ana.cannot('bury', { on: 0 }).rule).toBe('MV-BUY-08');
  expect(ana.offered('bury').length).toBe(2);
});

test('MV-BUY-08 with no card that may leave, Deepriver Crystal is not evoked', () => {
  const { ana } = scenario({ ...HARVEST, mana: 2, ana: { token: 'deepriver-crystal', active: true, field: ['blank'] } });
  ana.plays('buy', { card: 'fertile-soil', position: 'top' });
  expect(ana.cannot('evoke').rule).toBe('MV-AMULET-11');
});

const PATHFINDER = {
  ...HARVEST,
  mana: 7,
  commons: ['nightvale-pathfinder top', 'mist-sylphs middle', 'seedling middle', 'ent-guard middle', 'great-bear middle', 'nightvale-pathfinder middle'],
};

test('MV-CARD-NIGHTVALE-PATHFINDER-01 MV-CARD-NIGHTVALE-PATHFINDER-02 MV-CARD-NIGHTVALE-PATHFINDER-03 MV-BUY-05 MV-BUY-07 MV-ABIL-05 buying it claims another of cost 1 to 6 without a buy', () => {
  const { ana, game, table } = scenario({ ...PATHFINDER, ana: { field: ['blank', 'blank'], onDeck: CURSED, deck: ENOUGH } });
  ana.plays('buy', { card: 'nightvale-pathfinder', position: 'top' });
  expect(ana.offered('claim').map((move) => move.do === 'claim' && `${move.card} ${move.position}`)).toEqual([
    'seedling middle',
    'ent-guard middle',
    'fertile-soil top',
    'fertile-soil middle',
    'fertile-soil bottom',
  ]);
  ana.plays('claim', { card: 'ent-guard' });
  expect([game.turn.buys, game.turn.mana, game.turn.aside.length]).toEqual([1, 0, 2]);
  table.isBackTo(ana, 'harvest');
  expect(ana.cannot('claim', { card: 'seedling', position: 'middle' }).rule).toBe('MV-CARD-NIGHTVALE-PATHFINDER-01');
  ana.plays('endHarvest');
  table.isBackTo(ana, 'sleeve');
  expect(new Set(ana.offered('sleeve').map((move) => 'card' in move && move.card))).toEqual(new Set(['nightvale-pathfinder', 'ent-guard']));
});

test('MV-CARD-NIGHTVALE-PATHFINDER-04 MV-CARD-NIGHTVALE-PATHFINDER-05 R-39 cost 0 or 7 and more cannot be claimed, so no second Pathfinder', () => {
  const { ana, game } = scenario({ ...PATHFINDER, ana: { field: ['blank', 'blank'] } });
  ana.plays('buy', { card: 'nightvale-pathfinder', position: 'top' });
  for (const card of ['mist-sylphs', 'great-bear', 'nightvale-pathfinder'])
    expect(ana.cannot('claim', { card, position: 'middle' }).rule).toBe('MV-CARD-NIGHTVALE-PATHFINDER-04');
  ana.plays('decline');
  expect(game.turn.aside.length).toBe(1);
});

test('MV-BUY-08 a claim needs its spot too', () => {
  const { ana } = scenario({ ...PATHFINDER, ana: { field: ['cursed-land middle'] } });
  ana.plays('buy', { card: 'nightvale-pathfinder', position: 'top' });
  expect(ana.cannot('claim', { card: 'seedling', position: 'middle' }).rule).toBe('MV-BUY-08');
  expect(ana.offered('claim').map((move) => 'position' in move && move.position)).toEqual(['top', 'bottom']);
});

test('MV-HARVEST-01 all abilities that cost and ask nothing can be used with one move, and no others', () => {
  const field = ['blank + peacekeeper-druid top', 'blank + feral-chieftain top', 'blank + magpie top'];
  const { ana, game, player, table } = scenario({ ...HARVEST, ana: { field, vales: ['exodus-road', 'crystal-cavern'], discard: ['blank'] } });
  ana.plays('useAll');
  expect([game.turn.mana, player(ana).vp]).toEqual([1 + 2, 1]);
  expect(ana.offered().map(({ do: kind }) => kind)).not.toContain('useAll');
  expect(ana.offered('useVale').map((move) => (move as { card: string }).card)).toEqual(['exodus-road', 'crystal-cavern']);
  expect(ana.cannot('useAll').rule).toBe('MV-HARVEST-04');
  table.isBackTo(ana, 'harvest');
});

test('MV-HARVEST-01 what would bring more once cards join the field, or guardians are lent, is not used along', () => {
  const growing = ['blank + magic-seed top', 'blank + peacekeeper-druid top', 'blank + wolf-rider top', 'blank + call-of-the-hunt top'];
  const hunt = scenario({ ...HARVEST, ana: { field: growing, deck: ['blank', 'blank', 'blank', 'blank', 'blank'] } });
  hunt.ana.plays('useAll');
  expect(hunt.game.turn.mana).toBe(2 + 3);
  hunt.ana.plays('use', { card: 'call-of-the-hunt' });
  hunt.ana.plays('use', { card: 'magic-seed' });
  expect(hunt.game.turn.mana).toBe(2 + 3 + 8);
  const ember = scenario({ ...HARVEST, ana: { field: ['blank + dawnsinger top', 'blank + feral-chieftain top'], token: 'wildfire-ember', active: true } });
  expect(ember.ana.cannot('useAll').rule).toBe('MV-HARVEST-04');
});
