import type { ManaforgeMove, ManaforgeView, PlayerView } from '@conclave/manaforge';
import { itemOf } from './look.ts';
import { type Answer, NOTHING, type Plan, plansFor, type Source } from './plan.ts';
import { abilityOf, inGems, priceOf, sourcesOf } from './sources.ts';

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

/** The ways to pay for something now. */
export function waysTo(target: Target, view: ManaforgeView, player: PlayerView, moves: readonly ManaforgeMove[], wishes: Wishes = {}): Answer<ManaforgeMove> {
  const spends = view.turn?.spends ?? 0;
  const reserve = Object.values(player.mana);
  const all = wished(sourcesOf(view, player, moves), wishes);
  const solve = (sources: Sources): Answer<ManaforgeMove> => plansFor({ price: priceOf(itemOf(target.card).cost), reserve, sources, spends });
  if (target.do === 'build') return solve(all);
  if (target.do === 'scavenge') return withExtraGem(all, solve);
  const others = all.filter(({ key }) => key !== `card.${target.card}`);
  const { mana, gems } = abilityOf(target).cost;
  if (mana) return plansFor({ price: priceOf(mana), reserve, sources: others, spends });
  return plansFor({ price: priceOf(gems ?? {}), reserve: NOTHING, sources: inGems(others), spends });
}

/** The moves that carry out a plan, in order. */
export function stepsOf(target: Target, { uses, mana, gems }: Plan<ManaforgeMove>): ManaforgeMove[] {
  const before = uses.flatMap(({ way }) => way.moves);
  const paid = { mana: [...mana], gems: [...gems] };
  if (target.do !== 'activate') return [...before, { ...target, ...paid }];
  const isMana = abilityOf(target).cost.mana !== undefined;
  return [...before, { ...target, ...(isMana ? paid : { gems: paid.gems }) }];
}
