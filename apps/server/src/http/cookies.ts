import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { browserName } from '../people/browser.ts';
import type { Known, People } from '../people/people.ts';
import { newSecret } from '../secrets.ts';
import type { Person } from '../storage/storage.ts';
import { clientOf } from './client.ts';

const COOKIE = 'conclave';
/** Where the line is safe: no neighbour under the same domain can set one of this name. */
const HOST_COOKIE = '__Host-conclave';
/** Beside the cookie until it is time to renew it. */
const FRESH = 'conclave-fresh';
const DAY_SECONDS = 24 * 3600;
const COOKIE_SECONDS = 400 * DAY_SECONDS;
const FRESH_SECONDS = 30 * DAY_SECONDS;

/** What a browser holds; one under the name that nobody else can set goes first. */
export const cookieIn = (cookies: Readonly<Record<string, string | undefined>>): string | undefined => cookies[HOST_COOKIE] ?? cookies[COOKIE];

/** Gives browsers their cookies: each has a secret of its own, and holds a pass of everybody it may be. */
export class Cookies {
  readonly #people: People;
  readonly #config: Config;

  constructor(people: People, config: Config) {
    this.#people = people;
    this.#config = config;
  }

  #valueIn({ cookies, unsignCookie }: FastifyRequest): string | undefined {
    const opened = unsignCookie(cookieIn(cookies) ?? '');
    return opened.valid ? opened.value : undefined;
  }

  #set(request: FastifyRequest, reply: FastifyReply, value: string): void {
    const secure = clientOf(request.raw, this.#config.proxies).protocol === 'https';
    const usual = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
    reply.setCookie(secure ? HOST_COOKIE : COOKIE, value, { ...usual, signed: true, maxAge: COOKIE_SECONDS });
    reply.setCookie(FRESH, '1', { ...usual, maxAge: FRESH_SECONDS });
  }

  /**
   * Makes a browser somebody. Whoever it was before, it can be again. Its secret is a new one: who knows the one before, and may have given it
   * to the browser, does not become that person too.
   */
  async give(request: FastifyRequest, reply: FastifyReply, { person, before }: { person: Person; before: Known | undefined }): Promise<void> {
    const label = browserName(request.headers['user-agent']);
    const own = newSecret();
    const isBrowser = before !== undefined && (!before.pass || before.pass.kind === 'device');
    const others = isBrowser ? [before.person, ...(await this.#people.othersOn(before))] : [];
    for (const other of others) if (other.id !== person.id) await this.#people.newDevice(other, label, own);
    this.#set(request, reply, await this.#people.newDevice(person, label, own));
  }

  /** Makes a browser somebody else whom it may be. */
  async change(request: FastifyRequest, reply: FastifyReply, person: Person): Promise<void> {
    const own = this.#valueIn(request)?.split('.')[1];
    this.#set(request, reply, await this.#people.newDevice(person, browserName(request.headers['user-agent']), own));
  }

  /**
   * The same cookie for another while, once a month: an answer that comes late would make the browser again who it was.
   * A cookie of before there were devices becomes one of now.
   */
  async renew(request: FastifyRequest, reply: FastifyReply, known: Known): Promise<void> {
    const isFresh = request.cookies[FRESH] !== undefined;
    if (known.pass?.kind === 'device' && !isFresh) this.#set(request, reply, this.#valueIn(request) ?? '');
    else if (!known.pass) this.#set(request, reply, await this.#people.newDevice(known.person, browserName(request.headers['user-agent'])));
  }

  forget(reply: FastifyReply): void {
    for (const name of [COOKIE, FRESH]) reply.clearCookie(name, { path: '/' });
    reply.clearCookie(HOST_COOKIE, { path: '/', secure: true });
  }
}
