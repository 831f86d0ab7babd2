import { expect, test } from 'vitest';
import { ARCANE, constants, DIE_TYPES, ELEMENTS, effectOf, FACES, items, itemsOfAge, signsShown, talents } from './cards.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import { readCards } from './schema.ts';

const named = (name: string) => items().filter((item) => item.name === name);
const facesOf = (type: number) => Array.from({ length: FACES }, (_, face) => effectOf(type, face).face);
const range = (from: number, to: number) => items().filter(({ number }) => number >= from && number <= to);

test('MF-COMP-02 72 items, each number once, 24 of each age', () => {
  expect(items().map(({ number }) => number)).toEqual(Array.from({ length: 72 }, (_, i) => i + 1));
  expect(range(1, 24).every(({ age }) => age === 'dawn')).toBe(true);
  expect(range(25, 48).every(({ age }) => age === 'noon')).toBe(true);
  expect(range(49, 72).every(({ age }) => age === 'dusk')).toBe(true);
  expect(new Set(items().map(({ id }) => id)).size).toBe(72);
});

test('MF-COMP-03 20 talents, each number once', () => {
  expect(talents().map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(new Set(talents().map(({ id }) => id)).size).toBe(20);
});

test('MF-COMP-04 eight dice of each of five types', () => {
  const dice = catalogue.entries.filter(({ kind }) => kind === 'die');
  expect(dice.map(({ copies }) => copies)).toEqual([8, 8, 8, 8, 8]);
  expect(constants.diceOfEachType).toBe(8);
});

test('MF-COMP-08 three items are called Mana Prisms and give different amounts', () => {
  expect(named('Mana Prisms').map(({ number, onBuild }) => [number, onBuild.prisms])).toEqual([
    [24, 2],
    [48, 3],
    [72, 4],
  ]);
});

test('MF-COMP-09 MF-FAQ-09 the type is not told by the cost', () => {
  const gloves = items()[17];
  expect([gloves?.name, DIE_TYPES[gloves?.type ?? 0], gloves?.cost.fixed]).toEqual(['Arcane Gloves', 'arcane', [1, 1, 1, 1]]);
  const hellforge = items()[5];
  expect([DIE_TYPES[hellforge?.type ?? 0], hellforge?.cost.fixed]).toEqual(['fire', [2, 2, 0, 0]]);
});

test('MF-COMP-10 an item is for the Workshop, with abilities, or for the Store, with an effect', () => {
  for (const { isWorkshop, abilities, onBuild } of items()) {
    expect(abilities.length > 0).toBe(isWorkshop);
    expect(Object.keys(onBuild).length > 0).toBe(!isWorkshop);
  }
  expect(range(49, 72).some(({ isWorkshop }) => isWorkshop)).toBe(false);
});

test('MF-DIE-07 MF-DIE-13 MF-FAQ-15 an element die: two gems, one double, its two neighbours once each, one special', () => {
  const { opposedElements } = constants;
  const specials = ['runestone', 'transmute', 'powerSurge', 'gemCopy'];
  for (const [type, element] of ELEMENTS.entries()) {
    const faces = facesOf(type);
    expect(faces.filter((face) => face.kind === 'gem')).toEqual([
      { kind: 'gem', element },
      { kind: 'gem', element },
    ]);
    const neighbours = ELEMENTS.filter((other) => other !== element && other !== opposedElements[element]);
    expect(faces.filter((face) => face.kind === 'mana').map(({ mana }) => mana)).toEqual([{ [element]: 2 }, ...neighbours.map((other) => ({ [other]: 1 }))]);
    expect(faces.filter((face) => face.kind === 'special')).toEqual([{ kind: 'special', special: specials[type] }]);
    expect(faces.some((face) => face.kind === 'choice')).toBe(false);
  }
});

test('MF-DIE-14 the arcane die shows each pair of elements once', () => {
  const pairs = facesOf(ARCANE).map((face) => (face.kind === 'choice' ? face.options.join() : 'none'));
  expect(pairs).toEqual(['earth,fire', 'earth,wind', 'earth,water', 'fire,wind', 'fire,water', 'wind,water']);
});

test('MF-CARD-90 fifteen wands, by name', () => {
  const wands = items()
    .filter(({ isWand }) => isWand)
    .map(({ number }) => number);
  expect(wands).toEqual([19, 20, 21, 22, 23, 43, 44, 45, 46, 47, 67, 68, 69, 70, 71]);
  expect(
    items()
      .filter(({ name }) => name.includes('Wand'))
      .map(({ number }) => number),
  ).toEqual(wands);
});

test('MF-CARD-91 runs go earth, fire, wind, water, arcane; each age has 5 of each element and 4 arcane', () => {
  for (const first of [1, 5, 9, 14, 19, 25, 29, 33, 39, 43, 49, 53, 57, 63, 67]) expect(range(first, first + 3).map(({ type }) => type)).toEqual([0, 1, 2, 3]);
  for (const fifth of [18, 23, 47, 71]) expect(items()[fifth - 1]?.type).toBe(ARCANE);
  for (const age of ['dawn', 'noon', 'dusk'] as const)
    expect(DIE_TYPES.map((_, type) => itemsOfAge(age).filter((number) => items()[number - 1]?.type === type).length)).toEqual([5, 5, 5, 5, 4]);
});

test('MF-SETUP-12 no type needs more than 7 of its 8 dice before Archmage picks', () => {
  for (const [type] of DIE_TYPES.entries()) {
    const brought = talents().filter(({ dice }) => dice.includes(type)).length;
    const perPlayer = type === ARCANE ? 0 : 1;
    expect(4 * perPlayer + Math.min(brought, 8)).toBeLessThanOrEqual(7);
  }
});

test('MF-UPG-09 13 and 33 to 36 have nothing open at first, all others something', () => {
  const closed = items().filter(({ isWorkshop, abilities }) => isWorkshop && abilities.every(({ gemsWhenOpen }) => gemsWhenOpen > 0));
  expect(closed.map(({ number }) => number)).toEqual([13, 33, 34, 35, 36]);
});

test('MF-SYM-06 elements have mana, gems, dice and items; arcane only dice and items', () => {
  expect(ELEMENTS).toEqual(['earth', 'fire', 'wind', 'water']);
  expect(DIE_TYPES).toEqual([...ELEMENTS, 'arcane']);
  const costs = catalogue.entries.filter(({ kind }) => kind === 'item').flatMap(({ values }) => Object.keys((values as { cost: object }).cost));
  expect([...new Set(costs)].sort()).toEqual(['any', 'earth', 'fire', 'water', 'wind']);
});

test('MF-SYM-07 prestige is fixed, varies, or is for another player', () => {
  expect(items()[61]?.onBuild).toEqual({ prestige: 7 });
  expect(items()[57]?.onBuild.prestigePerElementShown).toEqual({ symbols: 2, prestige: 2 });
  expect(items()[62]?.onBuild.gemOffer).toEqual({ element: 'earth', prestige: 2 });
});

test('MF-SYM-02 a trigger names what sets it off and what it brings', () => {
  const triggered = talents().flatMap(({ number, ability }) => (ability.kind === 'triggered' ? [[number, ability.when.buildElement, ability.gain]] : []));
  expect(triggered).toEqual([
    [5, 'earth', { gems: { earth: 1 } }],
    [6, 'fire', { gems: { fire: 1 } }],
    [7, 'wind', { gems: { wind: 1 } }],
    [8, 'water', { gems: { water: 1 } }],
    [9, 'arcane', { prisms: 1 }],
  ]);
});

test('MF-SYM-08 cards that look at charges, at signs on dice, at gifts and at the Store', () => {
  const effect = (number: number) => items()[number - 1]?.onBuild;
  expect(effect(59)).toEqual({ prestigePerWorkshopCard: { charged: 2, exhausted: 1 } });
  expect(effect(58)).toEqual({ prestigePerElementShown: { symbols: 2, prestige: 2 } });
  expect(range(63, 66).map(({ onBuild }) => onBuild.gemOffer?.element)).toEqual([...ELEMENTS]);
  expect(effect(61)).toEqual({ copyStoreCard: true });
});

test('a face counts its signs: gem one, double two, arcane one of each, special none', () => {
  expect([0, 2, 3, 5].map((face) => signsShown(0, face))).toEqual([
    [1, 0, 0, 0],
    [2, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 0, 0],
  ]);
  expect(signsShown(ARCANE, 5)).toEqual([0, 0, 1, 1]);
});

test('costs rise through the day: 3.3, 4.1 and 6.1 units on average', () => {
  const average = (age: 'dawn' | 'noon' | 'dusk') => itemsOfAge(age).reduce((sum, number) => sum + (items()[number - 1]?.cost.total ?? 0), 0) / 24;
  expect([average('dawn'), average('noon'), average('dusk')].map((n) => n.toFixed(1))).toEqual(['3.3', '4.1', '6.1']);
});

test('every card has a text of its own and values with an origin', () => {
  for (const { text, copies, provenance } of catalogue.entries) {
    expect(text.length).toBeGreaterThan(10);
    expect(copies).toBeGreaterThan(0);
    expect(Object.keys(provenance).length).toBeGreaterThan(2);
  }
  expect(() => readCards(catalogue)).not.toThrow();
});

type Raw = { constants: Record<string, { value: unknown }>; entries: { id: string; values: Record<string, unknown> }[] };
const spoilt = (spoil: (raw: Raw) => void): unknown => {
  const raw = JSON.parse(JSON.stringify(catalogue)) as Raw;
  spoil(raw);
  return raw;
};
const entry = (raw: Raw, id: string) => raw.entries.find((one) => one.id === id)!.values;

test.each([
  ['a negative cost', (raw: Raw) => Object.assign(entry(raw, 'hellforge').cost as object, { earth: -2 }), 'hellforge: cost.earth: an amount is negative'],
  ['half a mana', (raw: Raw) => Object.assign(entry(raw, 'hellforge').cost as object, { earth: 0.5 }), 'hellforge: cost.earth: an amount is not whole'],
  ['no cost at all', (raw: Raw) => delete entry(raw, 'hellforge').cost, 'hellforge: cost'],
  ['a missing constant', (raw: Raw) => delete raw.constants.rounds, 'constants: rounds'],
  ['a negative constant', (raw: Raw) => Object.assign(raw.constants.firstPlayerPrisms!, { value: -1 }), 'constants: firstPlayerPrisms: an amount is negative'],
  ['an unknown element', (raw: Raw) => Object.assign(entry(raw, 'hellforge'), { element: 'ice' }), 'hellforge: element'],
  ['five faces', (raw: Raw) => (entry(raw, 'earth-die').faces as unknown[]).pop(), 'earth-die: faces: a die has six faces'],
  [
    'an ability that gives two things',
    (raw: Raw) => Object.assign((entry(raw, 'illusion-globes').abilities as { gain: object }[])[0]!.gain, { extraSpends: 1 }),
    'illusion-globes: abilities.0.gain: an ability gives exactly one kind of thing',
  ],
  [
    'an ability with two costs',
    (raw: Raw) => Object.assign((entry(raw, 'aether-bombs').abilities as { cost: object }[])[0]!.cost, { exhaustOther: 1 }),
    'aether-bombs: abilities.0: an ability has at most one cost',
  ],
  [
    'a choice that costs mana',
    (raw: Raw) => Object.assign((entry(raw, 'stone-circle').abilities as { cost: object }[])[0]!.cost, { spends: 1 }),
    'stone-circle: abilities.0: what is chosen for an ability comes for exhausting alone',
  ],
])('faulty cards are refused: %s', (_name, spoil, fault) => {
  expect(() => readCards(spoilt(spoil))).toThrow(fault);
});
