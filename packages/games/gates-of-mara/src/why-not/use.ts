import type { Message, Refusal, Seat } from '@conclave/engine';
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
  nameMessage,
  placeAt,
  tribes,
  wanderer,
} from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { MoveQuery } from '../moves.ts';
import { gemsPaid, isWorth, type Placement, placementOf, priceOf, realmsFor } from '../rules/index.ts';
import { figureOf, type MaraState, realmAt, ringOf } from '../state.ts';
import { realmMessage } from '../words/index.ts';
import { payFault } from './pay.ts';

type UseQuery = Omit<Extract<MoveQuery, { do: 'use' }>, 'do'>;

const isIn = (entries: readonly { id: string }[], id: string): boolean => entries.some((entry) => entry.id === id);

function lordFault(id: string): Refusal {
  const { ability, influencePerCaravan } = lordOf(id);
  if (influencePerCaravan > 0) return refuse('GM-LORD-EARTH-01', message('whyNot.answersCaravans', { lord: nameMessage(id) }));
  if (!ability) return refuse('GM-LORD-FIRE-01', message('whyNot.lordHasNone', { lord: nameMessage(id) }));
  return refuse('GM-LORD-01', message('whyNot.lordElsewhere'));
}

function innateFault(ability: Ability): Refusal {
  if (ability.when === 'whilePlacing') return refuse('GM-SPEC-DRAGONKIN-02', message('whyNot.onlyToShare'));
  return refuse('GM-ABIL-07', message('whyNot.onlyPlaced'));
}

function cardFault(game: MaraState, { seat, figure }: Placement, card: string): Refusal {
  if (!figureOf(game, seat, figure).attachments.includes(card)) return refuse('GM-ABIL-07', message('whyNot.notCarried'));
  if (abilityById(card).when === 'whilePlacing') return refuse(isBanner(card) ? 'GM-BANNER-07' : 'GM-CARD-17', message('whyNot.onlyWhilePlacing'));
  return refuse('GM-ABIL-08', message('whyNot.fromNextOn'));
}

/** Why an ability is not among those the placement unlocked. */
function notUnlocked(game: MaraState, placement: Placement, id: string): Refusal {
  if (isIn(lords(), id)) return lordFault(id);
  if (!isAbility(id))
    return isIn(figureKinds(), id)
      ? refuse(id === 'enchanter' ? 'GM-FIG-ENCHANTER-01' : 'GM-FIG-MERCHANT-01', message('whyNot.noAbilityOfItsOwn'))
      : refuse('TABLE-OFFER', message('whyNot.noSuchAbility'));
  if (id === wanderer.id) return refuse('GM-WAND-01', message('whyNot.wandererElsewhere'));
  if (id === enchantmentBoard.id) return refuse('GM-ENCH-01', message('whyNot.onlyEnchanterBuys'));
  if (isIn(figureKinds(), id) || tribes().some(({ ability }) => ability.id === id)) return innateFault(abilityById(id));
  if (abilityById(id).when === 'onCaravan') return refuse('GM-CARAVAN-09', message('whyNot.onlyByCaravan'));
  const { at } = figureOf(game, placement.seat, placement.figure);
  if (isFigureSpace(id)) return placeAt(at).space ? refuse('GM-REALM-01', message('whyNot.standsElsewhere')) : refuse('GM-ABIL-11', message('whyNot.onGate'));
  return cardFault(game, placement, id);
}

/** Why an effect changes nothing, by its op; gems never run out. */
const IN_VAIN: Readonly<Record<Exclude<Deed['op'], 'gainGems'>, Message>> = {
  gain: message('whyNot.vain.gain'),
  gainInfluence: message('whyNot.vain.gainInfluence'),
  placeCaravans: message('whyNot.vain.placeCaravans'),
  activateWanderer: message('whyNot.vain.activateWanderer'),
  takeBanner: message('whyNot.vain.takeBanner'),
  gainEnchantments: message('whyNot.vain.gainEnchantments'),
};

/** Why nothing would change. */
function pointless(game: MaraState, { effects }: Ability, realm: number): Refusal {
  const [only] = effects;
  if (only?.op === 'takeBanner') return refuse('GM-REALM-03', message('whyNot.noBannerHere'));
  if (only?.op === 'gainEnchantments') return refuse('GM-ABIL-16', message('whyNot.noCardForYou'));
  const reasons = effects.flatMap(({ op }) => (op === 'gainGems' ? [] : [IN_VAIN[op]]));
  const all = [...new Set(reasons)].reduce((first, second) => message('whyNot.vain.both', { first, second }));
  return refuse('GM-ABIL-16', message('whyNot.inVain', { realm: realm < 0 ? 'none' : realmMessage(realmAt(game, realm).id), reasons: all }));
}

function realmFault(game: MaraState, realms: readonly number[], query: UseQuery): Refusal | undefined {
  if (query.realm === undefined) return realms.length > 1 ? refuse('GM-ABIL-10', message('whyNot.sayWhichRealm')) : undefined;
  if (realms.length > 1 && realms.includes(ringOf(game, query.realm))) return undefined;
  return refuse('GM-ABIL-10', message('whyNot.notInThatRealm'));
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
  if (placement?.seat !== seat) return refuse('GM-TURN-11', message('whyNot.notYourPlacement'));
  const id = query.ability ?? '';
  if (!placement.open.includes(id)) {
    if (placement.used.includes(id)) return refuse('GM-ABIL-03', message('whyNot.usedAlready'));
    return notUnlocked(game, placement, id);
  }
  if (topOf(game) !== placement) return refuse('GM-ABIL-15', message('whyNot.finishFirst'));
  return useFault(game, placement, abilityById(id), query);
}

/** Why an open ability cannot be used now, in whichever realm. */
export function statusOf(game: MaraState, placement: Placement, id: string): Refusal | undefined {
  const refusal = useFault(game, placement, abilityById(id), {});
  return refusal?.rule === 'GM-ABIL-10' ? undefined : refusal;
}
