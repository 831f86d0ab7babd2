import { faultsOfLanguage } from '@conclave/engine/testing';
import { PHRASES } from '@conclave/protocol';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { t } from './index.ts';

test('details are filled in, and none may be left out', () => {
  expect(t('home.playBots', { game: 'Mages' })).toBe('Play Mages against bots');
  expect([0, 1, 2].map((n) => t('kit.hearts', { n }))).toEqual(['0 hearts', '1 heart', '2 hearts']);
  expect(() => t('home.playBots')).toThrow('game');
});

test('everything that may be said at a table has words', () => {
  for (const phrase of PHRASES) expect(en).toHaveProperty([`say.${phrase}`]);
});

const boards = import.meta.glob<{ en: Record<string, string> }>('../boards/*/en.ts', { eager: true });

test('every text of the interface and of the boards can be read', () => {
  expect(Object.keys(boards)).toHaveLength(4);
  for (const texts of [en, ...Object.values(boards).map((board) => board.en)]) expect(faultsOfLanguage(texts, texts)).toEqual([]);
});
