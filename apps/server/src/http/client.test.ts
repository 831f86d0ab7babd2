import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { TestPerson, testServer } from '../testing/harness.ts';
import { limitedTo, upTo } from '../testing/limits.ts';
import { clientOf, payingAddress, plainAddress, proxiesFrom } from './client.ts';

const asks = (remoteAddress: string, headers: Record<string, string>) => ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;
const addressOf = (proxies: string, remote: string, forwarded: string): string =>
  clientOf(asks(remote, { 'x-forwarded-for': forwarded }), proxiesFrom(proxies)).address;

const lists: [string, string, string, string, string][] = [
  ['nobody is believed without proxies', '', '9.9.9.9', '1.1.1.1', '9.9.9.9'],
  ['one proxy: what it added, not what came with the request', '1', '10.0.0.1', '1.1.1.1, 2.2.2.2', '2.2.2.2'],
  ['two proxies: what the farther one added', '2', '10.0.0.1', '1.1.1.1, 2.2.2.2, 10.0.0.2', '2.2.2.2'],
  ['a list that is too short', '2', '10.0.0.1', '2.2.2.2', '2.2.2.2'],
  ['no list at all', '1', '10.0.0.1', '', '10.0.0.1'],
  ['networks: the nearest that is none of ours', '10.0.0.0/8,fd00::/8', '10.0.0.1', '1.1.1.1, 2.2.2.2, fd00::7', '2.2.2.2'],
  ['somebody outside of the networks', '10.0.0.0/8', '9.9.9.9', '1.1.1.1', '9.9.9.9'],
  ['a proxy that speaks IPv4 in IPv6', '10.0.0.0/8', '::ffff:10.0.0.1', '2.2.2.2', '2.2.2.2'],
  ['an entry with a port', '1', '10.0.0.1', '2.2.2.2:4711', '2.2.2.2'],
  ['an entry of IPv6 with a port', '1', '10.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
  ['an entry that is no address', '1', '10.0.0.1', '1.1.1.1, unknown', '10.0.0.1'],
];
test.each(lists)('%s', (_what, proxies, remote, forwarded, client) => {
  expect(addressOf(proxies, remote, forwarded)).toBe(client);
});

test('host and protocol are believed from a proxy only, and from the nearest', () => {
  const headers = { host: 'inner:3000', 'x-forwarded-host': 'evil.example, play.example', 'x-forwarded-proto': 'http, https' };
  expect(clientOf(asks('9.9.9.9', headers), proxiesFrom('10.0.0.0/8'))).toMatchObject({ host: 'inner:3000', protocol: 'http' });
  expect(clientOf(asks('10.0.0.1', headers), proxiesFrom('10.0.0.0/8'))).toMatchObject({ host: 'play.example', protocol: 'https' });
});

test.each(['yes', '10.0.0.0/33', '10.0.0.0/', '300.1.1.1', '10.0.0.0/8;::1'])('%s is refused as a list of proxies, in words', (text) => {
  expect(() => proxiesFrom(text)).toThrow('is not a network');
});

test('IPv6 pays by its network, IPv4 by its address however it is written', () => {
  expect(payingAddress('2001:db8:1:2:3:4:5:6')).toBe(payingAddress('2001:0db8:1:2::9'));
  expect(payingAddress('2001:db8:1:2::')).not.toBe(payingAddress('2001:db8:1:3::'));
  expect(payingAddress('::1')).toBe('0:0:0:0::/64');
  expect(payingAddress(plainAddress('::ffff:1.2.3.4'))).toBe('1.2.3.4');
  expect(payingAddress(plainAddress('::FFFF:0102:0304'))).toBe('1.2.3.4');
  expect(plainAddress('fe80::1%eth0')).toBe('fe80::1');
});

test('a request cannot choose its address by a header of its own, at either entrance', async () => {
  const server = await testServer({ proxies: proxiesFrom('1'), limits: limitedTo({ requests: upTo(6, 1e9) }, { socketsPerAddress: 1 }) });
  const ana = new TestPerson(server.url);
  const from = (list: string): void => {
    ana.headers = { ...ana.headers, 'x-forwarded-for': list };
  };
  const statuses = [];
  for (let i = 0; i < 7; i++) {
    from(`10.1.1.${i}, 192.0.2.7`);
    statuses.push((await ana.ask('GET', '/api/games')).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  from('192.0.2.8');
  const guest = await ana.ask<{ id: string }>('GET', '/api/me');
  ana.headers = { ...ana.headers, cookie: guest.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const { id } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ana.open(id);
  from('10.1.1.1, 192.0.2.8');
  await expect(ana.open(id)).rejects.toThrow('429');
  from('192.0.2.9');
  expect((await ana.open(id)).messages[0]?.t).toBe('table');
  await server.remove();
});
