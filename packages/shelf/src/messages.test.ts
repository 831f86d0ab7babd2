import { faultsOfLanguage } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { shelf } from './index.ts';

test.each(Object.keys(shelf))('every sentence of %s can be read', async (game) => {
  const { en } = (await import(`../../games/${game}/src/messages/en.ts`)) as { en: Record<string, string> };
  expect(Object.keys(en).length).toBeGreaterThan(0);
  expect(faultsOfLanguage(en, en)).toEqual([]);
});
