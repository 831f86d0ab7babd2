import { below, fastRandom, type Prompt } from '@conclave/engine';
import { expect, test } from 'vitest';
import { mysticVale } from '../index.ts';
import type { MysticValeMove } from '../moves.ts';
import { scenario } from '../scenario.ts';
import type { MysticValeState } from '../state.ts';
import { guide } from './index.ts';

const CURSED = 'cursed-land';
const { rulebook } = mysticVale;

function mostPromising(game: MysticValeState, { seat, moves }: Prompt<MysticValeMove>): MysticValeMove {
  return moves.reduce((best, move) => (guide.promise!(game, seat, move) > guide.promise!(game, seat, best) ? move : best));
}

/** A game of the most promising moves against random ones; who won. */
function duel(seed: number): boolean {
  const game = mysticVale.setup(2, { manaStorm: true, leaders: true, amulets: true, choice: 'draft', odds: true }, fastRandom(seed));
  const random = fastRandom(seed + 1);
  const clever = seed % 2;
  for (let prompts = rulebook.settle(game); game.result === null; prompts = rulebook.settle(game)) {
    const prompt = prompts[0]!;
    const move = prompt.seat === clever ? mostPromising(game, prompt) : prompt.moves[below(random, prompt.moves.length)]!;
    rulebook.play(game, prompt.seat, move);
  }
  return game.result.winners.includes(clever);
}

test('who follows the promises beats who plays at random', () => {
  const wins = Array.from({ length: 10 }, (_, i) => duel(i + 1)).filter(Boolean).length;
  expect(wins).toBe(10);
});

const choice = (spec: Parameters<typeof scenario>[0]): string => {
  const { game } = scenario(spec);
  return mostPromising(game, rulebook.settle(game)[0]!).do;
};

test('a safe push is taken, a hopeless one is not', () => {
  expect(choice({ ana: { field: ['blank'], onDeck: 'fertile-land', deck: ['blank', 'blank'] } })).toBe('push');
  expect(choice({ ana: { field: ['fertile-land', 'fertile-land', CURSED, CURSED], onDeck: CURSED, deck: [CURSED, CURSED, CURSED] } })).toBe('pass');
});

test('by habit a bot passes where a push would be safe, and values a vale like one that looks closer', () => {
  const { game } = scenario({ ana: { field: ['blank'], onDeck: 'fertile-land', deck: ['blank', 'blank'] } });
  const [{ seat, moves }] = rulebook.settle(game) as [Prompt<MysticValeMove>];
  const [promise, habit] = [guide.promise!, guide.habit!].map((look) => moves.toSorted((a, b) => look(game, seat, b) - look(game, seat, a))[0]!.do);
  expect([promise, habit]).toEqual(['push', 'pass']);
  const vale: MysticValeMove = { do: 'buyVale', card: 'pool-of-light', animal: 1, forest: 0, sky: 0, wild: 0 };
  expect(guide.habit!(game, seat, vale)).toBe(guide.promise!(game, seat, vale));
});

test('a reaction that saves the field comes before the spoil', () => {
  const { ana, game } = scenario({ ana: { vales: ['world-tree'], field: [CURSED, CURSED], onDeck: CURSED, deck: [CURSED] } });
  ana.plays('push');
  expect(mostPromising(game, rulebook.settle(game)[0]!).do).toBe('useVale');
});

test('more points, a better deck and a fuller field stand better', () => {
  const standing = (ana: object): number => guide.value(scenario({ ana }).game, 0);
  const even = standing({ field: [CURSED] });
  expect(even).toBeCloseTo(standing({ field: [CURSED] }), 10);
  expect(standing({ field: [CURSED], vp: 5 })).toBeGreaterThan(even);
  expect(standing({ field: ['cursed-land top + golden-hart middle'] })).toBeGreaterThan(even);
  expect(standing({ field: [CURSED], vales: ['pool-of-light'] })).toBeGreaterThan(even);
});

test('a dear advancement within reach stands better bought than its mana unspent, and better than a cheap one', () => {
  const standing = (...deeds: ((ana: ReturnType<typeof scenario>['ana']) => void)[]): number => {
    const { ana, game } = scenario({
      at: 'harvestUnlessSpoiled',
      mana: 9,
      commons: ['golden-hart top', 'oakling middle'],
      ana: { field: ['blank', 'blank'], onDeck: CURSED, deck: [CURSED] },
    });
    for (const deed of deeds) deed(ana);
    rulebook.settle(game);
    return guide.value(game, 0);
  };
  const dear = standing((ana) => ana.plays('buy', { card: 'golden-hart' }));
  expect(dear).toBeGreaterThan(standing());
  expect(dear).toBeGreaterThan(standing((ana) => ana.plays('buy', { card: 'oakling' })));
});

test('mana counts for what it can buy: one short of everything it is worth next to nothing', () => {
  const standing = (mana: number): number => {
    const { game } = scenario({ at: 'harvestUnlessSpoiled', mana, commons: ['golden-hart top'], soil: [0, 0, 0], ana: { field: ['blank'], onDeck: CURSED } });
    rulebook.settle(game);
    return guide.value(game, 0);
  };
  expect(standing(9) - standing(8)).toBeGreaterThan(10 * (standing(8) - standing(7)));
});

test('standing does not jump as the turn passes on', () => {
  const { game } = scenario({ at: 'prepare', ana: { field: [], onDeck: CURSED, deck: [CURSED, CURSED] } });
  game.turn.phase = 'prep';
  const before = guide.value(game, 0);
  game.turn = { ...game.turn, seat: 1, phase: 'planting' };
  expect(guide.value(game, 0)).toBeCloseTo(before, 10);
});

test('a spoiled turn stands worse than one that can be harvested', () => {
  const { game } = scenario({ ana: { field: ['fertile-land', 'fertile-land'] } });
  const before = guide.value(game, 0);
  game.turn.isSpoiled = true;
  expect(guide.value(game, 0)).toBeLessThan(before);
});

test('what a bot thinks does not depend on the order of decks', () => {
  const { game } = scenario({ ana: { deck: [CURSED, 'blank', 'blank + golden-hart top'] } });
  const before = [guide.value(game, 0), guide.promise!(game, 0, { do: 'push' })];
  game.players[0]!.deck.reverse();
  expect([guide.value(game, 0), guide.promise!(game, 0, { do: 'push' })]).toEqual(before);
});
