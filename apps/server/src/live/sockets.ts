import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_MESSAGE } from '@conclave/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';
import { isOwnOrigin } from '../http/security.ts';
import type { Directory } from '../tables/directory.ts';
import { SocketGuest } from './socket.ts';

const LIVE_PATH = '/live';

const HEARTBEAT_MS = 30_000;
const GOING_AWAY = 1001;

export interface Entrance {
  readonly config: Config;
  readonly house: House;
  readonly tables: Directory;
  /** Who is asking; nothing for a stranger, who may only watch. */
  whoIs(request: IncomingMessage): Promise<string | undefined>;
  addressOf(request: IncomingMessage): string;
}

/** The host as the browser knows it. */
const hostOf = ({ headers }: IncomingMessage, { behindProxy }: Config): string | undefined =>
  (behindProxy && headers['x-forwarded-host'] ? String(headers['x-forwarded-host']) : headers.host)?.split(',')[0];

function turnAway(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** Opens the live entrance of an HTTP server. Returns how to close it. */
export function openSockets(server: Server, { config, house, tables, whoIs, addressOf }: Entrance): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false, clientTracking: true });
  const byAddress = new Map<string, number>();
  const alive = new WeakSet<WebSocket>();

  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      socket.ping();
    }
  }, HEARTBEAT_MS);

  const welcome = (socket: WebSocket, person: string | undefined, address: string): void => {
    alive.add(socket);
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    house.metrics.sockets.inc();
    socket.on('pong', () => alive.add(socket));
    socket.on('close', () => {
      house.metrics.sockets.dec();
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    });
    new SocketGuest(socket, person, { house, tables, config });
  };

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    stream.on('error', () => stream.destroy());
    if (request.url?.split('?')[0] !== LIVE_PATH) return turnAway(stream, '404 Not Found');
    if (!isOwnOrigin(request.headers.origin, hostOf(request, config), config.origins)) return turnAway(stream, '403 Forbidden');
    const address = addressOf(request);
    if ((byAddress.get(address) ?? 0) >= config.limits.socketsPerAddress) return turnAway(stream, '429 Too Many Requests');
    const person = await whoIs(request);
    sockets.handleUpgrade(request, stream, head, (socket) => welcome(socket, person, address));
  };
  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => void upgrade(request, stream, head).catch(() => stream.destroy());
  server.on('upgrade', onUpgrade);

  return () => {
    clearInterval(heartbeat);
    server.off('upgrade', onUpgrade);
    for (const socket of sockets.clients) socket.close(GOING_AWAY, 'the server is restarting');
    sockets.close();
  };
}
