import { push, type Random, shuffle, tell } from '@conclave/engine';
import {
  banners,
  caravanSpacesOf,
  constants,
  deckOf,
  ELEMENTS,
  enchantmentBoard,
  enchantments,
  HOME,
  lords,
  NONE,
  objectives,
  type RealmId,
  realmBoards,
  tribes,
  wandererCards,
} from './cards/index.ts';
import type { MaraEvent } from './moves.ts';
import { agreedLords } from './options.ts';
import { dealObjectives, rounds, turnUpWandererCard } from './rules/index.ts';
import { type MaraState, type Player, type Realm, realmAt, SOURCES } from './state.ts';

// Lists of a state are made by `Array.from`: what `map` makes changes its kind with the optimiser's mood, and costs all code its speed.
const ids = (entries: readonly { id: string }[]): string[] => entries.map(({ id }) => id);

function emptyTable(seats: number, random: Random): MaraState {
  return {
    seats,
    stack: [],
    random,
    walls: 0,
    result: null,
    round: 1,
    turnOrder: [],
    turn: NONE,
    players: [],
    realms: [],
    centralKeys: constants.centralGateStartKeys,
    lords: [],
    wanderer: constants.wandererStart,
    wandererCard: '',
    wandererDeck: { cards: [], under: 0 },
    objectives: [],
    objectiveDeck: { cards: [], under: 0 },
    enchantments: [],
    enchantmentDeck: [],
    bannerDeck: [],
    discardedBanners: [],
  };
}

function boardOf(game: MaraState, id: RealmId): Realm {
  const slots = realmBoards.find((board) => board.id === id)?.bannerSlots ?? 0;
  const none = Array.from({ length: game.seats }, () => 0);
  const caravans = Array.from(caravanSpacesOf(game, id), () => NONE);
  return { id, influence: none, claims: none.slice(), caravans, banners: Array.from({ length: slots }, () => null) };
}

/** GM-LAYOUT-01, GM-LAYOUT-02, GM-LAYOUT-13: Chaos, then elemental realms at random, clockwise. */
function layRealms(game: MaraState): void {
  const drawn = shuffle(game, [...ELEMENTS]).slice(0, game.seats * constants.elementalRealmsPerPlayer);
  game.realms = Array.from(['chaos' as const, ...drawn], (id) => boardOf(game, id));
}

/** GM-SETUP-03, GM-SETUP-04 */
function placeLords(game: MaraState, choice: unknown): void {
  const agreed = agreedLords(choice);
  const chosen = agreed.length > 0 ? agreed : shuffle(game, ids(lords())).slice(0, constants.lordsInPlay);
  const starts = [constants.firstLordStart, constants.secondLordStart];
  game.lords = Array.from(chosen, (id, i) => ({ id, realm: starts[i] ?? NONE }));
  for (const { id, realm } of game.lords) tell<MaraEvent>({ is: 'lordPlaced', lord: id, realm: realmAt(game, realm).id });
}

/** GM-SETUP-05 */
function dealBanners(game: MaraState): void {
  game.bannerDeck = shuffle(game, deckOf(banners()));
  for (const realm of game.realms) realm.banners = Array.from(realm.banners, () => game.bannerDeck.pop() ?? null);
}

/** GM-SETUP-07 to GM-SETUP-09 */
function layEnchantmentBoard(game: MaraState): void {
  game.wandererDeck.cards = shuffle(game, deckOf(wandererCards()));
  turnUpWandererCard(game);
  game.enchantmentDeck = shuffle(game, deckOf(enchantments()));
  game.enchantments = Array.from({ length: enchantmentBoard.enchantmentSlots }, () => game.enchantmentDeck.pop() ?? null);
  game.objectiveDeck.cards = shuffle(game, deckOf(objectives()));
  dealObjectives(game);
}

/** GM-SETUP-11 to GM-SETUP-13, GM-SETUP-15 */
function newPlayer(game: MaraState, tribe: string): Player {
  const scored = Array.from(SOURCES, () => 0);
  scored[SOURCES.length - 1] = constants.startPoints;
  return {
    tribe,
    energy: constants.energyStart,
    gems: Array.from(ELEMENTS, () => constants.startGems),
    onyx: constants.startOnyx,
    keys: constants.startKeys,
    caravans: constants.caravans,
    scored,
    hasPassed: false,
    figures: Array.from(constants.homes, () => ({ at: HOME, attachments: [] })),
    keysThisRound: 0,
    enchantmentsThisRound: 0,
    claimsThisRound: Array.from(game.realms, () => 0),
  };
}

export function setup(seats: number, options: Record<string, boolean | string>, random: Random): MaraState {
  const game = emptyTable(seats, random);
  layRealms(game);
  placeLords(game, options.lords);
  dealBanners(game);
  layEnchantmentBoard(game);
  const drawn = shuffle(game, ids(tribes()));
  game.players = Array.from(drawn.slice(0, seats), (tribe) => newPlayer(game, tribe));
  game.turnOrder = shuffle(
    game,
    game.players.map((_, seat) => seat),
  );
  push(game, rounds({}));
  return game;
}
