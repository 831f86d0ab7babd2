import type { Result, Seat } from '@conclave/engine';
import { playerOf } from '@conclave/engine';
import { constants, lordOf } from './cards/index.ts';
import { gemsOf, lordIn, type MaraState, type Player, piecesIn, pointsOf, realmAt, type Table } from './state.ts';

/** What the end of a round gives in one realm, by seat. */
export interface RealmAwards {
  claims: number[];
  points: number[];
}

const seatsWith = (amounts: readonly number[], amount: number): Seat[] => amounts.flatMap((one, seat) => (one === amount ? [seat] : []));

/** The seats with the most, and those with the second-most; amounts of 0 do not count. */
function ranked(amounts: readonly number[]): { first: Seat[]; second: Seat[] } {
  const most = Math.max(...amounts);
  if (most <= 0) return { first: [], second: [] };
  const first = seatsWith(amounts, most);
  const next = Math.max(...amounts.map((one) => (one < most ? one : 0)));
  return { first, second: next > 0 ? seatsWith(amounts, next) : [] };
}

/** Influence needed to get anything in a realm. GM-ROUND-04, GM-ROUND-FIRE-01, GM-ROUND-FIRE-02 */
export function threshold(game: Table, realm: number): number {
  const lord = lordIn(game, realm);
  return Math.max(constants.leastInfluence, lord === undefined ? 0 : lordOf(lord).influence);
}

/** GM-ROUND-02 to GM-ROUND-06, GM-ROUND-FIRE-03: who wins what with so much Influence, at least `least` being needed. */
export function awardsFor(influence: readonly number[], least: number): RealmAwards {
  const { first, second } = ranked(influence.map((one) => (one >= least ? one : 0)));
  const claims = influence.map(() => 0);
  const points = influence.map(() => 0);
  if (first.length > 1) for (const seat of first) claims[seat] = constants.claimsWhenTiedForMost;
  else {
    for (const seat of first) claims[seat] = constants.claimsForMostInfluence;
    if (second.length === 1) for (const seat of second) claims[seat] = constants.claimsForSecondInfluence;
    else for (const seat of second) points[seat] = constants.pointsWhenTiedForSecond;
  }
  return { claims, points };
}

export const awardsIn = (game: Table, realm: number): RealmAwards => awardsFor(realmAt(game, realm).influence, threshold(game, realm));

/** Whether claiming in this realm brings a Fire Banner. GM-ROUND-FIRE-04 */
export function givesFireBanner(game: Table, realm: number): boolean {
  const lord = lordIn(game, realm);
  return lord !== undefined && lordOf(lord).influence > 0;
}

/** GM-ROUND-KEY-01 to GM-ROUND-KEY-06: the Keys a seat wins in a realm. */
export function keysWon(game: Table, seat: Seat, realm: number): number {
  if (lordIn(game, realm) === undefined) return 0;
  return piecesIn(game, playerOf(game, seat), seat, realm) >= constants.keyPiecesNeeded ? constants.keysPerLordRealm : 0;
}

/** GM-END-02 to GM-END-06: points for the most and second-most of something, by seat. */
export function majority(amounts: readonly number[]): number[] {
  const { first, second } = ranked(amounts);
  const points = amounts.map(() => 0);
  if (first.length > 1) for (const seat of first) points[seat] = constants.endTiedMost;
  else {
    for (const seat of first) points[seat] = constants.endMost;
    for (const seat of second) points[seat] = second.length > 1 ? constants.endTiedSecond : constants.endSecond;
  }
  return points;
}

/** A player's points with the final scoring, part by part. */
export interface Score {
  scored: number;
  /** For Claims, by realm. */
  claims: number[];
  keys: number;
  gems: number;
  onyx: number;
  total: number;
}

/** GM-END-01 to GM-END-09: the final scoring, were the game to end as things stand. */
export function finalScores(game: Table): Score[] {
  const byRealm = game.realms.map(({ claims }) => majority(claims));
  const byKeys = majority(game.players.map(({ keys }) => keys));
  return game.players.map((player, seat) => {
    const scored = pointsOf(player);
    const claims = byRealm.map((points) => points[seat] ?? 0);
    const keys = byKeys[seat] ?? 0;
    const gems = Math.floor(gemsOf(player) / constants.gemsPerPoint);
    const onyx = player.onyx * constants.pointsPerOnyx;
    return { scored, claims, keys, gems, onyx, total: scored + claims.reduce((sum, n) => sum + n, 0) + keys + gems + onyx };
  });
}

export const attachmentsOf = ({ figures }: Player): number => figures.reduce((sum, { attachments }) => sum + attachments.length, 0);
export const claimsOf = (game: Table, seat: Seat): number => game.realms.reduce((sum, { claims }) => sum + (claims[seat] ?? 0), 0);

/** GM-VICTORY-01 to GM-VICTORY-03 */
export function resultOf(game: MaraState): Result {
  const scores = finalScores(game).map(({ total }) => total);
  const steps: [how: string, amounts: number[]][] = [
    ['points', scores],
    ['keys', game.players.map(({ keys }) => keys)],
    ['attachments', game.players.map(attachmentsOf)],
    ['claims', game.players.map((_, seat) => claimsOf(game, seat))],
    ['onyx', game.players.map(({ onyx }) => onyx)],
  ];
  let winners = game.players.map((_, seat) => seat);
  for (const [how, amounts] of steps) {
    const most = Math.max(...winners.map((seat) => amounts[seat] ?? 0));
    winners = winners.filter((seat) => amounts[seat] === most);
    if (winners.length === 1) return { winners, how, scores };
  }
  return { winners, how: 'shared', scores };
}

/** The tribe, and the Enchantments and Banners on its figures. */
export function holdings(game: MaraState, seat: Seat): readonly string[] {
  const { tribe, figures } = playerOf(game, seat);
  return [tribe, ...figures.flatMap(({ attachments }) => attachments)];
}
