import { type Card, ITEMS, RESOURCES, SPELLS } from '../cards/index.ts';

/** How many of each card a hand holds, counted once and asked often: by place, since that is quickest. */
export type Tally = readonly number[];

const CARDS: readonly Card[] = [...RESOURCES, ...SPELLS, ...ITEMS];
const PLACES: ReadonlyMap<Card, number> = new Map(CARDS.map((card, place) => [card, place]));
const NOTHING: Tally = CARDS.map(() => 0);

/** Where a card is counted. */
export const placeOf = (card: Card): number => PLACES.get(card) ?? -1;

export function tallyOf(hand: readonly Card[]): Tally {
  const tally = NOTHING.slice();
  for (const card of hand) {
    const place = placeOf(card);
    tally[place] = (tally[place] ?? 0) + 1;
  }
  return tally;
}

export const countIn = (tally: Tally, place: number): number => tally[place] ?? 0;
