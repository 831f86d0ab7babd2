import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { GameModule, Move } from '@conclave/engine';
import { allGames } from '@conclave/shelf';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Refusal } from './http/answers.ts';
import type { WayIn } from './http/route.ts';
import { playToTheEnd, TestPerson, type TestSocket, testServer } from './testing/harness.ts';
import { bytesHeld } from './testing/heap.ts';
import { addressOf, bodyWith, oddMessage, oddMove, query, text } from './testing/odd.ts';
import { answerTo, frameOf, request, textsIn, upgradeOf } from './testing/raw.ts';
import { readServerMessage } from './testing/shapes.ts';

const SEED = 11;
const PER_SOCKET = 500;
const FRAMES = 20;
const AT_ONCE = 20;
/** What may be held more at the end than after a quarter of the inputs, in bytes: some forty for each odd message. */
const MOST_GROWTH = 2 << 20;
const SECRET = 'not for the web';
const SECRET_FILE = 'secret.txt';
/** A slow machine takes many times what a quick one does. */
const LONGEST_MS = 1_800_000;
vi.setConfig({ testTimeout: LONGEST_MS, hookTimeout: LONGEST_MS });

const lines = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** A table at which nothing changes, and what each of its people may know. */
interface Live {
  readonly game: GameModule;
  readonly id: string;
  readonly offered: readonly Move[];
}

let server: Awaited<ReturnType<typeof testServer>>;
let ana: TestPerson;
let ben: TestPerson;
let stranger: TestPerson;
let live: Live[];
let gathering: { id: string; owner: TestPerson };
let finished: string;
let before: unknown;
let web: string;
const unhandled: unknown[] = [];
const note = (reason: unknown): void => void unhandled.push(reason);

const offeredTo = ({ sight }: TestSocket): readonly Move[] => [...(sight?.prompt?.moves ?? []), ...(sight?.anytime ?? [])];

async function lay(game: GameModule): Promise<Live> {
  const { id } = await ana.table({ game: game.id, seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
  await ben.get('POST', `/api/tables/${id}/join`, {});
  const sockets = [await ana.open(id), await ben.open(id)];
  for (const socket of sockets) await socket.close();
  return { game, id, offered: sockets.flatMap(offeredTo) };
}

async function finish(): Promise<string> {
  const { id } = await lay((await allGames()).find((game) => game.id === 'sparks')!);
  const sockets = [await ana.open(id), await ben.open(id)];
  await playToTheEnd(sockets);
  for (const socket of sockets) await socket.close();
  return id;
}

/** What both players and whoever watches may know of every table: in the end everything the games are made of. */
async function picture(): Promise<unknown> {
  const seen = [];
  for (const { id } of live)
    for (const person of [ana, ben, stranger]) {
      const socket = await person.open(id);
      const { sight, version, story, viewer } = socket;
      seen.push({ sight, version, story, viewer });
      await socket.close();
    }
  return seen;
}

function writeWeb(): string {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-web-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Conclave</title>');
  return folder;
}

beforeAll(async () => {
  process.on('unhandledRejection', note);
  web = writeWeb();
  server = await testServer({ web });
  writeFileSync(join(server.data, SECRET_FILE), SECRET);
  const [one, two, three, owner] = await Promise.all(Array.from({ length: 4 }, () => TestPerson.guest(server.url)));
  [ana, ben, stranger] = [one!, two!, three!];
  live = [];
  for (const game of await allGames()) live.push(await lay(game));
  const { id } = await owner!.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }] });
  gathering = { id, owner: owner! };
  finished = await finish();
  before = await picture();
});
afterAll(async () => {
  lines.destroy();
  process.off('unhandledRejection', note);
  await server.remove();
  rmSync(web, { recursive: true, force: true });
});

/** What went wrong, without all inputs that went before. */
function tellTheFault<T>({ failed, errorInstance }: fc.RunDetails<T>): void {
  if (failed) throw errorInstance ?? new Error('no input was tried');
}

/** Tries it so often. A first quarter may fill what is filled once; after that nothing stays. */
async function tryAll<T>(runs: number, inputs: fc.Arbitrary<T>, one: (input: T, run: number) => Promise<void>): Promise<void> {
  let run = 0;
  const some = (numRuns: number, seed: number) =>
    fc.assert(
      fc.asyncProperty(inputs, (input) => one(input, run++)),
      { numRuns, seed, endOnFailure: true, reporter: tellTheFault },
    );
  await some(runs / 4, SEED);
  const held = await bytesHeld();
  await some((runs * 3) / 4, SEED + 1);
  expect((await bytesHeld()) - held).toBeLessThan(MOST_GROWTH);
}

const many = <T>(input: fc.Arbitrary<T>, count: number): fc.Arbitrary<T[]> => fc.array(input, { minLength: count, maxLength: count, size: 'max' });

/** Says all of it to one socket, and waits until the server has read it. */
async function sayAll(person: TestPerson, table: string, messages: readonly (string | Uint8Array)[]): Promise<void> {
  const socket = await person.open(table);
  for (const one of messages) socket.socket.send(one);
  // What is too long closes the line.
  await Promise.race([socket.viewer === 'spectator' ? socket.close() : socket.act({ t: 'why', move: { do: 'nothing' } }), socket.closed]);
  await socket.close();
  const heard = socket.frames.map(readServerMessage);
  expect(heard.filter(({ t }) => t === 'step')).toEqual([]);
}

test('70,000 odd messages to the tables of every game, by everybody there, change nothing, and are answered in the shapes that are allowed', async () => {
  const roles = [...live.flatMap((table) => [ana, ben, stranger].map((person) => ({ person, table }))), { person: gathering.owner, table: undefined }];
  const inputs = live.map(({ game, offered }) => many(oddMessage(oddMove(game, offered)), PER_SOCKET));
  await tryAll(28, fc.tuple(...inputs), async (messages, run) => {
    for (const [i, table] of live.entries()) {
      const role = roles.filter((one) => one.table === table || one.table === undefined)[run % 4]!;
      await sayAll(role.person, role.table?.id ?? gathering.id, messages[i]!);
    }
  });
  expect(await picture()).toEqual(before);
});

/** Who asks. Those who have a seat may leave: that changes something. */
const whoFor = ({ path }: WayIn) => fc.constantFrom(...(path.endsWith('/leave') ? [] : (['ana', 'ben'] as const)), 'stranger', 'nobody', 'forged');
const FORGED = { cookie: 'conclave=constructor.AAAA', authorization: 'Bearer __proto__' };

const headersOf = (who: string): Record<string, string> => {
  const people = new Map([...Object.entries({ ana, ben, stranger })]);
  return people.get(who)?.headers ?? (who === 'forged' ? FORGED : {});
};

const fieldsOf = ({ route }: WayIn): string[] => Object.keys((route?.body as { entries?: object } | undefined)?.entries ?? {});

function requestsTo(entrance: WayIn) {
  const outside = [basename(server.data), SECRET_FILE];
  const known = [...live.map(({ id }) => id), gathering.id, finished, `../${outside.join('/')}`, `..%2f${outside.join('%2f')}`];
  const move = fc.oneof(
    ...live.map(({ game }) =>
      oddMove(
        game,
        live.flatMap(({ offered }) => offered),
      ),
    ),
  );
  return fc.record({
    entrance: fc.constant(entrance),
    method: fc.oneof(
      { weight: 3, arbitrary: fc.constant(entrance.method) },
      { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS') },
    ),
    path: addressOf(entrance.path, known),
    query,
    body: bodyWith(fieldsOf(entrance), move),
    type: fc.constantFrom('application/json', 'application/json', 'text/plain', 'application/xml', ''),
    who: whoFor(entrance),
  });
}
type Wanted = ReturnType<typeof requestsTo> extends fc.Arbitrary<infer T> ? T : never;

/** `to`: what it answers. */
function expectShape(shape: v.GenericSchema, answer: string, to: string): void {
  const { issues } = v.safeParse(shape, JSON.parse(answer));
  expect(issues?.[0]?.message, `${answer.slice(0, 300)} to ${to}`).toBeUndefined();
}

async function ask({ entrance, method, path, query: asked, body, type, who }: Wanted): Promise<void> {
  const { route } = entrance;
  const headers = { ...headersOf(who), ...(type && { 'content-type': type }) };
  const { status, text: answer } = await request(server.port, {
    method,
    path: path + asked,
    headers,
    body,
    agent: lines,
    isEndless: route?.answerType !== undefined,
  });
  const to = `${method} ${path}${asked} ${body.slice(0, 200)} by ${who}`;
  expect(status, to).toBeLessThan(500);
  expect(answer, to).not.toContain(SECRET);
  if (method === 'HEAD') return;
  if (status >= 400) expectShape(Refusal, answer, to);
  else if (route?.answer && method === entrance.method) expectShape(route.answer, answer, to);
}

test('20,000 odd requests to every address of the server are answered without a fault, in the shapes that are allowed, and change nothing', async () => {
  const { waysIn } = server;
  expect(waysIn.map(({ path }) => path)).toEqual(expect.arrayContaining(['/api/tables/:id/stream', '/metrics', '/*']));
  const requests = fc.oneof(...waysIn.map(requestsTo));
  await tryAll(20_000 / 200, many(requests, 200), async (some) => {
    for (let i = 0; i < some.length; i += AT_ONCE) await Promise.all(some.slice(i, i + AT_ONCE).map(ask));
  });
  expect(await picture()).toEqual(before);
});

const bytes = (maxLength: number) => fc.uint8Array({ maxLength });

/** Bytes where a request should be, and requests with bytes in the address, a header and the body. */
const rawRequest = (waysIn: readonly WayIn[]): fc.Arbitrary<Uint8Array> =>
  fc.oneof(
    fc.tuple(fc.constantFrom('', 'GET ', 'POST /api/me HTTP/1.1\r\n'), bytes(200)).map(([head, rest]) => Buffer.concat([Buffer.from(head), rest])),
    fc
      .tuple(fc.constantFrom(...waysIn), text, bytes(60), bytes(60), fc.nat({ max: 70 }))
      .map(([{ method, path }, part, header, body, length]) =>
        Buffer.concat([
          Buffer.from(`${method} ${path.replace(/:\w+|\*/g, part)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\nx-odd: `),
          header,
          Buffer.from(`\r\ncontent-length: ${length}\r\n\r\n`),
          body,
        ]),
      ),
  );

test('2,000 times raw bytes are answered by a refusal or by nothing', async () => {
  await tryAll(2000 / AT_ONCE, many(rawRequest(server.waysIn), AT_ONCE), async (some) => {
    for (const answer of await Promise.all(some.map((one) => answerTo(server.port, one)))) {
      const [head = '', body = ''] = String(answer).split('\r\n\r\n');
      expect(head).not.toMatch(/^HTTP\/1.1 5/);
      if (/^HTTP\/1.1 4/.test(head) && body !== '') v.parse(Refusal, JSON.parse(body));
    }
  });
  expect(await picture()).toEqual(before);
});

/** As text, as bytes, as signs of life, or with a first byte by chance, which mostly ends the line. */
const rawFrame = fc
  .tuple(fc.oneof({ weight: 59, arbitrary: fc.constantFrom(0x81, 0x82, 0x89, 0x8a) }, { weight: 1, arbitrary: fc.nat({ max: 255 }) }), bytes(80))
  .map(([first, payload]) => frameOf(first, first === 0x81 ? Buffer.from(Buffer.from(payload).toString()) : payload));

test('8,000 raw frames are answered in the shapes that are allowed, or end the line', async () => {
  const frames = many(many(rawFrame, FRAMES), AT_ONCE);
  await tryAll(8000 / FRAMES / AT_ONCE, frames, async (lines, run) => {
    const { id } = live[run % live.length]!;
    const join = frameOf(0x81, Buffer.from(JSON.stringify({ t: 'join', table: id })));
    const bye = frameOf(0x88, Buffer.alloc(0));
    const answers = lines.map((some) => answerTo(server.port, Buffer.concat([upgradeOf((run % 2 ? ana : ben).headers.cookie!), join, ...some, bye])));
    for (const answer of await Promise.all(answers)) textsIn(answer).forEach(readServerMessage);
  });
  expect(await picture()).toEqual(before);
});

test('a message that is too long ends the line, and nothing else', async () => {
  const socket = await ben.open(live[0]!.id);
  socket.send('x'.repeat(100_000));
  await socket.closed;
  expect(await picture()).toEqual(before);
});

test('nothing was left unhandled, no fault was written down, and every game goes on', async () => {
  expect(unhandled).toEqual([]);
  expect(await ana.get<string>('GET', '/metrics')).not.toMatch(/^conclave_faults_total\{.*\} [1-9]/m);
  for (const { id } of live) {
    const sockets = [await ana.open(id), await ben.open(id)];
    const asked = sockets.find(({ prompt }) => prompt !== undefined)!;
    expect(await asked.move(asked.prompt!.moves[0]!)).toBeUndefined();
    for (const socket of sockets) await socket.close();
  }
});
