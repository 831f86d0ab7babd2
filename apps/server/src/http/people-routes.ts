import { NewGuest, NewName, NewToken } from '@conclave/protocol';
import type * as v from 'valibot';
import type { Config } from '../config.ts';
import type { People } from '../people/people.ts';
import type { Person } from '../storage/storage.ts';
import type { Directory } from '../tables/directory.ts';
import { Guest, Me, Token } from './answers.ts';
import type { Cookies } from './cookies.ts';
import { type Route, route } from './route.ts';

export interface PeopleDoors {
  readonly people: People;
  readonly tables: Directory;
  readonly cookies: Cookies;
  readonly config: Config;
}

const me = ({ id, name }: Person): v.InferOutput<typeof Me> => ({ id, name });

export function peopleRoutes({ people, tables, cookies, config }: PeopleDoors): Route[] {
  const home = config.url === undefined ? {} : { home: config.url };
  return [
    route({
      method: 'GET',
      path: '/api/me',
      summary: 'Who I am, and whom this browser may be too. On the first visit this makes a guest and sets the cookie.',
      answer: Me,
      isPublic: true,
      async run({ known, request, reply, pay }) {
        if (known) {
          await cookies.renew(request, reply, known);
          const others = (await people.othersOn(known)).map(me);
          return { ...me(known.person), ...(others.length > 0 && { others }), ...home };
        }
        pay('creations');
        const guest = await people.newGuest();
        if (!request.headers.authorization) await cookies.give(request, reply, { person: guest, before: undefined });
        return { ...me(guest), ...home };
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
