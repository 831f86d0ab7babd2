import { playerOf, type Seat, tell } from '@conclave/engine';
import { constants, ELEMENTS, elementIndex, type Resource } from '../cards/index.ts';
import type { Gems, MaraEvent } from '../moves.ts';
import { type MaraState, SOURCES, type Source, type Table } from '../state.ts';
import { countGems, gemList } from './payment.ts';

export function score(game: Table, seat: Seat, points: number, source: Source): void {
  const { scored } = playerOf(game, seat);
  const at = SOURCES.indexOf(source);
  scored[at] = (scored[at] ?? 0) + points;
}

export function gainKeys(game: MaraState, seat: Seat, keys: number): void {
  const player = playerOf(game, seat);
  player.keys += keys;
  player.keysThisRound += keys;
}

/** GM-ENERGY-04 */
function gainEnergy(game: MaraState, seat: Seat, amount: number): number {
  const player = playerOf(game, seat);
  const gained = Math.min(amount, constants.energyMax - player.energy);
  player.energy += gained;
  return gained;
}

function take(game: MaraState, seat: Seat, what: 'onyx' | 'key' | 'point' | 'energy', amount: number): number {
  if (what === 'energy') return gainEnergy(game, seat, amount);
  if (what === 'point') score(game, seat, amount, 'abilities');
  else if (what === 'key') gainKeys(game, seat, amount);
  else playerOf(game, seat).onyx += amount;
  return amount;
}

/** Takes something from the supply. */
export function gain(game: MaraState, seat: Seat, resource: Resource, amount: number): void {
  if (resource === 'fire' || resource === 'water' || resource === 'air' || resource === 'earth') {
    const { gems } = playerOf(game, seat);
    const at = elementIndex[resource];
    gems[at] = (gems[at] ?? 0) + amount;
    tell<MaraEvent>({ is: 'gemsGained', seat, gems: Array(amount).fill(resource) as Gems });
    return;
  }
  const gained = take(game, seat, resource, amount);
  if (gained > 0) tell<MaraEvent>({ is: 'gained', seat, what: resource, amount: gained });
}

export function gainGems(game: MaraState, seat: Seat, gems: readonly string[]): void {
  const player = playerOf(game, seat);
  const counts = countGems(gems);
  for (let i = 0; i < ELEMENTS.length; i++) player.gems[i] = (player.gems[i] ?? 0) + (counts[i] ?? 0);
  tell<MaraEvent>({ is: 'gemsGained', seat, gems: gemList(counts) });
}
