import type { Seat } from '@conclave/engine';
import { isAt, playerOf, topOf } from '@conclave/engine';
import { abilityById, ELEMENTS, enchantmentOf, HOME, isBanner, lordOf, PLACES, type Place, placementInfluence, wandererCardOf } from '../cards/index.ts';
import { figureNumber, type MaraMove } from '../moves.ts';
import { canPay, energyFor, placementOf, placeNamed, waterLordSwap } from '../rules/index.ts';
import { awardsFor, threshold } from '../scoring.ts';
import { claimsIn, lordIn, type MaraState, type Player, realmAt, realmsAt, ringOf } from '../state.ts';
import { purchaseWorth } from './estimate.ts';
import { abilityWorth, cardWorth, costWorth, effectsWorth, roundsLeft, WORTH } from './worth.ts';

type MoveOf<K extends MaraMove['do']> = Extract<MaraMove, { do: K }>;

/** What more Influence in a realm is worth: a Claim gained counts for much, a step on the way for something. */
function influenceWorth(game: MaraState, seat: Seat, realm: number, amount: number): number {
  const { influence } = realmAt(game, realm);
  const least = threshold(game, realm);
  const now = influence[seat] ?? 0;
  const before = awardsFor(influence, least);
  const after = awardsFor(influence.with(seat, now + amount), least);
  const claims = (after.claims[seat] ?? 0) - (before.claims[seat] ?? 0);
  const denied = influence.reduce((sum, _, rival) => (rival === seat ? sum : sum + (before.claims[rival] ?? 0) - (after.claims[rival] ?? 0)), 0);
  const contest = claimsIn(game, realm, seat) > 0 ? 1.15 : 1;
  return contest * (2.4 * claims + 0.5 * denied) + 0.55 * Math.min(amount, Math.max(0, 8 - now));
}

function spaceWorth(game: MaraState, player: Player, { space }: Place, left: number): number {
  if (!space) return 0;
  if (space.bannerSlot >= 0 && !realmAt(game, ringOf(game, space.realm)).banners[space.bannerSlot]) return 0;
  const ability = abilityById(space.id);
  return canPay(player, ability.cost) ? Math.max(0, abilityWorth(ability, left)) : 0;
}

function lordsWorth(game: MaraState, at: number, left: number): number {
  let worth = 0;
  for (const realm of realmsAt(game, at)) {
    const lord = lordIn(game, realm);
    const ability = lord === undefined ? null : lordOf(lord).ability;
    if (ability) worth += abilityWorth(ability, left);
    if (realm === game.wanderer) worth += 0.6;
  }
  return worth;
}

function bestPurchases(game: MaraState, player: Player): number {
  let worth = 0;
  for (const id of game.enchantments) if (id && canPay(player, enchantmentOf(id).price)) worth += Math.max(0, purchaseWorth(game, enchantmentOf(id))) * 0.6;
  return worth;
}

function placePromise(game: MaraState, seat: Seat, move: MoveOf<'place'>): number {
  const player = playerOf(game, seat);
  const left = roundsLeft(game);
  const figure = figureNumber(move.figure);
  const at = placeNamed(game, move.at);
  const place = PLACES[at];
  if (!place) return 0;
  let promise = -1.6 * energyFor(figure) + spaceWorth(game, player, place, left) + lordsWorth(game, at, left);
  if (move.by !== undefined) promise -= costWorth(abilityById(move.by).cost, left);
  if (place.kind === 'enchantmentBoard') promise += bestPurchases(game, player);
  if (place.kind === 'centralGate') promise += 4 * game.centralKeys;
  const amount = placementInfluence(figure, place.kind);
  if (amount > 0) for (const realm of realmsAt(game, at)) promise += influenceWorth(game, seat, realm, amount);
  for (const card of player.figures[figure]?.attachments ?? []) promise += 0.7 * cardWorth(card, left);
  return promise;
}

function usePromise(game: MaraState, seat: Seat, move: MoveOf<'use'>): number {
  const ability = abilityById(move.ability);
  const left = roundsLeft(game);
  const isPaid = placementOf(game)?.prepaid === ability.id;
  let promise = effectsWorth(ability.effects, left) - (isPaid ? 0 : costWorth(ability.cost, left));
  if (move.realm)
    for (const effect of ability.effects)
      if (effect.op === 'gainInfluence') promise += influenceWorth(game, seat, ringOf(game, move.realm), effect.amount) - effect.amount * WORTH.influence;
  return promise + thrift(playerOf(game, seat), move.pay);
}

/** Paying with gems one has plenty of is better. */
function thrift(player: Player, pay: readonly string[] | undefined): number {
  if (!pay) return 0;
  let kept = 0;
  for (const [i, element] of ELEMENTS.entries()) kept -= ((player.gems[i] ?? 0) - pay.filter((gem) => gem === element).length) ** 2;
  return kept * 0.01;
}

/** Gems that complete a price, or that one has few of. */
function gemsPromise(game: MaraState, seat: Seat, gems: readonly string[]): number {
  const player = playerOf(game, seat);
  const wanted = wandererCardOf(game.wandererCard).cost.gems;
  let promise = 0;
  for (const [i, element] of ELEMENTS.entries()) {
    const more = gems.filter((gem) => gem === element).length;
    const held = player.gems[i] ?? 0;
    promise += more * (0.5 - 0.08 * held) + (held < (wanted[i] ?? 0) && held + more >= (wanted[i] ?? 0) ? 0.4 : 0);
  }
  return promise;
}

function exchangePromise(game: MaraState, seat: Seat, { reward, pay }: MoveOf<'exchange'>): number {
  const { cost, rewards } = wandererCardOf(game.wandererCard);
  const left = roundsLeft(game);
  return effectsWorth(rewards[reward]?.effects ?? [], left) - costWorth(cost, left) + thrift(playerOf(game, seat), pay);
}

/** A card serves best on a figure that is placed early, cheaply and in a realm, and soonest on one at home. */
function attachPromise(game: MaraState, seat: Seat, { figure }: MoveOf<'attach'>): number {
  const number = figureNumber(figure);
  const own = playerOf(game, seat).figures[number];
  if (!own) return 0;
  const cards = own.attachments.length;
  return (own.at === HOME ? 1 : 0) - 0.2 * cards - 0.1 * energyFor(number) + (own.attachments.some(isBanner) ? 0.1 : 0);
}

function swapPromise(game: MaraState, seat: Seat): number {
  const question = topOf(game);
  return isAt(question, waterLordSwap) ? influenceWorth(game, seat, question.realm, question.amount) - question.amount : 1;
}

/** A lord is welcome where one is strong; the Fire Lord where one is not. */
function lordPromise(game: MaraState, seat: Seat, { lord, realm }: MoveOf<'placeLord'>): number {
  const ring = ringOf(game, realm);
  const own = claimsIn(game, ring, seat);
  const most = Math.max(...realmAt(game, ring).claims);
  return lordOf(lord).influence > 0 ? most - own : own - 0.5 * most;
}

/** How promising a move looks at a glance; ending or declining is worth a little more than nothing. */
export function promise(game: MaraState, seat: Seat, move: MaraMove): number {
  switch (move.do) {
    case 'place':
      return placePromise(game, seat, move);
    case 'pass':
      return -6;
    case 'use':
      return usePromise(game, seat, move);
    case 'endTurn':
      return 0.1;
    case 'takeInfluence':
      return swapPromise(game, seat);
    case 'takeGems':
      return gemsPromise(game, seat, move.gems);
    case 'placeCaravan':
      return abilityWorth(abilityById(move.space), roundsLeft(game));
    case 'exchange':
      return exchangePromise(game, seat, move);
    case 'buy':
      return purchaseWorth(game, enchantmentOf(move.card)) + thrift(playerOf(game, seat), move.pay);
    case 'attach':
      return attachPromise(game, seat, move);
    case 'placeLord':
      return lordPromise(game, seat, move);
    default:
      return 0;
  }
}
