// The thread of the database, but it dies when it is told to.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', (message) => {
  if (JSON.stringify(message).includes("'die'")) process.exit(1);
});
await import('../storage/sqlite-worker.mjs');
