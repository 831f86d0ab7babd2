import { valeAt } from './cards.ts';
import { type Face, faceOf, isBlank, type Make } from './craft.ts';
import type { Amount, Measure } from './schema.ts';

/** What measures look at: what a player has. */
export interface Owner {
  readonly cards: readonly Make[];
  readonly field: readonly number[];
  readonly vales: readonly number[];
  readonly lent: readonly number[];
  readonly growth: number;
}

/** Who owns the effect, how each of their cards counts, the card it is on, and what was paid for it. */
export interface Scope {
  readonly owner: Owner;
  readonly faceOn: (card: number) => Face;
  readonly card: number;
  readonly paid: number;
}

interface Counting {
  readonly count: (scope: Scope, measure: Measure) => number;
  /** What it usually comes to, as bots see it; nothing where the card itself tells. */
  readonly usual: number | undefined;
  /** What may still raise it in a Harvest: then it is better not to hurry. */
  readonly raisedBy?: 'addToField' | 'giveGuardian';
}

function countIf(list: readonly number[], isOne: (item: number) => boolean): number {
  let count = 0;
  for (const item of list) if (isOne(item)) count++;
  return count;
}

/** MV-SYM-05: guardians on one card, those lent until the turn ends included. */
export const guardiansOf = ({ owner, faceOn }: Pick<Scope, 'owner' | 'faceOn'>, card: number): number =>
  faceOn(card).guardian + countIf(owner.lent, (one) => one === card);

export function growthOfVales(vales: readonly number[]): number {
  let growth = 0;
  for (const vale of vales) growth += valeAt(vale).symbols.growth;
  return growth;
}

/** MV-CARD-SKY-GARDEN-03: growth in the field, on vales and from effects; not on the on-deck card. */
function growthHad({ owner, faceOn }: Scope): number {
  let growth = owner.growth + growthOfVales(owner.vales);
  for (const card of owner.field) growth += faceOn(card).growth;
  return growth;
}

function level3Owned({ cards }: Owner): number {
  let count = 0;
  for (const make of cards) count += faceOf(make).level3;
  return count;
}

/** a spirit of any type may be paid with sky. */
function skyInCosts({ vales }: Owner): number {
  let sky = 0;
  for (const vale of vales) sky += valeAt(vale).cost.sky + valeAt(vale).cost.any;
  return sky;
}

/** What texts count. A new one is one line here, and works wherever an amount may stand. */
const MEASURES = {
  guardianOnSelfCard: { count: (scope) => guardiansOf(scope, scope.card), usual: undefined, raisedBy: 'giveGuardian' },
  cardsInField: { count: ({ owner }) => owner.field.length, usual: 5, raisedBy: 'addToField' },
  cardsBelowInField: { count: ({ owner }, { base = 0 }) => base - owner.field.length, usual: 2 },
  blankInField: { count: ({ owner, faceOn }) => countIf(owner.field, (card) => faceOn(card).isBlank), usual: 2, raisedBy: 'addToField' },
  blankCardsOwned: { count: ({ owner }) => countIf(owner.cards, isBlank), usual: 4 },
  level3AdvancementsOwned: { count: ({ owner }) => level3Owned(owner), usual: 3 },
  valesOwned: { count: ({ owner }) => owner.vales.length, usual: 3 },
  skyInValeCosts: { count: ({ owner }) => skyInCosts(owner), usual: 3 },
  spiritsPaid: { count: ({ paid }) => paid, usual: 3 },
  growthHave: { count: growthHad, usual: 2 },
} as const satisfies Record<Measure['per'], Counting>;

/** The last entry stands for all that is more. */
function tabled(table: readonly number[], count: number): number {
  return table[Math.min(count, table.length - 1)] ?? 0;
}

/** How much a text gives. */
export function measured(amount: Amount, scope: Scope): number {
  if (typeof amount === 'number') return amount;
  const { per, times = 1, min = 0, max = Number.POSITIVE_INFINITY, table } = amount;
  const count = MEASURES[per].count(scope, amount);
  return table ? tabled(table, count) : Math.min(max, Math.max(min, times * count));
}

/** How much a text usually gives on a card with so many guardians. */
export function usually(amount: Amount, guardians: number): number {
  if (typeof amount === 'number') return amount;
  const { per, times = 1, max = Number.POSITIVE_INFINITY } = amount;
  return Math.min(max, times * (MEASURES[per].usual ?? guardians));
}

/** What may still raise an amount in the Harvest at hand, if something may. */
export const raisedBy = (amount: Amount): Counting['raisedBy'] => (typeof amount === 'number' ? undefined : (MEASURES[amount.per] as Counting).raisedBy);
