import { because } from '@conclave/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Shares } from '../config.ts';
import type { Known } from '../people/people.ts';
import { malformed, problem } from '../problem.ts';
import type { Person } from '../storage/storage.ts';
import type { Gate, Visitor } from './gate.ts';

// biome-ignore lint/suspicious/noExplicitAny: a schema of whatever kind
export type Schema = v.GenericSchema<any, any>;

/** One request to a route, its body checked. */
export interface Call<B> {
  readonly person: Person;
  /** By what it is known who is asking; nothing for a stranger. */
  readonly known: Known | undefined;
  readonly body: B;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly visitor: Visitor;
  /** Takes the price of something from who asks, or throws. `where`: the table, where each has a price of its own. */
  pay(thing: keyof Shares, cost?: number, where?: string): void;
}

/** One entrance of the API, as it is served and as it is documented. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `:name` stands for a part of the address. */
  readonly path: string;
  readonly summary: string;
  readonly body?: Schema;
  readonly query?: Readonly<Record<string, string>>;
  /** What a good answer looks like; none: it has no JSON body. */
  readonly answer?: Schema;
  /** The kind of body where it is not JSON. */
  readonly answerType?: string;
  readonly isPublic?: true;
  /** What it costs among requests, if it is not the usual. */
  readonly cost?: number;
  /** The longest body it takes, in bytes, if it is not the usual. */
  readonly mostBytes?: number;
  /** Counts against the tighter limit for making things. */
  readonly isCreation?: true;
  run(call: Call<never>): unknown;
}

/** A way in, whoever opened it: a route of the API has more to say. */
export interface WayIn {
  readonly method: string;
  readonly path: string;
  readonly route?: Route | undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    route?: Route;
  }
}

/** Notes every address that an app is given from now on. */
export function waysInto(app: FastifyInstance): WayIn[] {
  const ways: WayIn[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) ways.push({ method: one, path: url, route: config?.route });
  });
  return ways;
}

/** Types a route's `run` by its body. */
export function route<S extends Schema>(spec: Omit<Route, 'run' | 'body'> & { body?: S; run(call: Call<v.InferOutput<S>>): unknown }): Route {
  return spec as unknown as Route;
}

export interface Doors {
  readonly gate: Gate;
  /** Who is asking; nothing for a stranger. */
  whoIs(request: FastifyRequest): Promise<Known | undefined>;
}

const STRANGER: Person = { id: '', name: '', createdAt: 0 };

function checked(schema: Schema, data: unknown): unknown {
  const parsed = v.safeParse(schema, data ?? {});
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = issue.path?.map(({ key }: { key: unknown }) => String(key)).join('.');
  throw malformed('API-SHAPE', path ? `${path}: ${issue.message}` : issue.message);
}

/** What leaves has the shape that the route promises; anything else is a fault of ours, and nobody sees it. */
function allowed(answer: Schema | undefined, given: unknown): unknown {
  if (!answer) throw new Error('a route without a shape for its answer gave one');
  return v.parse(answer, given);
}

/** A parameter that comes twice is not read. */
const single = (query: object): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(query).filter((one): one is [string, string] => typeof one[1] === 'string'));

function callOf(
  gate: Gate,
  { body }: Route,
  { request, reply, known, address }: { address: string } & Pick<Call<unknown>, 'request' | 'reply' | 'known'>,
): Call<unknown> {
  const visitor = gate.visitor(address, known);
  return {
    person: known?.person ?? STRANGER,
    known,
    body: body ? checked(body, request.body) : undefined,
    params: request.params as Record<string, string>,
    query: single(request.query as object),
    request,
    reply,
    visitor,
    pay: (thing, cost, where = '') => gate.demand(thing, { address, person: visitor.person && visitor.person + where }, cost),
  };
}

export function serve(app: FastifyInstance, routes: readonly Route[], { gate, whoIs }: Doors): void {
  for (const one of routes) {
    const { method, path, answer, answerType, isPublic, isCreation, mostBytes, cost = 1, run } = one;
    app.route({
      method,
      url: path,
      config: { route: one },
      // What has no end has no head of its own either: whoever asked for it would wait for ever.
      exposeHeadRoute: answerType === undefined,
      ...(mostBytes !== undefined && { bodyLimit: mostBytes }),
      handler: async (request, reply) => {
        const address = gate.addressOf(request.raw);
        gate.demand('requests', { address }, cost);
        const known = await whoIs(request);
        if (!known && !isPublic) throw problem(401, 'API-WHO', because('sayWho'));
        gate.demand('requests', { person: known?.person.id }, cost);
        const call = callOf(gate, one, { request, reply, known, address });
        if (isCreation) call.pay('creations');
        const given = await run(call as Call<never>);
        return reply.sent || given === undefined ? reply : allowed(answer, given);
      },
    });
  }
}
