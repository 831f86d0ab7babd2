import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { because } from '@conclave/protocol';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { problem } from '../problem.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

const UNBUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Conclave</title>
<h1>The table is not laid yet</h1>
<p>The server runs, but the web is not built. Run <code>npm run build -w apps/web</code> and load this page again.</p>
<p>The API works: see <a href="/api/openapi.json">its description</a>.</p></html>`;

/** The page everything starts from; nothing if the web is not built. */
export function indexPage(folder: string): string | undefined {
  const file = join(folder, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Serves the web. Addresses inside the app lead to its one page. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/');
        reply.setHeader('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');
    if (!isPage) throw problem(404, 'API-NONE', because('nothingHere'));
    if (isBuilt) return reply.sendFile('index.html');
    return reply
      .code(request.url === '/' ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(UNBUILT);
  });
}
