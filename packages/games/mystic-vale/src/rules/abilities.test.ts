import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';
import { cardLooks, fieldDecay, totalPoints, viewFor } from '../view/index.ts';

const CURSED = 'cursed-land';
const HARVEST = { at: 'harvestUnlessSpoiled' } as const;
/** A Prep that ends. */
const ENOUGH = [CURSED, CURSED, CURSED, CURSED];

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
