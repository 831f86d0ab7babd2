import { readdirSync, readFileSync } from 'node:fs';
import { withLegend } from '@conclave/shelf/books';
import { describe, expect, test } from 'vitest';
import { meaningsOf } from './legend.ts';

const folder = (game: string): URL => new URL(`../boards/${game}/`, import.meta.url);

/** The signs that a board draws by name, each with what it says it means. */
function drawnOn(game: string): string[] {
  const components = readdirSync(folder(game)).filter((file) => file.endsWith('.svelte') && file !== 'Picture.svelte' && file !== 'Gallery.svelte');
  const tags = components.flatMap((file) => readFileSync(new URL(file, folder(game)), 'utf8').match(/<Sign\b[^>]*>/g) ?? []);
  return tags.flatMap((tag) => /\bmeans="([^"]+)"/.exec(tag)?.[1] ?? (tag.includes(' means=') ? [] : (/\bname="([^"]+)"/.exec(tag)?.[1] ?? [])));
}

describe.each(withLegend)('%s', (game) => {
  test('every sign that the board draws by name means something', async () => {
    const meaningOf = await meaningsOf(game);
    const signs = [...new Set(drawnOn(game))];
    expect(signs.length).toBeGreaterThan(3);
    expect(signs.filter((sign) => !meaningOf(sign))).toEqual([]);
  });
});

test.each([
  ['mages', 'attached-shield', 'defense'],
  ['mages', 'shield-reflect', 'counter'],
  ['manaforge', 'spends', 'spend'],
  ['gates-of-mara', 'share', 'share'],
  ['mystic-vale', 'mountaintop', 'vale'],
])('%s: %s stands for %s', async (game, sign, meaning) => {
  expect((await meaningsOf(game))(sign)?.id).toBe(meaning);
});

test('a key of the keyboard is told as such where Keys are won, too', async () => {
  const meaningOf = await meaningsOf('gates-of-mara');
  expect([meaningOf('keycap')?.means, meaningOf('key')?.name]).toEqual(['On a keyboard, this key does the same.', 'Key']);
});

test.each(['cursed-star', 'gem-pendant', 'mirror-mirror', 'old-lantern'])('the sign of an Item, %s, is not told as the pile of Items', async (sign) => {
  expect((await meaningsOf('mages'))(sign)).toBeUndefined();
});
