import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Complaint } from './complaint.ts';

/** What a new game is called. */
interface NewGame {
  /** As in its folder and its address: `night-market`. */
  readonly id: string;
  readonly title: string;
  /** Two letters that begin the ids of its rules: `NM`. */
  readonly prefix: string;
}

const pascal = (id: string): string => id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
const camel = (id: string): string => pascal(id).replace(/^[A-Z]/, (letter) => letter.toLowerCase());

function checkNames({ id, title, prefix }: NewGame, games: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) throw new Complaint(`An id is made of small letters, with hyphens between words: not "${id}".`);
  if (!/^[A-Z]{2}$/.test(prefix)) throw new Complaint(`The ids of rules begin with two capital letters: not "${prefix}".`);
  if (title.trim() === '' || /['\\\n]/.test(title)) throw new Complaint('A title is one line without apostrophes.');
  if (existsSync(join(games, id))) throw new Complaint(`There is a game called ${id} already.`);
  const taken = readdirSync(games).find(
    (game) => existsSync(join(games, game, 'rules.md')) && readFileSync(join(games, game, 'rules.md'), 'utf8').includes(`**${prefix}-`),
  );
  if (taken) throw new Complaint(`The rules of ${taken} begin with ${prefix} already.`);
}

/** Sparks' own names replaced by those of the new game. */
function renamed(text: string, { id, title, prefix }: NewGame): string {
  return text
    .replaceAll('@conclave/sparks', `@conclave/${id}`)
    .replaceAll("id: 'sparks'", `id: '${id}'`)
    .replaceAll("title: 'Sparks'", `title: '${title}'`)
    .replaceAll('# Sparks', `# ${title}`)
    .replaceAll('SP-', `${prefix}-`)
    .replaceAll(/\bsparks(?=\b)/g, camel(id))
    .replaceAll(/\bSparks(?=[A-Z])/g, pascal(id));
}

function copySparks(games: string, game: NewGame): void {
  const folder = join(games, game.id);
  cpSync(join(games, 'sparks'), folder, { recursive: true, filter: (from) => basename(from) !== 'node_modules' });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(path, renamed(readFileSync(path, 'utf8'), game));
    if (entry.name.startsWith('sparks.')) renameSync(path, join(entry.parentPath, entry.name.replace('sparks', game.id)));
  }
}

/** Puts the game on the shelf, before the examples. */
function shelve(packages: string, { id }: NewGame): void {
  const key = id.includes('-') ? `'${id}'` : id;
  const lines = { index: `async () => (await import('@conclave/${id}')).${camel(id)}`, moments: `() => import('@conclave/${id}/moments')` };
  for (const [name, load] of Object.entries(lines)) {
    const list = join(packages, `shelf/src/${name}.ts`);
    writeFileSync(list, readFileSync(list, 'utf8').replace(/(?= {2}sparks: )/, `  ${key}: ${load},\n`));
  }
  const manifest = join(packages, 'shelf/package.json');
  const wanted = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies: Record<string, string> };
  wanted.dependencies[`@conclave/${id}`] = '0.1.0';
  writeFileSync(manifest, `${JSON.stringify(wanted, null, 2)}\n`);
}

/** Other names stand in another order in imports. */
function layOut(packages: string, { id }: NewGame): void {
  execFileSync(process.execPath, [join(packages, '../node_modules/@biomejs/biome/bin/biome'), 'check', '--write', `games/${id}`, 'shelf'], {
    cwd: packages,
    stdio: 'pipe',
  });
}

/** `conclave new <id>`: a game that can be played at once, made of the example. */
export function newGameCommand(id: string, { title = pascal(id), prefix = id.slice(0, 2).toUpperCase() }: { title?: string; prefix?: string }): void {
  const packages = join(process.cwd(), 'packages');
  const games = join(packages, 'games');
  if (!existsSync(join(games, 'sparks'))) throw new Complaint('Run this in the folder of Conclave itself: the new game is made of packages/games/sparks.');
  const game = { id, title, prefix };
  checkNames(game, games);
  copySparks(games, game);
  shelve(packages, game);
  layOut(packages, game);
  console.log(
    `${title} stands in ${join(basename(dirname(games)), 'games', id)} and on the shelf. Next:\n  npm install\n  npx vitest run packages/games/${id}\n  npm start`,
  );
}
