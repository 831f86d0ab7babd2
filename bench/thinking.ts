import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sleep } from './floods/client.ts';
import { beside, during, innocentAt, medianTimes, openServer, PACE_MS, PAIRS, type Times } from './floods/scene.ts';

const GAMES = ['mages', 'manaforge', 'gates-of-mara', 'mystic-vale'];
const SETTLE_MS = 3000;
const COUNTED = { type: 'string' } as const;

interface Measured {
  readonly without: Times;
  readonly withBots: Times;
  /** Moves of those who play against the bots, a second. */
  readonly movesASecond: number;
}

/** By turns: without bots, then with bots thinking at so many tables. */
async function measure({ level, tables, seconds, turns }: { level: string; tables: number; seconds: number; turns: number }): Promise<Measured> {
  const data = mkdtempSync(join(tmpdir(), 'conclave-thinking-'));
  const { child: server, url } = await openServer(data);
  const innocent = await innocentAt(url);
  const times: Record<'without' | 'withBots', Times[]> = { without: [], withBots: [] };
  let moves = 0;
  for (let turn = 0; turn < turns; turn++) {
    await sleep(SETTLE_MS);
    times.without.push(await during({ server, innocent }, () => sleep(seconds * 1000)));
    const { child: company } = await beside('./company.ts', [url, String(tables), level, GAMES.join(',')]);
    await sleep(SETTLE_MS);
    times.withBots.push(await during({ server, innocent }, () => sleep(seconds * 1000)));
    company.send('end');
    const [made] = (await once(company, 'message')) as [number];
    moves += made;
    company.kill();
  }
  for (const child of [innocent, server]) child.kill();
  await once(server, 'exit');
  rmSync(data, { recursive: true, force: true });
  return { without: medianTimes(times.without), withBots: medianTimes(times.withBots), movesASecond: moves / (turns * (seconds + SETTLE_MS / 1000)) };
}

const said = ({ p50, p99, busy }: Times): string => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${busy.toFixed(2)} processors`;

/** `npm run bench -- thinking [--json] [--seconds n] [--turns n] [--tables n] [--level archmage]` */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean' },
      seconds: { ...COUNTED, default: '10' },
      turns: { ...COUNTED, default: '3' },
      tables: { ...COUNTED, default: '20' },
      level: { ...COUNTED, default: 'archmage' },
    },
  });
  const [seconds, turns, tables] = [values.seconds, values.turns, values.tables].map((text) => Math.max(1, Number(text) || 1)) as [number, number, number];
  const measured = await measure({ level: values.level, tables, seconds, turns });
  if (values.json) return console.log(JSON.stringify(measured, null, 2));
  const { without, withBots, movesASecond } = measured;
  console.log(
    `${PAIRS} pairs at Mages, a move each ${PACE_MS} ms; medians of ${turns} turns of ${seconds} s: ${cpus()[0]?.model ?? ''}, Node ${process.version}`,
  );
  console.log(`without bots                     ${said(without)}`);
  console.log(`${values.level} thinking at ${tables} tables    ${said(withBots)}; ${movesASecond.toFixed(0)} moves/s against them`);
  console.log(`p99 with bots to without         ${(withBots.p99 / without.p99).toFixed(2)}`);
}
