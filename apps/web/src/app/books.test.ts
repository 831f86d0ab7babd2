import { expect, test } from 'vitest';
import { chaptersOf, loadBook } from './books.ts';
import { doors } from './doors.ts';

const rule = (id: string, chapter: string, text: string) => ({ id, chapter, text, see: [] });
const rules = [rule('A-1', 'Setup', 'Deal four cards.'), rule('A-2', 'Setup', 'The oldest begins.'), rule('B-1', 'Dice', 'Roll two dice.')];

test('rules stand under their headings', () => {
  expect(chaptersOf(rules, '').map(({ title, rules: list }) => [title, list.length])).toEqual([
    ['Setup', 2],
    ['Dice', 1],
  ]);
});

test('a search keeps the rules that hold every word, or the id', () => {
  expect(chaptersOf(rules, 'cards FOUR').flatMap(({ rules: list }) => list.map(({ id }) => id))).toEqual(['A-1']);
  expect(chaptersOf(rules, 'b-1')).toHaveLength(1);
  expect(chaptersOf(rules, 'dragon')).toEqual([]);
});

test('"how do I win" leads to the end of every game', async () => {
  for (const { id } of doors()) {
    const book = await loadBook(id);
    const [first] = chaptersOf(book?.rules ?? [], 'how do I win?');
    expect(first?.title, id).toMatch(/win|victory|end/i);
    expect(first?.rules.map(({ text }) => text).join(' '), id).toMatch(/\bwins?\b|\bwon\b/);
  }
});

test('every door leads to rules, rulings and cards', async () => {
  for (const { id } of doors()) {
    const book = await loadBook(id);
    expect(book?.rules.length, id).toBeGreaterThan(20);
    expect(book?.rulings.length, id).toBeGreaterThan(5);
    expect(book?.catalogue?.entries.length, id).toBeGreaterThan(20);
  }
});
