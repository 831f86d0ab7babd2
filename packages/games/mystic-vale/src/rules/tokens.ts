import { done, push, tell } from '@conclave/engine';
import {
  type Action,
  type ActionOf,
  type AskedAt,
  isDeed,
  type Op,
  pieceNamed,
  sleevedMake,
  type Token,
  tokenAt,
  VALES_WITH,
  valeAt,
  within,
} from '../cards/index.ts';
import type { MysticValeEvent, MysticValeMove, MysticValePrompt } from '../moves.ts';
import { faceAt, type MysticValeState, makeOf, mover, NONE, takeOut } from '../state.ts';
import { carryOut, hasEffect } from './effects.ts';
import { buryOf, DECLINE, discardOf, RESOLVE, sleeveMove } from './offers.ts';
import { mayLeave, spotsFor, tellSleeved } from './rooms.ts';
import { rule } from './rule.ts';
import { addSleeved } from './supply.ts';
import { phaseOf } from './symbols.ts';
import { buryCard, discardCard, reveal } from './zones.ts';

const tokenInHand = (game: MysticValeState): Token => tokenAt(mover(game).token);

export const isLimited = (token: Token): boolean => token.active.effects.some(({ limit }) => limit === 'oncePerTurn');

/** MV-TOKEN-01, MV-TOKEN-07, MV-AMULET-10 */
export function mayEvoke(game: MysticValeState): boolean {
  if (!mover(game).isActive) return false;
  const token = tokenInHand(game);
  if (!token.active.evokePhases.includes(phaseOf(game))) return false;
  if (game.turn.hasEvoked && isLimited(token)) return false;
  return canHaveEffect(game);
}

export function startEvoke(game: MysticValeState): void {
  push(game, evoke({ isOwnOpen: true, isTreeOpen: false }));
}

const onTable = (game: MysticValeState): number[] => {
  const { field, onDeck } = mover(game);
  return onDeck === NONE ? field : [...field, onDeck];
};

/** Every set-aside advancement on every spot; equal Fertile Soils once. */
export function sleevings(game: MysticValeState): MysticValeMove[] {
  const player = mover(game);
  const { aside } = game.turn;
  const moves: MysticValeMove[] = [];
  for (let i = 0; i < aside.length; i++) {
    const piece = aside[i] ?? NONE;
    if (aside.indexOf(piece) !== i) continue;
    for (const on of spotsFor(player, piece)) moves.push(sleeveMove(piece, on));
  }
  return moves;
}

/** What the token lets its owner choose, by what it asks for. */
const CHOICES: Record<Exclude<AskedAt<'token.evoke'>, 'choose'>, (game: MysticValeState) => MysticValeMove[]> = {
  sleeveBought: sleevings,
  moveToDeckBottom: (game) =>
    mover(game)
      .field.filter((card) => mayLeave(game, card))
      .map(buryOf),
  giveGuardian: (game) => onTable(game).map((on): MysticValeMove => ({ do: 'giveGuardians', on })),
};

const isChoice = (op: Op): op is keyof typeof CHOICES => Object.hasOwn(CHOICES, op);

/** All that the token's own effect may do. */
const ownActions = (game: MysticValeState): readonly Action[] => tokenInHand(game).active.effects.flatMap(within);

/** What the token's own effect offers now: what asks nothing is resolved as one. */
function ownMoves(game: MysticValeState): MysticValeMove[] {
  const actions = ownActions(game);
  const chosen = actions.flatMap(({ op }) => (isChoice(op) ? CHOICES[op](game) : []));
  return actions.some(isDeed) ? [RESOLVE, ...chosen] : chosen;
}

/** MV-AMULET-11: whether the token's own effect can do something now. */
export function canHaveEffect(game: MysticValeState): boolean {
  const actions = ownActions(game);
  return actions.some(({ op }) => isChoice(op) && CHOICES[op](game).length > 0) || hasEffect(game, { actions }, { id: tokenInHand(game).id });
}

/** Silver Tree: the on-deck card or a card of the field. */
const treeMoves = (game: MysticValeState): MysticValeMove[] =>
  onTable(game)
    .filter((card) => mayLeave(game, card))
    .map(discardOf);

function resolveOwn(game: MysticValeState, move: MysticValeMove): void {
  if (move.do === 'sleeve') sleeveNow(game, move);
  else if (move.do === 'bury') buryCard(game, game.turn.seat, move.on);
  else if (move.do === 'giveGuardians') lendGuardians(game, move.on);
  else carryOut(game, { actions: ownActions(game) }, { id: tokenInHand(game).id });
}

/** MV-CARD-WILDFIRE-EMBER-02 */
function lendGuardians(game: MysticValeState, card: number): void {
  const lending = ownActions(game).find((action): action is ActionOf<'giveGuardian'> => action.op === 'giveGuardian');
  const player = mover(game);
  const amount = lending?.amount ?? 0;
  for (let i = 0; i < amount; i++) player.lent.push(card);
  tell<MysticValeEvent>({ is: 'guardiansGiven', seat: game.turn.seat, amount, parts: faceAt(player, card).parts, on: card });
}

/** MV-CARD-DARKSOUL-EMBER-01 */
function sleeveNow(game: MysticValeState, move: Extract<MysticValeMove, { do: 'sleeve' }>): void {
  const piece = pieceNamed(move.card, move.position) ?? NONE;
  sleeveOn(game, piece, move.on);
  addSleeved(game, piece, faceAt(mover(game), move.on));
}

/** Sleeves a set-aside advancement; it works from now on. */
export function sleeveOn(game: MysticValeState, piece: number, card: number): void {
  const player = mover(game);
  takeOut(game.turn.aside, piece);
  player.cards[card] = sleevedMake(makeOf(player, card), piece);
  tellSleeved(game, piece, card);
}

/** MV-AMULET-09: Frostcrown Crest and Sundial Savanna; gains are the same in any order. */
function valesGain(game: MysticValeState): void {
  for (const vale of mover(game).vales) {
    const effect = valeAt(vale).effects.find(({ timing }) => timing === 'evoke');
    if (effect) carryOut(game, effect, { id: valeAt(vale).id, vale });
  }
}

/** MV-TOKEN-04: the token is turned over, its effect and those of the owner's vales resolve in the owner's order. */
export const evoke = rule<{ isOwnOpen: boolean; isTreeOpen: boolean }>()('evoke', {
  turnOver(game, frame) {
    const player = mover(game);
    player.isActive = false;
    game.turn.hasEvoked = true;
    tell<MysticValeEvent>({ is: 'tokenEvoked', seat: game.turn.seat, card: tokenInHand(game).id });
    frame.isTreeOpen = player.vales.some((vale) => VALES_WITH.discardOnEvoke.includes(vale));
    valesGain(game);
  },
  ownerPicksTheOrder: {
    auto: true,
    ask(game, { isOwnOpen, isTreeOpen }): MysticValePrompt[] {
      const own = isOwnOpen ? ownMoves(game) : [];
      const tree = isTreeOpen ? treeMoves(game) : [];
      if (own.length + tree.length === 0) return [];
      const moves = isTreeOpen && own.length === 0 ? [...tree, DECLINE] : [...own, ...tree];
      return [{ seat: game.turn.seat, ask: isTreeOpen ? 'evokeWithTree' : 'evoke', moves }];
    },
    chosen(game, frame, move) {
      if (move.do === 'decline') return done();
      if (move.do === 'discard') {
        const wasOnDeck = mover(game).onDeck === move.on;
        discardCard(game, game.turn.seat, move.on);
        if (wasOnDeck) reveal(game, game.turn.seat); // MV-CARD-SILVER-TREE-02
        frame.isTreeOpen = false;
      } else {
        resolveOwn(game, move);
        frame.isOwnOpen = false;
      }
      return 'ownerPicksTheOrder';
    },
  },
});
