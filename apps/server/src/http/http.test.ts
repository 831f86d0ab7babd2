import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sparks } from '@conclave/sparks';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestPerson, testServer } from '../testing/harness.ts';
import { metric } from '../testing/metrics.ts';
import { answerTo } from '../testing/raw.ts';
import { Game, Guest, Line, Link, Me, Refusal, Saved, Table, Token, Why } from './answers.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.remove());

const guest = () => TestPerson.guest(server.url);

test('the first visit makes a guest with a wizard’s name and a cookie no script can read', async () => {
  const stranger = new TestPerson(server.url);
  const { body, headers } = await stranger.ask<{ name: string }>('GET', '/api/me');
  expect(v.parse(Me, body).name).toMatch(/^\w+ \w+$/);
  expect(headers.get('set-cookie')).toMatch(/^conclave=.+HttpOnly.*SameSite=Lax/);
  const ana = await guest();
  expect((await ana.get<{ id: string }>('GET', '/api/me')).id).toBe(ana.id);
});

test('a forged cookie is a stranger’s', async () => {
  const ana = await guest();
  const forger = new TestPerson(server.url);
  forger.headers = { cookie: `conclave=${ana.id}.AAAA` };
  expect(await forger.ask('GET', '/api/me/tables')).toMatchObject({ status: 401, body: { rule: 'API-WHO' } });
  expect(await metric(server.url, 'conclave_turned_away_total{rule="API-WHO"}')).toBe(1);
  forger.headers = { cookie: `conclave=${ana.id}` };
  expect((await forger.ask('GET', '/api/me/tables')).status).toBe(401);
});

test('a name is changed everywhere, and is text only', async () => {
  const ana = await guest();
  const table = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot' }] });
  const socket = await ana.open(table.id);
  expect(await ana.get('PATCH', '/api/me', { name: '  Ana \u202e\n the  <b>Bold</b> ' })).toMatchObject({ name: 'Ana the <b>Bold</b>' });
  await socket.until(() => socket.info?.seats[0]?.name === 'Ana the <b>Bold</b>');
  for (const name of ['', ' \u0000 ', 'x'.repeat(25), 7]) expect((await ana.ask('PATCH', '/api/me', { name })).status).toBe(400);
});

test('a link makes another device the same person, once', async () => {
  const ana = await guest();
  const { url } = v.parse(Link, await ana.get('POST', '/api/me/links'));
  const secret = url.split('/').at(-1);
  const phone = await guest();
  const { body, headers } = await phone.ask<{ id: string }>('POST', `/api/links/${secret}`);
  expect(body.id).toBe(ana.id);
  phone.headers = { cookie: headers.get('set-cookie')!.split(';')[0]! };
  expect((await phone.get<{ id: string }>('GET', '/api/me')).id).toBe(ana.id);
  expect(await phone.ask('POST', `/api/links/${secret}`)).toMatchObject({ status: 404, body: { rule: 'API-LINK' } });
});

test('a program gets a guest and a token, and acts with it', async () => {
  const program = new TestPerson(server.url);
  const { token, name } = v.parse(Guest, await program.get('POST', '/api/guests', { name: 'Robo' }));
  program.headers = { authorization: `Bearer ${token}` };
  expect(name).toBe('Robo');
  const table = await program.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot' }] });
  expect(table.you).toBe(0);
  const { token: second } = v.parse(Token, await program.get('POST', '/api/me/tokens', {}));
  program.headers = { authorization: `Bearer ${second}` };
  expect((await program.get('GET', `/api/tables/${table.id}`)).you).toBe(0);
  program.headers = { authorization: 'Bearer conclave_wrong' };
  expect((await program.ask('GET', '/api/me/tables')).status).toBe(401);
});

test('every answer has the shape the API document promises', async () => {
  const ana = await guest();
  v.parse(v.array(Game), await ana.get('GET', '/api/games'));
  const table = v.parse(
    Table,
    await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public', clock: { kind: 'total', seconds: 600 } }),
  );
  v.parse(v.array(Table), await ana.get('GET', '/api/tables'));
  v.parse(v.array(Table), await ana.get('GET', '/api/me/tables'));
  v.parse(Table, await ana.get('GET', `/api/invites/${table.invite}`));
  v.parse(Table, await ana.get('POST', `/api/tables/${table.id}/fill`, {}));
  v.parse(Why, await ana.get('POST', `/api/tables/${table.id}/why`, { move: { do: 'draw' } }));
  v.parse(Refusal, (await ana.ask('POST', `/api/tables/${table.id}/undo`, {})).body);
  v.parse(Refusal, (await ana.ask('GET', '/api/nothing')).body);
});

test('the API document lists every entrance, and its schemas are whole', async () => {
  const document = await (await guest()).get<{ paths: Record<string, Record<string, { requestBody?: unknown; responses: unknown }>> }>(
    'GET',
    '/api/openapi.json',
  );
  expect(Object.keys(document.paths)).toContain('/api/tables/{id}/moves');
  expect(document.paths['/api/tables']?.post?.requestBody).toMatchObject({
    content: {
      'application/json': { schema: { required: ['game', 'seats'], properties: { visibility: { enum: ['public', 'link'] }, seats: { maxItems: 8 } } } },
    },
  });
  expect(document.paths['/api/tables/{id}/log']?.get?.responses).toMatchObject({
    200: { content: { 'application/json': { schema: { required: expect.arrayContaining(['key', 'entries']) } } } },
  });
});

test('a whole game over plain HTTP: a stream of lines, moves posted', async () => {
  const ana = await guest();
  const table = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const stream = await fetch(`${server.url}/api/tables/${table.id}/stream`, { headers: ana.headers });
  expect(stream.headers.get('content-type')).toBe('application/x-ndjson');
  let rest = '';
  let last: v.InferOutput<typeof Line> | undefined;
  for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines.filter(Boolean)) last = v.parse(Line, JSON.parse(text));
    if (last?.prompt) await ana.ask('POST', `/api/tables/${table.id}/moves`, { move: last.prompt.moves[0], prompt: last.prompt.id });
  }
  expect(last).toMatchObject({ stage: 'over', seat: 0, result: { winners: expect.any(Array) } });
  const log = await ana.ask('GET', `/api/tables/${table.id}/log?download=1`);
  expect(log.headers.get('content-disposition')).toContain(`sparks-${table.id}.json`);
  expect(v.parse(Saved, log.body)).toMatchObject({ game: sparks.id, names: [expect.any(String), expect.any(String)] });
});

test('a bot may have a character of its game', async () => {
  const ana = await guest();
  const games = await ana.get<{ id: string; characters: { id: string; name: string; says: string }[] }[]>('GET', '/api/games');
  const [raider] = games.find(({ id }) => id === 'mages')?.characters ?? [];
  expect(raider).toEqual({ id: 'raider', name: 'Raider', says: expect.stringMatching(/\w+ \w+/) });
  const { seats } = await ana.table({ game: 'mages', seats: [{ kind: 'me' }, { kind: 'bot', level: 'adept/raider' }] });
  expect(seats[1]).toMatchObject({ kind: 'bot', level: 'adept/raider' });
});

const badTables: [string, unknown, string][] = [
  ['no game', { seats: [{ kind: 'me' }] }, 'API-SHAPE'],
  ['an unknown game', { game: 'chess', seats: [{ kind: 'me' }, { kind: 'open' }] }, 'TABLE-GAME'],
  ['too few seats', { game: 'sparks', seats: [{ kind: 'me' }] }, 'TABLE-SEATS'],
  ['two seats for one', { game: 'sparks', seats: [{ kind: 'me' }, { kind: 'me' }] }, 'TABLE-SEATS'],
  ['bots only', { game: 'sparks', seats: [{ kind: 'bot' }, { kind: 'bot' }] }, 'TABLE-SEATS'],
  ['an unknown level', { game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot', level: 'god' }] }, 'TABLE-LEVEL'],
  ['an unknown character', { game: 'mages', seats: [{ kind: 'me' }, { kind: 'bot', level: 'adept/toString' }] }, 'TABLE-LEVEL'],
  ['a character of another game', { game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot', level: 'adept/raider' }] }, 'TABLE-LEVEL'],
  ['an unknown option', { game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], options: { fast: true } }, 'TABLE-OPTIONS'],
  ['a clock of a second', { game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], clock: { kind: 'turn', seconds: 1 } }, 'API-SHAPE'],
  ['a field too many', { game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], key: 'mine' }, 'API-SHAPE'],
];
test.each(badTables)('a table with %s is refused with a reason', async (_what, wanted, rule) => {
  expect(await (await guest()).ask('POST', '/api/tables', wanted)).toMatchObject({ status: 400, body: { rule, reason: expect.stringMatching(/\w+ \w+/) } });
});

test('a body that is too large, or no JSON, is refused', async () => {
  const ana = await guest();
  expect((await ana.ask('PATCH', '/api/me', { name: 'x'.repeat(20_000) })).status).toBe(413);
  const broken = await fetch(`${server.url}/api/me`, { method: 'PATCH', headers: { ...ana.headers, 'content-type': 'application/json' }, body: '{"name":' });
  expect(broken.status).toBe(400);
  expect(v.parse(Refusal, await broken.json()).rule).toBe('API-SHAPE');
});

test('a body that is not called JSON is refused', async () => {
  const ana = await guest();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
    const reply = await fetch(`${server.url}/api/me`, { method: 'PATCH', headers: { ...ana.headers, 'content-type': type }, body: '{"name":"Ben"}' });
    expect([type, reply.status]).toEqual([type, 415]);
  }
});

test('a method that an address does not take finds nothing', async () => {
  const ana = await guest();
  for (const method of ['PUT', 'DELETE', 'OPTIONS', 'POST']) expect([method, (await ana.ask(method, '/api/me')).status]).toEqual([method, 404]);
});

test('the head of a stream, which has no end, is not there', async () => {
  const ana = await guest();
  const { id } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect((await ana.ask('HEAD', `/api/tables/${id}/stream`)).status).toBe(404);
  expect((await ana.ask('HEAD', `/api/tables/${id}`)).status).toBe(200);
});

test.each([
  ['no request', '400', 'hello\r\n\r\n'],
  ['a request with a head that is too long', '431', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`],
])('what is %s is refused in the shape of every refusal', async (_, status, sent) => {
  const [head = '', body = ''] = String(await answerTo(server.port, Buffer.from(sent))).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(v.parse(Refusal, JSON.parse(body)).rule).toBe('API-HTTP');
});

test('a parameter that comes twice is not read', async () => {
  const { id, watch } = await (await guest()).table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const ben = await guest();
  expect((await ben.ask('GET', `/api/tables/${id}?watch=${watch}`)).status).toBe(200);
  expect((await ben.ask('GET', `/api/tables/${id}?watch=${watch}&watch=${watch}`)).status).toBe(403);
});

test('answers of the API are kept by nobody, and shown as no page', async () => {
  const ana = await guest();
  for (const path of ['/api/me', '/api/tables', '/api/nothing']) {
    const { headers } = await ana.ask('GET', path);
    expect([headers.get('cache-control'), headers.get('content-disposition'), headers.get('content-type')]).toEqual([
      'no-store',
      'attachment; filename="api.json"',
      'application/json; charset=utf-8',
    ]);
  }
});

test('another site cannot act for a guest', async () => {
  const ana = await guest();
  ana.headers = { ...ana.headers, origin: 'https://evil.example' };
  expect(await ana.ask('PATCH', '/api/me', { name: 'Stolen' })).toMatchObject({ status: 403, body: { rule: 'API-ORIGIN' } });
  ana.headers = { ...ana.headers, origin: server.url };
  expect((await ana.ask('PATCH', '/api/me', { name: 'Mine' })).status).toBe(200);
});

test('every answer carries a strict content policy', async () => {
  for (const path of ['/', '/api/me', '/api/nothing']) {
    const { headers } = await (await guest()).ask('GET', path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(policy).toContain("frame-ancestors 'none'");
    for (const telling of ['server', 'x-powered-by', 'access-control-allow-origin']) expect(headers.get(telling)).toBeNull();
  }
});

test('health and metrics are there', async () => {
  const ana = await guest();
  expect(await ana.get('GET', '/healthz')).toEqual({ ok: true });
  expect(await ana.get<string>('GET', '/metrics')).toContain('conclave_entries_total');
});

test('without a built web the page says what to do', async () => {
  const page = await fetch(server.url, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('npm run build');
});

test('a built web is served, with its one page for all addresses inside', async () => {
  const web = mkdtempSync(join(tmpdir(), 'conclave-web-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><script>theme()</script><script src="/assets/a.js"></script>');
  const source = `start(${JSON.stringify('again '.repeat(1000))})`;
  writeFileSync(join(web, 'assets', 'a.js'), source);
  writeFileSync(join(web, 'assets', 'a.js.gz'), gzipSync(source));
  const built = await testServer({ web });
  const page = await fetch(`${built.url}/table/xyz`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('theme()');
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+'/);
  const script = await fetch(`${built.url}/assets/a.js`);
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(script.headers.get('content-encoding')).toBe('gzip');
  expect(await script.text()).toBe(source);
  expect((await fetch(`${built.url}/api/xyz`, { headers: { accept: 'text/html' } })).status).toBe(404);
  await built.remove();
  rmSync(web, { recursive: true });
});
