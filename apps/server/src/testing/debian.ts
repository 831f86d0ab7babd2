import { execFileSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian keeps each version of PostgreSQL. */
const POSTGRES_HOME = '/usr/lib/postgresql';

function folders(): string[] {
  const onPath = (process.env.PATH ?? '').split(':');
  try {
    return [...onPath, ...readdirSync(POSTGRES_HOME).map((version) => join(POSTGRES_HOME, version, 'bin'))];
  } catch {
    return onPath;
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const found = (names: readonly string[]): string | undefined => names.flatMap((name) => folders().map((folder) => join(folder, name))).find(isProgram);

/** A program that tests need, under the first of these names. On a Debian machine without it, run as root, its package is installed. */
export function programPath(names: readonly string[], from: string): string {
  const path = found(names);
  if (path) return path;
  if (process.getuid?.() !== 0 || !found(['apt-get'])) throw new Error(`The tests need ${names[0]}. Install it (Debian: ${from}).`);
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', from], { stdio: 'inherit' });
  const installed = found(names);
  if (!installed) throw new Error(`Debian's ${from} brought no ${names[0]}.`);
  return installed;
}
