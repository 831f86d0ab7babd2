import { lookUp } from './lookup.ts';

/** A kind of thing that prices can be paid with. */
export interface Means {
  readonly id: string;
  readonly held: number;
  /** The units it can stand for. `any` is a unit like others: list it where it applies. */
  readonly pays: readonly string[];
  /** How many units of one kind one piece stands for; 1 unless said. */
  readonly worth?: number;
  /** Pieces with a higher rank are better kept for later; 0 unless said. */
  readonly keep?: number;
}

/** Units to be paid, by kind. */
export type Price = Readonly<Record<string, number>>;

/** Pieces handed over, by the id of their means. */
export type Payment = Readonly<Record<string, number>>;

const amountOf = (amounts: Price | Payment, name: string): number => lookUp(amounts, name) ?? 0;
const worthOf = (one: Means): number => one.worth ?? 1;
const keepOf = (one: Means): number => one.keep ?? 0;

/** Kinds that few means can pay come first, so that flexible pieces are left for the rest. */
function kindsOf(means: readonly Means[], price: Price): string[] {
  const payers = (kind: string): number => means.filter((one) => one.pays.includes(kind)).length;
  return Object.entries(price)
    .flatMap(([kind, amount]) => (amount > 0 ? [kind] : []))
    .sort((a, b) => payers(a) - payers(b));
}

/** Calls `found` with every way to take pieces, kind after kind, none of them idle when taken. */
function eachWay(means: readonly Means[], price: Price, found: (used: readonly number[]) => void): void {
  const kinds = kindsOf(means, price);
  const used = means.map(() => 0);
  const payKind = (k: number): void => {
    const kind = kinds[k];
    if (kind === undefined) found(used);
    else take(k, kind, 0, amountOf(price, kind));
  };
  const take = (k: number, kind: string, from: number, need: number): void => {
    if (need <= 0) {
      payKind(k + 1);
      return;
    }
    const one = means[from];
    if (!one) return;
    const already = used[from] ?? 0;
    const most = one.pays.includes(kind) ? Math.min(one.held - already, Math.ceil(need / worthOf(one))) : 0;
    for (let n = most; n >= 0; n--) {
      used[from] = already + n;
      take(k, kind, from + 1, need - n * worthOf(one));
    }
    used[from] = already;
  };
  payKind(0);
}

const toPayment = (means: readonly Means[], used: readonly number[]): Payment =>
  Object.fromEntries(means.flatMap((one, i) => (used[i] ? [[one.id, used[i]]] : [])));

const handedOver = (means: readonly Means[], payment: Payment): Means[] => means.map((one) => ({ ...one, held: amountOf(payment, one.id) }));

/** Whether the pieces meet the price. */
function isMet(means: readonly Means[], price: Price): boolean {
  let met = false;
  eachWay(means, price, () => {
    met = true;
  });
  return met;
}

/** The means of which a piece could be left out with the price still met. */
function idlePiece(means: readonly Means[], price: Price, payment: Payment): string | undefined {
  return Object.entries(payment).find(([id, n]) => n > 0 && isMet(handedOver(means, { ...payment, [id]: n - 1 }), price))?.[0];
}

/** Whether spending `a` is at least as good as spending `b`, since less is lost with it. */
function isCheaper(a: Means, b: Means): boolean {
  return keepOf(a) <= keepOf(b) && worthOf(a) <= worthOf(b) && a.pays.every((kind) => b.pays.includes(kind));
}

/** Whether `p` is what `q` becomes by swapping pieces for cheaper ones. */
function dominates(means: readonly Means[], p: Payment, q: Payment): boolean {
  const surplus = (a: Payment, b: Payment): Means[] => means.flatMap((one) => Array<Means>(Math.max(0, amountOf(a, one.id) - amountOf(b, one.id))).fill(one));
  const instead = surplus(p, q);
  const spared = surplus(q, p);
  if (instead.length === 0 || instead.length !== spared.length) return false;
  const isStrict = instead.some((one) => spared.some((other) => !isCheaper(other, one)));
  return isStrict && pairsUp(instead, spared);
}

function pairsUp(instead: readonly Means[], spared: readonly Means[]): boolean {
  const [first, ...rest] = instead;
  if (!first) return true;
  return spared.some((other, i) => isCheaper(first, other) && pairsUp(rest, spared.toSpliced(i, 1)));
}

/** The ways to pay among which a choice makes sense: nothing idle, and no piece spent where a cheaper one would do. Thriftiest first. */
export function payments(means: readonly Means[], price: Price): Payment[] {
  const ways = new Map<string, Payment>();
  eachWay(means, price, (used) => {
    const key = used.join();
    if (!ways.has(key)) ways.set(key, toPayment(means, used));
  });
  const lean = [...ways.values()].filter((way) => idlePiece(means, price, way) === undefined);
  const best = lean.filter((way) => !lean.some((other) => dominates(means, other, way)));
  const cost = (way: Payment): number => means.reduce((sum, one) => sum + amountOf(way, one.id) * (keepOf(one) * 100 + one.pays.length), 0);
  return best.sort((a, b) => cost(a) - cost(b));
}

/** What is wrong with a payment somebody put together. */
export type PaymentFault = { readonly fault: 'notHeld' | 'idle'; readonly id: string } | { readonly fault: 'short'; readonly missing: Record<string, number> };

/** Judges any payment, also one that `payments` would not propose. */
export function paymentFault(means: readonly Means[], price: Price, payment: Payment): PaymentFault | undefined {
  const notHeld = Object.entries(payment).find(([id, n]) => n > (means.find((one) => one.id === id)?.held ?? 0));
  if (notHeld) return { fault: 'notHeld', id: notHeld[0] };
  const missing = shortfall(handedOver(means, payment), price);
  if (missing) return { fault: 'short', missing };
  const id = idlePiece(means, price, payment);
  return id === undefined ? undefined : { fault: 'idle', id };
}

/** What is missing to meet a price, by kind; nothing where it can be met. */
export function shortfall(means: readonly Means[], price: Price): Record<string, number> | undefined {
  if (isMet(means, price)) return undefined;
  const left = means.map((one) => one.held);
  const byThrift = means.map((_, i) => i).sort((a, b) => (means[a]?.pays.length ?? 0) - (means[b]?.pays.length ?? 0));
  const missing = new Map<string, number>();
  for (const kind of kindsOf(means, price)) {
    let need = amountOf(price, kind);
    for (const i of byThrift) {
      const one = means[i];
      if (!one?.pays.includes(kind)) continue;
      const taken = Math.min(left[i] ?? 0, Math.ceil(Math.max(0, need) / worthOf(one)));
      left[i] = (left[i] ?? 0) - taken;
      need -= taken * worthOf(one);
    }
    if (need > 0) missing.set(kind, need);
  }
  return Object.fromEntries(missing);
}
