import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { configFrom } from './config.ts';
import { playToTheEnd, TestPerson } from './testing/harness.ts';
import { program } from './testing/program.ts';

test('the program says where it is, logs nothing secret, and stops when told to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-main-'));
  const data = join(folder, 'deep', 'data');
  const { child, port, said } = await program(data, { log: 'trace' });
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(existsSync(join(data, 'conclave.db'))).toBe(true);

  const url = `http://127.0.0.1:${port}`;
  const ana = await TestPerson.guest(url);
  const { token } = await ana.get<{ token: string }>('POST', '/api/me/tokens', {});
  const link = await ana.get<{ url: string }>('POST', '/api/me/links');
  const linkSecret = link.url.split('/').at(-1)!;
  await ana.ask('POST', `/api/links/${linkSecret}`);
  await ana.ask('POST', `/api/links/${linkSecret}`);
  const table = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await ana.ask('GET', `/api/tables/${table.id}?watch=${table.watch}`);
  await ana.ask('GET', `/api/invites/${table.invite}`);
  const odd = [
    '//continue/',
    '/continue//',
    '/Continue/',
    '/%63ontinue/',
    '/./continue/',
    '//api/links/',
    '/api//invites/',
    '/join/;/',
    '/x?/continue/',
    '/%zz/',
  ];
  for (const path of odd) for (const method of ['GET', 'POST']) await ana.ask(method, path + linkSecret);
  const socket = await ana.open(table.id);
  await playToTheEnd([socket]);

  const stopped = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await stopped).toEqual([0, null]);
  expect(said()).toContain('CONCLAVE_DATA=');
  expect(said()).toContain('PORT=');
  expect(said()).toContain('"url":"/api/links/:secret"');
  for (const text of ['a continue link was made', 'a token was made']) expect(said()).toMatch(new RegExp(`"person":"${ana.id}","msg":"${text}"`));
  const cookie = ana.headers.cookie!.split('=')[1]!;
  for (const secret of [token, linkSecret, cookie, table.watch!, table.invite!, socket.sight!.key!]) expect(said()).not.toContain(secret);
});

test('the environment is read, and nonsense is refused in words', () => {
  expect(configFrom({})).toMatchObject({ port: 3000, data: 'data', proxies: { count: 0 }, origins: [] });
  expect(configFrom({ PORT: '8080', CONCLAVE_DATA: '/srv/c', CONCLAVE_PROXY: '1', CONCLAVE_ORIGINS: 'https://a.example,https://b.example' })).toMatchObject({
    port: 8080,
    data: '/srv/c',
    proxies: { count: 1 },
    origins: ['https://a.example', 'https://b.example'],
  });
  expect(() => configFrom({ PORT: 'http' })).toThrow('PORT is a number');
  expect(configFrom({ DATABASE_URL: 'postgres://c@db/conclave' }).database).toBe('postgres://c@db/conclave');
  expect(() => configFrom({ DATABASE_URL: 'mysql://c:s3cret@db/conclave' })).toThrow(/^DATABASE_URL is the address of a PostgreSQL database, like \S+$/);
});
