import { below, carryOut, fastRandom, judge, type Prompt, type Random } from '@conclave/engine';
import { expect, test } from 'vitest';
import { itemOf } from '../cards/index.ts';
import { manaforge } from '../index.ts';
import type { ManaforgeMove } from '../moves.ts';
import { scenario, type TableSpec } from '../scenario.ts';
import { isOpen, type ManaforgeState, scavengesFor } from '../state.ts';
import { gainFrom, movesWithDie, type Plan, payerIn, payerOf, stepsOf, type Target, type Wishes, waysTo } from './index.ts';

interface Position {
  game: ManaforgeState;
  prompts: readonly Prompt<ManaforgeMove>[];
  seat: number;
}

const anyOf = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)]!;

/** Turns as they come up in a random game that builds whenever it can, every `nth` of them. */
function* turnsOfAGame(seed: number, nth: number): Generator<Position> {
  const random = fastRandom(seed);
  const game = manaforge.setup(3, { reopenTurns: false }, fastRandom(seed + 1000));
  let prompts = manaforge.rulebook.settle(game);
  for (let n = 0; !game.result; ) {
    const { seat, ask, moves } = prompts[0]!;
    if (ask === 'act' && n++ % nth === 0) yield { game, prompts, seat };
    const builds = moves.filter((move) => move.do === 'build');
    const others = moves.filter((move) => !['endTurn', 'gainPrism', 'swapPrism'].includes(move.do));
    prompts = carryOut(manaforge, game, seat, anyOf(random, builds.length > 0 ? builds : others.length > 0 ? others : moves));
  }
}

const idsOf = (items: readonly number[]): string[] => items.filter(Boolean).map((item) => itemOf(item).id);

/** Everything that could be paid for. */
function targetsOf({ game, seat }: Position): Target[] {
  const player = game.players[seat]!;
  const abilities = player.workshop.flatMap((card) =>
    itemOf(card.item).abilities.flatMap((level, ability): Target[] =>
      card.charged && isOpen(card, ability) && (level.mana || level.gems) ? [{ do: 'activate', card: itemOf(card.item).id, ability }] : [],
    ),
  );
  if (game.turn?.hasBuilt) return abilities;
  const again = scavengesFor(player) !== undefined ? idsOf(game.discard.slice(-6)).map((card): Target => ({ do: 'scavenge', card })) : [];
  return [...idsOf(game.board).map((card): Target => ({ do: 'build', card })), ...again, ...abilities];
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

test.each<[string, Wishes]>([
  ['as it comes', {}],
  ['gems first', { first: 'gems' }],
  ['with a prism and without the first die', { pieces: { prism: 1, 'die.0': 0 } }],
])('the rulebook accepts every plan, move by move: %s', (_name, wishes) => {
  let carried = 0;
  for (let seed = 1; seed <= 4; seed++)
    for (const position of turnsOfAGame(seed, 5))
      for (const target of targetsOf(position)) {
        const { plans } = waysTo(target, payerOf(position.game, position.seat), wishes);
        for (const plan of plans) {
          expect(refusalOf(position, stepsOf(target, plan)), JSON.stringify({ seed, target })).toBeUndefined();
          carried++;
        }
      }
  expect(carried).toBeGreaterThan(300);
});

test('a view is as good as the game to plan with', () => {
  for (const { game, seat } of turnsOfAGame(9, 4))
    expect(payerIn(manaforge.viewFor(game, 'spectator'), seat)).toEqual({
      ...payerOf(game, seat),
      turn: expect.objectContaining({ spends: game.turn?.spends }),
    });
});

test('what the rules offer to build from reserve and gems is never called short', () => {
  for (const { game, prompts, seat } of turnsOfAGame(20, 1)) {
    const offered = new Set(prompts[0]!.moves.flatMap((move) => (move.do === 'build' ? [move.card] : [])));
    for (const card of offered) expect(waysTo({ do: 'build', card }, payerOf(game, seat)).plans, card).not.toEqual([]);
  }
});

const plansOf = (spec: TableSpec, card: string, wishes?: Wishes): readonly Plan<ManaforgeMove>[] =>
  waysTo({ do: 'build', card }, payerOf(scenario({ ...spec, board: [card] }).game, 0), wishes).plans;
const pieces = ({ uses }: Plan<ManaforgeMove>): string[] => uses.map(({ source: { key } }) => key).sort();

test('a die that a talent turns to a gem spares a prism', () => {
  const ana = { dice: ['fire: 1 earth', 'fire: 1 earth'], prisms: 3 };
  const kinds = (plan: Plan<ManaforgeMove>): string[] => pieces(plan).map((key) => key.replace(/\.\d/, ''));
  expect(kinds(plansOf({ ana }, 'spark-wand')[0]!)).toEqual(['die', 'prism', 'prism']);
  expect(kinds(plansOf({ ana: { ...ana, talents: ['pyromancer'] } }, 'spark-wand')[0]!)).toEqual(['die', 'die', 'prism']);
});

test('plans that come to the same are one: which of two like dice, or which mana for any, makes no other way', () => {
  const dice = ['arcane: earth or fire', 'arcane: earth or fire', 'arcane: earth or wind', 'earth: 2 earth'];
  const plans = plansOf({ ana: { dice } }, 'excavation-wand');
  const results = plans.map((plan) => `${pieces(plan).map((key) => (key === 'die.3' ? 'double' : 'single'))}`);
  expect(new Set(results).size).toBe(results.length);
  expect(results[0]).toBe('single,double');
});

test('gems that nothing takes go before a gem die and before prisms; those a card takes are kept', () => {
  const ana = { gems: { fire: 1 }, prisms: 1, dice: ['fire: gem', 'fire: 2 fire'] };
  expect(pieces(plansOf({ ana }, 'spark-wand')[0]!)).toEqual(['die.1', 'gem.fire']);
  const wanted = { ...ana, workshop: ['blazing-axes'] };
  expect(pieces(plansOf({ ana: wanted }, 'spark-wand')[0]!)).toEqual(['die.0', 'die.1']);
});

test('in the last turn tokens are worth little: they go before a die that brings a gem', () => {
  const ana = { gems: { fire: 1 }, workshop: ['blazing-axes'], dice: ['fire: gem', 'fire: 2 fire'] };
  expect(pieces(plansOf({ ana, round: 9, deck: [] }, 'spark-wand')[0]!)).toEqual(['die.1', 'gem.fire']);
});

test('whoever wishes pays with gems first, and is shown the way with most of them', () => {
  const ana = { gems: { fire: 3 }, dice: ['fire: 2 fire', 'fire: 1 earth'], prisms: 2 };
  expect(pieces(plansOf({ ana }, 'spark-wand')[0]!)).not.toContain('prism');
  const [first] = plansOf({ ana }, 'spark-wand', { first: 'gems' });
  expect([pieces(first!), first!.gems]).toEqual([
    ['gem.fire', 'gem.fire', 'gem.fire'],
    [0, 3, 0, 0],
  ]);
});

test('what a payment leaves behind counts: cards used are exhausted, dice turned show a gem, and Crafters are named', () => {
  const gain = (spec: TableSpec, card: string) => {
    const payer = payerOf(scenario({ ...spec, board: [card] }).game, 0);
    return gainFrom(card, waysTo({ do: 'build', card }, payer).plans[0]!, payer);
  };
  const workshop = ['wind-catcher', 'hellforge'];
  expect(gain({ ana: { workshop, mana: { wind: 3, earth: 3 } } }, 'truesight-blindfold').prestige).toBe(4);
  expect(gain({ ana: { workshop, mana: { wind: 2, earth: 3 } } }, 'truesight-blindfold').prestige).toBe(3);
  const turning = { mana: { earth: 9, wind: 9, water: 9, fire: 1 }, talents: ['pyromancer'], dice: ['fire: gem!', 'fire: 1 earth'] };
  expect(gain({ ana: turning }, 'shapeshifter-mask').prestige).toBe(2);
  expect(gain({ ana: { ...turning, mana: { ...turning.mana, fire: 2 } } }, 'shapeshifter-mask').prestige).toBe(0);
  const crafted = gain({ ana: { mana: { fire: 3 }, talents: ['fire-crafter', 'earth-crafter'] } }, 'spark-wand').crafted;
  expect(crafted).toEqual([{ talent: 'fire-crafter', gems: [0, 1, 0, 0], prisms: 0 }]);
});

test('paying with gems swaps no prism while dice can do the rest', () => {
  const ana = { gems: { earth: 1 }, prisms: 3, dice: ['fire: 2 fire', 'fire: 2 fire'] };
  expect(pieces(plansOf({ ana }, 'spark-wand', { first: 'gems' })[0]!)).toEqual(['die.1', 'gem.earth']);
});

test('a die that shows the same as an offered one goes by the same moves', () => {
  const { game, ana } = scenario({ ana: { dice: ['earth: 2 earth', 'earth: 2 earth', 'earth: 2 earth!'], talents: ['aether-reserve'] } });
  expect(ana.offered('spend')).toEqual([{ do: 'spend', die: 0 }]);
  const withDie = (place: number): ManaforgeMove[] => movesWithDie(game.players[0]!, ana.offered(), place);
  expect(withDie(1)).toEqual([
    { do: 'spend', die: 1 },
    { do: 'placeDie', die: 1 },
  ]);
  expect(withDie(2)).toEqual([]);
});
