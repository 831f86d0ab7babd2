import { type Core, draw, type MoveOf, type NamedRule, type Prompt, push, type Random, ruleOf, type Seat, shuffle, tell, tellOnly } from '@conclave/engine';

/**
 * Market 60, a made-up card game for measuring engines: 4 players, 60 cards (5 suits, values 1 to 12), exactly 100 turns of one move.
 * Take a card of the open row, draw blind, play a card on your column of its suit (it must rise, or the column is lost),
 * dump a card for a point; pass if nothing else is possible.
 */
export interface MarketState extends Core {
  deck: number[];
  discard: number[];
  row: number[];
  hands: number[][];
  /** By seat, then suit. */
  columns: number[][][];
  score: number[];
  turn: number;
}

export const PLAYERS = 4;
export const CARDS = 60;
const SUITS = 5;
const HAND = 5;
const ROW = 5;
const HAND_LIMIT = 8;
const TURNS = 100;
const LOST_COLUMN = 2;

export const suitOf = (card: number): number => card % SUITS;
export const pointsOf = (card: number): number => 1 + Math.floor(card / SUITS);

export const shapes = { take: { card: 'number' }, draw: {}, play: { card: 'number' }, dump: { card: 'number' }, pass: {} } as const;

export type MarketMove = MoveOf<typeof shapes>;
export type MarketEvent =
  | { is: 'cardTaken' | 'cardPlayed' | 'cardDumped' | 'columnLost'; seat: Seat; card: number }
  | { is: 'cardDrawn'; seat: Seat; card?: number }
  | { is: 'passed'; seat: Seat };

const rule = ruleOf<MarketState, MarketMove>();

export const handOf = (game: MarketState, seat: Seat): number[] => game.hands[seat] ?? [];

/** The next card of the deck, made of the discard pile where it is empty. */
function nextCard(game: MarketState): number | undefined {
  if (game.deck.length === 0) {
    game.deck = shuffle(game, game.discard);
    game.discard = [];
  }
  return game.deck.length === 0 ? undefined : draw(game, game.deck);
}

const score = (game: MarketState, seat: Seat, points: number): void => {
  game.score[seat] = (game.score[seat] ?? 0) + points;
};

const takeFrom = (hand: number[], card: number): void => {
  hand.splice(hand.indexOf(card), 1);
};

function take(game: MarketState, seat: Seat, card: number): void {
  const place = game.row.indexOf(card);
  handOf(game, seat).push(card);
  tell<MarketEvent>({ is: 'cardTaken', seat, card });
  const next = nextCard(game);
  if (next === undefined) game.row.splice(place, 1);
  else game.row[place] = next;
}

function drawBlind(game: MarketState, seat: Seat): void {
  const card = nextCard(game);
  if (card === undefined) return;
  handOf(game, seat).push(card);
  tellOnly<MarketEvent>([seat], { is: 'cardDrawn', seat, card }, { is: 'cardDrawn', seat });
}

function playCard(game: MarketState, seat: Seat, card: number): void {
  takeFrom(handOf(game, seat), card);
  const column = game.columns[seat]?.[suitOf(card)] ?? [];
  const top = column[column.length - 1];
  if (top === undefined || top < card) {
    column.push(card);
    score(game, seat, pointsOf(card));
    tell<MarketEvent>({ is: 'cardPlayed', seat, card });
    return;
  }
  game.discard.push(...column, card);
  column.length = 0;
  score(game, seat, -LOST_COLUMN);
  tell<MarketEvent>({ is: 'columnLost', seat, card });
}

function dump(game: MarketState, seat: Seat, card: number): void {
  takeFrom(handOf(game, seat), card);
  game.discard.push(card);
  score(game, seat, 1);
  tell<MarketEvent>({ is: 'cardDumped', seat, card });
}

function movesOf(game: MarketState, seat: Seat): MarketMove[] {
  const moves: MarketMove[] = [];
  const hand = handOf(game, seat);
  if (hand.length < HAND_LIMIT) {
    for (const card of game.row) moves.push({ do: 'take', card });
    if (game.deck.length > 0 || game.discard.length > 0) moves.push({ do: 'draw' });
  }
  for (const card of hand) moves.push({ do: 'play', card }, { do: 'dump', card });
  if (moves.length === 0) moves.push({ do: 'pass' });
  return moves;
}

function carryOut(game: MarketState, seat: Seat, move: MarketMove): void {
  if (move.do === 'take') take(game, seat, move.card);
  else if (move.do === 'draw') drawBlind(game, seat);
  else if (move.do === 'play') playCard(game, seat, move.card);
  else if (move.do === 'dump') dump(game, seat, move.card);
  else tell<MarketEvent>({ is: 'passed', seat });
}

const turns = rule<object>()('turns', {
  oneMove: {
    ask(game): Prompt<MarketMove>[] {
      const seat = game.turn % game.seats;
      return [{ seat, ask: 'turn', moves: movesOf(game, seat) }];
    },
    chosen: (game, _frame, move, seat) => carryOut(game, seat, move),
  },
  nextTurn(game) {
    game.turn++;
    if (game.turn < TURNS) return 'oneMove';
    game.result = { winners: [game.score.indexOf(Math.max(...game.score))], how: 'mostPoints', scores: game.score.slice() };
  },
});

export const rules: readonly NamedRule[] = [turns];

export function setup(seats: number, _options: unknown, random: Random): MarketState {
  const game: MarketState = {
    seats,
    stack: [],
    random,
    walls: 0,
    result: null,
    deck: [],
    discard: [],
    row: [],
    hands: [],
    columns: Array.from({ length: seats }, () => Array.from({ length: SUITS }, () => [])),
    score: Array<number>(seats).fill(0),
    turn: 0,
  };
  game.deck = shuffle(
    game,
    Array.from({ length: CARDS }, (_, card) => card),
  );
  game.hands = Array.from({ length: seats }, () => game.deck.splice(-HAND));
  game.row = game.deck.splice(-ROW);
  push(game, turns({}));
  return game;
}
