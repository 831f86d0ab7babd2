import { cloneData, readCatalogue } from '@conclave/engine';
import { expect, test } from 'vitest';
import catalogue from './catalogue.json' with { type: 'json' };
import { type Kind, readConstants, readValues } from './schema.ts';

const valuesOf = (id: string): Record<string, unknown> => cloneData(catalogue.entries.find((entry) => entry.id === id)!.values) as Record<string, unknown>;

test('the catalogue is sound and says where each value comes from', () => {
  const { entries, constants } = readCatalogue(catalogue);
  for (const { id, kind, values } of entries) expect(() => readValues(kind as Kind, id, values)).not.toThrow();
  expect(readConstants(constants).spoilsAt).toBe(4);
});

test('a missing value is named', () => {
  const values = valuesOf('oakling');
  delete values.cost;
  expect(() => readValues('advancement', 'oakling', values)).toThrow('oakling: cost');
});

test('a negative or fractional count is refused', () => {
  expect(() => readValues('advancement', 'oakling', { ...valuesOf('oakling'), cost: -1 })).toThrow('oakling: cost: a count may not be negative');
  expect(() => readValues('advancement', 'oakling', { ...valuesOf('oakling'), cost: 1.5 })).toThrow('oakling: cost: a count must be whole');
});

test('red VP above zero is refused', () => {
  const values = valuesOf('mist-sylphs');
  values.symbols = { ...(values.symbols as object), vpNegative: 2 };
  expect(() => readValues('advancement', 'mist-sylphs', values)).toThrow('mist-sylphs: symbols.vpNegative: red VP may not be positive');
});

test('a value nobody knows is refused, and so is an unknown action', () => {
  expect(() => readValues('vale', 'azure-lake', { ...valuesOf('azure-lake'), colour: 'blue' })).toThrow('azure-lake');
  const values = valuesOf('exodus-road');
  values.effects = [{ timing: 'harvest', optional: true, actions: [{ op: 'winTheGame' }], text: '' }];
  expect(() => readValues('vale', 'exodus-road', values)).toThrow('exodus-road');
});

test('a missing constant is named', () => {
  expect(() => readConstants({ ...catalogue.constants, spoilsAt: { value: -4 } })).toThrow('constants: spoilsAt');
});
