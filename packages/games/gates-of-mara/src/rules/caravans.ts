import { done, playerOf, type Seat, tell } from '@conclave/engine';
import { caravanSpacesOf, lordOf, NONE } from '../cards/index.ts';
import { DECLINE, type MaraEvent, type MaraMove, TAKE_INFLUENCE } from '../moves.ts';
import { lordIn, type MaraState, realmAt } from '../state.ts';
import { gainInfluence, influenceRoom } from './influence.ts';
import { rule } from './rule.ts';

/** GM-CARAVAN-04 */
export function canPlaceCaravan(game: MaraState, seat: Seat, realm: number): boolean {
  return playerOf(game, seat).caravans > 0 && realmAt(game, realm).caravans.includes(NONE);
}

const placing = new Map<string, MaraMove>();
function caravanMove(space: string): MaraMove {
  const move = placing.get(space) ?? { do: 'placeCaravan', space };
  placing.set(space, move);
  return move;
}

function freeSpaces(game: MaraState, realm: number): MaraMove[] {
  const { id, caravans } = realmAt(game, realm);
  return caravanSpacesOf(game, id).flatMap((space, i) => (caravans[i] === NONE ? [caravanMove(space.id)] : []));
}

function putCaravan(game: MaraState, seat: Seat, realm: number, space: string): void {
  const { id, caravans } = realmAt(game, realm);
  caravans[caravanSpacesOf(game, id).findIndex((one) => one.id === space)] = seat;
  playerOf(game, seat).caravans--;
  tell<MaraEvent>({ is: 'caravanPlaced', seat, space });
}

/** What the lord of a realm gives for a Caravan placed there. */
function influencePerCaravan(game: MaraState, realm: number): number {
  const lord = lordIn(game, realm);
  return lord === undefined ? 0 : lordOf(lord).influencePerCaravan;
}

const EARTH_LORD: readonly MaraMove[] = [TAKE_INFLUENCE, DECLINE];

/** One Caravan, from the choice of its space to the Earth Lord; leaves the space to be resolved, or nothing. */
export const placeCaravan = rule<{ seat: Seat; realm: number; isSecond: boolean; space: string }>()('placeCaravan', {
  /** GM-CARAVAN-02, GM-CARAVAN-06 */
  chooseItsSpace: {
    auto: true,
    ask(game, { seat, realm, isSecond }) {
      const moves = freeSpaces(game, realm);
      return isSecond ? [{ seat, ask: 'placeSecondCaravan', moves: [...moves, DECLINE], otherwise: DECLINE }] : [{ seat, ask: 'placeCaravan', moves }];
    },
    chosen(game, frame, move, seat) {
      if (move.do !== 'placeCaravan') return done();
      frame.space = move.space;
      putCaravan(game, seat, frame.realm, move.space);
    },
  },
  /** GM-LORD-EARTH-01, GM-LORD-EARTH-02 */
  earthLordGivesInfluence: {
    ask(game, { seat, realm }) {
      if (influencePerCaravan(game, realm) === 0 || influenceRoom(game, realm, seat) === 0) return [];
      return [{ seat, ask: 'earthLord', moves: EARTH_LORD, otherwise: TAKE_INFLUENCE }];
    },
    chosen(game, { seat, realm }, move) {
      if (move.do === 'takeInfluence') gainInfluence(game, seat, realm, influencePerCaravan(game, realm));
    },
  },
  itsSpaceFollows: (_game, { space }) => done(space),
});
