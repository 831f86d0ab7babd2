import type { Seat } from '@conclave/engine';
import { playerOf } from '@conclave/engine';
import {
  type Ability,
  abilityById,
  type Cost,
  constants,
  costOf,
  type Deed,
  type EffectOf,
  enchantmentBoard,
  figureInfo,
  lordOf,
  NONE,
  placeAt,
  spaceById,
  tribeOf,
  wanderer,
} from '../cards/index.ts';
import { type MaraMove, useMove } from '../moves.ts';
import { bannerAt, figureOf, lordIn, type MaraState, type Player, realmAt, realmsAt, type Table } from '../state.ts';
import { canPlaceCaravan } from './caravans.ts';
import { canBuyAny } from './enchantments.ts';
import { influenceRoom } from './influence.ts';
import { canPay, gemsPaid, waysToPay } from './payment.ts';
import { canExchange } from './wanderer.ts';

/** A placement whose abilities are being used. */
export interface Placement {
  seat: Seat;
  figure: number;
  /** Abilities not used yet, one entry a copy (GM-ABIL-03). */
  open: string[];
  used: string[];
  /** The ability already paid for while placing (GM-CARD-24). */
  prepaid: string | null;
}

/** The figure's own ability; a Specialist's is its tribe's. */
export function innateOf(player: Player, figure: number): Ability | null {
  const info = figureInfo()[figure];
  return info?.id === 'specialist' ? tribeOf(player.tribe).ability : (info?.innate ?? null);
}

/** GM-ABIL-02: what placing this figure there unlocks. */
export function unlockedAt(game: Table, seat: Seat, number: number, at: number): string[] {
  const player = playerOf(game, seat);
  const figure = figureOf(game, seat, number);
  const place = placeAt(at);
  const open: string[] = [];
  if (place.space) open.push(place.space.id);
  if (place.kind === 'enchantmentBoard') open.push(enchantmentBoard.id);
  const innate = innateOf(player, number);
  if (innate && innate.when !== 'whilePlacing') open.push(innate.id);
  for (const realm of realmsAt(game, at)) {
    const lord = lordIn(game, realm);
    if (lord !== undefined && lordOf(lord).ability) open.push(lord);
    if (realm === game.wanderer) open.push(wanderer.id);
  }
  for (const card of figure.attachments) if (abilityById(card).when !== 'whilePlacing') open.push(card);
  return open;
}

const NO_REALM: readonly number[] = [NONE];

/** GM-ABIL-10: the realms among which the player picks for this ability. */
export function realmsFor(game: Table, at: number, { realm }: Ability): readonly number[] {
  if (realm === null) return NO_REALM;
  if (realm === 'here') return realmsAt(game, at);
  if (realm === 'wanderer') return [game.wanderer];
  return realm === 'lord' ? game.lords.map((lord) => lord.realm) : game.realms.map((_, i) => i);
}

const FREE = costOf(null);

/** What an open ability costs now. */
export const priceOf = ({ prepaid }: Placement, ability: Ability): Cost => (prepaid === ability.id ? FREE : ability.cost);

interface Use {
  ability: Ability;
  realm: number;
  cost: Cost;
  /** The gems paid for it. */
  paid: readonly number[];
}

/** Whether a use of an ability changes something by an effect, by its op (GM-ABIL-16). */
const CHANGES: { readonly [O in Deed['op']]: (game: MaraState, seat: Seat, use: Use, effect: EffectOf<O>) => boolean } = {
  gain: (game, seat, { cost }, { resource }) => resource !== 'energy' || playerOf(game, seat).energy - cost.energy < constants.energyMax,
  gainGems: () => true,
  gainInfluence: (game, seat, { realm }) => influenceRoom(game, realm, seat) > 0,
  placeCaravans: (game, seat, { realm }) => canPlaceCaravan(game, seat, realm),
  activateWanderer: (game, seat, { cost, paid }) => {
    const { gems } = playerOf(game, seat);
    return canExchange(game, cost.total === 0 ? gems : gems.map((held, i) => held - (paid[i] ?? 0)));
  },
  takeBanner: (game, _seat, { ability }) => bannerAt(game, spaceById(ability.id)) !== null,
  gainEnchantments: (game, seat) => canBuyAny(game, seat),
};

function wouldChange<E extends Deed>(game: MaraState, seat: Seat, use: Use, effect: E): boolean {
  const changes = CHANGES[effect.op] as (game: MaraState, seat: Seat, use: Use, effect: E) => boolean;
  return changes(game, seat, use, effect);
}

/** GM-ABIL-16: whether, its cost paid, any of its effects changes something. */
export function isWorth(game: MaraState, seat: Seat, use: Use): boolean {
  if (use.ability.isSure) return true;
  for (const effect of use.ability.effects) if (wouldChange(game, seat, use, effect)) return true;
  return false;
}

const NOTHING: readonly number[] = [];

function addUses(game: MaraState, placement: Placement, ability: Ability, moves: MaraMove[]): void {
  const { seat, figure } = placement;
  const player = playerOf(game, seat);
  const cost = priceOf(placement, ability);
  if (!canPay(player, cost)) return;
  const realms = realmsFor(game, figureOf(game, seat, figure).at, ability);
  const ways = cost.any > 0 ? waysToPay(player.gems, cost) : undefined;
  for (const realm of realms) {
    const named = realms.length > 1 ? realmAt(game, realm).id : undefined;
    if (!ways) {
      if (isWorth(game, seat, { ability, realm, cost, paid: cost.total > 0 ? cost.gems : NOTHING })) moves.push(useMove(ability.id, named));
      continue;
    }
    for (const way of ways)
      if (ability.isSure || isWorth(game, seat, { ability, realm, cost, paid: gemsPaid(cost, way) }))
        moves.push(named ? { do: 'use', ability: ability.id, realm: named, pay: way } : { do: 'use', ability: ability.id, pay: way });
  }
}

/** Every way to use an open ability now. */
export function usesOf(game: MaraState, placement: Placement): MaraMove[] {
  const moves: MaraMove[] = [];
  const { open } = placement;
  for (let i = 0; i < open.length; i++) {
    const id = open[i];
    if (id !== undefined && open.indexOf(id) === i) addUses(game, placement, abilityById(id), moves);
  }
  return moves;
}
