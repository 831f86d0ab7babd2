import { playerOf, type Seat } from '@conclave/engine';
import { objectiveOf, type RealmId } from '../cards/index.ts';
import { cloneTable } from '../clone.ts';
import { awardsIn, finalScores, givesFireBanner, keysWon, type Score } from '../scoring.ts';
import { realmAt, type Table } from '../state.ts';
import { score } from './gains.ts';
import { type Progress, progressOf } from './objectives.ts';

/** What the end of the round would give as things stand. All lists are by seat. */
export interface Outlook {
  realms: { realm: RealmId; claims: number[]; points: number[]; fireBanners: Seat[] }[];
  /** Keys for three pieces at a lord. */
  keys: number[];
  objectives: { card: string; progress: Progress[] }[];
  /** The final scoring, were the game to end with this round. */
  scores: Score[];
}

const seatsOf = (table: Table): Seat[] => table.players.map((_, seat) => seat);

function awardRealm(table: Table, realm: number): Outlook['realms'][number] {
  const { claims, points } = awardsIn(table, realm);
  const board = realmAt(table, realm);
  for (const seat of seatsOf(table)) {
    board.claims[seat] = (board.claims[seat] ?? 0) + (claims[seat] ?? 0);
    playerOf(table, seat).claimsThisRound[realm] = claims[seat] ?? 0;
    score(table, seat, points[seat] ?? 0, 'tiesForSecond');
  }
  const fireBanners = givesFireBanner(table, realm) ? seatsOf(table).filter((seat) => (claims[seat] ?? 0) > 0) : [];
  return { realm: board.id, claims, points, fireBanners };
}

function awardKeys(table: Table, seat: Seat): number {
  const keys = table.realms.reduce((sum, _, realm) => sum + keysWon(table, seat, realm), 0);
  const player = playerOf(table, seat);
  player.keys += keys;
  player.keysThisRound += keys;
  return keys;
}

function awardObjective(table: Table, card: string): Outlook['objectives'][number] {
  const objective = objectiveOf(card);
  const progress = seatsOf(table).map((seat) => progressOf(table, seat, objective));
  for (const seat of seatsOf(table)) if (progress[seat]?.isMet) score(table, seat, objective.points, 'objectives');
  return { card, progress };
}

/** "What if scored now": the end of round, tried on a copy. Fire Banners are left out of the Objectives, since they may be declined. */
export function outlookOf(table: Table): Outlook {
  const then = cloneTable(table);
  return {
    realms: then.realms.map((_, realm) => awardRealm(then, realm)),
    keys: seatsOf(then).map((seat) => awardKeys(then, seat)),
    objectives: then.objectives.map((card) => awardObjective(then, card)),
    scores: finalScores(then),
  };
}
