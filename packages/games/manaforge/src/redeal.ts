import { below, fastRandom, playerOf, type Random, remix, type Seat } from '@conclave/engine';
import { AGES, type Age, itemOf } from './cards/index.ts';
import { clone } from './clone.ts';
import type { ManaforgeMove } from './moves.ts';
import { pairsOf, picksFrom } from './rules/index.ts';
import { type Draft, foreseen, type ManaforgeState } from './state.ts';

/** What the deck still holds of each age is mixed with what was left over of it; what Precognition shows stays. */
function redealItems(game: ManaforgeState, seat: Seat, random: Random): void {
  const seen = game.draft ? 0 : foreseen(playerOf(game, seat));
  const hidden = game.deck.slice(0, Math.max(0, game.deck.length - seen));
  const isOf = (age: Age) => (item: number) => itemOf(item).age === age;
  const pools = new Map(AGES.map((age) => [age, remix(random, [...hidden.filter(isOf(age)), ...game.removed.filter(isOf(age))])]));
  const dealAnew = (item: number): number => pools.get(itemOf(item).age)?.pop() ?? item;
  game.deck = [...hidden.map(dealAnew), ...game.deck.slice(hidden.length)];
  game.removed = game.removed.map(dealAnew);
}

interface Slot {
  readonly list: number[];
  readonly at: number;
}

const slotsOf = (list: number[]): Slot[] => list.map((_, at) => ({ list, at }));

function mixSlots(slots: readonly Slot[], random: Random): void {
  const talents = remix(
    random,
    slots.map(({ list, at }) => list[at] as number),
  );
  slots.forEach(({ list, at }, i) => {
    list[at] = talents[i] as number;
  });
}

/**
 * Follows the hand that was dealt to `origin` around the table. What others took from it between two looks of the seat is known as a set;
 * what left it before the first look is not known at all, and goes to `unknown`.
 */
function redealHand({ hands, picks }: Draft, origin: Seat, seat: Seat, unknown: Slot[], random: Random): void {
  const seats = hands.length;
  const made = picks[0]?.length ?? 0;
  let group = unknown;
  const close = (): void => {
    if (group !== unknown) mixSlots(group, random);
    group = [];
  };
  for (let at = 0; at < made; at++) {
    const holder = (origin + at) % seats;
    if (holder === seat) close();
    else group.push({ list: picks[holder] as number[], at });
  }
  const holder = (origin + made) % seats;
  if (holder !== seat) group.push(...slotsOf(hands[holder] as number[]));
  close();
}

function redealTalents(game: ManaforgeState, seat: Seat, random: Random): void {
  if (!game.draft) return;
  const unknown = slotsOf(game.unusedTalents);
  for (let origin = 0; origin < game.seats; origin++) redealHand(game.draft, origin, seat, unknown, random);
  mixSlots(unknown, random);
  game.unusedTalents.sort((a, b) => a - b);
  redealSealed(game, game.draft, seat, random);
}

/** Others' sealed answers become any they could have given. */
function redealSealed({ stack }: ManaforgeState, { hands, picks }: Draft, seat: Seat, random: Random): void {
  const sealed = stack.at(-1)?.sealed;
  if (!sealed) return;
  for (const other of Object.keys(sealed).map(Number)) {
    if (other === seat) continue;
    const open = (sealed[other] as ManaforgeMove).do === 'pick' ? picksFrom(hands[other] ?? []) : pairsOf(picks[other] ?? []);
    sealed[other] = open[below(random, open.length)] as ManaforgeMove;
  }
}

export function redeal(game: ManaforgeState, seat: Seat, random: Random): ManaforgeState {
  const dealt = clone(game);
  redealItems(dealt, seat, random);
  redealTalents(dealt, seat, random);
  dealt.random = fastRandom(below(random, 2 ** 31));
  return dealt;
}
