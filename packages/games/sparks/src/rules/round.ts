import { draw, playerOf, roll, ruleOf, type Seat, tell, tellOnly } from '@conclave/engine';
import type { Asks, SparksEvent, SparksMove, SparksPrompt } from '../moves.ts';
import { SPARKS_TO_WIN, type SparksState, takeFrom } from '../state.ts';

const rule = ruleOf<SparksState, SparksMove, Asks>();

const highest = (scored: [Seat, number][]): Seat[] => {
  const best = Math.max(...scored.map(([, score]) => score));
  return scored.filter(([, score]) => score === best).map(([seat]) => seat);
};

const burnable = (hand: readonly number[]): SparksMove[] => [...new Set(hand)].map((card) => ({ do: 'burn', card }));

export const round = rule<{ tied: Seat[]; burned?: [Seat, number][] }>()('round', {
  /** SP-ROUND-01 */
  allBurnACard: {
    together: true,
    ask: (game) => game.players.flatMap(({ hand }, seat): SparksPrompt[] => (hand.length > 0 ? [{ seat, ask: 'burn', moves: burnable(hand) }] : [])),
    chosen(game, frame, move, seat) {
      if (move.do !== 'burn') return;
      takeFrom(playerOf(game, seat).hand, move.card);
      game.discard.push(move.card);
      frame.burned = [...(frame.burned ?? []), [seat, move.card]];
      tell<SparksEvent>({ is: 'cardBurned', seat, card: move.card });
    },
  },
  /** SP-ROUND-02, SP-ROUND-03 */
  highestWins(_game, frame) {
    frame.tied = highest(frame.burned ?? []);
    frame.burned = [];
    if (frame.tied.length === 1) return 'winSpark';
  },
  tiedPlayersRoll(game, frame) {
    const rolls = frame.tied.map((seat): [Seat, number] => [seat, roll(game, 6)]);
    for (const [seat, die] of rolls) tell<SparksEvent>({ is: 'tieRolled', seat, die });
    frame.tied = highest(rolls);
    if (frame.tied.length > 1) return 'tiedPlayersRoll';
  },
  winSpark(game, { tied: [winner = 0] }) {
    playerOf(game, winner).sparks++;
    tell<SparksEvent>({ is: 'sparkWon', seat: winner });
    if (playerOf(game, winner).sparks === SPARKS_TO_WIN) game.result = { winners: [winner], how: 'threeSparks' }; // SP-END-01
  },
  /** SP-ROUND-04 */
  winnerMayDraw: {
    ask: (game, { tied: [winner = 0] }) =>
      game.deck.length > 0 ? [{ seat: winner, ask: 'draw', moves: [{ do: 'draw' }, { do: 'pass' }], otherwise: { do: 'pass' } }] : [],
    chosen(game, _frame, move, seat) {
      if (move.do !== 'draw') return;
      const card = draw(game, game.deck);
      if (card === undefined) return;
      playerOf(game, seat).hand.push(card);
      tellOnly<SparksEvent>([seat], { is: 'cardDrawn', seat, card }, { is: 'cardDrawn', seat });
    },
  },
  /** SP-END-02 */
  nextRound(game) {
    if (game.players.some(({ hand }) => hand.length > 0)) return 'allBurnACard';
    const winners = highest(game.players.map(({ sparks }, seat) => [seat, sparks]));
    game.result = { winners, how: 'mostSparks', scores: game.players.map(({ sparks }) => sparks) };
  },
});
