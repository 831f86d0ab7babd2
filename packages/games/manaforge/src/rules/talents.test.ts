import { expect, test } from 'vitest';
import { talents } from '../cards/index.ts';
import { manaforge } from '../index.ts';
import { scenario } from '../scenario.ts';

test('MF-TAL-01 MF-TAL-04 nine talents are used by choice, the others are not', () => {
  const active = talents()
    .filter(({ ability }) => ability.kind === 'activated')
    .map(({ number }) => number);
  expect(active).toEqual([1, 2, 3, 4, 10, 11, 12, 13, 16]);
  for (const { id, number } of talents()) {
    if (active.includes(number)) continue;
    const { ana } = scenario({ ana: { talents: [id], gems: { earth: 2, fire: 2, wind: 2, water: 2 } } });
    expect(ana.offered('useTalent')).toEqual([]);
    expect(ana.cannot('useTalent', { talent: id }).rule).toBe('MF-TAL-04');
  }
});

test('MF-TAL-01 nobody uses a talent of somebody else', () => {
  const { ana } = scenario({ ana: { gems: { earth: 1 } }, ben: { talents: ['earth-enchanter'] } });
  expect(ana.cannot('useTalent', { talent: 'earth-enchanter' }).rule).toBe('MF-TAL-01');
});

test('MF-TAL-02 MF-TALENT-16 the Apprentice gives up spends for mana, as often as they last', () => {
  const { game, ana, of } = scenario({ ana: { talents: ['wizards-apprentice'] } });
  expect(ana.offered('useTalent')).toHaveLength(4);
  for (const element of ['earth', 'fire', 'fire', 'water']) ana.plays('useTalent', { talent: 'wizards-apprentice', take: [element] });
  expect([of(ana).mana, game.turn?.spends]).toEqual([[1, 2, 0, 1], 0]);
  const refusal = ana.cannot('useTalent', { talent: 'wizards-apprentice', take: ['earth'] });
  expect([refusal.rule, refusal.missing]).toEqual(['MF-DIE-15', { spends: 1 }]);
  expect(talents()[15]?.dice).toEqual([]);
});

test('MF-TALENT-16 one element at a time', () => {
  const { ana } = scenario({ ana: { talents: ['wizards-apprentice'] } });
  expect(ana.cannot('useTalent', { talent: 'wizards-apprentice', take: ['earth', 'fire'] }).rule).toBe('MF-TALENT-16');
  expect(ana.cannot('useTalent', { talent: 'wizards-apprentice', take: ['arcane'] }).rule).toBe('MF-TALENT-16');
});

test.each([
  ['earth-enchanter', 'earth'],
  ['fire-enchanter', 'fire'],
  ['wind-enchanter', 'wind'],
  ['water-enchanter', 'water'],
])('MF-TALENT-01 MF-TAL-03 %s: once a turn a %s gem for 1 prestige', (talent, element) => {
  const { table, ana, ben, of, prestige } = scenario({ ana: { talents: [talent], gems: { [element]: 3 } } });
  ana.plays('useTalent', { talent });
  expect([prestige(), of(ana).gems.reduce((sum, n) => sum + n, 0), of(ana).earnedFrom]).toEqual([[1, 0], 2, [talent]]);
  expect(ana.cannot('useTalent', { talent }).rule).toBe('MF-TAL-03');
  ana.plays('endTurn');
  expect(ana.cannot('useTalent', { talent }).rule).toBe('MF-TAL-05');
  ben.plays('endTurn');
  ben.plays('endTurn');
  table.isBackTo(ana, 'act');
  ana.plays('useTalent', { talent });
  expect(prestige()).toEqual([2, 0]);
});

test('MF-TAL-03 a build does not open a talent again that was used this turn', () => {
  const { ana, prestige } = scenario({
    ana: { talents: ['fire-enchanter', 'pyromancer'], gems: { fire: 3 }, mana: { earth: 2, fire: 2 }, dice: ['fire: transmute', 'fire: 2 fire'] },
    board: ['hellforge'],
  });
  ana.plays('useTalent', { talent: 'fire-enchanter' });
  ana.plays('useTalent', { talent: 'pyromancer', die: 0 });
  ana.plays('build', { card: 'hellforge', mana: [2, 2, 0, 0], gems: [0, 0, 0, 0] });
  expect(ana.offered('useTalent')).toEqual([]);
  expect(ana.cannot('useTalent', { talent: 'fire-enchanter' }).rule).toBe('MF-TAL-03');
  expect(ana.cannot('useTalent', { talent: 'pyromancer', die: 1 }).rule).toBe('MF-TAL-03');
  expect(prestige()).toEqual([1, 0]);
});

test('MF-TAL-03 a talent not used before a build is open after it, once', () => {
  const { ana, of, prestige } = scenario({
    ana: { talents: ['fire-enchanter'], gems: { fire: 3 }, mana: { earth: 2, fire: 2 } },
    board: ['hellforge'],
  });
  ana.plays('build', { card: 'hellforge', mana: [2, 2, 0, 0], gems: [0, 0, 0, 0] });
  expect(of(ana).workshop).toHaveLength(1);
  ana.plays('useTalent', { talent: 'fire-enchanter' });
  expect(ana.cannot('useTalent', { talent: 'fire-enchanter' }).rule).toBe('MF-TAL-03');
  expect(prestige()).toEqual([1, 0]);
});

test('MF-GEM-04 an Enchanter without a gem is told which gem is missing', () => {
  const { ana } = scenario({ ana: { talents: ['earth-enchanter'], mana: { earth: 3 } } });
  expect(ana.cannot('useTalent', { talent: 'earth-enchanter' })).toEqual({
    rule: 'MF-GEM-04',
    reason: 'You lack gems for Earth Enchanter: 1 more earth gem needed.',
    missing: { 'earth gem': 1 },
  });
});

test("MF-TAL-05 a talent is used on its owner's turn only", () => {
  const { ben } = scenario({ ben: { talents: ['wizards-apprentice'] } });
  expect(ben.cannot('useTalent', { talent: 'wizards-apprentice', take: ['earth'] }).rule).toBe('MF-TAL-05');
});

test.each([
  ['earth-crafter', 'stone-circle', 'earth-boots', 0],
  ['fire-crafter', 'sun-fragment', 'spark-wand', 1],
  ['wind-crafter', 'wind-catcher', 'levitation-wand', 2],
  ['water-crafter', 'reflecting-pool', 'extinguishing-wand', 3],
])('MF-TALENT-05 %s: a gem after building an item of that element for Workshop (%s) or Store (%s)', (talent, workshop, store, at) => {
  for (const card of [workshop, store]) {
    const { ana, of } = scenario({ ana: { talents: [talent], mana: { earth: 3, fire: 3, wind: 3, water: 3 } }, board: [card] });
    ana.plays('build', { card });
    expect(of(ana).gems).toEqual([0, 1, 2, 3].map((e) => (e === at ? 1 : 0)));
  }
  const other = scenario({ ana: { talents: [talent], mana: { earth: 3, fire: 3, wind: 3, water: 3 } }, board: ['mana-prisms-dawn'] });
  other.ana.plays('build', { card: 'mana-prisms-dawn' });
  expect(other.of(other.ana).gems).toEqual([0, 0, 0, 0]);
});

test('MF-TALENT-09 Arcane Crafter: a prism after an arcane item for Workshop or Store', () => {
  for (const card of ['gem-amplifier', 'illuminating-wand']) {
    const { ana, of } = scenario({ ana: { talents: ['arcane-crafter'], mana: { earth: 3, fire: 3, wind: 3, water: 3 } }, board: [card, 'spark-wand'] });
    ana.plays('build', { card });
    expect(of(ana).prisms).toBe(1);
  }
  const fire = scenario({ ana: { talents: ['arcane-crafter'], mana: { fire: 3 } }, board: ['spark-wand'] });
  fire.ana.plays('build', { card: 'spark-wand' });
  expect(fire.of(fire.ana).prisms).toBe(0);
});

test('MF-TALENT-05a what a Crafter brings cannot help to pay for that build; one build, one reward', () => {
  const short = scenario({ ana: { talents: ['earth-crafter'], mana: { earth: 2 } }, board: ['excavation-wand'] });
  expect(short.ana.cannot('build', { card: 'excavation-wand' }).rule).toBe('MF-TURN-05');
  const extra = scenario({ ana: { talents: ['water-crafter'], mana: { water: 4 } }, board: ['elemental-rod'] });
  extra.ana.plays('build', { card: 'elemental-rod' });
  extra.table.isBackTo(extra.ana, 'act');
  expect([extra.prestige()[0], extra.of(extra.ana).gems]).toEqual([0, [0, 0, 0, 1]]);
  const pile = scenario({ ana: { talents: ['earth-crafter', 'scavenger'], mana: { earth: 3 }, gems: { fire: 1 } }, discard: ['excavation-wand'] });
  pile.ana.plays('scavenge', { card: 'excavation-wand' });
  expect(pile.of(pile.ana).gems).toEqual([1, 0, 0, 0]);
});

test.each([
  ['geomancer', 'earth', 'earth: runestone', 0],
  ['pyromancer', 'fire', 'fire: transmute', 1],
  ['aeromancer', 'wind', 'wind: 2 wind', 2],
  ['hydromancer', 'water', 'water: 1 earth', 3],
])('MF-TALENT-10 %s: once a turn, free, an own %s die to a gem face', (talent, element, shows, at) => {
  const { game, ana, of } = scenario({ ana: { talents: [talent], dice: [shows, 'arcane: earth or fire', shows] }, ben: { dice: [shows] } });
  expect(ana.offered('useTalent')).toEqual([{ do: 'useTalent', talent, die: 0 }]);
  expect(ana.cannot('useTalent', { talent, die: 1 }).rule).toBe('MF-TALENT-10');
  expect(ana.cannot('useTalent', { talent, die: 9 }).rule).toBe('MF-TALENT-10');
  ana.plays('useTalent', { talent, die: 2 });
  expect([of(ana).dice[2]?.face, of(ana).dice[0]?.face !== 0, game.turn?.spends]).toEqual([0, true, 4]);
  expect(ana.cannot('useTalent', { talent, die: 0 }).rule).toBe('MF-TAL-03');
  ana.plays('spend', { die: 2 });
  expect(of(ana).gems).toEqual([0, 1, 2, 3].map((e) => (e === at ? 1 : 0)));
  expect(element).toBe(['earth', 'fire', 'wind', 'water'][at]);
});

test('MF-TALENT-10a a spent die stays spent, and Transmute copies its new face', () => {
  const { ana, of } = scenario({ ana: { talents: ['geomancer'], dice: ['earth: 2 earth!', 'fire: transmute'] } });
  ana.plays('useTalent', { talent: 'geomancer', die: 0 });
  expect(of(ana).dice[0]).toEqual({ type: 0, face: 0, spent: true });
  ana.plays('spend', { die: 1, copy: 0 });
  expect([of(ana).gems, of(ana).mana]).toEqual([
    [1, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});

test('MF-TALENT-10b MF-TURN-06 a die that shows a gem cannot be turned; the face lasts until the next roll', () => {
  const { table, ana, ben, of } = scenario({ ana: { talents: ['geomancer'], dice: ['earth: gem', 'earth: 2 earth'] } });
  expect(ana.cannot('useTalent', { talent: 'geomancer', die: 0 }).rule).toBe('MF-TALENT-10b');
  ana.plays('useTalent', { talent: 'geomancer', die: 1 });
  ana.plays('endTurn');
  expect(of(ana).dice[1]?.face).toBe(0);
  table.willRoll(3, 6);
  ben.plays('endTurn');
  expect(of(ana).dice.map(({ face }) => face)).toEqual([2, 5]);
  const none = scenario({ ana: { talents: ['geomancer'], dice: ['earth: gem'] } });
  expect(none.ana.cannot('useTalent', { talent: 'geomancer' }).rule).toBe('MF-TURN-06');
});

test('MF-TALENT-14 MF-TURN-09 an unspent die is put on Aether Reserve, one at a time, at no cost', () => {
  const { game, ana, of } = scenario({ ana: { talents: ['aether-reserve'], dice: ['earth: 2 earth', 'fire: 2 fire'] } });
  ana.plays('placeDie', { die: 1 });
  expect([of(ana).storedDie, game.turn?.spends]).toEqual([1, 4]);
  expect(ana.cannot('placeDie', { die: 0 }).rule).toBe('MF-TALENT-14');
  const without = scenario({ ana: { dice: ['earth: 2 earth'] } });
  expect(without.ana.cannot('placeDie', { die: 0 }).rule).toBe('MF-TALENT-14');
  expect(without.ana.cannot('removeDie').rule).toBe('MF-TALENT-14a');
});

test('MF-TALENT-14a the die is taken off at any time, also while others play', () => {
  const { table, ana, ben, of } = scenario({ ana: {}, ben: { talents: ['aether-reserve'], dice: ['earth: 2 earth'], stored: 0 } });
  ben.plays('removeDie');
  expect([of(ben).storedDie, of(ben).dice[0]]).toEqual([null, { type: 0, face: 2, spent: false }]);
  table.isBackTo(ana, 'act');
  expect(ben.cannot('removeDie').rule).toBe('MF-TALENT-14a');
  const own = scenario({ ana: { talents: ['aether-reserve'], dice: ['earth: 2 earth'], stored: 0 } });
  own.ana.plays('removeDie');
  expect(own.of(own.ana).storedDie).toBe(null);
});

test('MF-TALENT-14a a die put there this turn may come off again, though that is not proposed', () => {
  const { ana, of } = scenario({ ana: { talents: ['aether-reserve'], dice: ['earth: 2 earth'] } });
  ana.plays('placeDie', { die: 0 });
  expect(ana.offered('removeDie')).toEqual([]);
  ana.plays('removeDie');
  expect(of(ana).storedDie).toBe(null);
});

test('MF-TALENT-14b MF-FAQ-17 a die spent from the card leaves it as a spent die; another may follow at once', () => {
  const { game, ana, of } = scenario({ ana: { talents: ['aether-reserve'], dice: ['earth: 2 earth', 'fire: 2 fire'], stored: 0 } });
  ana.plays('spend', { die: 0 });
  expect([of(ana).storedDie, of(ana).dice[0]?.spent, of(ana).mana, game.turn?.spends]).toEqual([null, true, [2, 0, 0, 0], 3]);
  ana.plays('placeDie', { die: 1 });
  expect(of(ana).storedDie).toBe(1);
});

test('MF-TALENT-14c MF-TALENT-10 the stored die is spent within the limit, turned, and picked by Transmute without leaving', () => {
  const { ana, of } = scenario({ ana: { talents: ['aether-reserve', 'geomancer'], dice: ['earth: 2 earth', 'fire: transmute'], stored: 0 }, spends: 1 });
  ana.plays('useTalent', { talent: 'geomancer', die: 0 });
  expect([of(ana).dice[0]?.face, of(ana).storedDie]).toEqual([0, 0]);
  ana.plays('spend', { die: 1, copy: 0 });
  expect([of(ana).gems, of(ana).storedDie]).toEqual([[1, 0, 0, 0], 0]);
  expect(ana.cannot('spend', { die: 0 }).rule).toBe('MF-DIE-01');
});

test('MF-TALENT-14d it stays for rounds with its face; a spent die is never put there, nor any die off turn', () => {
  const { table, game, ana, ben, of } = scenario({ ana: { talents: ['aether-reserve'], dice: ['earth: 2 earth', 'fire: 2 fire!'] } });
  expect(ana.cannot('placeDie', { die: 1 }).rule).toBe('MF-TALENT-14d');
  ana.plays('placeDie', { die: 0 });
  ana.plays('endTurn');
  expect(ana.cannot('placeDie', { die: 0 }).rule).toBe('MF-TALENT-14d');
  for (let round = 0; round < 2; round++) {
    while (table.question === 'act') (ana.isAsked ? ana : ben).plays('endTurn');
    table.isBackTo(ana, 'removeDie');
    ana.plays('leaveDie');
    expect(of(ana).dice[0]).toEqual({ type: 0, face: 2, spent: false });
  }
  expect(game.round).toBe(3);
  ana.plays('removeDie');
  expect(of(ana).dice[0]).toEqual({ type: 0, face: 2, spent: false });
});

const NEXT = ['hellforge', 'spark-wand', 'stone-circle', 'phoenix-egg', 'gem-amplifier', 'wind-circlet', 'steam-vents'];

test('MF-TALENT-19 MF-OFF-05 MF-INFO-03 the owner sees the next six cards at any time, never more; nobody else does', () => {
  const { game, ana } = scenario({ ana: {}, ben: { talents: ['precognition'] }, deck: NEXT });
  expect(manaforge.viewFor(game, 1).next).toEqual(NEXT.slice(0, 6));
  expect([manaforge.viewFor(game, 0).next, manaforge.viewFor(game, 'spectator').next]).toEqual([null, null]);
  expect(JSON.stringify(manaforge.viewFor(game, 1))).not.toContain('steam-vents');
  ana.plays('endTurn');
  expect(manaforge.viewFor(game, 1).next).toEqual(NEXT.slice(0, 6));
});

test('MF-TALENT-19a MF-TURN-10 looking works inside an action, before the first deal, and finds nothing in round 9', () => {
  const inside = scenario({ ana: { talents: ['precognition'], mana: { earth: 4 } }, board: ['spellblock-armguards'], deck: NEXT });
  inside.ana.plays('build', { card: 'spellblock-armguards' });
  expect([inside.table.question, manaforge.viewFor(inside.game, 0).next?.length]).toEqual(['payExtra', 6]);
  const last = scenario({ ana: { talents: ['precognition'] }, deck: [], round: 9 });
  expect(manaforge.viewFor(last.game, 0).next).toEqual([]);
  const early = scenario({ ana: { talents: ['precognition', 'archmage'] }, deck: NEXT, round: 0 });
  early.game.turn = null;
  expect(manaforge.viewFor(early.game, 0).next).toEqual(NEXT.slice(0, 6));
});
