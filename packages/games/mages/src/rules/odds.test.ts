import { expect, test } from 'vitest';
import { DIE_OF_LEVEL } from '../cards/cards.ts';
import type { Item } from '../cards/kinds.ts';
import { mages } from '../index.ts';
import { scenario } from '../scenario.ts';
import { duelAfter, duelOf } from '../view/index.ts';
import { contest, dungeonSide, skillSide } from './contest.ts';
import { type Chances, chanceOfTotal, chanceToWin } from './odds.ts';

const LEVELS = [0, 1, 2, 3] as const;
/** Chance of the first roller, by level against level (rulings.md, exact odds). */
const OPPOSED = [
  [1 / 2, 3 / 10, 3 / 14, 1 / 6],
  [7 / 10, 1 / 2, 5 / 14, 5 / 18],
  [11 / 14, 9 / 14, 1 / 2, 7 / 18],
  [5 / 6, 13 / 18, 11 / 18, 1 / 2],
];
const HEAL = [3 / 14, 5 / 14, 1 / 2, 11 / 18];

const dice = (sides: number): number[] => Array.from({ length: sides }, (_, i) => i + 1);

/** The exact share of dice that let the first side win, by the game's own contest; ties are left out, as they are rolled again. */
function share(sides: [number, number], winsWith: (first: number, second: number) => boolean): number {
  const pairs = dice(sides[0]).flatMap((a) => dice(sides[1]).map((b) => [a, b] as const));
  const decided = pairs.filter(([a, b]) => a !== b);
  return decided.filter(([a, b]) => winsWith(a, b)).length / decided.length;
}

test('MG-ROLL-03 MG-ROLL-04 MG-LEVEL-07 an attack has exactly the stated odds', () => {
  for (const attack of LEVELS)
    for (const defense of LEVELS) {
      const { game } = scenario({ ana: { levels: { attack } }, ben: { levels: { defense } } });
      const [first, second] = [skillSide(game, 0, 'attack', 'all'), skillSide(game, 1, 'defense', 'all')];
      const odds = share([first.sides, second.sides], (a, b) => {
        game.random.script = [3, 3, 1, 1, a, b];
        return contest(game, first, second);
      });
      expect(odds).toBeCloseTo(OPPOSED[attack]![defense]!, 12);
      expect(chanceToWin({ sides: first.sides, modifier: 0, mirrors: 0 }, { sides: second.sides, modifier: 0, mirrors: 0 })).toBeCloseTo(odds, 12);
    }
});

test('MG-SPELL-HEAL-02 MG-SPELL-HEAL-03 so has a Heal', () => {
  for (const healing of LEVELS) {
    const { game } = scenario({ ana: { levels: { healing } }, ben: {} });
    const [first, second] = [skillSide(game, 0, 'healing', 'all'), dungeonSide(1)];
    const odds = share([first.sides, second.sides], (a, b) => {
      game.random.script = [a, b];
      return contest(game, first, second);
    });
    expect(odds).toBeCloseTo(HEAL[healing]!, 12);
  }
});

test('MG-TROLL-01 one Troll roll in four succeeds', () => {
  const won = dice(4).flatMap((a) =>
    dice(4).map((b) => {
      const { ana, game, table } = scenario({ ana: {}, ben: {} });
      table.willRoll(a, b);
      ana.plays('rollForTroll');
      return game.troll === 0;
    }),
  );
  expect(won.filter(Boolean).length / won.length).toBe(1 / 4);
});

test('MG-RES-02 three rolls to resurrect in fifty succeed', () => {
  const back = dice(10).flatMap((a) =>
    dice(10).map((b) => {
      const { ana, table } = scenario({ ana: { status: 'dead', hearts: 0 }, ben: {}, cleo: {} }, { fresh: true });
      table.willRoll(a, b);
      ana.plays('rollToResurrect');
      return ana.status === 'living';
    }),
  );
  expect(back.filter(Boolean).length / back.length).toBe(3 / 50);
});

/** The odds by a large sample of contests with these cards on the table. */
function sampled(ana: Item[], ben: Item[], levels: [number, number]): number {
  const { game } = scenario({ ana: { levels: { attack: levels[0] } }, ben: { levels: { defense: levels[1] } } });
  const [first, second] = [skillSide(game, 0, 'attack', 'all'), skillSide(game, 1, 'defense', 'all')];
  let won = 0;
  const games = 12_000;
  for (let i = 0; i < games; i++) {
    game.players[0]!.table = [...ana];
    game.players[1]!.table = [...ben];
    if (contest(game, first, second)) won++;
  }
  return won / games;
}

const chances = (cards: Item[], sides: number): Chances => ({
  sides,
  modifier: cards.filter((card) => card === 'amulet-of-luck').length - cards.filter((card) => card === 'agrins-curse').length,
  mirrors: cards.filter((card) => card === 'mirror-of-illusion').length,
});

test.each<[Item[], Item[], [number, number]]>([
  [['amulet-of-luck'], [], [1, 1]],
  [['amulet-of-luck', 'amulet-of-luck'], ['agrins-curse'], [0, 2]],
  [['mirror-of-illusion'], [], [0, 1]],
  [['mirror-of-illusion'], ['mirror-of-illusion'], [2, 1]],
  [['agrins-curse', 'mirror-of-illusion', 'mirror-of-illusion'], [], [1, 3]],
])('the odds shown with %s against %s at levels %s are those of the dice', (ana, ben, levels) => {
  const exact = chanceToWin(chances(ana, DIE_OF_LEVEL[levels[0]]!), chances(ben, DIE_OF_LEVEL[levels[1]]!));
  expect(Math.abs(sampled(ana, ben, levels) - exact)).toBeLessThan(0.016);
});

test('a view of an attack tells its dice, modifiers and exact odds', () => {
  const { ana, ben, game } = scenario({
    ana: { hand: ['fireball'], levels: { attack: 2 }, table: ['amulet-of-luck'] },
    ben: { hand: ['counter'], levels: { defense: 1 }, table: ['mirror-of-illusion'] },
    cleo: {},
  });
  ana.plays('castFireball', { target: ben });
  const view = mages.viewFor(game, 'spectator');
  const attack = { spell: 'fireball', caster: 0, target: 1, doubled: false } as const;
  expect(view.attack).toEqual({ ...attack, second: false, counter: null, struck: null, stage: 'answer' });
  expect(duelOf(view, attack)).toEqual({
    first: { seat: 0, for: 'attack', level: 2, sides: 8, modifier: 1, mirrors: 0 },
    second: { seat: 1, for: 'defense', level: 1, sides: 6, modifier: 0, mirrors: 1 },
    chance: chanceToWin({ sides: 8, modifier: 1, mirrors: 0 }, { sides: 6, modifier: 0, mirrors: 1 }),
  });
  expect(duelOf(view, { ...attack, doubled: true }).first).toMatchObject({ modifier: 0, mirrors: 0 });
});

test('the odds after a card laid before the dice: a Curse on the caster, a Mirror for the target, a Curse that goes away with an Amulet', () => {
  const { ana, ben, game } = scenario({
    ana: { hand: ['fireball'], levels: { attack: 2 } },
    ben: { hand: ['agrins-curse', 'mirror-of-illusion'], levels: { defense: 1 } },
    cleo: { table: ['amulet-of-luck'], levels: { attack: 2 } },
  });
  ana.plays('castFireball', { target: ben });
  const view = mages.viewFor(game, 'spectator');
  const [attack, other] = [0, 2].map((caster) => ({ spell: 'fireball', caster, target: 1, doubled: false }) as const);
  expect(duelAfter(view, attack!, 'agrins-curse').first).toMatchObject({ modifier: -1 });
  expect(duelAfter(view, attack!, 'mirror-of-illusion')).toMatchObject({ first: { mirrors: 0 }, second: { mirrors: 1 } });
  expect(duelAfter(view, other!, 'agrins-curse').first).toMatchObject({ modifier: 0 });
  expect(duelAfter(view, { ...other!, doubled: true }, 'agrins-curse').first).toMatchObject({ modifier: 0 });
  expect(mages.viewFor(game, 'spectator')).toEqual(view);
});

test('MG-RES-02 the dead return with 6 chances in 100', () => {
  expect(chanceOfTotal({ count: 2, sides: 10 }, 18)).toBeCloseTo(0.06, 12);
  expect(chanceOfTotal({ count: 1, sides: 6 }, 1)).toBeCloseTo(1, 12);
  expect(chanceOfTotal({ count: 3, sides: 4 }, 13)).toBe(0);
});
