import { lookUp } from '@conclave/engine';
import { type Cost, ELEMENTS, type Element, elementIndex } from '../cards/index.ts';
import type { Gems, MaraMove } from '../moves.ts';
import type { Player } from '../state.ts';

const BITS = 4;
const lists = new Map<number, Gems>();

/** So many gems of each element as a list, always the same one. */
export function gemList(counts: readonly number[]): Gems {
  const key = counts.reduce((sum, n, i) => sum + (n << (BITS * i)), 0);
  const known = lists.get(key);
  if (known) return known;
  const list = ELEMENTS.flatMap((element, i) => Array<Element>(counts[i] ?? 0).fill(element));
  lists.set(key, list);
  return list;
}

export function countGems(gems: readonly string[]): number[] {
  const counts = [0, 0, 0, 0];
  for (const gem of gems) {
    const at = lookUp(elementIndex, gem);
    if (at !== undefined) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** Whether gems in hand meet the price. */
export function canPayGems(gems: readonly number[], cost: Cost): boolean {
  let free = 0;
  for (let i = 0; i < gems.length; i++) {
    const left = (gems[i] ?? 0) - (cost.gems[i] ?? 0);
    if (left < 0) return false;
    if (cost.of[i]) free += cost.different ? Math.min(left, 1) : left;
  }
  return free >= cost.any;
}

/** GM-ABIL-05: the whole cost, or nothing. */
export function canPay(player: Player, cost: Cost): boolean {
  return player.energy >= cost.energy && player.onyx >= cost.onyx && canPayGems(player.gems, cost);
}

/** What is missing to pay a cost, by kind; nothing where it can be paid. */
export function missingFor(player: Player, cost: Cost): Record<string, number> | undefined {
  const missing: Record<string, number> = {};
  if (player.energy < cost.energy) missing.energy = cost.energy - player.energy;
  if (player.onyx < cost.onyx) missing.onyx = cost.onyx - player.onyx;
  let free = 0;
  for (const [i, element] of ELEMENTS.entries()) {
    const left = (player.gems[i] ?? 0) - (cost.gems[i] ?? 0);
    if (left < 0) missing[element] = -left;
    else if (cost.of[i]) free += cost.different ? Math.min(left, 1) : left;
  }
  if (free < cost.any) missing.any = cost.any - free;
  return Object.keys(missing).length > 0 ? missing : undefined;
}

/** All ways to choose so many gems: at most `most` of each element. */
function choices(most: readonly number[], amount: number): number[][] {
  const found: number[][] = [];
  const [m0 = 0, m1 = 0, m2 = 0, m3 = 0] = most;
  for (let a = Math.min(m0, amount); a >= 0; a--)
    for (let b = Math.min(m1, amount - a); b >= 0; b--)
      for (let c = Math.min(m2, amount - a - b); c >= 0; c--) {
        const d = amount - a - b - c;
        if (d <= m3) found.push([a, b, c, d]);
      }
  return found;
}

/** GM-ABIL-12: the mixes of gems that meet a price with a free part, the most plentiful gems first. */
export function waysToPay(gems: readonly number[], cost: Cost): Gems[] {
  const left = gems.map((held, i) => held - (cost.gems[i] ?? 0));
  const most = left.map((n, i) => (cost.of[i] ? (cost.different ? Math.min(n, 1) : n) : 0));
  const ways = choices(most, cost.any);
  // The mix that leaves the gems most even comes first: it keeps the most ways open.
  const lumpiness = (way: readonly number[]): number => left.reduce((sum, n, i) => sum + (n - (way[i] ?? 0)) ** 2, 0);
  if (ways.length > 1) ways.sort((a, b) => lumpiness(a) - lumpiness(b));
  return ways.map((way) => gemList(way.map((n, i) => n + (cost.gems[i] ?? 0))));
}

/** The gems handed over for a price: as the move says, or as printed. */
export const gemsPaid = (cost: Cost, pay: readonly string[] | undefined): readonly number[] => (cost.any > 0 ? countGems(pay ?? []) : cost.gems);

/** Pays a cost in full. */
export function pay(player: Player, cost: Cost, gems: readonly number[]): void {
  player.energy -= cost.energy;
  player.onyx -= cost.onyx;
  for (let i = 0; i < player.gems.length; i++) player.gems[i] = (player.gems[i] ?? 0) - (gems[i] ?? 0);
}

const takes = new Map<string, readonly MaraMove[]>();

/** The ways to take gems of one's choice. */
export function waysToTake({ amount, of, different }: { amount: number; of: readonly Element[]; different: boolean }): readonly MaraMove[] {
  const key = `${amount} ${of.join()} ${different}`;
  const known = takes.get(key);
  if (known) return known;
  const most = ELEMENTS.map((element) => (of.includes(element) ? (different ? 1 : amount) : 0));
  const moves = choices(most, amount).map((way): MaraMove => ({ do: 'takeGems', gems: gemList(way) }));
  takes.set(key, moves);
  return moves;
}
