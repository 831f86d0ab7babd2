import { expect, test } from 'vitest';
import { botName, withBotNames } from './names.ts';

test('bots are called differently from everybody at the table, however many there are', () => {
  expect(withBotNames(['isolde', undefined, 'Ben', undefined])).toEqual(['isolde', 'Corvin', 'Ben', 'Maren']);
  const many = withBotNames(Array<undefined>(40));
  expect(new Set(many).size).toBe(40);
  expect(many).not.toContain('');
});

test('a name stays the same for the same table', () => {
  expect(botName(['Ana'])).toBe(botName(['Ana']));
});
