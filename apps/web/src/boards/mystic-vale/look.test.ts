import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kindOf, leaderFacts, lookByValues, symbolSigns, things, tokenFacts, valeCost } from './look.ts';

test('every symbol has its sign at hand', () => {
  const known = ['../../signs/common.signs', './board.signs'].flatMap((file) => readFileSync(new URL(file, import.meta.url), 'utf8').split(/\s+/));
  for (const sign of Object.values(symbolSigns)) expect(known).toContain(sign);
});

test('every leader and amulet has both sides to read, every vale a price', () => {
  const ofKind = (kind: string): string[] =>
    things()
      .map(({ id }) => id)
      .filter((id) => kindOf(id) === kind);
  for (const id of ofKind('leader')) {
    const { start, upgraded, cost } = leaderFacts(id);
    expect(cost, id).toBeGreaterThan(0);
    for (const { text, symbols } of [start, upgraded]) expect(text || Object.values(symbols).some((n) => n !== 0), id).toBeTruthy();
  }
  for (const id of ofKind('amulet')) expect(tokenFacts(id).active, id).toMatch(/\w/);
  for (const id of ofKind('vale')) expect(valeCost(id).length, id).toBeGreaterThan(0);
});

test('the price of a vale is drawn spirit by spirit, those of any type last', () => {
  expect(valeCost('borderwatch-bog')).toEqual(['animal', 'forest', 'any']);
});

test('a card without a picture of its own is drawn by what it gives', () => {
  const lanternGlade = { effects: [{ text: '1 mana for each vale you own.', actions: [{ what: 'mana' }] }] };
  expect(lookByValues(lanternGlade)).toEqual(['water', 'water', 'water-drop']);
  expect(lookByValues({})).toEqual(['wood', 'forest', 'oak-leaf']);
});
