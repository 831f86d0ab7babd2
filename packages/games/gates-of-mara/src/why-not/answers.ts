import { isAt, playerOf, type Refusal, refuse, type Seat, topOf } from '@conclave/engine';
import {
  caravanSpacesOf,
  enchantmentOf,
  enchantments,
  figureInfo,
  isBanner,
  lordOf,
  lords,
  NONE,
  nameOf,
  realmBoards,
  wandererCardOf,
} from '../cards/index.ts';
import { figureNumber, type MoveQuery } from '../moves.ts';
import {
  anyCanTake,
  attach,
  countGems,
  enchant,
  exchange,
  hasBannerRoom,
  hasRoom,
  placeCaravan,
  reset,
  takeGems,
  waterLordSwap,
  waysToTake,
} from '../rules/index.ts';
import { type MaraState, type Player, realmAt, ringOf } from '../state.ts';
import { carriersOf, figureTitle, gemWords } from '../words/index.ts';
import { isGem, payFault } from './pay.ts';

type Query<K extends MoveQuery['do']> = Extract<MoveQuery, { do: K }>;

export function whyNotCaravan(game: MaraState, { space }: Query<'placeCaravan'>): Refusal | undefined {
  const question = topOf(game);
  if (isAt(question, placeCaravan, 'earthLordGivesInfluence')) return refuse('GM-LORD-EARTH-02', 'The Caravan lies there: first the Earth Lord is answered.');
  if (!isAt(question, placeCaravan)) return refuse('GM-CARAVAN-01', 'No ability places a Caravan now.');
  const { id, caravans } = realmAt(game, question.realm);
  const index = caravanSpacesOf(game, id).findIndex((one) => one.id === space);
  if (index < 0) return refuse('GM-CARAVAN-02', `That is no Caravan space of the ${nameOf(`${id}-realm`)}.`);
  return caravans[index] === NONE ? undefined : refuse('GM-CARAVAN-02', 'A Caravan lies there already.');
}

export function whyNotGems(game: MaraState, { gems }: Query<'takeGems'>): Refusal | undefined {
  const question = topOf(game);
  if (!isAt(question, takeGems)) return refuse('GM-ABIL-12', 'There are no gems to choose now.');
  if (gems?.includes('onyx')) return refuse('GM-COMP-05', 'Onyx is not a gem.');
  const { amount, of, different } = question;
  const ways = waysToTake({ amount, of, different });
  if (!gems || (gems.every(isGem) && ways.some((one) => one.do === 'takeGems' && countGems(one.gems).join() === countGems(gems).join()))) return undefined;
  return refuse('GM-ABIL-12', `${gemWords(gems) || 'Nothing'} is not what this ability gives.`);
}

export function whyNotExchange(game: MaraState, seat: Seat, { reward, pay }: Query<'exchange'>): Refusal | undefined {
  if (!isAt(topOf(game), exchange)) return refuse('GM-WAND-02', 'The Wanderer is not activated now.');
  const { cost, rewards } = wandererCardOf(game.wandererCard);
  if (reward !== undefined && !rewards[reward]) return refuse('GM-WAND-02', 'The Wanderer card shows no such reward.');
  return payFault(playerOf(game, seat), cost, pay, 'GM-WAND-02');
}

export function whyNotBuy(game: MaraState, seat: Seat, { card, pay }: Query<'buy'>): Refusal | undefined {
  const question = topOf(game);
  if (!isAt(question, enchant)) return refuse('GM-ENCH-01', 'Enchantments are bought only when an Enchanter is placed.');
  if (question.left === 0) return refuse('GM-ENCH-01', 'Both purchases of this placement are made.');
  if (card === undefined || !game.enchantments.includes(card) || !enchantments.some(({ id }) => id === card))
    return refuse('GM-ENCH-01', 'That card is not on show.');
  return whyNotCard(playerOf(game, seat), card, pay);
}

/** Why a player could not buy a card on show. */
function whyNotCard(player: Player, card: string, pay: readonly string[] | undefined): Refusal | undefined {
  const short = payFault(player, enchantmentOf(card).price, pay, 'GM-ENCH-02');
  if (short) return short;
  return anyCanTake(player, card) ? undefined : refuse('GM-ENCH-05', 'None of your figures can take that card.');
}

export function whyNotAttach(game: MaraState, seat: Seat, { figure }: Query<'attach'>): Refusal | undefined {
  const question = topOf(game);
  if (!isAt(question, attach)) return refuse('GM-ATT-04', 'There is no card to attach, and attached cards stay where they are.');
  const number = figureNumber(figure ?? '');
  const own = playerOf(game, seat).figures[number];
  const info = figureInfo[number];
  if (!own || !info) return refuse('GM-COMP-02', 'Your tribe has no such figure.');
  const name = `Your ${figureTitle(figure ?? '')}`;
  if (!isBanner(question.card) && !enchantmentOf(question.card).shapes.includes(info.shape))
    return refuse('GM-ENCH-04', `${nameOf(question.card)} does not fit your ${info.name}: it goes on a ${carriersOf(question.card)}.`);
  if (!hasRoom(own)) return refuse('GM-ATT-01', `${name} carries as many cards as it can.`);
  if (isBanner(question.card) && !hasBannerRoom(own, number))
    return refuse('GM-ATT-02', `${name} cannot carry ${info.bannerLimit === 0 ? 'a' : 'another'} Banner.`);
  return undefined;
}

export function whyNotLord(game: MaraState, { lord, realm }: Query<'placeLord'>): Refusal | undefined {
  if (!isAt(topOf(game), reset)) return refuse('GM-RESET-12', 'Lords are placed only between rounds.');
  const inPlay = game.lords.find(({ id }) => id === lord);
  if (lord !== undefined && !inPlay)
    return refuse('GM-SETUP-03', `The ${lords.some(({ id }) => id === lord) ? lordOf(lord).name : 'lord'} is not in this game.`);
  if (inPlay && inPlay.realm !== NONE) return refuse('GM-RESET-13', 'That lord was placed by the first player.');
  if (realm === undefined) return undefined;
  if (realmBoards.some(({ id, hasLords }) => id === realm && !hasLords)) return refuse('GM-RESET-14', 'A lord never stands in the Chaos Realm.');
  const ring = ringOf(game, realm);
  if (ring === NONE) return refuse('GM-LAYOUT-02', 'That realm is not in play.');
  return game.lords.some((other) => other.realm === ring) ? refuse('GM-RESET-13', 'The other lord stands there already.') : undefined;
}

/** What cannot be refused, and why. */
export function whyNotDecline(game: MaraState): Refusal | undefined {
  const question = topOf(game);
  if (isAt(question, placeCaravan))
    return question.isSecond || isAt(question, placeCaravan, 'earthLordGivesInfluence')
      ? undefined
      : refuse('GM-ABIL-17', 'The ability is used: its Caravan must be placed.');
  if (isAt(question, attach))
    return question.mayDecline ? undefined : refuse(isBanner(question.card) ? 'GM-BANNER-11' : 'GM-ENCH-02', 'The card must be attached.');
  if (isAt(question, takeGems)) return refuse('GM-ABIL-17', 'The ability is used: its gems must be taken.');
  return undefined;
}

export function whyNotSwap(game: MaraState, move: 'takePoints' | 'takeInfluence'): Refusal | undefined {
  const question = topOf(game);
  if (isAt(question, waterLordSwap)) return undefined;
  if (isAt(question, placeCaravan, 'earthLordGivesInfluence') && move === 'takeInfluence') return undefined;
  return refuse('GM-LORD-WATER-02', "Influence is taken as points only when it is gained in the Water Lord's realm.");
}
