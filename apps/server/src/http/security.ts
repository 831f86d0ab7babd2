import { createHash } from 'node:crypto';
import { because } from '@conclave/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { problem } from '../problem.ts';
import { clientOf } from './client.ts';
import { isOwnOrigin } from './home.ts';

/** The hashes of the scripts written inside a page, so that no other may run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, source]) =>
      `'sha256-${createHash('sha256')
        .update(source ?? '')
        .digest('base64')}'`,
  );
}

/** Everything from this server and nothing from anywhere else. Style attributes place pieces on the board. */
export function contentPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Answers of the API are for who asked: nobody keeps them, and no browser shows one as a page. What may be kept says so itself. */
const FOR_WHO_ASKED = { 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="api.json"' };

export function secure(app: FastifyInstance, policy: string, config: Config): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host, protocol } = clientOf(request.raw, config.proxies);
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    });
    if (request.url.startsWith('/api/')) reply.headers(FOR_WHO_ASKED);
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') throw problem(400, 'API-HTTP', because('unread'));
    if (protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (!isOwnOrigin(request.headers.origin, host, config)) throw problem(403, 'API-ORIGIN', because('otherSite'));
  });
}
