import { type Ability, type ByElement, itemNumber, itemOf, NONE, type Price } from '../cards/index.ts';
import type { ManaforgeMove } from '../moves.ts';
import { scavengesFor } from '../state.ts';
import type { Payer } from './payer.ts';
import { type Answer, type Plan, plansFor, type Question, type Source } from './plan.ts';
import { inGems, sourcesOf, turnedDice } from './sources.ts';

/** What is to be paid for. */
export type Target = { do: 'build'; card: string } | { do: 'scavenge'; card: string } | { do: 'activate'; card: string; ability: number };

export interface Wishes {
  /** How often each piece must be part of the payment; 0: not at all. */
  readonly pieces?: Readonly<Record<string, number>>;
  /** What is to go first; dice, unless gems are wished. */
  readonly first?: 'dice' | 'gems';
}

type Sources = readonly Source<ManaforgeMove>[];
type Ways = Answer<ManaforgeMove>;
type Payment = Plan<ManaforgeMove>;

const GEM_FIRST = 1;

/** The pieces as they are wished for: some must be used, some must not, gems may go first. */
function wished(sources: Sources, { pieces = {}, first }: Wishes): Source<ManaforgeMove>[] {
  const seen = new Map<string, number>();
  return sources.flatMap((source) => {
    const n = (seen.get(source.key) ?? 0) + 1;
    seen.set(source.key, n);
    const one = first === 'gems' && source.key.startsWith('gem.') ? { ...source, cost: GEM_FIRST } : source;
    const wish = Object.hasOwn(pieces, source.key) ? pieces[source.key] : undefined;
    if (wish === undefined) return [one];
    return n <= wish ? [{ ...one, forced: true }] : [];
  });
}

const best = (answers: readonly Ways[]): Ways => answers.find(({ plans }) => plans.length > 0) ?? answers[0] ?? { plans: [], missing: { fixed: NONE, any: 1 } };

const plus = (one: ByElement, other: ByElement): number[] => one.map((n, e) => n + (other[e] ?? 0));

function adding(plan: Payment, source: Source<ManaforgeMove>): Payment {
  const [way] = source.ways;
  return way ? { ...plan, uses: [...plan.uses, { source, way }], gems: plus(plan.gems, way.gems) } : plan;
}

/** Gems on top of the price: each kind is set aside in turn, gems before prisms. */
function withExtraGems(sources: Sources, n: number, solve: (sources: Sources) => Ways): Ways {
  if (n === 0) return solve(sources);
  const owned = sources.filter(({ key }) => key.startsWith('gem.') || key === 'prism');
  const kinds = owned.filter(({ key }, i) => owned.findIndex((other) => other.key === key) === i);
  return best(
    kinds.map((source) => {
      const { plans, missing } = withExtraGems(sources.toSpliced(sources.indexOf(source), 1), n - 1, solve);
      return { plans: plans.map((plan) => adding(plan, source)), missing };
    }),
  );
}

/** A card is recharged only after it was used. */
const isSound = ({ uses }: Payment): boolean => uses.every(({ way }) => !way.again || uses.some(({ source }) => source.key === way.again));

/** For an item that counts charged cards, each card used costs prestige. */
const countsCards = (card: string): boolean => itemOf(itemNumber(card)).onBuild.prestigePerWorkshopCard !== undefined;
const dearer = (source: Source<ManaforgeMove>): Source<ManaforgeMove> => (source.key.startsWith('card.') ? { ...source, cost: CARD_KEPT } : source);
const CARD_KEPT = 90;

const abilityOf = ({ card, ability }: { card: string; ability: number }): Ability => itemOf(itemNumber(card)).abilities[ability] as Ability;

/** What pays for an ability: everything but its own card. */
const othersThan = (card: string, sources: Sources): Source<ManaforgeMove>[] =>
  sources.filter(({ key }) => key !== `card.${card}`).map((source) => ({ ...source, ways: source.ways.filter(({ again }) => again !== `card.${card}`) }));

const NOTHING: Price = { fixed: NONE, any: 0, total: 0 };

function solve(target: Target, { player, turn }: Payer, sources: Sources): Ways {
  const ask = (question: Pick<Question<ManaforgeMove>, 'price' | 'sources'>): Ways => plansFor({ reserve: player.mana, spends: turn.spends, ...question });
  if (target.do === 'activate') {
    const { mana, gems = NOTHING } = abilityOf(target);
    const others = othersThan(target.card, sources);
    return mana ? ask({ price: mana, sources: others }) : plansFor({ reserve: NONE, spends: turn.spends, price: gems, sources: inGems(others) });
  }
  const price = itemOf(itemNumber(target.card)).cost;
  const pieces = countsCards(target.card) ? sources.map(dearer) : sources;
  return withExtraGems(pieces, target.do === 'scavenge' ? (scavengesFor(player) ?? 0) : 0, (from) => ask({ price, sources: from }));
}

const lacking = ({ fixed, any }: Ways['missing']): number => any + fixed.reduce((total, n) => total + n, 0);
const costOf = ({ uses }: Payment): number => uses.reduce((total, { source }) => total + source.cost, 0);
/** Gems that were owned; those swapped for prisms do not count. */
const gemsIn = ({ uses }: Payment): number => uses.filter(({ source: { key } }) => key.startsWith('gem.')).length;

/** What a payment comes to: the cards and tokens it takes, how many dice of each price, and the mana left over. Plans that come to the same are one. */
function resultOf({ uses, left }: Payment): string {
  const kinds = uses.map(({ source: { key, cost } }) => (key.startsWith('die.') ? `die ${Math.floor(cost / 10)}` : key)).sort();
  return `${kinds.join()}|${left.reduce((total, n) => total + n, 0)}`;
}

/** Of payments that come to the same only the first is kept. */
function merged(plans: readonly Payment[]): Payment[] {
  const seen = new Set<string>();
  return plans.filter((plan) => {
    const result = resultOf(plan);
    return !seen.has(result) && seen.add(result);
  });
}

const MOST_WAYS = 6;

/** The ways to pay for something now, those that leave most first; near-duplicates are left out. A talent may turn a die to a gem for it. */
export function waysTo(target: Target, payer: Payer, wishes: Wishes = {}): Ways {
  const sources = sourcesOf(payer);
  const ask = (from: Sources): Ways => {
    const { plans, missing } = solve(target, payer, wished(from, wishes));
    return { plans: plans.filter(isSound), missing };
  };
  const turned = turnedDice(payer).map((die) => {
    const { plans, missing } = ask([...sources.filter(({ key }) => key !== die.key), die]);
    return { plans: plans.filter(({ uses }) => uses.some(({ source }) => source.key === die.key)), missing };
  });
  const all = [ask(sources), ...turned];
  const inOrder = all.flatMap(({ plans }) => plans).sort((one, other) => costOf(one) - costOf(other));
  const plans = wishes.first === 'gems' ? inOrder.toSorted((one, other) => gemsIn(other) - gemsIn(one)) : inOrder;
  return {
    plans: merged(plans).slice(0, MOST_WAYS),
    missing: all.map(({ missing }) => missing).reduce((least, one) => (lacking(one) < lacking(least) ? one : least)),
  };
}

/** The moves that carry out a payment, in order. */
export function stepsOf(target: Target, { uses, mana, gems }: Payment): ManaforgeMove[] {
  const before = uses.toSorted((one, other) => Number(one.way.again !== undefined) - Number(other.way.again !== undefined)).flatMap(({ way }) => way.moves);
  const paid = { mana: [...mana], gems: [...gems] };
  if (target.do !== 'activate') return [...before, { ...target, ...paid }];
  return [...before, { ...target, ...(abilityOf(target).mana ? paid : { gems: paid.gems }) }];
}
