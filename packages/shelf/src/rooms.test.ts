import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shelf } from './index.ts';

/** The rooms of every game, each with a door, and the files that stand outside them. */
const ROOMS = ['bot', 'cards', 'messages', 'moments', 'rules', 'view', 'why-not', 'words'];
const FILES = ['clone.ts', 'index.ts', 'moves.ts', 'options.ts', 'redeal.ts', 'scoring.ts', 'setup.ts', 'state.ts'];
/** What a room holds in every game that has cards. */
const INSIDE = [
  'bot/characters.ts',
  'bot/features.ts',
  'bot/promise.ts',
  'bot/worth.ts',
  'cards/catalogue.json',
  'cards/schema.ts',
  'messages/en.ts',
  'view/types.ts',
  'words/moves.ts',
  'words/events.ts',
  'words/table.ts',
];
/** Beside those: the book, lessons, the test kit, golden games, and a room that one game alone needs. */
const ALSO = ['book', 'lessons', 'golden', 'scenario.ts', 'planning'];

const folderOf = (game: string): string => fileURLToPath(new URL(`../../games/${game}/src/`, import.meta.url));

const games = Object.keys(shelf);
const hasRoom = (room: string) => (game: string) => existsSync(folderOf(game) + room);

test.each(games)('%s has the rooms of every game, each with one door', (game) => {
  const rooms = ROOMS.filter((room) => room !== 'cards' || hasRoom('cards')(game));
  expect(rooms.filter((room) => !existsSync(`${folderOf(game)}${room}/index.ts`))).toEqual([]);
});

test.each(games)('%s has the same files outside the rooms, and no others', (game) => {
  const found = readdirSync(folderOf(game)).filter((name) => !name.endsWith('.test.ts'));
  expect(FILES.filter((file) => !found.includes(file))).toEqual([]);
  expect(found.filter((name) => ![...ROOMS, ...FILES, ...ALSO].includes(name))).toEqual([]);
});

test.each(games.filter(hasRoom('book')))('%s has a book of the same files as every other', (game) => {
  // Examples that are too many for one file lie in a folder beside it.
  const files = readdirSync(`${folderOf(game)}book`).filter((name) => name !== 'examples');
  expect(files.toSorted()).toEqual(['crib.ts', 'en.ts', 'examples.ts', 'index.ts', 'signs.ts']);
});

test.each(games.filter(hasRoom('cards')))('%s calls the same job the same', (game) => {
  expect(INSIDE.filter((file) => !existsSync(folderOf(game) + file))).toEqual([]);
});
