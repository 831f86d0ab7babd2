import { because, SwitchTo } from '@conclave/protocol';
import * as v from 'valibot';
import { problem } from '../problem.ts';
import type { Pass } from '../storage/storage.ts';
import { Device, Link, LinkOwner, Me } from './answers.ts';
import { DEAR } from './doors.ts';
import type { Gate } from './gate.ts';
import { homeFor } from './home.ts';
import type { PeopleDoors } from './people-routes.ts';
import { type Route, route } from './route.ts';

/** All browsers of before there were devices: they cannot be told apart. */
const OLD_COOKIES = 'before';
const ID_DIGITS = 16;

const idOf = (hash: string): string => hash.slice(0, ID_DIGITS);

const deviceOf = ({ hash, kind, label, createdAt, usedAt }: Pass, own: string | undefined): v.InferOutput<typeof Device> => ({
  id: idOf(hash),
  kind: kind === 'device' ? 'browser' : 'program',
  label,
  ...(createdAt !== undefined && { createdAt }),
  ...(usedAt !== undefined && { usedAt }),
  ...(hash === own && { isThis: true as const }),
});

const noSuchLink = () => problem(404, 'API-LINK', because('linkUsed'));

export function deviceRoutes({ people, cookies, gate, config }: PeopleDoors & { gate: Gate }): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/me/links',
      summary: 'A link that makes another device me. It works once, within 15 minutes.',
      answer: Link,
      isCreation: true,
      async run({ person, request }) {
        const { secret, expiresAt } = await people.newLink(person);
        return { url: `${homeFor(request, config)}/continue/${secret}`, expiresAt };
      },
    }),
    route({
      method: 'GET',
      path: '/api/links/:secret',
      summary: 'Whose link it is. This does not use it up.',
      answer: LinkOwner,
      isPublic: true,
      async run({ params, pay }) {
        pay('looks');
        const owner = await people.ownerOfLink(params.secret ?? '');
        if (!owner) throw noSuchLink();
        return { name: owner.name };
      },
    }),
    route({
      method: 'POST',
      path: '/api/links/:secret',
      summary: 'Become the person of a link. Whoever this browser was, it can be again.',
      answer: Me,
      isPublic: true,
      isCreation: true,
      async run({ params, known, request, reply }) {
        const person = await people.useLink(params.secret ?? '', known);
        if (!person) throw noSuchLink();
        await cookies.give(request, reply, { person, before: known });
        return { id: person.id, name: person.name };
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/switch',
      summary: 'Be somebody else whom this browser may be.',
      body: SwitchTo,
      answer: Me,
      async run({ known, body, request, reply }) {
        const other = known && (await people.othersOn(known)).find(({ id }) => id === body.id);
        if (!other) throw problem(404, 'API-WHO', because('noPass'));
        await cookies.change(request, reply, other);
        return { id: other.id, name: other.name };
      },
    }),
    route({
      method: 'GET',
      path: '/api/me/devices',
      summary: 'The browsers and programs that may act for me, last used first.',
      answer: v.array(Device),
      cost: DEAR,
      async run({ person, known }) {
        const devices = (await people.devicesOf(person)).map((pass) => deviceOf(pass, known?.pass?.hash));
        const old = { id: OLD_COOKIES, kind: 'browser' as const, label: 'Browsers not seen since devices are told apart' };
        return person.hasBareCookies ? [...devices, old] : devices;
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/me/devices/:id',
      summary: 'End a browser or a program: it is no longer me, and its connections are closed.',
      answer: v.array(Device),
      async run({ person, known, params, reply }) {
        const devices = await people.devicesOf(person);
        const ended = devices.find(({ hash }) => idOf(hash) === params.id);
        if (params.id === OLD_COOKIES) await people.endBareCookies(person);
        else if (!ended || !(await people.endDevice(person, ended.hash))) throw problem(404, 'API-DEVICE', because('noDevice'));
        if (ended) gate.readers.end(ended.hash);
        if (ended && ended.hash === known?.pass?.hash) cookies.forget(reply);
        return devices.filter((one) => one !== ended).map((pass) => deviceOf(pass, known?.pass?.hash));
      },
    }),
  ];
}
