import { eventsFor, fastRandom, hearing } from '@conclave/engine';
import { expect, test } from 'vitest';
import { mages } from '../index.ts';
import { scenario } from '../scenario.ts';

const table = () =>
  scenario(
    {
      ana: { hand: ['ruby', 'counter', 'shackles'], levels: { attack: 2 }, character: 'elad-the-knowledgeable', chosenSpell: 'heal' },
      ben: { hand: ['pyro', 'heal'], table: ['amulet-of-luck'], hearts: 1, claimed: ['lord-mortimer'] },
      cleo: { hand: ['miziko'] },
    },
    { deck: ['zoe', 'necro'], discard: ['apollo'], items: ['firestorm', 'troll-trap'], itemDiscard: ['healing-rain'], troll: 'ben' },
  );

test('MG-INFO-01 open to all: hearts, levels, characters, choices, table, Row, sizes, discards, Troll and rolls', () => {
  const { ana, game, table: stage } = table();
  stage.willRoll(1, 2);
  ana.plays('rollForTroll');
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const view = mages.viewFor(game, viewer);
    expect(view).toMatchObject({ row: game.row, deck: 2, discard: ['apollo'], items: 2, itemDiscard: ['healing-rain'], spells: game.spells, troll: 1 });
    expect(view.players.map(({ hearts, cards }) => [hearts, cards])).toEqual([
      [2, 3],
      [1, 2],
      [2, 1],
    ]);
    expect(view.players[0]).toMatchObject({ character: 'elad-the-knowledgeable', chosenSpell: 'heal', levels: { attack: 2 } });
    expect(view.players[1]).toMatchObject({ table: ['amulet-of-luck'], claimed: ['lord-mortimer'] });
    expect(view.rolls.map(({ die }) => die)).toEqual([1, 2]);
  }
});

test('MG-INFO-02 hidden: other hands, and what lies in the piles', () => {
  const { game } = table();
  const seen = (viewer: number | 'spectator') => mages.viewFor(game, viewer).players.map(({ hand }) => hand);
  expect(seen(0)).toEqual([['ruby', 'counter', 'shackles'], null, null]);
  expect(seen(1)).toEqual([null, ['pyro', 'heal'], null]);
  expect(seen('spectator')).toEqual([null, null, null]);
  for (const secret of ['necro', 'firestorm', 'shackles', 'troll-trap']) expect(JSON.stringify(mages.viewFor(game, 2))).not.toContain(`"${secret}"`);
});

test('MG-INFO-02 a card drawn or bought unseen is told to its drawer only', () => {
  const { game } = table();
  const { told } = hearing(() => mages.rulebook.play(game, 0, { do: 'drawDeck' }));
  expect(eventsFor(told, 0)).toEqual([{ is: 'resourceDrawn', seat: 0, card: 'necro', why: 'action' }]);
  for (const other of [1, 'spectator'] as const) expect(eventsFor(told, other)).toEqual([{ is: 'resourceDrawn', seat: 0, why: 'action' }]);
});

test('MG-INFO-02 a game dealt anew keeps what a seat knows and mixes the rest', () => {
  const { game } = scenario({ ana: { hand: ['ruby', 'counter'] }, ben: { hand: ['pyro', 'heal', 'shackles'] }, cleo: { hand: ['miziko', 'zoe'] } });
  const hands = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const dealt = mages.redeal(game, 0, fastRandom(seed));
    expect(mages.viewFor(dealt, 0)).toEqual(mages.viewFor(game, 0));
    const [ben, cleo] = [dealt.players[1]!.hand, dealt.players[2]!.hand];
    expect([ben.length, cleo.length]).toEqual([3, 2]);
    expect([...ben, ...cleo].filter((card) => card === 'heal')).toHaveLength(1);
    hands.add(cleo.toSorted().join());
  }
  expect([...hands].some((hand) => hand.includes('heal'))).toBe(true);
  expect(hands.size).toBeGreaterThan(4);
});

test('MG-INFO-03 a card taken from the Row or bought before all eyes is then as hidden as any other', () => {
  const { ana, game } = scenario({ ana: { hand: ['ruby', 'ruby'] }, ben: {} });
  ana.plays('buySpell', { spell: 'fireball' });
  ana.plays('drawRow', { place: 1 });
  expect(mages.viewFor(game, 1).players[0]).toMatchObject({ hand: null, cards: 2 });
  const redealt = Array.from({ length: 40 }, (_, seed) => mages.redeal(game, 1, fastRandom(seed)).players[0]!.hand.toSorted().join());
  expect(redealt.some((hand) => !hand.includes('sapphire'))).toBe(true);
});

test('MG-INFO-05 payments and discards are seen by all', () => {
  const { ana, ben, game } = scenario({ ana: { hand: ['pyro', ...Array(9).fill('zoe')] }, ben: {} }, { actions: 1 });
  const paid = hearing(() => mages.rulebook.play(game, ana.seat, { do: 'raise', skill: 'attack', pay: ['pyro'] }));
  expect(eventsFor(paid.told, 'spectator')).toEqual([{ is: 'levelRaised', seat: 0, skill: 'attack', level: 1, pay: ['pyro'] }]);
  mages.rulebook.settle(game);
  const discarded = hearing(() => mages.rulebook.play(game, ana.seat, { do: 'discard', card: 'zoe' }));
  expect(eventsFor(discarded.told, 'spectator')).toEqual([{ is: 'cardDiscarded', seat: 0, card: 'zoe' }]);
  expect(mages.viewFor(game, ben.seat).discard).toEqual(['pyro', 'zoe']);
});
