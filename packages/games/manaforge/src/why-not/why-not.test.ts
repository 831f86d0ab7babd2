import { below, fastRandom, judge, type Random } from '@conclave/engine';
import { stroll } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { DIE_TYPES, ELEMENTS, items, talents } from '../cards/index.ts';
import { manaforge } from '../index.ts';
import { type ManaforgeMove, shapes } from '../moves.ts';
import { draftTable, scenario, type TableSpec } from '../scenario.ts';
import type { ManaforgeState } from '../state.ts';

const anyOf = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)]!;
const amounts = (random: Random): number[] => ELEMENTS.map(() => Math.max(0, below(random, 5) - 2));

/** A value that a detail might have, sensible or not, of things that lie on the table more often than not. */
function guess(random: Random, { players, board, turn }: ManaforgeState, key: string): unknown {
  const { workshop, store } = players[turn?.seat ?? 0]!;
  const near = [...workshop.map(({ item }) => item), ...store, ...board].filter(Boolean);
  const card = (): string => items()[(near.length > 0 && below(random, 4) > 0 ? anyOf(random, near) : 1 + below(random, 72)) - 1]!.id;
  if (key === 'mana' || key === 'gems') return amounts(random);
  if (key === 'card' || key === 'recharge') return card();
  if (key === 'exhaust') return Array.from({ length: 1 + below(random, 2) }, card);
  if (key === 'talent') return anyOf(random, talents()).id;
  if (key === 'talents') return [anyOf(random, talents()).id, anyOf(random, talents()).id];
  if (key === 'take') return Array.from({ length: 1 + below(random, 2) }, () => anyOf(random, ELEMENTS));
  if (key === 'gem') return anyOf(random, ELEMENTS);
  if (key === 'type') return anyOf(random, DIE_TYPES);
  return key === 'from' ? anyOf(random, ['gem', 'prism']) : below(random, 8);
}

function guessMove(random: Random, state: ManaforgeState): ManaforgeMove {
  const kind = anyOf(random, Object.keys(shapes)) as ManaforgeMove['do'];
  const details = Object.entries(shapes[kind]).flatMap(([key, field]) =>
    typeof field === 'object' && 'optional' in field && below(random, 2) === 0 ? [] : [[key, guess(random, state, key)]],
  );
  return { do: kind, ...Object.fromEntries(details) } as unknown as ManaforgeMove;
}

const isSound = ({ players, turn, pool }: ManaforgeState): boolean =>
  players.every(({ mana, gems, prisms, workshop }) => [...mana, ...gems, prisms].every((n) => n >= 0 && Number.isInteger(n)) && workshop.length <= 4) &&
  pool.every((n) => n >= 0) &&
  (turn?.spends ?? 0) >= 0;

test('whatever is accepted leaves a sound table, and whatever is refused names a rule', () => {
  const rules = /^(MF-[A-Z]+-\d+[a-z]?|TABLE-[A-Z]+)$/;
  const random = fastRandom(12);
  let [accepted, refused] = [0, 0];
  for (const seed of [1, 2, 3, 4])
    stroll(manaforge, { seats: 3, seed, bound: 2000 }, ({ state, prompts }) => {
      for (let i = 0; i < 6; i++) {
        const move = guessMove(random, state);
        const seat = below(random, 4) === 0 ? below(random, 3) : prompts[0]!.seat;
        const refusal = judge(manaforge, state, { prompts, seat, move });
        if (refusal) {
          refused++;
          expect(refusal.rule).toMatch(rules);
          continue;
        }
        accepted++;
        const next = manaforge.clone(state);
        if (manaforge.anytime?.moves(next, seat).some((one) => JSON.stringify(one) === JSON.stringify(move))) manaforge.anytime.play(next, seat, move);
        else manaforge.rulebook.play(next, seat, move);
        manaforge.rulebook.settle(next);
        expect([isSound(next), JSON.stringify(move)]).toEqual([true, JSON.stringify(move)]);
      }
    });
  expect(accepted).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(1000);
});

test('every offered move is one that would be accepted on its merits', () => {
  for (const seed of [5, 6])
    stroll(manaforge, { seats: 2, seed, bound: 2000 }, ({ state, prompts }) => {
      for (const { seat, ask, moves } of prompts)
        if (ask === 'act') for (const move of moves) expect([manaforge.rulebook.accept(state, seat, move), move]).toEqual([undefined, move]);
    });
});

test('a wish may lack details: it is refused only where no details would help', () => {
  const { game } = scenario({
    ana: { mana: { earth: 3 }, dice: ['arcane: earth or fire'], workshop: ['mana-accelerator'], talents: ['wizards-apprentice'] },
    board: ['excavation-wand', 'spark-wand'],
  });
  const why = (wish: { do: string; [key: string]: unknown }) => manaforge.whyNot(game, 0, wish as never)?.rule;
  expect(why({ do: 'build', card: 'excavation-wand' })).toBeUndefined();
  expect(why({ do: 'build', card: 'spark-wand' })).toBe('MF-TURN-05');
  expect(why({ do: 'spend', die: 0 })).toBeUndefined();
  expect(why({ do: 'spend' })).toBeUndefined();
  expect(why({ do: 'activate', card: 'mana-accelerator' })).toBe('MF-TURN-06');
  expect(why({ do: 'useTalent', talent: 'wizards-apprentice' })).toBeUndefined();
  expect(why({ do: 'upgrade' })).toBe('MF-UPG-08');
  expect(why({ do: 'build' })).toBeUndefined();
  expect(why({ do: 'endTurn' })).toBeUndefined();
});

test.each([
  [{ do: 'spend', die: 0 }, 'Say which mana to gain.'],
  [{ do: 'spend', die: 1 }, 'Say which gem to copy.'],
  [{ do: 'spend', die: 2 }, 'Say which card to recharge.'],
  [{ do: 'spend', die: 3 }, 'Say which die to transmute.'],
  [{ do: 'spend' }, 'Say which die to spend.'],
  [{ do: 'build' }, 'Say which item to build.'],
  [{ do: 'build', card: 'excavation-wand' }, 'Say what to pay with.'],
  [{ do: 'build', card: 'excavation-wand', mana: [3, 0, 0, 0] }, 'Say what to pay with.'],
  [{ do: 'activate' }, 'Say which card to activate.'],
  [{ do: 'activate', card: 'glittering-cavern' }, 'Say which ability of Glittering Cavern to use.'],
  [{ do: 'activate', card: 'glittering-cavern', ability: 0 }, 'Say which mana to gain.'],
  [{ do: 'activate', card: 'cavalier-shields', ability: 0 }, 'Say what to pay with.'],
  [{ do: 'activate', card: 'gemstone-gloves', ability: 0 }, 'Say which gems to pay.'],
  [{ do: 'upgrade' }, 'Say which card to upgrade.'],
  [{ do: 'upgrade', card: 'glittering-cavern' }, 'Say which gem to attach.'],
  [{ do: 'useTalent' }, 'Say which talent to use.'],
  [{ do: 'useTalent', talent: 'wizards-apprentice' }, 'Say which mana to gain.'],
  [{ do: 'placeDie' }, 'Say which die to put there.'],
] as [{ do: string }, string][])('a move that lacks a detail is not accepted, and told which: %j', (move, reason) => {
  const { game } = scenario({
    ana: {
      mana: { earth: 3 },
      gems: { earth: 1, water: 1 },
      dice: ['arcane: earth or fire', 'water: gemCopy', 'wind: powerSurge', 'fire: transmute'],
      workshop: ['glittering-cavern', 'cavalier-shields', { card: 'gemstone-gloves', gems: ['water'] }, { card: 'hellforge', exhausted: true }],
      talents: ['wizards-apprentice', 'aether-reserve'],
    },
    board: ['excavation-wand'],
  });
  expect(manaforge.rulebook.accept(game, 0, move as unknown as ManaforgeMove)).toMatchObject({ rule: 'TABLE-DETAIL', reason });
  expect(manaforge.whyNot(game, 0, move as never)).toBeUndefined();
});

const whyAt = (spec: TableSpec, wish: { do: string; [key: string]: unknown }) => {
  const { game } = scenario(spec);
  return manaforge.whyNot(game, 0, wish as never);
};

test('a build of nothing in particular is refused where no item can be paid, with what is nearest', () => {
  const board = ['instant-castle', 'spark-wand'];
  expect(whyAt({ ana: { mana: { fire: 2 } }, board }, { do: 'build' })).toMatchObject({
    rule: 'MF-TURN-05',
    reason: 'No item on the board can be paid from your reserve and gems. Spark Wand comes nearest: 1 more mana of any element needed.',
    missing: { any: 1 },
  });
  expect(whyAt({ ana: { mana: { fire: 3 } }, board }, { do: 'build' })).toBeUndefined();
  expect(whyAt({ board: [] }, { do: 'build' })).toMatchObject({ rule: 'MF-BUILD-03', reason: 'No item is left on the board.' });
  expect(whyAt({ board, hasBuilt: true }, { do: 'build' })?.rule).toBe('MF-BUILD-01');
});

test('whoever could still pay with dice is told so', () => {
  const spec = { ana: { mana: { fire: 2 }, dice: ['earth: 2 earth'] }, board: ['instant-castle', 'spark-wand'] };
  const hint = 'What your dice and cards could still bring would pay for';
  expect(whyAt(spec, { do: 'build' })?.reason).toContain(`1 more mana of any element needed. ${hint} Spark Wand.`);
  expect(whyAt(spec, { do: 'build', card: 'spark-wand' })).toMatchObject({
    rule: 'MF-TURN-05',
    reason: `You cannot pay that: 1 more mana of any element needed. ${hint} it.`,
    missing: { any: 1 },
  });
  expect(whyAt(spec, { do: 'build', card: 'instant-castle' })?.reason).not.toContain(hint);
});

test.each<[string, TableSpec, { do: string; [key: string]: unknown }, string]>([
  ['an empty Workshop', {}, { do: 'activate' }, 'Your Workshop is empty.'],
  [
    'cards of which none can be used',
    { ana: { workshop: [{ card: 'hellforge', exhausted: true }, 'blazing-axes'] } },
    { do: 'activate' },
    'No card of your Workshop can be used now. Blazing Axes comes nearest: 2 more fire needed.',
  ],
  ['no gem to set', { ana: { workshop: ['stone-circle'] } }, { do: 'upgrade' }, 'You own no earth gem.'],
  [
    'a gem that no card takes',
    { ana: { gems: { fire: 1 }, workshop: ['stone-circle'] } },
    { do: 'upgrade', gem: 'fire' },
    'Stone Circle takes an earth gem next.',
  ],
  ['no dice', {}, { do: 'spend' }, 'You have no dice.'],
  ['no spends', { ana: { dice: ['earth: 2 earth'] }, spends: 0 }, { do: 'spend' }, 'You have no spend left this turn.'],
  [
    'talents of which none can be used',
    { ana: { talents: ['famous', 'earth-enchanter'] } },
    { do: 'useTalent' },
    'None of your talents can be used now. Earth Enchanter comes nearest: 1 more earth gem needed.',
  ],
  ['no Aether Reserve', { ana: { dice: ['earth: 2 earth'] } }, { do: 'placeDie' }, 'You do not have Aether Reserve.'],
  ['nobody to scavenge', { discard: ['hellforge'] }, { do: 'scavenge' }, 'Only a Scavenger builds from the discard pile.'],
])('a move that names nothing is refused where nothing would do: %s', (_name, spec, wish, reason) => {
  expect(whyAt(spec, wish)?.reason).toBe(reason);
});

test('lists are sets where their order means nothing', () => {
  const { ana, of } = scenario({
    ana: { dice: ['earth: runestone'], workshop: ['runed-obelisk', { card: 'enchanting-runes', gems: ['wind', 'wind'] }, 'hellforge', 'stone-circle'] },
  });
  ana.plays('spend', { die: 0, take: ['wind', 'earth'] });
  expect(of(ana).mana).toEqual([1, 0, 1, 0]);
  ana.plays('activate', { card: 'runed-obelisk', ability: 0, take: ['water', 'fire'] });
  expect(of(ana).mana).toEqual([1, 1, 1, 1]);
  ana.plays('activate', { card: 'enchanting-runes', ability: 1, exhaust: ['stone-circle', 'hellforge'] });
  expect(of(ana).prestige).toBe(4);
});

test('two talents are kept in either order', () => {
  const keeping = (inOrder: (ids: string[]) => string[]): number[] => {
    const { game, actors } = draftTable([
      ['earth-enchanter', 'fire-enchanter', 'wind-enchanter', 'water-enchanter'],
      ['earth-crafter', 'fire-crafter', 'wind-crafter', 'water-crafter'],
    ]);
    for (let i = 0; i < 3; i++) for (const actor of actors) actor.plays('pick', actor.offered('pick')[0]);
    const [one = 0, other = 0] = game.draft?.picks[0] ?? [];
    const ids = [one, other].map((number) => talents()[number - 1]!.id);
    actors[0]!.plays('keep', { talents: inOrder(ids) });
    actors[1]!.plays('keep', actors[1]!.offered('keep')[0]);
    return game.players[0]!.talents;
  };
  expect(keeping((ids) => ids.toReversed())).toEqual(keeping((ids) => ids));
});
