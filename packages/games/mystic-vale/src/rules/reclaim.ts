import { refuse, shuffle, tell } from '@conclave/engine';
import { message } from '../messages/index.ts';
import type { MysticValeEvent, MysticValeMove } from '../moves.ts';
import { faceAt, type MysticValeState, makeOf, mover, takeOut } from '../state.ts';
import { rule } from './rule.ts';
import { forgetOrder } from './zones.ts';

/** Cards of the discard pile that differ, one of each. */
function unlikeCards(game: MysticValeState): number[] {
  const player = mover(game);
  const seen = new Set<number>();
  return player.discard.filter((card) => {
    const make = makeOf(player, card);
    if (seen.has(make)) return false;
    seen.add(make);
    return true;
  });
}

const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

/** A few sensible choices; any other set of cards is accepted too. */
function reclaimings(game: MysticValeState): MysticValeMove[] {
  const player = mover(game);
  const safe = player.discard.filter((card) => faceAt(player, card).burden <= 0);
  const sets = [[], ...unlikeCards(game).map((card) => [card]), safe, player.discard];
  const asText = sets.map((cards) => ascending(cards).join());
  return sets.filter((_, i) => asText.indexOf(asText[i] ?? '') === i).map((cards) => ({ do: 'reclaim', cards: ascending(cards) }));
}

/** MV-CARD-MAGPIE-01 to MV-CARD-MAGPIE-04 */
export const reclaim = rule<object>()('reclaim', {
  pickCardsOfTheDiscardPile: {
    ask: (game) => [{ seat: game.turn.seat, ask: 'reclaim', moves: reclaimings(game), otherwise: { do: 'reclaim', cards: [] } }],
    accept(game, _frame, move) {
      if (move.do !== 'reclaim') return refuse('TABLE-OFFER', message('whyNot.magpieFirst'));
      const { discard } = mover(game);
      const isSound = move.cards.every((card, i) => discard.includes(card) && (i === 0 || card > (move.cards[i - 1] ?? 0)));
      return isSound ? undefined : refuse('MV-CARD-MAGPIE-01', message('whyNot.magpieCards'));
    },
    chosen(game, _frame, move) {
      if (move.do !== 'reclaim' || move.cards.length === 0) return;
      const player = mover(game);
      for (const card of move.cards) takeOut(player.discard, card);
      player.deck = shuffle(game, [...player.deck, ...move.cards]);
      forgetOrder(player);
      tell<MysticValeEvent>({ is: 'cardsReclaimed', seat: game.turn.seat, cards: move.cards.length });
    },
  },
});
