import { below, draw, push, type Random, shuffle, tell } from '@conclave/engine';
import { allAdvancements, allStartingCards, allVales, CONSTANTS, faceOf, isSoil, type Make, PLAIN_TOKEN, POSITIONS, startingMake } from './cards/index.ts';
import type { MysticValeEvent } from './moves.ts';
import type { MysticValeOptions } from './options.ts';
import { match } from './rules/index.ts';
import { freshTurn, type MysticValeState, NONE, type Player } from './state.ts';

/** MV-COMP-07: 9 Cursed Lands, 3 Fertile Lands and 8 blank cards, in this order. */
export function startingCards(): Make[] {
  return allStartingCards().flatMap(({ id, copies, positions }) => {
    const printed = POSITIONS.flatMap((position, place) => Array<Make>(positions[position]).fill(startingMake(id, place)));
    return printed.length > 0 ? printed : Array<Make>(copies).fill(startingMake(id, NONE));
  });
}

export function freshPlayer(): Player {
  const cards = startingCards();
  return {
    cards,
    deck: cards.map((_, card) => card),
    buried: 0,
    sawTop: false,
    onDeck: NONE,
    field: [],
    discard: [],
    kept: [],
    vales: [],
    valeUse: [],
    token: PLAIN_TOKEN,
    isActive: false,
    leader: NONE,
    workshop: [],
    vp: 0,
    waitingMana: 0,
    waitingWild: 0,
    growth: 0,
    lent: [],
    hasRedrawn: false,
    isSpoiled: false,
    earnedTurn: false,
    bog: NONE,
  };
}

const isCursed = (player: Player, card: number): boolean => faceOf(player.cards[card] ?? 0).base.id === 'cursed-land';

/** MV-SETUP-11, MV-SETUP-12 */
function layFirstField(game: MysticValeState, player: Player): void {
  shuffle(game, player.deck);
  let cursed = 0;
  for (;;) {
    const card = draw(game, player.deck) ?? NONE;
    if (isCursed(player, card)) cursed++;
    if (cursed > CONSTANTS.firstFieldCursedLands) {
      player.onDeck = card;
      return;
    }
    player.field.push(card);
  }
}

const isInUse = ({ set }: { set: string }, { manaStorm }: MysticValeOptions): boolean => set === 'base' || manaStorm;

/** MV-SETUP-03 to MV-SETUP-08 */
function layCommons(game: MysticValeState): void {
  for (const level of [1, 2, 3]) {
    const pieces = allAdvancements()
      .filter((one) => one.level === level && isInUse(one, game.options))
      .flatMap(({ index }) => POSITIONS.map((_, place) => index * POSITIONS.length + place));
    const deck = shuffle(
      game,
      pieces.filter((piece) => !isSoil(piece)),
    );
    const size = level === 1 ? CONSTANTS.level1DeckSize[game.seats as 2 | 3 | 4] : deck.length;
    game.cut.push(...deck.splice(size));
    game.commons.push(...turnUp(game, deck, CONSTANTS.commonsSpots));
    game.decks.push(deck);
  }
  game.soil = POSITIONS.map(() => CONSTANTS.soilStack);
}

const turnUp = (game: MysticValeState, deck: number[], n: number): number[] => Array.from({ length: n }, () => draw(game, deck) ?? NONE);

/** MV-SETUP-09 */
function layVales(game: MysticValeState): void {
  for (const level of [1, 2]) {
    const vales = allVales()
      .filter((vale) => vale.level === level && isInUse(vale, game.options))
      .flatMap(({ index, copies }) => Array<number>(copies).fill(index));
    const deck = shuffle(game, vales);
    game.valeRow.push(...turnUp(game, deck, CONSTANTS.valeSpots));
    game.valeDecks.push(deck);
  }
}

/** MV-SETUP-01 to MV-SETUP-17 */
export function setup(seats: number, options: Record<string, boolean | string>, random: Random): MysticValeState {
  const start = below(random, seats);
  const game: MysticValeState = {
    seats,
    stack: [],
    random,
    walls: 0,
    result: null,
    options: { ...(options as MysticValeOptions) },
    start,
    pool: CONSTANTS.vpPool[seats as 2 | 3 | 4],
    isEnding: false,
    decks: [],
    cut: [],
    commons: [],
    soil: [],
    valeDecks: [],
    isValeKnown: false,
    valeRow: [],
    gone: [],
    laid: [],
    players: Array.from({ length: seats }, freshPlayer),
    turn: freshTurn(start, 'draft'),
  };
  layCommons(game);
  layVales(game);
  for (const player of game.players) layFirstField(game, player);
  tell<MysticValeEvent>({ is: 'gameBegan', seat: start });
  push(game, match({}));
  return game;
}
