import { readFileSync } from 'node:fs';
import { readRules } from '@conclave/engine';
import { type Legend, meaningsIn } from '@conclave/engine/book';
import { faultsOfLanguage } from '@conclave/engine/testing';
import { describe, expect, test } from 'vitest';
import { legendFor, withLegend } from './books.ts';

const MOST_WORDS = 25;

const legends = await Promise.all(withLegend.map(async (id) => ({ id, legend: (await legendFor(id)) as Legend })));

describe.each(legends)('the legend of $id', ({ id, legend }) => {
  const rules = new Set(readRules(readFileSync(new URL(`../../games/${id}/rules.md`, import.meta.url), 'utf8')).map((rule) => rule.id));

  test('every sign has a name and a sentence of its own, and no text is left over', () => {
    const ids = legend.signs.map((sign) => sign.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(legend.texts).toSorted()).toEqual(ids.flatMap((one) => [one, `${one}.means`]).toSorted());
    expect(faultsOfLanguage(legend.texts, legend.texts)).toEqual([]);
  });

  test('every sign stands on a rule that there is', () => {
    expect(legend.signs.filter(({ rule }) => !rules.has(rule))).toEqual([]);
  });

  test('a sign is explained in one breath', () => {
    expect(meaningsIn(legend).filter(({ means }) => means.split(/\s+/).length > MOST_WORDS)).toEqual([]);
  });
});

test('there is no legend of a game that is not there, whatever its name', async () => {
  expect(await legendFor('constructor')).toBeUndefined();
});
