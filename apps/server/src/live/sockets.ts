import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_MESSAGE } from '@conclave/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';
import { clientOf } from '../http/client.ts';
import type { Gate, Visitor } from '../http/gate.ts';
import { isOwnOrigin } from '../http/home.ts';
import type { Known } from '../people/people.ts';
import type { Payer } from '../rate.ts';
import type { Directory } from '../tables/directory.ts';
import { SocketGuest } from './socket.ts';

const LIVE_PATH = '/live';

const HEARTBEAT_MS = 30_000;
const GOING_AWAY = 1001;
/** Who does not answer a good-bye for so long does not hold up the end. */
const FAREWELL_MS = 1000;

/** Nobody needs to send a message in many pieces: one of nothing at all would cost something too. */
const PIECES = { maxFragments: 64 };

export interface Entrance {
  readonly config: Config;
  readonly house: House;
  readonly tables: Directory;
  /** Who is asking; nothing for a stranger, who may only watch. */
  whoIs(request: IncomingMessage): Promise<Known | undefined>;
  readonly gate: Gate;
}

function turnAway(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => stream.destroy());
}

/** Opens the live entrance of an HTTP server. Returns how to close it. */
export function openSockets(server: Server, { config, house, tables, gate, whoIs }: Entrance): () => void {
  const sockets = new WebSocketServer({
    ...PIECES,
    noServer: true,
    // A ping is answered once it is paid for.
    autoPong: false,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
    clientTracking: true,
    // Of many messages that come at once on a socket, one is read in each turn of the event loop.
    allowSynchronousEvents: false,
  });
  const alive = new WeakSet<WebSocket>();

  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      socket.ping();
    }
  }, HEARTBEAT_MS);

  const welcome = (socket: WebSocket, visitor: Visitor): void => {
    alive.add(socket);
    house.metrics.sockets.inc();
    socket.on('pong', () => alive.add(socket));
    socket.on('close', () => house.metrics.sockets.dec());
    new SocketGuest(socket, visitor, { house, tables, gate });
  };

  /** Counts a connection until it ends; not at all where there are too many. */
  const enter = (stream: Duplex, payer: Payer): boolean => {
    const leave = gate.sockets.enter(payer);
    if (!leave) return false;
    stream.once('close', leave);
    return true;
  };

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    stream.on('error', () => stream.destroy());
    if (request.url?.split('?')[0] !== LIVE_PATH) return turnAway(stream, '404 Not Found');
    if (!isOwnOrigin(request.headers.origin, clientOf(request, config.proxies).host, config)) return turnAway(stream, '403 Forbidden');
    const address = gate.addressOf(request);
    // Counted before anything is waited for, so that those who come at once are counted too.
    if (!enter(stream, { address }) || !gate.pay('upgrades', { address })) return turnAway(stream, '429 Too Many Requests');
    const known = await whoIs(request);
    const person = known?.person.id;
    gate.few.serve(address, () => {
      if (stream.destroyed) return;
      if (!enter(stream, { person }) || !gate.pay('upgrades', { person })) return turnAway(stream, '429 Too Many Requests');
      sockets.handleUpgrade(request, stream, head, (socket) => welcome(socket, gate.visitor(address, known)));
    });
  };
  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void =>
    void upgrade(request, stream, head).catch(() => turnAway(stream, '503 Service Unavailable'));
  server.on('upgrade', onUpgrade);

  return () => {
    clearInterval(heartbeat);
    server.off('upgrade', onUpgrade);
    const clients = [...sockets.clients];
    for (const socket of clients) socket.close(GOING_AWAY, 'the server is restarting');
    setTimeout(() => clients.forEach((socket) => void socket.terminate()), FAREWELL_MS).unref();
    sockets.close();
  };
}
