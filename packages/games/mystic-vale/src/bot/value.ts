import { playerOf, type Seat } from '@conclave/engine';
import { CONSTANTS, leaderAt, tokenAt } from '../cards/index.ts';
import { leaderCard } from '../rules/index.ts';
import { totalOf } from '../scoring.ts';
import { faceAt, type MysticValeState, mover, NONE, type Player } from '../state.ts';
import { advancementWorth, chanceToReturn, harvestOf, spendingWorth } from './spending.ts';
import { abilityWorth, MANA, SPIRIT, turnsLeft, turnWorth } from './worth.ts';

/** Beyond this a turn's mana finds little to buy. */
const PLENTY = 14;
const manaWorth = (mana: number): number => MANA * (Math.min(mana, PLENTY) + 0.2 * Math.max(0, mana - PLENTY));

/** What the field and vales would bring in a usual market. */
export function fieldWorth(player: Player): number {
  const { purse, rest } = harvestOf(player);
  return manaWorth(purse.mana) + SPIRIT * purse.spirits.reduce((sum, n) => sum + n, 0) + rest;
}

/** What is left of a Harvest in progress: the supply, blue VP and abilities still open. */
function supplyWorth(game: MysticValeState, turns: number): number {
  const { turn } = game;
  const player = mover(game);
  let open = 0;
  for (const card of player.field) {
    const face = faceAt(player, card);
    for (const [key, vp] of face.blue) if (!turn.scored.includes(key)) open += vp;
    for (const { key, effect } of face.harvest) if (!turn.used.includes(key)) open += abilityWorth(effect, face.guardian);
  }
  const left = { buys: CONSTANTS.advancementBuys - turn.buys, valeBuys: CONSTANTS.valeBuys - turn.valeBuys, turns };
  return spendingWorth(game, turn, left) + open;
}

/** What passing now would bring. */
function plantedWorth(game: MysticValeState, turns: number): number {
  const { purse, rest } = harvestOf(mover(game));
  return spendingWorth(game, purse, { buys: CONSTANTS.advancementBuys, valeBuys: CONSTANTS.valeBuys, turns }) + rest;
}

/** Whether a player still harvests before the game ends. */
export function hasTurnToCome(game: MysticValeState, seat: Seat): boolean {
  if (!game.isEnding) return true;
  const place = (other: Seat): number => (other - game.start + game.seats) % game.seats;
  return place(seat) > place(game.turn.seat);
}

/** What the turn in progress still brings its player. */
export function rightNow(game: MysticValeState, turns: number): number {
  const { phase, isSpoiled } = game.turn;
  if (phase === 'planting') return isSpoiled ? 0 : plantedWorth(game, turns);
  return phase === 'harvest' ? supplyWorth(game, turns) : 0;
}

/** Whether a player is in the part of a turn that brings something. */
export const isReaping = ({ turn }: MysticValeState, seat: Seat): boolean => seat === turn.seat && (turn.phase === 'planting' || turn.phase === 'harvest');

/** Usual Harvests to come; in the last round the field as it lies. It must not jump when a turn passes on, or bots would dawdle. */
export function harvestsWorth(game: MysticValeState, seat: Seat, turns: number): number {
  const player = playerOf(game, seat);
  const waiting = MANA * player.waitingMana + SPIRIT * player.waitingWild;
  if (game.isEnding) return hasTurnToCome(game, seat) && !player.isSpoiled ? fieldWorth(player) : 0;
  return (turns - (player.isSpoiled ? 1 : 0)) * turnWorth(player) + (isReaping(game, seat) ? 0 : waiting);
}

/** Set-aside advancements: what they will bring once they are sleeved. */
const asideWorth = (game: MysticValeState, turns: number): number =>
  game.turn.aside.reduce((sum, piece) => sum + advancementWorth(mover(game), piece, turns), 0);

/** Leaders and amulets, best first, as games between bots showed. */
const FAVOURITES = [
  'glorus',
  'silverwing',
  'rootwood-charm',
  'xanos',
  'sun-blessing',
  'morlok',
  'old-barkarb',
  'moon-stone',
  'deepriver-crystal',
  'wildfire-ember',
  'summoner-stone',
  'darksoul-ember',
  'algeni',
  'twilight-shard',
  'yaquei',
  'kirath',
];
export const liking = (card: string): number => (FAVOURITES.includes(card) ? FAVOURITES.length - FAVOURITES.indexOf(card) : 0);
const LIKING = 0.4;

/** What leader and amulet will be good for over a whole game, beside what they show. */
function gifts({ leader, token }: Player, turns: number): number {
  const taken = (leader === NONE ? 0 : liking(leaderAt(leader).id)) + liking(tokenAt(token).id);
  return LIKING * taken * Math.min(1, turns / 12);
}

const WORKSHOP = 0.5;

/** MV-CARD-XANOS-04 is no loss while there is time for her to turn back. */
function xanosComeback(player: Player, turns: number): number {
  const face = player.leader === NONE ? undefined : faceAt(player, leaderCard(player));
  return face?.turnsBack ? -face.red * chanceToReturn(turns) : 0;
}

/** The points a player will probably end with. */
export function prospect(game: MysticValeState, seat: Seat, turns: number): number {
  const player = playerOf(game, seat);
  const isMover = seat === game.turn.seat;
  return (
    totalOf(player) +
    xanosComeback(player, turns) +
    gifts(player, turns) +
    harvestsWorth(game, seat, turns) +
    (isMover ? asideWorth(game, turns) : 0) +
    (player.isActive && turns > 0 ? 0.5 : 0) +
    (isMover && game.turn.hasExtra ? 2 : 0) +
    WORKSHOP * player.workshop.length * Math.min(1, turns / 3)
  );
}

/** Points of lead that make a win e times as likely as a loss. */
export const SCALE = 9;

/** A finished game in shares of the win, any other by the points each seat may expect against its best rival's. */
export function values(game: MysticValeState): number[] {
  const { result, players } = game;
  if (result) return players.map((_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
  const turns = turnsLeft(game);
  const prospects = players.map((_, seat) => prospect(game, seat, turns));
  return prospects.map((points, seat) => {
    const rival = prospects.reduce((most, other, i) => (i === seat ? most : Math.max(most, other)), Number.NEGATIVE_INFINITY);
    const own = points + (isReaping(game, seat) ? rightNow(game, turns) : 0);
    return 1 / (1 + Math.exp(-(own - rival) / SCALE));
  });
}
