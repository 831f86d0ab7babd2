import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COPIED = ['packages', 'apps/cli', 'apps/web', 'package.json', 'tsconfig.json', 'vitest.config.ts', 'biome.json', '.gitignore'];
/** What else of the house speaks of every game on the shelf: its rooms, its sentences, its moments, its door. */
const OF_ALL_GAMES = [...['rooms', 'shelf', 'messages', 'moments'].map((name) => `packages/shelf/src/${name}.test.ts`), 'apps/web/src/app/doors.test.ts'];

let house: string;

/** A copy of the sources, with the packages that are installed here. Its `npm install` only links the new workspace: nothing is fetched in a test. */
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'conclave-new-'));
  for (const path of COPIED) cpSync(join(ROOT, path), join(house, path), { recursive: true, filter: (from) => basename(from) !== 'node_modules' });
  mkdirSync(join(house, 'node_modules/@conclave'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@conclave' && !name.startsWith('.vite')) symlinkSync(join(ROOT, 'node_modules', name), join(house, 'node_modules', name));
  }
  const link = (name: string, to: string): void => symlinkSync(join(house, to), join(house, 'node_modules/@conclave', name));
  for (const name of ['engine', 'bots', 'shelf', 'protocol', 'table']) link(name, `packages/${name}`);
  for (const game of readdirSync(join(ROOT, 'packages/games'))) link(game, `packages/games/${game}`);
  mkdirSync(join(house, 'bin'));
  writeFileSync(join(house, 'bin/npm'), `#!/bin/sh\nln -s "${house}/packages/games/embers" "${house}/node_modules/@conclave/embers"\n`);
  writeFileSync(
    join(house, 'bin/npx'),
    `#!/bin/sh\ncase "$1" in conclave) shift; exec node "${house}/apps/cli/bin/conclave.js" "$@";; *) exec "${house}/node_modules/.bin/$@";; esac\n`,
  );
  for (const tool of ['npm', 'npx']) chmodSync(join(house, 'bin', tool), 0o755);
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

const run = (commands: string): string =>
  execFileSync('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: house,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '', PATH: `${house}/bin:${process.env.PATH}` },
  });

test('the commands of the page, as they stand, make a game that is played, tested and on the shelf', () => {
  const commands = /```sh\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8'))?.[1] ?? '';
  expect(commands).toContain('npx conclave new embers');
  const said = run(commands);
  expect(said).toContain('Embers stands in packages/games/embers');
  expect(said).toMatch(/Tests {2}.*\d+ passed/);
  expect(said).toMatch(/20 games/);
  expect(readFileSync(join(house, 'packages/games/embers/rules.md'), 'utf8')).toContain('**EM-ROUND-01**');
  expect(readFileSync(join(house, 'packages/shelf/src/index.ts'), 'utf8')).toContain("(await import('@conclave/embers')).embers");
});

test('the new game passes what is asked of every game, has a door on the home page, a rules page and bots, and needs no mending of its form', () => {
  const said = run(`npx vitest run --reporter=verbose -t 'embers|every game' ${OF_ALL_GAMES.join(' ')}`);
  for (const what of ['embers has the rooms of every game', 'every sentence of embers', 'every game on the shelf but the examples has a door'])
    expect(said).toMatch(new RegExp(`✓ .*${what}`));
  expect(run('npx conclave simulate embers --games 2 --bots simple')).toMatch(/2 games/);
  run('npx biome check packages/games/embers packages/shelf');
});

test.each([
  ['sparks', 'XX', 'There is a game called sparks already.'],
  ['Big', 'XX', 'small letters'],
  ['nova', 'SP', 'The rules of sparks begin with SP already.'],
  ['nova', 'xyz', 'two capital letters'],
])('%s with %s is refused with a sentence', (id, prefix, reason) => {
  expect(run(`npx conclave new ${id} --prefix ${prefix} 2>&1 || true`)).toContain(reason);
});
