import { createMatch, fastRandom, hashOf } from '@conclave/engine';
import { randomMove, stroll } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { itemOf } from '../cards/index.ts';
import { manaforge } from '../index.ts';
import { scenario } from '../scenario.ts';
import { EMPTY } from '../state.ts';
import { countsIn } from '../view/index.ts';

const SIX = ['earth: 2 earth', 'fire: 2 fire', 'wind: 2 wind', 'water: 2 water', 'arcane: earth or fire', 'earth: runestone'];

/** Ends the open turns up to the first prompt of the next round. */
function endRound({ table, ana, ben, ...others }: ReturnType<typeof scenario>): void {
  const round = others.game.round;
  for (let i = 0; others.game.round === round && i < 4; i++)
    for (const actor of [ana, ben, others.cleo, others.dan])
      if (actor?.isAsked && table.question === 'act' && others.game.round === round) actor.plays('endTurn');
}

test('MF-ROUND-01 MF-ROUND-11 MF-END-01 nine rounds of six cards: three of Dawn, three of Noon, three of Dusk, nine turns each', () => {
  const match = createMatch(manaforge, { seats: 3, key: hashOf('rounds') });
  const random = fastRandom(5);
  const seen: [number, string, number][] = [];
  const turns = [0, 0, 0];
  let before: unknown;
  while (!match.isOver) {
    const { round, board, deck, turn } = match.state;
    if (round > seen.length) seen.push([round, itemOf(board.find((item) => item !== EMPTY)!).age, deck.length]);
    const now = turn && `${round} ${turn.seat}`;
    if (now && now !== before) turns[turn.seat]!++;
    before = now ?? before;
    const prompts = match.asked.flatMap((seat) => match.promptFor(seat) ?? []);
    const { seat, move } = randomMove(manaforge, match.state, prompts, random);
    match.play(seat, move);
  }
  const ages = ['dawn', 'dawn', 'dawn', 'noon', 'noon', 'noon', 'dusk', 'dusk', 'dusk'];
  expect(seen).toEqual(ages.map((age, i) => [i + 1, age, 48 - 6 * i]));
  expect(turns).toEqual([9, 9, 9]);
  expect(match.state.players.map(({ byRound }) => byRound.length)).toEqual([9, 9, 9]);
});

test('MF-ROUND-02 deal, then recharge, then roll', () => {
  const scene = scenario({
    ana: { dice: ['earth: 2 earth'], workshop: [{ card: 'hellforge', exhausted: true }] },
    ben: { dice: ['fire: 2 fire'], talents: ['aether-reserve'], stored: 0 },
  });
  endRound(scene);
  const { table, game, ben, charged, ana, of } = scene;
  table.isBackTo(ben, 'removeDie');
  expect(game.round).toBe(2);
  expect(game.board.every((item) => item !== EMPTY)).toBe(true);
  expect(charged(ana)).toEqual(['hellforge']);
  expect(of(ana).dice[0]).toEqual({ type: 0, face: 2, spent: false });
  table.willRoll(6);
  ben.plays('leaveDie');
  expect(of(ana).dice[0]?.face).toBe(5);
});

test('MF-ROUND-03 six cards come face up from the top, for two players and for four', () => {
  for (const players of [{}, { cleo: {}, dan: {} }]) {
    const scene = scenario({ ...players, deck: ['hellforge', 'spark-wand', 'stone-circle', 'phoenix-egg', 'gem-amplifier', 'wind-circlet', 'steam-vents'] });
    endRound(scene);
    expect(scene.game.board.map((item) => itemOf(item).id)).toEqual([
      'hellforge',
      'spark-wand',
      'stone-circle',
      'phoenix-egg',
      'gem-amplifier',
      'wind-circlet',
    ]);
    expect(scene.game.deck.map((item) => itemOf(item).id)).toEqual(['steam-vents']);
  }
});

test('MF-ROUND-04 MF-ACT-04 every exhausted card of every player is recharged', () => {
  const scene = scenario({
    ana: { workshop: [{ card: 'hellforge', exhausted: true }, 'stone-circle'] },
    ben: { workshop: [{ card: 'phoenix-egg', exhausted: true }] },
  });
  expect(scene.charged(scene.ana)).toEqual(['stone-circle']);
  endRound(scene);
  expect([scene.charged(scene.ana), scene.charged(scene.ben)]).toEqual([['hellforge', 'stone-circle'], ['phoenix-egg']]);
});

test('MF-ROUND-05 MF-TALENT-14 all dice are rolled and unspent, only the die on Aether Reserve stays as it is', () => {
  const scene = scenario({ ana: { dice: ['earth: 2 earth!', 'fire: 2 fire'], talents: ['aether-reserve'], stored: 1 }, ben: { dice: ['wind: 2 wind!'] } });
  endRound(scene);
  scene.table.willRoll(1, 6);
  scene.ana.plays('leaveDie');
  expect(scene.game.players.map(({ dice }) => dice)).toEqual([
    [
      { type: 0, face: 0, spent: false },
      { type: 1, face: 2, spent: false },
    ],
    [{ type: 2, face: 5, spent: false }],
  ]);
});

test('MF-ROUND-06 MF-ROUND-10 turns go clockwise from the marker, one each; then the marker moves on', () => {
  const { table, game, ana, ben, cleo } = scenario({ cleo: {}, first: 2 });
  ana.plays('endTurn');
  ben.plays('endTurn');
  expect(game.firstPlayer).toBe(0);
  expect(game.round).toBe(2);
  for (const actor of [ana, ben, cleo]) {
    table.isBackTo(actor, 'act');
    expect([ana, ben, cleo].filter((one) => one.isAsked)).toEqual([actor]);
    actor.plays('endTurn');
  }
  expect(game.firstPlayer).toBe(1);
  table.isBackTo(ben, 'act');
});

test('MF-ROUND-07 a card taken is gone for the rest of the round', () => {
  const { game, ana, ben } = scenario({ ana: { mana: { earth: 2, water: 2 } }, ben: { gems: { earth: 2, water: 2 } }, board: ['verdant-haven', 'spark-wand'] });
  ana.plays('build', { card: 'verdant-haven' });
  expect(game.board).toEqual([EMPTY, 20, EMPTY, EMPTY, EMPTY, EMPTY]);
  ana.plays('endTurn');
  expect(ben.cannot('build', { card: 'verdant-haven', mana: [0, 0, 0, 0], gems: [2, 0, 0, 2] }).rule).toBe('MF-BUILD-03');
});

test('MF-ROUND-08 MF-ROUND-09 with an empty deck the game ends at once; otherwise the rest of the board is discarded', () => {
  const last = scenario({ board: ['portal-staff'], deck: [], round: 9 });
  last.ana.plays('endTurn');
  expect(last.game.result).toBe(null);
  last.ben.plays('endTurn');
  last.table.isOver();
  expect([last.game.discard, last.game.board[0]]).toEqual([[], 62]);
  const scene = scenario({ board: ['hellforge', 'spark-wand'], discard: ['stone-circle'] });
  endRound(scene);
  expect(scene.game.discard).toEqual([1, 6, 20]);
  expect(scene.game.result).toBe(null);
});

test('MF-ROUND-12 MF-OFF-04 MF-TALENT-14a the owner is asked between recharge and roll; a die taken off is rolled', () => {
  const scene = scenario({ ana: { dice: ['earth: 2 earth'] }, ben: { dice: SIX, talents: ['aether-reserve'], stored: 5 } });
  endRound(scene);
  const { table, game, ana, ben, of } = scene;
  table.isBackTo(ben, 'removeDie');
  expect(game.board.every((item) => item !== EMPTY)).toBe(true);
  expect(ana.isAsked).toBe(false);
  expect(ana.cannot('leaveDie').rule).toBe('MF-ROUND-12');
  table.willRoll(1, 1, 1, 1, 1, 1, 1);
  ben.plays('removeDie');
  expect([of(ben).storedDie, of(ben).dice[5]?.face]).toEqual([null, 0]);
  table.isBackTo(ben, 'act');
});

test('MF-ROUND-12 nobody is asked when no die lies there', () => {
  const scene = scenario({ ben: { dice: SIX, talents: ['aether-reserve'] } });
  endRound(scene);
  scene.table.isBackTo(scene.ben, 'act');
});

test('MF-ROUND-13 round 9 is played to its end though the deck is empty', () => {
  const { table, ana, ben, prestige } = scenario({ ben: { gems: { earth: 1, fire: 1, wind: 1, water: 4 } }, board: ['portal-staff'], deck: [], round: 9 });
  ana.plays('endTurn');
  table.isBackTo(ben, 'act');
  ben.plays('build', { card: 'portal-staff' });
  expect(prestige()).toEqual([0, 7]);
  ben.plays('endTurn');
  table.isOver();
});

const ended = (spec: Parameters<typeof scenario>[0]) => {
  const scene = scenario({ ...spec, deck: [], round: 9 });
  for (const actor of [scene.ana, scene.ben, scene.cleo, scene.dan]) actor?.plays('endTurn');
  scene.table.isOver();
  return scene.game;
};

test('MF-END-02 most prestige wins', () => {
  expect(ended({ ana: { prestige: 30, prisms: 9 }, ben: { prestige: 31 } }).result).toEqual({ winners: [1], how: 'mostPrestige', scores: [30, 31] });
});

test('MF-END-03 MF-PRISM-02 MF-GEM-06 a tie goes to the most unattached gems and prisms', () => {
  const attached = { card: 'stone-circle', gems: ['earth' as const] };
  expect(ended({ ana: { prestige: 30, gems: { earth: 1 }, prisms: 1 }, ben: { prestige: 30, gems: { fire: 1 }, workshop: [attached] } }).result).toEqual({
    winners: [0],
    how: 'mostTokens',
    scores: [30, 30],
  });
  expect(ended({ ana: { prestige: 30, gems: { earth: 1 } }, ben: { prestige: 30, prisms: 2 } }).result?.winners).toEqual([1]);
});

test('MF-END-04 equal in prestige and tokens: the win is shared', () => {
  expect(ended({ ana: { prestige: 30, prisms: 2 }, ben: { prestige: 30, gems: { fire: 2 } } }).result).toEqual({
    winners: [0, 1],
    how: 'shared',
    scores: [30, 30],
  });
});

test('MF-END-05 of three tied in prestige only those equal in tokens share', () => {
  const spec = { ana: { prestige: 30, prisms: 2 }, ben: { prestige: 30, prisms: 1 }, cleo: { prestige: 30, prisms: 2 } };
  expect(ended(spec).result?.winners).toEqual([0, 2]);
  expect(ended({ ...spec, ben: { prestige: 30, prisms: 3 } }).result).toEqual({ winners: [1], how: 'mostTokens', scores: [30, 30, 30] });
});

test('MF-END-06 further places go by prestige, then tokens, else are shared', () => {
  const game = ended({ ana: { prestige: 20, prisms: 1 }, ben: { prestige: 30 }, cleo: { prestige: 20, gems: { wind: 1 } }, dan: { prestige: 20 } });
  const view = manaforge.viewFor(game, 0);
  expect([0, 1, 2, 3].map((seat) => countsIn(view, seat).place)).toEqual([2, 1, 2, 4]);
});

test('MF-TURN-11 random games at every table end', () => {
  for (const seats of [2, 3, 4]) expect(stroll(manaforge, { seats, seed: 11, bound: 2000 }).state.result).not.toBe(null);
});
