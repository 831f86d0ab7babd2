import type { Pack } from '@conclave/engine';
import { LONGEST_TABLE } from '@conclave/protocol';
import { expect, test } from 'vitest';
import { hashWith, holdsPack, packIn } from './link.ts';

const pack: Pack = { format: 1, game: 'mages', name: 'Few “spells” ✦', values: { fireball: { copies: 3 } } };

test('a pack comes out of a link as it went in, in signs that every address may hold', async () => {
  const hash = await hashWith(pack);
  expect(holdsPack(hash)).toBe(true);
  expect(hash).toMatch(/^#pack=[\w-]+$/);
  expect(await packIn(hash)).toEqual(pack);
});

test('a small link that would unfold to more than a pack may be is not read', async () => {
  const long = new Blob([JSON.stringify('x'.repeat(LONGEST_TABLE * 50))]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const code = Buffer.from(await new Response(long).arrayBuffer()).toString('base64url');
  expect(code.length).toBeLessThan(LONGEST_TABLE / 4);
  await expect(packIn(`#pack=${code}`)).rejects.toThrow('too long');
});

test.each(['#pack=', '#pack=%%%', '#pack=AAAA', `#pack=${'A'.repeat(5000)}`])('%s is no pack', async (hash) => {
  await expect(packIn(hash)).rejects.toThrow();
});

test('another end of an address holds none', () => {
  expect(['', '#stone-circle', '#/pieces'].map(holdsPack)).toEqual([false, false, false]);
});
