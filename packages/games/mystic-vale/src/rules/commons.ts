import { draw, tell } from '@conclave/engine';
import { CONSTANTS, isSoil, pieceAt, soilPiece, valeAt } from '../cards/index.ts';
import type { MysticValeEvent } from '../moves.ts';
import { type MysticValeState, NONE } from '../state.ts';
import { nameAndPlace } from './offers.ts';

/** Every advancement in the commons: nine spots, then the Fertile Soils. */
export function inCommons(game: MysticValeState): number[] {
  const pieces: number[] = [];
  for (const piece of game.commons) if (piece !== NONE) pieces.push(piece);
  for (let place = 0; place < game.soil.length; place++) if ((game.soil[place] ?? 0) > 0) pieces.push(soilPiece(place));
  return pieces;
}

export function isInCommons(game: MysticValeState, piece: number): boolean {
  return isSoil(piece) ? (game.soil[pieceAt(piece).place] ?? 0) > 0 : game.commons.includes(piece);
}

/** Takes an advancement away; its spot stays empty until the Discard Phase (MV-COMMONS-01). */
export function takeFromCommons(game: MysticValeState, piece: number): void {
  const { place } = pieceAt(piece);
  if (isSoil(piece)) game.soil[place] = (game.soil[place] ?? 0) - 1;
  else game.commons[game.commons.indexOf(piece)] = NONE;
}

/** MV-COMMONS-02: the top of the level's deck, or of the next higher one that has cards. */
function nextAdvancement(game: MysticValeState, level: number): number {
  for (const deck of game.decks.slice(level)) if (deck.length > 0) return draw(game, deck) ?? NONE;
  return NONE;
}

/** MV-COMMONS-05: level 1 first, each level from left to right. */
export function refillCommons(game: MysticValeState): void {
  for (let spot = 0; spot < game.commons.length; spot++) {
    if (game.commons[spot] !== NONE) continue;
    const piece = nextAdvancement(game, Math.floor(spot / CONSTANTS.commonsSpots));
    game.commons[spot] = piece;
    if (piece !== NONE) tell<MysticValeEvent>({ is: 'cardTurnedUp', ...nameAndPlace(piece) });
  }
}

/** MV-VALE-06: vales have no other deck to fall back on. */
export function refillVales(game: MysticValeState): void {
  for (let spot = 0; spot < game.valeRow.length; spot++) {
    if (game.valeRow[spot] !== NONE) continue;
    const level = Math.floor(spot / CONSTANTS.valeSpots);
    const deck = game.valeDecks[level] ?? [];
    if (deck.length === 0) continue;
    const vale = draw(game, deck) ?? NONE;
    game.valeRow[spot] = vale;
    if (level === 0) game.isValeKnown = false;
    tell<MysticValeEvent>({ is: 'cardTurnedUp', card: valeAt(vale).id });
  }
}
