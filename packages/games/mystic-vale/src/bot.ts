import type { Guide, Seat } from '@conclave/engine';
import { advancementAt, CONSTANTS, leaderAt, pieceNamed, tokenAt, valeNamed } from './cards/cards.ts';
import { sleevedMake } from './craft.ts';
import type { MysticValeMove } from './moves.ts';
import { pushOdds } from './odds.ts';
import { leaderCard } from './rules/leaders.ts';
import { burdenOf } from './rules/symbols.ts';
import { gardenVp, sizeOf } from './rules/vales.ts';
import { totalOf } from './scoring.ts';
import { advancementWorth, chanceToReturn, harvestOf, spendingWorth, upgradeWorth, valeWorth } from './spending.ts';
import { faceAt, type MysticValeState, makeOf, mover, NONE, type Player, playerOf } from './state.ts';
import { abilityWorth, MANA, makeWorth, playWorth, SPIRIT, turnsLeft, turnWorth } from './worth.ts';

type Only<K extends MysticValeMove['do']> = Extract<MysticValeMove, { do: K }>;

/** Beyond this a turn's mana finds little to buy. */
const PLENTY = 14;
const manaWorth = (mana: number): number => MANA * (Math.min(mana, PLENTY) + 0.2 * Math.max(0, mana - PLENTY));

/** What the field and vales would bring in a usual market. */
function fieldWorth(player: Player): number {
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
function hasTurnToCome(game: MysticValeState, seat: Seat): boolean {
  if (!game.isEnding) return true;
  const place = (other: Seat): number => (other - game.start + game.seats) % game.seats;
  return place(seat) > place(game.turn.seat);
}

/** What the turn in progress still brings its player. */
function rightNow(game: MysticValeState, turns: number): number {
  const { phase, isSpoiled } = game.turn;
  if (phase === 'planting') return isSpoiled ? 0 : plantedWorth(game, turns);
  return phase === 'harvest' ? supplyWorth(game, turns) : 0;
}

/** Whether a player is in the part of a turn that brings something. */
const isReaping = ({ turn }: MysticValeState, seat: Seat): boolean => seat === turn.seat && (turn.phase === 'planting' || turn.phase === 'harvest');

/** Usual Harvests to come; in the last round the field as it lies. It must not jump when a turn passes on, or bots would dawdle. */
function harvestsWorth(game: MysticValeState, seat: Seat, turns: number): number {
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
const liking = (card: string): number => (FAVOURITES.includes(card) ? FAVOURITES.length - FAVOURITES.indexOf(card) : 0);
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
function prospect(game: MysticValeState, seat: Seat, turns: number): number {
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

const SCALE = 9;

function value(game: MysticValeState, seat: Seat): number {
  if (game.result) return game.result.winners.includes(seat) ? 1 / game.result.winners.length : 0;
  const turns = turnsLeft(game);
  const prospects = game.players.map((_, other) => prospect(game, other, turns));
  const rival = Math.max(...prospects.filter((_, other) => other !== seat));
  const own = (prospects[seat] ?? 0) + (isReaping(game, seat) ? rightNow(game, turns) : 0);
  return 1 / (1 + Math.exp(-(own - rival) / SCALE));
}

/** A push is worth its risk while a card more outweighs what would be lost. */
function pushPromise(game: MysticValeState): number {
  const player = mover(game);
  const odds = pushOdds(player, player.sawTop);
  if (!odds) return 0;
  const risk = odds.spoils / odds.of;
  const gain = player.onDeck === NONE ? 0 : playWorth(faceAt(player, player.onDeck));
  const stake = game.turn.phase === 'bog' ? player.field.length : Math.max(0, fieldWorth(player) - 0.6);
  return 0.5 + (1 - risk) * (gain + 0.05) - risk * stake;
}

/** What a piece brings, in VP. */
const purchase = (game: MysticValeState, card: string, position: string): number =>
  advancementWorth(mover(game), pieceNamed(card, position) ?? 0, turnsLeft(game));

function valePromise(game: MysticValeState, move: Only<'buyVale'>): number {
  const vale = valeNamed(move.card);
  return vale ? 1 + valeWorth(mover(game), vale, turnsLeft(game)) - 0.1 * move.wild : 0;
}

/** How much better a card becomes by sleeving, and how well the card suits. */
function sleevePromise(game: MysticValeState, { card, position, on }: Only<'sleeve'> | Only<'craft'>): number {
  const player = mover(game);
  const before = makeOf(player, on);
  const after = sleevedMake(before, pieceNamed(card, position) ?? 0);
  const relief = faceAt(player, on).burden;
  return 5 + makeWorth(after) - makeWorth(before) + 0.2 * relief;
}

/** Getting rid of a card: worth it for what decays, not for what brings something. */
function dropPromise(game: MysticValeState, on: number): number {
  const face = faceAt(mover(game), on);
  return 0.4 * face.burden - 0.5 * playWorth(face);
}

const isClose = (game: MysticValeState): boolean => burdenOf(mover(game)) >= CONSTANTS.spoilsAt;

function evokePromise(game: MysticValeState): number {
  if (game.turn.phase === 'harvest') return 3;
  const token = mover(game).token;
  const isLast = game.isEnding && !hasTurnToCome(game, game.turn.seat);
  if (!isClose(game)) return isLast ? 1 : -1;
  return token > 0 ? 2 : 0;
}

function abilityPromise({ card }: Only<'use'>): number {
  const piece = pieceNamed(card, 'top') ?? 0;
  const [action] = advancementAt(piece).effects[0]?.actions ?? [];
  if (action?.op === 'gain' && typeof action.amount === 'object' && action.amount.per === 'cardsInField') return 20;
  return action?.op === 'addToField' ? 22 : 25;
}

type Promises = { [K in MysticValeMove['do']]?: (game: MysticValeState, move: Only<K>) => number };

/** By kind of move; what is not listed promises nothing. Numbers compare moves of one prompt only. */
const promises: Promises = {
  take: (_game, { card }) => liking(card),
  keepAmulet: () => 1,
  push: pushPromise,
  pass: () => 0.5,
  evoke: evokePromise,
  redraw: () => 3,
  spoil: () => 1,
  useVale: (game) => (game.turn.phase === 'harvest' ? 24 : isClose(game) ? 2.5 : -1),
  repeat: () => 0.6,
  resolve: () => 1,
  discard: (game, { on }) => dropPromise(game, on),
  decline: () => 0,
  discardTop: (game) => dropPromise(game, mover(game).deck.at(-1) ?? 0),
  turnToken: () => 1,
  giveGuardians: () => 0.5,
  bury: (game, { on }) => playWorth(faceAt(mover(game), on)),
  use: (_game, move) => abilityPromise(move),
  useLeader: (_game, { ability }) => (ability === 'addCards' ? 21 : 25),
  takeVp: () => 30,
  buy: (game, { card, position }) => 1 + purchase(game, card, position),
  claim: (game, { card, position }) => purchase(game, card, position),
  store: (game, { card, position }) => purchase(game, card, position),
  buyVale: valePromise,
  spend: (_game, move) => 2 * sizeOf(move) - 4 - 0.5 * sizeOf(move),
  giveUp: (game) => gardenVp(game) - 3,
  upgrade: (game) => 1 + upgradeWorth(mover(game), turnsLeft(game)),
  reclaim: (game, { cards }) => cards.reduce((sum, card) => sum - dropPromise(game, card), 0),
  craft: sleevePromise,
  sleeve: sleevePromise,
  endHarvest: () => 0.5,
  done: () => 0.4,
  endTurn: () => 0.5,
  goOn: () => 0.3,
};

function promise(game: MysticValeState, _seat: Seat, move: MysticValeMove): number {
  const judge = promises[move.do] as ((game: MysticValeState, move: MysticValeMove) => number) | undefined;
  return judge?.(game, move) ?? 0;
}

/** What bots are told: the points a seat may expect against its best rival's, and what a move looks like at first sight. */
export const guide: Guide<MysticValeState, MysticValeMove> = { value, promise, trust: 0.012 };
