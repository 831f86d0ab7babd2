import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Complaint } from './complaint.ts';

/** Looks through the data of a server, and says what is bad. */
export async function checkCommand({ data }: { data: string }): Promise<void> {
  const file = join(data, 'conclave.db');
  if (!existsSync(file)) throw new Complaint(`There is no ${file}. Name the data folder: conclave check --data folder`);
  const { checkData } = await import('@conclave/server/check');
  const { loadGames } = await import('@conclave/server/games');
  const { tables, entries, otherRules, findings } = checkData(file, await loadGames());
  for (const finding of findings) console.log(finding);
  console.log(`${findings.length === 0 ? 'Sound' : 'Not sound'}: ${tables} tables, ${entries} lines replayed, ${findings.length} findings.`);
  if (otherRules > 0) console.log(`${otherRules} games were begun under other rules than these: their lines were read, not replayed.`);
  if (findings.length > 0) process.exitCode = 1;
}
