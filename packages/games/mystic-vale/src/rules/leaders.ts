import { done, playerOf, push, type Seat, tell } from '@conclave/engine';
import { fits, leaderAt, leaderMake, pieceNamed, type Side, sleevedMake } from '../cards/index.ts';
import type { MysticValeEvent, MysticValeMove } from '../moves.ts';
import { faceAt, type MysticValeState, makeOf, mover, NONE, type Player, takeOut } from '../state.ts';
import { inCommons, takeFromCommons } from './commons.ts';
import { DONE, nameAndPlace, offer } from './offers.ts';
import { mayLeave, tellSleeved } from './rooms.ts';
import { rule } from './rule.ts';
import { buryCard } from './zones.ts';

/** The number of the leader's card; NONE without a leader. */
export function leaderCard(player: Player): number {
  if (player.leader === NONE) return NONE;
  return player.cards.findIndex((_, card) => faceAt(player, card).isLeader);
}

export function leaderSide(player: Player): Side {
  return faceAt(player, leaderCard(player)).base.side;
}

function turnLeader(game: MysticValeState, seat: Seat, side: Side): void {
  const player = playerOf(game, seat);
  player.cards[leaderCard(player)] = leaderMake(player.leader, side);
  tell<MysticValeEvent>({ is: 'leaderTurned', seat, card: leaderAt(player.leader).id, side });
}

/** MV-LEADER-12: one change of side by its owner a turn. */
export function turnByOwner(game: MysticValeState, side: Side): void {
  game.turn.hasTurned = true;
  turnLeader(game, game.turn.seat, side);
}

/** MV-CARD-XANOS-02, MV-CARD-XANOS-03, MV-CARD-XANOS-05 */
export function turnBackAtHarvestEnd(game: MysticValeState): void {
  if (game.turn.hasTurned) return;
  const player = mover(game);
  const isDue = player.field.some((card) => faceAt(player, card).turnsBack);
  if (isDue) turnLeader(game, game.turn.seat, 'start');
}

/** MV-CARD-OLD-BARKARB-01, MV-CARD-OLD-BARKARB-02 */
export const store = rule<object>()('store', {
  takeFromTheCommons: {
    ask: (game) => [{ seat: game.turn.seat, ask: 'store', moves: inCommons(game).map(offer.store) }],
    chosen(game, _frame, move) {
      if (move.do !== 'store') return;
      const piece = pieceNamed(move.card, move.position) ?? NONE;
      takeFromCommons(game, piece);
      mover(game).workshop.push(piece);
      tell<MysticValeEvent>({ is: 'advancementStored', seat: game.turn.seat, ...nameAndPlace(piece) });
    },
  },
});

const craftMove = (piece: number, on: number): MysticValeMove => ({ do: 'craft', ...nameAndPlace(piece), on });

/** Workshop advancements with each card they fit; equal ones once. */
export function craftings(game: MysticValeState, cards: readonly number[]): MysticValeMove[] {
  const player = mover(game);
  const pieces = [...new Set(player.workshop)];
  return cards.flatMap((card) => pieces.filter((piece) => fits(faceAt(player, card), piece)).map((piece) => craftMove(piece, card)));
}

/** MV-BUY-08: only cards whose leaving takes no spot from what is set aside. */
export function craftable(game: MysticValeState): number[] {
  return mover(game).field.filter((card) => mayLeave(game, card));
}

function craftOn(game: MysticValeState, move: Extract<MysticValeMove, { do: 'craft' }>): void {
  const player = mover(game);
  const piece = pieceNamed(move.card, move.position) ?? NONE;
  takeOut(player.workshop, piece);
  player.cards[move.on] = sleevedMake(makeOf(player, move.on), piece);
  tellSleeved(game, piece, move.on);
}

/** MV-CARD-OLD-BARKARB-04, MV-CARD-OLD-BARKARB-05, MV-CARD-OLD-BARKARB-09 */
export const craft = rule<{ card: number }>()('craft', {
  sleeveTheFirst: {
    ask: (game) => [{ seat: game.turn.seat, ask: 'craft', moves: craftings(game, craftable(game)) }],
    chosen(game, frame, move) {
      if (move.do !== 'craft') return;
      frame.card = move.on;
      craftOn(game, move);
    },
  },
  maySleeveMore: {
    ask: (game, { card }) => [{ seat: game.turn.seat, ask: 'craftMore', moves: [...craftings(game, [card]), DONE], otherwise: DONE }],
    chosen(game, _frame, move) {
      if (move.do !== 'craft') return;
      craftOn(game, move);
      return 'maySleeveMore';
    },
  },
  putItUnderTheDeck(game, { card }) {
    buryCard(game, game.turn.seat, card);
    return done();
  },
});

export function startStoring(game: MysticValeState): void {
  push(game, store({}));
}

export function startCrafting(game: MysticValeState): void {
  push(game, craft({ card: NONE }));
}
