import { readFileSync } from 'node:fs';
import { icons } from '@iconify-json/game-icons';
import { expect, test } from 'vitest';
import type { Thing } from '../app/board.ts';
import { doors } from '../app/doors.ts';
import { sigils } from '../kit/shapes.ts';

const looks = import.meta.glob<() => readonly Thing[]>('../boards/*/look.ts', { eager: true, import: 'things' });

const listed = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split(/\s+/)
    .filter(Boolean);
const common = listed('./common.signs');
const boards = Object.entries(looks).map(([path, things]) => ({ things: things(), own: listed(path.replace('look.ts', 'board.signs')), path }));

test('every listed sign exists', () => {
  expect(boards.length).toBeGreaterThan(0);
  for (const name of [...common, ...boards.flatMap(({ own }) => own), ...listed('./pieces.signs')])
    expect(icons.icons[name] ?? icons.aliases?.[name], name).toBeDefined();
});

test('crests and doors have their signs at hand', () => {
  for (const name of [...sigils, ...doors().map(({ sign }) => sign)]) expect(common).toContain(name);
});

test('everything that can be looked at has its sign at hand, and a board carries none twice', () => {
  for (const { things, own, path } of boards) {
    const known = [...common, ...own];
    for (const { id, sign } of things) expect(known, `${path} ${id}`).toContain(sign);
    expect(new Set(known).size, path).toBe(known.length);
  }
});
