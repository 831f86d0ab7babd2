import { type Message, playerOf, type Refusal, refuse, type Seat, tell } from '@conclave/engine';
import { type Ability, ELEMENTS, type Element, itemNumber, itemOf, items, type ManaOption, madeOfCards, NONE, nameMessage } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { ManaforgeEvent, ManaforgeMove, MoveCalled, Wish } from '../moves.ts';
import { gainPrestige } from '../scoring.ts';
import { isOpen, type ManaforgeState, type Player, type Turn, type WorkshopCard, workshopCard } from '../state.ts';
import { recharge, refuseRecharge } from './dice.ts';
import {
  eachPayment,
  gainGems,
  gainMana,
  isPayable,
  onlyGems,
  optionNamed,
  pay,
  refuseGemsShort,
  refusePayment,
  refuseShort,
  thriftiestFirst,
  unitsOf,
} from './mana.ts';
import { incomplete, inPrinciple } from './refusals.ts';

type Activate = MoveCalled<'activate'>;

/** The moves for abilities that take nothing but exhausting and spends: made once, by item and ability. */
const plain = madeOfCards((): readonly (readonly Activate[])[][] =>
  items().map(({ id, abilities }) =>
    abilities.map(({ gains }, ability) =>
      gains.length > 1 ? gains.map(({ take }) => ({ do: 'activate', card: id, ability, take: take as Element[] })) : [{ do: 'activate', card: id, ability }],
    ),
  ),
);

/** All ways to choose `n` of a list, in its order. */
function choose<T>(n: number, list: readonly T[], from = 0): T[][] {
  if (n === 0) return [[]];
  const ways: T[][] = [];
  for (let i = from; i <= list.length - n; i++) for (const rest of choose(n - 1, list, i + 1)) ways.push([list[i] as T, ...rest]);
  return ways;
}

const idsOf = (cards: readonly WorkshopCard[]): string[] =>
  cards
    .map(({ item }) => item)
    .sort((one, other) => one - other)
    .map((item) => itemOf(item).id);

const otherCharged = (player: Player, card: WorkshopCard): WorkshopCard[] => player.workshop.filter((other) => other !== card && other.charged);

function listAbility(player: Player, turn: Turn, card: WorkshopCard, ability: number, moves: ManaforgeMove[]): void {
  const { id, abilities } = itemOf(card.item);
  const { mana: price, gems: gemPrice, spends, exhaustOther, rechargesOther } = abilities[ability] as Ability;
  const start = moves.length;
  if (price) {
    if (!isPayable(player.mana, player.gems, price)) return;
    eachPayment(player.mana, player.gems, price, (mana, gems) => moves.push({ do: 'activate', card: id, ability, mana, gems }));
    thriftiestFirst(moves, start);
  } else if (gemPrice) {
    if (isPayable(NONE, player.gems, gemPrice)) eachPayment(NONE, player.gems, gemPrice, (_, gems) => moves.push({ do: 'activate', card: id, ability, gems }));
  } else if (exhaustOther) {
    for (const exhaust of choose(exhaustOther, idsOf(otherCharged(player, card)))) moves.push({ do: 'activate', card: id, ability, exhaust });
  } else if (rechargesOther) {
    for (const other of player.workshop) if (!other.charged) moves.push({ do: 'activate', card: id, ability, recharge: itemOf(other.item).id });
  } else if (spends <= turn.spends) for (const move of plain()[card.item - 1]?.[ability] ?? []) moves.push(move);
}

/** MF-ACT-01, MF-ACT-02 */
export function listActivations(player: Player, turn: Turn, moves: ManaforgeMove[]): void {
  for (const card of player.workshop) {
    if (!card.charged) continue;
    const { abilities } = itemOf(card.item);
    for (let ability = 0; ability < abilities.length; ability++) if (isOpen(card, ability)) listAbility(player, turn, card, ability, moves);
  }
}

function refuseExhausting(player: Player, card: WorkshopCard, n: number, exhaust: readonly string[] | undefined): Refusal | undefined {
  const others = otherCharged(player, card);
  const missing = n - others.length;
  if (missing > 0) return refuse('MF-TURN-05', message('whyNot.exhaustsMore', { n, held: others.length }), { 'charged cards': missing });
  if (!exhaust) return incomplete(message('whyNot.sayCardsToExhaust'));
  if (exhaust.includes(itemOf(card.item).id)) return refuse('MF-SYM-04', message('whyNot.exhaustsOthers'));
  const isFine = new Set(exhaust).size === n && exhaust.length === n && exhaust.every((id) => others.some(({ item }) => item === itemNumber(id)));
  return isFine ? undefined : refuse('MF-CARD-35', message('whyNot.nameOthers', { n }));
}

function refusePrice(player: Player, name: Message, { mana: price, gems: gemPrice }: Ability, { mana, gems }: Wish): Refusal | undefined {
  if (price) {
    const short = refuseShort(player, unitsOf(price));
    if (short) return short;
    return mana && gems ? refusePayment(player, unitsOf(price), { mana, gems }) : incomplete(message('whyNot.sayPayment'));
  }
  if (!gemPrice) return mana || gems ? refuse('MF-MANA-06', message('whyNot.nothingToPay')) : undefined;
  if (mana) return refuse('MF-GEM-04', message('whyNot.gemsNotMana'));
  const short = refuseGemsShort(player, gemPrice, name);
  if (short) return short;
  const units = { ...unitsOf({ ...gemPrice, any: 0 }), gem: gemPrice.any };
  return gems ? refusePayment(onlyGems(player), units, { mana: NONE, gems }) : incomplete(message('whyNot.sayGems'));
}

function refuseGain(player: Player, card: WorkshopCard, { gains, rechargesOther }: Ability, wish: Wish): Refusal | undefined {
  if (wish.recharge !== undefined && !rechargesOther) return refuse('MF-SYM-01', message('whyNot.rechargesNothing'));
  if (rechargesOther) return refuseRecharge(player, wish.recharge, itemOf(card.item).rule, card.item);
  if (gains.length > 1 && !wish.take) return incomplete(message('whyNot.sayMana'));
  if (wish.take === undefined || optionNamed(gains, wish.take)) return undefined;
  return refuse(gains.length > 1 ? 'MF-SYM-03' : 'MF-SYM-01', message('whyNot.abilityGivesNot'));
}

function refuseAbility(player: Player, turn: Turn, card: WorkshopCard, ability: number, wish: Wish): Refusal | undefined {
  const { id, abilities } = itemOf(card.item);
  const name = nameMessage(id);
  const level = abilities[ability];
  if (!level) return refuse('MF-ACT-02', message('whyNot.noSuchAbility', { card: name }));
  if (!isOpen(card, ability)) {
    const lacking = level.gemsWhenOpen - card.gems.length;
    return refuse('MF-ACT-08', message('whyNot.levelLocked', { card: name, n: lacking }), { gems: lacking });
  }
  if (level.spends > turn.spends) {
    const missing = level.spends - turn.spends;
    return refuse('MF-DIE-15', message('whyNot.givesUpSpends', { n: level.spends, left: turn.spends }), { spends: missing });
  }
  if (level.exhaustOther) {
    const refusal = refuseExhausting(player, card, level.exhaustOther, wish.exhaust);
    if (refusal) return refusal;
  } else if (wish.exhaust) return refuse('MF-SYM-01', message('whyNot.exhaustsNone'));
  return refusePrice(player, name, level, wish) ?? refuseGain(player, card, level, wish);
}

export function refuseActivation(player: Player, turn: Turn, wish: Wish): Refusal | undefined {
  if (wish.card === undefined) return incomplete(message('whyNot.sayCardToActivate'));
  const card = workshopCard(player, itemNumber(wish.card));
  if (!card) return refuse('MF-ACT-01', message('whyNot.notInWorkshop'));
  const { id, abilities } = itemOf(card.item);
  if (!card.charged) return refuse('MF-ACT-01', message('whyNot.exhausted', { card: nameMessage(id) }));
  if (wish.ability !== undefined) return refuseAbility(player, turn, card, wish.ability, wish);
  const refusals = abilities.map((_, ability) => refuseAbility(player, turn, card, ability, wish));
  const open = refusals.filter((_, ability) => isOpen(card, ability));
  if (refusals.every(inPrinciple)) return open[0] ?? refusals[0];
  return incomplete(message('whyNot.sayAbility', { card: nameMessage(id) }));
}

/** MF-ACT-03: exhausting and every other cost come before the benefit. */
function payForAbility(game: ManaforgeState, turn: Turn, card: WorkshopCard, { mana = NONE, gems = NONE, exhaust = [], ability }: Activate): void {
  const { id, abilities } = itemOf(card.item);
  const { spends } = abilities[ability] as Ability;
  card.charged = false;
  turn.spends -= spends;
  pay(game, turn.seat, { mana, gems });
  for (const other of exhaust) {
    const exhausted = workshopCard(playerOf(game, turn.seat), itemNumber(other));
    if (exhausted) exhausted.charged = false;
  }
  tell<ManaforgeEvent>({ is: 'cardActivated', seat: turn.seat, card: id, ability, mana, gems, spends, exhausted: exhaust as string[] });
}

/** MF-CARD-42, MF-CARD-42a */
function gainMatchingGems(game: ManaforgeState, seat: Seat, n: number, { mana = NONE, gems = NONE }: Activate): void {
  gainGems(
    game,
    seat,
    ELEMENTS.map((_, e) => n * ((mana[e] ?? 0) + (gems[e] ?? 0))),
  );
}

/** The mana an ability gives, in each way that is open; none where it gives something else. */
export function manaOf({ item, gems }: WorkshopCard, ability: number): readonly ManaOption[] {
  const { gains, manaFromGems } = itemOf(item).abilities[ability] as Ability;
  return manaFromGems ? [{ take: undefined, mana: ELEMENTS.map((_, e) => gems.filter((gem) => gem === e).length) }] : gains;
}

export function activate(game: ManaforgeState, turn: Turn, move: Activate): void {
  const { seat } = turn;
  const card = workshopCard(playerOf(game, seat), itemNumber(move.card));
  if (!card) return;
  const level = itemOf(card.item).abilities[move.ability] as Ability;
  payForAbility(game, turn, card, move);
  const mana = manaOf(card, move.ability);
  if (mana.length > 0) gainMana(game, seat, optionNamed(mana, move.take)?.mana ?? NONE);
  if (level.prestige) gainPrestige(game, seat, level.prestige, move.card);
  if (level.gemsMatchingPaid) gainMatchingGems(game, seat, level.gemsMatchingPaid, move);
  if (level.rechargesOther) recharge(game, seat, move.recharge ?? '');
  if (level.extraSpends) {
    turn.spends += level.extraSpends;
    tell<ManaforgeEvent>({ is: 'spendsGained', seat, spends: level.extraSpends });
  }
}
