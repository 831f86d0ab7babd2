import { push, type Random, shuffle } from '@conclave/engine';
import { AGES, constants, diceOfType, itemsOfAge, NONE, talents } from './cards/index.ts';
import { wholeGame } from './rules/index.ts';
import { EMPTY, type ManaforgeState, type Player } from './state.ts';

const newPlayer = (): Player => ({
  prestige: constants.startingPrestige,
  mana: [...NONE],
  gems: [...NONE],
  prisms: 0,
  dice: [],
  storedDie: null,
  workshop: [],
  store: [],
  talents: [],
  earnedFrom: [],
  earned: [],
  byRound: [],
});

/** MF-SETUP-02 to MF-SETUP-04: Dawn on top of Noon on top of Dusk. */
function stackTheDeck(game: ManaforgeState): void {
  for (const age of AGES.toReversed()) {
    const cards = shuffle(game, itemsOfAge(age));
    game.deck.push(...cards.splice(0, constants.itemsPerDeckUsed));
    game.removed.push(...cards);
  }
}

/** MF-DRAFT-01 */
function dealTalents(game: ManaforgeState): void {
  const pile = shuffle(
    game,
    talents().map(({ number }) => number),
  );
  const hands = game.players.map(() => pile.splice(0, constants.talentsDealt));
  game.draft = { hands, picks: game.players.map(() => []) };
  game.unusedTalents = pile.sort((a, b) => a - b);
}

export function setup(seats: number, options: Record<string, boolean | string>, random: Random): ManaforgeState {
  const game: ManaforgeState = {
    seats,
    stack: [],
    random,
    walls: 0,
    result: null,
    options: { reopenTurns: options.reopenTurns === true },
    round: 0,
    firstPlayer: null,
    deck: [],
    board: [],
    discard: [],
    removed: [],
    draft: null,
    unusedTalents: [],
    pool: diceOfType().slice(),
    turn: null,
    players: Array.from({ length: seats }, newPlayer),
  };
  game.board = Array<number>(constants.itemsDealtPerRound).fill(EMPTY);
  stackTheDeck(game);
  dealTalents(game);
  push(game, wholeGame({}));
  return game;
}
