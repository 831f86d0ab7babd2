import { expect, onTestFinished, test } from 'vitest';
import { configFrom, metricsFrom } from '../config.ts';
import { TestPerson, testServer } from '../testing/harness.ts';
import { proxiesFrom } from './client.ts';

async function house(more: Parameters<typeof testServer>[0] = {}) {
  const server = await testServer(more);
  onTestFinished(() => server.remove());
  return server;
}

test('metrics are for this machine, unless the host says otherwise', async () => {
  const status = async (metrics: string, headers: Record<string, string> = {}): Promise<number> => {
    const { url } = await house({ metrics: metricsFrom(metrics), proxies: proxiesFrom('1') });
    return (await fetch(`${url}/metrics`, { headers })).status;
  };
  const far = { 'x-forwarded-for': '192.0.2.1' };
  expect(await status('127.0.0.0/8,::1')).toBe(200);
  expect(await status('127.0.0.0/8,::1', far)).toBe(404);
  expect(await status('192.0.2.0/24', far)).toBe(200);
  expect(await status('off')).toBe(404);
  expect(await status('token:secret', far)).toBe(404);
  expect(await status('token:secret', { ...far, authorization: 'Bearer secret' })).toBe(200);
  expect(configFrom({}).metrics).toMatchObject({ networks: expect.anything() });
  expect(() => configFrom({ CONCLAVE_METRICS: 'everybody' })).toThrow('is not a network');
  expect(() => configFrom({ CONCLAVE_URL: 'play.example.org' })).toThrow('CONCLAVE_URL is an address');
});

test('over a safe line browsers come back over one only, and their cookie is one that no neighbour can set', async () => {
  const { url } = await house({ proxies: proxiesFrom('1') });
  const ana = new TestPerson(url);
  const safe = { 'x-forwarded-proto': 'https' };
  ana.headers = safe;
  const { headers, body } = await ana.ask<{ id: string }>('GET', '/api/me');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-conclave=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(cookie).not.toContain('Domain');
  const planted = (await TestPerson.guest(url)).headers.cookie;
  for (const jar of [cookie.split(';')[0], `${planted}; ${cookie.split(';')[0]}`]) {
    ana.headers = { ...safe, cookie: jar! };
    expect((await ana.get<{ id: string }>('GET', '/api/me')).id).toBe(body.id);
  }
});

test('who made a table may take somebody off it before the start, for good', async () => {
  const { url, restart } = await house();
  const [ana, ben, cleo] = [await TestPerson.guest(url), await TestPerson.guest(url), await TestPerson.guest(url)];
  const { id } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], visibility: 'public' });
  for (const guest of [ben, cleo]) await guest.ask('POST', `/api/tables/${id}/join`, { seat: guest === ben ? 1 : 2 });
  const { id: other } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], visibility: 'public' });
  await ben.get('POST', `/api/tables/${other}/join`, { seat: 1 });
  const socket = await ben.open(other);
  expect(await cleo.ask('POST', `/api/tables/${other}/remove`, { seat: 1 })).toMatchObject({ status: 403 });
  expect(await ana.ask('POST', `/api/tables/${other}/remove`, { seat: 2 })).toMatchObject({ status: 409 });
  expect((await ana.get('POST', `/api/tables/${other}/remove`, { seat: 1 })).seats[1]).toEqual({ name: '', kind: 'open' });
  await socket.until(() => socket.viewer === 'spectator');
  expect(await ben.ask('POST', `/api/tables/${other}/join`, {})).toMatchObject({ status: 403, body: { rule: 'TABLE-REMOVED' } });
  await restart();
  expect(await ben.ask('POST', `/api/tables/${other}/join`, {})).toMatchObject({ status: 403, body: { rule: 'TABLE-REMOVED' } });
  expect((await cleo.ask('POST', `/api/tables/${other}/join`, {})).status).toBe(200);
  expect(await ana.ask('POST', `/api/tables/${id}/remove`, { seat: 1 })).toMatchObject({ status: 409 });
});

test('people of the same name are told apart at a table, and in its log', async () => {
  const { url } = await house();
  const people = [await TestPerson.guest(url), await TestPerson.guest(url), await TestPerson.guest(url)];
  const names = ['Ana', 'Аna', 'ana'];
  for (const [i, person] of people.entries()) await person.get('PATCH', '/api/me', { name: names[i] });
  const { id } = await people[0]!.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], visibility: 'public' });
  await people[1]!.get('POST', `/api/tables/${id}/join`, {});
  const { seats } = await people[2]!.get('POST', `/api/tables/${id}/join`, {});
  expect(seats.map(({ name }) => name)).toEqual(['Ana', 'Аna (2)', 'ana (3)']);
});
