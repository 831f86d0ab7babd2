import { cloneCore } from '@conclave/engine';
import type { Draft, ManaforgeState, Player, Turn } from './state.ts';

const cloneDraft = ({ hands, picks }: Draft): Draft => ({ hands: hands.map((hand) => hand.slice()), picks: picks.map((pick) => pick.slice()) });

const cloneTurn = ({ seat, spends, hasBuilt, used, hasPlaced }: Turn): Turn => ({ seat, spends, hasBuilt, used: used.slice(), hasPlaced });

function clonePlayer(player: Player): Player {
  return {
    prestige: player.prestige,
    mana: player.mana.slice(),
    gems: player.gems.slice(),
    prisms: player.prisms,
    dice: player.dice.map(({ type, face, spent }) => ({ type, face, spent })),
    storedDie: player.storedDie,
    workshop: player.workshop.map(({ item, charged, gems }) => ({ item, charged, gems: gems.slice() })),
    store: player.store.slice(),
    talents: player.talents.slice(),
    earnedFrom: player.earnedFrom.slice(),
    earned: player.earned.slice(),
    byRound: player.byRound.slice(),
  };
}

export function clone(game: ManaforgeState): ManaforgeState {
  return {
    ...cloneCore(game),
    options: { reopenTurns: game.options.reopenTurns },
    round: game.round,
    firstPlayer: game.firstPlayer,
    deck: game.deck.slice(),
    board: game.board.slice(),
    discard: game.discard.slice(),
    removed: game.removed.slice(),
    draft: game.draft && cloneDraft(game.draft),
    unusedTalents: game.unusedTalents.slice(),
    pool: game.pool.slice(),
    turn: game.turn && cloneTurn(game.turn),
    players: game.players.map(clonePlayer),
  };
}
