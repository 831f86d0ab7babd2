import { carryOut, fastRandom, judge, type Prompt, roll } from '@conclave/engine';
import { type ManaforgeMove, type ManaforgeState, type ManaforgeView, manaforge, type PlayerView } from '@conclave/manaforge';
import { describe, expect, test } from 'vitest';
import { abilityOf } from './sources.ts';
import { stepsOf, type Target, waysTo } from './target.ts';

interface Position {
  game: ManaforgeState;
  prompts: readonly Prompt<ManaforgeMove>[];
  seat: number;
  moves: readonly ManaforgeMove[];
  view: ManaforgeView;
  player: PlayerView;
}

/** Turns as they come up in a random game that builds whenever it can. */
function* turnsOfAGame(seed: number): Generator<Position> {
  const random = fastRandom(seed);
  const game = manaforge.setup(3, { reopenTurns: false }, fastRandom(seed + 1000));
  const any = <T>(list: readonly T[]): T => list[roll({ random, walls: 0 } as ManaforgeState, list.length) - 1] as T;
  let prompts = manaforge.rulebook.settle(game);
  while (!game.result) {
    const { seat, ask, moves } = prompts[0] as Prompt<ManaforgeMove>;
    const view = manaforge.viewFor(game, seat);
    if (ask === 'act') yield { game, prompts, seat, moves, view, player: view.players[seat] as PlayerView };
    const builds = moves.filter((move) => move.do === 'build');
    const others = moves.filter((move) => !['endTurn', 'gainPrism', 'swapPrism'].includes(move.do));
    prompts = carryOut(manaforge, game, seat, any(builds.length > 0 ? builds : others.length > 0 ? others : moves));
  }
}

function* everyThird<T>(all: Iterable<T>): Generator<T> {
  let n = 0;
  for (const one of all) if (n++ % 3 === 0) yield one;
}

function targetsOf({ view, player }: Position): Target[] {
  const abilities = player.workshop.flatMap((card) => {
    const priced = card?.charged ? card.levels.flatMap(({ open }, ability) => (open ? [ability] : [])) : [];
    return priced.map((ability): Target => ({ do: 'activate', card: card?.card ?? '', ability }));
  });
  const isScavenger = player.talents.some(({ talent }) => talent === 'scavenger');
  const builds = view.turn?.hasBuilt ? [] : view.board.flatMap((item): Target[] => (item ? [{ do: 'build', card: item.card }] : []));
  const again = view.turn?.hasBuilt || !isScavenger ? [] : view.discard.slice(-6).map((card): Target => ({ do: 'scavenge', card }));
  return [...builds, ...again, ...abilities];
}

/** Makes the moves one by one; the first refusal, if there is one. */
function refusalOf({ game, prompts, seat }: Position, moves: readonly ManaforgeMove[]): unknown {
  const state = manaforge.clone(game);
  let open = prompts;
  for (const move of moves) {
    const refusal = judge(manaforge, state, { prompts: open, seat, move });
    if (refusal) return { move, refusal };
    open = carryOut(manaforge, state, seat, move);
  }
  return undefined;
}

const hasPrice = (target: Target): boolean => target.do !== 'activate' || 'mana' in abilityOf(target).cost || 'gems' in abilityOf(target).cost;

describe('what the board proposes to pay', () => {
  test('every plan can be carried out, step by step, by the rules', () => {
    let carried = 0;
    for (let seed = 1; seed <= 4; seed++) {
      for (const position of everyThird(turnsOfAGame(seed))) {
        for (const target of targetsOf(position).filter(hasPrice)) {
          const { plans } = waysTo(target, position.view, position.player, position.moves);
          for (const plan of [plans[0], plans.at(-1)]) {
            if (!plan) continue;
            expect(refusalOf(position, stepsOf(target, plan)), JSON.stringify({ seed, target })).toBeUndefined();
            carried++;
          }
        }
      }
    }
    expect(carried).toBeGreaterThan(300);
  });

  test('what the rules offer to build from reserve and gems is never called short', () => {
    for (const position of turnsOfAGame(20)) {
      const offered = new Set(position.moves.flatMap((move) => (move.do === 'build' ? [move.card] : [])));
      for (const card of offered) expect(waysTo({ do: 'build', card }, position.view, position.player, position.moves).plans, card).not.toEqual([]);
    }
  });

  test('a die that a talent turns to a gem spares a prism', () => {
    const { game, seat } = turnsOfAGame(1).next().value as Position;
    const owner = game.players[seat] as ManaforgeState['players'][number];
    const seen = (): ManaforgeView => manaforge.viewFor(game, seat);
    const shown = (view: ManaforgeView): PlayerView => view.players[seat] as PlayerView;
    const first = (n: number, fits: (i: number) => boolean): number => Array.from({ length: n }, (_, i) => i).find(fits) ?? n;
    const FIRE = 1;
    const face = first(6, (i) => {
      owner.dice = [{ type: FIRE, face: i, spent: false }];
      return JSON.stringify(shown(seen()).dice[0]?.shows) === '{"kind":"mana","mana":{"earth":1}}';
    });
    owner.dice = [face, face].map((one) => ({ type: FIRE, face: one, spent: false }));
    const talent = first(21, (i) => {
      owner.talents = i > 0 ? [i] : [];
      return shown(seen()).talents[0]?.talent === 'pyromancer';
    });
    const price = (): string[] => {
      const [prompt] = manaforge.rulebook.settle(game);
      const view = seen();
      const [plan] = waysTo({ do: 'build', card: 'spark-wand' }, view, shown(view), prompt?.moves ?? []).plans;
      return (plan?.uses ?? []).map(({ source: { key } }) => key.replace(/\d/, '')).sort();
    };
    Object.assign(owner, { talents: [], gems: [0, 0, 0, 0], prisms: 3, workshop: [] });
    expect(price()).toEqual(['die.', 'prism', 'prism']);
    owner.talents = [talent];
    expect(price()).toEqual(['die.', 'die.', 'prism']);
  });
});
