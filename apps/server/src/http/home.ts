import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { clientOf } from './client.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const hostIn = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** Whether a page of that origin may speak to this host. Programs send none. With a public address, the host a request names is not believed. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, { origins, url }: Pick<Config, 'origins' | 'url'>): boolean {
  if (origin === undefined || origins.includes(origin) || origin === url) return true;
  return host !== undefined && hostIn(origin) === host && (url === undefined || LOOPBACK.test(host));
}

/** What links to this server begin with. Without a public address: what the asking page is, or this machine; otherwise nothing, and a link is a path. */
export function homeFor({ raw, headers }: FastifyRequest, config: Config): string {
  const { host = '', protocol } = clientOf(raw, config.proxies);
  if (config.url !== undefined) return config.url;
  if (headers.origin !== undefined && isOwnOrigin(headers.origin, host, config)) return headers.origin;
  return LOOPBACK.test(host) ? `${protocol}://${host}` : '';
}
