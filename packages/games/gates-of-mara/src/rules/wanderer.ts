import { done, playerOf, type Seat, tell } from '@conclave/engine';
import { type WandererCard, wandererCardOf } from '../cards/index.ts';
import { DECLINE, type MaraEvent, type MaraMove } from '../moves.ts';
import type { MaraState, Player, Table } from '../state.ts';
import { canPayGems, gemList, gemsPaid, pay, waysToPay } from './payment.ts';
import { acceptAnyOrder, rule } from './rule.ts';

/** GM-ABIL-16: whether gems in hand pay for the exchange on show. */
export const canExchange = (game: Table, gems: readonly number[]): boolean => canPayGems(gems, wandererCardOf(game.wandererCard).cost);

const plain = new Map<string, readonly MaraMove[]>();

function fixedExchanges(card: WandererCard): readonly MaraMove[] {
  const known = plain.get(card.id) ?? [...card.rewards.map((_, reward): MaraMove => ({ do: 'exchange', reward })), DECLINE];
  plain.set(card.id, known);
  return known;
}

function exchanges(game: MaraState, player: Player): readonly MaraMove[] {
  const card = wandererCardOf(game.wandererCard);
  if (card.cost.any === 0) return fixedExchanges(card);
  const ways = waysToPay(player.gems, card.cost);
  return [...card.rewards.flatMap((_, reward) => ways.map((way): MaraMove => ({ do: 'exchange', reward, pay: way }))), DECLINE];
}

/** GM-WAND-02: leaves the reward chosen, to be carried out; nothing when declined (GM-WAND-07). */
export const exchange = rule<{ seat: Seat }>()('exchange', {
  exchangeOrDecline: {
    ask: (game, { seat }) => [{ seat, ask: 'exchange', moves: exchanges(game, playerOf(game, seat)), otherwise: DECLINE }],
    accept: (game, { seat }, move) => acceptAnyOrder(exchanges(game, playerOf(game, seat)), move),
    chosen(game, { seat }, move) {
      if (move.do !== 'exchange') return done();
      const { id, cost, rewards } = wandererCardOf(game.wandererCard);
      const gems = gemsPaid(cost, move.pay);
      pay(playerOf(game, seat), cost, gems);
      tell<MaraEvent>({ is: 'exchanged', seat, card: id, reward: move.reward, pay: gemList(gems) });
      return done(rewards[move.reward]?.id);
    },
  },
});
