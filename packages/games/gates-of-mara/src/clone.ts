import { cloneCore } from '@conclave/engine';
import type { Deck, Figure, LordInPlay, MaraState, Player, Realm } from './state.ts';

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

export function clone(game: MaraState): MaraState {
  return {
    ...cloneCore(game),
    round: game.round,
    turnOrder: game.turnOrder.slice(),
    turn: game.turn,
    players: game.players.map(clonePlayer),
    realms: game.realms.map(cloneRealm),
    centralKeys: game.centralKeys,
    lords: game.lords.map(cloneLord),
    wanderer: game.wanderer,
    wandererCard: game.wandererCard,
    wandererDeck: cloneDeck(game.wandererDeck),
    objectives: game.objectives.slice(),
    objectiveDeck: cloneDeck(game.objectiveDeck),
    enchantments: game.enchantments.slice(),
    enchantmentDeck: game.enchantmentDeck.slice(),
    bannerDeck: game.bannerDeck.slice(),
    discardedBanners: game.discardedBanners.slice(),
  };
}
