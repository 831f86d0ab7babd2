import { readFileSync } from 'node:fs';
import { listed, type SeedShare, verify } from '@conclave/engine';
import { Complaint, messageOf } from './complaint.ts';
import { namedGame } from './games.ts';

/** The data of a saved match; a plain sentence where there is none. */
export function readSaved(file: string): Record<string, unknown> {
  const text = readText(file);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Complaint(`${file} is not a saved match: it is not JSON, or it was cut off.`);
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data) || !('game' in data)) throw new Complaint(`${file} is not a saved match.`);
  return data as Record<string, unknown>;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Complaint(isMissing ? `There is no file ${file}.` : `${file} cannot be read: ${messageOf(error)}`);
  }
}

/** Whose devices had their share in the seed. */
function sharers(shares: readonly SeedShare[], names: unknown): string {
  const nameOf = ({ seat }: SeedShare): string => String((Array.isArray(names) && names[seat]) || `seat ${seat + 1}`);
  const used = shares.filter(({ share }) => share !== undefined).map(nameOf);
  const missing = shares.filter(({ share }) => share === undefined).map(nameOf);
  const said = [used.length > 0 && `with shares of ${listed(used)}`, missing.length > 0 && `not revealed: the share of ${listed(missing)}`].filter(Boolean);
  return said.length > 0 ? ` (${said.join('; ')})` : '';
}

/** `conclave verify`: whether a saved match is sound, in one sentence. */
export async function verifyFile(file: string): Promise<{ ok: boolean; sentence: string }> {
  const data = readSaved(file);
  const game = await namedGame(String(data.game), data.rulesVersion);
  const verdict = verify(game, data);
  if (verdict.ok) {
    const state = verdict.over ? 'finished' : 'not finished';
    return {
      ok: true,
      sentence: `Sound: ${game.title}, ${verdict.entries} entries, ${state}; every position and the seed agree${sharers(verdict.shares, data.names)}. Last position ${verdict.hash}`,
    };
  }
  const where = verdict.entry === undefined ? '' : ` at entry ${verdict.entry}`;
  return { ok: false, sentence: `Not sound${where}: ${verdict.reason}` };
}

export async function verifyCommand(file: string): Promise<void> {
  const { ok, sentence } = await verifyFile(file);
  console.log(sentence);
  if (!ok) process.exitCode = 1;
}
