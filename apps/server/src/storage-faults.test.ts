import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { disks } from './testing/disk.ts';
import { newTestKey, TestPerson } from './testing/harness.ts';
import { eventually, metric } from './testing/metrics.ts';
import { kill, program } from './testing/program.ts';

interface Trouble {
  begin(pid: number): void;
  end(pid: number): void;
}

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

/** Two people play, the trouble begins, everything that would be written is refused, it ends, and everything goes on. */
async function survives(data: string, trouble: Trouble): Promise<void> {
  let running = await program(data);
  onTestFinished(() => kill(running.child));
  const url = `http://127.0.0.1:${running.port}`;
  const pid = running.child.pid!;
  const [ana, ben] = [await TestPerson.guest(url), await TestPerson.guest(url)];
  const { id } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
  await ben.get('POST', `/api/tables/${id}/join`, {});
  const line = await ana.open(id);
  const play = { move: line.prompt!.moves[0]!, prompt: line.prompt!.id };
  const move = { t: 'move', ...play };
  const key = newTestKey();

  trouble.begin(pid);
  expect(await line.act(move, key)).toMatchObject({ rule: 'TABLE-STORE' });
  expect(line.version).toBe(0);
  expect(await ana.ask('POST', `/api/tables/${id}/moves`, play)).toMatchObject({ status: 503, body: { rule: expect.stringMatching(/-STORE$/) } });
  expect(await ana.ask('POST', '/api/guests', { name: 'Cleo' })).toMatchObject({ status: 503, body: { rule: 'API-STORE' } });
  await eventually(async () => (await statusOf(`${url}/healthz`)) === 503);
  expect(await metric(url, 'conclave_storage_well')).toBe(0);
  line.send({ t: 'say', phrase: 'hello' });
  await line.until(() => line.messages.some((one) => one.t === 'no' && one.key === undefined && one.refusal.rule === 'TABLE-STORE'));

  trouble.end(pid);
  await eventually(async () => (await statusOf(`${url}/healthz`)) === 200);
  expect(await metric(url, 'conclave_storage_well')).toBe(1);
  expect(await line.act(move, key)).toBeUndefined();
  expect(await line.act(move, key)).toBeUndefined();
  expect(line.version).toBe(1);
  await kill(running.child);
  running = await program(data, { port: running.port });
  expect((await ana.open(id)).version).toBe(1);
}

test.each(disks)('a full disk refuses what would be written, and all goes on when there is room again: %s', async (_, make) => {
  const disk = make();
  onTestFinished(() => disk.remove());
  await survives(disk.folder, { begin: disk.fill, end: disk.empty });
});

function newData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-faults-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data');
}

test('a locked file refuses what would be written, and all goes on when it is free again', async () => {
  const data = newData();
  let other: Database.Database;
  await survives(data, {
    begin() {
      other = new Database(join(data, 'conclave.db'));
      other.exec('BEGIN EXCLUSIVE');
    },
    end() {
      other.exec('ROLLBACK');
      other.close();
    },
  });
});

test('a lost volume refuses what would be written, and all goes on when it is there again', async () => {
  const data = newData();
  await survives(data, { begin: () => renameSync(data, `${data}-elsewhere`), end: () => renameSync(`${data}-elsewhere`, data) });
});
