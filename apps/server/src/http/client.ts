import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** The proxies in front: so many in a row, or whoever connects from these networks. */
export type Proxies = { readonly count: number } | { readonly networks: BlockList };

export const NO_PROXIES: Proxies = { count: 0 };

/** Who is asking, as far as it can be believed. */
export interface Client {
  readonly address: string;
  readonly host: string | undefined;
  readonly protocol: 'http' | 'https';
}

const MOST_PROXIES = 16;

function addNetwork(networks: BlockList, text: string): void {
  const [address = '', bits] = text.split('/');
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  const most = family === 'ipv4' ? 32 : 128;
  const prefix = bits === undefined ? most : Number(bits);
  if (!isIP(address) || bits === '' || !Number.isInteger(prefix) || prefix < 0 || prefix > most)
    throw new Error(`${JSON.stringify(text)} is not a network: write 10.0.0.0/8 or fd00::/8, several separated by commas.`);
  networks.addSubnet(address, prefix, family);
}

/** A list of networks: `10.0.0.0/8,::1`. */
export function networksFrom(text: string): BlockList {
  const networks = new BlockList();
  for (const one of text.split(',')) addNetwork(networks, one.trim());
  return networks;
}

export function proxiesFrom(text: string): Proxies {
  if (text === '') return NO_PROXIES;
  if (/^\d{1,2}$/.test(text) && Number(text) <= MOST_PROXIES) return { count: Number(text) };
  return { networks: networksFrom(text) };
}

/** The same address always written the same way: IPv4 as such even inside IPv6, no zone. */
export function plainAddress(text: string): string {
  const address = text.replace(/%.*$/, '').toLowerCase();
  const [, high = '', low = ''] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(address) ?? [];
  if (high) return [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
}

export const isIn = (networks: BlockList, address: string): boolean => isIP(address) !== 0 && networks.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

/** An entry of X-Forwarded-For, which may carry a port. Nothing if it is no address. */
function addressIn(entry: string): string | undefined {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  const address = plainAddress(bare);
  return isIP(address) ? address : undefined;
}

const lastOf = (header: string | string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() || undefined;

function isProxy(proxies: Proxies, address: string, hop: number): boolean {
  return 'count' in proxies ? hop < proxies.count : isIn(proxies.networks, address);
}

/** Whether what connects is one of our proxies, which bring many clients. */
export const isOwnProxy = (proxies: Proxies, remote: string | undefined): boolean => isProxy(proxies, plainAddress(remote ?? ''), 0);

/** From the connection backwards: what each proxy of ours added is believed, what came before it is not. */
function clientAddress(remote: string, forwarded: string, proxies: Proxies): string {
  let address = remote;
  const entries = forwarded.split(',').reverse();
  for (const [hop, entry] of entries.entries()) {
    const before = isProxy(proxies, address, hop) ? addressIn(entry.trim()) : undefined;
    if (before === undefined) return address;
    address = before;
  }
  return address;
}

/** One answer for requests and sockets alike. */
export function clientOf({ headers, socket }: IncomingMessage, proxies: Proxies): Client {
  const remote = plainAddress(socket.remoteAddress ?? '');
  if (!isOwnProxy(proxies, remote)) return { address: remote, host: headers.host, protocol: 'http' };
  return {
    address: clientAddress(remote, String(headers['x-forwarded-for'] ?? ''), proxies),
    host: lastOf(headers['x-forwarded-host']) ?? headers.host,
    protocol: lastOf(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http',
  };
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  if (tail === undefined) return groups(head);
  const missing = 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
}

/** Under what name an address pays: whoever has IPv6 has a whole network of it. */
export function payingAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const network = groupsOf(address).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
