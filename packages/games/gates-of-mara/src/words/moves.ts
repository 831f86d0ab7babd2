import { counted, playerOf } from '@conclave/engine';
import type { Element } from '../cards/index.ts';
import {
  abilityById,
  amountWords,
  type Effect,
  ELEMENTS,
  enchantmentOf,
  gainWords,
  isFigureSpace,
  lordOf,
  nameOf,
  placeAt,
  placementInfluence,
  placeNumber,
  type Space,
  spaceById,
  wanderer,
  wandererCardOf,
} from '../cards/index.ts';
import { figureNumber, type MaraMove } from '../moves.ts';
import { canExchange, enchantmentPoints, energyFor, gemsPaid } from '../rules/index.ts';
import { bannerAt, realmIdsAt } from '../state.ts';
import type { MaraView, QuestionView } from '../view/index.ts';
import { abilityTitle, costWords, figureTitle, gemWords, placeTitle, theRealm } from './cards.ts';

type Move<K extends MaraMove['do']> = Extract<MaraMove, { do: K }>;

const paying = (pay: readonly string[] | undefined): string => (pay ? `, paying ${gemWords(pay)}` : '');

/** What a space offers: its price and its gain, or the Banner lying there. */
function offerWords(view: MaraView, space: Space): string {
  const banner = bannerAt(view, space);
  if (banner === null) return 'its Banner is gone';
  const { cost, effects } = space.ability;
  const price = costWords(cost);
  const gains = banner === undefined ? gainWords(effects) : nameOf(banner);
  return price ? `pay ${price} for ${gains}` : gains;
}

/** What a placement brings by itself, and where; nothing for an Enchanter. */
function placementGain({ centralKeys }: MaraView, move: Move<'place'>): string {
  const { kind } = placeAt(placeNumber(move.at));
  const influence = placementInfluence(figureNumber(move.figure), kind);
  if (influence === 0) return '';
  if (kind === 'centralGate') return `${influence} Influence in every realm${centralKeys > 0 ? ` and ${amountWords('key', centralKeys)}` : ''}`;
  return `${influence} Influence${kind === 'standardGate' ? ' in both realms' : ''}`;
}

function placeWords(view: MaraView, move: Move<'place'>): string {
  const at = placeNumber(move.at);
  const { space } = placeAt(at);
  const where = `${placeTitle(move.at, realmIdsAt(view, at))}${space ? ` in ${theRealm(space.realm)}` : ''}`;
  const by = move.by === undefined ? '' : `, taken already, by ${nameOf(move.by)}`;
  const gains = [placementGain(view, move), ...(space ? [offerWords(view, space)] : [])].filter(Boolean).join('; ');
  const price = `for ${energyFor(figureNumber(move.figure))} Energy`;
  return `Place the ${figureTitle(move.figure)} ${price} on ${where}${by}${paying(move.pay)}${gains && `: ${gains}`}`;
}

/** The Wanderer's price and what it can be paid for. */
function bargainWords({ wandererCard }: MaraView): string {
  const { cost, rewards } = wandererCardOf(wandererCard);
  return `pay ${costWords(cost)} for ${rewards.map(({ effects }) => gainWords(effects)).join(', or ')}`;
}

/** The most gems of an element that effects give. */
function givenOf(element: Element, effects: readonly Effect[]): number {
  const gifts = effects.map((effect) => {
    if (effect.op === 'gainGems') return effect.of.includes(element) ? effect.amount : 0;
    return effect.op === 'gain' && effect.resource === element ? effect.amount : 0;
  });
  return gifts.reduce((sum, n) => sum + n, 0);
}

/** Whether the exchange an ability brings could be paid after it. */
function isInReach(view: MaraView, { ability, pay }: Move<'use'>): boolean {
  const { cost, effects } = abilityById(ability);
  const paid = view.placement?.prepaid === ability ? [] : gemsPaid(cost, pay);
  const { gems } = playerOf(view, view.placement?.seat ?? 0);
  return canExchange(
    view,
    ELEMENTS.map((element, i) => (gems[i] ?? 0) - (paid[i] ?? 0) + givenOf(element, effects)),
  );
}

function useGains(view: MaraView, move: Move<'use'>): string {
  const { effects } = abilityById(move.ability);
  const banner = isFigureSpace(move.ability) ? bannerAt(view, spaceById(move.ability)) : undefined;
  if (banner) return nameOf(banner);
  if (move.ability === wanderer.id) return bargainWords(view);
  const rest = effects.filter(({ op }) => op !== 'activateWanderer');
  if (rest.length === effects.length) return gainWords(effects);
  return isInReach(view, move) ? `${gainWords(effects)} (${bargainWords(view)})` : `${gainWords(rest)}, but no exchange: its price is out of reach`;
}

function useWords(view: MaraView, move: Move<'use'>): string {
  const ability = abilityById(move.ability);
  const isPaid = view.placement?.prepaid === move.ability;
  const price = move.pay ? gemWords(move.pay) : isPaid ? '' : costWords(ability.cost);
  const energy = move.pay && ability.cost.energy > 0 ? `${ability.cost.energy} Energy and ` : '';
  const gains = useGains(view, move);
  const where = move.realm ? ` in ${theRealm(move.realm)}` : '';
  return `Use ${abilityTitle(move.ability)}${where}: ${price ? `pay ${energy}${price} for ${gains}` : gains}`;
}

function exchangeWords(view: MaraView, move: Move<'exchange'>): string {
  const card = wandererCardOf(view.wandererCard);
  const price = move.pay ? gemWords(move.pay) : costWords(card.cost);
  return `Pay the Wanderer ${price} for ${gainWords(card.rewards[move.reward]?.effects ?? [])}`;
}

function buyWords(view: MaraView, move: Move<'buy'>): string {
  const card = enchantmentOf(move.card);
  const fixed = card.price.any === 0 ? ` for ${costWords(card.price)}` : '';
  return `Buy ${card.name}${fixed}${paying(move.pay)} (${counted(enchantmentPoints(view, card), 'point')})`;
}

function caravanWords(move: Move<'placeCaravan'>): string {
  const { name, realm, ability } = spaceById(move.space);
  return `Send a Caravan to ${name} in ${theRealm(realm)}: ${gainWords(ability.effects)}`;
}

const isAbout = <A extends QuestionView['about']>(view: MaraView, about: A): Extract<QuestionView, { about: A }> | undefined =>
  view.question?.about === about ? (view.question as Extract<QuestionView, { about: A }>) : undefined;

function influenceWords(view: MaraView): string {
  const earth = isAbout(view, 'earthLord');
  const swap = isAbout(view, 'influenceOrPoints');
  if (earth) return `Take ${earth.influence} Influence in ${theRealm(earth.realm)}`;
  return swap ? `Take ${swap.amount} Influence in ${theRealm(swap.realm)}` : 'Take the Influence';
}

const DECLINES: Partial<Record<QuestionView['about'], string>> = {
  placeCaravan: 'Leave the second Caravan at home',
  earthLord: "Decline the Earth Lord's Influence",
  exchange: 'Make no exchange',
  attach: 'Leave the Fire Banner',
};

/** A move as the label of a button. */
export function moveWords(view: MaraView, move: MaraMove): string {
  switch (move.do) {
    case 'place':
      return placeWords(view, move);
    case 'pass':
      return 'Pass for the rest of the round';
    case 'use':
      return useWords(view, move);
    case 'endTurn':
      return 'End the turn';
    case 'takeInfluence':
      return influenceWords(view);
    case 'takePoints':
      return `Take ${amountWords('point', isAbout(view, 'influenceOrPoints')?.points ?? 0)} instead`;
    case 'takeGems':
      return `Take ${gemWords(move.gems)}`;
    case 'placeCaravan':
      return caravanWords(move);
    case 'exchange':
      return exchangeWords(view, move);
    case 'buy':
      return buyWords(view, move);
    case 'done':
      return 'Finish buying and refill the slots';
    case 'attach':
      return `Attach it to the ${figureTitle(move.figure)}`;
    case 'placeLord':
      return `Place the ${lordOf(move.lord).name} in ${theRealm(move.realm)}`;
    case 'decline':
      return DECLINES[view.question?.about ?? 'exchange'] ?? 'Decline';
  }
}
