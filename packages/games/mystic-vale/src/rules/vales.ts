import { frameOf, push, type Refusal, refuse, tell } from '@conclave/engine';
import { type ActionOf, actionOf, type Effect, nameMessage, SPIRITS, type Vale, valeAt, valeNamed } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { MysticValeEvent, MysticValeMove } from '../moves.ts';
import { FRESH, type MysticValeState, mover, NONE } from '../state.ts';
import { carryOut, isMet } from './effects.ts';
import { DECLINE } from './offers.ts';
import { rule } from './rule.ts';
import { addToSupply, amountOf } from './symbols.ts';

/** Spirits spent, as moves carry them. */
export type Spending = Pick<Extract<MysticValeMove, { do: 'spend' }>, 'animal' | 'forest' | 'sky' | 'wild'>;

export const sizeOf = ({ animal, forest, sky, wild }: Spending): number => animal + forest + sky + wild;

/** What is missing to buy a vale; 0 when it can be paid. */
export function spiritsShort({ cost }: Vale, [animal = 0, forest = 0, sky = 0, wild = 0]: readonly number[]): number {
  const short = Math.max(0, cost.animal - animal) + Math.max(0, cost.forest - forest) + Math.max(0, cost.sky - sky);
  const left = Math.max(0, animal - cost.animal) + Math.max(0, forest - cost.forest) + Math.max(0, sky - cost.sky);
  return Math.max(0, short + Math.max(0, cost.any - left) - wild);
}

/** Which spirits are missing for a vale, before wild ones stand in. */
export function spiritsLacking({ cost }: Vale, [animal = 0, forest = 0, sky = 0]: readonly number[]): Record<string, number> {
  const left = Math.max(0, animal - cost.animal) + Math.max(0, forest - cost.forest) + Math.max(0, sky - cost.sky);
  const lacks = { animal: cost.animal - animal, forest: cost.forest - forest, sky: cost.sky - sky, any: cost.any - left };
  return Object.fromEntries(Object.entries(lacks).filter(([, n]) => n > 0));
}

/** MV-VALE-07: the sensible ways to pay; a wild spirit goes only where no other will do. */
export function paymentsFor({ id, cost }: Vale, [animal = 0, forest = 0, sky = 0]: readonly number[]): MysticValeMove[] {
  const paid = { animal: Math.min(cost.animal, animal), forest: Math.min(cost.forest, forest), sky: Math.min(cost.sky, sky) };
  const short = cost.animal + cost.forest + cost.sky - paid.animal - paid.forest - paid.sky;
  const left = { animal: animal - paid.animal, forest: forest - paid.forest, sky: sky - paid.sky };
  const plain = Math.min(cost.any, left.animal + left.forest + left.sky);
  const moves: MysticValeMove[] = [];
  for (let a = Math.min(plain, left.animal); a >= 0; a--)
    for (let f = Math.min(plain - a, left.forest); f >= 0; f--) {
      const s = plain - a - f;
      if (s > left.sky) continue;
      const wild = short + cost.any - plain;
      moves.push({ do: 'buyVale', card: id, animal: paid.animal + a, forest: paid.forest + f, sky: paid.sky + s, wild });
    }
  return moves;
}

/** Judges any way to pay for a vale: each spirit must be there, and each must be needed. */
export function paymentFault(game: MysticValeState, vale: Vale, payment: Spending): Refusal | undefined {
  const { spirits } = game.turn;
  const missing = Object.fromEntries(SPIRITS.map((spirit, i) => [spirit, payment[spirit] - (spirits[i] ?? 0)] as const).filter(([, short]) => short > 0));
  if (Object.keys(missing).length > 0) return refuse('MV-VALE-02', message('whyNot.spiritsMissing'), missing);
  const { cost } = vale;
  const short = (['animal', 'forest', 'sky'] as const).reduce((sum, spirit) => sum + Math.max(0, cost[spirit] - payment[spirit]), 0);
  const price = cost.animal + cost.forest + cost.sky + cost.any;
  if (short > payment.wild || sizeOf(payment) < price) return refuse('MV-VALE-02', message('whyNot.notPaid', { vale: nameMessage(vale.id) }));
  return sizeOf(payment) > price ? refuse('MV-VALE-07', message('whyNot.spentInVain')) : undefined;
}

function spendSpirits(game: MysticValeState, payment: Spending): void {
  SPIRITS.forEach((spirit, i) => {
    game.turn.spirits[i] = (game.turn.spirits[i] ?? 0) - payment[spirit];
  });
}

/** MV-VALE-03, MV-VALE-04 */
export function buyVale(game: MysticValeState, move: Extract<MysticValeMove, { do: 'buyVale' }>): void {
  const vale = valeNamed(move.card);
  if (!vale) return;
  const player = mover(game);
  spendSpirits(game, move);
  game.valeRow[game.valeRow.indexOf(vale.index)] = NONE;
  game.turn.valeBuys++;
  player.vales.push(vale.index);
  player.valeUse.push(FRESH);
  tell<MysticValeEvent>({ is: 'valeBought', seat: game.turn.seat, card: vale.id });
  addToSupply(game, vale.symbols);
  if (vale.effects.some(({ timing }) => timing === 'whenBought')) push(game, valeBought({ vale: vale.index }));
}

/** Every way to spend 1 to so many more spirits. */
function spendings(spirits: readonly number[], most: number): MysticValeMove[] {
  const [animals = 0, forests = 0, skies = 0, wilds = 0] = spirits;
  const moves: MysticValeMove[] = [];
  for (let animal = 0; animal <= animals; animal++)
    for (let forest = 0; forest <= forests; forest++)
      for (let sky = 0; sky <= skies; sky++)
        for (let wild = 0; wild <= wilds; wild++) {
          const size = animal + forest + sky + wild;
          if (size >= 1 && size <= most) moves.push({ do: 'spend', animal, forest, sky, wild });
        }
  return moves;
}

const KEEP_VALE = DECLINE;

/** What a vale does as it is bought: at once, or where its owner gives it up, for spirits or without. */
const boughtOf = (vale: number, isOffer: boolean): Effect | undefined =>
  valeAt(vale).effects.find(({ timing, optional }) => timing === 'whenBought' && optional === isOffer);
const priceOf = (effect: Effect | undefined): ActionOf<'paySpirits'> | undefined => effect && actionOf([effect], 'paySpirits');

/** Gives up the vale just bought for what it offers. */
function giveUp(game: MysticValeState, vale: number, paid: number): void {
  const effect = boughtOf(vale, true);
  if (effect) carryOut(game, effect, { id: valeAt(vale).id, vale, paid });
}

/** MV-BUY-07: what a vale does at the moment it is bought. */
export const valeBought = rule<{ vale: number }>()('valeBought', {
  poolMayGrow(game, { vale }) {
    const effect = boughtOf(vale, false);
    if (effect && isMet(game, effect, NONE)) carryOut(game, effect, { id: valeAt(vale).id, vale });
  },
  maySpendMoreSpirits: {
    ask(game, { vale }) {
      const price = priceOf(boughtOf(vale, true));
      const moves = price ? spendings(game.turn.spirits, price.max) : [];
      return moves.length > 0 ? [{ seat: game.turn.seat, ask: 'haloMountain', moves: [...moves, KEEP_VALE], otherwise: KEEP_VALE }] : [];
    },
    chosen(game, { vale }, move) {
      if (move.do !== 'spend') return;
      spendSpirits(game, move);
      giveUp(game, vale, sizeOf(move));
    },
  },
  mayGiveItUpForGrowth: {
    ask(game, { vale }) {
      const effect = boughtOf(vale, true);
      const isFree = effect && !priceOf(effect);
      return isFree ? [{ seat: game.turn.seat, ask: 'skyGarden', moves: [{ do: 'giveUp' }, KEEP_VALE], otherwise: KEEP_VALE }] : [];
    },
    chosen(game, { vale }, move) {
      if (move.do === 'giveUp') giveUp(game, vale, 0);
    },
  },
});

/** What giving up the vale just bought would bring in VP, with so many spirits paid. */
export function givenUpVp(game: MysticValeState, paid = 0): number {
  const { vale } = frameOf(game, valeBought) ?? { vale: NONE };
  const vp = vale === NONE ? undefined : actionOf(valeAt(vale).effects, 'gain');
  return vp ? amountOf(game, mover(game), vp.amount, { paid }) : 0;
}
