import { provenanceAt, readCatalogue } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { banners, constants, deckOf, enchantments, fireBanners, objectives, realmBoards, wandererCards } from './cards.ts';
import data from './catalogue.json' with { type: 'json' };
import { nameOf } from './names.ts';
import printed from './printed.json' with { type: 'json' };
import { constantsSchema, ELEMENTS, readValues, valuesOf } from './schema.ts';
import { textOf } from './texts.ts';

const catalogue = readCatalogue(data);
const entry = (id: string) => catalogue.entries.find((one) => one.id === id)!;

describe('the catalogue', () => {
  test('holds as many cards of each kind as the box', () => {
    expect([enchantments(), banners(), fireBanners(), objectives(), wandererCards()].map((cards) => [cards.length, deckOf(cards).length])).toEqual([
      [41, 48],
      [5, 25],
      [1, 8],
      [16, 16],
      [5, 5],
    ]);
    expect(realmBoards.map(({ id, spaces, caravanSpaces }) => [id, spaces.length, caravanSpaces.length])).toEqual(
      [...ELEMENTS, 'chaos'].map((id) => [id, 5, 3]),
    );
  });

  test('asks for each element 21 times over all 48 Enchantments', () => {
    const asked = ELEMENTS.map((_, i) => enchantments().reduce((sum, { price, copies }) => sum + (price.gems[i] ?? 0) * copies, 0));
    expect(asked).toEqual([21, 21, 21, 21]);
  });

  test('printed numbers agree with what is paid, but for the Onyx of the Manipulate cards', () => {
    for (const { id, price, ability } of enchantments()) {
      const { cost, spend } = printed[id as keyof typeof printed];
      const hidden = id.startsWith('manipulate-') ? price.onyx : 0;
      const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
      expect(sum(cost), id).toBe(price.total + price.onyx - hidden);
      const isEither = id.endsWith('-tongue');
      expect(sum(spend), id).toBe(ability.cost.total * (isEither ? 2 : 1));
    }
  });

  test('knows where each value comes from', () => {
    expect(provenanceAt(entry('manipulate-wind'), 'price.onyx')).toBe('rulebook');
    expect(provenanceAt(entry('manipulate-flame'), 'price.onyx')).toBe('derived');
    expect(provenanceAt(entry('guild-charter'), 'ability.effects.0.amount')).toBe('designed');
    expect(provenanceAt(entry('antid'), 'specialist.cost')).toBe('rulebook');
    expect(catalogue.constants.energyMax).toEqual({ value: 11, provenance: 'designed' });
    expect(constants.energyMax).toBe(11);
  });

  test('has a name and a text of its own for everything', () => {
    for (const { id, text } of catalogue.entries) expect([nameOf(id).length > 2, text.length > 8, textOf(id)]).toEqual([true, true, text]);
    expect(nameOf('antid-specialist')).toBe('Antid Specialist');
  });
});

describe('the schema', () => {
  const charter = entry('guild-charter').values as Record<string, unknown>;
  const without = (key: string) => Object.fromEntries(Object.entries(charter).filter(([one]) => one !== key));

  test.each([
    [{ ...charter, points: -1 }, 'guild-charter: points: must not be negative'],
    [{ ...charter, price: { any: 0 } }, 'guild-charter: price: asks for nothing'],
    [{ ...charter, price: { gold: 3 } }, 'guild-charter: price.gold'],
    [{ ...charter, shapes: [] }, 'guild-charter: shapes: a card fits a shape'],
    [{ ...charter, ability: { when: 'afterPlacing', cost: null, effects: [] } }, 'guild-charter: ability.effects: an ability has an effect'],
    [without('ability'), 'guild-charter: ability'],
    [without('price'), 'guild-charter: price'],
    ['nothing', 'guild-charter: its values'],
  ])('refuses %j and says where', (values, message) => {
    expect(() => readValues(valuesOf.enchantment, values, 'guild-charter')).toThrow(message);
  });

  test('refuses constants that are missing or wrong', () => {
    expect(() => readValues(constantsSchema, { ...constants, rounds: 0 }, 'constants')).toThrow('constants: rounds: must be at least 1');
    const { caravans: _, ...rest } = constants;
    expect(() => readValues(constantsSchema, rest, 'constants')).toThrow('constants: caravans');
  });

  test('accepts the catalogue as it is', () => {
    for (const { id, kind, values } of catalogue.entries) expect(() => readValues(valuesOf[kind as keyof typeof valuesOf], values, id)).not.toThrow();
  });
});
