import type { ManaforgeMove, ManaforgeView, PlayerView } from '@conclave/manaforge';
import { itemOf } from './look.ts';
import { type Answer, MOST_PLANS, NOTHING, type Plan, plansFor, type Source } from './plan.ts';
import { abilityOf, inGems, priceOf, sourcesOf, turnedDice } from './sources.ts';

/** What is to be paid for. */
export type Target = { do: 'build'; card: string } | { do: 'scavenge'; card: string } | { do: 'activate'; card: string; ability: number };

/** How often each piece must be part of the payment; 0: not at all. */
export type Wishes = Readonly<Record<string, number>>;

type Sources = readonly Source<ManaforgeMove>[];

function wished(sources: Sources, wishes: Wishes): Source<ManaforgeMove>[] {
  const seen = new Map<string, number>();
  return sources.flatMap((source) => {
    const n = (seen.get(source.key) ?? 0) + 1;
    seen.set(source.key, n);
    const wish = wishes[source.key];
    if (wish === undefined) return [source];
    return n <= wish ? [{ ...source, forced: true }] : [];
  });
}

const best = (answers: readonly Answer<ManaforgeMove>[]): Answer<ManaforgeMove> =>
  answers.find(({ plans }) => plans.length > 0) ?? answers[0] ?? { plans: [], missing: { fixed: NOTHING, any: 1 } };

/** One gem on top of the price: each kind is set aside in turn, gems before prisms. */
function withExtraGem(sources: Sources, solve: (sources: Sources) => Answer<ManaforgeMove>): Answer<ManaforgeMove> {
  const owned = sources.filter(({ key }) => key.startsWith('gem.') || key === 'prism');
  const kinds = owned.filter(({ key }, i) => owned.findIndex((other) => other.key === key) === i);
  const add = (plan: Plan<ManaforgeMove>, source: Source<ManaforgeMove>): Plan<ManaforgeMove> => {
    const [way] = source.ways;
    return way ? { ...plan, uses: [...plan.uses, { source, way }], gems: plan.gems.map((n, e) => n + (way.gems[e] ?? 0)) } : plan;
  };
  return best(
    kinds.map((source) => {
      const { plans, missing } = solve(sources.toSpliced(sources.indexOf(source), 1));
      return { plans: plans.map((plan) => add(plan, source)), missing };
    }),
  );
}

/** A card is recharged only after it was used. */
const isSound = ({ uses }: Plan<ManaforgeMove>): boolean => uses.every(({ way }) => !way.again || uses.some(({ source }) => source.key === way.again));

/** For an item that counts charged cards, each card used costs prestige. */
const countsCards = (card: string): boolean => itemOf(card).onBuild?.prestigePerWorkshopCard !== undefined;
const dearer = (source: Source<ManaforgeMove>): Source<ManaforgeMove> => (source.key.startsWith('card.') ? { ...source, cost: CARD_KEPT } : source);
const CARD_KEPT = 90;

function solve(target: Target, { turn }: ManaforgeView, { mana: reserve }: PlayerView, sources: Sources): Answer<ManaforgeMove> {
  const question = { reserve: Object.values(reserve), spends: turn?.spends ?? 0 };
  const build = (from: Sources): Answer<ManaforgeMove> => plansFor({ ...question, price: priceOf(itemOf(target.card).cost), sources: from });
  if (target.do === 'build') return build(countsCards(target.card) ? sources.map(dearer) : sources);
  if (target.do === 'scavenge') return withExtraGem(sources, build);
  const others = sources
    .filter(({ key }) => key !== `card.${target.card}`)
    .map((source) => ({ ...source, ways: source.ways.filter(({ again }) => again !== `card.${target.card}`) }));
  const { mana, gems } = abilityOf(target).cost;
  if (mana) return plansFor({ ...question, price: priceOf(mana), sources: others });
  return plansFor({ ...question, price: priceOf(gems ?? {}), reserve: NOTHING, sources: inGems(others) });
}

const sum = ({ fixed, any }: Answer<never>['missing']): number => any + fixed.reduce((total, n) => total + n, 0);

const costOf = ({ uses }: Plan<ManaforgeMove>): number => uses.reduce((total, { source }) => total + source.cost, 0);

/** The ways to pay for something now, thriftiest first. A talent may turn a die to a gem for it. */
export function waysTo(target: Target, view: ManaforgeView, player: PlayerView, moves: readonly ManaforgeMove[], wishes: Wishes = {}): Answer<ManaforgeMove> {
  const sources = sourcesOf(view, player, moves);
  const ask = (from: Sources): Answer<ManaforgeMove> => {
    const { plans, missing } = solve(target, view, player, wished(from, wishes));
    return { plans: plans.filter(isSound), missing };
  };
  const plain = ask(sources);
  const turned = turnedDice(player, moves).map((die) => {
    const { plans, missing } = ask([...sources.filter(({ key }) => key !== die.key), die]);
    return { plans: plans.filter(({ uses }) => uses.some(({ source }) => source.key === die.key)), missing };
  });
  const all = [plain, ...turned];
  const plans = all.flatMap((answer) => answer.plans).sort((a, b) => costOf(a) - costOf(b));
  return { plans: plans.slice(0, MOST_PLANS), missing: all.map(({ missing }) => missing).reduce((least, one) => (sum(one) < sum(least) ? one : least)) };
}

/** The moves that carry out a plan, in order. */
export function stepsOf(target: Target, { uses, mana, gems }: Plan<ManaforgeMove>): ManaforgeMove[] {
  const before = uses.toSorted((a, b) => Number(a.way.again !== undefined) - Number(b.way.again !== undefined)).flatMap(({ way }) => way.moves);
  const paid = { mana: [...mana], gems: [...gems] };
  if (target.do !== 'activate') return [...before, { ...target, ...paid }];
  const isMana = abilityOf(target).cost.mana !== undefined;
  return [...before, { ...target, ...(isMana ? paid : { gems: paid.gems }) }];
}
