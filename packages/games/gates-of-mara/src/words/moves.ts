import { playerOf } from '@conclave/engine';
import {
  abilityById,
  costWords,
  type Effect,
  ELEMENTS,
  type Element,
  enchantmentOf,
  gainWords,
  isFigureSpace,
  nameOf,
  placeAt,
  placementInfluence,
  placeNumber,
  type Space,
  spaceById,
  wanderer,
  wandererCardOf,
} from '../cards/index.ts';
import { say } from '../messages/index.ts';
import { figureNumber, type MaraMove } from '../moves.ts';
import { canExchange, enchantmentPoints, energyFor, gemsPaid } from '../rules/index.ts';
import { bannerAt, realmIdsAt } from '../state.ts';
import type { MaraView, QuestionView } from '../view/index.ts';
import { abilityTitle, figureTitle, gemWords, orNone, placeTitle, theRealm } from './cards.ts';

type Move<K extends MaraMove['do']> = Extract<MaraMove, { do: K }>;

const paying = (pay: readonly string[] | undefined): string => orNone(pay && gemWords(pay));

const pricedGains = (price: string, gains: string): string => (price ? say('move.payFor', { price, gains }) : gains);

/** What a space offers: its price and its gain, or the Banner lying there. */
function offerWords(view: MaraView, space: Space): string {
  const banner = bannerAt(view, space);
  if (banner === null) return say('move.bannerGone');
  const { cost, effects } = abilityById(space.id);
  return pricedGains(costWords(cost), banner === undefined ? gainWords(effects) : nameOf(banner));
}

/** What a placement brings by itself, and where; nothing for an Enchanter. */
function placementGain({ centralKeys }: MaraView, move: Move<'place'>): string {
  const { kind } = placeAt(placeNumber(move.at));
  const n = placementInfluence(figureNumber(move.figure), kind);
  if (n === 0) return '';
  if (kind === 'centralGate') return say('move.influenceEverywhere', { n, keys: centralKeys });
  return say(kind === 'standardGate' ? 'move.influenceInBoth' : 'move.influence', { n });
}

const both = (first: string, second: string): string => (first && second ? say('move.both', { first, second }) : first || second);

function placeWords(view: MaraView, move: Move<'place'>): string {
  const at = placeNumber(move.at);
  const { space } = placeAt(at);
  return say('move.place', {
    figure: figureTitle(move.figure),
    energy: energyFor(figureNumber(move.figure)),
    place: placeTitle(move.at, realmIdsAt(view, at)),
    realm: orNone(space && theRealm(space.realm)),
    by: orNone(move.by && nameOf(move.by)),
    pay: paying(move.pay),
    gains: orNone(both(placementGain(view, move), space ? offerWords(view, space) : '')),
  });
}

/** The Wanderer's price and what it can be paid for. */
function bargainWords({ wandererCard }: MaraView): string {
  const { cost, rewards } = wandererCardOf(wandererCard);
  const gains = rewards.map(({ effects }) => gainWords(effects)).reduce((first, second) => say('part.orElse', { first, second }));
  return say('move.payFor', { price: costWords(cost), gains });
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
  if (!isInReach(view, move)) return say('move.noBargain', { gains: gainWords(rest) });
  return say('move.bargain', { gains: gainWords(effects), bargain: bargainWords(view) });
}

/** What is still to be paid for an ability. */
function priceWords(view: MaraView, { ability, pay }: Move<'use'>): string {
  const { cost } = abilityById(ability);
  if (!pay) return view.placement?.prepaid === ability ? '' : costWords(cost);
  return cost.energy > 0 ? say('move.energyAnd', { n: cost.energy, price: gemWords(pay) }) : gemWords(pay);
}

function useWords(view: MaraView, move: Move<'use'>): string {
  const price = priceWords(view, move);
  const args = { ability: abilityTitle(move.ability), realm: orNone(move.realm && theRealm(move.realm)), gains: useGains(view, move) };
  return price ? say('move.useAndPay', { ...args, price }) : say('move.use', args);
}

function exchangeWords(view: MaraView, move: Move<'exchange'>): string {
  const card = wandererCardOf(view.wandererCard);
  const price = move.pay ? gemWords(move.pay) : costWords(card.cost);
  return say('move.exchange', { price, gains: gainWords(card.rewards[move.reward]?.effects ?? []) });
}

function buyWords(view: MaraView, move: Move<'buy'>): string {
  const card = enchantmentOf(move.card);
  const price = orNone(card.price.any === 0 ? costWords(card.price) : '');
  return say('move.buy', { card: nameOf(move.card), price, pay: paying(move.pay), n: enchantmentPoints(view, card) });
}

function caravanWords(move: Move<'placeCaravan'>): string {
  const { realm } = spaceById(move.space);
  return say('move.placeCaravan', { space: nameOf(move.space), realm: theRealm(realm), gains: gainWords(abilityById(move.space).effects) });
}

const isAbout = <A extends QuestionView['about']>(view: MaraView, about: A): Extract<QuestionView, { about: A }> | undefined =>
  view.question?.about === about ? (view.question as Extract<QuestionView, { about: A }>) : undefined;

function influenceWords(view: MaraView): string {
  const earth = isAbout(view, 'earthLord');
  const swap = isAbout(view, 'influenceOrPoints');
  if (earth) return say('move.takeInfluenceIn', { n: earth.influence, realm: theRealm(earth.realm) });
  return swap ? say('move.takeInfluenceIn', { n: swap.amount, realm: theRealm(swap.realm) }) : say('move.takeInfluence');
}

function declineWords({ question }: MaraView): string {
  switch (question?.about) {
    case 'placeCaravan':
    case 'earthLord':
    case 'attach':
      return say(`move.decline.${question.about}`);
    case 'exchange':
    case undefined:
      return say('move.decline.exchange');
    default:
      return say('move.decline');
  }
}

/** A move as the label of a button. */
export function moveWords(view: MaraView, move: MaraMove): string {
  switch (move.do) {
    case 'place':
      return placeWords(view, move);
    case 'use':
      return useWords(view, move);
    case 'pass':
    case 'endTurn':
    case 'done':
      return say(`move.${move.do}`);
    case 'takeInfluence':
      return influenceWords(view);
    case 'takePoints':
      return say('move.takePoints', { n: isAbout(view, 'influenceOrPoints')?.points ?? 0 });
    case 'takeGems':
      return say('move.takeGems', { gems: gemWords(move.gems) });
    case 'placeCaravan':
      return caravanWords(move);
    case 'exchange':
      return exchangeWords(view, move);
    case 'buy':
      return buyWords(view, move);
    case 'attach':
      return say('move.attach', { figure: figureTitle(move.figure) });
    case 'placeLord':
      return say('move.placeLord', { lord: nameOf(move.lord), realm: theRealm(move.realm) });
    case 'decline':
      return declineWords(view);
  }
}
