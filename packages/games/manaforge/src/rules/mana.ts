import { type Means, type Message, paymentFault, playerOf, type Refusal, refuse, type Seat, shortfall, tell, type Price as UnitPrice } from '@conclave/engine';
import { type ByElement, ELEMENTS, type Element, elementMessage, type ManaOption, NONE, type Price } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { ManaforgeEvent, ManaforgeMove } from '../moves.ts';
import { add, type ManaforgeState, type Player, subtract } from '../state.ts';

/** What is handed over for a price. */
export interface Payment {
  readonly mana: ByElement;
  readonly gems: ByElement;
}

export function gainMana(game: ManaforgeState, seat: Seat, mana: ByElement): void {
  add(playerOf(game, seat).mana, mana);
  tell<ManaforgeEvent>({ is: 'manaGained', seat, mana });
}

/** MF-GEM-05: it never fails. */
export function gainGems(game: ManaforgeState, seat: Seat, gems: ByElement): void {
  add(playerOf(game, seat).gems, gems);
  tell<ManaforgeEvent>({ is: 'gemsGained', seat, gems });
}

export function gainPrisms(game: ManaforgeState, seat: Seat, prisms: number): void {
  playerOf(game, seat).prisms += prisms;
  tell<ManaforgeEvent>({ is: 'prismsGained', seat, prisms });
}

/** One of each element, as amounts: `ONE[2]` is one wind. */
export const ONE: readonly ByElement[] = ELEMENTS.map((_, e) => ELEMENTS.map((_other, i) => (i === e ? 1 : 0)));

export function pay(game: ManaforgeState, seat: Seat, { mana, gems }: Payment): void {
  const player = playerOf(game, seat);
  subtract(player.mana, mana);
  subtract(player.gems, gems);
}

export const swaps: readonly ManaforgeMove[] = ELEMENTS.map((gem) => ({ do: 'swapPrism', gem }));

/** MF-PRISM-01 */
export function swapPrism(game: ManaforgeState, seat: Seat, gem: Element): void {
  const player = playerOf(game, seat);
  player.prisms--;
  add(player.gems, ONE[ELEMENTS.indexOf(gem)] ?? NONE);
  tell<ManaforgeEvent>({ is: 'prismSwapped', seat, gem });
}

const at = (amounts: ByElement, e: number): number => amounts[e] as number;

/** Whether reserve and gems suffice. */
export function isPayable(mana: ByElement, gems: ByElement, { fixed, any }: Price): boolean {
  let spare = -any;
  for (let e = 0; e < fixed.length; e++) {
    const left = at(mana, e) + at(gems, e) - at(fixed, e);
    if (left < 0) return false;
    spare += left;
  }
  return spare >= 0;
}

const upTo = Math.min;

/**
 * Calls `found` with each payment worth proposing: one for every split of the units over the elements, paid from the reserve before gems.
 * The price must be payable. The same list as the engine's solver gives, without its cost; a test compares them.
 */
export function eachPayment(mana: ByElement, gems: ByElement, { fixed, any }: Price, found: (mana: number[], gems: number[]) => void): void {
  const most = (e: number): number => at(mana, e) + at(gems, e) - at(fixed, e);
  const [m0, m1, m2, m3] = [most(0), most(1), most(2), most(3)];
  for (let a = upTo(any, m0); a >= 0; a--)
    for (let b = upTo(any - a, m1); b >= 0; b--)
      for (let c = upTo(any - a - b, m2); c >= 0; c--) {
        const d = any - a - b - c;
        if (d > m3) break;
        const [n0, n1, n2, n3] = [at(fixed, 0) + a, at(fixed, 1) + b, at(fixed, 2) + c, at(fixed, 3) + d];
        const [p0, p1, p2, p3] = [upTo(n0, at(mana, 0)), upTo(n1, at(mana, 1)), upTo(n2, at(mana, 2)), upTo(n3, at(mana, 3))];
        found([p0, p1, p2, p3], [n0 - p0, n1 - p1, n2 - p2, n3 - p3]);
      }
}

const gemsIn = (gems: ByElement): number => at(gems, 0) + at(gems, 1) + at(gems, 2) + at(gems, 3);

/** Puts moves that keep more gems in front; those from `start` on. */
export function thriftiestFirst(moves: ManaforgeMove[], start: number): void {
  const cost = (move: ManaforgeMove): number => gemsIn(('gems' in move && move.gems) || NONE);
  for (let i = start + 1; i < moves.length; i++) {
    const move = moves[i] as ManaforgeMove;
    const own = cost(move);
    let to = i;
    for (; to > start && cost(moves[to - 1] as ManaforgeMove) > own; to--) moves[to] = moves[to - 1] as ManaforgeMove;
    moves[to] = move;
  }
}

const largest = (amounts: ByElement): number => amounts.reduce((best, n, e) => (n > at(amounts, best) ? e : best), 0);

/** The payment that keeps the most gems; of mana and gems it takes from the largest heap. The price must be payable. */
export function thriftiest(mana: ByElement, gems: ByElement, { fixed, any }: Price): { mana: number[]; gems: number[] } {
  const paid = { mana: fixed.map((n, e) => upTo(n, at(mana, e))), gems: fixed.map((n, e) => n - upTo(n, at(mana, e))) };
  const left = { mana: mana.slice(), gems: gems.slice() };
  subtract(left.mana, paid.mana);
  subtract(left.gems, paid.gems);
  for (let i = 0; i < any; i++) {
    const heap = gemsIn(left.mana) > 0 ? 'mana' : 'gems';
    const one = ONE[largest(left[heap])] ?? NONE;
    subtract(left[heap], one);
    add(paid[heap], one);
  }
  return paid;
}

/** What the engine's solver is told: the reserve and gems, gems better kept. `gem` in a price takes gems only. */
export function meansOf({ mana, gems }: Pick<Player, 'mana' | 'gems'>): Means[] {
  const ofReserve = ELEMENTS.map((element, e): Means => ({ id: `${element} mana`, held: mana[e] ?? 0, pays: [element, 'any'] }));
  const ofGems = ELEMENTS.map((element, e): Means => ({ id: `${element} gem`, held: gems[e] ?? 0, pays: [element, 'any', 'gem'], keep: 1 }));
  return [...ofReserve, ...ofGems];
}

export const unitsOf = ({ fixed, any }: Price, gem = 0): UnitPrice => ({
  ...Object.fromEntries(ELEMENTS.map((element, e) => [element, at(fixed, e)])),
  any,
  gem,
});

/** Gem tokens only: no mana stands in. MF-GEM-04 */
export const onlyGems = ({ gems }: Player): Pick<Player, 'mana' | 'gems'> => ({ mana: [...NONE], gems });

export const isElement = (kind: string): kind is Element => ELEMENTS.some((element) => element === kind);

/** "1 more fire and 2 more gems". */
export const lackOf = (missing: Record<string, number>): Message[] => Object.entries(missing).map(([kind, n]) => message(`lack.${kind}` as 'lack.any', { n }));

/** MF-TURN-05: what is lacking for a price. */
export function refuseShort(holding: Pick<Player, 'mana' | 'gems'>, price: UnitPrice): Refusal | undefined {
  const missing = shortfall(meansOf(holding), price);
  return missing && refuse('MF-TURN-05', message('whyNot.cannotPay', { missing: lackOf(missing) }), missing);
}

const isAmounts = (list: readonly number[]): boolean => list.length === ELEMENTS.length;

/** MF-GEM-04: what is lacking where only gems pay. */
export function refuseGemsShort(player: Player, { fixed, any }: Price, name: Message): Refusal | undefined {
  const lacking = shortfall(meansOf(onlyGems(player)), { ...unitsOf({ fixed, any: 0, total: 0 }), gem: any });
  if (!lacking) return undefined;
  const missing = Object.fromEntries(Object.entries(lacking).map(([kind, n]) => [isElement(kind) ? `${kind} gem` : kind, n]));
  return refuse('MF-GEM-04', message('whyNot.lackGems', { name, missing: lackOf(missing) }), missing);
}

/** Judges any payment for a price. */
export function refusePayment(holding: Pick<Player, 'mana' | 'gems'>, price: UnitPrice, { mana, gems }: Payment): Refusal | undefined {
  if (!isAmounts(mana) || !isAmounts(gems)) return refuse('MF-MANA-06', message('whyNot.paymentAmounts'));
  const handed = Object.fromEntries(ELEMENTS.flatMap((element, e) => [[`${element} mana`, at(mana, e)] as const, [`${element} gem`, at(gems, e)] as const]));
  const wrong = paymentFault(meansOf(holding), price, handed);
  if (!wrong) return undefined;
  if (wrong.fault === 'short') return refuseGap(price, { mana, gems }, wrong.missing);
  if (wrong.fault === 'idle') return refuse('MF-MANA-06', message('whyNot.paysTooMuch'));
  const [element, kind] = wrong.id.split(' ') as [Element, 'mana' | 'gem'];
  return kind === 'gem'
    ? refuse('MF-GEM-02', message('whyNot.notThatManyGems', { element: elementMessage(element) }))
    : refuse('MF-MANA-01', message('whyNot.notThatMuchMana', { element: elementMessage(element) }));
}

function refuseGap(price: UnitPrice, { mana, gems }: Payment, missing: Record<string, number>): Refusal {
  const isEnough = gemsIn(mana) + gemsIn(gems) >= Object.values(price).reduce((sum, n) => sum + n, 0);
  const rule = isEnough ? (missing.gem ? 'MF-GEM-04' : 'MF-MANA-05') : 'MF-TURN-05';
  return refuse(rule, message('whyNot.doesNotPay', { missing: lackOf(missing) }), missing);
}

/** Whether two lists name the same things, in whatever order. */
export const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.toSorted().join() === other.toSorted().join();

/** The way to gain mana that a player named, its elements in any order; none if it is not one of those open. */
export function optionNamed(gains: readonly ManaOption[], take: readonly string[] | undefined): ManaOption | undefined {
  return gains.find((option) => (option.take && take ? isSameSet(option.take, take) : option.take === take));
}
