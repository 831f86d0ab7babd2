import { below, fastRandom, payments } from '@conclave/engine';
import { expect, test } from 'vitest';
import { items, NONE, type Price } from '../cards/index.ts';
import { scenario } from '../scenario.ts';
import { eachPayment, isPayable, meansOf, thriftiest, unitsOf } from './mana.ts';

const price = (fixed: number[], any: number): Price => ({ fixed, any, total: fixed.reduce((sum, n) => sum + n, any) });

test('MF-MANA-02 mana of several sources pays one cost, and of one source several costs', () => {
  const { ana, of } = scenario({
    ana: { dice: ['earth: 2 earth', 'water: 2 water'], mana: { earth: 2 }, workshop: ['verdant-haven', 'cavalier-shields', 'hunters-arrows'] },
  });
  ana.plays('activate', { card: 'verdant-haven' });
  ana.plays('spend', { die: 0 });
  ana.plays('spend', { die: 1 });
  expect(of(ana).mana).toEqual([5, 0, 0, 3]);
  ana.plays('activate', { card: 'cavalier-shields' });
  ana.plays('activate', { card: 'hunters-arrows' });
  expect(of(ana).mana).toEqual([2, 0, 0, 2]);
});

test('MF-MANA-03 MF-FAQ-08 MF-TURN-07 left-over mana is lost and never becomes gems', () => {
  const { ana, of } = scenario({ ana: { mana: { earth: 3, water: 1 }, gems: { fire: 1 } } });
  ana.plays('endTurn');
  expect([of(ana).mana, of(ana).gems]).toEqual([
    [0, 0, 0, 0],
    [0, 1, 0, 0],
  ]);
});

test('MF-MANA-04 MF-FAQ-01 units of any element may be of different elements', () => {
  const { ana, of } = scenario({ ana: { mana: { earth: 2, fire: 1, wind: 1 } }, board: ['barricade-wand'] });
  ana.plays('build', { card: 'barricade-wand', mana: [2, 1, 1, 0] });
  expect(of(ana).store).toEqual([43]);
});

test('MF-MANA-05 a unit of an element is paid with that element', () => {
  const { ana } = scenario({ ana: { mana: { earth: 1, fire: 3 } }, board: ['excavation-wand'] });
  const refusal = ana.cannot('build', { card: 'excavation-wand', mana: [1, 2, 0, 0], gems: [...NONE] });
  expect([refusal.rule, refusal.missing]).toEqual(['MF-TURN-05', { earth: 1 }]);
  const enough = scenario({ ana: { mana: { earth: 2, fire: 3 } }, board: ['excavation-wand'] });
  const wrong = enough.ana.cannot('build', { card: 'excavation-wand', mana: [1, 2, 0, 0], gems: [...NONE] });
  expect([wrong.rule, wrong.missing]).toEqual(['MF-MANA-05', { earth: 1 }]);
});

test('MF-MANA-06 the payer chooses freely, and pays exactly', () => {
  const spec = { ana: { mana: { earth: 3, fire: 1 }, gems: { earth: 1, wind: 1 } }, board: ['excavation-wand'] };
  const { ana, of } = scenario(spec);
  expect(ana.cannot('build', { card: 'excavation-wand', mana: [3, 1, 0, 0], gems: [...NONE] }).rule).toBe('MF-MANA-06');
  expect(ana.cannot('build', { card: 'excavation-wand', mana: [3], gems: [] }).rule).toBe('MF-MANA-06');
  expect(ana.cannot('build', { card: 'excavation-wand', mana: [1, 1, 0, 0], gems: [...NONE] }).rule).toBe('MF-TURN-05');
  ana.plays('build', { card: 'excavation-wand', mana: [1, 0, 0, 0], gems: [1, 0, 1, 0] });
  expect([of(ana).mana, of(ana).gems]).toEqual([
    [2, 1, 0, 0],
    [0, 0, 0, 0],
  ]);
});

test('MF-MANA-07 mana of any element gets its element when gained and keeps it', () => {
  const { ana, of } = scenario({ ana: { workshop: [{ card: 'glittering-cavern', gems: ['earth'] }] }, board: ['spark-wand'] });
  expect(ana.offered('activate')).toHaveLength(8);
  ana.plays('activate', { card: 'glittering-cavern', ability: 1, take: ['water'] });
  expect(of(ana).mana).toEqual([1, 0, 0, 1]);
  expect(ana.cannot('build', { card: 'spark-wand' }).rule).toBe('MF-TURN-05');
});

test('MF-MANA-08 a reserve has no upper limit', () => {
  const { ana, of } = scenario({ ana: { mana: { earth: 40 }, dice: ['earth: 2 earth'] } });
  ana.plays('spend', { die: 0 });
  expect(of(ana).mana[0]).toBe(42);
});

test('MF-MANA-01 MF-GEM-02 nobody pays with what they do not have', () => {
  const { ana } = scenario({ ana: { mana: { earth: 2, fire: 1 }, gems: { earth: 1 } }, board: ['excavation-wand'] });
  expect(ana.cannot('build', { card: 'excavation-wand', mana: [2, 0, 0, 0], gems: [0, 1, 0, 0] }).rule).toBe('MF-GEM-02');
  expect(ana.cannot('build', { card: 'excavation-wand', mana: [3, 0, 0, 0], gems: [...NONE] }).rule).toBe('MF-MANA-01');
});

test('MF-GEM-01 MF-GEM-02 a gem is one unit of its element and returns to the supply', () => {
  const { ana, of } = scenario({ ana: { gems: { earth: 2, wind: 1 } }, board: ['excavation-wand', 'levitation-wand'] });
  expect(ana.offered('build')).toEqual([{ do: 'build', card: 'excavation-wand', mana: [0, 0, 0, 0], gems: [2, 0, 1, 0] }]);
  expect(ana.cannot('build', { card: 'levitation-wand' }).missing).toEqual({ wind: 1 });
  ana.plays('build', { card: 'excavation-wand' });
  expect(of(ana).gems).toEqual([0, 0, 0, 0]);
});

test('MF-GEM-03 MF-TURN-08 gems, prisms, attached gems and charges stay when a turn ends', () => {
  const { ana, of, charged } = scenario({
    ana: {
      gems: { earth: 2 },
      prisms: 1,
      workshop: [
        { card: 'hellforge', exhausted: true },
        { card: 'stone-circle', gems: ['earth'] },
      ],
    },
  });
  ana.plays('endTurn');
  expect([of(ana).gems, of(ana).prisms, of(ana).workshop[1]?.gems, charged(ana)]).toEqual([[2, 0, 0, 0], 1, [0], ['stone-circle']]);
});

test('MF-GEM-04 MF-CARD-36 where gems are asked for, mana will not do', () => {
  const { ana } = scenario({
    ana: { mana: { water: 5 }, gems: { fire: 1 }, workshop: [{ card: 'gemstone-gloves', gems: ['water'] }], talents: ['earth-enchanter'] },
  });
  const refusal = ana.cannot('activate', { card: 'gemstone-gloves', ability: 0 });
  expect([refusal.rule, refusal.missing]).toEqual(['MF-GEM-04', { gem: 1 }]);
  expect(ana.cannot('activate', { card: 'gemstone-gloves', ability: 0, mana: [0, 0, 0, 1], gems: [0, 1, 0, 0] }).rule).toBe('MF-GEM-04');
  expect(ana.cannot('useTalent', { talent: 'earth-enchanter' }).rule).toBe('MF-GEM-04');
});

test('MF-GEM-05 MF-FAQ-14 MF-COMP-05 more gems than there are tokens', () => {
  const { ana, of } = scenario({ ana: { gems: { fire: 14 }, dice: ['fire: gem'] }, ben: { gems: { fire: 14 } } });
  ana.plays('spend', { die: 0 });
  expect(of(ana).gems[1]).toBe(15);
});

test('MF-COMP-06 more prisms than there are tokens', () => {
  const { ana, of } = scenario({ ana: { prisms: 14 }, ben: { prisms: 14 } });
  ana.plays('gainPrism');
  expect(of(ana).prisms).toBe(15);
});

test('MF-GEM-06 MF-FAQ-03 an attached gem cannot be paid, copied or given', () => {
  const { ana } = scenario({
    ana: { dice: ['water: gemCopy'], workshop: [{ card: 'stone-circle', gems: ['earth'] }], talents: ['earth-enchanter'], mana: { earth: 1, fire: 1 } },
    board: ['excavation-wand'],
  });
  expect(ana.cannot('spend', { die: 0, take: ['earth'] }).rule).toBe('MF-TURN-06');
  expect(ana.cannot('useTalent', { talent: 'earth-enchanter' }).rule).toBe('MF-GEM-04');
  expect(ana.cannot('build', { card: 'excavation-wand', mana: [1, 1, 0, 0], gems: [1, 0, 0, 0] }).rule).toBe('MF-TURN-05');
});

test('MF-GEM-07 a gem cannot be moved into the reserve', () => {
  const { ana, of } = scenario({ ana: { gems: { earth: 2 }, mana: { fire: 1 } }, board: ['excavation-wand'] });
  expect(
    ana
      .offered()
      .map((move) => move.do)
      .sort(),
  ).toEqual(['build', 'endTurn', 'gainPrism']);
  ana.plays('build', { card: 'excavation-wand', mana: [0, 1, 0, 0], gems: [2, 0, 0, 0] });
  expect(of(ana).mana).toEqual([0, 0, 0, 0]);
});

test('MF-GEM-08 MF-CARD-42a a gem pays Mana Condenser, and its element decides', () => {
  const { ana, of } = scenario({ ana: { gems: { wind: 1 }, workshop: ['mana-condenser'] } });
  ana.plays('activate', { card: 'mana-condenser', mana: [0, 0, 0, 0], gems: [0, 0, 1, 0] });
  expect(of(ana).gems).toEqual([0, 0, 2, 0]);
});

test("MF-PRISM-01 MF-TURN-09 MF-FAQ-16 prisms are swapped freely on one's own turn, and only then", () => {
  const { game, ana, ben, of } = scenario({ ana: { prisms: 3 }, ben: { prisms: 1 } });
  for (const gem of ['earth', 'earth', 'water']) ana.plays('swapPrism', { gem });
  expect([of(ana).prisms, of(ana).gems]).toEqual([0, [2, 0, 0, 1]]);
  expect([game.turn?.spends, game.turn?.hasBuilt]).toEqual([4, false]);
  expect(ana.cannot('swapPrism', { gem: 'fire' }).rule).toBe('MF-PRISM-01');
  expect(ben.cannot('swapPrism', { gem: 'fire' }).rule).toBe('MF-PRISM-01');
});

test('MF-PRISM-02 MF-FAQ-02 a prism is no gem: it is neither copied nor paid; swapped first, it is', () => {
  const { ana, of } = scenario({ ana: { prisms: 1, dice: ['water: gemCopy'], talents: ['fire-enchanter'] } });
  expect(ana.cannot('spend', { die: 0, take: ['fire'] }).rule).toBe('MF-TURN-06');
  expect(ana.cannot('useTalent', { talent: 'fire-enchanter' }).rule).toBe('MF-GEM-04');
  ana.plays('swapPrism', { gem: 'fire' });
  ana.plays('spend', { die: 0, take: ['fire'] });
  expect(of(ana).gems).toEqual([0, 2, 0, 0]);
});

test('MF-PRISM-03 a new prism may be swapped at once', () => {
  const { ana, of } = scenario({});
  ana.plays('gainPrism');
  ana.plays('swapPrism', { gem: 'wind' });
  expect([of(ana).prisms, of(ana).gems]).toEqual([0, [0, 0, 1, 0]]);
});

test('MF-PRISM-04 where a gem is asked for, the prism is swapped first', () => {
  const { ana, prestige } = scenario({ ana: { prisms: 1, talents: ['fire-enchanter'] } });
  expect(ana.cannot('useTalent', { talent: 'fire-enchanter' }).missing).toEqual({ 'fire gem': 1 });
  ana.plays('swapPrism', { gem: 'fire' });
  ana.plays('useTalent', { talent: 'fire-enchanter' });
  expect(prestige()).toEqual([1, 0]);
});

test('MF-PRISM-05 MF-TURN-10 inside a build a prism may be swapped, nothing else done', () => {
  const { table, ana, prestige } = scenario({
    ana: { mana: { earth: 2 }, prisms: 1, dice: ['earth: 2 earth'], workshop: ['hellforge'] },
    board: ['spellblock-armguards'],
  });
  ana.plays('build', { card: 'spellblock-armguards' });
  table.isBackTo(ana, 'payExtra');
  expect(ana.cannot('spend', { die: 0 }).rule).toBe('MF-TURN-10');
  expect(ana.cannot('activate', { card: 'hellforge', ability: 0 }).rule).toBe('MF-TURN-10');
  expect(ana.cannot('endTurn').rule).toBe('MF-TURN-10');
  ana.plays('swapPrism', { gem: 'fire' });
  table.isBackTo(ana, 'payExtra');
  ana.plays('pay', { mana: [0, 0, 0, 0], gems: [0, 1, 0, 0] });
  expect(prestige()).toEqual([1, 0]);
});

test('MF-FAQ-04 a gem gained a moment ago is copied, and both are used at once', () => {
  const { ana, of } = scenario({ ana: { dice: ['earth: gem', 'water: gemCopy'], mana: { fire: 1 } }, board: ['excavation-wand'] });
  ana.plays('spend', { die: 0 });
  ana.plays('spend', { die: 1, take: ['earth'] });
  ana.plays('build', { card: 'excavation-wand', mana: [0, 1, 0, 0], gems: [2, 0, 0, 0] });
  expect(of(ana).store).toEqual([19]);
});

test("the payments proposed are those of the engine's solver, thriftiest first", () => {
  const random = fastRandom(77);
  const amounts = (most: number): number[] => Array.from({ length: 4 }, () => below(random, most + 1));
  for (let i = 0; i < 150; i++) {
    const [mana, gems] = [amounts(3), amounts(2)];
    const { cost } = items()[below(random, items().length)]!;
    const solved = payments(meansOf({ mana, gems }), unitsOf(cost));
    expect(isPayable(mana, gems, cost)).toBe(solved.length > 0);
    if (solved.length === 0) continue;
    const found: string[] = [];
    eachPayment(mana, gems, cost, (paidMana, paidGems) => found.push([...paidMana, ...paidGems].join()));
    const ids = meansOf({ mana, gems }).map(({ id }) => id);
    const expected = solved.map((payment) => ids.map((id) => payment[id] ?? 0).join());
    expect(found.sort()).toEqual(expected.sort());
  }
});

test('the thriftiest payment keeps as many gems as possible', () => {
  expect(thriftiest([1, 2, 0, 0], [1, 0, 0, 1], price([2, 0, 0, 0], 2))).toEqual({ mana: [1, 2, 0, 0], gems: [1, 0, 0, 0] });
  expect(thriftiest([0, 0, 0, 0], [3, 1, 0, 2], price([0, 0, 0, 0], 3))).toEqual({ mana: [0, 0, 0, 0], gems: [2, 0, 0, 1] });
});

test('builds are offered with those that keep more gems in front', () => {
  const { ana } = scenario({ ana: { mana: { earth: 2, fire: 1 }, gems: { wind: 1, fire: 1 } }, board: ['excavation-wand'] });
  const gems = ana.offered('build').map((move) => ('gems' in move && move.gems ? move.gems.reduce((sum, n) => sum + n, 0) : 0));
  expect(gems).toEqual([0, 1]);
});
