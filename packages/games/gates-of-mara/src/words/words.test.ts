import { voiceOf } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { gatesOfMara } from '../index.ts';
import type { MaraMove } from '../moves.ts';
import { type Scene, scenario } from '../scenario.ts';

const voice = voiceOf(['Ana', 'Ben'], 0);
const { words } = gatesOfMara;
const labels = ({ game, ana }: Scene, kind?: MaraMove['do']): string[] =>
  ana.offered(kind).map((move) => words.move(gatesOfMara.viewFor(game, 0), move, voice));
const asked = ({ game, table, ana }: Scene): string =>
  words.ask(gatesOfMara.viewFor(game, 0), { seat: 0, ask: table.question ?? '', moves: ana.offered() }, voice).text;
const told = ({ table }: Scene): string[] => table.heard().map((event) => words.event(event, voice)?.text ?? '');

describe('words', () => {
  test('a turn reads as plain sentences', () => {
    const scene = scenario({ banners: { fire: ['banner-of-unity', null] }, centralKeys: 1 });
    expect(asked(scene)).toBe('Your turn: place a figure or pass. 11 Energy left.');
    expect(labels(scene)).toContain('Place the Champion for 2 Energy on Banner Forge in the Fire Realm: 2 Influence; pay 1 Energy for Banner of Unity');
    expect(labels(scene)).toContain('Place the Leader for 3 Energy on the gate between the Fire Realm and the Water Realm: 2 Influence in both realms');
    expect(labels(scene)).toContain('Place the Leader for 3 Energy on the Central Gate: 1 Influence in every realm and 1 Key');
    expect(labels(scene)).toContain('Place the first Enchanter for 2 Energy on the Enchantment board');
    scene.ana.plays('place', { figure: 'champion', at: 'fire-banner-1' });
    expect(asked(scene)).toBe('Use what your Champion in the Fire Realm can do, in any order, or end the turn.');
    expect(labels(scene)).toEqual(['Use Banner Forge: pay 1 Energy for Banner of Unity', 'Use the Champion: pay 1 Energy for 1 Caravan here', 'End the turn']);
    scene.ana.plays('use', { ability: 'champion' });
    expect(asked(scene)).toBe('Where in the Fire Realm does the Caravan go?');
    scene.ana.plays('placeCaravan', { space: 'fire-caravan-1' });
    scene.ana.plays('use', { ability: 'fire-banner-1' });
    expect(asked(scene)).toBe('Which figure carries Banner of Unity? This figure may stand on a taken realm space.');
    scene.ana.plays('attach', { figure: 'merchant-1' });
    expect(asked(scene)).toBe('Your Champion is placed, and nothing is left to use: end the turn.');
    expect(told(scene).slice(1)).toEqual([
      'You place the Champion on Banner Forge in the Fire Realm for 2 Energy.',
      'You gain 2 Influence in the Fire Realm, now 2.',
      'You use the Champion, paying 1 Energy.',
      'You send a Caravan to Ember Road.',
      'You gain 1 Influence in the Fire Realm, now 3.',
      'You use Banner Forge, paying 1 Energy.',
      'You take the Banner of Unity.',
      'You attach Banner of Unity to the first Merchant.',
    ]);
  });

  test('payments, swaps and exchanges say what they cost', () => {
    const scene = scenario({
      lords: { 'water-lord': 'fire', 'air-lord': 'water' },
      ana: { gems: { water: 2, air: 1 }, cards: { champion: ['mist-armor'] } },
      ben: { out: { leader: 'fire-character' } },
    });
    expect(labels(scene)).toContain(
      'Place the Champion for 2 Energy on Trial of Flame in the Fire Realm, taken already, by Mist Armor, paying 2 Water and 1 Air: 2 Influence; pay 2 Fire for 2 Influence here',
    );
    scene.ana.plays('place', { figure: 'merchant-1', at: 'fire-bazaar' });
    expect([asked(scene), labels(scene)]).toEqual([
      '1 Influence in the Fire Realm, or 1 point from the Water Lord?',
      ['Take 1 Influence in the Fire Realm', 'Take 1 point instead'],
    ]);
    scene.ana.plays('takePoints');
    expect(labels(scene)).toContain(
      'Use the Water Lord: an exchange with the Wanderer (pay 2 Water for 2 gems of your choice and 1 point, or 1 Onyx, or 1 Key)',
    );
    scene.ana.plays('use', { ability: 'water-lord' });
    expect(labels(scene)).toEqual([
      'Pay the Wanderer 2 Water for 2 gems of your choice and 1 point',
      'Pay the Wanderer 2 Water for 1 Onyx',
      'Pay the Wanderer 2 Water for 1 Key',
      'Make no exchange',
    ]);
  });

  test('Influence says whom it passes and catches, those without any left out', () => {
    const scene = scenario({ ana: { influence: { water: 1 } }, ben: { influence: { fire: 2, water: 2 } } });
    scene.ana.plays('place', { figure: 'leader', at: 'fire-character' });
    expect(told(scene)).toContain('You gain 3 Influence in the Fire Realm, now 3, past Ben.');
    const caught = scenario({ ana: { influence: { water: 1 } }, ben: { influence: { water: 2, chaos: 3 } } });
    caught.ana.plays('place', { figure: 'merchant-1', at: 'water-bazaar' });
    expect(told(caught)).toContain('You gain 1 Influence in the Water Realm, now 2, level with Ben.');
    const free = scenario({});
    free.ana.plays('place', { figure: 'merchant-1', at: 'water-bazaar' });
    expect(told(free)).toContain('You gain 1 Influence in the Water Realm, now 1.');
  });

  test('a gate is called the same before and after a figure stands on it, Chaos first', () => {
    const scene = scenario({});
    scene.ana.plays('place', { figure: 'leader', at: 'gate-2' });
    const gate = 'the gate between the Chaos Realm and the Water Realm';
    expect(told(scene)).toContain(`You place the Leader on ${gate} for 3 Energy.`);
    const sections = words.table(gatesOfMara.viewFor(scene.game, 0), voice);
    expect(sections.find(({ heading }) => heading === 'Gates')?.lines).toContain(`T${gate.slice(1)}: your Leader.`);
  });

  test('on the Central Gate a Leader is asked by the gate, not by every realm', () => {
    const scene = scenario({ ana: { gems: { fire: 3 } } });
    scene.ana.plays('place', { figure: 'leader', at: 'central-gate' });
    expect(asked(scene)).toBe('Use what your Leader on the Central Gate can do, in any order, or end the turn.');
  });

  test('the Wanderer says its bargain before it is used, and a price is one list', () => {
    const scene = scenario({ enchantments: ['glacier-mines', null, null, null, null, null], ana: { gems: { water: 4, air: 1 }, onyx: 1 } });
    scene.ana.plays('place', { figure: 'merchant-1', at: 'chaos-crucible' });
    expect(labels(scene)).toContain('Use the Wanderer: pay 2 Water for 2 gems of your choice and 1 point, or 1 Onyx, or 1 Key');
    const buyer = scenario({ enchantments: ['glacier-mines', null, null, null, null, null], ana: { gems: { water: 1, air: 1 }, onyx: 1 } });
    buyer.ana.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
    buyer.ana.plays('use', { ability: 'enchantment-board' });
    buyer.ana.plays('buy', { card: 'glacier-mines' });
    expect(told(buyer)).toEqual(
      expect.arrayContaining(['You use the Enchantment board.', expect.stringMatching(/^You buy Glacier Mines for 1 Water, 1 Air and 1 Onyx: /)]),
    );
  });

  test('an exchange that could not be paid is not promised; gems given before it count', () => {
    const silkTongue = (gems: Record<string, number>) => {
      const scene = scenario({ wanderer: 'fire', ana: { gems, cards: { leader: ['silk-tongue'] } } });
      scene.ana.plays('place', { figure: 'leader', at: 'central-gate' });
      return labels(scene, 'use').find((label) => label.includes('Silk-Tongue'));
    };
    expect(silkTongue({ air: 1, water: 2 })).toMatch(/ and an exchange with the Wanderer \(pay 2 Water for /);
    expect(silkTongue({ air: 1, water: 1 })).toMatch(/: pay 1 Air for 1 Caravan here, but no exchange: its price is out of reach$/);
    const goblin = (water: number) => {
      const scene = scenario({ ana: { tribe: 'goblin', gems: { water } } });
      scene.ana.plays('place', { figure: 'specialist', at: 'fire-bazaar' });
      return labels(scene, 'use').find((label) => label.includes('Specialist'));
    };
    expect([goblin(0)?.includes('out of reach'), goblin(1)?.includes('(pay 2 Water for')]).toEqual([true, true]);
  });

  test('an empty space says that nobody stands there, not that it costs nothing', () => {
    const lines = words.table(gatesOfMara.viewFor(scenario({ ben: { out: { leader: 'fire-bazaar' } } }).game, 0), voice).flatMap((section) => section.lines);
    expect(lines.filter((line) => /free/i.test(line))).toEqual([]);
    expect(lines.find((line) => line.startsWith('Trial of Flame'))).toBe('Trial of Flame: Pay 2 Fire: gain 2 Influence here. Nobody stands here.');
    expect(lines.find((line) => line.startsWith('Ash Bazaar'))).toMatch(/ Taken by Ben's Leader\.$/);
    expect(lines.find((line) => line.startsWith('Caravan space Ember Road'))).toMatch(/ No Caravan is here\.$/);
    expect(lines).toContain('The Central Gate: 0 Keys, nobody stands here.');
  });

  test('a purchase and the end of a round', () => {
    const scene = scenario({
      lords: { 'fire-lord': 'fire', 'air-lord': 'water' },
      enchantments: ['manipulate-wind', null, null, null, null, null],
      enchantmentDeck: ['firewater'],
      ana: { gems: { air: 2 }, onyx: 1, influence: { fire: 4 } },
    });
    scene.ana.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
    scene.ana.plays('use', { ability: 'enchantment-board' });
    expect([asked(scene), labels(scene)]).toEqual([
      'Buy an Enchantment? 2 purchases left.',
      ['Buy Manipulate Wind for 2 Air and 1 Onyx (6 points)', 'Finish buying and refill the slots'],
    ]);
    scene.ana.plays('buy', { card: 'manipulate-wind' });
    scene.ana.plays('attach', { figure: 'champion' });
    scene.ana.plays('done');
    scene.ana.plays('endTurn');
    expect(told(scene)).toContain('You buy Manipulate Wind for 2 Air and 1 Onyx: 6 points.');
    scene.allPass();
    expect(asked(scene)).toBe('Your Claim wins a Fire Banner. Which figure carries it? Gain 1 Influence here and 1 Fire.');
    expect(told(scene)).toEqual([
      'Ben passes for the round.',
      'You pass for the round.',
      'Everybody has passed: round 1 ends.',
      'You place 2 Claims in the Fire Realm.',
    ]);
  });

  test.each([
    [{ winners: [0], how: 'points', scores: [88, 70] }, 'You win with 88 points.'],
    [{ winners: [1], how: 'keys', scores: [70, 70] }, 'Ben wins with 70 points after a tie, with more Keys.'],
    [{ winners: [0, 1], how: 'shared', scores: [70, 70] }, 'You and Ben share the victory with 70 points.'],
  ])('the result %j', (result, sentence) => {
    expect(words.result(result, voice)).toBe(sentence);
  });

  test('the table lists players, realms, gates, cards and Objectives', () => {
    const { game } = scenario({ ana: { influence: { fire: 2 }, claims: { fire: 3 } } });
    const sections = words.table(gatesOfMara.viewFor(game, 0), voice);
    expect(sections.map(({ heading }) => heading)).toEqual([
      'Round',
      'You, Antids',
      'Ben, Elves',
      'Chaos Realm, with the Wanderer',
      'Fire Realm, with Fire Lord',
      'Water Realm, with Air Lord',
      'Gates',
      'Enchantment board',
      'Objectives',
      'Lords and Wanderer',
    ]);
    expect(sections[4]?.lines.slice(0, 2)).toEqual(['Influence: you (2). Claims: you (3).', 'Were the round to end: nothing for anybody.']);
    expect(sections[1]?.lines[4]).toBe('Leader: at home, costs 3 Energy. Pay 3 gems of your choice: gain 1 Onyx.');
  });

  test('the table says what a card costs and who can carry it, and what the end of the round would bring', () => {
    const { game } = scenario({
      enchantments: ['ash-armor', null, null, null, null, null],
      ana: { influence: { water: 2 } },
      ben: { influence: { water: 1 } },
    });
    const lines = words.table(gatesOfMara.viewFor(game, 0), voice).flatMap(({ lines: some }) => some);
    expect(lines).toContain('Were the round to end: 2 Claims for you and 1 Claim for Ben.');
    expect(lines.find((line) => line.startsWith('Ash Armor'))).toMatch(/^Ash Armor for 1 Fire and 1 Earth, \d points?; carried by .+: /);
  });
});
