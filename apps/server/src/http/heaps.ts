import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { Tally } from '../rate.ts';
import type { Few } from './few.ts';

/** Whoever is served asks one thing after the other on a connection, or a few at once. */
const MOST_AT_ONCE = 8;

/** A body of unknown length that goes on though the answer is given: it may have as many pieces as it has bytes. */
const goesOn = ({ complete, headers }: IncomingMessage): boolean => !complete && headers['transfer-encoding'] !== undefined;

/** What a server's gate does for its requests. */
interface AtGate {
  readonly few: Few;
  addressOf(request: IncomingMessage): string;
  /** Too much came at once. */
  heaped(request: IncomingMessage): void;
}

/**
 * Hears requests that come one after the other. Of a connection on which they come in a heap, or in which a body goes on for nobody, nothing
 * more is heard: all that has arrived of it is read in one go, while everybody else waits.
 */
function unheaped(serve: RequestListener, gate: AtGate): RequestListener {
  const unserved = new Tally<Socket>(MOST_AT_ONCE);
  const end = (request: IncomingMessage): void => {
    gate.heaped(request);
    request.socket.destroy();
  };
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    if (!unserved.enter(socket)) return end(request);
    response.once('close', () => goesOn(request) && !socket.destroyed && end(request));
    if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
    gate.few.serve(gate.addressOf(request), () => {
      // An answer may be given at once: all that comes in one turn is a heap nevertheless.
      setImmediate(() => unserved.leave(socket));
      if (!socket.destroyed) serve(request, response);
    });
  };
}

/** A server by whose every request somebody's share is counted: none is answered by Node itself. */
export function openServer(options: ServerOptions, serve: RequestListener, gate: AtGate): Server {
  const listen = unheaped(serve, gate);
  const server = createServer({ ...options, requireHostHeader: false }, listen);
  return server.on('checkContinue', listen).on('checkExpectation', listen);
}
