import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chaos, type Report } from './chaos.ts';

const BUILT = fileURLToPath(new URL('../../dist/main.mjs', import.meta.url));

/** What ten minutes must reach; a shorter run as much of it. */
const ENOUGH = { minutes: 10, acknowledged: 100_000, kills: 50 };

const killsOf = ({ nodes, redis, postgres }: Report['done']): number => nodes + redis + postgres;

function isEnough({ acknowledged, done }: Report, minutes: number): boolean {
  const part = minutes / ENOUGH.minutes;
  return acknowledged >= part * ENOUGH.acknowledged && killsOf(done) >= part * ENOUGH.kills;
}

function textOf({ seconds, tables, acknowledged, regrets, lines, pictures, returns, done, faults }: Report): string {
  const { nodes, redis, postgres, cut, slow, frozen, clocks, full } = done;
  return [
    `${seconds} s, 3 servers, ${tables} games: ${acknowledged} moves acknowledged, ${regrets} taken back or made again, ${lines} lines in the logs, ${pictures} pictures compared`,
    `${killsOf(done)} kills (${nodes} of servers, ${redis} of Redis, ${postgres} of PostgreSQL), lines cut ${cut} times, slowed down ${slow} times and frozen ${frozen} times`,
    `clocks set wrong ${clocks} times, the disk full ${full} times, players came back ${returns} times`,
    Object.entries(faults)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  ].join('\n');
}

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    tables: { type: 'string', default: '80' },
    rest: { type: 'string', default: '8000' },
    seed: { type: 'string' },
    json: { type: 'boolean' },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
console.log(`seed ${seed}`);
const report = await chaos({
  seconds: minutes * 60,
  tables: Number(values.tables),
  seed,
  harmMs: 1000,
  restMs: Number(values.rest),
  ...(existsSync(BUILT) && { main: ['--enable-source-maps', BUILT] }),
});
console.log(values.json ? JSON.stringify(report, null, 2) : textOf(report));
if (!isEnough(report, minutes)) console.log(`too little: ${ENOUGH.acknowledged} moves and ${ENOUGH.kills} kills in ${ENOUGH.minutes} minutes are asked for`);
process.exit(Object.values(report.faults).some((count) => count > 0) || !isEnough(report, minutes) ? 1 : 0);
