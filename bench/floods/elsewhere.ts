// A server that refuses everything at once: what an attacker costs the machine, when it is not our server that is attacked.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((_request, response) => response.writeHead(429, { connection: 'close' }).end());
server.on('upgrade', (_request, socket) => socket.destroy());
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
