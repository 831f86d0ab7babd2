import type { Seat } from '@conclave/engine';
import {
  type Age,
  ANY,
  ageOfRound,
  DIE_TYPES,
  ELEMENTS,
  type Element,
  effectOf,
  elementIndex,
  type FaceValues,
  itemNumber,
  itemOf,
  NONE,
  talentNumber,
} from '../cards/index.ts';
import { placeOf, signsOn, worthNow } from '../scoring.ts';
import { isOpen, nextSlot, type Player, type Turn, tokensOf, type WorkshopCard, wandsIn } from '../state.ts';
import type { Amounts, DieView, ManaforgeView, PlayerView, WorkshopCardView } from './types.ts';

/** What follows from a view and the catalogue: worked out where it is drawn or said. */

const listOf = (amounts: Amounts): number[] => ELEMENTS.map((element) => amounts[element]);
const elementOf = (e: number): Element => ELEMENTS[e] as Element;

const cardFrom = ({ card, charged, gems }: WorkshopCardView): WorkshopCard => ({ item: itemNumber(card), charged, gems: gems.map(elementIndex) });

/** What lies in front of a player, as the rules count it. Before the first roll no die shows anything. */
function playerFrom(player: PlayerView): Player {
  const stored = player.dice.findIndex((die) => die.stored);
  return {
    prestige: player.prestige,
    mana: listOf(player.mana),
    gems: listOf(player.gems),
    prisms: player.prisms,
    dice: player.dice.map(({ type, face, spent }) => ({ type: DIE_TYPES.indexOf(type), face: face ?? 0, spent })),
    storedDie: stored < 0 ? null : stored,
    workshop: player.workshop.map(cardFrom),
    store: player.store.map(itemNumber),
    talents: player.talents.map(talentNumber),
    earnedFrom: player.prestigeFrom.map(({ from }) => from),
    earned: player.prestigeFrom.map(({ prestige }) => prestige),
    byRound: player.prestigeByRound.slice(),
  };
}

export const playerIn = ({ players }: ManaforgeView, seat: Seat): Player => {
  const player = players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return playerFrom(player);
};

/** The turn as the rules count it. */
export const turnIn = ({ turn }: ManaforgeView): Omit<Turn, 'hasPlaced'> | null => turn && { ...turn, used: turn.used.map(talentNumber) };

/** The prestige that building an item would bring a seat now, extra payments left out. */
export const worthIn = (view: ManaforgeView, seat: Seat, card: string): number => worthNow(playerIn(view, seat), itemNumber(card));

export interface Counts {
  /** 1 is first; equal players share a place. */
  place: number;
  /** Gems and prisms: what decides a tie. */
  tokens: number;
  wands: number;
  /** Signs of each element face up on the dice, in the order of the elements. */
  signs: readonly number[];
}

/** What is counted of a player. */
export function countsIn(view: ManaforgeView, seat: Seat): Counts {
  const players = view.players.map(playerFrom);
  const player = playerIn(view, seat);
  return { place: placeOf({ players }, seat), tokens: tokensOf(player), wands: wandsIn(player), signs: view.round > 0 ? signsOn(player) : NONE };
}

export const ageIn = ({ round }: ManaforgeView): Age | null => (round > 0 ? ageOfRound(round) : null);

/** What a die shows; nothing before the first roll. */
export const faceShown = ({ type, face }: DieView): FaceValues | null => (face === null ? null : effectOf(DIE_TYPES.indexOf(type), face).face);

export interface Level {
  open: boolean;
  slots: { takes: Element | 'any'; gem: Element | null }[];
}

const takes = (slot: number): Element | 'any' => (slot === ANY ? 'any' : elementOf(slot));

/** The levels of a card as printed on it, top level first: in the order of its abilities. */
export function levelsOf(view: WorkshopCardView): Level[] {
  const card = cardFrom(view);
  return itemOf(card.item).abilities.map(({ slots, gemsWhenOpen }, ability) => ({
    open: isOpen(card, ability),
    slots: slots.map((slot, i) => ({ takes: takes(slot), gem: view.gems[gemsWhenOpen - slots.length + i] ?? null })),
  }));
}

/** The gem a card takes next; none once every slot is filled. */
export function takesNext(card: WorkshopCardView): Element | 'any' | null {
  const slot = nextSlot(cardFrom(card));
  return slot === undefined ? null : takes(slot);
}
