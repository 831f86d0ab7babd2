import { playerOf, type Seat, tell, tellOnly } from '@conclave/engine';
import type { Resource } from '../cards/index.ts';
import type { MagesEvent } from '../moves.ts';
import type { MagesState } from '../state.ts';
import { drawResource } from './piles.ts';

/** MG-DRAW-02 */
function fillPlace(game: MagesState, place: number): void {
  const card = drawResource(game);
  if (card === undefined) return;
  game.row[place] = card;
  tell<MagesEvent>({ is: 'rowFilled', card, place });
}

/** MG-DRAW-06: gaps left by empty piles, first place first. */
export function fillGaps(game: MagesState): void {
  for (let place = game.row.indexOf(null); place >= 0; place = game.row.indexOf(null, place + 1)) fillPlace(game, place);
}

/** MG-DRAW-01 */
export function takeFromRow(game: MagesState, seat: Seat, place: number): void {
  const card = game.row[place] as Resource;
  game.row[place] = null;
  playerOf(game, seat).hand.push(card);
  if (card === 'miziko') game.mizikoTaken++;
  tell<MagesEvent>({ is: 'rowCardTaken', seat, card, place });
  fillPlace(game, place);
}

/** Takes the top card of the deck into a hand, if there is one. */
export function takeFromDeck(game: MagesState, seat: Seat, why: 'action' | 'troll' | 'resurrection'): void {
  const card = drawResource(game);
  if (card === undefined) return;
  playerOf(game, seat).hand.push(card);
  tellOnly<MagesEvent>([seat], { is: 'resourceDrawn', seat, card, why }, { is: 'resourceDrawn', seat, why });
}
