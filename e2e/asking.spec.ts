import { expect } from '@playwright/test';
import { test } from './house.ts';

test('what is picked up stays so while it is asked why something else cannot be done', async ({ house, page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${house.url}/moment/gates-of-mara/five-realms`);
  const figure = page.locator('[data-piece^="figure."][data-can]').first();
  await figure.click();
  await expect(figure).toHaveAttribute('aria-pressed', 'true');
  await page.locator('[data-piece^="figure."][data-out]').first().click();
  await expect(page.locator('[data-part=why-not]')).toBeVisible();
  await expect(figure).toHaveAttribute('aria-pressed', 'true');
});
