import { expect, test } from 'vitest';
import { constants } from '../cards/index.ts';
import { manaforge } from '../index.ts';
import { draftTable, scenario } from '../scenario.ts';
import { countsIn, faceShown, levelsOf, playerIn, takesNext, turnIn, worthIn } from './index.ts';

const FULL = {
  ana: {
    prestige: 3,
    mana: { earth: 2 },
    gems: { fire: 1 },
    prisms: 2,
    dice: ['earth: 2 earth!', 'fire: transmute'],
    workshop: [{ card: 'hunters-arrows', exhausted: true as const, gems: ['earth' as const] }, 'hellforge'],
    store: ['spark-wand', 'portal-staff'],
    talents: ['aether-reserve', 'geomancer'],
    stored: 1,
  },
  ben: { talents: ['precognition', 'famous'] },
  board: ['excavation-wand', 'stone-circle'],
  discard: ['phoenix-egg'],
};

test('MF-INFO-01 all that lies open is seen by everybody alike', () => {
  const { game } = scenario(FULL);
  const views = ([0, 1, 'spectator'] as const).map((viewer) => manaforge.viewFor(game, viewer));
  for (const view of views) {
    expect(view.players).toEqual(views[0]?.players);
    expect(view.board).toEqual(['excavation-wand', 'stone-circle', null, null, null, null]);
    expect(view.discard).toEqual(['phoenix-egg']);
  }
  expect(views[0]?.players[0]).toMatchObject({
    prestige: 3,
    mana: { earth: 2, fire: 0, wind: 0, water: 0 },
    gems: { earth: 0, fire: 1, wind: 0, water: 0 },
    prisms: 2,
    store: ['spark-wand', 'portal-staff'],
    talents: ['aether-reserve', 'geomancer'],
  });
  expect(countsIn(manaforge.viewFor(game, 1), 0)).toEqual({ place: 1, tokens: 3, wands: 1, signs: [2, 0, 0, 0] });
});

test('MF-INFO-01 MF-COMP-07 a Workshop of four spaces, with charges, gems and slots', () => {
  const { game } = scenario(FULL);
  const { workshop } = manaforge.viewFor(game, 1).players[0]!;
  expect(workshop).toEqual([
    { card: 'hunters-arrows', charged: false, gems: ['earth'] },
    { card: 'hellforge', charged: true, gems: [] },
  ]);
  expect(workshop.map(levelsOf)).toEqual([
    [
      { open: true, slots: [] },
      { open: true, slots: [{ takes: 'earth', gem: 'earth' }] },
      { open: false, slots: [{ takes: 'water', gem: null }] },
    ],
    [{ open: true, slots: [] }],
  ]);
  expect([workshop.map(takesNext), constants.workshopSlots]).toEqual([['water', null], 4]);
});

test('MF-COMP-11 spent dice are told apart from unspent ones, and Store from Workshop', () => {
  const { game } = scenario(FULL);
  const { dice, store } = manaforge.viewFor(game, 'spectator').players[0]!;
  expect(dice).toEqual([
    { type: 'earth', face: 2, spent: true, stored: false },
    { type: 'fire', face: 5, spent: false, stored: true },
  ]);
  expect(dice.map(faceShown)).toEqual([
    { kind: 'mana', mana: { earth: 2 } },
    { kind: 'special', special: 'transmute' },
  ]);
  expect(store).toEqual(['spark-wand', 'portal-staff']);
});

test('MF-COMP-12 MF-SETUP-13 neither player aids nor colours are part of the game', () => {
  const { game } = scenario(FULL);
  const text = JSON.stringify(game);
  expect([text.includes('colo'), text.includes('aid')]).toEqual([false, false]);
});

test('MF-INFO-02 hands, picks and the order of the deck are hidden', () => {
  const { game, actors } = draftTable([
    ['earth-enchanter', 'fire-enchanter', 'wind-enchanter', 'water-enchanter'],
    ['earth-crafter', 'fire-crafter', 'wind-crafter', 'water-crafter'],
  ]);
  actors[0]!.plays('pick', { talent: 'fire-enchanter' });
  actors[1]!.plays('pick', { talent: 'earth-crafter' });
  const ben = JSON.stringify(manaforge.viewFor(game, 1));
  expect(manaforge.viewFor(game, 0).draft).toMatchObject({
    hand: ['fire-crafter', 'wind-crafter', 'water-crafter'],
    picks: ['fire-enchanter'],
    from: 1,
    to: 1,
  });
  for (const hidden of ['fire-crafter', 'wind-crafter', 'famous']) expect(ben).not.toContain(hidden);
  const spectator = manaforge.viewFor(game, 'spectator');
  expect(spectator.draft).toEqual({ step: 2, handSize: 3, hand: [], picks: [], sealed: [], from: null, to: null });
  expect(JSON.stringify(spectator)).not.toMatch(/crafter|enchanter|stone-circle/);
});

test('MF-INFO-02 the view does not change with the order of the deck', () => {
  const { game } = scenario(FULL);
  const before = manaforge.viewFor(game, 0);
  game.deck.reverse();
  const after = manaforge.viewFor(game, 0);
  expect(after).toEqual(before);
});

test('MF-INFO-04 pool, deck, spends, build and the die on Aether Reserve are open', () => {
  const { game, ana } = scenario(FULL);
  ana.plays('gainPrism');
  for (const viewer of [0, 1, 'spectator'] as const) {
    const view = manaforge.viewFor(game, viewer);
    expect(view.pool).toEqual({ earth: 7, fire: 7, wind: 8, water: 8, arcane: 8 });
    expect(view.deck).toEqual({ dawn: 12, noon: 18, dusk: 18 });
    expect(view.turn).toEqual({ seat: 0, spends: 4, hasBuilt: true, used: [] });
    expect(view.players[0]?.dice.map(({ stored }) => stored)).toEqual([false, true]);
  }
});

test('what building an item would bring each player now follows from the view', () => {
  const { game } = scenario(FULL);
  const view = manaforge.viewFor(game, 'spectator');
  expect([0, 1].map((seat) => worthIn(view, seat, 'excavation-wand'))).toEqual([2, 1]);
});

test('the view tells where prestige came from, and how it grew round by round', () => {
  const { game, ana, ben } = scenario({ ana: { prestige: 3, mana: { earth: 3 } }, board: ['excavation-wand'] });
  ana.plays('build', { card: 'excavation-wand' });
  ana.plays('endTurn');
  ben.plays('endTurn');
  const [player] = manaforge.viewFor(game, 1).players;
  expect(player?.prestigeFrom).toEqual([
    { from: 'famous', prestige: 3 },
    { from: 'excavation-wand', prestige: 1 },
  ]);
  expect(player?.prestigeByRound).toEqual([4]);
});

test('what is asked beyond a turn is in the view', () => {
  const { game, ana } = scenario({
    ana: { mana: { earth: 9 }, store: ['spark-wand', 'portal-staff'] },
    ben: { gems: { earth: 1 } },
    board: ['replica-plate-mail'],
  });
  expect(manaforge.viewFor(game, 0).pending).toBe(null);
  ana.plays('build', { card: 'replica-plate-mail' });
  expect(manaforge.viewFor(game, 0).pending).toEqual({ ask: 'gift', seat: 1, builder: 0, card: 'replica-plate-mail' });
});

test('what lies in front of a player can be counted again from the view as the rules count it', () => {
  const { game } = scenario(FULL);
  const view = manaforge.viewFor(game, 'spectator');
  expect(view.players.map((_, seat) => playerIn(view, seat))).toEqual(game.players);
  expect({ ...turnIn(view), hasPlaced: false }).toEqual(game.turn);
});
