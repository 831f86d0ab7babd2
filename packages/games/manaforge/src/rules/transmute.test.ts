import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('MF-DIE-09 Transmute gains the effect of another own die, spent or not, which stays as it is', () => {
  const { ana, of } = scenario({ ana: { dice: ['fire: transmute', 'earth: 2 earth!', 'wind: gem', 'fire: transmute'] } });
  expect(ana.cannot('spend', { die: 0, copy: 0 }).rule).toBe('MF-DIE-09');
  expect(ana.cannot('spend', { die: 0, copy: 9 }).rule).toBe('MF-DIE-09');
  expect(ana.cannot('spend', { die: 2, copy: 1 }).rule).toBe('MF-DIE-09');
  ana.plays('spend', { die: 0, copy: 1 });
  ana.plays('spend', { die: 3, copy: 2 });
  expect([of(ana).mana, of(ana).gems]).toEqual([
    [2, 0, 0, 0],
    [0, 0, 1, 0],
  ]);
  expect(of(ana).dice.map(({ spent }) => spent)).toEqual([true, true, false, true]);
});

test('MF-DIE-10 a Transmute takes one spend and cannot pick a Transmute', () => {
  const { game, ana } = scenario({ ana: { dice: ['fire: transmute', 'fire: transmute', 'earth: 2 earth'] } });
  expect(ana.cannot('spend', { die: 0, copy: 1 }).rule).toBe('MF-DIE-10');
  ana.plays('spend', { die: 0, copy: 2 });
  expect(game.turn?.spends).toBe(3);
});

test.each([
  ['a gem gives its gem', 'wind: gem', {}, { gems: [0, 1, 1, 0] }],
  ['mana in full', 'water: 2 water', {}, { mana: [0, 0, 0, 2] }],
  ['an arcane face one of its two', 'arcane: fire or wind', { take: ['wind'] }, { mana: [0, 0, 1, 0] }],
  ['Runestone one pair', 'earth: runestone', { take: ['fire', 'water'] }, { mana: [0, 1, 0, 1] }],
  ['Gem Copy another gem', 'water: gemCopy', { take: ['fire'] }, { gems: [0, 2, 0, 0] }],
  ['Power Surge a recharge', 'wind: powerSurge', { card: 'hellforge' }, { workshop: [{ item: 6, charged: true, gems: [] }] }],
])('MF-DIE-20 Transmute: %s', (_name, shows, details, expected) => {
  const { ana, of } = scenario({ ana: { dice: ['fire: transmute', `${shows}!`], gems: { fire: 1 }, workshop: [{ card: 'hellforge', exhausted: true }] } });
  ana.plays('spend', { die: 0, copy: 1, ...details });
  expect(of(ana)).toMatchObject(expected);
});

test('MF-DIE-20 MF-DIE-10 what is proposed for a Transmute: each effect once, with its choices', () => {
  const { ana } = scenario({
    ana: {
      dice: [
        'fire: transmute',
        'earth: 2 earth',
        'earth: 2 earth!',
        'wind: gem',
        'arcane: fire or wind',
        'earth: runestone',
        'water: gemCopy',
        'wind: powerSurge',
        'fire: transmute!',
      ],
      gems: { fire: 1, water: 2 },
      workshop: [{ card: 'hellforge', exhausted: true }, 'stone-circle'],
    },
  });
  const copied = ana.offered('spend').filter((move) => 'copy' in move);
  expect(copied).toEqual([
    { do: 'spend', die: 0, copy: 1 },
    { do: 'spend', die: 0, copy: 3 },
    { do: 'spend', die: 0, copy: 4, take: ['fire'] },
    { do: 'spend', die: 0, copy: 4, take: ['wind'] },
    { do: 'spend', die: 0, copy: 5, take: ['earth', 'wind'] },
    { do: 'spend', die: 0, copy: 5, take: ['fire', 'water'] },
    { do: 'spend', die: 0, copy: 6, take: ['fire'] },
    { do: 'spend', die: 0, copy: 6, take: ['water'] },
    { do: 'spend', die: 0, copy: 7, card: 'hellforge' },
  ]);
});

test('MF-DIE-20 the choice made with the die before does not bind', () => {
  const { ana, of } = scenario({ ana: { dice: ['fire: transmute', 'arcane: earth or wind'] } });
  ana.plays('spend', { die: 1, take: ['earth'] });
  ana.plays('spend', { die: 0, copy: 1, take: ['wind'] });
  expect(of(ana).mana).toEqual([1, 0, 1, 0]);
});

test('MF-DIE-21 MF-TURN-06 Transmute needs a die whose effect could be used now', () => {
  const { ana } = scenario({ ana: { dice: ['fire: transmute', 'water: gemCopy', 'wind: powerSurge', 'fire: transmute'] } });
  expect(ana.offered('spend')).toEqual([]);
  expect(ana.cannot('spend', { die: 0 }).rule).toBe('MF-DIE-21');
  const usable = scenario({ ana: { dice: ['fire: transmute', 'water: gemCopy', 'earth: 2 earth'] } });
  expect(usable.ana.cannot('spend', { die: 0, copy: 1, take: ['earth'] }).rule).toBe('MF-DIE-21');
  expect(usable.ana.offered('spend')).toContainEqual({ do: 'spend', die: 0, copy: 2 });
});

test('MF-DIE-22 a die may be picked by several Transmutes and be spent itself', () => {
  const { game, ana, of } = scenario({ ana: { dice: ['fire: transmute', 'fire: transmute', 'earth: 2 earth'] } });
  ana.plays('spend', { die: 0, copy: 2 });
  ana.plays('spend', { die: 2 });
  ana.plays('spend', { die: 1, copy: 2 });
  expect([of(ana).mana, game.turn?.spends]).toEqual([[6, 0, 0, 0], 1]);
});
