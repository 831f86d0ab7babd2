import { playerOf, type Seat, tell } from '@conclave/engine';
import { type ActionOf, type Amount, type Phase, SPIRITS, valeAt } from '../cards/index.ts';
import type { MysticValeEvent } from '../moves.ts';
import { faceAt, faceInForce, type MysticValeState, mover, NONE, type Player } from '../state.ts';

/** Borderwatch Bog's planting is a Planting Phase. */
export const phaseOf = (game: MysticValeState): Phase => (game.turn.phase === 'bog' ? 'planting' : (game.turn.phase as Phase));

export function growthOfVales(player: Player): number {
  let growth = 0;
  for (const vale of player.vales) growth += valeAt(vale).symbols.growth;
  return growth;
}

/** Decay less growth of field, on-deck card, vales and effects; it may be below zero. */
export function burdenOf(player: Player): number {
  let burden = -player.growth - growthOfVales(player);
  for (const card of player.field) burden += faceAt(player, card).burden;
  return player.onDeck === NONE ? burden : burden + faceAt(player, player.onDeck).burden;
}

/** Effective decay: what counts toward spoiling. */
export const decayOf = (player: Player): number => Math.max(0, burdenOf(player));

/** MV-SYM-05: guardians on one card, those lent until the turn ends included. */
export function guardiansOn(game: MysticValeState, player: Player, card: number): number {
  let guardians = faceInForce(game, player, card).guardian;
  for (const lent of player.lent) if (lent === card) guardians++;
  return guardians;
}

export function guardiansInField(game: MysticValeState, player: Player): number {
  let guardians = 0;
  for (const card of player.field) guardians += guardiansOn(game, player, card);
  return guardians;
}

function blanksInField(player: Player): number {
  let blanks = 0;
  for (const card of player.field) if (faceAt(player, card).isBlank) blanks++;
  return blanks;
}

/** MV-CARD-SKY-GARDEN-03: growth in the field, on vales and from effects; not on the on-deck card. */
function growthHad(game: MysticValeState, player: Player): number {
  let growth = player.growth + growthOfVales(player);
  for (const card of player.field) growth += faceInForce(game, player, card).growth;
  return growth;
}

/** How much an effect gives now. `card` is the card it is on, `paid` what was spent for it. */
export function amountOf(game: MysticValeState, player: Player, amount: Amount, { card = NONE, paid = 0 } = {}): number {
  if (typeof amount === 'number') return amount;
  const { per, times = 1, base = 0, min = 0, max = Number.POSITIVE_INFINITY } = amount;
  const measured = (): number => {
    if (per === 'guardianOnSelfCard') return guardiansOn(game, player, card);
    if (per === 'cardsInField') return player.field.length;
    if (per === 'cardsBelowInField') return base - player.field.length;
    if (per === 'blankInField') return blanksInField(player);
    if (per === 'growthHave') return growthHad(game, player);
    return paid;
  };
  return Math.min(max, Math.max(min, times * measured()));
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
