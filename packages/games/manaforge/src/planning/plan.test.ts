import { describe, expect, test } from 'vitest';
import { type ByElement, NONE } from '../cards/index.ts';
import { type Plan, plansFor, type Source } from './plan.ts';

const source = (key: string, cost: number, ...ways: ByElement[]): Source<string> => ({
  key,
  spends: key.startsWith('die') ? 1 : 0,
  cost,
  ways: ways.map((units) => ({ moves: [key], mana: key.startsWith('gem') ? NONE : units, gems: key.startsWith('gem') ? units : NONE })),
});
const fire2 = source('die.0', 10, [0, 2, 0, 0]);
const fire1 = source('die.1', 10, [0, 1, 0, 0]);
const arcane = source('die.2', 12, [1, 0, 0, 0], [0, 0, 0, 1]);
const gem = source('gem.fire', 100, [0, 1, 0, 0]);
const axes = { fixed: [0, 3, 0, 0], any: 1 };
const keys = (plan: Plan<string> | undefined): string[] => (plan?.uses ?? []).map(({ source: { key } }) => key).sort();

describe('plans for a payment', () => {
  test('dice pay before gems', () => {
    const { plans } = plansFor({ price: axes, reserve: NONE, sources: [gem, arcane, fire1, fire2], spends: 4 });
    expect(keys(plans[0])).toEqual(['die.0', 'die.1', 'die.2']);
    expect(plans[0]).toMatchObject({ gems: NONE, left: NONE, spends: 3 });
    expect(plans.map(({ mana }) => mana)).toContainEqual([1, 3, 0, 0]);
  });

  test('a gem stands in where spends are short', () => {
    const { plans } = plansFor({ price: axes, reserve: NONE, sources: [gem, arcane, fire1, fire2], spends: 2 });
    expect(keys(plans[0])).toEqual(['die.0', 'die.1', 'gem.fire']);
    expect(plans[0]).toMatchObject({ mana: [0, 3, 0, 0], gems: [0, 1, 0, 0] });
  });

  test('what lies in the reserve is used first and nothing idle is spent', () => {
    const { plans } = plansFor({ price: axes, reserve: [0, 2, 0, 0], sources: [gem, arcane, fire1, fire2], spends: 4 });
    expect(keys(plans[0])).toEqual(['die.0']);
    expect(plans.every(({ uses }) => uses.length <= 2)).toBe(true);
  });

  test('a smaller die is taken where the larger one would waste', () => {
    const { plans } = plansFor({ price: { fixed: [0, 1, 0, 0], any: 0 }, reserve: NONE, sources: [fire2, fire1], spends: 4 });
    expect(keys(plans[0])).toEqual(['die.1']);
    expect(plans.map(keys)).toContainEqual(['die.1']);
  });

  test('a forced piece is part of every plan, and what it brings too much is left', () => {
    const { plans } = plansFor({ price: { fixed: [0, 1, 0, 0], any: 0 }, reserve: NONE, sources: [{ ...fire2, forced: true }, fire1], spends: 4 });
    expect(keys(plans[0])).toEqual(['die.0']);
    expect(plans[0]?.left).toEqual([0, 1, 0, 0]);
  });

  test('an extra spend lets one more die pay', () => {
    const geyser: Source<string> = { key: 'card.aether-geyser', spends: -1, cost: 2, ways: [{ moves: ['geyser'], mana: NONE, gems: NONE }] };
    const question = { price: { fixed: [0, 3, 0, 0], any: 0 }, reserve: NONE, spends: 1 };
    expect(plansFor({ ...question, sources: [fire1, fire2] }).plans).toEqual([]);
    expect(keys(plansFor({ ...question, sources: [fire1, fire2, geyser] }).plans[0])).toEqual(['card.aether-geyser', 'die.0', 'die.1']);
  });

  test('without a plan it says what the best attempt lacks', () => {
    const { plans, missing } = plansFor({ price: { fixed: [0, 2, 0, 1], any: 1 }, reserve: NONE, sources: [fire2, fire1], spends: 4 });
    expect(plans).toEqual([]);
    expect(missing).toMatchObject({ fixed: [0, 0, 0, 1], any: 0 });
  });
});
