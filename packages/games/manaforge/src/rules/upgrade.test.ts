import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test("MF-UPG-01 an upgrade moves an owned gem onto a card of one's own", () => {
  const { ana, of } = scenario({ ana: { gems: { earth: 2, fire: 1 }, workshop: ['stone-circle'] }, ben: { workshop: ['sun-fragment'] } });
  expect(ana.offered('upgrade')).toEqual([{ do: 'upgrade', card: 'stone-circle', gem: 'earth' }]);
  expect(ana.cannot('upgrade', { card: 'sun-fragment', gem: 'fire' }).rule).toBe('MF-UPG-01');
  ana.plays('upgrade', { card: 'stone-circle', gem: 'earth' });
  expect([of(ana).gems, of(ana).workshop[0]?.gems]).toEqual([[1, 1, 0, 0], [0]]);
});

test('MF-UPG-01 without the gem there is no upgrade', () => {
  const { ana } = scenario({ ana: { workshop: ['stone-circle', 'gem-amplifier'] } });
  const refusal = ana.cannot('upgrade', { card: 'stone-circle', gem: 'earth' });
  expect([refusal.rule, refusal.missing]).toEqual(['MF-UPG-01', { 'earth gem': 1 }]);
  expect(ana.cannot('upgrade', { card: 'gem-amplifier' }).missing).toEqual({ gem: 1 });
});

test('MF-UPG-02 the gem must match; a slot for any gem takes each', () => {
  const { ana, of } = scenario({ ana: { gems: { fire: 2, wind: 1 }, workshop: ['stone-circle', 'gem-amplifier'] } });
  expect(ana.cannot('upgrade', { card: 'stone-circle', gem: 'fire' }).rule).toBe('MF-UPG-02');
  expect(ana.offered('upgrade').map((move) => ('gem' in move ? move.gem : ''))).toEqual(['fire', 'wind']);
  ana.plays('upgrade', { card: 'gem-amplifier', gem: 'wind' });
  expect(of(ana).workshop[1]?.gems).toEqual([2]);
});

test("MF-UPG-03 MF-UPG-10 levels are filled from the top: Hunter's Arrows take earth, then water", () => {
  const { ana, of } = scenario({ ana: { gems: { earth: 1, water: 1 }, workshop: ['hunters-arrows'] } });
  expect(ana.cannot('upgrade', { card: 'hunters-arrows', gem: 'water' }).rule).toBe('MF-UPG-03');
  ana.plays('upgrade', { card: 'hunters-arrows', gem: 'earth' });
  ana.plays('upgrade', { card: 'hunters-arrows', gem: 'water' });
  expect(of(ana).workshop[0]?.gems).toEqual([0, 3]);
});

test('MF-UPG-04 MF-FAQ-05 MF-ACT-08 a filled level opens its ability, those above stay open', () => {
  const { ana } = scenario({ ana: { gems: { earth: 1 }, workshop: ['stone-circle'] } });
  expect(ana.cannot('activate', { card: 'stone-circle', ability: 1 }).rule).toBe('MF-ACT-08');
  ana.plays('upgrade', { card: 'stone-circle', gem: 'earth' });
  expect(ana.offered('activate')).toEqual([
    { do: 'activate', card: 'stone-circle', ability: 0 },
    { do: 'activate', card: 'stone-circle', ability: 1 },
  ]);
});

test('MF-UPG-05 an attached gem stays for good', () => {
  const { ana, ben, of } = scenario({ ana: { workshop: [{ card: 'stone-circle', gems: ['earth'] }] } });
  expect(ana.offered().map((move) => move.do)).toEqual(['gainPrism', 'activate', 'activate', 'endTurn']);
  ana.plays('activate', { card: 'stone-circle', ability: 1 });
  ana.plays('endTurn');
  ben.plays('endTurn');
  expect([of(ana).workshop[0]?.gems, of(ana).gems]).toEqual([[0], [0, 0, 0, 0]]);
});

test('MF-UPG-06 MF-FAQ-11 MF-FAQ-12 any number of upgrades in a turn, and the card used at once', () => {
  const { game, ana, prestige } = scenario({ ana: { gems: { water: 7, earth: 1 }, workshop: ['gemstone-gloves', 'stone-circle'] } });
  for (let i = 0; i < 3; i++) ana.plays('upgrade', { card: 'gemstone-gloves', gem: 'water' });
  ana.plays('upgrade', { card: 'stone-circle', gem: 'earth' });
  ana.plays('activate', { card: 'gemstone-gloves', ability: 2, gems: [0, 0, 0, 4] });
  expect([prestige(), game.turn?.spends]).toEqual([[6, 0], 4]);
});

test('MF-UPG-07 an exhausted card is upgraded, and stays exhausted; a charged one stays charged', () => {
  const { ana, charged, of } = scenario({ ana: { gems: { earth: 1, fire: 1 }, workshop: [{ card: 'stone-circle', exhausted: true }, 'sun-fragment'] } });
  ana.plays('upgrade', { card: 'stone-circle', gem: 'earth' });
  ana.plays('upgrade', { card: 'sun-fragment', gem: 'fire' });
  expect([charged(ana), of(ana).workshop[0]?.gems]).toEqual([['sun-fragment'], [0]]);
});

test('MF-UPG-08 no more gems than slots', () => {
  const { ana } = scenario({ ana: { gems: { earth: 2 }, workshop: [{ card: 'stone-circle', gems: ['earth'] }, 'verdant-haven'] } });
  expect(ana.offered('upgrade')).toEqual([]);
  expect(ana.cannot('upgrade', { card: 'stone-circle', gem: 'earth' }).rule).toBe('MF-UPG-08');
  expect(ana.cannot('upgrade', { card: 'verdant-haven', gem: 'earth' }).rule).toBe('MF-UPG-08');
});

test.each([
  ['gem-amplifier', { earth: 1, fire: 1 }, ['earth', 'fire']],
  ['protection-scarabs', { earth: 3 }, ['earth']],
  ['aether-bombs', { fire: 1 }, ['fire']],
  ['enchanting-runes', { wind: 1 }, ['wind']],
  ['gemstone-gloves', { water: 3 }, ['water']],
])('MF-UPG-09 %s does nothing until upgraded', (card, gems, wanted) => {
  const { ana } = scenario({ ana: { gems, workshop: [card, 'illusion-globes'], mana: { fire: 2 } } });
  expect(ana.cannot('activate', { card }).rule).toBe('MF-ACT-08');
  for (const gem of wanted) ana.plays('upgrade', { card, gem });
  expect(ana.offered('activate').some((move) => 'card' in move && move.card === card)).toBe(true);
});

test('MF-UPG-11 MF-CARD-13 two slots are filled one by one, also over two turns; half filled opens nothing', () => {
  const { ana, ben } = scenario({ ana: { gems: { earth: 1, fire: 1 }, workshop: ['gem-amplifier'] } });
  ana.plays('upgrade', { card: 'gem-amplifier', gem: 'earth' });
  expect(ana.cannot('activate', { card: 'gem-amplifier' }).missing).toEqual({ gems: 1 });
  ana.plays('endTurn');
  ben.plays('endTurn');
  ben.plays('endTurn');
  ana.plays('upgrade', { card: 'gem-amplifier', gem: 'fire' });
  expect(ana.offered('activate')).toEqual([{ do: 'activate', card: 'gem-amplifier', ability: 0 }]);
});

test('MF-UPG-12 an attached gem does nothing but open its level', () => {
  const { ana, of } = scenario({ ana: { workshop: [{ card: 'glittering-cavern', gems: ['earth'] }] } });
  ana.plays('activate', { card: 'glittering-cavern', ability: 0, take: ['fire'] });
  expect(of(ana).mana).toEqual([0, 1, 0, 0]);
});
