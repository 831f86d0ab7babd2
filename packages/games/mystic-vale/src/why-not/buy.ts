import { isAt, type Refusal, refuse, topOf } from '@conclave/engine';
import { actionOf, advancementAt, CONSTANTS, leaderAt, nameMessage, pieceNamed, type Vale, valeAt, valeNamed } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import { canSetAside, claim, isInCommons, leaderCard, leaderSide, paymentFault, roomsIn, spiritsLacking, spiritsShort, valeBought } from '../rules/index.ts';
import { type MysticValeState, mover, NONE } from '../state.ts';
import type { Reasons, Tried } from './help.ts';

const notInHarvest = (game: MysticValeState): Refusal | undefined =>
  game.turn.phase === 'harvest' ? undefined : refuse('MV-HARVEST-01', message('whyNot.inHarvest'));

function notInCommons(game: MysticValeState, { card = '', position = '' }: Tried): Refusal | undefined {
  const piece = pieceNamed(card, position) ?? NONE;
  return piece !== NONE && isInCommons(game, piece) ? undefined : refuse('MV-COMMONS-01', message('whyNot.notInCommons'));
}

const noBuyLeft = (game: MysticValeState, rule: string): Refusal | undefined =>
  game.turn.buys < CONSTANTS.advancementBuys ? undefined : refuse(rule, message('whyNot.buysUsed'));

function manaShort(game: MysticValeState, price: number, rule: string): Refusal | undefined {
  const short = price - game.turn.mana;
  return short > 0 ? refuse(rule, message('whyNot.manaShort', { n: short }), { mana: short }) : undefined;
}

function noRoom(game: MysticValeState, { card = '', position = '' }: Tried, rule: string): Refusal | undefined {
  const piece = pieceNamed(card, position) ?? NONE;
  if (canSetAside(game, roomsIn(mover(game)), piece)) return undefined;
  return refuse(rule, message('whyNot.noRoom', { position }));
}

/** Asked about buying as such. */
const whyNotBuyAny = (game: MysticValeState): Refusal =>
  noBuyLeft(game, 'MV-BUY-01') ?? refuse('MV-BUY-02', message('whyNot.nothingToBuy', { mana: game.turn.mana }));

function whyNotBuy(game: MysticValeState, move: Tried): Refusal | undefined {
  const early = notInHarvest(game) ?? (move.card === undefined ? whyNotBuyAny(game) : (notInCommons(game, move) ?? noBuyLeft(game, 'MV-BUY-01')));
  if (early) return early;
  const { cost } = advancementAt(pieceNamed(move.card ?? '', move.position ?? '') ?? NONE);
  return manaShort(game, cost, 'MV-BUY-02') ?? noRoom(game, move, 'MV-BUY-03');
}

function whyNotClaim(game: MysticValeState, move: Tried): Refusal | undefined {
  const frame = topOf(game);
  if (!isAt(frame, claim)) return refuse('MV-CARD-NIGHTVALE-PATHFINDER-01', message('whyNot.claimOnly'));
  const missing = notInCommons(game, move);
  if (missing) return missing;
  const { cost } = advancementAt(pieceNamed(move.card ?? '', move.position ?? '') ?? NONE);
  const limits = actionOf(advancementAt(frame.buyer).effects, 'claimAdvancement');
  if (limits && (cost < limits.costMin || cost > limits.costMax))
    return refuse('MV-CARD-NIGHTVALE-PATHFINDER-04', message('whyNot.claimCosts', { least: limits.costMin, most: limits.costMax }));
  return noRoom(game, move, 'MV-BUY-08');
}

const noValeBuyLeft = (game: MysticValeState): Refusal | undefined =>
  game.turn.valeBuys < CONSTANTS.valeBuys ? undefined : refuse('MV-VALE-01', message('whyNot.valesBought'));

/** Asked about buying vales as such. */
const whyNotBuyAnyVale = (game: MysticValeState): Refusal => noValeBuyLeft(game) ?? refuse('MV-VALE-02', message('whyNot.noValeToBuy'));

/** "You are 1 spirit short for Azure Lake: 1 animal or 1 forest." */
function spiritsRefusal({ turn }: MysticValeState, vale: Vale, short: number): Refusal {
  const lacks = spiritsLacking(vale, turn.spirits);
  const kinds = (['animal', 'forest', 'sky', 'any'] as const).flatMap((kind) => (lacks[kind] ? [message(`symbol.${kind}`, { n: lacks[kind] })] : []));
  const isExact = Object.values(lacks).reduce((sum, n) => sum + n, 0) === short;
  const why = message('whyNot.spiritsShort', { n: short, vale: nameMessage(vale.id), kinds: isExact ? kinds : { anyOf: kinds } });
  return refuse('MV-VALE-02', why, isExact ? lacks : { spirits: short });
}

function whyNotBuyVale(game: MysticValeState, move: Tried): Refusal | undefined {
  const early = notInHarvest(game) ?? (move.card === undefined ? whyNotBuyAnyVale(game) : undefined);
  if (early) return early;
  const vale = valeNamed(move.card ?? '');
  if (!vale || !game.valeRow.includes(vale.index)) return refuse('MV-VALE-06', message('whyNot.valeNotThere'));
  const late = noValeBuyLeft(game);
  if (late) return late;
  const short = spiritsShort(vale, game.turn.spirits);
  if (short > 0) return spiritsRefusal(game, vale, short);
  const { animal = 0, forest = 0, sky = 0, wild = 0 } = move;
  return paymentFault(game, vale, { animal, forest, sky, wild });
}

function whyNotUpgrade(game: MysticValeState): Refusal | undefined {
  const player = mover(game);
  if (player.leader === NONE) return refuse('MV-LEADER-08', message('whyNot.noLeader'));
  const early = notInHarvest(game);
  if (early) return refuse('MV-LEADER-08', message('whyNot.upgradeInHarvest'));
  if (!player.field.includes(leaderCard(player))) return refuse('MV-LEADER-08', message('whyNot.leaderNotInField'));
  if (game.turn.hasTurned) return refuse('MV-LEADER-12', message('whyNot.leaderTurned'));
  if (leaderSide(player) === 'upgraded') return refuse('MV-LEADER-11', message('whyNot.leaderUpgraded'));
  return noBuyLeft(game, 'MV-LEADER-09') ?? manaShort(game, leaderAt(player.leader).start.upgradeCost, 'MV-LEADER-08');
}

function whyNotSpend(game: MysticValeState, { animal = 0, forest = 0, sky = 0, wild = 0 }: Tried): Refusal {
  const frame = topOf(game);
  if (!isAt(frame, valeBought, 'maySpendMoreSpirits')) return refuse('MV-CARD-HALO-MOUNTAIN-02', message('whyNot.spendOnly'));
  const size = animal + forest + sky + wild;
  const most = actionOf(valeAt(frame.vale).effects, 'paySpirits')?.max ?? 0;
  if (size === 0) return refuse('MV-CARD-HALO-MOUNTAIN-05', message('whyNot.spendNone'));
  if (size > most) return refuse('MV-CARD-HALO-MOUNTAIN-02', message('whyNot.spendMost', { most }));
  return refuse('MV-CARD-HALO-MOUNTAIN-02', message('whyNot.spiritsMissing'));
}

/** Buying and what comes with it. */
export const buyReasons: Reasons = {
  buy: (game, _seat, move) => whyNotBuy(game, move),
  claim: (game, _seat, move) => whyNotClaim(game, move),
  buyVale: (game, _seat, move) => whyNotBuyVale(game, move),
  upgrade: whyNotUpgrade,
  spend: (game, _seat, move) => whyNotSpend(game, move),
  giveUp: () => refuse('MV-CARD-SKY-GARDEN-01', message('whyNot.giveUp')),
  takeVp: (game) => notInHarvest(game) ?? refuse('MV-HARVEST-10', message('whyNot.vpTaken')),
  endHarvest: notInHarvest,
};
