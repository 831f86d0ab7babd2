import { expect, test } from 'vitest';
import type { Element } from '../cards/index.ts';
import { type CardSpec, scenario } from '../scenario.ts';

test("MF-ACT-01 only a charged card of one's own Workshop, on one's own turn", () => {
  const { ana, ben } = scenario({ ana: { workshop: [{ card: 'hellforge', exhausted: true }] }, ben: { workshop: ['stone-circle'] } });
  expect(ana.cannot('activate', { card: 'hellforge', ability: 0 }).rule).toBe('MF-ACT-01');
  expect(ana.cannot('activate', { card: 'stone-circle', ability: 0 }).rule).toBe('MF-ACT-01');
  expect(ben.cannot('activate', { card: 'stone-circle', ability: 0 }).rule).toBe('MF-ACT-01');
  expect(ana.offered('activate')).toEqual([]);
});

test('MF-ACT-02 MF-ACT-10 one ability each time: Stone Circle with its gem gives 1 or 2, not 3', () => {
  for (const [ability, earth] of [
    [0, 1],
    [1, 2],
  ] as const) {
    const { ana, of } = scenario({ ana: { workshop: [{ card: 'stone-circle', gems: ['earth'] }] } });
    expect(ana.cannot('activate', { card: 'stone-circle', ability: 2 }).rule).toBe('MF-ACT-02');
    ana.plays('activate', { card: 'stone-circle', ability });
    expect(of(ana).mana).toEqual([earth, 0, 0, 0]);
    expect(ana.cannot('activate', { card: 'stone-circle', ability: 1 - ability }).rule).toBe('MF-ACT-01');
  }
});

test('MF-ACT-03 MF-SYM-01 exhausting is part of the cost, paid before the benefit', () => {
  const { ana, charged, of } = scenario({ ana: { mana: { earth: 2 }, workshop: ['cavalier-shields', 'mana-accelerator'] } });
  expect(ana.cannot('activate', { card: 'mana-accelerator', recharge: 'cavalier-shields' }).rule).toBe('MF-TURN-06');
  ana.plays('activate', { card: 'cavalier-shields', ability: 0 });
  expect([charged(ana), of(ana).mana, of(ana).prestige]).toEqual([['mana-accelerator'], [0, 0, 0, 0], 2]);
});

test('MF-ACT-05 MF-ACT-06 a recharged card is used again, with the same or another ability', () => {
  const { ana, of } = scenario({
    ana: { dice: ['wind: powerSurge', 'wind: powerSurge'], workshop: [{ card: 'stone-circle', gems: ['earth'] }, 'hellforge', 'lightning-spire'] },
  });
  ana.plays('activate', { card: 'stone-circle', ability: 1 });
  ana.plays('spend', { die: 0, card: 'stone-circle' });
  ana.plays('activate', { card: 'stone-circle', ability: 1 });
  ana.plays('spend', { die: 1, card: 'stone-circle' });
  ana.plays('activate', { card: 'stone-circle', ability: 0 });
  ana.plays('activate', { card: 'hellforge' });
  ana.plays('activate', { card: 'lightning-spire' });
  expect(of(ana).mana).toEqual([6, 2, 1, 0]);
});

test('MF-ACT-07 MF-FAQ-07 mana for an ability comes from reserve or gems', () => {
  const { ana, of } = scenario({ ana: { mana: { earth: 1 }, gems: { earth: 1 }, workshop: ['cavalier-shields'] } });
  ana.plays('activate', { card: 'cavalier-shields', mana: [1, 0, 0, 0], gems: [1, 0, 0, 0] });
  expect([of(ana).prestige, of(ana).gems]).toEqual([2, [0, 0, 0, 0]]);
});

test('MF-ACT-09 a card with nothing open is charged, and can be exhausted for Enchanting Runes', () => {
  const { ana, charged, prestige } = scenario({ ana: { workshop: [{ card: 'enchanting-runes', gems: ['wind'] }, 'gem-amplifier'] } });
  expect(charged(ana)).toEqual(['enchanting-runes', 'gem-amplifier']);
  ana.plays('activate', { card: 'enchanting-runes', ability: 0, exhaust: ['gem-amplifier'] });
  expect([charged(ana), prestige()]).toEqual([[], [2, 0]]);
});

interface Row {
  rule: string;
  card: CardSpec;
  ability?: number;
  take?: string[];
  mana?: Partial<Record<Element, number>>;
  gives: object;
}

const card = (id: string, ...gems: Element[]): CardSpec => ({ card: id, gems });

const rows: Row[] = [
  { rule: 'MF-CARD-01', card: 'stone-circle', gives: { mana: [1, 0, 0, 0] } },
  { rule: 'MF-CARD-01', card: 'sun-fragment', gives: { mana: [0, 1, 0, 0] } },
  { rule: 'MF-CARD-01', card: 'wind-catcher', gives: { mana: [0, 0, 1, 0] } },
  { rule: 'MF-CARD-01', card: 'reflecting-pool', gives: { mana: [0, 0, 0, 1] } },
  { rule: 'MF-CARD-01', card: card('stone-circle', 'earth'), ability: 1, gives: { mana: [2, 0, 0, 0] } },
  { rule: 'MF-CARD-01', card: card('sun-fragment', 'fire'), ability: 1, gives: { mana: [0, 2, 0, 0] } },
  { rule: 'MF-CARD-01', card: card('wind-catcher', 'wind'), ability: 1, gives: { mana: [0, 0, 2, 0] } },
  { rule: 'MF-CARD-01', card: card('reflecting-pool', 'water'), ability: 1, gives: { mana: [0, 0, 0, 2] } },
  { rule: 'MF-CARD-05', card: 'verdant-haven', gives: { mana: [1, 0, 0, 1] } },
  { rule: 'MF-CARD-05', card: 'hellforge', gives: { mana: [1, 1, 0, 0] } },
  { rule: 'MF-CARD-05', card: 'lightning-spire', gives: { mana: [0, 1, 1, 0] } },
  { rule: 'MF-CARD-05', card: 'glacial-spike', gives: { mana: [0, 0, 1, 1] } },
  { rule: 'MF-CARD-09', card: 'glittering-cavern', take: ['water'], gives: { mana: [0, 0, 0, 1] } },
  { rule: 'MF-CARD-09', card: 'phoenix-egg', take: ['earth'], gives: { mana: [1, 0, 0, 0] } },
  { rule: 'MF-CARD-09', card: 'steam-vents', take: ['fire'], gives: { mana: [0, 1, 0, 0] } },
  { rule: 'MF-CARD-09', card: 'sacred-fountain', take: ['wind'], gives: { mana: [0, 0, 1, 0] } },
  { rule: 'MF-CARD-09', card: card('glittering-cavern', 'earth'), ability: 1, take: ['earth'], gives: { mana: [2, 0, 0, 0] } },
  { rule: 'MF-CARD-09', card: card('phoenix-egg', 'fire'), ability: 1, take: ['earth'], gives: { mana: [1, 1, 0, 0] } },
  { rule: 'MF-CARD-09', card: card('steam-vents', 'wind'), ability: 1, take: ['fire'], gives: { mana: [0, 1, 1, 0] } },
  { rule: 'MF-CARD-09', card: card('sacred-fountain', 'water'), ability: 1, take: ['wind'], gives: { mana: [0, 0, 1, 1] } },
  { rule: 'MF-CARD-13', card: card('gem-amplifier', 'earth', 'fire'), gives: { mana: [1, 1, 0, 0] } },
  { rule: 'MF-CARD-13a', card: card('gem-amplifier', 'water', 'water'), gives: { mana: [0, 0, 0, 2] } },
  { rule: 'MF-CARD-25', card: 'cavalier-shields', mana: { earth: 2 }, gives: { prestige: 2 } },
  { rule: 'MF-CARD-25', card: 'blazing-axes', mana: { fire: 2 }, gives: { prestige: 2 } },
  { rule: 'MF-CARD-25', card: 'feather-cloaks', mana: { wind: 2 }, gives: { prestige: 2 } },
  { rule: 'MF-CARD-25', card: 'healing-potions', mana: { water: 2 }, gives: { prestige: 2 } },
  { rule: 'MF-CARD-25', card: card('cavalier-shields', 'earth'), ability: 1, mana: { earth: 3 }, gives: { prestige: 4 } },
  { rule: 'MF-CARD-25', card: card('blazing-axes', 'fire'), ability: 1, mana: { fire: 3 }, gives: { prestige: 4 } },
  { rule: 'MF-CARD-25', card: card('feather-cloaks', 'wind'), ability: 1, mana: { wind: 3 }, gives: { prestige: 4 } },
  { rule: 'MF-CARD-25', card: card('healing-potions', 'water'), ability: 1, mana: { water: 3 }, gives: { prestige: 4 } },
  { rule: 'MF-CARD-29', card: 'hunters-arrows', mana: { earth: 1, water: 1 }, gives: { prestige: 2 } },
  { rule: 'MF-CARD-29', card: 'mithril-shirts', mana: { fire: 1, earth: 1 }, gives: { prestige: 2 } },
  { rule: 'MF-CARD-29', card: 'lightning-spears', mana: { wind: 1, fire: 1 }, gives: { prestige: 2 } },
  { rule: 'MF-CARD-29', card: 'frostbite-maces', mana: { water: 1, wind: 1 }, gives: { prestige: 2 } },
  { rule: 'MF-CARD-29', card: card('hunters-arrows', 'earth'), ability: 1, mana: { earth: 2, water: 1 }, gives: { prestige: 4 } },
  { rule: 'MF-CARD-29', card: card('mithril-shirts', 'fire', 'earth'), ability: 2, mana: { fire: 2, earth: 2 }, gives: { prestige: 6 } },
  { rule: 'MF-CARD-29', card: card('lightning-spears', 'wind'), ability: 1, mana: { wind: 2, fire: 1 }, gives: { prestige: 4 } },
  { rule: 'MF-CARD-29', card: card('frostbite-maces', 'water', 'wind'), ability: 2, mana: { water: 2, wind: 2 }, gives: { prestige: 6 } },
  { rule: 'MF-CARD-33', card: card('protection-scarabs', 'earth'), mana: { fire: 1, wind: 1 }, gives: { prestige: 2 } },
  { rule: 'MF-CARD-33', card: card('protection-scarabs', 'earth', 'earth'), ability: 1, mana: { fire: 3, wind: 1 }, gives: { prestige: 4 } },
  { rule: 'MF-CARD-33', card: card('protection-scarabs', 'earth', 'earth', 'earth'), ability: 2, mana: { fire: 3, wind: 1, water: 2 }, gives: { prestige: 6 } },
  { rule: 'MF-CARD-37', card: 'illusion-globes', gives: { prestige: 1 } },
  { rule: 'MF-CARD-38', card: 'clockwork-companions', mana: { earth: 1, fire: 1, wind: 1, water: 1 }, gives: { prestige: 4 } },
  { rule: 'MF-CARD-39', card: 'runed-obelisk', take: ['earth', 'wind'], gives: { mana: [1, 0, 1, 0] } },
  { rule: 'MF-CARD-39', card: 'runed-obelisk', take: ['fire', 'water'], gives: { mana: [0, 1, 0, 1] } },
];

test.each(rows.map((row) => ({ ...row, id: typeof row.card === 'string' ? row.card : row.card.card, ability: row.ability ?? 0 })))(
  '$rule $id, level $ability, pays and gives what it says, and is exhausted',
  ({ card: spec, id, ability, take, mana = {}, gives }) => {
    const { ana, of, charged } = scenario({ ana: { mana, workshop: [spec] } });
    ana.plays('activate', { card: id, ability, ...(take && { take }) });
    expect(of(ana)).toMatchObject({ mana: [0, 0, 0, 0], prestige: 0, ...gives });
    expect(charged(ana)).toEqual([]);
    const total = Object.values(mana).reduce((sum, n) => sum + n, 0);
    if (total === 0) return;
    const [first] = Object.keys(mana) as Element[];
    const short = scenario({ ana: { mana: { ...mana, [first!]: mana[first!]! - 1 }, workshop: [spec] } });
    expect(short.ana.cannot('activate', { card: id, ability }).rule).toBe('MF-TURN-05');
  },
);

test('MF-CARD-09 MF-CARD-39 MF-SYM-03 an ability gives only what it offers', () => {
  const { ana } = scenario({ ana: { workshop: ['glittering-cavern', 'runed-obelisk', 'hellforge'] } });
  expect(ana.cannot('activate', { card: 'glittering-cavern', ability: 0, take: ['earth', 'fire'] }).rule).toBe('MF-SYM-03');
  expect(ana.cannot('activate', { card: 'runed-obelisk', ability: 0, take: ['earth', 'fire'] }).rule).toBe('MF-SYM-03');
  expect(ana.cannot('activate', { card: 'hellforge', ability: 0, take: ['water'] }).rule).toBe('MF-SYM-01');
  expect(ana.cannot('activate', { card: 'hellforge', ability: 0, mana: [1, 0, 0, 0], gems: [0, 0, 0, 0] }).rule).toBe('MF-MANA-06');
  expect(ana.cannot('activate', { card: 'hellforge', ability: 0, exhaust: ['runed-obelisk'] }).rule).toBe('MF-SYM-01');
  expect(ana.cannot('activate', { card: 'hellforge', ability: 0, recharge: 'runed-obelisk' }).rule).toBe('MF-SYM-01');
});

test.each([
  [0, 3, 1, 2],
  [1, 4, 1, 4],
  [2, 4, 0, 6],
])('MF-CARD-34 MF-SYM-05 Aether Bombs at level %i: of %i spends %i are left, for %i prestige', (ability, spends, left, gained) => {
  const { game, ana, prestige } = scenario({ ana: { workshop: [card('aether-bombs', 'fire', 'fire', 'fire')] }, spends });
  ana.plays('activate', { card: 'aether-bombs', ability });
  expect([game.turn?.spends, prestige()]).toEqual([left, [gained, 0]]);
});

test("MF-CARD-34a Aether Geyser's spend counts for Aether Bombs; more than are left is out of reach", () => {
  const { game, ana, prestige } = scenario({ ana: { workshop: [card('aether-bombs', 'fire', 'fire', 'fire'), 'aether-geyser'] }, spends: 3 });
  const refusal = ana.cannot('activate', { card: 'aether-bombs', ability: 2 });
  expect([refusal.rule, refusal.missing]).toEqual(['MF-DIE-15', { spends: 1 }]);
  ana.plays('activate', { card: 'aether-geyser' });
  ana.plays('activate', { card: 'aether-bombs', ability: 2 });
  expect([game.turn?.spends, prestige()]).toEqual([0, [6, 0]]);
});

test('MF-CARD-35 MF-SYM-04 Enchanting Runes exhaust other charged cards, which give nothing', () => {
  const { ana, charged, of } = scenario({
    ana: { workshop: [card('enchanting-runes', 'wind', 'wind', 'wind'), 'hellforge', 'illusion-globes', { card: 'stone-circle', exhausted: true }] },
  });
  expect(ana.cannot('activate', { card: 'enchanting-runes', ability: 0, exhaust: ['enchanting-runes'] }).rule).toBe('MF-SYM-04');
  for (const exhaust of [['stone-circle'], ['hellforge', 'illusion-globes'], ['sun-fragment']])
    expect(ana.cannot('activate', { card: 'enchanting-runes', ability: 0, exhaust }).rule).toBe('MF-CARD-35');
  expect(ana.cannot('activate', { card: 'enchanting-runes', ability: 1, exhaust: ['hellforge', 'hellforge'] }).rule).toBe('MF-CARD-35');
  expect(ana.cannot('activate', { card: 'enchanting-runes', ability: 2 }).rule).toBe('MF-TURN-05');
  expect(ana.offered('activate').filter((move) => 'exhaust' in move)).toHaveLength(3);
  ana.plays('activate', { card: 'enchanting-runes', ability: 1, exhaust: ['hellforge', 'illusion-globes'] });
  expect([charged(ana), of(ana).mana, of(ana).prestige]).toEqual([[], [0, 0, 0, 0], 4]);
});

test.each([
  [0, 2, 2],
  [1, 3, 4],
  [2, 4, 6],
])('MF-CARD-36 Gemstone Gloves at level %i: %i gems of any mix for %i prestige', (ability, n, gained) => {
  const { ana, of } = scenario({
    ana: { gems: { earth: n - 1, wind: 2 }, mana: { earth: 9 }, workshop: [card('gemstone-gloves', 'water', 'water', 'water')] },
  });
  ana.plays('activate', { card: 'gemstone-gloves', ability, gems: [n - 1, 0, 1, 0] });
  expect([of(ana).prestige, of(ana).gems, of(ana).mana]).toEqual([gained, [0, 0, 1, 0], [9, 0, 0, 0]]);
  expect(ana.cannot('activate', { card: 'gemstone-gloves', ability }).rule).toBe('MF-ACT-01');
});

test('MF-CARD-40 each activation of Aether Geyser adds a spend, but no die is spent twice', () => {
  const { game, ana } = scenario({ ana: { dice: ['earth: 2 earth', 'wind: powerSurge'], workshop: ['aether-geyser'] } });
  ana.plays('activate', { card: 'aether-geyser' });
  ana.plays('spend', { die: 1, card: 'aether-geyser' });
  ana.plays('activate', { card: 'aether-geyser' });
  expect(game.turn?.spends).toBe(5);
  ana.plays('spend', { die: 0 });
  expect(ana.cannot('spend', { die: 0 }).rule).toBe('MF-DIE-02');
});

test('MF-CARD-41 MF-SYM-04 Mana Accelerator recharges another exhausted card, never itself', () => {
  const { ana, charged } = scenario({ ana: { workshop: ['mana-accelerator', { card: 'hellforge', exhausted: true }, 'stone-circle'] } });
  expect(ana.cannot('activate', { card: 'mana-accelerator', ability: 0, recharge: 'mana-accelerator' }).rule).toBe('MF-CARD-41');
  expect(ana.cannot('activate', { card: 'mana-accelerator', ability: 0, recharge: 'stone-circle' }).rule).toBe('MF-CARD-41');
  ana.plays('activate', { card: 'mana-accelerator', recharge: 'hellforge' });
  expect(charged(ana)).toEqual(['hellforge', 'stone-circle']);
  ana.plays('activate', { card: 'hellforge' });
  expect(ana.cannot('activate', { card: 'mana-accelerator', ability: 0, recharge: 'hellforge' }).rule).toBe('MF-ACT-01');
});

test('MF-CARD-41a it recharges a card that paid for Enchanting Runes', () => {
  const { ana, charged } = scenario({ ana: { workshop: ['mana-accelerator', card('enchanting-runes', 'wind'), 'hellforge'] } });
  ana.plays('activate', { card: 'enchanting-runes', ability: 0, exhaust: ['hellforge'] });
  ana.plays('activate', { card: 'mana-accelerator', recharge: 'hellforge' });
  expect(charged(ana)).toEqual(['hellforge']);
});

test('MF-CARD-42 Mana Condenser turns one mana into two gems of its element', () => {
  const { ana, of } = scenario({ ana: { mana: { fire: 1, water: 1 }, workshop: ['mana-condenser'] } });
  expect(ana.offered('activate')).toHaveLength(2);
  ana.plays('activate', { card: 'mana-condenser', mana: [0, 0, 0, 1] });
  expect([of(ana).mana, of(ana).gems]).toEqual([
    [0, 1, 0, 0],
    [0, 0, 0, 2],
  ]);
});
