import { expect, type Page } from '@playwright/test';
import { type House, test } from './house.ts';
import { momentAt } from './moments.ts';

test.use({ viewport: { width: 1366, height: 768 } });

/** Where keys of many kinds are printed. */
const PRINTED = [
  'mages/six-mages',
  'mages/attack',
  'manaforge/crowded',
  'gates-of-mara/five-realms',
  'gates-of-mara/abilities',
  'mystic-vale/field',
  'mystic-vale/harvest',
];
const KEY = 'kbd';

async function open(house: House, page: Page, moment: string): Promise<void> {
  await page.goto(house.url + momentAt(moment).path);
  await expect(page.locator('[data-stage="playing"]')).toBeVisible();
  await expect(page.locator(KEY).filter({ visible: true }).first()).toBeVisible();
}

/** What a key may change: the table, or what lies over it. */
const look = (page: Page): Promise<string> => page.evaluate(() => document.body.innerHTML);

/** The keys printed on what can be done now. */
const printedKeys = (page: Page): Promise<string[]> =>
  page
    .locator(KEY)
    .filter({ visible: true })
    .evaluateAll((all) => [...new Set(all.filter((one) => !one.closest('[data-off]')).map((one) => one.textContent?.trim() ?? ''))]);

for (const moment of PRINTED)
  test(`every key that is printed does something, ${moment}`, async ({ house, page }) => {
    await page.addInitScript(() => localStorage.setItem('conclave.settings', JSON.stringify({ sound: false, speed: 1e-4 })));
    await open(house, page, moment);
    const keys = await printedKeys(page);
    expect(keys.length).toBeGreaterThan(0);
    for (const [i, key] of keys.entries()) {
      if (i > 0) await open(house, page, moment);
      const before = await look(page);
      await page.keyboard.press(key === '⏎' ? 'Enter' : key.toLowerCase());
      await expect.poll(() => look(page), `${key} does nothing`).not.toBe(before);
    }
  });
