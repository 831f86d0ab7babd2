/**
 * Finds `object[name]`, `name in object` and the like where the name may be any text: from outside it could be `constructor`, and the answer
 * what every object inherits. Use `lookUp` of the engine, a `Map`, or `Object.hasOwn` of that object and that name. Writing to such a place counts too.
 */
import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findIn, programOf, scriptsOf, settingsOf } from './indexing.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CHECKED = /^(packages\/.*\/src|apps\/(server|cli|web)\/src)\/.*\.ts$/;
const TEST_KITS = /\.test\.ts$|\.contract\.ts$|\/testing\/|\/scenario\.ts$/;
/** They walk over the own keys of plain data, whatever those are called. */
const WALKERS = /engine\/src\/(lookup|hash|kernel)\.ts$|table\/src\/patch\.ts$|protocol\/src\/outgoing\.ts$/;

const web = settingsOf(`${ROOT}apps/web`);
const components = readdirSync(`${ROOT}apps/web/src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svelte'))
  .map((file) => `${ROOT}apps/web/src/${file}`);
const program = programOf([...settingsOf(ROOT).fileNames, ...web.fileNames], components, web.options);
const files = program.getSourceFiles().filter(({ fileName }) => {
  const path = relative(ROOT, fileName);
  return CHECKED.test(path) && !TEST_KITS.test(path) && !WALKERS.test(path);
});
const looked = new Set(files.map(({ fileName }) => fileName));
const checker = program.getTypeChecker();
const found = files.flatMap((file) => findIn(file, checker).map((place) => `${relative(ROOT, file.fileName).replace('.scripts.ts', '')}:${place}`));
for (const one of found) console.error(one);
if (found.length > 0) console.error(`${found.length} places take any text for the name of a field. Use lookUp of the engine, a Map, or Object.hasOwn.`);
process.exitCode = found.length > 0 || components.length === 0 || !components.every((file) => looked.has(scriptsOf(file))) ? 1 : 0;
