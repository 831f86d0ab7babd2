import { NewGuest, NewName, NewToken } from '@conclave/protocol';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { Config } from '../config.ts';
import type { People } from '../people/people.ts';
import { problem } from '../problem.ts';
import type { Person } from '../storage/storage.ts';
import type { Directory } from '../tables/directory.ts';
import { Guest, Link, Me, Token } from './answers.ts';
import { clientOf, type Proxies } from './client.ts';
import { type Route, route } from './route.ts';

export const COOKIE = 'conclave';
const COOKIE_SECONDS = 400 * 24 * 3600;

const me = ({ id, name }: Person): v.InferOutput<typeof Me> => ({ id, name });

function giveCookie(request: FastifyRequest, reply: FastifyReply, { person, proxies }: { person: Person; proxies: Proxies }): void {
  reply.setCookie(COOKIE, person.id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: clientOf(request.raw, proxies).protocol === 'https',
    signed: true,
    maxAge: COOKIE_SECONDS,
  });
}

export function peopleRoutes(people: People, tables: Directory, { proxies }: Config): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/me',
      summary: 'Who I am. On the first visit this makes a guest and sets the cookie.',
      answer: Me,
      isPublic: true,
      async run({ person, request, reply, pay }) {
        if (person.id === '') pay('creations');
        const known = person.id === '' ? await people.newGuest() : person;
        if (!request.headers.authorization) giveCookie(request, reply, { person: known, proxies });
        return me(known);
      },
    }),
    route({
      method: 'PATCH',
      path: '/api/me',
      summary: 'Change my name.',
      body: NewName,
      answer: Me,
      async run({ person, body, pay }) {
        pay('renames');
        const renamed = await people.rename(person, body.name);
        tables.renamed(renamed);
        return me(renamed);
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/links',
      summary: 'A link that makes another device me. It works once, within 15 minutes.',
      answer: Link,
      isCreation: true,
      async run({ person, request }) {
        const { secret, expiresAt } = await people.newLink(person);
        const { protocol, host } = clientOf(request.raw, proxies);
        return { url: `${protocol}://${host}/continue/${secret}`, expiresAt };
      },
    }),
    route({
      method: 'POST',
      path: '/api/links/:secret',
      summary: 'Become the person of a link.',
      answer: Me,
      isPublic: true,
      isCreation: true,
      async run({ params, request, reply }) {
        const person = await people.useLink(params.secret ?? '');
        if (!person) throw problem(404, 'API-LINK', 'This link was used already, or is too old. Make a new one on the other device.');
        giveCookie(request, reply, { person, proxies });
        return me(person);
      },
    }),
    route({
      method: 'POST',
      path: '/api/guests',
      summary: 'A new guest with a token, for programs. The token is shown only here.',
      body: NewGuest,
      answer: Guest,
      isPublic: true,
      isCreation: true,
      async run({ body }) {
        const person = await people.newGuest(body.name);
        return { ...me(person), token: await people.newToken(person, 'guest') };
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/tokens',
      summary: 'A token that stands for me, for programs. It is shown only here.',
      body: NewToken,
      answer: Token,
      isCreation: true,
      run: async ({ person, body }) => ({ token: await people.newToken(person, body.label) }),
    }),
  ];
}
