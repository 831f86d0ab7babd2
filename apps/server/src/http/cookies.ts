import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { browserName } from '../people/browser.ts';
import type { Known, People } from '../people/people.ts';
import type { Person } from '../storage/storage.ts';
import { clientOf } from './client.ts';

export const COOKIE = 'conclave';
const COOKIE_SECONDS = 400 * 24 * 3600;

/** Gives browsers their cookies: each has a secret of its own, and holds a pass of everybody it may be. */
export class Cookies {
  readonly #people: People;
  readonly #config: Config;

  constructor(people: People, config: Config) {
    this.#people = people;
    this.#config = config;
  }

  #valueIn({ cookies, unsignCookie }: FastifyRequest): string | undefined {
    const opened = unsignCookie(cookies[COOKIE] ?? '');
    return opened.valid ? opened.value : undefined;
  }

  #set(request: FastifyRequest, reply: FastifyReply, value: string): void {
    const secure = clientOf(request.raw, this.#config.proxies).protocol === 'https';
    reply.setCookie(COOKIE, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, signed: true, maxAge: COOKIE_SECONDS });
  }

  /** Makes a browser somebody. Whoever it was before, it can be again. */
  async give(request: FastifyRequest, reply: FastifyReply, { person, before }: { person: Person; before: Known | undefined }): Promise<void> {
    const label = browserName(request.headers['user-agent']);
    const old =
      before?.pass?.kind === 'device' ? this.#valueIn(request) : before && !before.pass ? await this.#people.newDevice(before.person, label) : undefined;
    this.#set(request, reply, await this.#people.newDevice(person, label, old?.split('.')[1]));
  }

  /** The same cookie for another while; one of before there were devices becomes one of now. */
  async renew(request: FastifyRequest, reply: FastifyReply, known: Known): Promise<void> {
    if (known.pass?.kind === 'device') this.#set(request, reply, this.#valueIn(request) ?? '');
    else if (!known.pass) this.#set(request, reply, await this.#people.newDevice(known.person, browserName(request.headers['user-agent'])));
  }

  forget(reply: FastifyReply): void {
    reply.clearCookie(COOKIE, { path: '/' });
  }
}
