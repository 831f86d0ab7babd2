import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, fastRandom } from '@conclave/engine';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { loadGames } from './games.ts';
import { checkData } from './storage/check.ts';
import { playToTheEnd, TestPerson } from './testing/harness.ts';
import { Power } from './testing/power.ts';
import { kill, program } from './testing/program.ts';

const SEED = 16;
const TABLES = 16;
/** So often the database itself is synced: when it is made, and each time its journal is full and begins anew. */
const CHECKPOINTS = 3;
const SEATS = 3;
const CUTS = 30;
function powered(): { data: string; power: Power } {
  const data = mkdtempSync(join(tmpdir(), 'conclave-powered-'));
  const power = new Power(data);
  onTestFinished(() => {
    rmSync(data, { recursive: true, force: true });
    power.remove();
  });
  return { data, power };
}

/** Runs a script of Node whose files lie on that disk. */
const doing = (power: Power, script: string): void => {
  const { status, stderr } = spawnSync(process.execPath, ['-e', `const fs = require('node:fs'); ${script}`], { env: { ...process.env, ...power.env } });
  expect([status, String(stderr)]).toEqual([0, '']);
};

test('the disk of these tests keeps what was synced with its folder, and no other byte for sure', () => {
  const { data, power } = powered();
  const name = (file: string): string => JSON.stringify(join(data, file));
  doing(
    power,
    `const file = fs.openSync(${name('kept')}, 'w'); fs.writeSync(file, 'synced'); fs.fsyncSync(file);
     const folder = fs.openSync(${JSON.stringify(data)}); fs.fsyncSync(folder);
     fs.writeSync(file, 'x'.repeat(4096)); fs.closeSync(file);
     const other = fs.openSync(${name('no-name')}, 'w'); fs.writeSync(other, 'synced'); fs.fsyncSync(other);`,
  );
  const whole = power.cut(power.now, 'lost');
  expect(readdirSync(whole)).toEqual(['kept']);
  expect(readFileSync(join(whole, 'kept'), 'utf8')).toBe('synced');
  const torn = readFileSync(join(power.cut(power.now, { torn: fastRandom(SEED) }), 'kept'), 'utf8');
  expect(torn).toMatch(/^synced/);
  expect(torn).toMatch(/x/);
  expect(torn).toMatch(/\0/);
});

/** Three people play games at so many tables at once. */
async function playAll(url: string, said: (key: string) => void): Promise<string[]> {
  const people = await Promise.all(Array.from({ length: SEATS }, () => TestPerson.guest(url)));
  const playOne = async (): Promise<string> => {
    const { id, invite } = await people[0]!.table({ game: 'sparks', seats: people.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' })) });
    for (const person of people.slice(1)) await person.get('POST', `/api/tables/${id}/join`, { invite });
    const sockets = await Promise.all(people.map((person) => person.open(id)));
    for (const { socket } of sockets) socket.on('message', (frame) => said(keyOf(String(frame))));
    await playToTheEnd(sockets);
    for (const socket of sockets) await socket.close();
    return id;
  };
  return Promise.all(Array.from({ length: TABLES }, playOne));
}

/** Guests come one after the other until there were enough. */
async function welcome(url: string, isEnough: () => boolean): Promise<void> {
  while (!isEnough()) for (let guest = 0; guest < 100; guest++) await TestPerson.guest(url);
}

/** The key of a move that a frame says yes to. */
function keyOf(frame: string): string {
  const { t, key } = JSON.parse(frame) as { t: string; key?: string };
  return t === 'no' ? '' : (key ?? '');
}

function keysIn(file: string): Set<string> {
  const db = new Database(file);
  const rows = db.prepare('SELECT idem FROM entries').all() as { idem: string }[];
  db.close();
  return new Set(rows.map(({ idem }) => idem));
}

test('the power fails at any moment: what was synced has every move that was said yes to, and all of it is sound', async () => {
  const { data, power } = powered();
  const games = await loadGames();
  const running = await program(data, { env: { ...power.env, CONCLAVE_BACKUPS: '0' } });
  onTestFinished(() => kill(running.child));
  const yes: { key: string; by: number }[] = [];
  const said = (key: string): void => {
    if (key) yes.push({ key, by: power.now });
  };
  const url = `http://127.0.0.1:${running.port}`;
  const [tables] = await Promise.all([playAll(url, said), welcome(url, () => power.syncs('conclave.db') >= CHECKPOINTS)]);
  await kill(running.child);
  const random = fastRandom(SEED);
  const first = yes[0]!.by;
  const moments = [...Array(CUTS)].flatMap(() => [yes[below(random, yes.length)]!.by, first + below(random, power.now - first)]);
  for (const [n, by] of moments.entries()) {
    const file = join(power.cut(by, n % 4 < 2 ? { torn: random } : 'lost'), 'conclave.db');
    expect(checkData(file, games).findings).toEqual([]);
    const stored = keysIn(file);
    expect(yes.filter((one) => one.by <= by && !stored.has(one.key))).toEqual([]);
  }
  const again = await program(power.cut(power.now, 'lost'));
  onTestFinished(() => kill(again.child));
  const ana = await TestPerson.guest(`http://127.0.0.1:${again.port}`);
  for (const id of tables) expect(await ana.get('GET', `/api/tables/${id}`)).toMatchObject({ stage: 'over' });
});
