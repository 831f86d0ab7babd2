import type { Refusal, Seat } from '@conclave/engine';
import { playerOf } from '@conclave/engine';
import { HOME, NONE, placeAt, placementInfluence, type RealmId } from '../cards/index.ts';
import { figureName, type MaraMove } from '../moves.ts';
import { energyFor, goesOn, influenceRoom, isToPlay, placementsOf, twinOf, unlockedAt } from '../rules/index.ts';
import { awardsFor, threshold } from '../scoring.ts';
import { influenceIn, type MaraState, realmAt, realmsAt } from '../state.ts';
import { whyNotPlace } from '../why-not/index.ts';

/** How a placement changes one realm for the viewer. */
export interface Shift {
  realm: RealmId;
  from: number;
  to: number;
  /** Claims at the end of the round as things stand, and after it. */
  claims: [now: number, then: number];
  /** Seats passed or caught by it. */
  passes: Seat[];
}

/** What placing a figure on a place means to the viewer: possible with these effects, or why not. */
export interface PlaceOption {
  figure: string;
  energy: number;
  /** The abilities by which a taken space can be shared; empty where it is free. */
  by: string[];
  shifts: Shift[];
  /** The abilities it would open, by id, where it is possible; a Banner space without its Banner opens none. */
  opens: string[];
  refusal: Refusal | null;
}

function claimsWith(game: MaraState, seat: Seat, realm: number, influence: number): number {
  return awardsFor(realmAt(game, realm).influence.with(seat, influence), threshold(game, realm)).claims[seat] ?? 0;
}

function shiftOf(game: MaraState, seat: Seat, realm: number, amount: number): Shift {
  const from = influenceIn(game, realm, seat);
  const to = from + Math.min(amount, influenceRoom(game, realm, seat));
  const passes = realmAt(game, realm).influence.flatMap((other, rival) => (rival !== seat && other >= from && other <= to && other > 0 ? [rival] : []));
  return { realm: realmAt(game, realm).id, from, to, claims: [claimsWith(game, seat, realm, from), claimsWith(game, seat, realm, to)], passes };
}

function opensAt(game: MaraState, seat: Seat, number: number, at: number): string[] {
  const { space } = placeAt(at);
  const [realm = NONE] = realmsAt(game, at);
  const isBare = space !== null && space.bannerSlot !== NONE && realmAt(game, realm).banners[space.bannerSlot] === null;
  return unlockedAt(game, seat, number, at).filter((id) => !isBare || id !== space.id);
}

const isPlacing = (move: MaraMove, figure: string, at: string): boolean => move.do === 'place' && move.figure === figure && move.at === at;

/** Every figure at home and what the place would mean to it. Only for the seat whose turn it is. */
export function optionsAt(game: MaraState, seat: Seat, at: number, offered: readonly MaraMove[]): PlaceOption[] {
  const player = playerOf(game, seat);
  const place = placeAt(at);
  return player.figures.flatMap((own, number) => {
    if (own.at !== HOME || !goesOn(number, place.kind)) return [];
    const figure = figureName(number);
    const twin = twinOf(player, number);
    const moves = offered.filter((move) => isPlacing(move, twin === undefined ? figure : figureName(twin), place.id));
    const by = [...new Set(moves.flatMap((move) => (move.do === 'place' && move.by !== undefined ? [move.by] : [])))];
    const refusal = moves.length > 0 ? null : (whyNotPlace(game, seat, { figure, at: place.id }) ?? null);
    const shifts = realmsAt(game, at).map((realm) => shiftOf(game, seat, realm, placementInfluence(number, place.kind)));
    return [{ figure, energy: energyFor(number), by, shifts, opens: refusal ? [] : opensAt(game, seat, number, at), refusal }];
  });
}

/** The placements offered to the viewer now; none while somebody else is up. */
export function offeredTo(game: MaraState, viewer: Seat | 'spectator'): readonly MaraMove[] | undefined {
  return viewer !== 'spectator' && isToPlay(game, viewer) && game.result === null ? placementsOf(game, viewer) : undefined;
}
