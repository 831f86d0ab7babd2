import { expect, test } from 'vitest';
import { languageOf, speak } from './messages.ts';
import { optionLabel, readOptions, valueLabel } from './options.ts';
import { misshapen } from './shapes.ts';

const shapes = {
  pass: {},
  cast: { spell: ['fireball', 'heal'], target: 'number', pay: 'texts', note: { optional: 'text' } },
  keep: { dice: 'numbers' },
  pay: { gems: { each: ['fire', 'water'] }, more: { optional: { each: ['onyx'] } } },
} as const;

test('well-formed moves pass', () => {
  expect(misshapen(shapes, { do: 'pass' })).toBeUndefined();
  expect(misshapen(shapes, { do: 'cast', spell: 'heal', target: 0, pay: ['ruby'] })).toBeUndefined();
  expect(misshapen(shapes, { do: 'cast', spell: 'heal', target: 0, pay: [], note: 'x' })).toBeUndefined();
  expect(misshapen(shapes, { do: 'keep', dice: [0, 3] })).toBeUndefined();
  expect(misshapen(shapes, { do: 'pay', gems: ['fire', 'fire', 'water'] })).toBeUndefined();
  expect(misshapen(shapes, { do: 'pay', gems: [], more: ['onyx'] })).toBeUndefined();
});

test.each([
  [null, 'object'],
  ['pass', 'object'],
  [[], 'object'],
  [{}, 'no move called'],
  [{ do: 'fly' }, '"fly"'],
  [{ do: 'toString' }, 'no move called'],
  [{ do: 'pass', by: 1 }, 'no field "by"'],
  [{ do: 'cast', spell: 'heal', target: 0 }, '"pay"'],
  [{ do: 'cast', spell: 'frost', target: 0, pay: [] }, '"spell"'],
  [{ do: 'cast', spell: 'heal', target: -1, pay: [] }, '"target"'],
  [{ do: 'cast', spell: 'heal', target: 1.5, pay: [] }, '"target"'],
  [{ do: 'cast', spell: 'heal', target: 0, pay: [7] }, '"pay"'],
  [{ do: 'cast', spell: 'heal', target: 0, pay: ['x'.repeat(65)] }, '"pay"'],
  [{ do: 'cast', spell: 'heal', target: 0, pay: [], note: 3 }, '"note"'],
  [{ do: 'keep', dice: Array(65).fill(1) }, '"dice"'],
  [{ do: 'keep', dice: 'all' }, '"dice"'],
  [{ do: 'pay', gems: ['fire', 'constructor'] }, '"gems"'],
  [{ do: 'pay', gems: 'fire' }, '"gems"'],
  [{ do: 'pay', gems: ['fire'], more: ['gold'] }, '"more"'],
])('%j is refused with a reason', (move, reason) => {
  expect(misshapen(shapes, move)).toMatchObject({ rule: 'TABLE-SHAPE', reason: expect.stringContaining(reason) });
});

test('options are filled in, and unknown or wrong ones named', () => {
  const specs = {
    storm: { kind: 'switch', label: 'Storm', default: true },
    side: { kind: 'choice', label: 'Side', values: ['a', 'b'], labels: { a: 'the left one' }, default: 'a' },
  } as const;
  expect(readOptions(specs)).toEqual({ storm: true, side: 'a' });
  expect(readOptions(specs, { side: 'b', storm: false })).toEqual({ storm: false, side: 'b' });
  expect(() => readOptions(specs, { side: 'c' })).toThrow('"side" cannot be "c": it is one of a, b.');
  expect(() => readOptions(specs, { storm: 'yes' })).toThrow('"storm"');
  expect(() => readOptions(specs, { fog: true })).toThrow('There is no option "fog". There are: storm, side.');
  expect(() => readOptions({}, { fog: true })).toThrow('This game has none.');
  expect(() => readOptions(specs, [])).toThrow('object');
  const side = { game: 'test', name: 'side', spec: specs.side };
  expect([optionLabel(side), valueLabel(side, 'a'), valueLabel(side, 'b')]).toEqual(['Side', 'the left one', 'b']);
  speak(languageOf('de', { test: { 'option.side': 'Seite', 'option.side.a': 'links' } }));
  expect([optionLabel(side), valueLabel(side, 'a'), valueLabel(side, 'b')]).toEqual(['Seite', 'links', 'b']);
  speak();
});
