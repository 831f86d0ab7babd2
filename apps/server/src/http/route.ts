import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { problem } from '../problem.ts';
import type { Person } from '../storage/storage.ts';

// biome-ignore lint/suspicious/noExplicitAny: a schema of whatever kind
export type Schema = v.GenericSchema<any, any>;

/** One request to a route, its body checked. */
export interface Call<B> {
  readonly person: Person;
  readonly body: B;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** One entrance of the API, as it is served and as it is documented. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH';
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
  /** Counts against the tighter limit for making things. */
  readonly isCreation?: true;
  run(call: Call<never>): unknown;
}

/** Types a route's `run` by its body. */
export function route<S extends Schema>(spec: Omit<Route, 'run' | 'body'> & { body?: S; run(call: Call<v.InferOutput<S>>): unknown }): Route {
  return spec as unknown as Route;
}

export interface Doors {
  /** Who is asking; nothing for a stranger. */
  whoIs(request: FastifyRequest): Promise<Person | undefined>;
  mayAsk(request: FastifyRequest, isCreation: boolean): boolean;
}

const STRANGER: Person = { id: '', name: '', createdAt: 0 };

function checked(schema: Schema, data: unknown): unknown {
  const parsed = v.safeParse(schema, data ?? {});
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = issue.path?.map(({ key }: { key: unknown }) => String(key)).join('.');
  throw problem(400, 'API-SHAPE', path ? `${path}: ${issue.message}` : issue.message);
}

/** What leaves has the shape that the route promises; anything else is a fault of ours, and nobody sees it. */
function allowed(answer: Schema | undefined, given: unknown): unknown {
  if (!answer) throw new Error('a route without a shape for its answer gave one');
  return v.parse(answer, given);
}

export function serve(app: FastifyInstance, routes: readonly Route[], { whoIs, mayAsk }: Doors): void {
  for (const { method, path, body, answer, isPublic, isCreation, run } of routes) {
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        if (!mayAsk(request, isCreation === true)) throw problem(429, 'API-RATE', 'Too many requests: wait a little.');
        const person = await whoIs(request);
        if (!person && !isPublic) throw problem(401, 'API-WHO', 'Say who you are: with the cookie of GET /api/me, or with a token.');
        const call: Call<unknown> = {
          person: person ?? STRANGER,
          body: body ? checked(body, request.body) : undefined,
          params: request.params as Record<string, string>,
          query: request.query as Record<string, string | undefined>,
          request,
          reply,
        };
        const given = await run(call as Call<never>);
        return reply.sent || given === undefined ? reply : allowed(answer, given);
      },
    });
  }
}
