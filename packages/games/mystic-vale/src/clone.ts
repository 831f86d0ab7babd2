import { cloneCore } from '@conclave/engine';
import type { MysticValeState, Player, Turn } from './state.ts';

function clonePlayer(player: Player): Player {
  return {
    cards: player.cards.slice(),
    deck: player.deck.slice(),
    buried: player.buried,
    sawTop: player.sawTop,
    onDeck: player.onDeck,
    field: player.field.slice(),
    discard: player.discard.slice(),
    kept: player.kept.slice(),
    vales: player.vales.slice(),
    valeUse: player.valeUse.slice(),
    token: player.token,
    isActive: player.isActive,
    leader: player.leader,
    workshop: player.workshop.slice(),
    vp: player.vp,
    waitingMana: player.waitingMana,
    waitingWild: player.waitingWild,
    growth: player.growth,
    lent: player.lent.slice(),
    hasRedrawn: player.hasRedrawn,
    isSpoiled: player.isSpoiled,
    earnedTurn: player.earnedTurn,
    bog: player.bog,
  };
}

function cloneTurn(turn: Turn): Turn {
  return {
    seat: turn.seat,
    phase: turn.phase,
    pushes: turn.pushes,
    isRevealed: turn.isRevealed,
    isSpoiled: turn.isSpoiled,
    hasExtra: turn.hasExtra,
    mana: turn.mana,
    spirits: turn.spirits.slice(),
    buys: turn.buys,
    valeBuys: turn.valeBuys,
    aside: turn.aside.slice(),
    used: turn.used.slice(),
    played: turn.played.slice(),
    scored: turn.scored.slice(),
    hasEvoked: turn.hasEvoked,
    hasTurned: turn.hasTurned,
    leaderInForce: turn.leaderInForce,
    isQuiet: turn.isQuiet,
  };
}

const cloneLists = (lists: readonly number[][]): number[][] => lists.map((list) => list.slice());

export function clone(game: MysticValeState): MysticValeState {
  return {
    ...cloneCore(game),
    options: { ...game.options },
    start: game.start,
    pool: game.pool,
    isEnding: game.isEnding,
    decks: cloneLists(game.decks),
    cut: game.cut.slice(),
    commons: game.commons.slice(),
    soil: game.soil.slice(),
    valeDecks: cloneLists(game.valeDecks),
    isValeKnown: game.isValeKnown,
    valeRow: game.valeRow.slice(),
    gone: game.gone.slice(),
    laid: game.laid.map(({ leaders, amulets }) => ({ leaders: leaders.slice(), amulets: amulets.slice() })),
    players: game.players.map(clonePlayer),
    turn: cloneTurn(game.turn),
  };
}
