import { Match } from '@conclave/engine';
import { type BoardView, boardOf, gatesOfMara, type RealmView } from '@conclave/gates-of-mara';
import { expect, test } from 'vitest';
import { isAlike, leadOf, nextSeat, placeName, placesOf, ranking, whereabouts } from './facts.ts';

const viewOfThree = (): BoardView => boardOf(gatesOfMara.viewFor(new Match(gatesOfMara, { seats: 3, key: '7'.repeat(64) }).state, 0));
const withInfluence = (...influence: number[]): RealmView => ({ ...(viewOfThree().realms[0] as RealmView), influence });

test('a realm is led by whoever has more than all others, never by none or by two', () => {
  expect(leadOf(withInfluence(2, 5, 4))).toEqual({ seat: 1, by: 1 });
  expect(leadOf(withInfluence(0, 0, 3))).toEqual({ seat: 2, by: 3 });
  expect([leadOf(withInfluence(4, 4, 1)), leadOf(withInfluence(0, 0, 0))]).toEqual([undefined, undefined]);
  expect(ranking(withInfluence(2, 5, 2))).toEqual([1, 0, 2]);
});

test('the next seat leaves out who has passed', () => {
  const view = { ...viewOfThree(), turnOrder: [2, 0, 1], turn: 2 };
  expect(nextSeat(view)).toBe(0);
  expect(nextSeat({ ...view, players: view.players.map((player) => ({ ...player, hasPassed: player.seat === 0 })) })).toBe(1);
  expect(nextSeat({ ...view, turn: null })).toBeUndefined();
});

test('every place has a name without ids, and figures at home are alike only with the same cards', () => {
  const view = viewOfThree();
  for (const { id } of placesOf(view)) expect(placeName(view, id)).not.toMatch(/[a-z]-[a-z0-9]+-|gate-\d/);
  const [first, second] = view.players[0]?.figures ?? [];
  if (!first || !second) throw new Error('no figures');
  expect(whereabouts(view, first)).toBe('ready');
  expect(isAlike(first, second)).toBe(true);
  expect(isAlike(first, { ...second, attachments: [{ card: 'firewater', name: 'Firewater', text: '' }] })).toBe(false);
});
