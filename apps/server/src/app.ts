import { mkdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { asRefusal } from '@conclave/engine';
import { LONGEST_MESSAGE } from '@conclave/protocol';
import fastifyCookie from '@fastify/cookie';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { pino } from 'pino';
import { BotPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import { type Games, loadGames } from './games.ts';
import type { House } from './house.ts';
import { openApi } from './http/openapi.ts';
import { COOKIE, peopleRoutes } from './http/people-routes.ts';
import { type Route, serve } from './http/route.ts';
import { contentPolicy, inlineScripts, secure } from './http/security.ts';
import { gameRoutes, tableRoutes } from './http/table-routes.ts';
import { indexPage, serveWeb } from './http/web.ts';
import { openSockets } from './live/sockets.ts';
import { createMetrics } from './metrics.ts';
import { People } from './people/people.ts';
import { Problem } from './problem.ts';
import { Buckets } from './rate.ts';
import { newSecret } from './secrets.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Person } from './storage/storage.ts';
import { Directory } from './tables/directory.ts';

export interface Running {
  readonly url: string;
  readonly port: number;
  /** Finishes what is underway and stops. */
  close(): Promise<void>;
}

const bearerOf = (header: string | undefined): string | undefined => /^Bearer (\S{1,100})$/.exec(header ?? '')?.[1];

/** An address without what may be secret in it: links, invitations, queries. */
const withoutSecrets = (url: string): string => (url.split('?')[0] ?? '').replace(/^(\/api\/(?:links|invites)|\/continue|\/join|\/watch)\/[^/]+/, '$1/…');

async function openHouse(config: Config, games: Games): Promise<House> {
  mkdirSync(config.data, { recursive: true });
  const log = pino({ level: config.log });
  const storage = await openSqlite(join(config.data, 'conclave.db'));
  return { storage, games, bots: new BotPool(), pace: config.pace, log, metrics: createMetrics(), openedAt: Date.now() };
}

function logRequests(app: FastifyInstance, { log }: House): void {
  app.addHook('onResponse', async ({ method, url }, { statusCode, elapsedTime }) => {
    const line = { method, url: withoutSecrets(url), status: statusCode, ms: Math.round(elapsedTime) };
    if (statusCode >= 400) log.warn(line, 'refused');
    else log.debug(line, 'answered');
  });
}

function answerErrors(app: FastifyInstance, { log, metrics }: House): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Problem) {
      if (error.status === 429) reply.header('retry-after', '1');
      return reply.code(error.status).send(asRefusal(error.refusal));
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ rule: 'API-SHAPE', reason: error.message });
    log.error({ err: error, url: withoutSecrets(request.url) }, 'a request failed');
    metrics.faults.inc({ where: 'http' });
    return reply.code(500).send({ rule: 'API-FAULT', reason: 'Something went wrong here. It was written down.' });
  });
}

/** Who is asking, by token or by signed cookie. */
function doorkeeper(app: FastifyInstance, people: People) {
  return async (headers: IncomingMessage['headers']): Promise<Person | undefined> => {
    const token = bearerOf(headers.authorization);
    if (token !== undefined) return people.byToken(token);
    const cookie = app.parseCookie(headers.cookie ?? '')[COOKIE];
    const opened = cookie === undefined ? undefined : app.unsignCookie(cookie);
    return opened?.valid ? people.find(opened.value) : undefined;
  };
}

function allRoutes(house: House, people: People, tables: Directory): Route[] {
  return [...gameRoutes(house), ...peopleRoutes(people, tables), ...tableRoutes(house, tables)];
}

/** Opens the house and its doors. Without a list of games, all there are. */
export async function startServer(config: Config, games?: Games): Promise<Running> {
  const house = await openHouse(config, games ?? (await loadGames()));
  const people = new People(house.storage);
  const tables = new Directory(house);
  const app: FastifyInstance = fastify({
    loggerInstance: house.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.behindProxy,
    bodyLimit: LONGEST_MESSAGE,
    forceCloseConnections: true,
  });
  await app.register(fastifyCookie, { secret: await house.storage.setting('cookie-secret', newSecret) });
  secure(app, { policy: contentPolicy(inlineScripts(indexPage(config.web) ?? '')), origins: config.origins });
  answerErrors(app, house);
  logRequests(app, house);

  const whoIs = doorkeeper(app, people);
  const requests = new Buckets(config.limits.requests);
  const creations = new Buckets(config.limits.creations);
  const routes = allRoutes(house, people, tables);
  serve(app, routes, {
    whoIs: (request) => whoIs(request.headers),
    mayAsk: ({ ip }, isCreation) => requests.take(ip) && (!isCreation || creations.take(ip)),
  });
  const description = openApi(routes);
  app.get('/api/openapi.json', () => description);
  app.get('/healthz', async () => {
    await house.storage.person('');
    return { ok: true };
  });
  app.get('/metrics', async (_request, reply) => reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics()));
  await serveWeb(app, config.web);

  const closeSockets = openSockets(app.server, {
    config,
    house,
    tables,
    whoIs: async (request) => (await whoIs(request.headers))?.id,
    addressOf: (request) => addressOf(request, config.behindProxy),
  });
  await app.listen({ host: config.host, port: config.port });
  tables.wake();

  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    port,
    async close() {
      closeSockets();
      await app.close();
      await tables.close();
      await house.bots.close();
      await house.storage.close();
    },
  };
}

function addressOf(request: IncomingMessage, behindProxy: boolean): string {
  const forwarded = behindProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')[0]
        ?.trim()
    : '';
  return forwarded || (request.socket.remoteAddress ?? '');
}
