import { once } from 'node:events';
import { WebSocket } from 'ws';
import { Visitor } from '../floods/client.ts';
import type { Scene } from './scene.ts';

/** Kilobytes that a server holds for one table that was just begun, and for one connection that watches a table: after a collection of garbage. */
export interface Memory {
  readonly table: number;
  readonly connection: number;
}

const AT_ONCE = 50;
const COLLECTIONS = 3;
const HELD = ['conclave_nodejs_heap_size_used_bytes', 'conclave_nodejs_external_memory_bytes'];

/** Kilobytes of the heap and beside it that are in use. Whoever asks is answered after the collection, or after the next. */
async function held(scene: Scene): Promise<number> {
  let text = '';
  for (let times = 0; times < COLLECTIONS; times++) {
    for (const { child } of scene.nodes) child.kill('SIGUSR2');
    text = await (await fetch(`${scene.urls[0]}/metrics`)).text();
  }
  return HELD.reduce((sum, name) => sum + Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]), 0) / 1024;
}

async function inTurns(count: number, act: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += AT_ONCE) await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - done) }, act));
}

const newPair = async (url: string) => [await Visitor.guest(url, '127.0.0.1'), await Visitor.guest(url, '127.0.0.1')] as const;

async function begunTable([one, two]: readonly [Visitor, Visitor], game: string): Promise<string> {
  const { id } = await one.get<{ id: string }>('POST', '/api/tables', { game, seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
  await two.get('POST', `/api/tables/${id}/join`, {});
  return id;
}

async function watching(url: string, table: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`);
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'join', table }));
  await once(socket, 'message');
  return socket;
}

/** Of the first server of a scene. */
export async function memoryOf(scene: Scene, { tables, connections, game }: { tables: number; connections: number; game: string }): Promise<Memory> {
  const url = scene.urls[0] ?? '';
  const pair = await newPair(url);
  // What is needed for the first of its kind is no part of what each needs.
  await inTurns(AT_ONCE, () => begunTable(pair, game));
  const table = await begunTable(pair, game);
  const sockets: WebSocket[] = [];
  const watch = async (): Promise<void> => void sockets.push(await watching(url, table));
  await inTurns(AT_ONCE, watch);
  const bare = await held(scene);
  // Lines of before may have been closed meanwhile.
  const fresh = await newPair(url);
  await inTurns(tables, () => begunTable(fresh, game));
  const withTables = await held(scene);
  await inTurns(connections, watch);
  const withAll = await held(scene);
  for (const socket of sockets) socket.terminate();
  return { table: (withTables - bare) / tables, connection: (withAll - withTables) / connections };
}
