import { expect, test } from 'vitest';
import type { LocalRecord } from '../table/local-record.ts';
import { divided, fromInfo, fromRecord, fromWatchable, type Listed, scoresOf } from './listed.ts';

const listed = (id: string, more: Partial<Listed> = {}): Listed => ({
  id,
  path: '',
  game: 'mages',
  stage: 'playing',
  names: ['Ana', 'Ben'],
  me: 0,
  waitingFor: [],
  winners: [],
  scores: [],
  changed: 0,
  ...more,
});

test('what is over stands apart, newest first; of what goes on, what waits for me comes first', () => {
  const { mine, past } = divided([
    listed('old', { stage: 'over', changed: 1 }),
    listed('late', { changed: 9 }),
    listed('turn', { changed: 2, waitingFor: [0] }),
    listed('new', { stage: 'over', changed: 5 }),
    listed('gathers', { stage: 'gathering', changed: 3, waitingFor: [0] }),
  ]);
  expect(mine.map(({ id }) => id)).toEqual(['turn', 'late', 'gathers']);
  expect(past.map(({ id }) => id)).toEqual(['new', 'old']);
});

const record: LocalRecord = {
  id: 'x',
  game: 'mages',
  rulesVersion: 1,
  options: {},
  key: '',
  names: ['Bot', 'Ana'],
  levels: ['simple', null],
  entries: [],
  createdAt: 1,
  movedAt: 2,
  stage: 'over',
  waiting: [],
  winners: [1],
};

test('a finished game opens as a replay, one in play as its table', () => {
  expect(fromRecord(record)).toMatchObject({ path: '/replay/x', me: 1, winners: [1], scores: [] });
  expect(fromRecord({ ...record, stage: 'playing' }).path).toBe('/local/x');
  const info = { id: 'y', game: 'mages', stage: 'over', seats: [], waiting: [], movedAt: 3, result: { winners: [0], how: 'won', scores: [4, 2] } };
  expect(fromInfo(info as never)).toMatchObject({ path: '/replay/y', winners: [0], scores: [4, 2] });
  expect(fromWatchable({ id: 'z', game: 'mages', players: [{ name: 'Ana', kind: 'person' }], createdAt: 1, movedAt: 2 })).toMatchObject({
    path: '/table/z',
    me: undefined,
    names: ['Ana'],
  });
});

test('scores go with their names, the best first, where the game counts', () => {
  expect(scoresOf(listed('a', { scores: [3, 8] }))).toEqual([
    { name: 'Ben', score: 8 },
    { name: 'Ana', score: 3 },
  ]);
  expect(scoresOf(listed('a'))).toEqual([]);
});
