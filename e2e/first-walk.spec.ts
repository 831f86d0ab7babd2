import { expect } from '@playwright/test';
import { seriousFaults } from './access.ts';
import { begin, cardFaults, playInCompany } from './accompany.ts';
import { games } from './games.ts';
import { habits } from './habits.ts';
import { test } from './house.ts';

test.slow();

const SIZES = { laptop: { width: 1366, height: 768 }, tablet: { width: 768, height: 1024 }, phone: { width: 390, height: 844 } };
/** Whole games at every size, with a picture of each card, or the first cards of each game at one size. */
const isWhole = process.env.CONCLAVE_SIZES === 'all';
const FEW = 6;
const FOLDER = 'shots/first-games';

const named = Object.entries(SIZES);
for (const [turn, { id, title }] of games.entries())
  for (const [name, viewport] of isWhole ? named : named.slice(turn % named.length).slice(0, 1))
    test(`${title}: every card of a first game points at what is on the screen and not covered, ${name}`, async ({ house, page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => localStorage.setItem('conclave.settings', JSON.stringify({ sound: false, speed: 4 })));
      await begin(house, page, title);
      const read = new Set<string>();
      await playInCompany(page, {
        habit: habits.get(id) ?? { kinds: [], closes: '' },
        isEnough: () => !isWhole && read.size >= FEW,
        read: async (first) => {
          await expect.poll(() => cardFaults(page), first).toEqual([]);
          if (isWhole) await page.screenshot({ path: `${FOLDER}/${id}-${name}-${read.size + 1}-${first}.png` });
          if (read.size === 0) expect(await seriousFaults(page), first).toEqual([]);
          read.add(first);
        },
      });
      expect(read.size).toBeGreaterThanOrEqual(FEW);
    });
