import { isAt, playerOf, type Refusal, refuse, type Seat, topOf } from '@conclave/engine';
import { caravanSpacesOf, enchantmentOf, enchantments, figureInfo, isBanner, lords, NONE, nameMessage, realmBoards, wandererCardOf } from '../cards/index.ts';
import { message } from '../messages/index.ts';
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
import { carriersMessage, figureMessage, gemMessages } from '../words/index.ts';
import { isGem, payFault } from './pay.ts';

type Query<K extends MoveQuery['do']> = Extract<MoveQuery, { do: K }>;

export function whyNotCaravan(game: MaraState, { space }: Query<'placeCaravan'>): Refusal | undefined {
  const question = topOf(game);
  if (isAt(question, placeCaravan, 'earthLordGivesInfluence')) return refuse('GM-LORD-EARTH-02', message('whyNot.earthLordFirst'));
  if (!isAt(question, placeCaravan)) return refuse('GM-CARAVAN-01', message('whyNot.noCaravanNow'));
  const { id, caravans } = realmAt(game, question.realm);
  const index = caravanSpacesOf(game, id).findIndex((one) => one.id === space);
  if (index < 0) return refuse('GM-CARAVAN-02', message('whyNot.noCaravanSpace', { realm: nameMessage(`${id}-realm`) }));
  return caravans[index] === NONE ? undefined : refuse('GM-CARAVAN-02', message('whyNot.caravanThere'));
}

export function whyNotGems(game: MaraState, { gems }: Query<'takeGems'>): Refusal | undefined {
  const question = topOf(game);
  if (!isAt(question, takeGems)) return refuse('GM-ABIL-12', message('whyNot.noGemsNow'));
  if (gems?.includes('onyx')) return refuse('GM-COMP-05', message('whyNot.onyxIsNoGem'));
  const { amount, of, different } = question;
  const ways = waysToTake({ amount, of, different });
  if (!gems || (gems.every(isGem) && ways.some((one) => one.do === 'takeGems' && countGems(one.gems).join() === countGems(gems).join()))) return undefined;
  return refuse('GM-ABIL-12', message('whyNot.notTheseGems', { gems: gemMessages(gems).length > 0 ? gemMessages(gems) : 'none' }));
}

export function whyNotExchange(game: MaraState, seat: Seat, { reward, pay }: Query<'exchange'>): Refusal | undefined {
  if (!isAt(topOf(game), exchange)) return refuse('GM-WAND-02', message('whyNot.wandererAsleep'));
  const { cost, rewards } = wandererCardOf(game.wandererCard);
  if (reward !== undefined && !rewards[reward]) return refuse('GM-WAND-02', message('whyNot.noSuchReward'));
  return payFault(playerOf(game, seat), cost, pay, 'GM-WAND-02');
}

export function whyNotBuy(game: MaraState, seat: Seat, { card, pay }: Query<'buy'>): Refusal | undefined {
  const question = topOf(game);
  if (!isAt(question, enchant)) return refuse('GM-ENCH-01', message('whyNot.noEnchanter'));
  if (question.left === 0) return refuse('GM-ENCH-01', message('whyNot.bothBought'));
  if (card === undefined || !game.enchantments.includes(card) || !enchantments().some(({ id }) => id === card))
    return refuse('GM-ENCH-01', message('whyNot.notOnShow'));
  return whyNotCard(playerOf(game, seat), card, pay);
}

/** Why a player could not buy a card on show. */
function whyNotCard(player: Player, card: string, pay: readonly string[] | undefined): Refusal | undefined {
  const short = payFault(player, enchantmentOf(card).price, pay, 'GM-ENCH-02');
  if (short) return short;
  return anyCanTake(player, card) ? undefined : refuse('GM-ENCH-05', message('whyNot.noFigureTakes'));
}

export function whyNotAttach(game: MaraState, seat: Seat, { figure }: Query<'attach'>): Refusal | undefined {
  const question = topOf(game);
  if (!isAt(question, attach)) return refuse('GM-ATT-04', message('whyNot.nothingToAttach'));
  const number = figureNumber(figure ?? '');
  const own = playerOf(game, seat).figures[number];
  const info = figureInfo()[number];
  if (!own || !info) return refuse('GM-COMP-02', message('whyNot.noSuchFigure'));
  const name = figureMessage(figure ?? '');
  if (!isBanner(question.card) && !enchantmentOf(question.card).shapes.includes(info.shape))
    return refuse(
      'GM-ENCH-04',
      message('whyNot.doesNotFit', { card: nameMessage(question.card), figure: nameMessage(info.id), carriers: carriersMessage(question.card) }),
    );
  if (!hasRoom(own)) return refuse('GM-ATT-01', message('whyNot.full', { figure: name }));
  if (isBanner(question.card) && !hasBannerRoom(own, number)) return refuse('GM-ATT-02', message('whyNot.noBanner', { figure: name, limit: info.bannerLimit }));
  return undefined;
}

export function whyNotLord(game: MaraState, { lord, realm }: Query<'placeLord'>): Refusal | undefined {
  if (!isAt(topOf(game), reset)) return refuse('GM-RESET-12', message('whyNot.lordsBetweenRounds'));
  const inPlay = game.lords.find(({ id }) => id === lord);
  if (lord !== undefined && !inPlay)
    return refuse(
      'GM-SETUP-03',
      message('whyNot.lordNotInGame', { lord: lords().some(({ id }) => id === lord) ? nameMessage(lord) : message('whyNot.aLord') }),
    );
  if (inPlay && inPlay.realm !== NONE) return refuse('GM-RESET-13', message('whyNot.lordPlaced'));
  if (realm === undefined) return undefined;
  if (realmBoards.some(({ id, hasLords }) => id === realm && !hasLords)) return refuse('GM-RESET-14', message('whyNot.notInChaos'));
  const ring = ringOf(game, realm);
  if (ring === NONE) return refuse('GM-LAYOUT-02', message('whyNot.realmNotInPlay'));
  return game.lords.some((other) => other.realm === ring) ? refuse('GM-RESET-13', message('whyNot.otherLordThere')) : undefined;
}

/** What cannot be refused, and why. */
export function whyNotDecline(game: MaraState): Refusal | undefined {
  const question = topOf(game);
  if (isAt(question, placeCaravan))
    return question.isSecond || isAt(question, placeCaravan, 'earthLordGivesInfluence') ? undefined : refuse('GM-ABIL-17', message('whyNot.caravanMust'));
  if (isAt(question, attach))
    return question.mayDecline ? undefined : refuse(isBanner(question.card) ? 'GM-BANNER-11' : 'GM-ENCH-02', message('whyNot.cardMust'));
  if (isAt(question, takeGems)) return refuse('GM-ABIL-17', message('whyNot.gemsMust'));
  return undefined;
}

export function whyNotSwap(game: MaraState, move: 'takePoints' | 'takeInfluence'): Refusal | undefined {
  const question = topOf(game);
  if (isAt(question, waterLordSwap)) return undefined;
  if (isAt(question, placeCaravan, 'earthLordGivesInfluence') && move === 'takeInfluence') return undefined;
  return refuse('GM-LORD-WATER-02', message('whyNot.swapOnlyByWater'));
}
