import { expect } from '@playwright/test';
import { test } from './house.ts';

test.use({ viewport: { width: 1366, height: 768 } });

for (const { moment, picks, refuses } of [
  { moment: 'gates-of-mara/five-realms', picks: '[data-piece^="figure."][data-can]', refuses: '[data-piece^="figure."][data-out]' },
  { moment: 'mystic-vale/harvest', picks: '[data-flip^="adv."][data-can]', refuses: '[data-flip^="vale."]:not([data-can])' },
])
  test(`what is picked up stays so while it is asked why something else cannot be done, ${moment}`, async ({ house, page }) => {
    await page.goto(`${house.url}/moment/${moment}`);
    const piece = page.locator(picks).first();
    await piece.click();
    await expect(piece).toHaveAttribute('aria-pressed', 'true');
    await page.locator(refuses).first().click();
    await expect(page.locator('[data-part=why-not]')).toBeVisible();
    await expect(piece).toHaveAttribute('aria-pressed', 'true');
  });
