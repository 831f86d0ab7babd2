import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import Database from 'libsql';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestPerson, testServer } from '../testing/harness.ts';
import { Device, LinkOwner, Me } from './answers.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.remove());

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const guest = () => TestPerson.guest(server.url);
const devicesOf = async (person: TestPerson) => v.parse(v.array(Device), await person.get('GET', '/api/me/devices'));

/** Asks, and keeps the cookie as a browser would. */
async function become(person: TestPerson, method: string, path: string, body?: unknown): Promise<v.InferOutput<typeof Me>> {
  const reply = await person.ask(method, path, body);
  keep(person, reply.headers);
  return v.parse(Me, reply.body);
}

/** What a browser does with an answer's cookies. */
function keep(person: TestPerson, answer: Headers): void {
  const jar = new Map([...(person.headers.cookie?.split('; ') ?? []), ...answer.getSetCookie()].map((one) => cookieOf(one)));
  person.headers = { ...person.headers, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
}

function cookieOf(text: string): [string, string] {
  const [pair = ''] = text.split(';');
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}

const linkOf = async (person: TestPerson): Promise<string> => (await person.get<{ url: string }>('POST', '/api/me/links')).url.split('/').at(-1)!;

/** Another browser of the same person. */
async function phoneOf(person: TestPerson): Promise<TestPerson> {
  const phone = new TestPerson(server.url);
  phone.headers = FIREFOX;
  await become(phone, 'POST', `/api/links/${await linkOf(person)}`);
  return phone;
}

test('browsers and programs are listed with their names and their last use', async () => {
  const ana = await guest();
  const phone = await phoneOf(ana);
  await ana.get('POST', '/api/me/tokens', { label: 'My bot' });
  const listed = await devicesOf(phone);
  expect(listed.map(({ kind, label }) => `${kind} ${label}`).sort()).toEqual(['browser A browser', 'browser Firefox on Linux', 'program My bot']);
  expect(listed.filter(({ isThis }) => isThis).map(({ label }) => label)).toEqual(['Firefox on Linux']);
  expect(listed[0]!.usedAt).toBeGreaterThan(0);
});

test('a browser that is ended is a stranger at once, and its sockets and streams are closed', async () => {
  const ana = await guest();
  const phone = await phoneOf(ana);
  const { id } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const socket = await phone.open(id);
  const stream = await fetch(`${server.url}/api/tables/${id}/stream`, { headers: phone.headers });
  const mine = await ana.open(id);
  const ended = (await devicesOf(ana)).find(({ label }) => label === 'Firefox on Linux')!;
  await ana.get('DELETE', `/api/me/devices/${ended.id}`);
  await socket.closed;
  await expect(stream.text()).rejects.toThrow();
  expect((await phone.ask('GET', '/api/me/devices')).status).toBe(401);
  expect((await ana.ask('GET', '/api/me/devices')).status).toBe(200);
  expect(await mine.act({ t: 'move', move: { do: 'draw' } })).toMatchObject({ rule: 'TABLE-START' });
});

test('a token is ended too, and nobody ends what is another’s', async () => {
  const [ana, ben] = [await guest(), await guest()];
  const { token } = await ana.get<{ token: string }>('POST', '/api/me/tokens', {});
  const program = (await devicesOf(ana)).find(({ kind }) => kind === 'program')!;
  expect((await ben.ask('DELETE', `/api/me/devices/${program.id}`)).status).toBe(404);
  await ana.get('DELETE', `/api/me/devices/${program.id}`);
  const bot = new TestPerson(server.url);
  bot.headers = { authorization: `Bearer ${token}` };
  expect((await bot.ask('GET', '/api/me/tables')).status).toBe(401);
});

test('a link says whose it is before it is used', async () => {
  const [ana, ben] = [await guest(), await guest()];
  await ana.get('PATCH', '/api/me', { name: 'Ana' });
  const secret = await linkOf(ana);
  expect(v.parse(LinkOwner, await ben.get('GET', `/api/links/${secret}`))).toEqual({ name: 'Ana' });
  expect((await become(ben, 'GET', '/api/me')).id).toBe(ben.id);
  await become(ben, 'POST', `/api/links/${secret}`);
  expect((await ben.ask('GET', `/api/links/${secret}`)).status).toBe(404);
});

test('whoever a browser was before a link, it can be again: no seat is lost', async () => {
  const [ana, ben] = [await guest(), await guest()];
  const { id } = await ben.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot' }] });
  expect((await become(ben, 'POST', `/api/links/${await linkOf(ana)}`)).id).toBe(ana.id);
  expect((await become(ben, 'GET', '/api/me')).others?.map((other) => other.id)).toEqual([ben.id]);
  expect((await ben.get('GET', `/api/tables/${id}`).catch(() => undefined))?.you).toBeUndefined();
  expect((await become(ben, 'POST', '/api/me/switch', { id: ben.id })).id).toBe(ben.id);
  expect((await ben.get('GET', `/api/tables/${id}`)).you).toBe(0);
  expect((await become(ben, 'POST', '/api/me/switch', { id: ana.id })).id).toBe(ana.id);
});

test('an answer to who this browser was that comes late does not make it that again', async () => {
  const [ana, ben] = [await guest(), new TestPerson(server.url)];
  const { id } = await become(ben, 'GET', '/api/me');
  const late = await ben.ask('GET', '/api/me');
  await become(ben, 'POST', `/api/links/${await linkOf(ana)}`);
  keep(ben, late.headers);
  expect((await become(ben, 'GET', '/api/me')).id).toBe(ana.id);
  expect((await become(ben, 'GET', '/api/me')).others?.map((other) => other.id)).toEqual([id]);
});

test('a cookie is renewed, for 400 days, once those 30 days are over in which it was fresh', async () => {
  const ana = new TestPerson(server.url);
  const { id } = await become(ana, 'GET', '/api/me');
  const fresh = (await ana.ask('GET', '/api/me')).headers.getSetCookie();
  ana.headers = { cookie: ana.headers.cookie!.replace(/; conclave-fresh=1$/, '') };
  const renewed = (await ana.ask('GET', '/api/me')).headers.getSetCookie();
  expect(fresh).toEqual([]);
  expect(renewed.map((one) => one.split(';').slice(0, 2).join(';'))).toEqual([`${ana.headers.cookie}; Max-Age=34560000`, 'conclave-fresh=1; Max-Age=2592000']);
  expect((await become(ana, 'GET', '/api/me')).id).toBe(id);
});

test('who knows the cookie that a browser had does not become whom the browser becomes by a link', async () => {
  const [ana, ben] = [await guest(), await guest()];
  const thief = new TestPerson(server.url);
  thief.headers = { ...ben.headers };
  await become(ben, 'POST', `/api/links/${await linkOf(ana)}`);
  expect((await become(thief, 'GET', '/api/me')).others).toBeUndefined();
  expect((await thief.ask('POST', '/api/me/switch', { id: ana.id })).status).toBe(404);
  expect(ben.headers.cookie?.split('.')[1]).not.toBe(thief.headers.cookie?.split('.')[1]);
});

test('nobody becomes whom the browser never was', async () => {
  const [ana, ben] = [await guest(), await guest()];
  expect((await ben.ask('POST', '/api/me/switch', { id: ana.id })).status).toBe(404);
});

/** What browsers held before there were devices. */
async function oldCookie(id: string): Promise<string> {
  const db = new Database(join(server.data, 'conclave.db'));
  const { value } = db.prepare("SELECT value FROM settings WHERE name = 'cookie-secret'").get() as { value: string };
  db.prepare('UPDATE people SET bare_cookies = 1 WHERE id = ?').run(id);
  db.close();
  const signature = createHmac('sha256', value).update(id).digest('base64').replace(/=+$/, '');
  return `conclave=${encodeURIComponent(`${id}.${signature}`)}`;
}

test('a cookie of before there were devices goes on, becomes a device, and can be ended', async () => {
  const ana = await guest();
  const old = new TestPerson(server.url);
  old.headers = { cookie: await oldCookie(ana.id) };
  const still = { ...old.headers };
  expect((await old.get<{ id: string }[]>('GET', '/api/me/tables')).length).toBe(0);
  expect((await become(old, 'GET', '/api/me')).id).toBe(ana.id);
  expect(old.headers.cookie).not.toBe(still.cookie);
  expect((await devicesOf(old)).map(({ id }) => id)).toContain('before');
  await old.get('DELETE', '/api/me/devices/before');
  expect((await old.ask('GET', '/api/me/tables')).status).toBe(200);
  old.headers = still;
  expect((await old.ask('GET', '/api/me/tables')).status).toBe(401);
});

test('the id of a person alone, signed or not, opens nothing', async () => {
  const ana = await guest();
  const thief = new TestPerson(server.url);
  thief.headers = { cookie: `conclave=${ana.id}` };
  expect((await thief.ask('GET', '/api/me/tables')).status).toBe(401);
});

test('links begin with the public address, and a request cannot choose another', async () => {
  const open = await testServer({ url: 'https://play.example.org' });
  const ana = await TestPerson.guest(open.url);
  expect((await ana.get<{ url: string }>('POST', '/api/me/links')).url).toMatch(/^https:\/\/play\.example\.org\/continue\//);
  expect((await become(ana, 'GET', '/api/me')).home).toBe('https://play.example.org');
  ana.headers = { ...ana.headers, origin: 'https://play.example.org' };
  expect((await ana.ask('POST', '/api/me/links')).status).toBe(200);
  ana.headers = { ...ana.headers, origin: 'https://evil.example' };
  expect((await ana.ask('POST', '/api/me/links')).status).toBe(403);
  await open.remove();
});

test('without a public address a foreign host is in no link', async () => {
  const ana = await guest();
  expect((await ana.get<{ url: string }>('POST', '/api/me/links')).url).toMatch(/^http:\/\/localhost:\d+\/continue\//);
  const { request } = await import('node:http');
  const url = await new Promise<string>((resolve) => {
    const options = { method: 'POST', headers: { ...ana.headers, host: 'evil.example' } };
    const asking = request(`${server.url}/api/me/links`, options, (response) => {
      response.setEncoding('utf8').on('data', (text) => resolve((JSON.parse(text) as { url: string }).url));
    });
    asking.end();
  });
  expect(url).toMatch(/^\/continue\//);
});

test('nobody has devices and tokens without end', async () => {
  const ana = await guest();
  await Promise.all(Array.from({ length: 199 }, () => ana.get('POST', '/api/me/tokens', {})));
  expect(await ana.ask('POST', '/api/me/tokens', {})).toMatchObject({ status: 409, body: { rule: 'API-DEVICE' } });
  const link = await linkOf(ana);
  const phone = new TestPerson(server.url);
  expect(await phone.ask('POST', `/api/links/${link}`)).toMatchObject({ status: 409, body: { rule: 'API-DEVICE' } });
  const [one] = (await devicesOf(ana)).filter(({ kind }) => kind === 'program');
  await ana.get('DELETE', `/api/me/devices/${one!.id}`);
  expect(await become(phone, 'POST', `/api/links/${link}`)).toMatchObject({ id: ana.id });
});

test('no browser is people without end', async () => {
  const browser = await guest();
  for (let i = 1; i < 20; i++) await become(browser, 'POST', `/api/links/${await linkOf(await guest())}`);
  const link = await linkOf(await guest());
  expect(await browser.ask('POST', `/api/links/${link}`)).toMatchObject({ status: 409, body: { rule: 'API-DEVICE' } });
  expect((await browser.get<{ others: unknown[] }>('GET', '/api/me')).others).toHaveLength(19);
});
