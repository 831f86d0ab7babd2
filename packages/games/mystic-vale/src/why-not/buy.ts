import { counted, isAt, listed, type Refusal, refuse, topOf } from '@conclave/engine';
import { actionOf, advancementAt, CONSTANTS, leaderAt, pieceNamed, type Vale, valeNamed } from '../cards/index.ts';
import { canSetAside, claim, isInCommons, leaderCard, leaderSide, paymentFault, roomsIn, spiritsLacking, spiritsShort, valeBought } from '../rules/index.ts';
import { type MysticValeState, mover, NONE } from '../state.ts';
import type { Reasons, Tried } from './help.ts';

const notInHarvest = (game: MysticValeState): Refusal | undefined =>
  game.turn.phase === 'harvest' ? undefined : refuse('MV-HARVEST-01', 'That is done in your Harvest Phase.');

function notInCommons(game: MysticValeState, { card = '', position = '' }: Tried): Refusal | undefined {
  const piece = pieceNamed(card, position) ?? NONE;
  return piece !== NONE && isInCommons(game, piece) ? undefined : refuse('MV-COMMONS-01', 'That does not lie in the commons.');
}

const noBuyLeft = (game: MysticValeState, rule: string): Refusal | undefined =>
  game.turn.buys < CONSTANTS.advancementBuys ? undefined : refuse(rule, 'You have used both advancement buys of this turn.');

function manaShort(game: MysticValeState, price: number, rule: string): Refusal | undefined {
  const short = price - game.turn.mana;
  return short > 0 ? refuse(rule, `You are ${short} mana short.`, { mana: short }) : undefined;
}

function noRoom(game: MysticValeState, { card = '', position = '' }: Tried, rule: string): Refusal | undefined {
  const piece = pieceNamed(card, position) ?? NONE;
  if (canSetAside(game, roomsIn(mover(game)), piece)) return undefined;
  return refuse(rule, `No card of your field is left to take it in its ${position} position.`);
}

/** Asked about buying as such. */
const whyNotBuyAny = (game: MysticValeState): Refusal =>
  noBuyLeft(game, 'MV-BUY-01') ?? refuse('MV-BUY-02', `With ${game.turn.mana} mana nothing can be bought that fits on a card of your field.`);

function whyNotBuy(game: MysticValeState, move: Tried): Refusal | undefined {
  const early = notInHarvest(game) ?? (move.card === undefined ? whyNotBuyAny(game) : (notInCommons(game, move) ?? noBuyLeft(game, 'MV-BUY-01')));
  if (early) return early;
  const { cost } = advancementAt(pieceNamed(move.card ?? '', move.position ?? '') ?? NONE);
  return manaShort(game, cost, 'MV-BUY-02') ?? noRoom(game, move, 'MV-BUY-03');
}

function whyNotClaim(game: MysticValeState, move: Tried): Refusal | undefined {
  const frame = topOf(game);
  if (!isAt(frame, claim)) return refuse('MV-CARD-NIGHTVALE-PATHFINDER-01', 'Only buying Nightvale Pathfinder lets you claim.');
  const missing = notInCommons(game, move);
  if (missing) return missing;
  const { cost } = advancementAt(pieceNamed(move.card ?? '', move.position ?? '') ?? NONE);
  const limits = actionOf(advancementAt(frame.buyer).effects, 'claimAdvancement');
  if (limits && (cost < limits.costMin || cost > limits.costMax))
    return refuse('MV-CARD-NIGHTVALE-PATHFINDER-04', `Only what costs ${limits.costMin} to ${limits.costMax} mana can be claimed.`);
  return noRoom(game, move, 'MV-BUY-08');
}

const noValeBuyLeft = (game: MysticValeState): Refusal | undefined =>
  game.turn.valeBuys < CONSTANTS.valeBuys ? undefined : refuse('MV-VALE-01', 'You have bought two vales this turn.');

/** Asked about buying vales as such. */
const whyNotBuyAnyVale = (game: MysticValeState): Refusal =>
  noValeBuyLeft(game) ?? refuse('MV-VALE-02', 'Your spirits pay for none of the vales that lie face up.');

/** "You are 1 spirit short for Azure Lake: animal or sky." */
function spiritsRefusal({ turn }: MysticValeState, vale: Vale, short: number): Refusal {
  const lacks = spiritsLacking(vale, turn.spirits);
  const kinds = Object.entries(lacks).map(([kind, n]) => (kind === 'any' ? `${n} of any type` : `${n} ${kind}`));
  const isExact = Object.values(lacks).reduce((sum, n) => sum + n, 0) === short;
  const which = listed(kinds, isExact ? 'and' : 'or');
  return refuse('MV-VALE-02', `You are ${counted(short, 'spirit')} short for ${vale.name}: ${which}.`, isExact ? lacks : { spirits: short });
}

function whyNotBuyVale(game: MysticValeState, move: Tried): Refusal | undefined {
  const early = notInHarvest(game) ?? (move.card === undefined ? whyNotBuyAnyVale(game) : undefined);
  if (early) return early;
  const vale = valeNamed(move.card ?? '');
  if (!vale || !game.valeRow.includes(vale.index)) return refuse('MV-VALE-06', 'That vale does not lie face up.');
  const late = noValeBuyLeft(game);
  if (late) return late;
  const short = spiritsShort(vale, game.turn.spirits);
  if (short > 0) return spiritsRefusal(game, vale, short);
  const { animal = 0, forest = 0, sky = 0, wild = 0 } = move;
  return paymentFault(game, vale, { animal, forest, sky, wild });
}

function whyNotUpgrade(game: MysticValeState): Refusal | undefined {
  const player = mover(game);
  if (player.leader === NONE) return refuse('MV-LEADER-08', 'You have no leader.');
  const early = notInHarvest(game);
  if (early) return refuse('MV-LEADER-08', 'A leader is upgraded in Harvest.');
  if (!player.field.includes(leaderCard(player))) return refuse('MV-LEADER-08', 'Your leader is not in your field.');
  if (game.turn.hasTurned) return refuse('MV-LEADER-12', 'Your leader was turned over this turn.');
  if (leaderSide(player) === 'upgraded') return refuse('MV-LEADER-11', 'Your leader is upgraded already.');
  return noBuyLeft(game, 'MV-LEADER-09') ?? manaShort(game, leaderAt(player.leader).start.upgradeCost, 'MV-LEADER-08');
}

function whyNotSpend(game: MysticValeState, { animal = 0, forest = 0, sky = 0, wild = 0 }: Tried): Refusal {
  if (!isAt(topOf(game), valeBought, 'maySpendMoreSpirits'))
    return refuse('MV-CARD-HALO-MOUNTAIN-02', 'Only buying Halo Mountain lets you spend spirits for VP.');
  const size = animal + forest + sky + wild;
  const most = actionOf(valeNamed('halo-mountain')?.effects ?? [], 'paySpirits')?.max ?? 0;
  if (size === 0) return refuse('MV-CARD-HALO-MOUNTAIN-05', 'At least one spirit must be spent.');
  if (size > most) return refuse('MV-CARD-HALO-MOUNTAIN-02', `At most ${most} spirits can be spent on it.`);
  return refuse('MV-CARD-HALO-MOUNTAIN-02', 'You do not have those spirits.');
}

/** Buying and what comes with it. */
export const buyReasons: Reasons = {
  buy: (game, _seat, move) => whyNotBuy(game, move),
  claim: (game, _seat, move) => whyNotClaim(game, move),
  buyVale: (game, _seat, move) => whyNotBuyVale(game, move),
  upgrade: whyNotUpgrade,
  spend: (game, _seat, move) => whyNotSpend(game, move),
  giveUp: () => refuse('MV-CARD-SKY-GARDEN-01', 'Sky Garden is given up as it is bought, or never.'),
  takeVp: (game) => notInHarvest(game) ?? refuse('MV-HARVEST-10', 'All blue VP of this Harvest is taken.'),
  endHarvest: notInHarvest,
};
