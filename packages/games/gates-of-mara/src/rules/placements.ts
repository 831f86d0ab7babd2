import type { Seat } from '@conclave/engine';
import { playerOf } from '@conclave/engine';
import {
  type Ability,
  abilityById,
  CENTRAL,
  ENCHANTMENT_BOARD,
  FIRST_GATE,
  figureInfo,
  HOME,
  type PlaceKind,
  placeAt,
  placeNumber,
  roomOn,
  spacesOf,
} from '../cards/index.ts';
import { figureName, type MaraMove, placeMove } from '../moves.ts';
import { crowd, gatesIn, lordIn, type MaraState, nextEnchanterSpace, type Player, realmAt, type Table } from '../state.ts';
import { innateOf } from './abilities.ts';
import { twinOf } from './attachments.ts';
import { canPay, waysToPay } from './payment.ts';

/** GM-ENERGY-01 */
export const energyFor = (figure: number): number => figureInfo()[figure]?.energy ?? 0;

/** GM-PLACE-02 to GM-PLACE-06 */
export const goesOn = (figure: number, kind: PlaceKind): boolean => figureInfo()[figure]?.goesOn.includes(kind) ?? false;

const NO_PERMISSION: readonly Ability[] = [];

/** GM-PLACE-08: every ability of a figure that lets it share a space, whether it can be paid or not. */
export function permissionsOf(player: Player, figure: number): readonly Ability[] {
  const innate = innateOf(player, figure);
  const cards = player.figures[figure]?.attachments ?? [];
  if (cards.length === 0) return innate?.shares ? [innate] : NO_PERMISSION;
  const abilities = [...new Set(cards)].map(abilityById);
  return (innate ? [innate, ...abilities] : abilities).filter(({ shares }) => shares !== null);
}

/** GM-PLACE-09, GM-PLACE-13: whether the permission's cost can be paid on top of the placement. */
export function canPayPermission(player: Player, figure: number, { cost }: Ability): boolean {
  return player.energy >= cost.energy + energyFor(figure) && canPay(player, cost);
}

/** Whether a permission holds in a realm: some ask for a lord there. */
export const holdsIn = (game: MaraState, { shares }: Ability, realm: number): boolean => shares === 'anywhere' || lordIn(game, realm) !== undefined;

function addShared(player: Player, figure: number, { id: by, cost }: Ability, at: number, moves: MaraMove[]): void {
  const move = { do: 'place', figure: figureName(figure), at: placeAt(at).id, by } as const;
  if (cost.any === 0) moves.push(move);
  else for (const way of waysToPay(player.gems, cost)) moves.push({ ...move, pay: way });
}

function payablePermissions(player: Player, figure: number): readonly Ability[] {
  const permissions = permissionsOf(player, figure);
  return permissions.length === 0 ? permissions : permissions.filter((one) => canPayPermission(player, figure, one));
}

function addRealmSpaces(game: MaraState, player: Player, figure: number, standing: Uint8Array, moves: MaraMove[]): void {
  const permissions = payablePermissions(player, figure);
  for (let realm = 0; realm < game.realms.length; realm++)
    for (const at of spacesOf(game, realmAt(game, realm).id)) {
      if (standing[at] === 0) moves.push(placeMove(figure, at));
      else for (const permission of permissions) if (holdsIn(game, permission, realm)) addShared(player, figure, permission, at, moves);
    }
}

const isFull = (standing: Uint8Array, at: number): boolean => (standing[at] ?? 0) >= roomOn(placeAt(at));

function addGates(game: MaraState, figure: number, standing: Uint8Array, moves: MaraMove[]): void {
  if (goesOn(figure, 'standardGate'))
    for (let at = FIRST_GATE; at < FIRST_GATE + gatesIn(game); at++) if (!isFull(standing, at)) moves.push(placeMove(figure, at));
  if (goesOn(figure, 'centralGate') && !isFull(standing, CENTRAL)) moves.push(placeMove(figure, CENTRAL));
}

/** GM-PLACE-01 to GM-PLACE-08: every placement open to a seat. */
export function placementsOf(game: MaraState, seat: Seat): MaraMove[] {
  const player = playerOf(game, seat);
  const standing = crowd(game);
  const moves: MaraMove[] = [];
  for (let figure = 0; figure < player.figures.length; figure++) {
    if (player.figures[figure]?.at !== HOME || player.energy < energyFor(figure) || twinOf(player, figure) !== undefined) continue;
    if (goesOn(figure, 'realm')) addRealmSpaces(game, player, figure, standing, moves);
    addGates(game, figure, standing, moves);
    const row = goesOn(figure, 'enchantmentBoard') ? nextEnchanterSpace(standing) : HOME;
    if (row !== HOME) moves.push(placeMove(figure, row));
  }
  return moves;
}

/** The number of the place a move names; an Enchanter goes to the space nearest the arrow. */
export function placeNamed(game: Table, id: string): number {
  return id === ENCHANTMENT_BOARD ? nextEnchanterSpace(crowd(game)) : placeNumber(id);
}
