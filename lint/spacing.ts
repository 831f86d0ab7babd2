/** Finds space between pieces that is written in pixels: it comes from the steps of `tokens.css`, or from a length that has a name. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { spacesIn } from './spaces.ts';

const SOURCE = fileURLToPath(new URL('../apps/web/src/', import.meta.url));

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|css)$/.test(file));
const found = files.flatMap((file) => spacesIn(readFileSync(SOURCE + file, 'utf8')).map((place) => `apps/web/src/${file}:${place}`));
for (const one of found) console.error(one);
if (found.length > 0) console.error(`${found.length} spaces are written in pixels. Use --s0 to --s8 of styles/tokens.css, or name the length.`);
process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
