import { once } from 'node:events';
import type { ServerMessage } from '@conclave/protocol';
import { Visitor } from '../floods/client.ts';
import type { Scene } from './scene.ts';

/** Its first move can be taken back. */
const GAME = 'gates-of-mara';
/** As many as a log may have at one position. */
const LINES = 960;

/** What a line costs near the beginning of a log, and near the end of a long one, at the same position. */
export interface Length {
  readonly lines: readonly [number, number];
  /** Milliseconds of the server's processor for one line. */
  readonly cpu: readonly [number, number];
}

interface Asked {
  readonly visitor: Visitor;
  readonly path: string;
  readonly move: unknown;
}

/** What a seat is offered. */
async function offered(visitor: Visitor, table: string): Promise<readonly unknown[]> {
  const socket = visitor.connect();
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'join', table }));
  const [data] = (await once(socket, 'message')) as [Buffer];
  socket.close();
  const message = JSON.parse(String(data)) as ServerMessage;
  return message.t === 'table' ? (message.sight?.prompt?.moves ?? []) : [];
}

/** Whoever is asked first at a new table of two, and what they are offered first, which can be taken back. */
async function reversible(url: string): Promise<Asked> {
  const pair = [await Visitor.guest(url, '127.0.0.1'), await Visitor.guest(url, '127.0.0.1')] as const;
  const { id } = await pair[0].get<{ id: string }>('POST', '/api/tables', { game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
  await pair[1].get('POST', `/api/tables/${id}/join`, {});
  const offers = await Promise.all(pair.map((visitor) => offered(visitor, id)));
  const first = offers.findIndex(({ length }) => length > 0);
  return { visitor: pair[first] ?? pair[0], path: `/api/tables/${id}`, move: offers[first]?.[0] };
}

/** A move and its take-back by turns. */
async function toAndFro({ visitor, path, move }: Asked, lines: number): Promise<void> {
  for (let line = 0; line < lines; line += 2) {
    await visitor.get('POST', `${path}/moves`, { move });
    await visitor.get('POST', `${path}/undo`, {});
  }
}

/** On the first server of a scene: the first and the last quarter of a log. */
export async function lengthOf(scene: Scene): Promise<Length> {
  const table = await reversible(scene.urls[0] ?? '');
  const quarter = LINES / 4;
  const costOf = async (): Promise<number> => {
    const before = scene.cpu().node ?? 0;
    await toAndFro(table, quarter);
    return ((scene.cpu().node ?? 0) - before) / quarter;
  };
  const first = await costOf();
  await toAndFro(table, LINES / 2);
  return { lines: [quarter, LINES], cpu: [first, await costOf()] };
}
