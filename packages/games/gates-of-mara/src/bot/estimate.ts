import type { Seat } from '@conclave/engine';
import { type Frame, isAt, playerOf, topOf } from '@conclave/engine';
import { abilityById, constants, type Enchantment, enchantmentBoard, enchantmentOf, HOME, objectiveOf, wandererCardOf } from '../cards/index.ts';
import {
  ability,
  attach,
  canBuy,
  canPay,
  canPayGems,
  enchant,
  energyFor,
  exchange,
  isFor,
  placeCaravan,
  placementOf,
  progressOf,
  rounds,
  takeGems,
  waterLordSwap,
} from '../rules/index.ts';
import { awardsIn } from '../scoring.ts';
import { gemsOf, type MaraState, type Player, pointsOf } from '../state.ts';
import { abilityWorth, cardWorth, costWorth, effectsWorth, gemWorth, onyxWorth, roundsLeft, WORTH } from './worth.ts';

/** Points of lead that make a win three times as likely as a loss. */
export const FIRM_LEAD = 14;
/** Energy that is still to be turned into placements is worth what those bring. */
const ENERGY_TO_SPEND = 2;
/** Energy kept after passing only helps in the turn order. */
const ENERGY_KEPT = 0.15;

/** The chances of first and second place for shares of strength, were places drawn by strength one after the other. */
function placesFor(strength: readonly number[], seat: Seat): { first: number; second: number } {
  const total = strength.reduce((sum, one) => sum + one, 0);
  const own = strength[seat] ?? 0;
  if (total <= 0 || own <= 0) return { first: 0, second: 0 };
  let second = 0;
  for (const [rival, one] of strength.entries()) if (rival !== seat && one > 0) second += (one / total) * (own / (total - one));
  return { first: own / total, second };
}

function majorityHope(amounts: readonly number[], seat: Seat, left: number, toCome: number): number {
  const sharpness = 6 - left;
  const strength = amounts.map((one) => (one + toCome * left) ** sharpness);
  const { first, second } = placesFor(strength, seat);
  return first * constants.endMost + second * constants.endSecond;
}

/** How far the round has come, from 0 to 1: leads are firmer the less Energy there is to contest them. */
function settled(game: MaraState): number {
  let energy = 0;
  for (const player of game.players) if (!player.hasPassed) energy += player.energy;
  return 1 - energy / (constants.energyStart * game.seats);
}

/** What Claims, those of this round included, let each seat hope for. */
function claimsHope(game: MaraState): number[] {
  const left = roundsLeft(game);
  const firmness = 0.55 + 0.45 * settled(game);
  const hopes = game.players.map(() => 0);
  for (let realm = 0; realm < game.realms.length; realm++) {
    const { claims, points } = awardsIn(game, realm);
    const board = game.realms[realm];
    if (!board) continue;
    const expected = board.claims.map((held, seat) => held + firmness * (claims[seat] ?? 0) + 0.06 * Math.min(6, board.influence[seat] ?? 0));
    for (const seat of hopes.keys()) hopes[seat] = (hopes[seat] ?? 0) + majorityHope(expected, seat, left, 1.1) + firmness * (points[seat] ?? 0);
  }
  return hopes;
}

function cardsHope(player: Player, left: number): number {
  let hope = 0;
  for (const { at, attachments } of player.figures) {
    const uses = left * 0.85 + (at === HOME && !player.hasPassed ? 0.7 : 0);
    for (const card of attachments) hope += uses * cardWorth(card, left);
  }
  return hope;
}

function energyHope({ energy, figures, hasPassed }: Player): number {
  if (hasPassed) return ENERGY_KEPT * energy;
  let usable = 2;
  for (let number = 0; number < figures.length; number++) if (figures[number]?.at === HOME) usable += energyFor(number);
  return ENERGY_TO_SPEND * Math.min(energy, usable) + ENERGY_KEPT * energy;
}

/** Gems that already pay for something are worth more than others. */
function gemsHope(game: MaraState, player: Player, left: number): number {
  let hope = gemsOf(player) * gemWorth(left);
  if (canPayGems(player.gems, wandererCardOf(game.wandererCard).cost)) hope += 0.5;
  if (left === 0 && player.hasPassed) return hope;
  for (const id of game.enchantments) if (id && canPayGems(player.gems, enchantmentOf(id).price)) hope += 0.25;
  return hope + 0.12 * player.gems.filter((held) => held > 0).length;
}

function objectivesHope(game: MaraState, seat: Seat, player: Player): number {
  let hope = 0;
  for (const id of game.objectives) {
    const objective = objectiveOf(id);
    const { have, need, isMet } = progressOf(game, seat, objective);
    hope += isMet ? 0.9 * objective.points : (player.hasPassed ? 0.1 : 0.45) * objective.points * (have / need) ** 2;
  }
  return hope;
}

/** What buying a card brings on balance. */
export function purchaseWorth(game: MaraState, card: Enchantment): number {
  const left = roundsLeft(game);
  return card.points + game.round + cardWorth(card.id, left) * (left * 0.85 + 0.2) - costWorth(card.price, left);
}

function purchasesHope(game: MaraState, player: Player, amount: number): number {
  const worths = game.enchantments.flatMap((id) => {
    const card = id ? enchantmentOf(id) : undefined;
    return card && canBuy(player, card) ? [Math.max(0, purchaseWorth(game, card))] : [];
  });
  return worths
    .sort((a, b) => b - a)
    .slice(0, amount)
    .reduce((sum, one) => sum + one * 0.8, 0);
}

/** What the abilities of a placement under way still promise its seat. */
function openHope(game: MaraState, seat: Seat, player: Player): number {
  const placement = placementOf(game);
  if (placement?.seat !== seat) return 0;
  const left = roundsLeft(game);
  let hope = 0;
  for (const id of placement.open) {
    const open = abilityById(id);
    if (id === enchantmentBoard.id) hope += purchasesHope(game, player, 2);
    else if (canPay(player, open.cost)) hope += 0.8 * Math.max(0, abilityWorth(open, left));
  }
  return hope;
}

/** What a rule in progress will still bring a seat. */
function frameHope(game: MaraState, seat: Seat, player: Player, frame: Frame): number {
  const left = roundsLeft(game);
  if (isFor(frame, ability, seat)) return effectsWorth(abilityById(frame.ability).effects, left, frame.next);
  if (isFor(frame, takeGems, seat)) return frame.amount * gemWorth(left);
  if (isFor(frame, waterLordSwap, seat)) return frame.amount * WORTH.influence;
  if (isFor(frame, attach, seat)) return cardWorth(frame.card, left) * left * 0.8;
  if (isFor(frame, placeCaravan, seat)) return frame.space === '' ? WORTH.caravan : 0;
  if (isFor(frame, enchant, seat)) return purchasesHope(game, player, frame.left);
  return isFor(frame, exchange, seat) ? WORTH.exchange : 0;
}

function pendingHope(game: MaraState, seat: Seat, player: Player): number {
  let hope = 0;
  for (const frame of game.stack) hope += frameHope(game, seat, player, frame);
  return hope;
}

/** What a seat's points at the end may come from. */
export interface Hopes {
  readonly points: number;
  readonly onyx: number;
  readonly caravans: number;
  readonly claims: number;
  readonly keys: number;
  readonly gems: number;
  readonly cards: number;
  readonly energy: number;
  readonly objectives: number;
  /** What the turn under way still brings. */
  readonly turn: number;
}

/** What each seat may hope for at the end, from what lies open. */
export function hopesOf(game: MaraState): Hopes[] {
  const left = roundsLeft(game);
  const claims = claimsHope(game);
  const keys = game.players.map((player) => player.keys);
  const isBusy = !isAt(topOf(game), rounds);
  return game.players.map((player, seat) => ({
    points: pointsOf(player),
    onyx: player.onyx * onyxWorth(left),
    caravans: player.caravans > 0 && !player.hasPassed ? 0.4 : 0,
    claims: claims[seat] ?? 0,
    keys: majorityHope(keys, seat, left, 0.8),
    gems: gemsHope(game, player, left),
    cards: cardsHope(player, left),
    energy: energyHope(player),
    objectives: objectivesHope(game, seat, playerOf(game, seat)),
    turn: isBusy ? openHope(game, seat, player) + pendingHope(game, seat, player) : 0,
  }));
}

export const sumOf = (hopes: Hopes): number => {
  const { points, onyx, caravans, claims, keys, gems, cards, energy, objectives, turn } = hopes;
  return points + onyx + caravans + (claims + keys + gems + cards) + energy + objectives + turn;
};

/** The points each seat may hope for at the end. */
export const estimates = (game: MaraState): number[] => hopesOf(game).map(sumOf);
