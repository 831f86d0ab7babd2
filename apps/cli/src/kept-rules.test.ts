import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMatch, type GameModule } from '@conclave/engine';
import { openSqlite } from '@conclave/server/sqlite';
import { entry, seat, table } from '@conclave/server/testing/stored';
import { sparks } from '@conclave/sparks';
import { afterEach, expect, test, vi } from 'vitest';
import { checkCommand } from './check.ts';
import { exportCommand, importCommand } from './moving.ts';

const before = sparks as unknown as GameModule;

vi.mock('@conclave/shelf', async (real) => ({
  ...(await real<object>()),
  allGames: async () => [{ ...before, rulesVersion: before.rulesVersion + 1 }],
  keptGames: async () => [before],
}));
afterEach(() => vi.restoreAllMocks());

/** A game begun under the rules of before, as a server has stored it. */
async function storeOne(data: string): Promise<void> {
  const match = createMatch(before, { seats: 2 });
  const [first] = match.asked;
  match.play(first ?? 0, match.promptFor(first ?? 0)?.moves[0] as never);
  const storage = await openSqlite(join(data, 'conclave.db'));
  const ana = { id: 'ana', name: 'Ana', createdAt: 0 };
  await storage.addPerson(ana);
  const seats = [seat(0, { kind: 'person', person: 'ana', name: 'Ana' }), seat(1, { kind: 'bot' })];
  await storage.addTable(table('one', { rulesVersion: before.rulesVersion, options: match.options, key: String(match.key), stage: 'playing', seats }));
  for (const [i, line] of match.log.entries()) await storage.append('one', entry(i + 1, { entry: line }));
  await storage.close();
}

test('games begun under older rules are checked, exported and imported under them where they are kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-kept-'));
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line));
  try {
    await storeOne(folder);
    await checkCommand({ data: folder });
    await exportCommand(join(folder, 'games.gz'), { data: folder });
    await importCommand(join(folder, 'games.gz'), { data: join(folder, 'target') });
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(said.filter((line) => line.includes('other rules'))).toEqual([]);
  expect(said.filter((line) => line.includes('1 games were played again'))).toHaveLength(2);
  expect(said).toContain('Sound: 1 tables, 1 lines replayed, 0 findings.');
});
