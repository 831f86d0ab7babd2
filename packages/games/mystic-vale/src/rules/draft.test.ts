import { fastRandom } from '@conclave/engine';
import { stage } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { leaderNamed, PLAIN_TOKEN, tokenNamed } from '../cards/cards.ts';
import { mysticVale } from '../index.ts';
import { setup } from '../setup.ts';
import { faceAt, type MysticValeState } from '../state.ts';

function draftTable(seats: number, options: Record<string, boolean | string> = {}, start = 1) {
  const game = setup(seats, { manaStorm: true, leaders: true, amulets: true, choice: 'draft', odds: true, ...options }, fastRandom(4));
  game.start = start;
  game.turn.seat = start;
  const table = stage(mysticVale, game, ['ana', 'ben', 'cleo', 'dan'].slice(0, seats));
  const asked = (): number => table.actors.find(({ isAsked }) => isAsked)!.seat;
  const takes = (kind: 'leader' | 'amulet'): number => {
    const actor = table.actors[asked()]!;
    const card = actor
      .offered('take')
      .map((move) => ('card' in move ? move.card : ''))
      .find((id) => (kind === 'leader' ? leaderNamed(id) : tokenNamed(id)))!;
    actor.plays('take', { card });
    return actor.seat;
  };
  return { game, table, asked, takes };
}

const laidIds = ({ laid }: MysticValeState): [number, number][] => laid.map(({ leaders, amulets }) => [leaders.length, amulets.length]);

test('MV-DRAFT-02 one more leader and amulet than players are laid out', () => {
  expect(laidIds(draftTable(3).game)).toEqual([[4, 4]]);
  expect(laidIds(draftTable(2).game)).toEqual([[3, 3]]);
});

test('MV-DRAFT-03 MV-DRAFT-04 forth from the starting player, then back, each kind once', () => {
  const { table, asked, takes } = draftTable(3);
  expect([takes('leader'), takes('amulet'), takes('leader')]).toEqual([1, 2, 0]);
  expect(table.actors[0]!.offered('take').every((move) => 'card' in move && tokenNamed(move.card) !== undefined)).toBe(true);
  const another = draftTable(3).game.laid[0]!.leaders.map((index) => index);
  expect(another.length).toBe(4);
  expect(takes('amulet')).toBe(0);
  expect(asked()).toBe(2);
  const amulet = table.actors[2]!.cannot('take', { card: 'moon-stone' });
  expect(amulet.rule).toBe('MV-DRAFT-04');
  expect([takes('leader'), takes('amulet')]).toEqual([2, 1]);
});

test('MV-DRAFT-02 what does not lie on the table cannot be taken', () => {
  const { game, table } = draftTable(2);
  const missing = ['algeni', 'glorus', 'kirath', 'morlok'].find((id) => !game.laid[0]!.leaders.includes(leaderNamed(id)!.index))!;
  expect(table.actors[1]!.cannot('take', { card: missing }).rule).toBe('MV-DRAFT-02');
});

test('MV-DRAFT-05 everybody ends with one of each, and the rest goes back', () => {
  const { game, takes } = draftTable(2);
  takes('leader');
  takes('leader');
  takes('amulet');
  takes('amulet');
  expect(game.laid).toEqual([]);
  expect(game.players.every(({ leader, token }) => leader >= 0 && token !== PLAIN_TOKEN)).toBe(true);
  expect(new Set(game.players.map(({ leader }) => leader)).size).toBe(2);
});

test('MV-DRAFT-06 MV-DRAFT-08 MV-DRAFT-09 R-48 after the draft, in turn order, an amulet may be swapped for a used token', () => {
  const { game, table, takes, asked } = draftTable(2);
  expect(table.actors[1]!.cannot('swapAmulet').rule).toBe('MV-DRAFT-09');
  for (const kind of ['leader', 'leader', 'amulet', 'amulet'] as const) takes(kind);
  expect(asked()).toBe(1);
  table.actors[1]!.plays('swapAmulet');
  expect([game.players[1]!.token, game.players[1]!.isActive]).toEqual([PLAIN_TOKEN, false]);
  expect(asked()).toBe(0);
  table.actors[0]!.plays('keepAmulet');
  expect(game.players[0]!.token).not.toBe(PLAIN_TOKEN);
  table.isBackTo(table.actors[1]!, 'plant');
});

test('MV-DRAFT-07 with amulets nobody has a plain token besides, the starting player neither', () => {
  const { game, table, takes } = draftTable(2);
  for (const kind of ['amulet', 'leader', 'amulet', 'leader'] as const) takes(kind);
  table.actors[1]!.plays('keepAmulet');
  table.actors[0]!.plays('keepAmulet');
  expect(game.players.every(({ token }) => token !== PLAIN_TOKEN)).toBe(true);
  expect(table.actors[1]!.cannot('evoke').rule).toBe('MV-AMULET-05');
});

test('MV-DRAFT-10 with one kind only, one round is played', () => {
  const leaders = draftTable(3, { amulets: false });
  expect(laidIds(leaders.game)).toEqual([[4, 0]]);
  expect([leaders.takes('leader'), leaders.takes('leader'), leaders.takes('leader')]).toEqual([1, 2, 0]);
  leaders.table.isBackTo(leaders.table.actors[1]!, 'plant');
  const amulets = draftTable(3, { leaders: false });
  expect(laidIds(amulets.game)).toEqual([[0, 4]]);
  expect([amulets.takes('amulet'), amulets.takes('amulet'), amulets.takes('amulet')]).toEqual([1, 2, 0]);
  amulets.table.isBackTo(amulets.table.actors[1]!, 'swapAmulet');
});

test('MV-DRAFT-01 R-67 free choice lays out all, chance deals one of each, and a deal of two lets each keep one', () => {
  expect(laidIds(draftTable(3, { choice: 'free' }).game)).toEqual([[8, 8]]);
  const random = draftTable(3, { choice: 'random' });
  expect(random.game.players.every(({ leader, token }) => leader >= 0 && token !== PLAIN_TOKEN)).toBe(true);
  random.table.isBackTo(random.table.actors[1]!, 'swapAmulet');
  const two = draftTable(3, { choice: 'two' });
  expect(laidIds(two.game)).toEqual([
    [2, 2],
    [2, 2],
    [2, 2],
  ]);
  expect([two.takes('leader'), two.takes('amulet'), two.takes('amulet'), two.takes('leader')]).toEqual([1, 1, 2, 2]);
  expect(two.table.actors[0]!.offered('take').length).toBe(4);
});

test('MV-SETUP-15 MV-LEADER-02 after the choice all leaders are sleeved and the starting player plants', () => {
  const { game, table } = draftTable(4, { choice: 'random' }, 3);
  for (const seat of [3, 0, 1, 2]) table.actors[seat]!.plays('keepAmulet');
  for (const player of game.players) expect(player.deck.filter((card) => faceAt(player, card).isLeader).length).toBe(1);
  table.isBackTo(table.actors[3]!, 'plant');
});
