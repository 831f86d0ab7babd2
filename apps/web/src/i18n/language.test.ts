import { expect, test } from 'vitest';
import { languages, nameOfLanguage, tagFor } from './language.ts';

const THERE = ['en', 'de', 'pt-BR'];

test('the language is the one asked for, else the chosen one, else the first that the browser likes', () => {
  expect(tagFor('de', 'pt-BR', ['en'], THERE)).toBe('de');
  expect(tagFor(null, 'pt-BR', ['de'], THERE)).toBe('pt-BR');
  expect(tagFor(null, '', ['fr-FR', 'de-AT', 'en'], THERE)).toBe('de');
  expect(tagFor(null, '', ['fr-FR'], THERE)).toBe('en');
  expect(tagFor('constructor', '', [], THERE)).toBe('en');
});

test('the pseudo-language is only for who asks for it', () => {
  expect(tagFor('pseudo', '', ['de'], THERE)).toBe('pseudo');
  expect(tagFor(null, 'pseudo', ['de'], THERE)).toBe('de');
  expect(languages).not.toContain('pseudo');
});

test('a language is called as those call it who read it', () => {
  expect(['en', 'de', 'pt-BR'].map(nameOfLanguage)).toEqual(['English', 'Deutsch', 'português (Brasil)']);
});
