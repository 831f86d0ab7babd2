import { done, draw, playerOf, push, type Seat, tell } from '@conclave/engine';
import { type Enchantment, enchantmentOf } from '../cards/index.ts';
import { DONE, type MaraEvent, type MaraMove } from '../moves.ts';
import type { MaraState, Player, Table } from '../state.ts';
import { anyCanTake, attach } from './attachments.ts';
import { score } from './gains.ts';
import { canPay, gemList, gemsPaid, pay, waysToPay } from './payment.ts';
import { acceptAnyOrder, rule } from './rule.ts';

/** GM-ENCH-05, GM-ENCH-11 */
export const canBuy = (player: Player, card: Enchantment): boolean => canPay(player, card.price) && anyCanTake(player, card.id);

/** The different cards on show that a player can pay for and attach. */
function buyable(game: MaraState, player: Player): Enchantment[] {
  const cards: Enchantment[] = [];
  for (let slot = 0; slot < game.enchantments.length; slot++) {
    const id = game.enchantments[slot];
    if (!id || game.enchantments.indexOf(id) !== slot) continue;
    const card = enchantmentOf(id);
    if (canBuy(player, card)) cards.push(card);
  }
  return cards;
}

export const canBuyAny = (game: MaraState, seat: Seat): boolean => buyable(game, playerOf(game, seat)).length > 0;

const buying = new Map<string, MaraMove>();
function buyMoves({ gems }: Player, { id, price }: Enchantment): MaraMove[] {
  if (price.any > 0) return waysToPay(gems, price).map((way) => ({ do: 'buy', card: id, pay: way }));
  const move = buying.get(id) ?? { do: 'buy', card: id };
  buying.set(id, move);
  return [move];
}

function purchases(game: MaraState, seat: Seat, left: number): MaraMove[] {
  const player = playerOf(game, seat);
  return left > 0 ? buyable(game, player).flatMap((card) => buyMoves(player, card)) : [];
}

/** GM-ENCH-03 */
export const enchantmentPoints = (game: Table, card: Enchantment): number => card.points + game.round;

function buy(game: MaraState, seat: Seat, id: string, paid: readonly string[] | undefined): void {
  const card = enchantmentOf(id);
  const player = playerOf(game, seat);
  const gems = gemsPaid(card.price, paid);
  const points = enchantmentPoints(game, card);
  pay(player, card.price, gems);
  score(game, seat, points, 'enchantments');
  player.enchantmentsThisRound++;
  game.enchantments[game.enchantments.indexOf(id)] = null;
  tell<MaraEvent>({ is: 'enchantmentBought', seat, card: id, points, pay: gemList(gems), onyx: card.price.onyx });
}

/** GM-ENCH-06, GM-ENCH-07 */
function refill(game: MaraState): void {
  const cards: string[] = [];
  for (let slot = 0; slot < game.enchantments.length; slot++) {
    if (game.enchantments[slot] !== null || game.enchantmentDeck.length === 0) continue;
    const card = draw(game, game.enchantmentDeck) ?? null;
    game.enchantments[slot] = card;
    if (card) cards.push(card);
  }
  if (cards.length > 0) tell<MaraEvent>({ is: 'enchantmentsRevealed', cards });
}

/** GM-ENCH-01: up to so many purchases, one after the other; then the slots are refilled. */
export const enchant = rule<{ seat: Seat; left: number }>()('enchant', {
  buyOrStop: {
    ask(game, { seat, left }) {
      const moves = purchases(game, seat, left);
      moves.push(DONE);
      return [{ seat, ask: left > 0 ? 'buyEnchantment' : 'finishEnchanting', moves, otherwise: DONE }];
    },
    accept: (game, { seat, left }, move) => acceptAnyOrder(purchases(game, seat, left), move),
    chosen(game, frame, move, seat) {
      if (move.do !== 'buy') return 'refillTheSlots';
      buy(game, seat, move.card, move.pay);
      frame.left--;
      push(game, attach({ seat, card: move.card, mayDecline: false }));
      return 'buyOrStop';
    },
  },
  refillTheSlots(game) {
    refill(game);
    return done();
  },
});
