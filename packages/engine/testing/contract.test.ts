import { type GameModule, mix, type Seat } from '@conclave/engine';
import { type SparksEvent, type SparksMove, type SparksState, type SparksView, sparks } from '@conclave/sparks';
import { expect, test } from 'vitest';
import { contract } from './contract.ts';
import { stage } from './stage.ts';

type Sparks = GameModule<SparksState, SparksMove, SparksView, SparksEvent>;

const cardsOf = ({ deck, discard, players }: SparksState): number[] => [...deck, ...discard, ...players.flatMap(({ hand }) => hand)];
const spec = {
  seats: [3],
  games: 12,
  bound: 200,
  count: (game: SparksState) => ({ cards: cardsOf(game).length }),
  secrets: ({ deck, players }: SparksState, seat: Seat) => ({ deck, hands: players.filter((_, other) => other !== seat) }),
};
const checksOf = (game: Sparks) => contract(game, spec);

const CHECKS = {
  ends: 'every game ends',
  offers: 'every offered move can be played',
  refusals: 'what is not offered is refused with a reason, and changes nothing',
  names: 'names that every object inherits open nothing',
  clone: 'a clone is equal, shares nothing and goes its own way',
  saving: 'a position survives being saved in mid-rule',
  purity: 'asking, viewing and explaining change nothing',
  conservation: 'nothing is lost or made up',
  replay: 'the log replays to the same position',
  takeBack: 'a move taken back and done again changes nothing, and no wall is passed',
  leak: 'no seat can see what it may not know',
  fairness: 'what is dealt anew depends only on what the seat knows',
  secrets: 'every hidden part is dealt anew',
  walls: 'what comes to light by a move raises a wall',
  redeal: 'a game dealt anew can be played to its end and keeps every piece',
  words: 'every question, move, event and table has a plain sentence',
  coverage: 'random games reach every step of every rule',
};

/** The names of the checks a game fails. */
const failures = (game: Sparks): string[] =>
  checksOf(game)
    .filter((check) => {
      try {
        check.run();
        return false;
      } catch {
        return true;
      }
    })
    .map((check) => check.name);

const withRulebook = (change: Partial<Sparks['rulebook']>): Sparks => ({ ...sparks, rulebook: { ...sparks.rulebook, ...change } });
const handOf = (game: SparksState, seat: Seat): number[] => game.players[seat]?.hand ?? [];
let shuffles = 0;
/** Always the same keys; only their order tells of the deck. */
const inOrderOf = (deck: readonly number[]) =>
  Object.fromEntries([1, 2, 3, 4, 5, 6].sort((a, b) => deck.indexOf(a) - deck.indexOf(b)).map((card) => [`card ${card}`, true]));

const REASONS: Record<string, (game: SparksState) => { rule: string; reason: string }> = { draw: () => ({ rule: 'SP-ROUND-04', reason: 'Not now.' }) };

const FAULTS: [string, Sparks, string][] = [
  ['a reason found by indexing a plain object', { ...sparks, whyNot: (game, _seat, move) => REASONS[move.do]?.(game) }, CHECKS.names],
  [
    'a view that shows another hand',
    { ...sparks, viewFor: (game, viewer) => ({ ...sparks.viewFor(game, viewer), discard: handOf(game, 1).slice() }) },
    CHECKS.leak,
  ],
  [
    'a view whose keys stand in the order of a deck',
    {
      ...sparks,
      viewFor: (game, viewer) => ({ ...sparks.viewFor(game, viewer), left: inOrderOf(game.deck) }),
    },
    CHECKS.leak,
  ],
  ['options that show the deck', { ...sparks, optionsFor: (game) => ({ next: game.deck.at(-1) }) }, CHECKS.leak],
  ['a view that shows the deck', { ...sparks, viewFor: (game, viewer) => ({ ...sparks.viewFor(game, viewer), deck: game.deck.at(-1) ?? 0 }) }, CHECKS.leak],
  [
    'a question only put to holders of a card',
    withRulebook({
      settle: (game) => sparks.rulebook.settle(game).filter(({ seat, ask }) => ask !== 'burn' || seat === 0 || handOf(game, seat).some((card) => card > 3)),
    }),
    CHECKS.leak,
  ],
  [
    'a re-deal that keeps the dice of the match',
    { ...sparks, redeal: (game, seat, random) => ({ ...sparks.redeal(game, seat, random), random: game.random }) },
    CHECKS.leak,
  ],
  [
    'a re-deal that only cuts the deck',
    {
      ...sparks,
      redeal: (game, seat, random) => ({ ...sparks.redeal(game, seat, random), deck: game.deck.toReversed(), players: sparks.clone(game).players }),
    },
    CHECKS.fairness,
  ],
  [
    'a re-deal that leaves the other hands',
    { ...sparks, redeal: (game, seat, random) => ({ ...sparks.redeal(game, seat, random), deck: game.deck.slice(), players: sparks.clone(game).players }) },
    CHECKS.secrets,
  ],
  ['a re-deal that loses a card', { ...sparks, redeal: (game, seat, random) => ({ ...sparks.redeal(game, seat, random), discard: [] }) }, CHECKS.redeal],
  ['a shallow clone', { ...sparks, clone: (game) => ({ ...sparks.clone(game), players: game.players }) }, CHECKS.clone],
  ['a clone that forgets', { ...sparks, clone: (game) => ({ ...sparks.clone(game), discard: [] }) }, CHECKS.clone],
  [
    'a lost card',
    withRulebook({
      play(game, seat, move) {
        sparks.rulebook.play(game, seat, move);
        if (move.do === 'draw') game.players[seat]?.hand.pop();
      },
    }),
    CHECKS.conservation,
  ],
  [
    'an ask that changes the game',
    withRulebook({
      settle(game) {
        game.discard.reverse();
        return sparks.rulebook.settle(game);
      },
    }),
    CHECKS.purity,
  ],
  [
    'a view that changes the game',
    {
      ...sparks,
      viewFor(game, viewer) {
        game.deck.reverse();
        return sparks.viewFor(game, viewer);
      },
    },
    CHECKS.purity,
  ],
  [
    'a shuffle that is not from the seed',
    {
      ...sparks,
      setup(seats, options, random) {
        const game = sparks.setup(seats, options, random);
        mix({ kind: 'fast', key: [], at: ++shuffles }, game.deck);
        return game;
      },
    },
    CHECKS.replay,
  ],
  [
    'a draw without a wall',
    withRulebook({
      play(game, seat, move) {
        const { walls } = game;
        sparks.rulebook.play(game, seat, move);
        game.walls = move.do === 'draw' ? walls : game.walls;
      },
    }),
    CHECKS.walls,
  ],
  [
    'a clone that is different every time',
    { ...sparks, clone: (game) => ({ ...sparks.clone(game), discard: mix({ kind: 'fast', key: [], at: ++shuffles }, game.discard.slice()) }) },
    CHECKS.takeBack,
  ],
  ['a state that is not plain data', { ...sparks, setup: (...args) => Object.assign(sparks.setup(...args), { extra: Number.NaN }) }, CHECKS.saving],
  ['an offer that is refused', { ...sparks, shapes: { ...sparks.shapes, pass: { why: 'text' } } }, CHECKS.offers],
  [
    'an accepted answer that was not offered',
    {
      ...sparks,
      rulebook: { ...sparks.rulebook, accept: () => undefined },
      shapes: { ...sparks.shapes, burn: { card: 'number', extra: { optional: 'number' } } },
    },
    CHECKS.refusals,
  ],
  [
    'a game that never ends',
    {
      ...sparks,
      setup: (...args) => Object.assign(sparks.setup(...args), { players: sparks.setup(...args).players.map(({ hand }) => ({ hand, sparks: -99 })) }),
      rulebook: { ...sparks.rulebook, settle: endless },
    },
    CHECKS.ends,
  ],
  [
    'a raw id in a sentence',
    { ...sparks, words: { ...sparks.words, ask: (_view, { ask: text }) => ({ text: `askFor ${text}`, lead: '', rest: '' }) } },
    CHECKS.words,
  ],
  ['two moves that read the same', { ...sparks, words: { ...sparks.words, move: () => 'Do it' } }, CHECKS.words],
  ['a step that is never reached', withRulebook({ steps: [...sparks.rulebook.steps, 'round.forgotten'] }), CHECKS.coverage],
];

function endless(game: SparksState) {
  for (const { hand } of game.players) if (hand.length === 0) hand.push(1);
  return sparks.rulebook.settle(game);
}

test('a sound game passes every check', () => {
  expect(failures(sparks)).toEqual([]);
  expect(checksOf(sparks).map((check) => check.name)).toEqual(Object.values(CHECKS));
});

test.each(FAULTS)('%s is found', (_fault, game, check) => {
  expect(failures(game)).toContain(check);
});

const scene = () => {
  const game = sparks.setup(2, {}, { kind: 'fast', key: [], at: 1 });
  game.players = [
    { hand: [6, 6], sparks: 0 },
    { hand: [6, 1], sparks: 0 },
  ];
  const table = stage(sparks, game, ['ana', 'ben']);
  return { table, ana: table.actors[0]!, ben: table.actors[1]! };
};

test('a scenario fails on an illegal move, a legal one called impossible, unused rolls and the wrong seat', () => {
  const { table, ana, ben } = scene();
  expect(() => ana.plays('burn', { card: 2 })).toThrow('You hold no 2');
  expect(() => ana.cannot('burn', { card: 6 })).toThrow('is offered');
  table.willRoll(1, 4, 5);
  expect(() => table.isOver()).toThrow('not used');
  ana.plays('burn', { card: 6 });
  expect(() => table.isBackTo(ana)).toThrow('not used');
  ben.plays('burn', { card: 6 });
  expect(() => table.isBackTo(ben)).toThrow('5');
  table.game.random.script = [];
  expect(() => table.isBackTo(ana)).toThrow('not asked');
  expect(() => table.isBackTo(ben, 'burn')).toThrow('draw');
  expect(() => table.isOver()).toThrow('not over');
  table.isBackTo(ben, 'draw');
  expect(table.heard().map(({ is }) => is)).toEqual(['cardBurned', 'cardBurned', 'tieRolled', 'tieRolled', 'sparkWon']);
});
