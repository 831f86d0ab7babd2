import { draw, playerOf, type Seat, shuffle, tell } from '@conclave/engine';
import { type Card, type Item, isItem, isSpell, type Resource } from '../cards/index.ts';
import type { MagesEvent } from '../moves.ts';
import { type MagesState, takeOut } from '../state.ts';

/** MG-DISC-01, MG-DISC-02: every card to its own discard pile, a Spell back to its Spell pile. */
export function putAway(game: MagesState, card: Card): void {
  if (isSpell(card)) game.spells[card]++;
  else if (isItem(card)) game.itemDiscard.push(card);
  else game.discard.push(card);
}

/** A card leaves a hand, seen by all. */
export function putAwayFromHand(game: MagesState, seat: Seat, card: Card): void {
  takeOut(playerOf(game, seat).hand, card);
  putAway(game, card);
}

/** MG-DISC-05 */
export function putAwayFromTable(game: MagesState, seat: Seat, item: Item): void {
  takeOut(playerOf(game, seat).table, item);
  putAway(game, item);
}

export const canDrawResource = (game: MagesState): boolean => game.deck.length > 0 || game.discard.length > 0;
export const canDrawItem = (game: MagesState): boolean => game.items.length > 0 || game.itemDiscard.length > 0;

/** MG-DRAW-05: the discard pile becomes the deck only when a card is needed. */
export function drawResource(game: MagesState): Resource | undefined {
  if (game.deck.length === 0 && game.discard.length > 0) {
    game.deck = shuffle(game, game.discard);
    game.discard = [];
    tell<MagesEvent>({ is: 'pileShuffled', pile: 'resources' });
  }
  return game.deck.length > 0 ? draw(game, game.deck) : undefined;
}

/** MG-DISC-04 */
export function drawItem(game: MagesState): Item | undefined {
  if (game.items.length === 0 && game.itemDiscard.length > 0) {
    game.items = shuffle(game, game.itemDiscard);
    game.itemDiscard = [];
    tell<MagesEvent>({ is: 'pileShuffled', pile: 'items' });
  }
  return game.items.length > 0 ? draw(game, game.items) : undefined;
}
