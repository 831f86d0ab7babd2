import { existsSync, write } from 'node:fs';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { startServer } from './app.ts';
import { configFrom } from './config.ts';
import { placeOf } from './storage/postgres.ts';
import { Unopenable } from './storage/storage.ts';

// Whoever reads this may be gone.
for (const out of [process.stdout, process.stderr]) out.on('error', () => {});

// With helpers, a small collection of garbage waits until each of them was given a processor; where all are busy, tens of milliseconds for work of two.
setFlagsFromString('--no-parallel-scavenge');

const config = configFrom(process.env);
const server = await startServer(config).catch((error) => {
  if (!(error instanceof Unopenable)) throw error;
  console.error(error.message);
  process.exit(1);
});

console.log(`Conclave is open at ${server.url}`);
console.log(config.database ? `  database     ${placeOf(config.database)}` : `  data folder  ${resolve(config.data)}   (CONCLAVE_DATA=folder changes it)`);
console.log(`  port         ${server.port}   (PORT=number changes it)`);
if (!existsSync(join(config.web, 'index.html'))) console.log('  The web is not built: only the API is served. Run npm run build.');

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    write(process.stdout.fd, 'Closing: finishing the moves underway.\n', () => {});
    void server.close().then(() => process.exit(0));
  });
}
