import { playerOf, type Seat, tell } from '@conclave/engine';
import { type ActionOf, type Amount, type Effect, growthOfVales, guardiansOf, measured, type Phase, type Scope, SPIRITS, type Spirit } from '../cards/index.ts';
import type { MysticValeEvent } from '../moves.ts';
import { faceAt, faceInForce, type MysticValeState, mover, NONE, type Player } from '../state.ts';

/** Borderwatch Bog's planting is a Planting Phase. */
export const phaseOf = (game: MysticValeState): Phase => (game.turn.phase === 'bog' ? 'planting' : (game.turn.phase as Phase));

/** Decay less growth of field, on-deck card, vales and effects; it may be below zero. */
export function burdenOf(player: Player): number {
  let burden = -player.growth - growthOfVales(player.vales);
  for (const card of player.field) burden += faceAt(player, card).burden;
  return player.onDeck === NONE ? burden : burden + faceAt(player, player.onDeck).burden;
}

/** Effective decay: what counts toward spoiling. */
export const decayOf = (player: Player): number => Math.max(0, burdenOf(player));

const scopeOf = (game: MysticValeState, player: Player, { card = NONE, paid = 0 } = {}): Scope => ({
  owner: player,
  faceOn: (on) => faceInForce(game, player, on),
  card,
  paid,
});

export const guardiansOn = (game: MysticValeState, player: Player, card: number): number => guardiansOf(scopeOf(game, player), card);

export function guardiansInField(game: MysticValeState, player: Player): number {
  let guardians = 0;
  for (const card of player.field) guardians += guardiansOn(game, player, card);
  return guardians;
}

/** How much an effect gives now. `card` is the card it is on, `paid` what was spent for it. */
export function amountOf(game: MysticValeState, player: Player, amount: Amount, where: { card?: number; paid?: number } = {}): number {
  return typeof amount === 'number' ? amount : measured(amount, scopeOf(game, player, where));
}

/** MV-END-01, MV-END-03: from the pool, and from the box once it is empty. */
export function gainVp(game: MysticValeState, seat: Seat, amount: number, { from, card }: { from: 'pool' | 'box'; card: string }): void {
  if (amount === 0 || game.turn.phase === 'bog') return; // MV-CARD-BORDERWATCH-BOG-02
  playerOf(game, seat).vp += amount;
  tell<MysticValeEvent>({ is: 'vpGained', seat, amount, from, card });
  if (from === 'box') return;
  game.pool = Math.max(0, game.pool - amount);
  if (game.pool > 0 || game.isEnding) return;
  game.isEnding = true;
  tell<MysticValeEvent>({ is: 'endTriggered', seat });
}

/** MV-TOKEN-06: outside Harvest, mana waits for the next one. */
function gainMana(game: MysticValeState, amount: number): void {
  const waits = game.turn.phase !== 'harvest';
  if (waits) mover(game).waitingMana += amount;
  else game.turn.mana += amount;
  tell<MysticValeEvent>({ is: 'manaGained', seat: game.turn.seat, amount, waits });
}

function gainSpirits(game: MysticValeState, spirit: (typeof SPIRITS)[number], amount: number): void {
  const waits = game.turn.phase !== 'harvest';
  const kind = SPIRITS.indexOf(spirit);
  if (waits) mover(game).waitingWild += amount;
  else game.turn.spirits[kind] = (game.turn.spirits[kind] ?? 0) + amount;
  tell<MysticValeEvent>({ is: 'spiritGained', seat: game.turn.seat, spirit, amount, waits });
}

/** Carries out one gain of a card's text for the player whose turn it is. */
export function gain(game: MysticValeState, action: ActionOf<'gain'>, { id, card = NONE, paid = 0 }: { id: string; card?: number; paid?: number }): void {
  const amount = amountOf(game, mover(game), action.amount, { card, paid });
  if (action.what === 'vp') gainVp(game, game.turn.seat, amount, { from: action.from ?? 'pool', card: id });
  else if (action.what === 'mana') gainMana(game, amount);
  else if (action.what === 'growth') {
    mover(game).growth += amount;
    tell<MysticValeEvent>({ is: 'growthGained', seat: game.turn.seat, amount });
  } else gainSpirits(game, action.what, amount);
}

/** A card's mana and spirits enter the supply. */
export function addToSupply(game: MysticValeState, symbols: { mana: number; animal: number; forest: number; sky: number; wild: number }): void {
  const { spirits } = game.turn;
  game.turn.mana += symbols.mana;
  spirits[0] = (spirits[0] ?? 0) + symbols.animal;
  spirits[1] = (spirits[1] ?? 0) + symbols.forest;
  spirits[2] = (spirits[2] ?? 0) + symbols.sky;
  spirits[3] = (spirits[3] ?? 0) + symbols.wild;
}

/** Mana, spirits and VP. */
export type Means = Record<'mana' | Spirit | 'vp', number>;

/** What effects would give now, all of them together. */
export function gainsOf(game: MysticValeState, effects: readonly { effect: Effect; source: { card?: number } }[]): Means {
  const means: Means = { mana: 0, animal: 0, forest: 0, sky: 0, wild: 0, vp: 0 };
  for (const { effect, source } of effects)
    for (const action of effect.actions)
      if (action.op === 'gain' && action.what !== 'growth') means[action.what] += amountOf(game, mover(game), action.amount, source);
  return means;
}
