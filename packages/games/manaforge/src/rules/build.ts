import { playerOf, push, type Refusal, refuse, type Seat, tell } from '@conclave/engine';
import { type ByElement, constants, ELEMENTS, itemNumber, itemOf, type Price } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { ManaforgeEvent, ManaforgeMove, ManaforgePrompt, MoveCalled, Wish } from '../moves.ts';
import { EMPTY, isFull, type ManaforgeState, type Player, scavengesFor, type Turn, total } from '../state.ts';
import { eachPayment, gainPrisms, isPayable, ONE, pay, refusePayment, refuseShort, thriftiest, thriftiestFirst, unitsOf } from './mana.ts';
import { incomplete } from './refusals.ts';
import { rule } from './rule.ts';
import { storeEffect } from './store.ts';
import { rewardCrafters } from './talents.ts';

const GAIN_PRISM: ManaforgeMove = { do: 'gainPrism' };

/** MF-BUILD-01 */
export function listBuilds(game: ManaforgeState, player: Player, moves: ManaforgeMove[]): void {
  moves.push(GAIN_PRISM);
  for (const number of game.board) {
    if (number === EMPTY) continue;
    const { id, cost } = itemOf(number);
    if (!isPayable(player.mana, player.gems, cost)) continue;
    const start = moves.length;
    eachPayment(player.mana, player.gems, cost, (mana, gems) => moves.push({ do: 'build', card: id, mana, gems }));
    thriftiestFirst(moves, start);
  }
  const extra = scavengesFor(player);
  if (extra !== undefined) listScavenges(game, player, extra, moves);
}

/** What is left of gems once so many are set aside on top of a cost (MF-TALENT-20), from the largest heaps, with the cost still payable. */
function leftBeside(n: number, mana: ByElement, gems: ByElement, cost: Price): ByElement | undefined {
  if (n === 0) return gems;
  const byHeap = ELEMENTS.map((_, e) => e).sort((one, other) => (gems[other] ?? 0) - (gems[one] ?? 0));
  for (const e of byHeap) {
    const rest = gems.map((held, i) => held - (ONE[e]?.[i] ?? 0));
    if ((gems[e] ?? 0) === 0 || !isPayable(mana, rest, cost)) continue;
    const left = leftBeside(n - 1, mana, rest, cost);
    if (left) return left;
  }
  return undefined;
}

/** The discard pile grows long: of each card only the payment that keeps most is proposed. */
function listScavenges(game: ManaforgeState, player: Player, extra: number, moves: ManaforgeMove[]): void {
  if (total(player.gems) < extra) return;
  for (const number of game.discard) {
    const { id, cost } = itemOf(number);
    if (!isPayable(player.mana, player.gems, cost)) continue;
    const left = leftBeside(extra, player.mana, player.gems, cost);
    if (!left) continue;
    const { mana, gems } = thriftiest(player.mana, left, cost);
    moves.push({ do: 'scavenge', card: id, mana, gems: gems.map((n, e) => n + (player.gems[e] ?? 0) - (left[e] ?? 0)) });
  }
}

export const refuseBuildAtAll = ({ hasBuilt }: Turn): Refusal | undefined => (hasBuilt ? refuse('MF-BUILD-01', message('whyNot.builtAlready')) : undefined);

function refuseFrom(pile: readonly number[], { card: id, mana, gems }: Wish, player: Player, extra: number, missing: Refusal): Refusal | undefined {
  if (id === undefined) return incomplete(message('whyNot.sayItem'));
  const number = itemNumber(id);
  if (number === EMPTY || !pile.includes(number)) return missing;
  const price = unitsOf(itemOf(number).cost, extra);
  const short = refuseShort(player, price);
  if (short) return short;
  return mana && gems ? refusePayment(player, price, { mana, gems }) : incomplete(message('whyNot.sayPayment'));
}

export function refuseBuild(game: ManaforgeState, player: Player, turn: Turn, wish: Wish): Refusal | undefined {
  return refuseBuildAtAll(turn) ?? refuseFrom(game.board, wish, player, 0, refuse('MF-BUILD-03', message('whyNot.notOnBoard')));
}

export function refuseScavenge(game: ManaforgeState, player: Player, turn: Turn, wish: Wish): Refusal | undefined {
  const extra = scavengesFor(player);
  if (extra === undefined) return refuse('MF-TALENT-20', message('whyNot.onlyScavenger'));
  if (game.discard.length === 0) return refuse('MF-TALENT-20b', message('whyNot.discardEmpty'));
  const missing = refuse('MF-TALENT-20b', message('whyNot.notInDiscard'));
  return refuseBuildAtAll(turn) ?? refuseFrom(game.discard, wish, player, extra, missing);
}

/** MF-BUILD-02, MF-BUILD-17 */
export function gainPrism(game: ManaforgeState, turn: Turn): void {
  turn.hasBuilt = true;
  gainPrisms(game, turn.seat, 1);
}

/** MF-BUILD-03, MF-BUILD-12: paid and taken; what follows is the rule `build`. */
export function startBuild(game: ManaforgeState, turn: Turn, { do: how, card, mana, gems }: MoveCalled<'build' | 'scavenge'>): void {
  const { seat } = turn;
  const item = itemNumber(card);
  turn.hasBuilt = true;
  pay(game, seat, { mana, gems });
  if (how === 'build') game.board[game.board.indexOf(item)] = EMPTY;
  else game.discard.splice(game.discard.indexOf(item), 1);
  tell<ManaforgeEvent>({ is: 'itemBuilt', seat, card, from: how === 'build' ? 'board' : 'discard', mana, gems });
  push(game, build({ seat, item, space: null }));
}

/** MF-BUILD-06, MF-BUILD-07: the space that becomes free. */
function moveOut(game: ManaforgeState, seat: Seat, card: string): number {
  const { workshop } = playerOf(game, seat);
  const item = itemNumber(card);
  const space = workshop.findIndex((one) => one.item === item);
  const gems = workshop[space]?.gems.length ?? 0;
  game.discard.push(item);
  tell<ManaforgeEvent>({ is: 'cardMovedOut', seat, card, gems });
  return space;
}

const roomIn = (game: ManaforgeState, seat: Seat): ManaforgePrompt[] => [
  { seat, ask: 'makeRoom', moves: playerOf(game, seat).workshop.map(({ item }) => ({ do: 'makeRoom', card: itemOf(item).id })) },
];

export const build = rule<{ seat: Seat; item: number; space: number | null }>()('build', {
  /** MF-BUILD-14 */
  makeRoom: {
    ask: (game, { seat, item }) => (itemOf(item).isWorkshop && isFull(playerOf(game, seat), constants.workshopSlots) ? roomIn(game, seat) : []),
    chosen(game, frame, move) {
      if (move.do === 'makeRoom') frame.space = moveOut(game, frame.seat, move.card);
    },
  },
  /** MF-BUILD-05 */
  placeOrApply(game, { seat, item, space }) {
    if (!itemOf(item).isWorkshop) {
      push(game, storeEffect({ seat, item, built: item, answered: 0 }));
      return;
    }
    const { workshop } = playerOf(game, seat);
    workshop[space ?? workshop.length] = { item, charged: true, gems: [] };
  },
  /** MF-BUILD-10, MF-BUILD-11: only now is it in the Store. */
  putIntoTheStore(game, { seat, item }) {
    if (!itemOf(item).isWorkshop) playerOf(game, seat).store.push(item);
  },
  craftersAreRewarded: (game, { seat, item }) => rewardCrafters(game, seat, itemOf(item).type),
});
