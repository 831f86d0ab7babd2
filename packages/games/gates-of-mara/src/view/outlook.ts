import type { Seat } from '@conclave/engine';
import { playerOf } from '@conclave/engine';
import { objectiveOf, type RealmId } from '../cards/index.ts';
import { clone } from '../clone.ts';
import { progressOf, score } from '../rules/index.ts';
import { awardsIn, finalScores, givesFireBanner, keysWon, type Score } from '../scoring.ts';
import { type MaraState, realmAt } from '../state.ts';

/** What the end of the round would give as things stand. All lists are by seat. */
export interface Outlook {
  realms: { realm: RealmId; claims: number[]; points: number[]; fireBanners: Seat[] }[];
  /** Keys for three pieces at a lord. */
  keys: number[];
  objectives: { card: string; met: boolean[] }[];
  /** The final scoring, were the game to end with this round. */
  scores: Score[];
}

const seatsOf = (game: MaraState): Seat[] => game.players.map((_, seat) => seat);

function awardRealm(game: MaraState, realm: number): Outlook['realms'][number] {
  const { claims, points } = awardsIn(game, realm);
  const board = realmAt(game, realm);
  for (const seat of seatsOf(game)) {
    board.claims[seat] = (board.claims[seat] ?? 0) + (claims[seat] ?? 0);
    playerOf(game, seat).claimsThisRound[realm] = claims[seat] ?? 0;
    score(game, seat, points[seat] ?? 0, 'tiesForSecond');
  }
  const fireBanners = givesFireBanner(game, realm) ? seatsOf(game).filter((seat) => (claims[seat] ?? 0) > 0) : [];
  return { realm: board.id, claims, points, fireBanners };
}

function awardKeys(game: MaraState, seat: Seat): number {
  const keys = game.realms.reduce((sum, _, realm) => sum + keysWon(game, seat, realm), 0);
  const player = playerOf(game, seat);
  player.keys += keys;
  player.keysThisRound += keys;
  return keys;
}

function awardObjective(game: MaraState, card: string): Outlook['objectives'][number] {
  const objective = objectiveOf(card);
  const met = seatsOf(game).map((seat) => progressOf(game, seat, objective).isMet);
  for (const seat of seatsOf(game)) if (met[seat]) score(game, seat, objective.points, 'objectives');
  return { card, met };
}

/** "What if scored now": the end of round, tried on a copy. Fire Banners are left out of the Objectives, since they may be declined. */
export function outlookOf(game: MaraState): Outlook {
  const then = clone(game);
  return {
    realms: then.realms.map((_, realm) => awardRealm(then, realm)),
    keys: seatsOf(then).map((seat) => awardKeys(then, seat)),
    objectives: then.objectives.map((card) => awardObjective(then, card)),
    scores: finalScores(then),
  };
}
