import { push, roll, tell } from '@conclave/engine';
import { type Action, type ActionOf, type DeedOp, type Effect, isDeed } from '../cards/index.ts';
import type { MysticValeEvent } from '../moves.ts';
import { type MysticValeState, mover, NONE } from '../state.ts';
import { inCommons } from './commons.ts';
import { craftable, craftings, leaderSide, startCrafting, startStoring, turnByOwner } from './leaders.ts';
import { reclaim } from './reclaim.ts';
import { joinField } from './supply.ts';
import { amountOf, gain, guardiansInField, guardiansOn } from './symbols.ts';
import { turnToken } from './token-side.ts';
import { discardCard, drawBottom, drawTop, loseVale, reveal } from './zones.ts';

/** What an effect comes from: its card's id, and where it is on one, the crafted card; a vale; what was paid for it. */
export interface Source {
  readonly id: string;
  readonly card?: number;
  readonly vale?: number;
  readonly paid?: number;
}

/** Actions in their order. */
interface Acting {
  readonly actions: readonly Action[];
}

interface Deed<O extends DeedOp> {
  /** Whether it would do anything now. */
  readonly could: (game: MysticValeState, action: ActionOf<O>, source: Source) => boolean;
  readonly does: (game: MysticValeState, action: ActionOf<O>, source: Source) => void;
  /** A price: without it nothing else of the effect happens. */
  readonly isPrice?: true;
}

const always = (): boolean => true;
const hasOnDeck = (game: MysticValeState): boolean => mover(game).onDeck !== NONE;

/** MV-CARD-CALL-OF-THE-HUNT-00, MV-CARD-SUMMONER-STONE-01: so many cards, or until the field has so many. */
function addToField(
  game: MysticValeState,
  { source, count = Number.POSITIVE_INFINITY, untilFieldSize = Number.POSITIVE_INFINITY }: ActionOf<'addToField'>,
): void {
  const drawn = source === 'deckTop' ? drawTop : drawBottom;
  for (let added = 0; added < count && mover(game).field.length < untilFieldSize; added++) {
    const card = drawn(game, game.turn.seat);
    if (card === NONE) return;
    joinField(game, card);
  }
}

function discardAndReveal(game: MysticValeState): void {
  discardCard(game, game.turn.seat, mover(game).onDeck);
  reveal(game, game.turn.seat);
}

/** MV-CARD-KIRATH-02, MV-CARD-KIRATH-04: it follows the spoiled turn, which after a spoil in Prep is the next one. */
function earnTurn(game: MysticValeState): void {
  if (game.turn.phase === 'prep') mover(game).earnedTurn = true;
  else game.turn.hasExtra = true;
  tell<MysticValeEvent>({ is: 'turnEarned', seat: game.turn.seat });
}

/** MV-CARD-TWILIGHT-SHARD-01 */
function tossToken(game: MysticValeState, { chanceActive }: ActionOf<'randomTokenSide'>): void {
  turnToken(game, game.turn.seat, roll(game, Math.round(1 / chanceActive)) === 1 ? 'active' : 'used');
}

function growPool(game: MysticValeState, { amount }: ActionOf<'addToPool'>): void {
  game.pool += amount;
  tell<MysticValeEvent>({ is: 'poolGrew', amount });
}

/** How each thing that is done on the spot is done. */
const DEEDS: { readonly [O in DeedOp]: Deed<O> } = {
  gain: { could: (game, { amount }, { card = NONE }) => amountOf(game, mover(game), amount, { card }) > 0, does: gain },
  addToField: {
    could(game, { untilFieldSize = Number.POSITIVE_INFINITY }) {
      const { field, deck, discard } = mover(game);
      return field.length < untilFieldSize && deck.length + discard.length > 0;
    },
    does: addToField,
  },
  shuffleFromDiscard: { could: (game) => mover(game).discard.length > 0, does: (game) => push(game, reclaim({})) },
  takeToWorkshop: { could: (game) => inCommons(game).length > 0, does: startStoring },
  sleeveFromWorkshop: { could: (game) => mover(game).workshop.length > 0 && craftings(game, craftable(game)).length > 0, does: startCrafting },
  pay: {
    isPrice: true,
    could: (game, { amount }) => game.turn.mana >= amount,
    does(game, { amount }) {
      game.turn.mana -= amount;
    },
  },
  turnLeader: { could: (game, { to }) => !game.turn.hasTurned && leaderSide(mover(game)) !== to, does: (game, { to }) => turnByOwner(game, to) },
  removeSelf: { isPrice: true, could: always, does: (game, { to }, { vale = NONE }) => loseVale(game, vale, to === 'game' ? 'box' : 'deck') },
  addToPool: { could: always, does: growPool },
  discardOnDeckAndReveal: { could: hasOnDeck, does: discardAndReveal },
  extraTurn: { could: always, does: earnTurn },
  randomTokenSide: { could: always, does: tossToken },
};

const deedFor = ({ op }: ActionOf<DeedOp>): Deed<DeedOp> => DEEDS[op] as unknown as Deed<DeedOp>;

/** Whether an effect that asks nothing would do anything now: its price can be paid, and something comes of it. */
export function hasEffect(game: MysticValeState, { actions }: Acting, source: Source): boolean {
  let does = false;
  for (const action of actions) {
    if (!isDeed(action)) continue;
    const deed = deedFor(action);
    const could = deed.could(game, action, source);
    if (deed.isPrice && !could) return false;
    if (!deed.isPrice && could) does = true;
  }
  return does;
}

/** Does all that an effect does on the spot, in its order. */
export function carryOut(game: MysticValeState, { actions }: Acting, source: Source): void {
  for (const action of actions) if (isDeed(action)) deedFor(action).does(game, action, source);
}

/** Whether the tests written into an effect hold. */
export function isMet(game: MysticValeState, { condition }: Effect, card: number): boolean {
  if (!condition) return true;
  const { guardianOnSelfCard, guardianInField, pushesThisTurn, endTriggered } = condition;
  const player = mover(game);
  if (guardianOnSelfCard && guardiansOn(game, player, card) < guardianOnSelfCard.min) return false;
  if (guardianInField && guardiansInField(game, player) < guardianInField.min) return false;
  if (endTriggered !== undefined && game.isEnding !== endTriggered) return false; // MV-CARD-SUNWEAVER-COPSE-02
  return !pushesThisTurn || game.turn.pushes <= pushesThisTurn.max;
}
