import { readFileSync } from 'node:fs';
import { icons } from '@iconify-json/game-icons';
import { expect, test } from 'vitest';
import { kindOf, leaderFacts, symbolSigns, things, tokenFacts, valeCost } from './look.ts';

const listed = (name: string): string[] =>
  readFileSync(new URL(`../../signs/${name}.signs`, import.meta.url), 'utf8')
    .split(/\s+/)
    .filter(Boolean);
const known = [...listed('common'), ...listed('mystic-vale')];

test('every sign exists, and everything that can be looked at has one at hand', () => {
  for (const name of listed('mystic-vale')) expect(icons.icons[name] ?? icons.aliases?.[name], name).toBeDefined();
  for (const { id, sign } of things) expect(known, id).toContain(sign);
  for (const sign of Object.values(symbolSigns)) expect(known).toContain(sign);
});

test('every leader and amulet has both sides to read, every vale a price', () => {
  const ofKind = (kind: string): string[] => things.map(({ id }) => id).filter((id) => kindOf(id) === kind);
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
