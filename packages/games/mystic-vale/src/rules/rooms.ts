import { fits, ROOM_KINDS, roomKindOf } from '../cards/index.ts';
import { faceAt, type MysticValeState, mover, type Player } from '../state.ts';

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

/** The cards of the field a piece may be sleeved on. */
export const spotsFor = (player: Player, piece: number): number[] => player.field.filter((card) => fits(faceAt(player, card), piece));
