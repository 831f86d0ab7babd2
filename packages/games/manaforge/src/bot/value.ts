import { frameOf, isAt, playerOf, type Seat } from '@conclave/engine';
import { constants } from '../cards/index.ts';
import { build } from '../rules/index.ts';
import { dieOf, type ManaforgeState, type Player, type Turn, total, wandsIn } from '../state.ts';
import { sketchTurn, tokenWorth } from './turn.ts';
import { cardFuture, itemWorth, keptDieWorth, wandWorth } from './worth.ts';

/** Turns a seat still has to begin. */
export function turnsLeft(game: ManaforgeState, seat: Seat): number {
  const later = constants.rounds - game.round;
  if (game.round === 0 || game.firstPlayer === null) return later;
  if (!game.turn) return later + 1;
  return placeOf(game, seat) > placeOf(game, game.turn.seat) ? later + 1 : later;
}

const placeOf = ({ firstPlayer, seats }: ManaforgeState, seat: Seat): number => (seat - (firstPlayer ?? 0) + seats) % seats;

/** What a turn is worth on average when it begins, round by round: measured in games of bots. */
const TURN_WORTH = [9.4, 8.5, 7.6, 13.4, 9.7, 8.2, 10.7, 11.1, 12.6];
/** The last so many turns of a game together. */
const turnsWorth: readonly number[] = Array.from({ length: TURN_WORTH.length + 1 }, (_, turns) =>
  TURN_WORTH.slice(TURN_WORTH.length - turns).reduce((sum, worth) => sum + worth, 0),
);

/** Turns to come, cards, dice, tokens: by what they will still bring. */
export function holdings(game: ManaforgeState, player: Player, turns: number): number {
  let worth = tokenWorth(player, turns) + (turnsWorth[turns] ?? 0);
  for (const { item, gems } of player.workshop) worth += cardFuture(item, gems.length, turns);
  worth += 0.35 * Math.min(player.dice.length - 5, 4) * turns + wandsIn(player) * wandWorth(turns);
  if (player.storedDie !== null) worth += turns > 0 ? keptDieWorth(dieOf(player, player.storedDie)) : -0.05;
  return game.draft ? 0 : worth;
}

/** A card that is paid for but not yet in its place. */
function inFlight(game: ManaforgeState, seat: Seat, turns: number): number {
  const frame = frameOf(game, build);
  if (!isAt(frame, build, 'makeRoom') || frame.seat !== seat) return 0;
  return itemWorth(game, playerOf(game, seat), frame.item, turns);
}

/** What is only sketched counts a little less than what is done: so doing it is progress. */
const SKETCHED = 0.93;
/** A turn that is over is worth a hair more than one with nothing left to do in it. */
const TURN_OVER = 0.01;

/** Whether nothing was done yet that shows. Gems and prisms may have changed hands. */
const isFresh = ({ dice, storedDie, workshop, mana }: Player, { spends, hasBuilt, used, hasPlaced }: Turn): boolean =>
  spends === constants.spendsPerTurn &&
  !(hasBuilt || hasPlaced || used.length > 0 || total(mana) > 0) &&
  workshop.every(({ charged }) => charged) &&
  dice.every(({ spent }, place) => !spent || place === storedDie);

/** With two players the last of a round is the first of the next: ending a turn leads straight to one's own next one, with dice already rolled. */
export const isTurnFresh = (game: ManaforgeState, seat: Seat): boolean =>
  game.seats === 2 && game.firstPlayer === seat && game.turn?.seat === seat && isFresh(playerOf(game, seat), game.turn);

/** Counted so that ending a turn does not change it. */
export const turnsToCome = (game: ManaforgeState, seat: Seat): number => turnsLeft(game, seat) + (isTurnFresh(game, seat) ? 1 : 0);

export function standing(game: ManaforgeState, seat: Seat): number {
  const player = playerOf(game, seat);
  const turns = turnsLeft(game, seat);
  if (isTurnFresh(game, seat)) return rivalStanding(game, seat) + TURN_OVER;
  const worth = player.prestige + holdings(game, player, turns);
  if (game.turn?.seat !== seat) return worth + TURN_OVER;
  return worth + inFlight(game, seat, turns) + SKETCHED * sketchTurn(game, game.turn, turns).worth;
}

/** A turn begun counts like one still to come: neither a rival's roll nor one's own next one makes ending the turn look better or worse. */
export function rivalStanding(game: ManaforgeState, seat: Seat): number {
  const player = playerOf(game, seat);
  return player.prestige + holdings(game, player, turnsLeft(game, seat) + (game.turn?.seat === seat ? 1 : 0));
}

/** What there is to beat, from the standings of all rivals. */
function toBeat(rivals: readonly number[], seat: Seat): number {
  let [best, sum] = [Number.NEGATIVE_INFINITY, 0];
  for (const [other, rival] of rivals.entries()) {
    if (other === seat) continue;
    sum += rival;
    best = Math.max(best, rival);
  }
  return (2 * best + sum / (rivals.length - 1)) / 3;
}

/** By how much each seat leads, the more the fewer turns are to come: what makes a win e times as likely as a loss is 1. */
export function leads(game: ManaforgeState): number[] {
  const rivals = game.players.map((_, seat) => rivalStanding(game, seat));
  return rivals.map((_, seat) => (standing(game, seat) - toBeat(rivals, seat)) / (3 + 1.2 * turnsToCome(game, seat)));
}

/** A finished game in shares of the win; any other by the lead. */
export function values(game: ManaforgeState): number[] {
  const { result, players } = game;
  if (result) return players.map((_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
  return leads(game).map((lead) => 1 / (1 + Math.exp(-lead)));
}
