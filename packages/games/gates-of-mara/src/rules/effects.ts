import { done, playerOf, push, type Rule, type Seat, tell } from '@conclave/engine';
import { abilityById, type Deed, type EffectOf, type Element, spaceById } from '../cards/index.ts';
import type { MaraEvent } from '../moves.ts';
import { type MaraState, realmAt } from '../state.ts';
import { anyCanTake, attach } from './attachments.ts';
import { canPlaceCaravan, placeCaravan } from './caravans.ts';
import { enchant } from './enchantments.ts';
import { gain, gainGems } from './gains.ts';
import { gainInfluence } from './influence.ts';
import { waysToTake } from './payment.ts';
import { acceptAnyOrder, rule } from './rule.ts';
import { canExchange, exchange } from './wanderer.ts';

/** Gems of the player's choice. */
export const takeGems = rule<{ seat: Seat; amount: number; of: readonly Element[]; different: boolean }>()('takeGems', {
  chooseTheGems: {
    ask: (_game, { seat, amount, of, different }) => [{ seat, ask: 'takeGems', moves: waysToTake({ amount, of, different }) }],
    accept: (_game, { amount, of, different }, move) => acceptAnyOrder(waysToTake({ amount, of, different }), move),
    chosen(game, { seat }, move) {
      if (move.do === 'takeGems') gainGems(game, seat, move.gems);
    },
  },
});

/** GM-REALM-02, GM-BANNER-01, GM-BANNER-02 */
function takeBanner(game: MaraState, seat: Seat, realm: number, space: string): void {
  const { banners } = realmAt(game, realm);
  const slot = spaceById(space).bannerSlot;
  const card = banners[slot];
  if (!card) return;
  banners[slot] = null;
  tell<MaraEvent>({ is: 'bannerTaken', seat, card });
  if (anyCanTake(playerOf(game, seat), card)) {
    push(game, attach({ seat, card, mayDecline: false }));
    return;
  }
  game.discardedBanners.push(card);
  tell<MaraEvent>({ is: 'bannerDiscarded', seat, card });
}

export interface AbilityInUse {
  seat: Seat;
  ability: string;
  /** The realm its effects happen in, where they need one. */
  realm: number;
  /** The effect to carry out next. */
  next: number;
  /** Caravans placed or left out by the present effect. */
  caravans: number;
}

/** GM-CARAVAN-06: as many Caravans as the effect says, one after the other. */
function placesCaravan(game: MaraState, frame: AbilityInUse, amount: number): 'again' | undefined {
  if (frame.caravans >= amount || !canPlaceCaravan(game, frame.seat, frame.realm)) {
    frame.caravans = 0;
    return undefined;
  }
  push(game, placeCaravan({ seat: frame.seat, realm: frame.realm, isSecond: frame.caravans > 0, space: '' }));
  frame.caravans++;
  return 'again';
}

/** Carries out one effect, or a part of it; an effect that cannot happen is skipped (GM-ABIL-06). */
type CarryOut<E> = (game: MaraState, use: AbilityInUse, effect: E) => 'again' | void;

const CARRY_OUT: { readonly [O in Deed['op']]: CarryOut<EffectOf<O>> } = {
  gain: (game, { seat }, { resource, amount }) => gain(game, seat, resource, amount),
  gainGems: (game, { seat }, { amount, of, different = false }) => push(game, takeGems({ seat, amount, of, different })),
  gainInfluence: (game, { seat, realm }, { amount }) => gainInfluence(game, seat, realm, amount),
  placeCaravans: (game, use, { amount }) => placesCaravan(game, use, amount),
  activateWanderer(game, { seat }) {
    if (canExchange(game, playerOf(game, seat).gems)) push(game, exchange({ seat }));
  },
  takeBanner: (game, { seat, realm, ability }) => takeBanner(game, seat, realm, ability),
  gainEnchantments: (game, { seat }, { amount }) => push(game, enchant({ seat, left: amount })),
};

const carryOut = <E extends Deed>(game: MaraState, use: AbilityInUse, effect: E): 'again' | void => (CARRY_OUT[effect.op] as CarryOut<E>)(game, use, effect);

/** An ability whose cost is paid: its effects in order, and what each sets off (GM-ABIL-06, GM-ABIL-15). */
export const ability: Rule<AbilityInUse, 'carryOutTheNextEffect' | 'resolveWhatFollows' | 'goOn'> = rule<AbilityInUse>()('ability', {
  carryOutTheNextEffect(game, frame) {
    const effect = abilityById(frame.ability).effects[frame.next];
    frame.result = null;
    if (!effect) return done();
    if (carryOut(game, frame, effect) !== 'again') frame.next++;
  },
  /** A Caravan space (GM-CARAVAN-03), or the reward of an exchange. */
  resolveWhatFollows(game, { seat, realm, result }) {
    if (typeof result === 'string') push(game, ability({ seat, ability: result, realm, next: 0, caravans: 0 }));
  },
  goOn: () => 'carryOutTheNextEffect',
});

/** Starts an ability that is paid for. */
export function startAbility(game: MaraState, { seat, ability: id, realm }: { seat: Seat; ability: string; realm: number }): void {
  push(game, ability({ seat, ability: id, realm, next: 0, caravans: 0 }));
}
