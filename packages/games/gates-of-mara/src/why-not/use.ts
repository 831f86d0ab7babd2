import type { Refusal, Seat } from '@conclave/engine';
import { playerOf, refuse, topOf } from '@conclave/engine';
import {
  type Ability,
  abilityById,
  type Deed,
  enchantmentBoard,
  figureKinds,
  isAbility,
  isBanner,
  isFigureSpace,
  lordOf,
  lords,
  placeAt,
  tribes,
  wanderer,
} from '../cards/index.ts';
import type { MoveQuery } from '../moves.ts';
import { gemsPaid, isWorth, type Placement, placementOf, priceOf, realmsFor } from '../rules/index.ts';
import { figureOf, type MaraState, realmAt, ringOf } from '../state.ts';
import { theRealm } from '../words/index.ts';
import { payFault } from './pay.ts';

type UseQuery = Omit<Extract<MoveQuery, { do: 'use' }>, 'do'>;

const isIn = (entries: readonly { id: string }[], id: string): boolean => entries.some((entry) => entry.id === id);

function lordFault(id: string): Refusal {
  const { name, ability, influencePerCaravan } = lordOf(id);
  if (influencePerCaravan > 0) return refuse('GM-LORD-EARTH-01', `The ${name} answers Caravans, not figures.`);
  if (!ability) return refuse('GM-LORD-FIRE-01', `The ${name} has no ability.`);
  return refuse('GM-LORD-01', 'That lord is not in a realm of this figure.');
}

function innateFault(ability: Ability): Refusal {
  if (ability.when === 'whilePlacing') return refuse('GM-SPEC-DRAGONKIN-02', 'This ability is used only to take an occupied space.');
  return refuse('GM-ABIL-07', 'Only the figure just placed uses its ability.');
}

function cardFault(game: MaraState, { seat, figure }: Placement, card: string): Refusal {
  if (!figureOf(game, seat, figure).attachments.includes(card)) return refuse('GM-ABIL-07', 'The figure just placed does not carry that card.');
  if (abilityById(card).when === 'whilePlacing')
    return refuse(isBanner(card) ? 'GM-BANNER-07' : 'GM-CARD-17', 'This card only helps to take an occupied space while placing.');
  return refuse('GM-ABIL-08', 'A card attached this turn works from the next placement on.');
}

/** Why an ability is not among those the placement unlocked. */
function notUnlocked(game: MaraState, placement: Placement, id: string): Refusal {
  if (isIn(lords, id)) return lordFault(id);
  if (!isAbility(id))
    return isIn(figureKinds, id)
      ? refuse(id === 'enchanter' ? 'GM-FIG-ENCHANTER-01' : 'GM-FIG-MERCHANT-01', 'This figure has no ability of its own.')
      : refuse('TABLE-OFFER', 'There is no such ability.');
  if (id === wanderer.id) return refuse('GM-WAND-01', 'The Wanderer is not in a realm of this figure.');
  if (id === enchantmentBoard.id) return refuse('GM-ENCH-01', 'Only an Enchanter placed on the Enchantment board buys Enchantments.');
  if (isIn(figureKinds, id) || tribes.some(({ ability }) => ability.id === id)) return innateFault(abilityById(id));
  if (abilityById(id).when === 'onCaravan') return refuse('GM-CARAVAN-09', 'A Caravan space is used only by putting a Caravan there.');
  const { at } = figureOf(game, placement.seat, placement.figure);
  if (isFigureSpace(id))
    return placeAt(at).space
      ? refuse('GM-REALM-01', 'The figure does not stand on that space.')
      : refuse('GM-ABIL-11', 'A figure on a gate stands on no realm space.');
  return cardFault(game, placement, id);
}

/** Why an effect changes nothing, by its op; gems never run out. */
const IN_VAIN: Readonly<Record<Exclude<Deed['op'], 'gainGems'>, string>> = {
  gain: 'Energy is at its highest',
  gainInfluence: 'the track is full',
  placeCaravans: 'no Caravan can be placed',
  activateWanderer: "the Wanderer's price could not be paid",
  takeBanner: 'no Banner lies here',
  gainEnchantments: 'you can neither pay for nor attach any card on show',
};

/** Why nothing would change. */
function pointless(game: MaraState, { effects }: Ability, realm: number): Refusal {
  const [only] = effects;
  if (only?.op === 'takeBanner') return refuse('GM-REALM-03', 'No Banner lies here; slots are refilled between rounds.');
  if (only?.op === 'gainEnchantments') return refuse('GM-ABIL-16', 'You can neither pay for nor attach any card on show.');
  const reasons = effects.flatMap(({ op }) => (op === 'gainGems' ? [] : [IN_VAIN[op]]));
  const where = realm < 0 ? '' : ` in ${theRealm(realmAt(game, realm).id)}`;
  return refuse('GM-ABIL-16', `Nothing would change${where}: ${[...new Set(reasons)].join(', ')}.`);
}

function realmFault(game: MaraState, realms: readonly number[], query: UseQuery): Refusal | undefined {
  if (query.realm === undefined) return realms.length > 1 ? refuse('GM-ABIL-10', 'Say in which realm the ability works.') : undefined;
  if (realms.length > 1 && realms.includes(ringOf(game, query.realm))) return undefined;
  return refuse('GM-ABIL-10', 'The ability cannot work in that realm from here.');
}

function useFault(game: MaraState, placement: Placement, ability: Ability, query: UseQuery): Refusal | undefined {
  const player = playerOf(game, placement.seat);
  const cost = priceOf(placement, ability);
  const short = payFault(player, cost, query.pay);
  if (short) return short;
  const realms = realmsFor(game, figureOf(game, placement.seat, placement.figure).at, ability);
  const where = realmFault(game, realms, query);
  const paid = cost.any > 0 && !query.pay ? [] : gemsPaid(cost, query.pay);
  const wanted = query.realm ? [ringOf(game, query.realm)] : realms;
  if (where && query.realm) return where;
  if (wanted.some((realm) => isWorth(game, placement.seat, { ability, realm, cost, paid }))) return where;
  return pointless(game, ability, wanted[0] ?? -1);
}

/** Why an ability cannot be used now. */
export function whyNotUse(game: MaraState, seat: Seat, query: UseQuery): Refusal | undefined {
  const placement = placementOf(game);
  if (placement?.seat !== seat) return refuse('GM-TURN-11', 'Abilities belong to the turn of a placement of yours.');
  const id = query.ability ?? '';
  if (!placement.open.includes(id)) {
    if (placement.used.includes(id)) return refuse('GM-ABIL-03', 'This ability was used in this turn already.');
    return notUnlocked(game, placement, id);
  }
  if (topOf(game) !== placement) return refuse('GM-ABIL-15', 'Finish the ability in progress first.');
  return useFault(game, placement, abilityById(id), query);
}

/** Why an open ability cannot be used now, in whichever realm. */
export function statusOf(game: MaraState, placement: Placement, id: string): Refusal | undefined {
  const refusal = useFault(game, placement, abilityById(id), {});
  return refusal?.rule === 'GM-ABIL-10' ? undefined : refusal;
}
