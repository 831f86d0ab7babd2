import { playerOf, push, type Refusal, refuse, type Seat, tell, wall } from '@conclave/engine';
import { ELEMENTS, elementIndex, elementMessage, itemNumber, itemOf, NONE, type Price, type StoreValues } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { ManaforgeEvent, ManaforgeMove, ManaforgePrompt, MoveCalled } from '../moves.ts';
import { gainPrestige, prestigeOf } from '../scoring.ts';
import { GIFT, type ManaforgeState, type Player, total } from '../state.ts';
import { gainDie } from './dice.ts';
import { type EffectDetails, nextGiver } from './gifts.ts';
import { gainPrisms, onlyGems, pay, refusePayment, swapPrism, swaps, thriftiest, unitsOf } from './mana.ts';
import { rule } from './rule.ts';

type PayExtra = StoreValues['payExtra'];

const anyMana = (n: number): Price => ({ fixed: NONE, any: n, total: n });

/** MF-CARD-57: one way for each amount; every other split is accepted too. */
function manaPayments({ mana, gems }: Player, max: number): ManaforgeMove[] {
  const most = Math.min(max, total(mana) + total(gems));
  return Array.from({ length: most + 1 }, (_, n) => ({ do: 'pay', ...thriftiest(mana, gems, anyMana(n)) }));
}

/** MF-CARD-60: every set of different elements that is owned. */
function gemPayments({ gems }: Player, max: number): ManaforgeMove[] {
  let sets: number[][] = [[]];
  for (const [e, n] of gems.entries()) if (n > 0) sets = sets.flatMap((set) => [set, [...set, e]]);
  return sets.filter((set) => set.length <= max).map((set) => ({ do: 'pay', mana: [...NONE], gems: ELEMENTS.map((_, e) => (set.includes(e) ? 1 : 0)) }));
}

const payments: { readonly [K in PayExtra['with']]: (player: Player, max: number) => ManaforgeMove[] } = { mana: manaPayments, gems: gemPayments };

/** MF-PRISM-05: prisms may be swapped in between. Nothing to pay with: nobody is asked. */
function askForExtra(game: ManaforgeState, seat: Seat, extra: PayExtra): ManaforgePrompt[] {
  const player = playerOf(game, seat);
  const ways = payments[extra.with](player, extra.max);
  if (ways.length === 1 && player.prisms === 0) return [];
  const [nothing] = ways;
  return [{ seat, ask: 'payExtra', moves: player.prisms > 0 ? [...ways, ...swaps] : ways, ...(nothing && { otherwise: nothing }) }];
}

/** MF-BUILD-15 */
export function refuseExtra(player: Player, item: number, { mana, gems }: MoveCalled<'pay'>): Refusal | undefined {
  const { payExtra: extra } = itemOf(item).onBuild;
  if (!extra) return refuse('MF-BUILD-15', message('whyNot.nothingMoreToPay'));
  const n = total(mana) + total(gems);
  if (n > extra.max) return refuse(itemOf(item).rule, message('whyNot.atMost', { n: extra.max }));
  if (extra.with === 'mana') return refusePayment(player, unitsOf(anyMana(n)), { mana, gems });
  if (total(mana) > 0) return refuse('MF-GEM-04', message('whyNot.gemsNotMana'));
  if (gems.some((amount) => amount > 1)) return refuse(itemOf(item).rule, message('whyNot.unlikeGems'));
  return refusePayment(onlyGems(player), unitsOf(anyMana(n)), { mana, gems });
}

/** MF-OFF-02, MF-OFF-08: a prism given becomes the gem that is asked for. */
function giveGem(game: ManaforgeState, { seat: builder, item }: EffectDetails, giver: Seat, from: 'gem' | 'prism'): void {
  const { gemOffer } = itemOf(item).onBuild;
  if (!gemOffer) return;
  const element = elementIndex(gemOffer.element);
  const player = playerOf(game, giver);
  if (from === 'prism') player.prisms--;
  else player.gems[element] = (player.gems[element] ?? 0) - 1;
  const { gems } = playerOf(game, builder);
  gems[element] = (gems[element] ?? 0) + 1;
  tell<ManaforgeEvent>({ is: 'gemGiven', seat: giver, to: builder, gem: gemOffer.element, from });
  gainPrestige(game, giver, gemOffer.prestige, GIFT);
}

const NOT_GIVING: ManaforgeMove = { do: 'giveNothing' };

/** A gem is given before a prism, which could become any gem. */
function askForGem(game: ManaforgeState, frame: EffectDetails): ManaforgePrompt[] {
  const { gemOffer } = itemOf(frame.item).onBuild;
  const giver = nextGiver(game, frame);
  if (giver === undefined || !gemOffer) return [];
  const from = playerOf(game, giver).gems[elementIndex(gemOffer.element)] ? 'gem' : 'prism';
  return [{ seat: giver, ask: 'gift', moves: [{ do: 'give', from }, NOT_GIVING], otherwise: NOT_GIVING }];
}

/** MF-OFF-01 */
export function refuseGift(player: Player, item: number, from: 'gem' | 'prism' | undefined): Refusal | undefined {
  const { gemOffer } = itemOf(item).onBuild;
  if (from === 'prism' && player.prisms === 0) return refuse('MF-OFF-02', message('whyNot.noPrism'));
  if (from !== 'gem' || !gemOffer || player.gems[elementIndex(gemOffer.element)]) return undefined;
  return refuse('MF-OFF-01', message('whyNot.ownNoGem', { element: elementMessage(gemOffer.element) }));
}

/** The effect of a Store card. `built` is the card it is applied for: another one only under Mimic Essence. */
export const storeEffect = rule<EffectDetails & { built: number }>()('storeEffect', {
  gainPrestige: (game, { seat, item, built }) => gainPrestige(game, seat, prestigeOf(playerOf(game, seat), item), itemOf(built).id),
  gainDieAndPrisms(game, { seat, item }) {
    for (const { die, prisms } of itemOf(item).effects) {
      if (die !== undefined) gainDie(game, seat, die);
      if (prisms > 0) gainPrisms(game, seat, prisms);
    }
  },
  payExtra: {
    ask(game, { seat, item }) {
      const { payExtra } = itemOf(item).onBuild;
      return payExtra ? askForExtra(game, seat, payExtra) : [];
    },
    accept(game, { item }, move, seat) {
      if (move.do === 'pay') return refuseExtra(playerOf(game, seat), item, move);
      return refuse('MF-TURN-10', message('whyNot.payMoreFirst'));
    },
    chosen(game, { seat, item, built }, move) {
      if (move.do === 'swapPrism') {
        swapPrism(game, seat, move.gem);
        return 'payExtra';
      }
      if (move.do !== 'pay') return;
      pay(game, seat, move);
      const paid = total(move.mana) + total(move.gems);
      if (paid > 0) tell<ManaforgeEvent>({ is: 'extraPaid', seat, card: itemOf(built).id, mana: move.mana, gems: move.gems });
      gainPrestige(game, seat, paid * (itemOf(item).onBuild.payExtra?.prestigeEach ?? 0), itemOf(built).id);
    },
  },
  /** MF-OFF-01: clockwise from the builder, one after another. */
  othersMayGive: {
    ask: askForGem,
    accept(game, { item }, move, seat) {
      if (move.do === 'give') return refuseGift(playerOf(game, seat), item, move.from);
      return refuse('MF-OFF-06', message('whyNot.giveOrDecline'));
    },
    chosen(game, frame, move, giver) {
      wall(game, 'answer'); // MF-UNDO-03: a refusal is a reply too.
      frame.answered = (giver - frame.seat + game.seats) % game.seats;
      if (move.do === 'give') giveGem(game, frame, giver, move.from);
      else tell<ManaforgeEvent>({ is: 'giftRefused', seat: giver, to: frame.seat });
      return 'othersMayGive';
    },
  },
  /** MF-CARD-61, MF-CARD-61c */
  chooseACopy: {
    auto: true,
    ask(game, { seat, item }) {
      const { store } = playerOf(game, seat);
      if (!itemOf(item).onBuild.copyStoreCard || store.length === 0) return [];
      return [{ seat, ask: 'mimic', moves: store.map((other) => ({ do: 'mimic', card: itemOf(other).id })) }];
    },
    chosen(game, { seat, built }, move) {
      if (move.do !== 'mimic') return;
      tell<ManaforgeEvent>({ is: 'effectCopied', seat, card: move.card });
      push(game, storeEffect({ seat, item: itemNumber(move.card), built, answered: 0 }));
    },
  },
});
