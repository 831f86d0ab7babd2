import { lookUp, type Means, type Payment, type PaymentFault, paymentFault, payments, playerOf, type Seat, shortfall, tallied } from '@conclave/engine';
import { type Card, FIN, finWorth, type Item, itemsAt, MIZIKO_PAYS, type Resource, type Skill, type Spell, skillCards, spellCards } from '../cards/index.ts';
import type { MagesMove, Paid } from '../moves.ts';
import { countOf, holds, type MagesState } from '../state.ts';
import { putAwayFromHand } from './piles.ts';
import { countIn, placeOf, type Tally } from './tally.ts';

/** So many of one unit: Fin, a Jewel or an Orb. */
export interface Cost {
  readonly unit: 'fin' | Resource;
  readonly amount: number;
}

export const fin = (amount: number): Cost => ({ unit: 'fin', amount });
export const jewels = (spell: Spell, amount: number): Cost => ({ unit: spellCards[spell].jewel, amount });
export const orbs = (skill: Skill, amount: number): Cost => ({ unit: skillCards[skill].orb, amount });

/** How many of a Resource can be paid. */
type Held = (card: Resource) => number;
/** Stands for whichever Potion is held. */
const POTION: string = itemsAt('withAction')[0] ?? 'potion';

/** MG-PAY-02, MG-PAY-06: what a price can be paid with. */
function meansFor({ unit }: Cost, held: Held): (Means & { id: Resource })[] {
  if (unit === 'fin') return FIN.map((id) => ({ id, held: held(id), pays: ['fin'], worth: finWorth[id] }));
  return [
    { id: unit, held: held(unit), pays: [unit] },
    { id: 'miziko', held: held('miziko'), pays: MIZIKO_PAYS, keep: 1 },
  ];
}

/** MG-ITEM-DOUBLING-01: a Potion counts as one more card of the kind it doubles. */
const potionAs = (doubled: Means): Means => ({ ...doubled, id: POTION, held: 1 });

const cardsOf = (payment: Payment): Resource[] =>
  Object.entries(payment)
    .filter(([id]) => id !== POTION)
    .flatMap(([id, n]) => Array<Resource>(n).fill(id as Resource))
    .sort();

function doubledWays(means: readonly (Means & { id: Resource })[], cost: Cost): Paid[] {
  const seen = new Set<string>();
  return means.flatMap((doubled) =>
    payments([...means, potionAs(doubled)], { [cost.unit]: cost.amount })
      .filter((way) => lookUp(way, POTION) && way[doubled.id] && !seen.has(cardsOf(way).join()))
      .map((way) => {
        const pay = cardsOf(way);
        seen.add(pay.join());
        return { pay, double: doubled.id };
      }),
  );
}

/** The ways to pay among which a choice makes sense. */
function waysToPay(cost: Cost, held: Held, potions: number): Paid[] {
  const means = meansFor(cost, held);
  const plain = payments(means, { [cost.unit]: cost.amount }).map((way): Paid => ({ pay: cardsOf(way) }));
  return potions > 0 ? [...plain, ...doubledWays(means, cost)] : plain;
}

/** What is to be bought. */
export type Wish = { readonly do: 'buyItem' } | { readonly do: 'buySpell'; readonly spell: Spell } | { readonly do: 'raise'; readonly skill: Skill };
type Purchase = MagesMove & { do: Wish['do'] };

/** Something for sale. Hands differ little as far as one price goes, so the solver is asked once for each case. */
export interface Sale {
  readonly wish: Wish;
  readonly unit: Cost['unit'];
  /** The two cards that can pay for it, and where they are counted. */
  readonly payers: readonly [Resource, Resource];
  readonly places: readonly [number, number];
  readonly known: Map<number, readonly Purchase[]>;
}

export function saleOf(wish: Wish, unit: Cost['unit']): Sale {
  const payers: Sale['payers'] = unit === 'fin' ? FIN : [unit, 'miziko'];
  return { wish, unit, payers, places: [placeOf(payers[0]), placeOf(payers[1])], known: new Map() };
}

const NONE: readonly Purchase[] = [];
const POTION_PLACES = itemsAt('withAction').map(placeOf);
/** More than there are of any card. */
const MOST = 128;

const holdsPotion = (tally: Tally): boolean => POTION_PLACES.some((place) => countIn(tally, place) > 0);

/** The purchase, once for each sensible way to pay. */
export function purchases(sale: Sale, amount: number, tally: Tally): readonly Purchase[] {
  const first = countIn(tally, sale.places[0]);
  const second = countIn(tally, sale.places[1]);
  if (first + second === 0) return NONE;
  const potions = holdsPotion(tally) ? 1 : 0;
  const key = ((amount * MOST + first) * MOST + second) * 2 + potions;
  const found = sale.known.get(key);
  if (found) return found;
  const held: Held = (card) => (card === sale.payers[0] ? first : second);
  const made = waysToPay({ unit: sale.unit, amount }, held, potions).map((paid) => ({ ...sale.wish, ...paid }) as Purchase);
  sale.known.set(key, made);
  return made;
}

const payerOf = (game: MagesState, seat: Seat): Held => {
  const { hand } = playerOf(game, seat);
  return (card) => countOf<Card>(hand, card);
};

/** What is wrong with a payment; MG-PAY-09 among it. */
export function faultOf(game: MagesState, seat: Seat, cost: Cost, { pay, double }: { pay: readonly string[]; double?: string }): PaymentFault | undefined {
  const means = meansFor(cost, payerOf(game, seat));
  const payment = tallied(pay);
  const doubled = means.find(({ id }) => id === double);
  if (double === undefined) return paymentFault(means, { [cost.unit]: cost.amount }, payment);
  if (!doubled || !pay.includes(double)) return { fault: 'notHeld', id: double };
  return paymentFault([...means, potionAs(doubled)], { [cost.unit]: cost.amount }, { ...payment, [POTION]: 1 });
}

/** MG-ITEM-DOUBLING-01: the Doubling Potion in a hand, if there is one. */
export const potionOf = (game: MagesState, seat: Seat): Item | undefined => itemsAt('withAction').find((item) => holds(game, seat, item));

/** What a seat lacks to pay a price, with a Potion if it holds one; nothing where it can pay. */
export function lackOf(game: MagesState, seat: Seat, cost: Cost): Record<string, number> | undefined {
  const means = meansFor(cost, payerOf(game, seat));
  const price = { [cost.unit]: cost.amount };
  const helped = potionOf(game, seat) ? means.filter(({ held }) => held > 0).map((one) => [...means, potionAs(one)]) : [];
  const lacks = [means, ...helped].map((some) => shortfall(some, price));
  return lacks.includes(undefined) ? undefined : lacks[0];
}

/** MG-PAY-10 */
export function payWith(game: MagesState, seat: Seat, { pay, double }: { readonly pay: readonly string[]; readonly double?: Resource }): Paid {
  for (const card of pay) putAwayFromHand(game, seat, card as Resource);
  const potion = double && potionOf(game, seat);
  if (potion) putAwayFromHand(game, seat, potion);
  const paid = [...pay] as Resource[];
  return double ? { pay: paid, double } : { pay: paid };
}
