import { readdirSync, readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('./dist/.vite/manifest.json', import.meta.url), 'utf8'));

/** Everything that is loaded together with some modules, found by how their names end. */
function loadedWith(...ends) {
  const found = new Set();
  const follow = (key) => {
    if (found.has(key)) return;
    found.add(key);
    for (const next of manifest[key].imports ?? []) follow(next);
  };
  for (const key of Object.keys(manifest)) if (ends.some((end) => key.endsWith(end))) follow(key);
  return [...found].map((key) => manifest[key]);
}

const scripts = (chunks) => chunks.map(({ file }) => `dist/${file}`).filter((file) => file.endsWith('.js'));
const styles = (chunks) => chunks.flatMap(({ css = [] }) => css.map((file) => `dist/${file}`));
const fonts = ['fell', 'sans', 'digits'].map((name) => `dist/assets/${name}-????????.woff2`);

const home = loadedWith('index.html');
const games = readdirSync(new URL('./src/boards', import.meta.url));
const boardOf = (game) => loadedWith('index.html', 'screens/TableScreen.svelte', `boards/${game}/index.ts`, `games/${game}/src/index.ts`, 'src/table/local.ts');

export default [
  { name: 'script of the home page', path: scripts(home), gzip: true, limit: '80 KB' },
  ...games.flatMap((game) => [
    { name: `script of the home page and ${game}`, path: scripts(boardOf(game)), gzip: true, limit: '200 KB' },
    { name: `styles of the home page and ${game}`, path: styles(boardOf(game)), gzip: true, limit: '30 KB' },
  ]),
  { name: 'fonts', path: fonts, gzip: false, limit: '70 KB' },
];
