import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Storage } from '../storage/storage.ts';
import { TestPerson, type TestSocket, testServer } from '../testing/harness.ts';

const opened = vi.hoisted(() => ({ storage: undefined as unknown }));
vi.mock('../storage/sqlite.ts', async (original) => {
  const real = await original<typeof import('../storage/sqlite.ts')>();
  return {
    ...real,
    openSqlite: async (...args: Parameters<typeof real.openSqlite>) => {
      opened.storage = await real.openSqlite(...args);
      return opened.storage;
    },
  };
});
const storage = (): Storage => opened.storage as Storage;

let server: Awaited<ReturnType<typeof testServer>>;
beforeEach(async () => {
  server = await testServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.remove();
});

const full = () => Promise.reject(new Error('database or disk is full'));

async function sitDown(bots: number) {
  const person = await TestPerson.guest(server.url);
  const seats = [{ kind: 'me' as const }, ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'random' }))];
  const { id } = await person.table({ game: 'sparks', seats });
  return { person, id, ana: await person.open(id) };
}

const firstMove = (socket: TestSocket) => socket.move(socket.prompt!.moves[0]!);

test('a move that cannot be stored is refused and changes nothing; when it can be, the game goes on', async () => {
  const { ana } = await sitDown(1);
  const append = vi.spyOn(storage(), 'append').mockImplementation(full);
  const before = ana.version;
  expect(await firstMove(ana)).toMatchObject({ rule: 'TABLE-STORE', reason: expect.stringContaining('cannot be stored') });
  expect(ana.version).toBe(before);
  append.mockRestore();
  expect(await firstMove(ana)).toBeUndefined();
});

test('a bot whose move cannot be stored tries again by itself', async () => {
  const append = vi.spyOn(storage(), 'append').mockImplementationOnce(full).mockImplementationOnce(full);
  const { ana } = await sitDown(2);
  await ana.until(() => ana.version === 2);
  expect(append.mock.calls.length).toBeGreaterThanOrEqual(4);
});

test('a preset or a phrase that cannot be stored is refused and not told', async () => {
  const { ana } = await sitDown(1);
  vi.spyOn(storage(), 'setSeat').mockImplementation(full);
  vi.spyOn(storage(), 'addPhrase').mockImplementation(full);
  ana.send({ t: 'preset', preset: 'pass' });
  ana.send({ t: 'say', phrase: 'hello' });
  await ana.until(() => ana.messages.filter((one) => one.t === 'no' && one.refusal.rule === 'TABLE-STORE').length === 2);
  expect(ana.messages.filter((one) => one.t === 'said' || one.t === 'preset')).toEqual([]);
});

test('who comes back while nothing can be stored has the seat again as soon as it can be', async () => {
  const { person, id, ana } = await sitDown(1);
  await person.get('POST', `/api/tables/${id}/leave`, {});
  await ana.until(() => ana.info?.seats[0]?.away === true);
  const setSeat = vi.spyOn(storage(), 'setSeat').mockImplementationOnce(full);
  const again = await person.open(id);
  await again.until(() => again.info?.seats[0]?.away === undefined);
  expect(setSeat.mock.calls.length).toBeGreaterThanOrEqual(2);
});

test('a wall clock that is set forward or back times nobody out and gives nobody time', async () => {
  const people = [await TestPerson.guest(server.url), await TestPerson.guest(server.url)] as const;
  const clock = { kind: 'total', seconds: 600, timeUp: 'bot' } as const;
  const { id } = await people[0].table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public', clock });
  await people[1].get('POST', `/api/tables/${id}/join`, {});
  const [ana, ben] = [await people[0].open(id), await people[1].open(id)];
  const now = Date.now;
  const leftOf = (socket: TestSocket): readonly number[] => {
    const told = socket.messages.findLast((one) => one.t === 'step');
    return (told?.t === 'step' && told.clock?.left) || [];
  };
  for (const [hours, socket] of [
    [1, ana],
    [-1, ben],
  ] as const) {
    vi.spyOn(Date, 'now').mockImplementation(() => now() + hours * 3_600_000);
    expect(await firstMove(socket)).toBeUndefined();
    expect(leftOf(socket).every((left) => left > 500_000 && left <= 600_000)).toBe(true);
  }
});
