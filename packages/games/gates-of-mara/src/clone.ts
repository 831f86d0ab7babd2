import { cloneCore } from '@conclave/engine';
import type { Deck, Figure, LordInPlay, MaraState, Player, Realm, Table } from './state.ts';

const cloneFigure = ({ at, attachments }: Figure): Figure => ({ at, attachments: attachments.slice() });
const cloneDeck = ({ cards, under }: Deck): Deck => ({ cards: cards.slice(), under });
const cloneLord = ({ id, realm }: LordInPlay): LordInPlay => ({ id, realm });

function clonePlayer(player: Player): Player {
  return {
    tribe: player.tribe,
    energy: player.energy,
    gems: player.gems.slice(),
    onyx: player.onyx,
    keys: player.keys,
    caravans: player.caravans,
    scored: player.scored.slice(),
    hasPassed: player.hasPassed,
    figures: player.figures.map(cloneFigure),
    keysThisRound: player.keysThisRound,
    enchantmentsThisRound: player.enchantmentsThisRound,
    claimsThisRound: player.claimsThisRound.slice(),
  };
}

function cloneRealm({ id, influence, claims, caravans, banners }: Realm): Realm {
  return { id, influence: influence.slice(), claims: claims.slice(), caravans: caravans.slice(), banners: banners.slice() };
}

/** A copy of all that lies open. */
export function cloneTable(table: Table): Table {
  return {
    seats: table.seats,
    round: table.round,
    turnOrder: table.turnOrder.slice(),
    turn: table.turn,
    players: table.players.map(clonePlayer),
    realms: table.realms.map(cloneRealm),
    centralKeys: table.centralKeys,
    lords: table.lords.map(cloneLord),
    wanderer: table.wanderer,
    wandererCard: table.wandererCard,
    objectives: table.objectives.slice(),
    enchantments: table.enchantments.slice(),
    discardedBanners: table.discardedBanners.slice(),
  };
}

export function clone(game: MaraState): MaraState {
  return {
    ...cloneCore(game),
    ...cloneTable(game),
    wandererDeck: cloneDeck(game.wandererDeck),
    objectiveDeck: cloneDeck(game.objectiveDeck),
    enchantmentDeck: game.enchantmentDeck.slice(),
    bannerDeck: game.bannerDeck.slice(),
  };
}
