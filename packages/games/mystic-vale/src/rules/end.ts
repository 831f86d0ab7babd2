import { done, playerOf, push, type Seat, shuffle, tell } from '@conclave/engine';
import { actionOf, isBlank, leaderMake, VALES_WITH, valeAt } from '../cards/index.ts';
import type { MysticValeEvent } from '../moves.ts';
import { scoreOf, winnersOf } from '../scoring.ts';
import { freshTurn, type MysticValeState, mover, NONE, type Player, takeOut } from '../state.ts';
import { draft } from './draft.ts';
import { planting } from './planting.ts';
import { rule } from './rule.ts';
import { amountOf } from './symbols.ts';
import { turn } from './turn.ts';
import { forgetOrder } from './zones.ts';

/** MV-LEADER-02, MV-LEADER-03, MV-LEADER-15: into a blank card of the deck, else of the field; then the deck is shuffled. */
export function sleeveLeader(game: MysticValeState, player: Player): void {
  if (player.leader === NONE) return;
  const isFree = (card: number): boolean => isBlank(player.cards[card] ?? NONE);
  const inDeck = player.cards.findIndex((_, card) => isFree(card) && player.deck.includes(card));
  const card = inDeck === NONE ? (player.field.find(isFree) ?? NONE) : inDeck;
  player.cards[card] = leaderMake(player.leader, 'start');
  if (takeOut(player.field, card)) player.deck.push(card);
  player.deck = shuffle(game, player.deck);
  forgetOrder(player);
}

/** MV-END-07: the player before the starting player ends a round. */
const endsTheRound = (game: MysticValeState, seat: Seat): boolean => (seat + 1) % game.seats === game.start;

const bogOwner = (game: MysticValeState): Seat => game.players.findIndex(({ vales }) => vales.some((vale) => VALES_WITH.extraPlanting.includes(vale)));

/** The whole game, from leaders and amulets to the score. */
export const match = rule<object>()('match', {
  chooseLeadersAndAmulets(game) {
    if (game.options.leaders || game.options.amulets) push(game, draft({ taken: 0, asked: 0 }));
  },
  sleeveTheLeaders(game) {
    for (const player of game.players) sleeveLeader(game, player);
  },
  takeATurn: (game) => push(game, turn({})),
  /** MV-END-02, MV-END-05 */
  nextTurn(game) {
    const { seat, hasExtra } = game.turn;
    if (hasExtra) return 'takeATurn';
    if (game.isEnding && endsTheRound(game, seat)) return;
    game.turn.seat = (seat + 1) % game.seats;
    return 'takeATurn';
  },
  /** MV-END-06 */
  plantForTheBog(game) {
    const owner = bogOwner(game);
    if (owner !== NONE) push(game, bog({ owner }));
  },
  count(game) {
    game.turn.phase = 'over';
    const result = winnersOf(game);
    for (const [seat, points] of result.scores.entries()) {
      const lines = scoreOf(playerOf(game, seat)).lines.map(({ part, points }) => ({ part, points }));
      tell<MysticValeEvent>({ is: 'scored', seat, points, lines });
    }
    game.result = result;
  },
});

/** MV-CARD-BORDERWATCH-BOG-01 to MV-CARD-BORDERWATCH-BOG-07 */
export const bog = rule<{ owner: Seat }>()('bog', {
  announce(game, { owner }) {
    const player = playerOf(game, owner);
    game.turn = freshTurn(owner, 'bog');
    tell<MysticValeEvent>({ is: 'bogBegan', seat: owner });
    player.bog = 0;
    if (!player.isSpoiled) return;
    tell<MysticValeEvent>({ is: 'bogEnded', seat: owner, cards: 0 });
    return done();
  },
  plantOnceMore: (game) => push(game, planting({})),
  countTheField(game, { owner }) {
    const player = mover(game);
    const vale = player.vales.find((one) => VALES_WITH.extraPlanting.includes(one)) ?? NONE;
    const effect = actionOf(valeAt(vale).effects, 'extraPlanting');
    if (effect) player.bog = game.turn.isSpoiled ? effect.ifSpoiled : amountOf(game, player, effect.score);
    tell<MysticValeEvent>({ is: 'bogEnded', seat: owner, cards: player.bog });
  },
});
