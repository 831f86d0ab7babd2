import { type ByElement, type Price as ItemPrice, NONE } from '../cards/index.ts';

/** Finds ways to pay: which dice to spend, which cards to use, which gems to hand over. It proposes; the game judges every step. */

type Units = ByElement;
type Price = Pick<ItemPrice, 'fixed' | 'any'>;

/** One way to use a source. */
export interface Way<M> {
  readonly moves: readonly M[];
  readonly mana: Units;
  readonly gems: Units;
  /** The key of a source that is used once more by it. */
  readonly again?: string;
}

/** Something that can pay once, in one of its ways. */
export interface Source<M> {
  /** The piece on the board: `die.3`, `card.hellforge`, `gem.fire`, `prism`. Equal gems share a key. */
  readonly key: string;
  readonly ways: readonly Way<M>[];
  /** Spends it takes; less than nothing where it brings some. */
  readonly spends: number;
  /** How dear it is: what is better kept costs more. */
  readonly cost: number;
  /** Must be part of the payment. */
  readonly forced?: boolean;
}

export interface Use<M> {
  readonly source: Source<M>;
  readonly way: Way<M>;
}

export interface Plan<M> {
  readonly uses: readonly Use<M>[];
  readonly mana: Units;
  readonly gems: Units;
  /** Mana that stays in the reserve afterwards. */
  readonly left: Units;
  readonly spends: number;
}

export interface Question<M> {
  readonly price: Price;
  readonly reserve: Units;
  readonly sources: readonly Source<M>[];
  readonly spends: number;
}

export interface Answer<M> {
  /** Thriftiest first. */
  readonly plans: readonly Plan<M>[];
  /** Where there is no plan: what the best attempt still lacks. */
  readonly missing: { readonly fixed: Units; readonly any: number };
}

const MOST_PLANS = 24;
const sum = (units: Units): number => units.reduce((total, n) => total + n, 0);
const plus = (a: Units, b: Units): number[] => a.map((n, e) => n + (b[e] ?? 0));
const minus = (a: Units, b: Units): number[] => a.map((n, e) => Math.max(0, n - (b[e] ?? 0)));

/** What units lack to meet a price. */
function gap(units: Units, { fixed, any }: Price): { fixed: number[]; any: number; total: number } {
  const lacking = minus(fixed, units);
  const spare = Math.max(0, any - sum(minus(units, fixed)));
  return { fixed: lacking, any: spare, total: sum(lacking) + spare };
}

/** Every reachable state: units of each element, more than could ever be used cut off, and spends. */
interface Space {
  readonly caps: Units;
  readonly spends: number;
  readonly size: number;
}

const indexOf = ({ caps, spends }: Space, units: Units, spent: number): number =>
  units.reduce((index, n, e) => index * ((caps[e] ?? 0) + 1) + Math.min(n, caps[e] ?? 0), 0) * (spends + 1) + spent;

function stateOf({ caps, spends }: Space, index: number): { units: number[]; spent: number } {
  let rest = Math.floor(index / (spends + 1));
  const units = [0, 0, 0, 0];
  for (let e = 3; e >= 0; e--) {
    const radix = (caps[e] ?? 0) + 1;
    units[e] = rest % radix;
    rest = Math.floor(rest / radix);
  }
  return { units, spent: index % (spends + 1) };
}

/** The cheapest way into each state, source by source. */
interface Layer {
  readonly costs: Float64Array;
  readonly from: Int32Array;
  readonly way: Int8Array;
}

const UNREACHED = Number.POSITIVE_INFINITY;
/** One wasted unit weighs less than any piece. */
const WASTE = 0.1;

function emptyLayer(size: number): Layer {
  return { costs: new Float64Array(size).fill(UNREACHED), from: new Int32Array(size), way: new Int8Array(size) };
}

function reach(layer: Layer, index: number, cost: number, [from, way]: readonly [number, number]): void {
  if (cost >= (layer.costs[index] ?? 0)) return;
  layer.costs[index] = cost;
  layer.from[index] = from;
  layer.way[index] = way;
}

const NOT_USED = -1;

function nextLayer<M>(space: Space, before: Layer, { ways, spends, cost, forced }: Source<M>): Layer {
  const layer = emptyLayer(space.size);
  const gains = ways.map(({ mana, gems }) => plus(mana, gems));
  for (let index = 0; index < space.size; index++) {
    const paid = before.costs[index] ?? UNREACHED;
    if (paid === UNREACHED) continue;
    if (!forced) reach(layer, index, paid, [index, NOT_USED]);
    const { units, spent } = stateOf(space, index);
    const then = spent + spends;
    if (then < 0 || then > space.spends) continue;
    gains.forEach((gain, way) => {
      const units2 = plus(units, gain);
      const waste = sum(minus(units2, space.caps));
      reach(layer, indexOf(space, units2, then), paid + cost + waste * WASTE, [index, way]);
    });
  }
  return layer;
}

function usesOf<M>(sources: readonly Source<M>[], layers: readonly Layer[], end: number): Use<M>[] {
  const uses: Use<M>[] = [];
  let index = end;
  for (let i = sources.length - 1; i >= 0; i--) {
    const source = sources[i] as Source<M>;
    const layer = layers[i + 1] as Layer;
    const way = source.ways[layer.way[index] ?? NOT_USED];
    if (way) uses.unshift({ source, way });
    index = layer.from[index] ?? 0;
  }
  return uses;
}

const manaOf = <M>(uses: readonly Use<M>[], reserve: Units): Units => uses.reduce((total, { way }) => plus(total, way.mana), [...reserve]);
const gemsOf = <M>(uses: readonly Use<M>[]): Units => uses.reduce((total, { way }) => plus(total, way.gems), [...NONE]);

/** A piece that was not asked for and could be left out. */
function hasIdle<M>(uses: readonly Use<M>[], { price, reserve }: Question<M>): boolean {
  return uses.some(({ source }, i) => {
    if (source.forced || source.spends < 0) return false;
    const others = uses.toSpliced(i, 1);
    return gap(plus(manaOf(others, reserve), gemsOf(others)), price).total === 0;
  });
}

/** Takes units of any element from the largest heaps. */
function fromHeaps(heaps: Units, n: number): number[] {
  const taken = [...NONE];
  const left = [...heaps];
  for (let i = 0; i < n; i++) {
    const largest = left.indexOf(Math.max(...left));
    if ((left[largest] ?? 0) === 0) break;
    left[largest] = (left[largest] ?? 0) - 1;
    taken[largest] = (taken[largest] ?? 0) + 1;
  }
  return taken;
}

/** What is handed over: the gems that were planned, then mana, fixed elements first. */
function planOf<M>(uses: readonly Use<M>[], { price, reserve }: Question<M>): Plan<M> {
  const held = manaOf(uses, reserve);
  const planned = gemsOf(uses);
  const total = sum(price.fixed) + price.any;
  const fixedGems = price.fixed.map((n, e) => Math.min(n, planned[e] ?? 0));
  const fixedMana = minus(price.fixed, fixedGems);
  const freeGems = fromHeaps(minus(planned, fixedGems), total - sum(price.fixed));
  const freeMana = fromHeaps(minus(held, fixedMana), price.any - sum(freeGems));
  const mana = plus(fixedMana, freeMana);
  return { uses, mana, gems: plus(fixedGems, freeGems), left: minus(held, mana), spends: uses.reduce((n, { source }) => n + source.spends, 0) };
}

/** The payments worth proposing, or what is missing. */
export function plansFor<M>(question: Question<M>): Answer<M> {
  const { price, reserve, spends } = question;
  // What brings spends comes first; it starts below the limit by as many.
  const sources = question.sources.toSorted((a, b) => a.spends - b.spends);
  const extra = sources.reduce((n, one) => n + Math.max(0, -one.spends), 0);
  const caps = price.fixed.map((n) => n + price.any);
  const space: Space = { caps, spends: spends + extra, size: caps.reduce((n, cap) => n * (cap + 1), 1) * (spends + extra + 1) };
  const first = emptyLayer(space.size);
  first.costs[indexOf(space, reserve, extra)] = 0;
  const layers = [first];
  for (const source of sources) layers.push(nextLayer(space, layers.at(-1) as Layer, source));
  const reached = [...(layers.at(-1) as Layer).costs.entries()].filter(([, cost]) => cost < UNREACHED);
  const paying = reached.filter(([index]) => gap(stateOf(space, index).units, price).total === 0).sort(([, a], [, b]) => a - b);
  const plans: Plan<M>[] = [];
  for (const [index] of paying) {
    const uses = usesOf(sources, layers, index);
    if (!hasIdle(uses, question)) plans.push(planOf(uses, question));
    if (plans.length === MOST_PLANS) break;
  }
  return { plans, missing: plans.length > 0 ? { fixed: NONE, any: 0 } : leastGap(space, reached, price) };
}

function leastGap(space: Space, reached: readonly (readonly [number, number])[], price: Price): Answer<never>['missing'] {
  const gaps = reached.map(([index]) => gap(stateOf(space, index).units, price));
  return gaps.reduce((least, one) => (one.total < least.total ? one : least), gap(NONE, price));
}
