import { readFileSync } from 'node:fs';
import { icons } from '@iconify-json/game-icons';
import { expect, test } from 'vitest';
import { doors } from '../app/doors.ts';
import { things as maraThings } from '../boards/gates-of-mara/look.ts';
import { things } from '../boards/mages/look.ts';
import { sigils } from '../kit/shapes.ts';

const listed = (name: string): string[] =>
  readFileSync(new URL(`./${name}.signs`, import.meta.url), 'utf8')
    .split(/\s+/)
    .filter(Boolean);

test('every listed sign exists', () => {
  for (const name of [...listed('common'), ...listed('mages'), ...listed('gates-of-mara'), ...listed('pieces')])
    expect(icons.icons[name] ?? icons.aliases?.[name], name).toBeDefined();
});

test('crests and doors, and all things of Mages, have their signs at hand', () => {
  for (const name of [...sigils, ...doors.map(({ sign }) => sign)]) expect(listed('common')).toContain(name);
  const known = [...listed('common'), ...listed('mages')];
  for (const { id, sign } of things) expect(known, id).toContain(sign);
});

test('all things of Gates of Mara have their signs at hand, and none is carried twice', () => {
  const known = [...listed('common'), ...listed('gates-of-mara')];
  for (const { id, sign } of maraThings) expect(known, id).toContain(sign);
  expect(new Set(known).size).toBe(known.length);
});
