import cluster from 'node:cluster';
import { existsSync, write } from 'node:fs';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { startServer } from './app.ts';
import { configFrom } from './config.ts';
import { placeOf } from './storage/claim.ts';
import { StorageFault, Unopenable } from './storage/storage.ts';

// Whoever reads this may be gone.
for (const out of [process.stdout, process.stderr]) out.on('error', () => {});

// With helpers, a small collection of garbage waits until each of them was given a processor; where all are busy, tens of milliseconds for work of two.
setFlagsFromString('--no-parallel-scavenge');

const config = configFrom(process.env);
const server = await startServer(config).catch((error) => {
  const sentence = whyNot(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exit(1);
});

function whyNot(error: Error & { code?: string }): string | undefined {
  if (error.code === 'EADDRINUSE') return `Port ${config.port} is in use. Stop what listens there, or choose another one (PORT=number).`;
  if (error instanceof StorageFault) return `The database cannot be used at the moment: ${error.message}`;
  return error instanceof Unopenable ? error.message : undefined;
}

function sayWhere(): void {
  console.log(`Conclave is open at ${server.url}`);
  console.log(config.database ? `  database     ${placeOf(config.database)}` : `  data folder  ${resolve(config.data)}   (CONCLAVE_DATA=folder changes it)`);
  console.log(`  port         ${server.port}   (PORT=number changes it)`);
  if (!existsSync(join(config.web, 'index.html'))) console.log('  The web is not built: only the API is served. Run npm run build.');
}

let isStopping = false;
function stop(): void {
  if (isStopping) process.exit(1);
  isStopping = true;
  if (cluster.isPrimary) write(process.stdout.fd, 'Closing: finishing the moves underway.\n', () => {});
  void server.close().then(() => process.exit(0));
}

// One of several is told to stop, and speaks, through whoever started it; an interrupt at the keyboard meets both.
if (cluster.isPrimary) sayWhere();
process.on('SIGTERM', stop);
process.on('SIGINT', cluster.isPrimary ? stop : () => {});
