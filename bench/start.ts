import { parseArgs } from 'node:util';
import { builtServer, type House, megabytesOf, Scene } from './cluster/scene.ts';
import { store } from './cluster/stored.ts';
import { median } from './measure.ts';

interface Figures {
  readonly house: House;
  readonly stored: number;
  readonly inPlay: number;
  readonly ms: number;
  readonly megabytes: number;
}

async function startOnce(scene: Scene): Promise<Pick<Figures, 'ms' | 'megabytes'>> {
  const begun = performance.now();
  await scene.open(1);
  const ms = performance.now() - begun;
  const megabytes = megabytesOf(scene.pids[0] ?? 0);
  await scene.closeNodes();
  return { ms, megabytes };
}

interface Case {
  readonly stored: number;
  readonly inPlay: number;
}

/** `1000`: a hundredth of them in play. `1000:all`: all of them. */
function caseOf(text: string): Case {
  const [count = '', isAll] = text.split(':');
  const stored = Number(count);
  return { stored, inPlay: isAll === 'all' ? stored : Math.ceil(stored / 100) };
}

async function measure(main: string, house: House, { stored, inPlay, turns }: Case & { turns: number }): Promise<Figures> {
  const scene = await Scene.prepare(main, house);
  await store(scene, stored, inPlay);
  const seen: Awaited<ReturnType<typeof startOnce>>[] = [];
  for (let turn = 0; turn < turns; turn++) seen.push(await startOnce(scene));
  await scene.close();
  return { house, stored, inPlay, ms: median(seen.map(({ ms }) => ms)), megabytes: median(seen.map(({ megabytes }) => megabytes)) };
}

const lineOf = ({ house, stored, inPlay, ms, megabytes }: Figures): string =>
  `${house.padEnd(12)}${String(stored).padStart(8)} games${String(inPlay).padStart(8)} in play${ms.toFixed(0).padStart(8)} ms${megabytes.toFixed(0).padStart(8)} MB`;

/** `npm run bench -- start [--json] [--turns n] [--stored 10,1000:all]`: how long a start takes, and what it needs, with so many stored games of which a hundredth, or all, are in play. */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { json: { type: 'boolean' }, turns: { type: 'string', default: '5' }, stored: { type: 'string', default: '10,1000,33000:all,100000,100000:all' } },
  });
  const turns = Math.max(1, Math.floor(Number(values.turns)) || 5);
  const main = await builtServer();
  const all: Figures[] = [];
  for (const house of ['SQLite', 'PostgreSQL'] as const)
    for (const stored of values.stored.split(',')) all.push(await measure(main, house, { ...caseOf(stored), turns }));
  console.log(values.json ? JSON.stringify(all, null, 2) : all.map(lineOf).join('\n'));
}
