import { type Core, playerOf, type Seat } from '@conclave/engine';
import { type Face, faceOf, type Make, type Phase } from './cards/index.ts';
import type { MysticValeOptions } from './options.ts';

/** Nothing lies here. */
export const NONE = -1;

/** How often a vale's ability (or its blue VP) was used: not yet, this turn, or for good. */
export const FRESH = 0;
export const USED_THIS_TURN = 1;
export const SPENT = 2;

export interface Player {
  /** What each of the 20 cards is made of, by its number. Zones hold these numbers. */
  cards: Make[];
  /** The top card is the last. */
  deck: number[];
  /** How many cards at the bottom of the deck everybody saw go there. */
  buried: number;
  /** Whether the owner has looked at the deck's top card. */
  sawTop: boolean;
  onDeck: number;
  /** From left to right. */
  field: number[];
  discard: number[];
  /** Cards of a spoiled field that stay, leftmost first. */
  kept: number[];
  vales: number[];
  /** For each vale: FRESH, USED_THIS_TURN or SPENT. */
  valeUse: number[];
  token: number;
  isActive: boolean;
  /** The leader, or NONE. */
  leader: number;
  workshop: number[];
  vp: number;
  /** Mana and wild spirits that wait for the next Harvest. */
  waitingMana: number;
  waitingWild: number;
  /** Growth gained until this field is discarded. */
  growth: number;
  /** Cards that were lent guardians until the turn ends; one entry for each guardian. */
  lent: number[];
  /** Algeni was used since the last Prep Phase began. */
  hasRedrawn: boolean;
  /** The turn being prepared is already spoiled. */
  isSpoiled: boolean;
  /** Another turn follows the one that is already spoiled. */
  earnedTurn: boolean;
  /** Borderwatch Bog: cards of the last field, 0 after a spoil. */
  bog: number;
}

export type Stage = 'draft' | Phase | 'bog' | 'over';

export interface Turn {
  seat: Seat;
  phase: Stage;
  pushes: number;
  /** A card was revealed since decay was last tested. */
  isRevealed: boolean;
  isSpoiled: boolean;
  /** The same player takes the next turn too. */
  hasExtra: boolean;
  mana: number;
  /** Animal, forest, sky, wild. */
  spirits: number[];
  buys: number;
  valeBuys: number;
  /** Advancements bought or claimed, not yet sleeved. */
  aside: number[];
  /** Harvest abilities used this turn, by key. */
  used: number[];
  /** When Played abilities resolved in this phase, by key. */
  played: number[];
  /** Blue VP taken this turn, by key of its bearer. */
  scored: number[];
  /** A token or amulet limited to once a turn was evoked. */
  hasEvoked: boolean;
  /** The leader was upgraded or turned back this turn. */
  hasTurned: boolean;
  /** In Harvest: the leader's card as it counts, whichever side shows. */
  leaderInForce: Make;
  /** No more questions in this Prep but reactions. */
  isQuiet: boolean;
}

/** Leaders and amulets to choose from. */
export interface Laid {
  leaders: number[];
  amulets: number[];
}

export interface MysticValeState extends Core {
  options: MysticValeOptions;
  /** The starting player. */
  start: Seat;
  pool: number;
  /** The pool has run out once. */
  isEnding: boolean;
  /** Advancements by level; the top is the last. */
  decks: number[][];
  /** Level 1 advancements left out of the game, unseen. */
  cut: number[];
  /** Nine spots: three a level, left to right. */
  commons: number[];
  /** Fertile Soils left, by place. */
  soil: number[];
  valeDecks: number[][];
  /** Whether the top of the level 1 vale deck is known: Crystal Cavern went there. */
  isValeKnown: boolean;
  /** Eight spots: four a level. */
  valeRow: number[];
  /** Vales out of the game. */
  gone: number[];
  /** One lot for all, or one for each seat; empty once chosen. */
  laid: Laid[];
  players: Player[];
  turn: Turn;
}

/** Whose turn it is. */
export const mover = (game: MysticValeState): Player => playerOf(game, game.turn.seat);

export const makeOf = (player: Player, card: number): Make => player.cards[card] ?? 0;
export const faceAt = (player: Player, card: number): Face => faceOf(player.cards[card] ?? 0);

/** MV-LEADER-14: in Harvest the leader's card counts as it did when Harvest began or it joined. */
export function faceInForce(game: MysticValeState, player: Player, card: number): Face {
  const face = faceAt(player, card);
  return face.isLeader && game.turn.phase === 'harvest' ? faceOf(game.turn.leaderInForce) : face;
}

export function freshTurn(seat: Seat, phase: Stage): Turn {
  return {
    seat,
    phase,
    pushes: 0,
    isRevealed: false,
    isSpoiled: false,
    hasExtra: false,
    mana: 0,
    spirits: [0, 0, 0, 0],
    buys: 0,
    valeBuys: 0,
    aside: [],
    used: [],
    played: [],
    scored: [],
    hasEvoked: false,
    hasTurned: false,
    leaderInForce: NONE,
    isQuiet: false,
  };
}

/** Seats from the starting player on, clockwise. */
export function turnOrder(game: MysticValeState): Seat[] {
  return Array.from({ length: game.seats }, (_, i) => (game.start + i) % game.seats);
}

export function takeOut(list: number[], one: number): boolean {
  const at = list.indexOf(one);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}
