import type { Seat } from '@conclave/engine';
import { advancementAt, CONSTANTS, pieceNamed, sleevedMake, valeNamed } from '../cards/index.ts';
import type { MysticValeMove } from '../moves.ts';
import { burdenOf, givenUpVp, sizeOf } from '../rules/index.ts';
import { faceAt, type MysticValeState, makeOf, mover, NONE } from '../state.ts';
import { pushOdds } from '../view/index.ts';
import { advancementWorth, upgradeWorth, valeWorth } from './spending.ts';
import { fieldWorth, hasTurnToCome, liking } from './value.ts';
import { makeWorth, playWorth, turnsLeft } from './worth.ts';

type Only<K extends MysticValeMove['do']> = Extract<MysticValeMove, { do: K }>;

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
  useAll: () => 26,
  useLeader: (_game, { ability }) => (ability === 'addCards' ? 21 : 25),
  takeVp: () => 30,
  buy: (game, { card, position }) => 1 + purchase(game, card, position),
  claim: (game, { card, position }) => purchase(game, card, position),
  store: (game, { card, position }) => purchase(game, card, position),
  buyVale: valePromise,
  spend: (_game, move) => 2 * sizeOf(move) - 4 - 0.5 * sizeOf(move),
  giveUp: (game) => givenUpVp(game) - 3,
  upgrade: (game) => 1 + upgradeWorth(mover(game), turnsLeft(game)),
  reclaim: (game, { cards }) => cards.reduce((sum, card) => sum - dropPromise(game, card), 0),
  craft: sleevePromise,
  sleeve: sleevePromise,
  endHarvest: () => 0.5,
  done: () => 0.4,
  endTurn: () => 0.5,
  goOn: () => 0.3,
};

export function promise(game: MysticValeState, _seat: Seat, move: MysticValeMove): number {
  const judge = promises[move.do] as ((game: MysticValeState, move: MysticValeMove) => number) | undefined;
  return judge?.(game, move) ?? 0;
}

/** Somebody who is not sure yet what a push is worth passes as soon as it is allowed. */
export const habit = (game: MysticValeState, seat: Seat, move: MysticValeMove): number => (move.do === 'push' ? 0 : promise(game, seat, move));
