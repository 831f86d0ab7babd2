import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { storageContract } from './storage.contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'conclave-sqlite-'));
let count = 0;
const file = (): string => join(folder, `${count}.db`);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

storageContract(
  'SQLite',
  () => {
    count++;
    return openSqlite(file());
  },
  async (storage) => {
    await storage.close();
    return openSqlite(file());
  },
);
