// Our server in a process of its own, durable as it is for players. Answers "stats" with what it has used.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameModule } from '@conclave/engine';
import { configFrom, startServer } from '@conclave/server';
import { allGames } from '@conclave/shelf';
import { market } from '../market/market.ts';

const data = mkdtempSync(join(tmpdir(), 'conclave-bench-'));
const config = configFrom({ PORT: '0', HOST: '127.0.0.1', CONCLAVE_DATA: data, CONCLAVE_LIMITS: 'none', CONCLAVE_BACKUPS: '0', LOG_LEVEL: 'silent' });
const server = await startServer(config, new Map([market as unknown as GameModule, ...(await allGames())].map((game) => [game.id, game])));

async function stats(): Promise<void> {
  globalThis.gc?.();
  process.send?.({ cpu: process.cpuUsage(), heap: process.memoryUsage().heapUsed });
}

process.on('message', (message) => {
  if (message === 'stats') void stats();
  else
    void server.close().then(() => {
      rmSync(data, { recursive: true, force: true });
      process.exit(0);
    });
});
process.send?.({ url: `http://127.0.0.1:${server.port}` });
