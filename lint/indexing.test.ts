import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findIn, programOf, scriptsOf, settingsOf } from './indexing.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const options = { ...settingsOf(here('../apps/web')).options, types: ['svelte'] };

test.each([
  ['fixture/found.ts', []],
  ['fixture/Found.svelte', ['fixture/Found.svelte']],
])('every place of %s that takes any text for a name is found, and no other', (file, components) => {
  const program = programOf(
    [here(file)].filter(() => components.length === 0),
    components.map(here),
    options,
  );
  const source = program.getSourceFile(components.length === 0 ? here(file) : scriptsOf(here(file)))!;
  const lines = readFileSync(here(file), 'utf8').split('\n');
  const meant = lines.flatMap((line, i) => (line.endsWith('// found') ? [i + 1] : []));
  expect(findIn(source, program.getTypeChecker()).map((place) => Number.parseInt(place, 10))).toEqual(meant);
  expect(meant).not.toEqual([]);
});
