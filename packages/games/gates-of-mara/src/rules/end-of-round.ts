import { done, playerOf, push, type Seat, tell } from '@conclave/engine';
import { FIRE_BANNER, objectiveOf } from '../cards/index.ts';
import type { MaraEvent } from '../moves.ts';
import { awardsIn, givesFireBanner, keysWon } from '../scoring.ts';
import { type MaraState, realmAt } from '../state.ts';
import { anyCanTake, attach } from './attachments.ts';
import { gainKeys, score } from './gains.ts';
import { progressOf } from './objectives.ts';
import { rule } from './rule.ts';

/** Places the Claims of one realm; the seats that placed some, first place before second, ties in turn order (GM-ROUND-FIRE-06). */
function settleClaims(game: MaraState, realm: number): Seat[] {
  const { claims, points } = awardsIn(game, realm);
  const board = realmAt(game, realm);
  for (const seat of game.turnOrder) {
    const won = claims[seat] ?? 0;
    const tied = points[seat] ?? 0;
    if (won > 0) {
      board.claims[seat] = (board.claims[seat] ?? 0) + won;
      playerOf(game, seat).claimsThisRound[realm] = won;
      tell<MaraEvent>({ is: 'claimsPlaced', seat, realm: board.id, claims: won });
    }
    if (tied > 0) {
      score(game, seat, tied, 'tiesForSecond');
      tell<MaraEvent>({ is: 'tiedForSecond', seat, realm: board.id, points: tied });
    }
  }
  return game.turnOrder.filter((seat) => (claims[seat] ?? 0) > 0).sort((a, b) => (claims[b] ?? 0) - (claims[a] ?? 0));
}

/** GM-ROUND-01: all Claims, then Keys, then Objectives. */
export const endOfRound = rule<{ realm: number; claimants: Seat[] }>()('endOfRound', {
  settleTheNextRealm(game, frame) {
    if (frame.realm === game.realms.length) return 'winKeys';
    const claimants = settleClaims(game, frame.realm);
    frame.claimants = givesFireBanner(game, frame.realm) ? claimants : [];
    frame.realm++;
  },
  /** GM-ROUND-FIRE-04 */
  claimantsTakeFireBanners(game, { claimants }) {
    const seat = claimants.shift();
    if (seat === undefined) return 'settleTheNextRealm';
    if (anyCanTake(playerOf(game, seat), FIRE_BANNER)) push(game, attach({ seat, card: FIRE_BANNER, mayDecline: true }));
    return 'claimantsTakeFireBanners';
  },
  winKeys(game) {
    for (let realm = 0; realm < game.realms.length; realm++)
      for (const seat of game.turnOrder) {
        const keys = keysWon(game, seat, realm);
        if (keys === 0) continue;
        gainKeys(game, seat, keys);
        tell<MaraEvent>({ is: 'keyWon', seat, realm: realmAt(game, realm).id, keys });
      }
  },
  /** GM-OBJ-01, GM-OBJ-02 */
  scoreObjectives(game) {
    for (const id of game.objectives) {
      const objective = objectiveOf(id);
      for (const seat of game.turnOrder) {
        if (!progressOf(game, seat, objective).isMet) continue;
        score(game, seat, objective.points, 'objectives');
        tell<MaraEvent>({ is: 'objectiveMet', seat, card: id, points: objective.points });
      }
    }
    return done();
  },
});
