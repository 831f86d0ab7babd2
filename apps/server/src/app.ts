import cluster from 'node:cluster';
import type { IncomingMessage, ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { asRefusal, refuse } from '@conclave/engine';
import { because, LONGEST_MESSAGE } from '@conclave/protocol';
import fastifyCookie from '@fastify/cookie';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import type { Config } from './config.ts';
import { type Games, loadGames } from './games.ts';
import type { House } from './house.ts';
import { clientOf, isIn } from './http/client.ts';
import { Cookies, cookieIn } from './http/cookies.ts';
import { deviceRoutes } from './http/device-routes.ts';
import { Entrance } from './http/entrance.ts';
import { gameRoutes } from './http/game-routes.ts';
import { Gate } from './http/gate.ts';
import { openServer } from './http/heaps.ts';
import { listRoutes } from './http/list-routes.ts';
import { logRoutes } from './http/log-routes.ts';
import { Logs } from './http/logs.ts';
import { moveRoutes } from './http/move-routes.ts';
import { openApi } from './http/openapi.ts';
import { peopleRoutes } from './http/people-routes.ts';
import { type Route, serve, type WayIn, waysInto } from './http/route.ts';
import { seatRoutes } from './http/seat-routes.ts';
import { contentPolicy, inlineScripts, secure } from './http/security.ts';
import { shareGate } from './http/shared-gate.ts';
import { tableRoutes } from './http/table-routes.ts';
import { refuseUnread } from './http/unread.ts';
import { voteRoutes } from './http/vote-routes.ts';
import { Waiting } from './http/waiting.ts';
import { indexPage, serveWeb } from './http/web.ts';
import { openSockets } from './live/sockets.ts';
import { type Conditions, showConditions, succeeds } from './metrics.ts';
import { exchange, PATIENCE_FOR_ALL_MS } from './node-figures.ts';
import { openHouse } from './open-house.ts';
import { type Known, People } from './people/people.ts';
import { Problem, problem } from './problem.ts';
import { isSameSecret, newSecret } from './secrets.ts';
import { Seldom } from './seldom.ts';
import { Backups } from './storage/backups.ts';
import { StorageFault } from './storage/storage.ts';
import { Directory } from './tables/directory.ts';
import { Housekeeper } from './tables/housekeeper.ts';

export interface Running {
  readonly url: string;
  readonly port: number;
  /** Every address that answers, by its method. */
  readonly waysIn: readonly WayIn[];
  /** Finishes what is underway and stops. */
  close(): Promise<void>;
}

const NOT_STORED = refuse('API-STORE', because('storage'));

const bearerOf = (header: string | undefined): string | undefined => /^Bearer (\S{1,100})$/.exec(header ?? '')?.[1];

/** What was asked, by the address of the route: nothing that somebody wrote into theirs, and so no secret. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'no such address';

function backupsOf({ data, keeping }: Config, { log, metrics }: House): Backups {
  return new Backups({
    file: join(data, 'conclave.db'),
    keep: keeping.backups,
    done: () => metrics.backups.inc({ outcome: 'made' }),
    failed(error) {
      metrics.backups.inc({ outcome: 'failed' });
      log.error({ err: error }, 'a backup failed');
    },
  });
}

function logRequests(app: FastifyInstance, { log }: House): void {
  const refused = new Seldom((line, text) => log.warn(line, text));
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const line = { method: request.method, url: routeOf(request), status: statusCode, ms: Math.round(elapsedTime) };
    if (statusCode >= 400) refused.say(line, 'refused');
    else log.debug(line, 'answered');
  });
}

function answerErrors(app: FastifyInstance, { faults, metrics }: House): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Problem) {
      metrics.turnedAway.inc({ rule: error.refusal.rule });
      if (error.status === 429) reply.headers({ 'retry-after': '1', connection: 'close' });
      return reply.code(error.status).send(asRefusal(error.refusal));
    }
    if (error instanceof StorageFault) {
      metrics.faults.inc({ where: 'storage' });
      return reply.code(503).header('retry-after', '1').send(NOT_STORED);
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ rule: 'API-SHAPE', reason: error.message });
    faults.note('http', { err: error, url: routeOf(request) }, 'a request failed');
    return reply.code(500).send(refuse('API-FAULT', because('wentWrong')));
  });
}

/** Who is asking, by token or by signed cookie. */
function doorkeeper(app: FastifyInstance, people: People) {
  return async ({ headers }: IncomingMessage): Promise<Known | undefined> => {
    const token = bearerOf(headers.authorization);
    if (token !== undefined) return people.byPass(token);
    const cookie = cookieIn(app.parseCookie(headers.cookie ?? ''));
    const opened = cookie === undefined ? undefined : app.unsignCookie(cookie);
    if (!opened?.valid) return undefined;
    return opened.value.includes('.') ? people.byPass(opened.value) : people.byBareCookie(opened.value);
  };
}

function allRoutes({ house, people, tables, gate, config }: { house: House; people: People; tables: Directory; gate: Gate; config: Config }): Route[] {
  const waiting = new Waiting(house.storage, config.limits.most);
  const doors = { house, tables, gate, waiting, entrance: new Entrance(tables), logs: new Logs() };
  const persons = { people, tables, gate, config, cookies: new Cookies(people, config) };
  const atTables = [listRoutes, tableRoutes, seatRoutes, moveRoutes, voteRoutes, logRoutes].flatMap((routes) => routes(doors));
  return [...gameRoutes(house), ...peopleRoutes(persons), ...deviceRoutes(persons), ...atTables];
}

function mayReadMetrics(request: IncomingMessage, { metrics, proxies }: Config): boolean {
  if (metrics === 'nobody') return false;
  if ('token' in metrics) return isSameSecret(bearerOf(request.headers.authorization), metrics.token);
  return isIn(metrics.networks, clientOf(request, proxies).address);
}

const conditionsOf = ({ leases, bots, bus, storage }: House, tables: Directory, backups: Backups | undefined): Conditions => ({
  tables: () => tables.size,
  leases_held: () => leases.held,
  bots_waiting: () => bots.waiting,
  bus_well: () => bus.isWell,
  claim_held: () => storage.holdsClaim(),
  storage_well: () => succeeds(() => storage.check()),
  backup_age_seconds: () => backups?.age,
});

/** What `/metrics` says: of all servers behind this port, where there are several. */
function figuresOf({ registry }: House['metrics']): () => Promise<string> {
  const own = (): Promise<string> => registry.metrics();
  if (!cluster.isWorker) return own;
  const all = exchange(process, own);
  return async () => (await all(PATIENCE_FOR_ALL_MS)) ?? own();
}

/** How long what is unfinished is waited for. */
const timeouts = (patienceMs: number): ServerOptions => ({
  requestTimeout: patienceMs,
  headersTimeout: patienceMs,
  keepAliveTimeout: Math.ceil(patienceMs / 3),
  connectionsCheckingInterval: Math.min(patienceMs / 2, 5_000),
});

/** Opens the house and its doors. Without a list of games, all there are. */
export async function startServer(config: Config, games?: Games): Promise<Running> {
  const house = await openHouse(config, games ?? (await loadGames()));
  const people = new People(house);
  const tables = new Directory(house);
  const gate = new Gate(config, house);
  const app: FastifyInstance = fastify({
    serverFactory: (serve) => openServer(timeouts(config.limits.patienceMs), serve, gate),
    loggerInstance: house.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LONGEST_MESSAGE,
    forceCloseConnections: true,
    clientErrorHandler: refuseUnread,
  });
  const waysIn = waysInto(app);
  // A body is JSON. Text could be sent by a form of another site.
  app.removeContentTypeParser('text/plain');
  await app.register(fastifyCookie, { secret: await house.storage.setting('cookie-secret', newSecret) });
  secure(app, contentPolicy(inlineScripts(indexPage(config.web) ?? '')), config);
  answerErrors(app, house);
  logRequests(app, house);

  gate.guard(app.server);
  house.onNodes((nodes) => tables.liaison.nodes(nodes));
  if (house.isShared) shareGate(gate, house);
  app.addHook('onRequest', async ({ raw }) => gate.demand('pages', { address: gate.addressOf(raw) }));

  const whoIs = doorkeeper(app, people);
  const routes = allRoutes({ house, people, tables, gate, config });
  serve(app, routes, { gate, whoIs: ({ raw }) => whoIs(raw) });
  const description = JSON.stringify(openApi(routes));
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(description));
  app.get('/healthz', async () => {
    await house.storage.check();
    return { ok: true };
  });
  // Of a database of its own kind its host makes copies.
  const backups = config.database ? undefined : backupsOf(config, house);
  showConditions(house.metrics, conditionsOf(house, tables, backups));
  const figures = figuresOf(house.metrics);
  app.get('/metrics', async ({ raw }, reply) => {
    if (!mayReadMetrics(raw, config)) throw problem(404, 'API-NONE', because('nothingHere'));
    return reply.type(house.metrics.registry.contentType).send(await figures());
  });
  await serveWeb(app, config.web);

  const closeSockets = openSockets(app.server, {
    config,
    house,
    tables,
    gate,
    whoIs,
  });
  await app.listen({ host: config.host, port: config.port });
  tables.wake();
  backups?.start();
  const housekeeper = new Housekeeper(house, config.keeping, (id) => tables.isAwake(id));
  housekeeper.start();

  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    port,
    waysIn,
    async close() {
      closeSockets();
      housekeeper.stop();
      backups?.stop();
      await app.close();
      await tables.close();
      await house.close();
    },
  };
}
