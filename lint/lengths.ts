/** Finds files too long to be read in one go, as the formatter lays them out. Sentences of a language are a list, and may be any number. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LONGEST = new Map([
  ['.ts', 300],
  ['.svelte', 250],
]);
const LISTS = ['en.ts'];

const paths = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', '*.ts', '*.svelte'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const files = paths.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)) && !LISTS.includes(basename(path)));
const found = files.flatMap((path) => {
  const lines = readFileSync(join(ROOT, path), 'utf8').trimEnd().split('\n').length;
  const longest = LONGEST.get(extname(path)) ?? 0;
  return lines > longest ? [`${path}: ${lines} lines, ${longest} at most`] : [];
});
for (const one of found) console.error(one);
process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
