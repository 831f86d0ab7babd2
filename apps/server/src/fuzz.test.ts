import { connect } from 'node:net';
import { lookUp } from '@conclave/engine';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from './http/answers.ts';
import { TestPerson, type TestSocket, testServer } from './testing/harness.ts';

const SEED = 11;
const RUNS = 85;
const SOCKET_INPUTS = 1000;
const HTTP_INPUTS = 200;
const KEY = 'fuzz-key-0001';

let server: Awaited<ReturnType<typeof testServer>>;
let ana: TestPerson;
let ben: TestPerson;
let id: string;
let asked: TestSocket;
let before: unknown;
const unhandled: unknown[] = [];
const note = (reason: unknown): void => void unhandled.push(reason);

/** All that both players may know, in the end everything the game is made of. */
async function picture(): Promise<unknown> {
  const sockets = [await ana.open(id), await ben.open(id)];
  const seen = sockets.map(({ sight, version, story, viewer }) => ({ sight, version, story, viewer }));
  for (const socket of sockets) await socket.close();
  return seen;
}

beforeAll(async () => {
  process.on('unhandledRejection', note);
  server = await testServer();
  [ana, ben] = [await TestPerson.guest(server.url), await TestPerson.guest(server.url)];
  const table = await ana.table({ game: 'mages', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
  id = table.id;
  await ben.get('POST', `/api/tables/${id}/join`, {});
  const [one, two] = [await ana.open(id), await ben.open(id)];
  if (one.prompt === undefined) [ana, ben] = [ben, ana];
  asked = one.prompt === undefined ? two : one;
  before = await picture();
});
afterAll(async () => {
  process.off('unhandledRejection', note);
  await server.remove();
});

const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'length', 'name', 'then'];
const NUMBERS = [0, -0, -1, 0.5, 1e308, -1e308, 5e-324, 2 ** 53, 2 ** 53 + 2, 2 ** 31, 2 ** 32, -(2 ** 63)];

const text = fc.oneof(
  fc.constantFrom(...INHERITED),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '\u0000', '\ud800', '\u202e', '💥'.repeat(20)),
);
const number = fc.oneof(fc.constantFrom(...NUMBERS), fc.double());
const deep = fc.integer({ min: 1, max: 1500 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown);
const value = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 4, arbitrary: number },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}) },
  { weight: 2, arbitrary: fc.dictionary(text, fc.oneof(text, number), { maxKeys: 3 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: deep },
);
/** A move of a kind that the game does not have, or one with details that nobody means. */
const move = fc.oneof(
  fc.dictionary(text, value, { maxKeys: 3 }).chain((fields) => text.map((name) => ({ ...fields, do: name }))),
  fc.tuple(fc.constantFrom('castFireball', 'play', 'buy', 'cast', 'pass'), text, value).map(([name, field, given]) => ({ do: name, [field]: given })),
  value,
);
const kinds = ['join', 'move', 'undo', 'redo', 'plead', 'grant', 'why', 'say', 'preset', 'vote', 'share', 'back', 'ping'];
const fields = ['key', 'move', 'prompt', 'table', 'watch', 'have', 'yes', 'phrase', 'preset', 'what', 'share', ...INHERITED];
const message = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constantFrom('move', 'why'), move).map(([t, one]) => JSON.stringify({ t, key: KEY, move: one })) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.oneof(fc.constantFrom(...kinds), text), fc.dictionary(fc.oneof(fc.constantFrom(...fields), text), value, { maxKeys: 4 }))
      .map(([t, rest]) => JSON.stringify({ ...rest, t })),
  },
  { weight: 2, arbitrary: value.map((any) => JSON.stringify(any) ?? '') },
  { weight: 1, arbitrary: fc.constantFrom('{', '[', '{"t":"ping"', 'NaN', '{"t":1e999}', '{"__proto__":{"t":"ping"}}', '{"t":"ping","t":"join"}') },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 60 }) },
);

const told = (...keys: string[]): readonly string[] => ['t', ...keys];
/** Every field that an answer may have. */
const SHAPES = {
  table: told('protocol', 'info', 'viewer', 'version', 'sight', 'story', 'presence', 'clock', 'preset', 'said', 'plea', 'vote'),
  here: told('version', 'presence', 'clock', 'preset', 'info', 'plea', 'vote'),
  yes: told('key'),
  no: told('key', 'refusal'),
  info: told('info'),
  presence: told('presence'),
  preset: told('preset'),
  plea: told('plea', 'no'),
  vote: told('vote'),
  reveal: told(),
  said: told('said'),
  pong: told(),
};

function expectShape(frame: string): void {
  const heard = JSON.parse(frame) as { t: string; refusal?: unknown };
  const shape = lookUp(SHAPES, heard.t);
  if (!shape || Object.keys(heard).some((key) => !shape.includes(key))) expect.fail(`not allowed: ${frame.slice(0, 300)}`);
  if (heard.t === 'no') v.parse(Refusal, heard.refusal);
}

/** Says all of it to one socket, and waits until the server has read it. */
async function sayAll(person: TestPerson, table: string, messages: readonly (string | Uint8Array)[]): Promise<void> {
  const socket = await person.open(table);
  for (const one of messages) socket.socket.send(one);
  // What is too long closes the line.
  if (socket.viewer !== 'spectator') await Promise.race([socket.act({ t: 'why', move: { do: 'nothing' } }), socket.closed]);
  await socket.close();
  socket.frames.forEach(expectShape);
}

test('85,000 odd messages change nothing, and are answered in the shapes that are allowed', { timeout: 240_000 }, async () => {
  const stranger = await TestPerson.guest(server.url);
  const other = await stranger.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }] });
  // At the live table as the player who is not asked and as a watcher; as the only player of one that gathers.
  const roles: [TestPerson, string][] = [
    [ben, id],
    [stranger, id],
    [stranger, other.id],
  ];
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(message, { minLength: SOCKET_INPUTS, maxLength: SOCKET_INPUTS, size: 'max' }), async (messages) => {
      const [person, table] = roles[run++ % roles.length]!;
      await sayAll(person, table, messages);
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
  expect(await picture()).toEqual(before);
});

const path = fc.constantFrom(
  '/api/me',
  '/api/me/tables',
  '/api/me/links',
  '/api/me/tokens',
  '/api/guests',
  '/api/games',
  '/api/tables',
  '/api/openapi.json',
  '/healthz',
  '/',
  ...['', '/join', '/fill', '/rematch', '/moves', '/undo', '/redo', '/plead', '/grant', '/vote', '/share', '/remove', '/why', '/log'].map(
    (end) => `/api/tables/TABLE${end}`,
  ),
  '/api/links/X',
  '/api/invites/X',
);
const odd = text.map((part) => encodeURIComponent(part.replace(/[\ud800-\udfff]/g, '')));
const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS'),
  path: fc.tuple(path, odd, fc.boolean()).map(([one, part, isLive]) => one.replace('TABLE', isLive ? id : part || 'x').replace('X', part || 'x')),
  query: fc.oneof(
    fc.constant(''),
    odd.map((part) => `?watch=${part}&${part}=1`),
    fc.constant('?%'),
    fc.constant('?__proto__[a]=1'),
  ),
  body: fc.oneof(
    move.map((one) => JSON.stringify({ move: one })),
    fc
      .dictionary(fc.oneof(fc.constantFrom('name', 'game', 'seats', 'options', 'clock', 'key', 'yes', 'label', 'share', 'what', 'seat'), text), value, {
        maxKeys: 4,
      })
      .map((any) => JSON.stringify(any)),
    value.map((any) => JSON.stringify(any) ?? ''),
    fc.constantFrom('', '{', '{"__proto__":{"name":"x"}}', '{"constructor":{"prototype":{}}}', `{"name":"${'x'.repeat(9000)}"}`),
  ),
  type: fc.constantFrom('application/json', 'text/plain', 'application/xml', ''),
  who: fc.constantFrom('ben', 'nobody', 'forged'),
});
type Wanted = typeof request extends fc.Arbitrary<infer T> ? T : never;

const FORGED = { cookie: 'conclave=constructor.AAAA', authorization: 'Bearer __proto__' };

async function ask({ method, path: where, query, body, type, who }: Wanted): Promise<void> {
  const headers = { ...(who === 'ben' ? ben.headers : who === 'forged' ? FORGED : {}), ...(type && { 'content-type': type }) };
  const hasBody = !['GET', 'HEAD'].includes(method);
  const response = await fetch(server.url + where + query, { method, headers, ...(hasBody && { body }) });
  const answer = await response.text();
  if (response.status >= 500) expect.fail(`${response.status} to ${method} ${where}${query} ${body.slice(0, 200)}`);
  if (response.status >= 400 && method !== 'HEAD') v.parse(Refusal, JSON.parse(answer));
}

test('15,000 odd requests are answered without a fault, and change nothing', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: HTTP_INPUTS, maxLength: HTTP_INPUTS, size: 'max' }), async (requests) => {
      for (let i = 0; i < requests.length; i += 20) await Promise.all(requests.slice(i, i + 20).map(ask));
    }),
    { numRuns: 15_000 / HTTP_INPUTS, seed: SEED, endOnFailure: true },
  );
  expect(await picture()).toEqual(before);
});

/** What a server answers to bytes that are no request. */
const answerTo = (bytes: Uint8Array): Promise<string> =>
  new Promise((resolve) => {
    let heard = '';
    const line = connect(server.port, '127.0.0.1', () => line.end(bytes));
    line.on('data', (data) => {
      heard += data;
    });
    line.on('error', () => {});
    line.on('close', () => resolve(heard));
  });

test('raw bytes and frames that are too long end the connection, and nothing else', async () => {
  const upgrade =
    'GET /live HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';
  const bytes = fc.tuple(fc.constantFrom('', 'GET ', 'POST /api/me HTTP/1.1\r\n', upgrade), fc.uint8Array({ maxLength: 200 }));
  await fc.assert(
    fc.asyncProperty(bytes, async ([head, rest]) => {
      expect(await answerTo(Buffer.concat([Buffer.from(head), rest]))).not.toMatch(/^HTTP\/1.1 5/);
    }),
    { numRuns: 300, seed: SEED, endOnFailure: true },
  );
  const socket = await ben.open(id);
  socket.send('x'.repeat(100_000));
  await socket.closed;
  expect(await picture()).toEqual(before);
});

test('nothing was left unhandled, no fault was written down, and the game goes on', async () => {
  expect(unhandled).toEqual([]);
  expect(await ana.get<string>('GET', '/metrics')).not.toMatch(/^conclave_faults_total\{.*\} [1-9]/m);
  expect(await asked.move(asked.prompt!.moves[0]!)).toBeUndefined();
});
