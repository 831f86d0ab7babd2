import { createMatch, fastRandom, hashOf } from '@conclave/engine';
import { randomMove } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { manaforge } from './index.ts';
import { planBuild } from './plan.ts';
import { type PlayerSpec, scenario } from './scenario.ts';

function plan(card: string, ana: PlayerSpec, wishes?: Parameters<typeof planBuild>[3]) {
  const scene = scenario({ ana, board: [card] });
  return { ...scene, ...planBuild(manaforge.viewFor(scene.game, 0), 0, card, wishes) };
}

const DICE = ['earth: 2 earth', 'fire: 1 earth', 'wind: 1 fire', 'water: a water gem', 'arcane: earth or wind'];

test('the plan spends the fewest and least flexible dice, and keeps gems and prisms', () => {
  const { plan: found } = plan('excavation-wand', { dice: DICE, gems: { earth: 2 }, prisms: 2 });
  expect(found?.moves).toEqual([
    { do: 'spend', die: 0 },
    { do: 'spend', die: 1 },
    { do: 'build', card: 'excavation-wand', mana: [3, 0, 0, 0], gems: [0, 0, 0, 0] },
  ]);
  expect([found?.dice, found?.cards, found?.prisms]).toEqual([[0, 1], [], 0]);
});

test('dice can be forced in and out', () => {
  expect(plan('excavation-wand', { dice: DICE }, { spare: [1] }).plan?.dice).toEqual([0, 2]);
  expect(plan('excavation-wand', { dice: DICE }, { use: [4] }).plan?.dice).toContain(4);
  expect(plan('excavation-wand', { dice: DICE }, { spare: [0, 1, 2, 3, 4] })).toMatchObject({ plan: null, missing: { earth: 2, any: 1 } });
});

test('cards of the Workshop come before dice, dice before gems, gems before prisms', () => {
  expect(plan('excavation-wand', { dice: DICE, workshop: ['verdant-haven', 'stone-circle'] }).plan).toMatchObject({
    dice: [],
    cards: ['verdant-haven', 'stone-circle'],
  });
  expect(plan('excavation-wand', { gems: { earth: 3 }, prisms: 3 }).plan?.prisms).toBe(0);
  expect(plan('excavation-wand', { gems: { earth: 1 }, prisms: 3 }).plan?.prisms).toBe(2);
});

test('what is lacking is told by element', () => {
  expect(plan('hellforge', { dice: ['earth: 2 earth', 'fire: a fire gem'] }).missing).toEqual({ fire: 1 });
  expect(plan('excavation-wand', { dice: ['earth: 2 earth'] }).missing).toEqual({ any: 1 });
  expect(plan('excavation-wand', { dice: ['earth: 2 earth', 'earth: 2 earth'], mana: {} }, {}).missing).toEqual({});
});

test.each([
  ['Transmute', 'excavation-wand', { dice: ['fire: Transmute', 'earth: 2 earth'] }],
  ['Gem Copy of a gem just gained', 'excavation-wand', { dice: ['earth: an earth gem', 'water: Gem Copy'], mana: { fire: 1 } }],
  ['Power Surge on a card used before', 'verdant-haven', { dice: ['wind: Power Surge'], workshop: ['verdant-haven'] }],
  ['Mana Accelerator', 'verdant-haven', { workshop: ['mana-accelerator', 'verdant-haven'] }],
  ['a turned die', 'excavation-wand', { dice: ['earth: 1 fire', 'earth: an earth gem', 'earth: 1 fire'], talents: ['geomancer'] }],
  ['the Apprentice', 'excavation-wand', { dice: [], talents: ['wizards-apprentice'] }],
  [
    'Aether Geyser',
    'plant-soldiers',
    { dice: ['earth: 2 earth', 'earth: 2 earth', 'water: 2 water', 'water: 2 water', 'fire: a fire gem'], workshop: ['aether-geyser'] },
  ],
  ['Runestone', 'illuminating-wand', { dice: ['earth: Runestone', 'earth: Runestone'] }],
  ['Gem Amplifier', 'excavation-wand', { workshop: [{ card: 'gem-amplifier', gems: ['earth', 'earth'] }], mana: { fire: 1 } }],
] as [string, string, PlayerSpec][])('a plan may use %s, and can be carried out', (_name, card, spec) => {
  const { plan: found, ana, of, game } = plan(card, spec);
  for (const move of found?.moves ?? []) ana.plays(move.do, move);
  expect(found).not.toBe(null);
  expect(game.turn?.hasBuilt).toBe(true);
  expect(of(ana).store.length + of(ana).workshop.length).toBeGreaterThan(0);
});

test('a Scavenger plans for the discard pile, with the gem on top', () => {
  const spec = { talents: ['scavenger'], dice: ['earth: 2 earth', 'earth: an earth gem', 'fire: 2 fire'], prisms: 1 };
  const { game, ana, of } = scenario({ ana: spec, discard: ['excavation-wand'] });
  const { plan: found } = planBuild(manaforge.viewFor(game, 0), 0, 'excavation-wand');
  for (const move of found?.moves ?? []) ana.plays(move.do, move);
  expect([found?.moves.at(-1)?.do, of(ana).store, of(ana).prisms]).toEqual(['scavenge', [19], 1]);
  const poor = scenario({ ana: { talents: ['scavenger'], mana: { earth: 3 } }, discard: ['excavation-wand'] });
  expect(planBuild(manaforge.viewFor(poor.game, 0), 0, 'excavation-wand')).toEqual({ plan: null, missing: { gem: 1 } });
  const other = scenario({ ana: { mana: { earth: 3 }, gems: { fire: 1 } }, discard: ['excavation-wand'] });
  expect(planBuild(manaforge.viewFor(other.game, 0), 0, 'excavation-wand')).toEqual({ plan: null, missing: {} });
});

test('off turn, after a build, or for an unknown item there is no plan', () => {
  const { game } = scenario({ ana: { mana: { earth: 3 } }, board: ['excavation-wand'], hasBuilt: true });
  expect(planBuild(manaforge.viewFor(game, 0), 0, 'excavation-wand').plan).toBe(null);
  expect(planBuild(manaforge.viewFor(game, 0), 1, 'excavation-wand').plan).toBe(null);
  expect(planBuild(manaforge.viewFor(game, 0), 0, 'nonsense').plan).toBe(null);
});

test('in random games every plan can be carried out, and what can be built has a plan', () => {
  let plans = 0;
  for (const seed of [1, 2, 3]) {
    const random = fastRandom(seed);
    const match = createMatch(manaforge, { seats: 3, key: hashOf(seed) });
    while (!match.isOver) {
      const { turn, board } = match.state;
      if (turn && !turn.hasBuilt && match.promptFor(turn.seat)?.ask === 'act' && match.version % 3 === 0) {
        const view = match.view(turn.seat);
        for (const item of view.board) {
          if (!item) continue;
          const { plan: found } = planBuild(view, turn.seat, item.card);
          const isOffered = match.promptFor(turn.seat)?.moves.some((move) => move.do === 'build' && move.card === item.card);
          if (isOffered) expect(found).not.toBe(null);
          if (found) {
            plans++;
            const copy = scenarioOf(match.state as Parameters<typeof manaforge.clone>[0]);
            for (const move of found.moves) copy.play(turn.seat, move);
          }
        }
        expect(board).toHaveLength(6);
      }
      const prompts = match.asked.flatMap((seat) => match.promptFor(seat) ?? []);
      const { seat, move } = randomMove(manaforge, match.state as Parameters<typeof manaforge.clone>[0], prompts, random);
      match.play(seat, move);
    }
  }
  expect(plans).toBeGreaterThan(100);
});

/** A copy of a position in which every move is judged before it is made. */
function scenarioOf(state: Parameters<typeof manaforge.clone>[0]) {
  const game = manaforge.clone(state);
  return {
    play(seat: number, move: Parameters<typeof manaforge.rulebook.play>[2]): void {
      const prompts = manaforge.rulebook.settle(game);
      const isOffered = prompts.some((prompt) => prompt.seat === seat && prompt.moves.some((one) => JSON.stringify(one) === JSON.stringify(move)));
      const refusal = isOffered ? undefined : manaforge.rulebook.accept(game, seat, move);
      if (refusal) throw new Error(`${JSON.stringify(move)}: ${refusal.reason}`);
      manaforge.rulebook.play(game, seat, move);
    },
  };
}
