import { type Ability, abilityById, type Cost, constants, type Effect, isBanner, madeOfCards, type Prices, worthOf } from '../cards/index.ts';
import type { MaraState } from '../state.ts';

/** What things are worth in points, roughly. */
const WORTH = {
  influence: 1.6,
  key: 4,
  energy: 1.6,
  caravan: 1.4,
  exchange: 1.6,
  banner: 2.6,
  enchantment: 3,
  sharing: 0.8,
};

/** A gem buys things while rounds are left; at the end it is half a point. */
const gemWorth = (left: number): number => 0.55 + 0.2 * left;
const onyxWorth = (left: number): number => constants.pointsPerOnyx + 0.15 * left;

/** Rounds still to come after this one. */
export const roundsLeft = (game: MaraState): number => constants.rounds - game.round;

const pricesAt = (left: number): Prices => ({
  ...WORTH,
  gem: gemWorth(left),
  onyx: onyxWorth(left),
  wanderer: WORTH.exchange * 0.6,
  banner: WORTH.banner * (0.3 + 0.25 * left),
});
/** By the rounds still to come. */
const PRICES: readonly Prices[] = Array.from({ length: constants.rounds }, (_, left) => pricesAt(left));

export const costWorth = (cost: Cost, left: number): number => cost.energy * WORTH.energy + cost.onyx * onyxWorth(left) + cost.total * gemWorth(left);

/** What effects bring from one on, before any cost. */
export function effectsWorth(effects: readonly Effect[], left: number, from = 0): number {
  const prices = PRICES[left] ?? pricesAt(left);
  let worth = 0;
  for (const [i, effect] of effects.entries()) if (i >= from) worth += worthOf(effect, prices);
  return worth;
}

const worths = madeOfCards(() => new Map<string, number[]>());

/** What using an ability brings on balance. */
export function abilityWorth(ability: Ability, left: number): number {
  const known = worths();
  const byRound = known.get(ability.id) ?? [];
  const worth = byRound[left];
  if (worth !== undefined) return worth;
  const net = effectsWorth(ability.effects, left) - costWorth(ability.cost, left) + (ability.shares ? WORTH.sharing : 0);
  byRound[left] = net;
  known.set(ability.id, byRound);
  return net;
}

/** What a card brings each time its figure is placed. */
export function cardWorth(card: string, left: number): number {
  const least = isBanner(card) ? 0.5 : 0.3;
  return Math.max(least, abilityWorth(abilityById(card), left) * 0.8);
}

export { gemWorth, onyxWorth, WORTH };
