import { playerOf, type Refusal, refuse, type Seat, tell, wall } from '@conclave/engine';
import { constants, NONE } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { ManaforgeEvent, ManaforgeMove, Wish } from '../moves.ts';
import type { ManaforgeState, Player, Turn } from '../state.ts';
import { activate, listActivations, refuseActivation } from './activate.ts';
import { gainPrism, listBuilds, refuseBuild, refuseBuildAtAll, refuseScavenge, startBuild } from './build.ts';
import { listSpends, refuseSpend, spendDie } from './dice.ts';
import { swapPrism, swaps } from './mana.ts';
import { rule } from './rule.ts';
import { listReserve, listTalents, placeDie, refusePlacing, refuseRemoving, refuseTalent, removeDie, useTalent } from './talents.ts';
import { listUpgrades, refuseUpgrade, upgrade } from './upgrade.ts';

const END_TURN: ManaforgeMove = { do: 'endTurn' };

/** MF-TURN-01: everything in any order. */
function listMoves(game: ManaforgeState, player: Player, turn: Turn): ManaforgeMove[] {
  const moves: ManaforgeMove[] = [];
  listSpends(player, turn, moves);
  if (!turn.hasBuilt) listBuilds(game, player, moves);
  listActivations(player, turn, moves);
  listUpgrades(player, moves);
  listTalents(player, turn, moves);
  if (player.prisms > 0) for (const swap of swaps) moves.push(swap);
  listReserve(player, turn, moves);
  moves.push(END_TURN);
  return moves;
}

export const refuseSwap = ({ prisms }: Player): Refusal | undefined =>
  prisms === 0 ? refuse('MF-PRISM-01', message('whyNot.noPrism'), { prisms: 1 }) : undefined;

/** Moves that belong to other questions: `whyNot` knows about them. */
const ELSEWHERE: ReadonlySet<string> = new Set(['pick', 'keep', 'takeDie', 'takeNoDie', 'give', 'giveNothing']);
const NOT_OFFERED: Refusal = refuse('TABLE-OFFER', message('whyNot.notAsked'));

/** Why an action of a turn is not possible. */
export function refuseAction(game: ManaforgeState, turn: Turn, wish: Wish): Refusal | undefined {
  const player = playerOf(game, turn.seat);
  if (wish.do === 'spend') return refuseSpend(player, turn, wish);
  if (wish.do === 'build') return refuseBuild(game, player, turn, wish);
  if (wish.do === 'scavenge') return refuseScavenge(game, player, turn, wish);
  if (wish.do === 'gainPrism') return refuseBuildAtAll(turn);
  if (wish.do === 'activate') return refuseActivation(player, turn, wish);
  if (wish.do === 'upgrade') return refuseUpgrade(player, wish);
  if (wish.do === 'useTalent') return refuseTalent(player, turn, wish);
  if (wish.do === 'swapPrism') return refuseSwap(player);
  if (wish.do === 'placeDie') return refusePlacing(player, wish);
  if (wish.do === 'removeDie') return refuseRemoving(player);
  if (wish.do === 'endTurn') return undefined;
  if (wish.do === 'makeRoom') return refuse('MF-BUILD-08', message('whyNot.roomOnlyForNew'));
  return refuse('MF-TURN-02', message('whyNot.noAction'));
}

function act(game: ManaforgeState, turn: Turn, move: ManaforgeMove): void {
  if (move.do === 'spend') spendDie(game, turn, move);
  else if (move.do === 'build' || move.do === 'scavenge') startBuild(game, turn, move);
  else if (move.do === 'gainPrism') gainPrism(game, turn);
  else if (move.do === 'activate') activate(game, turn, move);
  else if (move.do === 'upgrade') upgrade(game, turn, move);
  else if (move.do === 'useTalent') useTalent(game, turn, move);
  else if (move.do === 'swapPrism') swapPrism(game, turn.seat, move.gem);
  else if (move.do === 'placeDie') placeDie(game, turn, move.die);
  else if (move.do === 'removeDie') removeDie(game, turn.seat);
}

function turnOf(game: ManaforgeState): Turn {
  if (!game.turn) throw new Error("it is nobody's turn");
  return game.turn;
}

export const turn = rule<{ seat: Seat }>()('turn', {
  begin(game, { seat }) {
    game.turn = { seat, spends: constants.spendsPerTurn, hasBuilt: false, used: [], hasPlaced: false };
    tell<ManaforgeEvent>({ is: 'turnBegan', seat });
  },
  act: {
    ask: (game, { seat }) => [{ seat, ask: 'act', moves: listMoves(game, playerOf(game, seat), turnOf(game)), otherwise: END_TURN }],
    accept: (game, _frame, move) => (ELSEWHERE.has(move.do) ? NOT_OFFERED : refuseAction(game, turnOf(game), move)),
    chosen(game, _frame, move) {
      if (move.do === 'endTurn') return;
      act(game, turnOf(game), move);
      return 'act';
    },
  },
  /** MF-TURN-07, MF-TURN-08: mana and spends vanish, all else stays. */
  end(game, { seat }) {
    const player = playerOf(game, seat);
    tell<ManaforgeEvent>({ is: 'turnEnded', seat, manaLost: player.mana });
    player.mana = [...NONE];
    game.turn = null;
    if (!game.options.reopenTurns) wall(game, 'turn'); // MF-UNDO-04
  },
});
