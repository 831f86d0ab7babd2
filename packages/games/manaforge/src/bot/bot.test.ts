import { below, fastRandom, type Prompt, type Random } from '@conclave/engine';
import { stroll } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { manaforge } from '../index.ts';
import type { ManaforgeMove } from '../moves.ts';
import { scenario } from '../scenario.ts';
import type { ManaforgeState } from '../state.ts';
import { sketchTurn } from './turn.ts';

const { value, promise } = manaforge.guide;

function mostPromising(game: ManaforgeState, { seat, moves }: Prompt<ManaforgeMove>): ManaforgeMove {
  const promises = moves.map((move) => promise?.(game, seat, move) ?? 0);
  return moves[promises.indexOf(Math.max(...promises))]!;
}

const anyMove = ({ moves }: Prompt<ManaforgeMove>, random: Random): ManaforgeMove => moves[below(random, moves.length)]!;

/** Seat 0 follows its first impressions, seat 1 plays anything. */
function playAgainstChance(seed: number): ManaforgeState {
  const game = manaforge.setup(2, {}, fastRandom(seed));
  const random = fastRandom(seed + 1);
  for (let prompts = manaforge.rulebook.settle(game); !game.result; prompts = manaforge.rulebook.settle(game)) {
    const [prompt] = prompts;
    manaforge.rulebook.play(game, prompt!.seat, prompt!.seat === 0 ? mostPromising(game, prompt!) : anyMove(prompt!, random));
  }
  return game;
}

test('first impressions alone beat chance by far', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { result } = playAgainstChance(seed);
    expect(result?.winners).toEqual([0]);
    expect(result!.scores![0]).toBeGreaterThan(2 * result!.scores![1]!);
  }
});

test('a standing lies between 0 and 1, and a won game is 1', () => {
  stroll(manaforge, { seats: 3, seed: 8, bound: 2000 }, ({ state }) => {
    for (const seat of [0, 1, 2]) {
      expect(value(state, seat)).toBeGreaterThanOrEqual(0);
      expect(value(state, seat)).toBeLessThanOrEqual(1);
    }
  });
  const { game, ana, ben } = scenario({ ana: { prestige: 9 }, deck: [], round: 9 });
  ana.plays('endTurn');
  ben.plays('endTurn');
  expect([value(game, 0), value(game, 1)]).toEqual([1, 0]);
});

const afterwards = (game: ManaforgeState, move: ManaforgeMove): number => {
  const next = manaforge.clone(game);
  manaforge.rulebook.play(next, 0, move);
  manaforge.rulebook.settle(next);
  return value(next, 0);
};

test('building what is paid for is better than gaining a prism, and that better than nothing', () => {
  const { game } = scenario({ ana: { mana: { earth: 4, fire: 3 } }, board: ['instant-castle'], round: 8 });
  const build = afterwards(game, { do: 'build', card: 'instant-castle', mana: [4, 3, 0, 0], gems: [0, 0, 0, 0] });
  const prism = afterwards(game, { do: 'gainPrism' });
  const nothing = afterwards(game, { do: 'endTurn' });
  expect(build).toBeGreaterThan(prism);
  expect(prism).toBeGreaterThan(nothing);
});

test('dice that pay for an item are spent before the turn is ended, and left alone when they serve nothing', () => {
  const dice = ['earth: 2 earth', 'earth: 2 earth', 'fire: 2 fire', 'arcane: earth or fire'];
  const { game, ana } = scenario({ ana: { dice }, board: ['instant-castle'], round: 9, deck: [] });
  for (let i = 0; ana.isAsked && i < 9 && !game.turn?.hasBuilt; i++) {
    const move = mostPromising(game, { seat: 0, ask: 'act', moves: ana.offered() });
    ana.plays(move.do, move);
  }
  expect(game.players[0]?.prestige).toBe(8);
  const idle = scenario({ ana: { dice: ['earth: 2 earth'] }, board: ['instant-castle'], round: 9, deck: [], hasBuilt: true });
  expect(mostPromising(idle.game, { seat: 0, ask: 'act', moves: idle.ana.offered() })).toEqual({ do: 'endTurn' });
});

test('the least useful card makes room, and a gift is given', () => {
  const full = ['stone-circle', 'hellforge', 'verdant-haven', { card: 'gem-amplifier' }];
  const { game, ana } = scenario({ ana: { mana: { wind: 2, fire: 2 }, workshop: full }, board: ['lightning-spire'] });
  ana.plays('build', { card: 'lightning-spire' });
  expect(mostPromising(game, { seat: 0, ask: 'makeRoom', moves: ana.offered('makeRoom') })).toEqual({ do: 'makeRoom', card: 'gem-amplifier' });
  const gift = scenario({ ana: { mana: { fire: 6 } }, ben: { gems: { fire: 1 } }, board: ['replica-greatswords'] });
  gift.ana.plays('build', { card: 'replica-greatswords' });
  expect(mostPromising(gift.game, { seat: 1, ask: 'gift', moves: gift.ben.offered() })).toEqual({ do: 'give', from: 'gem' });
});

test('with nothing left to pay for, the turn is ended: no card is used and no prism swapped', () => {
  for (const first of [0, 1])
    for (const prestige of [0, 20]) {
      const { game } = scenario({ ana: { prisms: 2, workshop: ['stone-circle'], dice: ['fire: 2 fire'] }, ben: { prestige }, first, hasBuilt: true, round: 3 });
      const ended = afterwards(game, { do: 'endTurn' });
      expect(ended).toBeGreaterThan(afterwards(game, { do: 'activate', card: 'stone-circle', ability: 0 }));
      expect(ended).toBeGreaterThan(afterwards(game, { do: 'spend', die: 0 }));
      expect(ended).toBeGreaterThan(afterwards(game, { do: 'swapPrism', gem: 'fire' }));
    }
});

test('a turn is not opened by swapping a prism, and no gem is set that does not pay', () => {
  const tried = (round: number): string[] => {
    const { game, ana } = scenario({ ana: { prisms: 2, gems: { earth: 1 }, workshop: ['stone-circle'], dice: ['fire: 2 fire'] }, round });
    return ana.offered().flatMap((move) => ((promise?.(game, 0, move) ?? 0) > Number.NEGATIVE_INFINITY ? [move.do] : []));
  };
  expect(tried(1)).toContain('upgrade');
  expect(tried(1)).not.toContain('swapPrism');
  expect(tried(9)).not.toContain('upgrade');
});

test('mana that pays for one ware is not counted for another', () => {
  const sketch = (workshop: string[]): number => {
    const { game } = scenario({ ana: { mana: { fire: 1 }, workshop }, hasBuilt: true });
    return sketchTurn(game, game.turn!, 3).worth;
  };
  expect(sketch(['verdant-haven', 'hunters-arrows', 'mithril-shirts'])).toBeCloseTo(sketch(['verdant-haven', 'hunters-arrows']));
});

test('by habit a bot builds what it can at once, and for the rest goes by what looks promising', () => {
  const { game } = scenario({ ana: { mana: { earth: 4, fire: 3 } }, board: ['instant-castle'], round: 2 });
  const habit = manaforge.guide.habit!;
  const [prompt] = manaforge.rulebook.settle(game);
  const builds = prompt!.moves.filter((move) => move.do === 'build');
  const others = prompt!.moves.filter((move) => move.do !== 'build');
  expect([builds.length > 0, others.length > 1]).toEqual([true, true]);
  expect(Math.min(...builds.map((move) => habit(game, 0, move)))).toBeGreaterThan(Math.max(...others.map((move) => habit(game, 0, move))));
  expect(others.map((move) => habit(game, 0, move))).toEqual(others.map((move) => promise!(game, 0, move)));
});
