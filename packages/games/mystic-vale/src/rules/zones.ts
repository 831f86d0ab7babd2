import { draw, playerOf, type Seat, shuffle, tell, wall } from '@conclave/engine';
import { valeAt } from '../cards/index.ts';
import type { MysticValeEvent } from '../moves.ts';
import { faceAt, type MysticValeState, mover, NONE, type Player, takeOut } from '../state.ts';

/** MV-ZONE-03: an empty deck is made of the discard pile. Says whether the deck has a card now. */
export function restock(game: MysticValeState, seat: Seat): boolean {
  const player = playerOf(game, seat);
  if (player.deck.length > 0) return true;
  if (player.discard.length === 0) return false;
  const cards = player.discard.length;
  player.deck = shuffle(game, player.discard);
  player.discard = [];
  forgetOrder(player);
  tell<MysticValeEvent>({ is: 'deckShuffled', seat, cards });
  return true;
}

/** After a shuffle nobody knows where any card of the deck lies. */
export function forgetOrder(player: Player): void {
  player.buried = 0;
  player.sawTop = false;
}

/** The top card of the deck, or NONE. */
export function drawTop(game: MysticValeState, seat: Seat): number {
  if (!restock(game, seat)) return NONE;
  const player = playerOf(game, seat);
  const card = draw(game, player.deck) ?? NONE;
  player.sawTop = false;
  if (player.buried > player.deck.length) player.buried = player.deck.length;
  return card;
}

/** The bottom card of the deck, or NONE. */
export function drawBottom(game: MysticValeState, seat: Seat): number {
  if (!restock(game, seat)) return NONE;
  const player = playerOf(game, seat);
  wall(game, 'card');
  const card = player.deck.shift() ?? NONE;
  if (player.buried > 0) player.buried--;
  if (player.deck.length === 0) player.sawTop = false;
  return card;
}

/** Turns up a new on-deck card. Without a card to come, the spot stays empty (MV-ZONE-04). */
export function reveal(game: MysticValeState, seat: Seat): void {
  const player = playerOf(game, seat);
  player.onDeck = drawTop(game, seat);
  if (player.onDeck === NONE) return;
  game.turn.isRevealed = true;
  tell<MysticValeEvent>({ is: 'cardRevealed', seat, parts: faceAt(player, player.onDeck).parts, on: player.onDeck });
}

/** Sends a card of the field, or the on-deck card, to the discard pile. */
export function discardCard(game: MysticValeState, seat: Seat, card: number): void {
  const player = playerOf(game, seat);
  leaveTable(player, card);
  player.discard.push(card);
  tell<MysticValeEvent>({ is: 'cardDiscarded', seat, parts: faceAt(player, card).parts, on: card });
}

/** Puts a card of the field under the deck, where everybody saw it go. */
export function buryCard(game: MysticValeState, seat: Seat, card: number): void {
  const player = playerOf(game, seat);
  leaveTable(player, card);
  player.deck.unshift(card);
  player.buried++;
  tell<MysticValeEvent>({ is: 'cardBuried', seat, parts: faceAt(player, card).parts, on: card });
}

function leaveTable(player: Player, card: number): void {
  if (player.onDeck === card) player.onDeck = NONE;
  else takeOut(player.field, card);
  takeOut(player.kept, card);
}

/** Takes one copy of a vale from the player whose turn it is. */
export function loseVale(game: MysticValeState, vale: number, to: 'box' | 'deck'): void {
  const player = mover(game);
  const at = player.vales.lastIndexOf(vale);
  player.vales.splice(at, 1);
  player.valeUse.splice(at, 1);
  if (to === 'box') game.gone.push(vale);
  else {
    game.valeDecks[0]?.push(vale);
    game.isValeKnown = true;
  }
  tell<MysticValeEvent>({ is: 'valeLeft', seat: game.turn.seat, card: valeAt(vale).id, to });
}
