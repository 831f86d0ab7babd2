import { expect, test } from 'vitest';
import { plotData, plotOptions } from './graph-plot.ts';

const shown = {
  lines: [[0, 0], [2, 1], [5]],
  names: ['Ana', 'Ben'],
  marks: [],
};
const SIZE = { width: 300, height: 140 };
const style = (property: string): string => `the ${property}`;

test('a graph has a row for each seat along the moves; who is not told of stands at nothing', () => {
  expect(plotData(shown)).toEqual([
    [0, 1, 2],
    [0, 2, 5],
    [0, 1, 0],
  ]);
});

test('every line has a colour and a dash of its own, and colours come round after the last', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const series = plotOptions({ ...shown, names }, SIZE, style).series.slice(1);
  expect(new Set(series.slice(0, 6).map(({ stroke }) => stroke)).size).toBe(6);
  expect(new Set(series.slice(0, 6).map(({ dash }) => dash?.join())).size).toBe(6);
  expect(series[6]?.stroke).toBe(series[0]?.stroke);
});

test('room for marks is left only where there are any', () => {
  expect(plotOptions(shown, SIZE, style)).not.toHaveProperty('hooks');
  expect(plotOptions({ ...shown, marks: [{ at: 1, label: '1' }] }, SIZE, style)).toMatchObject({
    padding: [18, null, null, null],
    hooks: { drawAxes: [expect.any(Function)] },
  });
});
