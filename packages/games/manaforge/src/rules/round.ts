import { draw, playerOf, push, type Seat, tell, wall } from '@conclave/engine';
import { ageOfRound, constants, itemOf } from '../cards/index.ts';
import type { ManaforgeEvent, ManaforgeMove, ManaforgePrompt } from '../moves.ts';
import { resultOf } from '../scoring.ts';
import { dieOf, EMPTY, type ManaforgeState, type Player } from '../state.ts';
import { rollDie, shownBy } from './dice.ts';
import { rule } from './rule.ts';
import { REMOVE, removeDie } from './talents.ts';
import { turn } from './turn.ts';

const LEAVE: ManaforgeMove = { do: 'leaveDie' };

/** MF-ROUND-05: the die on Aether Reserve is left as it is. */
function rollAll(game: ManaforgeState, player: Player, seat: Seat): void {
  player.dice.forEach((die, place) => {
    if (place !== player.storedDie) rollDie(game, die);
  });
  tell<ManaforgeEvent>({ is: 'diceRolled', seat, dice: player.dice.map(shownBy) });
}

interface Round {
  turns: number;
  /** The last who was asked about a die that is kept, while others are still to be asked. */
  asked?: Seat;
}

/** Who is asked about a die that is kept. */
export function keeperAsked({ players }: ManaforgeState, { asked = -1 }: Round): Seat | undefined {
  const seat = players.findIndex(({ storedDie }, at) => storedDie !== null && at > asked);
  return seat < 0 ? undefined : seat;
}

function askAboutReserve(game: ManaforgeState, frame: Round): ManaforgePrompt[] {
  const seat = keeperAsked(game, frame);
  return seat === undefined ? [] : [{ seat, ask: 'removeDie', moves: [LEAVE, REMOVE], otherwise: LEAVE }];
}

function tellOfLeaving(game: ManaforgeState, seat: Seat): void {
  const player = playerOf(game, seat);
  const die = player.storedDie ?? 0;
  tell<ManaforgeEvent>({ is: 'dieLeft', seat, die, shown: shownBy(dieOf(player, die)) });
}

const idsOf = (items: readonly number[]): string[] => items.map((item) => itemOf(item).id);

export const round = rule<Round>()('round', {
  /** MF-ROUND-03 */
  deal(game) {
    game.round++;
    for (let space = 0; space < constants.itemsDealtPerRound; space++) game.board[space] = draw(game, game.deck) ?? EMPTY;
    tell<ManaforgeEvent>({ is: 'roundBegan', round: game.round, age: ageOfRound(game.round), cards: idsOf(game.board) });
  },
  /** MF-ROUND-04 */
  recharge(game) {
    for (const { workshop } of game.players) for (const card of workshop) card.charged = true;
  },
  /** MF-ROUND-12 */
  reserveMayBeEmptied: {
    ask: askAboutReserve,
    chosen(game, frame, move, seat) {
      if (move.do === 'removeDie') removeDie(game, seat);
      else tellOfLeaving(game, seat);
      if (keeperAsked(game, { ...frame, asked: seat }) === undefined) return;
      frame.asked = seat;
      return 'reserveMayBeEmptied';
    },
  },
  roll: (game) => game.players.forEach((player, seat) => void rollAll(game, player, seat)),
  /** MF-ROUND-06 */
  nextTurn(game, frame) {
    if (frame.turns === game.seats) return 'checkTheDeck';
    push(game, turn({ seat: ((game.firstPlayer ?? 0) + frame.turns) % game.seats }));
    frame.turns++;
    return 'nextTurn';
  },
  /** MF-ROUND-08, MF-END-01 */
  checkTheDeck(game) {
    for (const player of game.players) player.byRound.push(player.prestige);
    if (game.deck.length > 0) return;
    game.result = resultOf(game);
    wall(game, 'end'); // MF-UNDO-04: the end of the game stands, even where turns may be reopened.
  },
  /** MF-ROUND-09, MF-ROUND-10 */
  clearAndPassTheMarker(game) {
    const left = game.board.filter((item) => item !== EMPTY);
    game.discard.push(...left);
    game.board.fill(EMPTY);
    tell<ManaforgeEvent>({ is: 'roundEnded', round: game.round, discarded: idsOf(left) });
    game.firstPlayer = ((game.firstPlayer ?? 0) + 1) % game.seats;
    tell<ManaforgeEvent>({ is: 'markerPassed', seat: game.firstPlayer });
  },
});
