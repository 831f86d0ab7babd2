import { tell } from '@conclave/engine';
import { advancementAt, type Face, fits, pieceAt, ROOM_KINDS, roomKindOf } from '../cards/index.ts';
import type { MysticValeEvent } from '../moves.ts';
import { faceAt, type MysticValeState, mover, NONE, type Player } from '../state.ts';
import { nameAndPlace } from './offers.ts';

/** How many cards of the field have room for each kind of advancement. */
export function roomsIn(player: Player): number[] {
  const rooms = [0, 0, 0, 0, 0, 0];
  for (const card of player.field) {
    const { room } = faceAt(player, card);
    if (room === 0) continue;
    for (let kind = 0; kind < ROOM_KINDS; kind++) if (room & (1 << kind)) rooms[kind] = (rooms[kind] ?? 0) + 1;
  }
  return rooms;
}

/**
 * Set-aside advancements of one kind each need a card of their own, and kinds never get in each other's way
 * (one plain and one eclipse a position, MV-ECLIPSE-09): so counting decides whether all of them fit.
 */
function asideOfKind(game: MysticValeState, kind: number): number {
  let count = 0;
  for (const piece of game.turn.aside) if (roomKindOf(piece) === kind) count++;
  return count;
}

/** MV-BUY-03: whether this one still fits beside all that are set aside. */
export function canSetAside(game: MysticValeState, rooms: readonly number[], piece: number): boolean {
  const kind = roomKindOf(piece);
  return asideOfKind(game, kind) < (rooms[kind] ?? 0);
}

/** MV-BUY-08: whether a card may leave the field without robbing a set-aside advancement of its spot. */
export function mayLeave(game: MysticValeState, card: number): boolean {
  if (game.turn.phase !== 'harvest' || game.turn.aside.length === 0) return true;
  const player = mover(game);
  if (player.onDeck === card) return true;
  const { room } = faceAt(player, card);
  const rooms = roomsIn(player);
  return game.turn.aside.every((piece) => {
    const kind = roomKindOf(piece);
    return asideOfKind(game, kind) <= (rooms[kind] ?? 0) - (room & (1 << kind) ? 1 : 0);
  });
}

/** What a piece just sleeved covers, or is covered by. */
function otherThere({ plain, eclipse }: Face, piece: number): { over?: string; under?: string } {
  const { place, advancement } = pieceAt(piece);
  const other = (advancement.eclipse ? plain : eclipse)[place] ?? NONE;
  if (other === NONE) return {};
  return advancement.eclipse ? { under: advancementAt(other).id } : { over: advancementAt(other).id };
}

export function tellSleeved(game: MysticValeState, piece: number, card: number): void {
  const face = faceAt(mover(game), card);
  const { parts } = face;
  tell<MysticValeEvent>({ is: 'advancementSleeved', seat: game.turn.seat, ...nameAndPlace(piece), parts, on: card, ...otherThere(face, piece) });
}

/** The cards of the field a piece may be sleeved on. */
export const spotsFor = (player: Player, piece: number): number[] => player.field.filter((card) => fits(faceAt(player, card), piece));
