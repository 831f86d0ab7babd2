// Market 60 for boardgame.io, as its documentation writes games: moves change a draft of G.
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

const CARDS = 60;
const SUITS = 5;
const HAND = 5;
const ROW = 5;
const HAND_LIMIT = 8;
const TURNS = 100;

const pointsOf = (card) => 1 + Math.floor(card / SUITS);

function nextCard(G, random) {
  if (G.deck.length === 0) {
    G.deck = random.Shuffle([...G.discard]);
    G.discard = [];
  }
  return G.deck.pop();
}

function take({ G, playerID, random }, place) {
  const hand = G.hands[playerID];
  if (hand.length >= HAND_LIMIT || G.row[place] === undefined) return INVALID_MOVE;
  hand.push(G.row[place]);
  const next = nextCard(G, random);
  if (next === undefined) G.row.splice(place, 1);
  else G.row[place] = next;
}

function draw({ G, playerID, random }) {
  const hand = G.hands[playerID];
  if (hand.length >= HAND_LIMIT) return INVALID_MOVE;
  const card = nextCard(G, random);
  if (card === undefined) return INVALID_MOVE;
  hand.push(card);
}

function play({ G, playerID }, place) {
  const hand = G.hands[playerID];
  if (hand[place] === undefined) return INVALID_MOVE;
  const [card] = hand.splice(place, 1);
  const column = G.columns[playerID][card % SUITS];
  if (column.length > 0 && column[column.length - 1] > card) {
    G.discard.push(...column, card);
    column.length = 0;
    G.score[playerID] -= 2;
  } else {
    column.push(card);
    G.score[playerID] += pointsOf(card);
  }
}

function dump({ G, playerID }, place) {
  const hand = G.hands[playerID];
  if (hand[place] === undefined) return INVALID_MOVE;
  G.discard.push(...hand.splice(place, 1));
  G.score[playerID] += 1;
}

function setup({ ctx, random }) {
  const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
  const hands = Array.from({ length: ctx.numPlayers }, () => deck.splice(-HAND));
  const row = deck.splice(-ROW);
  const columns = hands.map(() => Array.from({ length: SUITS }, () => []));
  return { deck, discard: [], row, hands, columns, score: hands.map(() => 0) };
}

function enumerate(G, _ctx, playerID) {
  const hand = G.hands[playerID];
  const moves = [];
  if (hand.length < HAND_LIMIT) {
    for (let place = 0; place < G.row.length; place++) moves.push({ move: 'take', args: [place] });
    if (G.deck.length > 0 || G.discard.length > 0) moves.push({ move: 'draw', args: [] });
  }
  for (let place = 0; place < hand.length; place++) moves.push({ move: 'play', args: [place] }, { move: 'dump', args: [place] });
  if (moves.length === 0) moves.push({ move: 'pass', args: [] });
  return moves;
}

export const market = {
  name: 'market',
  minPlayers: 4,
  maxPlayers: 4,
  setup,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { take, draw, play, dump, pass: () => {} },
  endIf: ({ G, ctx }) => (ctx.turn > TURNS ? { winner: G.score.indexOf(Math.max(...G.score)) } : undefined),
  ai: { enumerate },
};
