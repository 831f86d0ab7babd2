import type { Frame, Seat } from '@conclave/engine';
import { AETHER_RESERVE, ARCHMAGE, type Element, elementIndex, itemOf } from './cards/cards.ts';
import { has, type ManaforgeState, playerOf } from './state.ts';

/** What is asked beyond the free choice of a turn. `card` is the item being built, or whose effect is applied. */
export type Pending =
  | { ask: 'pickTalent' | 'keepTalents' }
  | { ask: 'takeDie'; seat: Seat }
  | { ask: 'removeDie'; seat: Seat; die: number }
  | { ask: 'makeRoom'; seat: Seat; card: string }
  | { ask: 'payExtra'; seat: Seat; card: string; with: 'mana' | 'gems'; most: number; prestigeEach: number }
  | { ask: 'mimic'; seat: Seat; card: string }
  | { ask: 'gift'; seat: Seat; builder: Seat; card: string; gem: Element; prestige: number };

/** A card on its way from the board or the discard pile. */
export interface BuildDetails {
  seat: Seat;
  item: number;
}

/** A Store card's effect: of the card being built, or of the one it mimics. */
export interface EffectDetails {
  seat: Seat;
  item: number;
  /** How many of the other players were passed over or have answered. */
  answered: number;
}

/** Whether somebody could give a gem of that element. MF-OFF-07 */
export function canGive(game: ManaforgeState, seat: Seat, element: number): boolean {
  const { gems, prisms } = playerOf(game, seat);
  return (gems[element] ?? 0) > 0 || prisms > 0;
}

/** MF-OFF-01: the next player clockwise who could still be asked for a gem. */
export function nextGiver(game: ManaforgeState, { seat, item, answered }: EffectDetails): Seat | undefined {
  const { gemOffer } = itemOf(item).onBuild;
  if (!gemOffer) return undefined;
  for (let i = answered + 1; i < game.seats; i++) {
    const other = (seat + i) % game.seats;
    if (canGive(game, other, elementIndex(gemOffer.element))) return other;
  }
  return undefined;
}

const holderOf = (game: ManaforgeState, talent: number): Seat => game.players.findIndex((player) => has(player, talent));

function pendingEffect(game: ManaforgeState, frame: Frame & EffectDetails): Pending | null {
  const { id, onBuild } = itemOf(frame.item);
  const { optionalPay, gemOffer, prestigePerPaid = 0 } = onBuild;
  if (frame.at === 'chooseACopy') return { ask: 'mimic', seat: frame.seat, card: id };
  if (frame.at === 'payExtra' && optionalPay)
    return { ask: 'payExtra', seat: frame.seat, card: id, with: 'mana' in optionalPay ? 'mana' : 'gems', most: optionalPay.max, prestigeEach: prestigePerPaid };
  const giver = nextGiver(game, frame);
  if (frame.at !== 'othersMayGive' || giver === undefined || !gemOffer) return null;
  return { ask: 'gift', seat: giver, builder: frame.seat, card: id, gem: gemOffer.element, prestige: gemOffer.giverPrestige };
}

/** The question that is open now, unless it is what to do with one's turn. */
export function pendingOf(game: ManaforgeState): Pending | null {
  const frame = game.stack.at(-1);
  if (!frame || game.result) return null;
  if (frame.at === 'everyonePicks') return { ask: 'pickTalent' };
  if (frame.at === 'everyoneKeepsTwo') return { ask: 'keepTalents' };
  if (frame.at === 'archmageMayTakeADie') return { ask: 'takeDie', seat: holderOf(game, ARCHMAGE) };
  if (frame.at === 'reserveMayBeEmptied') {
    const seat = holderOf(game, AETHER_RESERVE);
    return { ask: 'removeDie', seat, die: playerOf(game, seat).storedDie ?? 0 };
  }
  if (frame.rule === 'build') {
    const { seat, item } = frame as Frame & BuildDetails;
    return { ask: 'makeRoom', seat, card: itemOf(item).id };
  }
  return frame.rule === 'storeEffect' ? pendingEffect(game, frame as Frame & EffectDetails) : null;
}
