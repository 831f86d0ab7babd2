import { hashOf, Match } from '@conclave/engine';
import { cardLooks, type MysticValeEvent, type MysticValeView, mysticVale, type PlayerView } from '@conclave/mystic-vale';
import { expect, test } from 'vitest';
import type { Play } from '../../app/play.svelte.ts';
import { cardName, closesRound, leaders, newcomers, ownLine, placeOf, riskOf, seatInTurn, signed, symbolText } from './facts.ts';

const options = { leaders: false, amulets: false };
const viewOfNewGame = (given: object = options): MysticValeView => new Match(mysticVale, { seats: 2, options: given, key: hashOf('facts') }).view(0);
/** The part of a table these facts are read from. */
const playing = (state: object, me = 0): Play => ({ me, isAsked: 'prompt' in state, state: { stage: 'playing', waitingFor: [], ...state } }) as unknown as Play;

test('the risk of a push is told with its odds, as safe, or by decay alone where the table hides the odds', () => {
  const view = viewOfNewGame();
  const cursed = { base: 'cursed-land', printed: 'top' } as const;
  /** Two Cursed Lands in the field and one on deck; the rest is the deck. */
  const brink = (...deck: PlayerView['cards'][number][]): PlayerView => ({
    ...view.players[0]!,
    cards: [cursed, cursed, cursed, ...deck],
    field: [0, 1],
    onDeck: 2,
    discard: [],
  });
  const blanks = (n: number) => Array.from({ length: n }, () => ({ base: 'blank' }));
  expect(riskOf(view, brink(cursed, cursed, cursed, cursed, ...blanks(7)))).toBe('36\u00a0% spoil\u00a0· 7 of 11 safe');
  expect(riskOf(view, brink(...blanks(3)))).toBe('safe: none of 3 spoils');
  expect(riskOf({ ...view, showsOdds: false }, brink(cursed))).toBe('decay 3 of 4');
});

test('a Harvest tells what is left to buy', () => {
  const view = viewOfNewGame();
  const asked = (buysLeft: number, valeBuysLeft: number): string => {
    const turn = { ...view.turn, buysLeft, valeBuysLeft };
    return ownLine(playing({ view: { ...view, turn }, prompt: { ask: 'harvest', seat: 0, moves: [], id: 1 } }))!.text;
  };
  expect(asked(2, 1)).toBe('You may buy 2 advancements and 1 vale.');
  expect(asked(0, 0)).toBe('Nothing left to buy.');
});

test('while leaders are chosen the one who is asked is in turn, later the one whose turn it is', () => {
  const draft = viewOfNewGame({});
  expect(draft.turn.phase).toBe('draft');
  const other = 1 - draft.turn.seat;
  expect(seatInTurn(playing({ view: draft, waitingFor: [other] }, draft.turn.seat))).toBe(other);
  const view = viewOfNewGame();
  expect(seatInTurn(playing({ view, waitingFor: [1 - view.turn.seat] }))).toBe(view.turn.seat);
});

test('nobody leads while all stand alike; who has most points does', () => {
  const view = viewOfNewGame();
  expect(leaders(view)).toEqual([]);
  const players = view.players.map((player, seat) => ({ ...player, vp: seat * 3 }));
  expect(leaders({ ...view, players })).toEqual([1]);
});

test('a card is named by its parts from top to bottom, and by what it shows together', () => {
  const looks = cardLooks(viewOfNewGame().players[0]!);
  const cursed = looks.find(({ base }) => base === 'cursed-land')!;
  expect(cardName(cursed)).toMatch(/^(top|middle|bottom) Cursed Land$/);
  expect(symbolText(cursed.symbols)).toBe('1 mana, 1 decay');
  const blank = looks.find(({ isBlank }) => isBlank)!;
  expect([cardName(blank), symbolText(blank.symbols)]).toEqual(['blank card', 'no symbols']);
});

test('only what was turned up since my last move is new', () => {
  const up = (card: string): MysticValeEvent => ({ is: 'cardTurnedUp', card, position: 'top' });
  const story = [
    { seat: 1, events: [up('oakling')] },
    { seat: 0, events: [] },
    { seat: 1, events: [up('magpie'), { is: 'cardTurnedUp', card: 'azure-lake' }] },
  ];
  expect([...newcomers(playing({ story }))]).toEqual(['magpie.top', 'azure-lake']);
});

test('a card is placed by its number in the field, and elsewhere by where it lies', () => {
  const player = viewOfNewGame().players[0]!;
  const [first = 0] = player.field;
  expect(placeOf(player, first)).toBe('Card 1');
  expect(placeOf(player, player.onDeck ?? -1)).toBe('on deck');
  expect(placeOf({ ...player, field: [], discard: [first] }, first)).toBe('discarded');
});

test('points below zero have a real minus, and more than one guardian is told as many', () => {
  expect([signed(-3), signed(0)]).toEqual(['−3', '0']);
  expect(symbolText({ guardian: 2, growth: 1 })).toBe('2 guardians, 1 growth');
});

test('the player before the one who started closes the round', () => {
  const view = viewOfNewGame();
  expect([0, 1].map((seat) => closesRound({ ...view, start: 0, turn: { ...view.turn, seat } }))).toEqual([false, true]);
});
