import { push, type Seat, tell } from '@conclave/engine';
import { type Ability, actionOf, type Effect, isLeaderKey, pieceNamed, type Vale, valeAt, valeNamed } from '../cards/index.ts';
import type { MysticValeEvent, MysticValeMove } from '../moves.ts';
import { FRESH, faceAt, type MysticValeState, mover, NONE, type Player, SPENT, USED_THIS_TURN } from '../state.ts';
import { carryOut, hasEffect } from './effects.ts';
import { offer } from './offers.ts';
import { phaseOf } from './symbols.ts';
import { whenPlayed } from './when-played.ts';

/** The first copy of a vale whose ability is still open; NONE without one. */
export function freshCopy(player: Player, vale: number): number {
  for (let i = 0; i < player.vales.length; i++) if (player.vales[i] === vale && player.valeUse[i] === FRESH) return i;
  return NONE;
}

/** Marks a copy as used: for this turn, or for good. */
export function markUsed(game: MysticValeState, seat: Seat, vale: number): void {
  const player = mover(game);
  const isOnce = valeAt(vale).effects.some(({ limit }) => limit === 'oncePerGame');
  player.valeUse[freshCopy(player, vale)] = isOnce ? SPENT : USED_THIS_TURN;
  tell<MysticValeEvent>({ is: 'abilityUsed', seat, card: valeAt(vale).id });
}

/** When Played abilities in the field, for Harpy Canyon. */
export function repeatable(player: Player): Ability[] {
  return player.field.flatMap((card) => faceAt(player, card).whenPlayed);
}

const repeatLeader = (player: Player): MysticValeMove => {
  const card = player.field.find((one) => faceAt(player, one).isLeader) ?? NONE;
  return { do: 'repeat', card: faceAt(player, card).base.id };
};

const plantingOf = (vale: Vale): Effect | undefined => vale.effects.find(({ timing }) => timing === 'planting');
const repeats = ({ actions }: Effect): boolean => actions.some(({ op }) => op === 'repeatWhenPlayed');

/** The Planting ability of a vale, where it can be used in this phase outside the reaction window. */
function openInPlanting(game: MysticValeState, vale: Vale): Effect | undefined {
  const effect = plantingOf(vale);
  if (!effect || !(effect.phases ?? ['planting']).includes(phaseOf(game))) return undefined;
  return repeats(effect) || hasEffect(game, effect, { id: vale.id, vale: vale.index }) ? effect : undefined;
}

/** MV-PLANT-07: Planting abilities of vales, each kind once. */
export function offerPlantingVales(game: MysticValeState, moves: MysticValeMove[]): void {
  const player = mover(game);
  for (let i = 0; i < player.vales.length; i++) {
    const index = player.vales[i] ?? NONE;
    const effect = player.valeUse[i] === FRESH ? openInPlanting(game, valeAt(index)) : undefined;
    if (!effect) continue;
    if (repeats(effect)) for (const { key, piece } of repeatable(player)) moves.push(isLeaderKey(key) ? repeatLeader(player) : offer.repeat(piece));
    else if (!moves.includes(offer.useVale(index))) moves.push(offer.useVale(index));
  }
}

/** Cascading Falls, World Tree. */
export function usePlantingVale(game: MysticValeState, id: string): void {
  const vale = valeNamed(id);
  const effect = vale && plantingOf(vale);
  if (!effect) return;
  markUsed(game, game.turn.seat, vale.index);
  carryOut(game, effect, { id, vale: vale.index });
}

/** MV-CARD-HARPY-CANYON-01 */
export function repeatWhenPlayed(game: MysticValeState, move: Extract<MysticValeMove, { do: 'repeat' }>): void {
  const player = mover(game);
  const canyon = player.vales.find((vale) => actionOf(valeAt(vale).effects, 'repeatWhenPlayed')) ?? NONE;
  markUsed(game, game.turn.seat, canyon);
  const piece = move.position ? pieceNamed(move.card, move.position) : NONE;
  const ability = repeatable(player).find((one) => one.piece === piece);
  if (ability) push(game, whenPlayed({ pending: [ability.key], now: NONE }));
}
