import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chaos, type Report } from './chaos.ts';

const BUILT = fileURLToPath(new URL('../../dist/main.mjs', import.meta.url));

function textOf({ seconds, tables, acknowledged, lines, pictures, returns, done, faults }: Report): string {
  const { nodes, redis, postgres, cuts, slow } = done;
  return [
    `${seconds} s, 3 servers, ${tables} games: ${acknowledged} moves acknowledged, ${lines} lines in the logs, ${pictures} pictures compared`,
    `${nodes + redis + postgres} kills (${nodes} of servers, ${redis} of Redis, ${postgres} of PostgreSQL), lines cut ${cuts} times and slowed down ${slow} times, players came back ${returns} times`,
    Object.entries(faults)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  ].join('\n');
}

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, tables: { type: 'string', default: '24' }, seed: { type: 'string' }, json: { type: 'boolean' } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
console.log(`seed ${seed}`);
const report = await chaos({
  seconds: Number(values.minutes) * 60,
  tables: Number(values.tables),
  seed,
  pauseMs: 1000,
  ...(existsSync(BUILT) && { main: ['--enable-source-maps', BUILT] }),
});
console.log(values.json ? JSON.stringify(report, null, 2) : textOf(report));
process.exit(Object.values(report.faults).some((count) => count > 0) ? 1 : 0);
