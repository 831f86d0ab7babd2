// One address doing its worst in one way, for so many seconds, once its parent says "go". Tells how often it tried and how often it got what it asked for.
import { once } from 'node:events';
import { connect } from 'node:net';
import { freeNumbers, type Pack } from '@conclave/engine';
import type { ServerMessage } from '@conclave/protocol';
import { gameOf } from '@conclave/shelf';
import type { WebSocket } from 'ws';
import { sleep, Visitor } from './client.ts';

export const ADDRESS = '127.0.0.2';
const WORKERS = 50;
/** A refused worker rests, so that the machine is not measured instead of the server: about 2,000 tries a second. */
const REST_MS = 25;
const FALSE_START = { t: 'move', key: 'flood-key-stale', prompt: 99_999, move: { do: 'pass' } };
const TABLE = { game: 'mages', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' };
const WIDE_TABLE = { ...TABLE, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] };
const WITH_BOT = { seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] };

export interface World {
  readonly url: string;
  /** Guests of the address, made before. */
  readonly guests: readonly Visitor[];
  /** A game that is over, and one in play at which the first guest sits with a bot. */
  readonly finished: string;
  readonly playing: string;
}

/** One try; whether it was granted. */
type Try = (n: number) => Promise<boolean>;
type Attack = (world: World) => Try;

const guestOf = ({ guests }: World, n: number): Visitor => guests[n % guests.length] as Visitor;
const asks =
  (method: string, path: (world: World) => string, body?: unknown): Attack =>
  (world) =>
  async (n) =>
    (await guestOf(world, n).ask(method, path(world), body)).status === 200;

/** Whether a socket heard anything before it closed, within two seconds. */
function heardBy(socket: WebSocket, act: (socket: WebSocket) => void): Promise<boolean> {
  return new Promise((resolve) => {
    let isHeard = false;
    const stop = setTimeout(() => socket.terminate(), 2000);
    for (const sign of ['message', 'pong'] as const)
      socket.on(sign, () => {
        isHeard = true;
      });
    socket.on('close', () => {
      clearTimeout(stop);
      resolve(isHeard);
    });
    act(socket);
  });
}

/** Opens a socket, joins, and says something as fast as it is let. */
const says =
  (table: (world: World) => string, messages: readonly unknown[], times: number): Attack =>
  (world) =>
  (n) =>
    heardBy(guestOf(world, table(world) === world.playing ? 0 : n).connect(), (socket) => {
      socket.on('open', () => {
        socket.send(JSON.stringify({ t: 'join', table: table(world) }));
        for (let i = 0; i < times; i++) for (const message of messages) socket.send(JSON.stringify(message));
      });
    });

/** Opens a socket, joins, and acts on what it hears until it has heard enough. */
const converses =
  (hear: (message: ServerMessage, say: (message: unknown) => void) => 'enough' | undefined): Attack =>
  (world) =>
  () =>
    heardBy(guestOf(world, 0).connect(), (socket) => {
      const say = (message: unknown): void => socket.send(JSON.stringify(message));
      socket.on('open', () => say({ t: 'join', table: world.playing }));
      socket.on('message', (data) => {
        if (hear(JSON.parse(String(data)) as ServerMessage, say)) socket.terminate();
      });
    });

let keys = 0;
const withKey = (what: object): object => ({ ...what, key: `flood-key-${process.pid}-${++keys}` });

/** Whatever is offered first, and back, and so on. */
function movesAndTakesBack(message: ServerMessage, say: (message: unknown) => void): undefined {
  const prompt = message.t === 'table' ? message.sight?.prompt : undefined;
  if (message.t === 'table' && message.sight?.undo) say(withKey({ t: 'undo' }));
  else if (prompt) say(withKey({ t: 'move', prompt: prompt.id, move: prompt.moves[0] }));
  else if (message.t === 'step') for (const t of ['undo', 'redo']) say(withKey({ t }));
}

function speaksOnce(message: ServerMessage, say: (message: unknown) => void): 'enough' | undefined {
  if (message.t === 'table') say({ t: 'say', phrase: 'hello' });
  return message.t === 'said' || message.t === 'no' ? 'enough' : undefined;
}

/** Frames that ask for a sign of life, as many as a socket takes. */
const pings =
  (times: number): Attack =>
  (world) =>
  (n) =>
    heardBy(guestOf(world, n).connect(), (socket) => {
      socket.on('open', () => {
        for (let i = 0; i < times; i++) socket.ping(String(i));
      });
    });

/** All other guests at once take the seats of a table that the first has made, and leave it. */
const seats: Attack = (world) => {
  const [owner, ...others] = world.guests;
  const made = owner?.ask<{ id?: string }>('POST', '/api/tables', WIDE_TABLE);
  return async () => {
    const table = (await made)?.body?.id;
    if (table === undefined) return false;
    const all = (what: string) => Promise.all(others.map((guest) => guest.ask('POST', `/api/tables/${table}/${what}`, {})));
    const taken = await all('join');
    await all('leave');
    return taken.some(({ status }) => status === 200);
  };
};

async function printedPack(game: string): Promise<Pack> {
  const printing = (await gameOf(game))?.printing;
  const numbers = printing ? freeNumbers(printing) : [];
  const valuesOf = (id: string) => Object.fromEntries(numbers.filter(({ entry }) => entry.id === id).map(({ path, printed }) => [path, printed]));
  return { format: 1, game, name: 'As printed', values: Object.fromEntries(numbers.map(({ entry: { id } }) => [id, valuesOf(id)])) };
}

/** A table with as many values of its own as there can be. */
const packs: Attack = (world) => {
  const made = printedPack('mystic-vale');
  return async (n) => {
    const pack = await made;
    return (await guestOf(world, n).ask('POST', '/api/tables', { ...WITH_BOT, game: pack.game, pack })).status === 200;
  };
};

/** Tables with many values of their own, and then the list of them. */
const ownTables: Attack = (world) => {
  const made = printedPack('mystic-vale').then(async (pack) => {
    const table = { ...WITH_BOT, game: pack.game, pack };
    return Promise.all(world.guests.map((guest) => guest.ask('POST', '/api/tables', table)));
  });
  return async (n) => {
    await made;
    return (await guestOf(world, n).ask('GET', '/api/me/tables')).status === 200;
  };
};

/** Tables where bots play on by themselves. */
const leftToBots: Attack = (world) => async (n) => {
  const guest = guestOf(world, n);
  const bot = { kind: 'bot', level: 'master' };
  const { status, body } = await guest.ask<{ id: string }>('POST', '/api/tables', { ...TABLE, seats: [{ kind: 'me' }, bot, bot, bot] });
  if (status === 200) await guest.ask('POST', `/api/tables/${body.id}/leave`);
  return status === 200;
};

/** Somebody's socket at a table. */
function opened(guest: Visitor, table: string): WebSocket {
  const socket = guest.connect();
  socket.on('open', () => socket.send(JSON.stringify({ t: 'join', table })));
  return socket;
}

/** Comes and goes at a table that all the others watch. */
const beforeMany: Attack = ({ guests: [owner, ...others] }) => {
  const gather = async (table: string, one: Visitor) => {
    for (let i = 0; i < 90; i++) opened(others[i % others.length] as Visitor, table);
    return { leave: () => one.ask('POST', `/api/tables/${table}/leave`), socket: opened(one, table) };
  };
  const made = owner
    ?.ask<{ id: string } | undefined>('POST', '/api/tables', { ...TABLE, seats: WITH_BOT.seats })
    .then(({ body }) => gather(body?.id ?? '', owner));
  return async () => {
    const table = await made;
    const left = await table?.leave();
    if (table?.socket.readyState === 1) table.socket.send('{"t":"back"}');
    return left?.status === 200;
  };
};

/** A connection that is opened and then neither read nor finished. */
const leaves =
  (text: (world: World, n: number) => string): Attack =>
  (world) =>
  (n) =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(world.url);
      const line = connect({ host: hostname, port: Number(port), localAddress: ADDRESS }, () => line.write(text(world, n)));
      line.pause();
      line.on('error', () => {});
      const stop = setTimeout(() => line.destroy(), 5000);
      line.on('close', () => {
        clearTimeout(stop);
        resolve(false);
      });
    });

export const ATTACKS: Readonly<Record<string, Attack>> = {
  joins: (world) => says(() => world.finished, [{ t: 'join', table: world.finished }], 50)(world),
  questions: says(({ playing }) => playing, [{ t: 'why', key: 'flood-key-why', move: { do: 'pass' } }], 50),
  'late moves': says(({ playing }) => playing, [FALSE_START], 50),
  'take-backs': converses(movesAndTakesBack),
  reconnecting: converses(speaksOnce),
  pings: pings(200),
  phrases: says(({ playing }) => playing, [{ t: 'say', phrase: 'hello' }], 5),
  pleas: says(({ playing }) => playing, [{ t: 'plead', key: 'flood-key-plea' }], 5),
  upgrades: says(({ playing }) => playing, [], 0),
  logs: asks('GET', ({ finished }) => `/api/tables/${finished}/log`),
  streams: leaves(({ finished, playing }, n) => `GET /api/tables/${n % 2 ? playing : finished}/stream HTTP/1.1\r\nhost: x\r\n\r\n`),
  heaps: leaves(() => 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(2000)),
  pieces: leaves(() => `GET / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(10_000)}`),
  unfinished: leaves(() => 'GET /api/games HTTP/1.1\r\nhost: x\r\n'),
  names: (world) => async (n) => (await guestOf(world, n).ask('PATCH', '/api/me', { name: `Flood ${n % 1000}` })).status === 200,
  guests: (world) => async () => (await new Visitor(world.url, ADDRESS).ask('GET', '/api/me')).status === 200,
  tables: asks('POST', () => '/api/tables', TABLE),
  packs,
  'own tables': ownTables,
  'left to bots': leftToBots,
  'before many': beforeMany,
  seats,
  'questions by HTTP': (world) => async () =>
    (await guestOf(world, 0).ask('POST', `/api/tables/${world.playing}/why`, { move: { do: 'pass' } })).status === 200,
  watchable: asks('GET', () => '/api/watch'),
  lobby: asks('GET', () => '/api/tables'),
  pages: asks('GET', () => '/nothing/here'),
};

async function flood(attack: Try, seconds: number): Promise<{ tries: number; granted: number }> {
  const until = performance.now() + seconds * 1000;
  let [tries, granted] = [0, 0];
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      const isGranted = await attack(tries++);
      if (isGranted) granted++;
      else await sleep(REST_MS);
    }
  };
  await Promise.race([Promise.all(Array.from({ length: WORKERS }, worker)), sleep(seconds * 1000)]);
  return { tries, granted };
}

const [name = '', seconds = '', url = '', tokens = '', finished = '', playing = ''] = process.argv.slice(2);
const attack = new Map(Object.entries(ATTACKS)).get(name);
if (attack && process.send) {
  const guests = tokens.split(',').map((token) => Object.assign(new Visitor(url, ADDRESS), { token }));
  process.send('ready');
  await once(process, 'message');
  process.send(await flood(attack({ url, guests, finished, playing }), Number(seconds)), () => process.exit(0));
}
