import {
  below,
  cloneData,
  cloneRandom,
  cloneStack,
  fastRandom,
  type GameModule,
  listed,
  messagesOf,
  type Random,
  type Refusal,
  remix,
  rulebook,
  type Seat,
  type Viewer,
  type Words,
} from '@conclave/engine';
import { handOf, type MarketEvent, type MarketMove, type MarketState, PLAYERS, pointsOf, rules, setup, shapes, suitOf } from './rules.ts';

interface MarketView {
  deck: number;
  discard: number[];
  row: number[];
  players: { hand: number[] | null; cards: number; columns: number[][]; score: number }[];
  turn: number;
}

function clone(game: MarketState): MarketState {
  return {
    seats: game.seats,
    stack: cloneStack(game.stack),
    random: cloneRandom(game.random),
    walls: game.walls,
    result: cloneData(game.result),
    deck: game.deck.slice(),
    discard: game.discard.slice(),
    row: game.row.slice(),
    hands: game.hands.map((hand) => hand.slice()),
    columns: game.columns.map((own) => own.map((column) => column.slice())),
    score: game.score.slice(),
    turn: game.turn,
  };
}

function viewFor(game: MarketState, viewer: Viewer): MarketView {
  return {
    deck: game.deck.length,
    discard: game.discard.slice(),
    row: game.row.slice(),
    players: game.hands.map((hand, seat) => ({
      hand: seat === viewer ? hand.slice() : null,
      cards: hand.length,
      columns: cloneData(game.columns[seat] ?? []),
      score: game.score[seat] ?? 0,
    })),
    turn: game.turn,
  };
}

function redeal(game: MarketState, seat: Seat, random: Random): MarketState {
  const dealt = clone(game);
  const hidden = dealt.hands.filter((_, other) => other !== seat);
  const cards = remix(random, [...dealt.deck, ...hidden.flat()]);
  for (const hand of hidden) hand.splice(0, hand.length, ...cards.splice(0, hand.length));
  dealt.deck = cards;
  dealt.random = fastRandom(below(random, 2 ** 31));
  return dealt;
}

function whyNot(game: MarketState, seat: Seat, move: { do: string; card?: number }): Refusal | undefined {
  if (game.turn % game.seats !== seat) return { rule: 'MK-TURN-01', reason: 'It is not your turn.' };
  if (move.card === undefined) return undefined;
  if (move.do === 'take' && !game.row.includes(move.card)) return { rule: 'MK-TAKE-01', reason: 'That card is not in the row.' };
  if (move.do !== 'take' && !handOf(game, seat).includes(move.card)) return { rule: 'MK-HAND-01', reason: 'You do not hold that card.' };
  return undefined;
}

const SUIT_NAMES = ['amber', 'berries', 'cloth', 'dye', 'flour'];
const named = (card: number): string => `${SUIT_NAMES[suitOf(card)]} ${pointsOf(card)}`;
const allOf = (cards: readonly number[]): string => listed(cards.map(named)) || 'none';

const LABELS: Record<MarketMove['do'], string> = { take: 'Take', draw: 'Draw a card', play: 'Play', dump: 'Dump', pass: 'Pass' };
const { ask, say, sayOf, sentence } = messagesOf('market', {
  cardTaken: '{whoIs, select, you {<who>You</who> take} other {<who>{who}</who> takes}} {card}.',
  cardPlayed: '{whoIs, select, you {<who>You</who> play} other {<who>{who}</who> plays}} {card}.',
  cardDumped: '{whoIs, select, you {<who>You</who> dump} other {<who>{who}</who> dumps}} {card}.',
  columnLost: '{whoIs, select, you {<who>You</who> lose} other {<who>{who}</who> loses}} the column to {card}.',
  cardDrawn: '{whoIs, select, you {<who>You</who> draw} other {<who>{who}</who> draws}} {card}.',
  passed: '{whoIs, select, you {<who>You</who> pass} other {<who>{who}</who> passes}}.',
  ask: 'Take, draw, play or dump a card.',
  row: 'Row: {cards}',
  deck: '{n, plural, one {# card} other {# cards}} in the deck',
  player:
    '{whoIs, select, you {You} other {{who}}}: {score, plural, one {# point} other {# points}}, {shown, select, true {hand {hand}} other {{n, plural, one {# card} other {# cards}}}}, columns {columns}',
  won: '{whoIs, select, you {You have} other {{who} has}} the most points.',
});

const words: Words<MarketView, MarketMove, MarketEvent> = {
  ask: () => ask('ask'),
  move: (_view, move) => ('card' in move ? `${LABELS[move.do]} ${named(move.card)}` : LABELS[move.do]),
  event(event, voice) {
    const card = 'card' in event && event.card !== undefined ? named(event.card) : 'a card';
    return sentence(voice, event.is, { who: event.seat }, { card });
  },
  table: (view, voice) => [
    { heading: 'Market', lines: [say('row', { cards: allOf(view.row) }), say('deck', { n: view.deck })] },
    {
      heading: 'Players',
      lines: view.players.map(({ hand, cards, columns, score }, who) =>
        sayOf(voice, 'player', { who }, { score, shown: hand !== null, hand: allOf(hand ?? []), n: cards, columns: allOf(columns.flat()) }),
      ),
    },
  ],
  standing: 'points',
  result: ({ winners: [who = 0] }, voice) => sayOf(voice, 'won', { who }),
};

/** How far ahead or behind the best rival a seat is, squeezed between 0 and 1. */
function value(game: MarketState, seat: Seat): number {
  if (game.result) return game.result.winners.includes(seat) ? 1 : 0;
  const rivals = game.score.filter((_, other) => other !== seat);
  return 1 / (1 + Math.exp((Math.max(...rivals) - (game.score[seat] ?? 0)) / 20));
}

export const market: GameModule<MarketState, MarketMove, MarketView, MarketEvent> = {
  id: 'market',
  title: 'Market 60',
  seats: { min: PLAYERS, max: PLAYERS },
  options: {},
  rulesVersion: 1,
  shapes,
  rulebook: rulebook(rules),
  setup,
  whyNot,
  clone,
  viewFor,
  redeal,
  standings: (game) => game.score.slice(),
  words,
  guide: { value },
};
