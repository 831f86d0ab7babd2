import { createMatch, fastRandom, hashOf, Match, type Seat } from '@conclave/engine';
import { randomMove } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { manaforge } from '../index.ts';
import { scenario, type TableSpec } from '../scenario.ts';

const BUSY: TableSpec = {
  ana: {
    dice: ['earth: 2 earth', 'fire: gem', 'wind: 2 wind', 'water: 2 water'],
    mana: { earth: 1 },
    prisms: 1,
    workshop: ['hellforge', 'stone-circle'],
    talents: ['fire-enchanter'],
  },
  board: ['excavation-wand'],
};

test('MF-TURN-01 MF-TURN-02 actions of all kinds in any order', () => {
  const { table, ana, prestige } = scenario(BUSY);
  ana.plays('spend', { die: 1 });
  ana.plays('useTalent', { talent: 'fire-enchanter' });
  ana.plays('spend', { die: 0 });
  ana.plays('activate', { card: 'hellforge' });
  ana.plays('swapPrism', { gem: 'earth' });
  ana.plays('upgrade', { card: 'stone-circle', gem: 'earth' });
  ana.plays('build', { card: 'excavation-wand' });
  ana.plays('spend', { die: 2 });
  ana.plays('activate', { card: 'stone-circle', ability: 1 });
  expect(prestige()).toEqual([2, 0]);
  table.isBackTo(ana, 'act');
});

test('MF-TURN-02 other things are no actions', () => {
  const { ana } = scenario(BUSY);
  expect(ana.cannot('pay', { mana: [1, 0, 0, 0], gems: [0, 0, 0, 0] }).rule).toBe('MF-TURN-02');
  expect(ana.cannot('mimic', { card: 'hellforge' }).rule).toBe('MF-TURN-02');
  expect(ana.cannot('leaveDie').rule).toBe('MF-TURN-02');
});

test('MF-TURN-03 MF-TURN-07 a turn may end without any action, when its player says so', () => {
  const { table, game, ana, ben } = scenario(BUSY);
  ana.plays('endTurn');
  table.isBackTo(ben, 'act');
  expect(game.turn).toMatchObject({ seat: 1, spends: 4, hasBuilt: false, used: [] });
  const { ana: done, table: open } = scenario({ hasBuilt: true, spends: 0 });
  open.isBackTo(done, 'act');
  expect(done.offered()).toEqual([{ do: 'endTurn' }]);
});

test('MF-TURN-04 four spends, one build, and as many upgrades and activations as cards and gems allow', () => {
  const { game, ana } = scenario({ ana: { gems: { fire: 6 }, workshop: ['aether-bombs', 'sun-fragment', 'hellforge', 'lightning-spire'] } });
  expect([game.turn?.spends, game.turn?.hasBuilt]).toEqual([4, false]);
  for (let i = 0; i < 3; i++) ana.plays('upgrade', { card: 'aether-bombs', gem: 'fire' });
  ana.plays('upgrade', { card: 'sun-fragment', gem: 'fire' });
  for (const card of ['sun-fragment', 'hellforge', 'lightning-spire']) ana.plays('activate', { card });
  expect(game.turn?.spends).toBe(4);
});

test('MF-TURN-07 unused spends and extra spends vanish', () => {
  const { game, ana, ben } = scenario({ ana: { workshop: ['aether-geyser'] } });
  ana.plays('activate', { card: 'aether-geyser' });
  expect(game.turn?.spends).toBe(5);
  ana.plays('endTurn');
  ben.plays('endTurn');
  ben.plays('endTurn');
  expect(game.turn).toMatchObject({ seat: 0, spends: 4 });
});

test('MF-TURN-06 what has no target is not offered; a build always is', () => {
  const { ana } = scenario({
    ana: {
      dice: ['wind: powerSurge', 'water: gemCopy'],
      workshop: ['mana-accelerator'],
      talents: ['geomancer'],
      mana: { earth: 2, fire: 2, wind: 1, water: 1 },
    },
    board: ['mimic-essence'],
  });
  expect(ana.offered().map((move) => move.do)).toEqual(['gainPrism', 'build', 'endTurn']);
  expect(ana.cannot('spend', { die: 0 }).rule).toBe('MF-TURN-06');
  expect(ana.cannot('spend', { die: 1 }).rule).toBe('MF-TURN-06');
  expect(ana.cannot('activate', { card: 'mana-accelerator' }).rule).toBe('MF-TURN-06');
});

test('MF-TURN-09 prisms and Aether Reserve are free and unlimited', () => {
  const { game, ana } = scenario({ ana: { prisms: 2, dice: ['earth: 2 earth'], talents: ['aether-reserve'] }, spends: 1 });
  for (let i = 0; i < 3; i++) {
    ana.plays('placeDie', { die: 0 });
    ana.plays('removeDie');
  }
  ana.plays('swapPrism', { gem: 'fire' });
  expect([game.turn?.spends, game.turn?.hasBuilt, game.turn?.used]).toEqual([1, false, []]);
});

test('MF-TURN-10 nothing else is done in the middle of a build', () => {
  const { table, ana, of } = scenario({
    ana: {
      mana: { wind: 2, fire: 2 },
      prisms: 1,
      dice: ['earth: 2 earth'],
      talents: ['aether-reserve'],
      stored: 0,
      workshop: ['stone-circle', 'hellforge', 'phoenix-egg', 'steam-vents'],
    },
    board: ['lightning-spire'],
  });
  ana.plays('build', { card: 'lightning-spire' });
  for (const [kind, details] of [
    ['spend', { die: 0 }],
    ['activate', { card: 'hellforge', ability: 0 }],
    ['endTurn', {}],
    ['removeDie', {}],
  ] as const)
    expect(ana.cannot(kind, details).rule).toBe('MF-TURN-10');
  ana.plays('swapPrism', { gem: 'fire' });
  expect(of(ana).gems).toEqual([0, 1, 0, 0]);
  table.isBackTo(ana, 'makeRoom');
});

test('MF-TURN-11 every chain of actions ends: Reserve moves aside, something is used up with each', () => {
  const { ana } = scenario({
    ana: {
      dice: ['wind: powerSurge', 'fire: transmute', 'wind: powerSurge', 'earth: 2 earth'],
      gems: { earth: 2, fire: 2 },
      prisms: 2,
      workshop: ['mana-accelerator', 'aether-geyser', 'mana-condenser', 'stone-circle'],
      talents: ['wizards-apprentice', 'geomancer'],
    },
    board: ['excavation-wand'],
  });
  const random = fastRandom(4);
  for (let steps = 0; ana.offered().length > 1; steps++) {
    expect(steps).toBeLessThan(100);
    const moves = ana.offered().filter((move) => move.do !== 'endTurn');
    const { move } = randomMove({ ...manaforge, anytime: undefined } as never, {} as never, [{ seat: 0, ask: 'act', moves }], random);
    ana.plays((move as { do: 'spend' }).do, move);
  }
  expect(ana.offered()).toEqual([{ do: 'endTurn' }]);
});

test('MF-OFF-06 off turn nothing is done', () => {
  const { ben } = scenario({
    ben: { dice: ['earth: 2 earth'], mana: { earth: 3 }, gems: { earth: 1 }, workshop: ['stone-circle'] },
    board: ['excavation-wand'],
  });
  expect(ben.offered()).toEqual([]);
  for (const [kind, details] of [
    ['spend', { die: 0 }],
    ['build', { card: 'excavation-wand', mana: [3, 0, 0, 0], gems: [0, 0, 0, 0] }],
    ['gainPrism', {}],
    ['upgrade', { card: 'stone-circle', gem: 'earth' }],
    ['endTurn', {}],
  ] as const)
    expect(ben.cannot(kind, details).rule).toBe('MF-OFF-06');
});

/** A match that stands at a prepared table. */
function matchAt(spec: TableSpec) {
  const { game } = scenario(spec);
  const seats = game.seats;
  const match = new Match({ ...manaforge, setup: () => manaforge.clone(game) }, { seats, key: hashOf('undo') });
  const plays = (seat: Seat, move: Parameters<typeof match.play>[1]): void => {
    const played = match.play(seat, move);
    if (!played.ok) throw new Error(played.refusal.reason);
  };
  return { match, plays };
}

const build = (card: string, mana: number[]) => ({ do: 'build', card, mana, gems: [0, 0, 0, 0] });

test('MF-UNDO-01 MF-UNDO-05 MF-FAQ-06 all actions of a turn are taken back, the latest first, each to the exact position before', () => {
  const { match, plays } = matchAt(BUSY);
  const moves = [
    { do: 'spend', die: 1 },
    { do: 'swapPrism', gem: 'earth' },
    { do: 'upgrade', card: 'stone-circle', gem: 'earth' },
    { do: 'activate', card: 'hellforge', ability: 0 },
    { do: 'useTalent', talent: 'fire-enchanter' },
    { do: 'spend', die: 0 },
    build('excavation-wand', [3, 0, 0, 0]),
  ];
  const positions = moves.map((move) => {
    const before = match.hash();
    plays(0, move);
    return before;
  });
  for (const before of positions.reverse()) {
    expect(match.undo(0).ok).toBe(true);
    expect(match.hash()).toBe(before);
  }
  expect(match.canUndo(0)).toBe(false);
});

test('MF-UNDO-01 a die that another player takes off Aether Reserve does not end the right to take back, and stays off', () => {
  const { match, plays } = matchAt({ ...BUSY, ben: { talents: ['aether-reserve'], dice: ['earth: 2 earth'], stored: 0 } });
  const start = match.hash();
  plays(0, { do: 'spend', die: 0 });
  plays(0, { do: 'spend', die: 1 });
  plays(1, { do: 'removeDie' });
  plays(0, { do: 'gainPrism' });
  for (let back = 0; back < 3; back++) expect(match.undo(0).ok).toBe(true);
  expect([match.state.turn?.spends, match.state.players[1]?.storedDie, match.canUndo(0)]).toEqual([4, null, false]);
  expect(match.undo(1).ok).toBe(true);
  expect(match.hash()).toBe(start);
});

test('MF-UNDO-02 what the next player does in the turn ends it all the same', () => {
  const { match, plays } = matchAt({ ...BUSY, reopenTurns: true });
  plays(0, { do: 'endTurn' });
  plays(1, { do: 'gainPrism' });
  expect(match.undo(0)).toMatchObject({ ok: false, refusal: { reason: 'Somebody else has moved since.' } });
});

test('MF-UNDO-05 moves on and off Aether Reserve are steps too', () => {
  const { match, plays } = matchAt({ ana: { talents: ['aether-reserve'], dice: ['earth: 2 earth'] } });
  const before = match.hash();
  plays(0, { do: 'placeDie', die: 0 });
  plays(0, { do: 'removeDie' });
  match.undo(0);
  expect(match.state.players[0]?.storedDie).toBe(0);
  match.undo(0);
  expect(match.hash()).toBe(before);
});

test('MF-UNDO-02 MF-UNDO-04 by default the end of a turn is final', () => {
  const { match, plays } = matchAt(BUSY);
  plays(0, { do: 'spend', die: 0 });
  plays(0, { do: 'endTurn' });
  expect(match.canUndo(0)).toBe(false);
  plays(1, { do: 'gainPrism' });
  expect(match.canUndo(0)).toBe(false);
  expect(match.canUndo(1)).toBe(true);
});

test('MF-UNDO-02 MF-UNDO-04 where the table agreed, a turn is reopened until the next player acts', () => {
  const { match, plays } = matchAt({ ...BUSY, reopenTurns: true });
  plays(0, { do: 'spend', die: 0 });
  plays(0, { do: 'endTurn' });
  expect(match.undo(0).ok).toBe(true);
  expect(match.undo(0).ok).toBe(true);
  plays(0, { do: 'endTurn' });
  plays(1, { do: 'gainPrism' });
  expect(match.canUndo(0)).toBe(false);
});

test('MF-UNDO-04 a turn is never reopened past the next roll or the end of the game', () => {
  const rolled = matchAt({ ...BUSY, reopenTurns: true });
  rolled.plays(0, { do: 'endTurn' });
  rolled.plays(1, { do: 'endTurn' });
  expect([rolled.match.state.round, rolled.match.canUndo(1)]).toEqual([2, false]);
  const over = matchAt({ ...BUSY, reopenTurns: true, deck: [], round: 9 });
  over.plays(0, { do: 'endTurn' });
  over.plays(1, { do: 'endTurn' });
  expect([over.match.isOver, over.match.canUndo(1)]).toEqual([true, false]);
});

test('MF-UNDO-03 MF-UNDO-06 nothing goes back past a new die, but what follows it does', () => {
  const { match, plays } = matchAt({ ana: { mana: { earth: 3, fire: 1 }, dice: ['water: 2 water'], workshop: ['hellforge'] }, board: ['earth-boots'] });
  plays(0, { do: 'spend', die: 0 });
  plays(0, build('earth-boots', [3, 0, 0, 0]));
  expect(match.canUndo(0)).toBe(false);
  plays(0, { do: 'activate', card: 'hellforge', ability: 0 });
  expect(match.undo(0).ok).toBe(true);
  expect(match.canUndo(0)).toBe(false);
});

test.each(['give', 'giveNothing'])('MF-UNDO-03 nothing goes back past an answer to a Replica: %s', (answer) => {
  const { match, plays } = matchAt({ ana: { mana: { fire: 6 } }, ben: { gems: { fire: 1 } }, board: ['replica-greatswords'] });
  plays(0, build('replica-greatswords', [0, 6, 0, 0]));
  plays(1, answer === 'give' ? { do: 'give', from: 'gem' } : { do: 'giveNothing' });
  expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, false]);
});

test('MF-UNDO-06 a die item without a die, and a Replica with nobody to ask, can be taken back', () => {
  const die = matchAt({ ana: { mana: { earth: 3 } }, board: ['earth-boots'], pool: { earth: 0 } });
  const before = die.match.hash();
  die.plays(0, build('earth-boots', [3, 0, 0, 0]));
  expect(die.match.undo(0).ok).toBe(true);
  expect(die.match.hash()).toBe(before);
  const replica = matchAt({ ana: { mana: { fire: 6 } }, ben: { gems: { water: 1 } }, board: ['replica-greatswords'] });
  replica.plays(0, build('replica-greatswords', [0, 6, 0, 0]));
  expect(replica.match.undo(0).ok).toBe(true);
});

test('a table may agree to reopen turns', () => {
  expect(createMatch(manaforge, { seats: 2, options: { reopenTurns: true } }).state.options.reopenTurns).toBe(true);
  expect(createMatch(manaforge, { seats: 2 }).state.options.reopenTurns).toBe(false);
});
