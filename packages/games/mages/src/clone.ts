import { cloneCore } from '@conclave/engine';
import type { MagesState, Player } from './state.ts';

const clonePlayer = (player: Player): Player => ({
  hand: player.hand.slice(),
  table: player.table.slice(),
  hearts: player.hearts,
  levels: { ...player.levels },
  character: player.character,
  claimed: player.claimed.slice(),
  chosenSpell: player.chosenSpell,
  status: player.status,
  hasResurrected: player.hasResurrected,
});

export function clone(game: MagesState): MagesState {
  return {
    ...cloneCore(game),
    confirmEndOfTurn: game.confirmEndOfTurn,
    deck: game.deck.slice(),
    discard: game.discard.slice(),
    row: game.row.slice(),
    spells: { ...game.spells },
    items: game.items.slice(),
    itemDiscard: game.itemDiscard.slice(),
    box: game.box.slice(),
    troll: game.troll,
    players: game.players.map(clonePlayer),
    active: game.active,
    turns: game.turns,
    actions: game.actions,
    mizikoTaken: game.mizikoTaken,
    rolls: game.rolls.map((rolled) => ({ ...rolled })),
  };
}
