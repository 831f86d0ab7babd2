import { PROTOCOL, type ServerMessage, type TableMessage } from '@conclave/protocol';
import { expect, test } from 'vitest';
import { Mirror } from './mirror.ts';

const LIVE = { connection: 'live', pending: false } as const;
const drew = { is: 'cardDrawn', seat: 1 };

const info: TableMessage['info'] = {
  id: 'abc',
  game: 'sparks',
  stage: 'playing',
  options: {},
  seats: [
    { name: 'Ana', kind: 'person' },
    { name: 'Flint', kind: 'bot', level: 'adept', away: true },
  ],
  clock: { kind: 'none' },
  visibility: 'link',
  createdAt: 1,
  movedAt: 2,
  waiting: [0],
  commitment: 'c',
};
const picture: TableMessage = {
  t: 'table',
  protocol: PROTOCOL,
  info,
  viewer: 0,
  version: 3,
  sight: { view: { hand: [4, 6] }, prompt: { id: 7, seat: 0, ask: 'burn', moves: [{ do: 'pass' }] }, anytime: [], waiting: [0], undo: true },
  story: [{ events: [], standings: [0, 0] }],
  presence: [true, false],
  preset: 'ask',
  said: [],
};
const step = (version: number, more: Partial<Extract<ServerMessage, { t: 'step' }>> = {}): ServerMessage => ({
  t: 'step',
  version,
  sight: { view: { hand: [[4]] }, prompt: [] },
  keep: 1,
  story: [{ seat: 1, events: [drew], standings: [0, 1] }],
  ...more,
});

function mirrorOf(...messages: ServerMessage[]): Mirror {
  const mirror = new Mirror('online');
  for (const message of messages) mirror.hear(message, 1000);
  return mirror;
}

test('before the first picture there is nothing to see, and nothing else is heard', () => {
  const mirror = new Mirror('online');
  expect(mirror.hear({ t: 'presence', presence: [true] }, 0)).toBe(false);
  expect(mirror.hear(step(1), 0)).toBe(false);
  expect([mirror.state(LIVE), mirror.version]).toEqual([undefined, undefined]);
});

test('a picture tells seats, question and what may be taken back', () => {
  expect(mirrorOf(picture).state(LIVE)).toMatchObject({
    stage: 'playing',
    names: ['Ana', 'Flint'],
    bots: [false, true],
    away: [false, true],
    prompt: { id: 7 },
    canUndo: true,
    canRedo: false,
    fresh: [],
    standings: [[0, 0]],
  });
});

test('what a step brings is fresh once', () => {
  const mirror = mirrorOf(picture, step(4));
  const now = mirror.state(LIVE);
  expect(now).toMatchObject({ version: 4, view: { hand: [4] }, fresh: [drew], story: [{}, { seat: 1 }] });
  expect(now?.prompt).toBeUndefined();
  expect(mirror.state(LIVE)?.fresh).toEqual([]);
});

test('a step that is old, or comes twice, changes nothing', () => {
  const mirror = mirrorOf(picture, step(4));
  expect(mirror.hear(step(4), 0)).toBe(false);
  expect(mirror.hear(step(2, { keep: 0, story: [] }), 0)).toBe(false);
  expect(mirror.state(LIVE)?.story).toHaveLength(2);
});

test('a step that takes something back shortens the story, and nothing of it is news', () => {
  const mirror = mirrorOf(picture, step(4));
  mirror.state(LIVE);
  mirror.hear(step(5, { keep: 0, story: [{ events: [], standings: [0, 0] }] }), 0);
  expect(mirror.state(LIVE)).toMatchObject({ version: 5, fresh: [], story: [{}] });
});

test('a plea stands until it is answered, and who said no is told', () => {
  const mirror = mirrorOf(picture, { t: 'plea', plea: { seat: 0, waiting: [1] } });
  expect(mirror.state(LIVE)).toMatchObject({ plea: { seat: 0, waiting: [1] } });
  mirror.hear({ t: 'plea', no: 1 }, 0);
  const after = mirror.state(LIVE);
  expect([after?.plea, after?.declinedBy]).toEqual([undefined, 1]);
});

test('a game is over with its result, or when its people have ended it', () => {
  const result = { winners: [0], how: 'sparks' };
  expect(mirrorOf({ ...picture, sight: { view: {}, anytime: [], waiting: [], result } }).state(LIVE)).toMatchObject({ stage: 'over', result });
  expect(mirrorOf({ ...picture, info: { ...info, stage: 'over' } }).state(LIVE)?.stage).toBe('over');
  const { sight: _, ...gathering } = picture;
  expect(mirrorOf({ ...gathering, info: { ...info, stage: 'gathering' } }).state(LIVE)).toMatchObject({ stage: 'gathering', view: undefined, waitingFor: [] });
});

test('a clock is read by the time of this device, and one that is told no more is gone', () => {
  const clock = { kind: 'turn', left: [5000, 9000], running: [0] } as const;
  const mirror = mirrorOf({ ...picture, clock });
  expect(mirror.state(LIVE)?.clock).toEqual({ ...clock, at: 1000 });
  mirror.hear(step(4), 2000);
  expect(mirror.state(LIVE)?.clock).toBeUndefined();
});

test('a server that speaks another protocol is a problem that is told', () => {
  expect(mirrorOf(picture).state(LIVE)?.problem).toBeUndefined();
  expect(mirrorOf({ ...picture, protocol: (PROTOCOL + 1) as typeof PROTOCOL }).state(LIVE)?.problem?.rule).toBe('TABLE-PROTOCOL');
});
