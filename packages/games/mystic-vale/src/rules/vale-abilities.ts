import { push, type Seat, tell } from '@conclave/engine';
import { type Ability, actionOf, type Effect, isLeaderKey, pieceNamed, type Timing, type Vale, valeAt, valeNamed } from '../cards/index.ts';
import type { MysticValeEvent, MysticValeMove } from '../moves.ts';
import { FRESH, faceAt, type MysticValeState, mover, NONE, type Player, SPENT, USED_THIS_TURN } from '../state.ts';
import { offer } from './offers.ts';
import { gain, phaseOf } from './symbols.ts';
import { whenPlayed } from './when-played.ts';
import { discardCard, reveal } from './zones.ts';

const effectAt = (vale: Vale, timing: Timing): Effect | undefined => vale.effects.find((effect) => effect.timing === timing);

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

/** Whether a vale's Planting ability can be used in this phase outside the reaction window. */
function isOpenInPlanting(game: MysticValeState, vale: Vale): boolean {
  const effect = effectAt(vale, 'planting');
  if (!effect) return false;
  if (!(effect.phases ?? ['planting']).includes(phaseOf(game))) return false;
  return actionOf(vale.effects, 'discardOnDeckAndReveal') ? mover(game).onDeck !== NONE : true;
}

/** MV-PLANT-07: Planting abilities of vales, each kind once. */
export function offerPlantingVales(game: MysticValeState, moves: MysticValeMove[]): void {
  const player = mover(game);
  for (let i = 0; i < player.vales.length; i++) {
    const index = player.vales[i] ?? NONE;
    const vale = valeAt(index);
    if (player.valeUse[i] !== FRESH || vale.effects.length === 0 || !isOpenInPlanting(game, vale)) continue;
    if (actionOf(vale.effects, 'repeatWhenPlayed'))
      for (const { key, piece } of repeatable(player)) moves.push(isLeaderKey(key) ? repeatLeader(player) : offer.repeat(piece));
    else if (!moves.includes(offer.useVale(index))) moves.push(offer.useVale(index));
  }
}

/** Cascading Falls, World Tree. */
export function usePlantingVale(game: MysticValeState, id: string): void {
  const vale = valeNamed(id);
  if (!vale) return;
  const { seat } = game.turn;
  markUsed(game, seat, vale.index);
  const growth = actionOf(vale.effects, 'gain');
  if (growth) gain(game, growth, { id });
  if (!actionOf(vale.effects, 'discardOnDeckAndReveal')) return;
  discardCard(game, seat, mover(game).onDeck);
  reveal(game, seat);
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
