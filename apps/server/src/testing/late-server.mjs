// A server, but whoever is started second ends before it is open.
import cluster from 'node:cluster';
import { createServer } from 'node:http';

if (cluster.worker?.id === 2) process.exit(1);
createServer().listen(0, '127.0.0.1');
