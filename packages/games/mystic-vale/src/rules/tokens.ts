import { done, type Prompt, push, roll, ruleOf, tell } from '@conclave/engine';
import { type ActionOf, actionOf, faceOf, pieceNamed, sleevedMake, type Token, tokenAt, VALES_WITH, valeAt } from '../cards/index.ts';
import type { MysticValeEvent, MysticValeMove } from '../moves.ts';
import { faceAt, type MysticValeState, makeOf, mover, NONE, takeOut } from '../state.ts';
import { buryOf, DECLINE, discardOf, nameAndPlace, RESOLVE, sleeveMove } from './offers.ts';
import { mayLeave, spotsFor } from './rooms.ts';
import { addSleeved, joinField } from './supply.ts';
import { gain, phaseOf } from './symbols.ts';
import { turnToken } from './token-side.ts';
import { buryCard, discardCard, drawBottom, reveal } from './zones.ts';

const rule = ruleOf<MysticValeState, MysticValeMove>();

const COIN = 2;

const tokenInHand = (game: MysticValeState): Token => tokenAt(mover(game).token);

/** MV-AMULET-11: whether the token's own effect can do something now. */
export function canHaveEffect(game: MysticValeState): boolean {
  const { effects } = tokenInHand(game).active;
  const player = mover(game);
  if (actionOf(effects, 'sleeveBought')) return game.turn.aside.length > 0;
  if (actionOf(effects, 'moveToDeckBottom')) return player.field.some((card) => mayLeave(game, card));
  if (actionOf(effects, 'addToField')) return player.deck.length > 0 || player.discard.length > 0;
  return true;
}

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

/** What the token's own effect offers now. */
function ownMoves(game: MysticValeState): MysticValeMove[] {
  const { effects } = tokenInHand(game).active;
  const player = mover(game);
  if (actionOf(effects, 'sleeveBought')) return sleevings(game);
  if (actionOf(effects, 'moveToDeckBottom')) return player.field.filter((card) => mayLeave(game, card)).map(buryOf);
  if (actionOf(effects, 'choose')) return [RESOLVE, ...onTable(game).map((on): MysticValeMove => ({ do: 'giveGuardians', on }))];
  return [RESOLVE];
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

/** Silver Tree: the on-deck card or a card of the field. */
const treeMoves = (game: MysticValeState): MysticValeMove[] =>
  onTable(game)
    .filter((card) => mayLeave(game, card))
    .map(discardOf);

function resolveOwn(game: MysticValeState, move: MysticValeMove): void {
  const { effects } = tokenInHand(game).active;
  if (move.do === 'sleeve') sleeveNow(game, move);
  else if (move.do === 'bury') buryCard(game, game.turn.seat, move.on);
  else if (move.do === 'giveGuardians') lendGuardians(game, move.on);
  else if (actionOf(effects, 'addToField')) joinField(game, drawBottom(game, game.turn.seat));
  else resolveGains(game);
}

function resolveGains(game: MysticValeState): void {
  const { id, active } = tokenInHand(game);
  const choice = actionOf(active.effects, 'choose')?.options.flat();
  const actions = choice ?? active.effects.flatMap((effect) => effect.actions);
  for (const action of actions) {
    if (action.op === 'gain') gain(game, action, { id });
    if (action.op === 'randomTokenSide') turnToken(game, game.turn.seat, roll(game, COIN) === 1 ? 'active' : 'used'); // MV-CARD-TWILIGHT-SHARD-01
  }
}

/** MV-CARD-WILDFIRE-EMBER-02 */
function lendGuardians(game: MysticValeState, card: number): void {
  const options = actionOf(tokenInHand(game).active.effects, 'choose')?.options.flat() ?? [];
  const lending = options.find((action): action is ActionOf<'giveGuardian'> => action.op === 'giveGuardian');
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
  const { parts } = faceOf(makeOf(player, card));
  tell<MysticValeEvent>({ is: 'advancementSleeved', seat: game.turn.seat, ...nameAndPlace(piece), parts, on: card });
}

/** MV-AMULET-09: Frostcrown Crest and Sundial Savanna; gains are the same in any order. */
function valesGain(game: MysticValeState): void {
  for (const vale of mover(game).vales) {
    if (!VALES_WITH.gainOnEvoke.includes(vale)) continue;
    const action = actionOf(valeAt(vale).effects, 'gain');
    if (action) gain(game, action, { id: valeAt(vale).id });
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
    ask(game, { isOwnOpen, isTreeOpen }): Prompt<MysticValeMove>[] {
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
