import { done, push, refuse, tell } from '@conclave/engine';
import { actionOf, advancementAt, CONSTANTS, leaderAt, pieceNamed, valeAt, valeNamed } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { MysticValeEvent, MysticValeMove } from '../moves.ts';
import { FRESH, faceAt, faceInForce, type MysticValeState, mover, NONE, USED_THIS_TURN } from '../state.ts';
import { offerAbilities, offerAll, offerValeAbilities, useAbility, useAll, useHarvestVale } from './abilities.ts';
import { inCommons, takeFromCommons } from './commons.ts';
import { turnBackAtHarvestEnd, turnByOwner } from './leaders.ts';
import { DECLINE, END_HARVEST, EVOKE, nameAndPlace, offer, TAKE_VP, UPGRADE } from './offers.ts';
import { canSetAside, roomsIn } from './rooms.ts';
import { rule } from './rule.ts';
import { fillSupply } from './supply.ts';
import { gainVp } from './symbols.ts';
import { mayEvoke, startEvoke } from './tokens.ts';
import { buyVale, paymentFault, paymentsFor, spiritsShort } from './vales.ts';

/** Blue VP still to be taken in this Harvest. */
export function openVp(game: MysticValeState): number {
  const player = mover(game);
  let vp = 0;
  for (const card of player.field) {
    const { blue } = faceInForce(game, player, card);
    for (const [key, worth] of blue) if (!game.turn.scored.includes(key)) vp += worth;
  }
  player.vales.forEach((vale, i) => {
    if (player.valeUse[i] === FRESH) vp += valeAt(vale).symbols.vpHarvest;
  });
  return vp;
}

/** MV-HARVEST-03, MV-HARVEST-10: each blue symbol once a Harvest. */
function takeVp(game: MysticValeState): void {
  const player = mover(game);
  const vp = openVp(game);
  for (const card of player.field) for (const [key] of faceInForce(game, player, card).blue) game.turn.scored.push(key);
  player.vales.forEach((vale, i) => {
    if (valeAt(vale).symbols.vpHarvest > 0) player.valeUse[i] = USED_THIS_TURN;
  });
  gainVp(game, game.turn.seat, vp, { from: 'pool', card: 'harvest' });
}

/** The leader's price, where it can be upgraded now; NONE elsewhere. */
function upgradeCost(game: MysticValeState): number {
  const player = mover(game);
  if (player.leader === NONE || game.turn.hasTurned) return NONE;
  const isInField = player.field.some((card) => faceAt(player, card).isLeader && faceAt(player, card).base.side === 'start');
  return isInField ? leaderAt(player.leader).start.upgradeCost : NONE;
}

function offerBuys(game: MysticValeState, moves: MysticValeMove[]): void {
  const { turn } = game;
  if (turn.buys >= CONSTANTS.advancementBuys) return;
  const rooms = roomsIn(mover(game));
  for (const piece of inCommons(game)) if (advancementAt(piece).cost <= turn.mana && canSetAside(game, rooms, piece)) moves.push(offer.buy(piece));
  const upgrade = upgradeCost(game);
  if (upgrade !== NONE && upgrade <= turn.mana) moves.push(UPGRADE);
}

function offerVales(game: MysticValeState, moves: MysticValeMove[]): void {
  const { turn, valeRow } = game;
  const [animal = 0, forest = 0, sky = 0, wild = 0] = turn.spirits;
  if (turn.valeBuys >= CONSTANTS.valeBuys || animal + forest + sky + wild === 0) return;
  for (let spot = 0; spot < valeRow.length; spot++) {
    const vale = valeRow[spot] ?? NONE;
    if (vale === NONE || valeRow.indexOf(vale) !== spot || spiritsShort(valeAt(vale), turn.spirits) > 0) continue;
    for (const payment of paymentsFor(valeAt(vale), turn.spirits)) moves.push(payment);
  }
}

function harvestMoves(game: MysticValeState): MysticValeMove[] {
  const moves: MysticValeMove[] = [];
  offerBuys(game, moves);
  offerVales(game, moves);
  const uses: MysticValeMove[] = [];
  offerAbilities(game, uses);
  if (mover(game).vales.length > 0) offerValeAbilities(game, uses);
  offerAll(game, uses);
  moves.push(...uses);
  if (mayEvoke(game)) moves.push(EVOKE);
  if (openVp(game) > 0) moves.push(TAKE_VP);
  moves.push(END_HARVEST);
  return moves;
}

/** MV-BUY-02 */
function buy(game: MysticValeState, move: Extract<MysticValeMove, { do: 'buy' }>): void {
  const piece = pieceNamed(move.card, move.position) ?? NONE;
  const { cost, effects } = advancementAt(piece);
  game.turn.mana -= cost;
  game.turn.buys++;
  setAside(game, piece);
  tell<MysticValeEvent>({ is: 'advancementBought', seat: game.turn.seat, ...nameAndPlace(piece), cost });
  if (actionOf(effects, 'claimAdvancement')) push(game, claim({ buyer: piece }));
}

function setAside(game: MysticValeState, piece: number): void {
  takeFromCommons(game, piece);
  game.turn.aside.push(piece);
}

/** MV-CARD-NIGHTVALE-PATHFINDER-01, MV-CARD-NIGHTVALE-PATHFINDER-04 */
function claimable(game: MysticValeState, buyer: number): number[] {
  const claiming = actionOf(advancementAt(buyer).effects, 'claimAdvancement');
  if (!claiming) return [];
  const rooms = roomsIn(mover(game));
  return inCommons(game).filter((piece) => {
    const { cost } = advancementAt(piece);
    return cost >= claiming.costMin && cost <= claiming.costMax && canSetAside(game, rooms, piece);
  });
}

export const claim = rule<{ buyer: number }>()('claim', {
  mayClaimAnother: {
    ask(game, { buyer }) {
      const pieces = claimable(game, buyer);
      return pieces.length > 0 ? [{ seat: game.turn.seat, ask: 'claim', moves: [...pieces.map(offer.claim), DECLINE], otherwise: DECLINE }] : [];
    },
    chosen(game, _frame, move) {
      if (move.do !== 'claim') return;
      const piece = pieceNamed(move.card, move.position) ?? NONE;
      setAside(game, piece);
      tell<MysticValeEvent>({ is: 'advancementClaimed', seat: game.turn.seat, ...nameAndPlace(piece) });
    },
  },
});

/** MV-LEADER-08, MV-LEADER-09 */
function upgrade(game: MysticValeState): void {
  game.turn.mana -= upgradeCost(game);
  game.turn.buys++;
  turnByOwner(game, 'upgraded');
}

/** MV-HARVEST-01: everything in any order. */
export const harvest = rule<object>()('harvest', {
  begin(game) {
    const { turn } = game;
    turn.phase = 'harvest';
    fillSupply(game);
    tell<MysticValeEvent>({ is: 'harvestBegan', seat: turn.seat, mana: turn.mana, spirits: turn.spirits.slice() });
  },
  act: {
    ask: (game) => [{ seat: game.turn.seat, ask: 'harvest', moves: harvestMoves(game), otherwise: END_HARVEST }],
    accept(game, _frame, move) {
      const vale = move.do === 'buyVale' ? valeNamed(move.card) : undefined;
      const isOpen = vale && game.valeRow.includes(vale.index) && game.turn.valeBuys < CONSTANTS.valeBuys;
      if (!isOpen || move.do !== 'buyVale') return refuse('TABLE-OFFER', message('whyNot.notNow'));
      return paymentFault(game, vale, move);
    },
    chosen(game, _frame, move) {
      if (move.do === 'endHarvest') return 'takeWhatIsOpen';
      if (move.do === 'buy') buy(game, move);
      else if (move.do === 'buyVale') buyVale(game, move);
      else if (move.do === 'evoke') startEvoke(game);
      else if (move.do === 'takeVp') takeVp(game);
      else if (move.do === 'upgrade') upgrade(game);
      else if (move.do === 'useAll') useAll(game);
      else if (move.do === 'useVale') useHarvestVale(game, move.card);
      else useAbility(game, move);
      return 'act';
    },
  },
  takeWhatIsOpen: (game) => takeVp(game),
  /** MV-SYM-11, MV-HARVEST-11 */
  end(game) {
    turnBackAtHarvestEnd(game);
    game.turn.mana = 0;
    game.turn.spirits = [0, 0, 0, 0];
    return done();
  },
});
