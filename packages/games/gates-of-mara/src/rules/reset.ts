import { done, draw, playerOf, type Seat, tell } from '@conclave/engine';
import { constants, enchantmentBoard, FIRST_ENCHANTER, HOME, NONE, realmBoards, wanderer } from '../cards/index.ts';
import type { MaraEvent, MaraMove, MaraPrompt } from '../moves.ts';
import { type Deck, type MaraState, type Player, realmAt } from '../state.ts';
import { rule } from './rule.ts';

/** The space of a player's Enchanter nearest the arrow. */
function nearestEnchanter({ figures }: Player): number {
  const spaces = figures.map(({ at }) => at).filter((at) => at >= FIRST_ENCHANTER);
  return Math.min(Number.POSITIVE_INFINITY, ...spaces);
}

/** GM-RESET-01 to GM-RESET-03: the sort is stable, so full ties keep their order. */
function nextTurnOrder(game: MaraState): Seat[] {
  const before = (a: Seat, b: Seat): number => {
    const [one, other] = [playerOf(game, a), playerOf(game, b)];
    if (one.energy !== other.energy) return other.energy - one.energy;
    const [near, far] = [nearestEnchanter(one), nearestEnchanter(other)];
    return near === far ? 0 : near - far;
  };
  return game.turnOrder.slice().sort(before);
}

/** GM-RESET-04 */
function collectPieces(game: MaraState): void {
  for (const player of game.players) {
    for (const figure of player.figures) figure.at = HOME;
    player.caravans = constants.caravans;
    player.hasPassed = false;
    player.keysThisRound = 0;
    player.enchantmentsThisRound = 0;
    player.claimsThisRound.fill(0);
  }
  for (const { caravans } of game.realms) caravans.fill(NONE);
}

/** GM-RESET-06 */
function refillBanners(game: MaraState): void {
  for (const { id, banners } of game.realms) {
    const cards: string[] = [];
    for (let slot = 0; slot < banners.length; slot++) {
      if (banners[slot] !== null || game.bannerDeck.length === 0) continue;
      const card = draw(game, game.bannerDeck) ?? null;
      banners[slot] = card;
      if (card) cards.push(card);
    }
    if (cards.length > 0) tell<MaraEvent>({ is: 'bannersDealt', realm: id, cards });
  }
}

function putUnder(deck: Deck, card: string): void {
  deck.cards.unshift(card);
  deck.under++;
}

function turnUp(game: MaraState, deck: Deck): string {
  const card = draw(game, deck.cards);
  deck.under = Math.min(deck.under, deck.cards.length);
  if (card === undefined) throw new Error('no card to turn up');
  return card;
}

/** Deals the Objectives of a round. */
export function dealObjectives(game: MaraState): void {
  for (let slot = 0; slot < enchantmentBoard.objectiveSlots; slot++) game.objectives.push(turnUp(game, game.objectiveDeck));
  tell<MaraEvent>({ is: 'objectivesDealt', cards: game.objectives.slice() });
}

function newObjectives(game: MaraState): void {
  for (const card of game.objectives.splice(0)) putUnder(game.objectiveDeck, card);
  dealObjectives(game);
}

export function turnUpWandererCard(game: MaraState): void {
  game.wandererCard = turnUp(game, game.wandererDeck);
}

/** GM-RESET-08, GM-RESET-09 */
function wandererMovesOn(game: MaraState): void {
  putUnder(game.wandererDeck, game.wandererCard);
  turnUpWandererCard(game);
  game.wanderer = (game.wanderer + wanderer.movesPerReset) % game.realms.length;
  tell<MaraEvent>({ is: 'wandererMoved', realm: realmAt(game, game.wanderer).id, card: game.wandererCard });
}

const takesLords = new Set(realmBoards.filter(({ hasLords }) => hasLords).map(({ id }) => id));

/** GM-RESET-12 to GM-RESET-14: any lord that stands nowhere, to any elemental realm without a lord. */
function lordPlacements(game: MaraState): MaraMove[] {
  const homeless = game.lords.filter(({ realm }) => realm === NONE);
  const free = game.realms.filter(({ id }, realm) => takesLords.has(id) && !game.lords.some((lord) => lord.realm === realm));
  return homeless.flatMap(({ id: lord }) => free.map(({ id: realm }) => ({ do: 'placeLord', lord, realm }) as MaraMove));
}

function askForLord(game: MaraState, place: number): MaraPrompt[] {
  const seat = game.turnOrder[place];
  const moves = lordPlacements(game);
  return seat === undefined || moves.length === 0 ? [] : [{ seat, ask: 'placeLord', moves }];
}

function putLord(game: MaraState, seat: Seat, move: MaraMove): void {
  if (move.do !== 'placeLord') return;
  const lord = game.lords.find(({ id }) => id === move.lord);
  if (lord) lord.realm = game.realms.findIndex(({ id }) => id === move.realm);
  tell<MaraEvent>({ is: 'lordPlaced', seat, lord: move.lord, realm: move.realm });
}

/** GM-RESET-01 to GM-RESET-17, in the rulebook's eleven steps. */
export const reset = rule<object>()('reset', {
  updateTurnOrder(game) {
    game.turnOrder = nextTurnOrder(game);
    tell<MaraEvent>({ is: 'turnOrderSet', order: game.turnOrder.slice() });
  },
  collectFiguresAndCaravans: collectPieces,
  resetInfluence(game) {
    for (const { influence } of game.realms) influence.fill(0);
  },
  newBanners: refillBanners,
  newKeys(game) {
    game.centralKeys += constants.centralGateKeysPerReset;
  },
  theWandererWanders: wandererMovesOn,
  newObjectives,
  resetEnergy(game) {
    for (const player of game.players) player.energy = constants.energyStart;
  },
  lordsLeave(game) {
    for (const lord of game.lords) lord.realm = NONE;
  },
  firstPlayerPlacesALord: {
    auto: true,
    ask: (game) => askForLord(game, 0),
    chosen: (game, _frame, move, seat) => putLord(game, seat, move),
  },
  secondPlayerPlacesTheOther: {
    auto: true,
    ask: (game) => askForLord(game, 1),
    chosen: (game, _frame, move, seat) => putLord(game, seat, move),
  },
  advanceTheRound(game) {
    game.round++;
    return done();
  },
});
