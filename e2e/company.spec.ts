import { expect, type Page } from '@playwright/test';
import { sitTogether, test } from './house.ts';

const card = (page: Page) => page.locator('[data-first]');

test('whoever comes to a first game by a link has things explained too, and one tap in the menu ends it', async ({ house, browser, page: ana }) => {
  const ben = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await sitTogether(house, [ana, ben], 'mages');
  await expect.poll(async () => (await card(ana).count()) + (await card(ben).count()), 'whoever is asked has a card').toBeGreaterThan(0);
  for (const page of [ana, ben]) {
    await page.getByRole('button', { name: 'Table menu' }).click();
    const wanted = page.getByRole('switch', { name: /^Explain what is new to me/ });
    await expect(wanted).toHaveAttribute('aria-checked', 'true');
    await wanted.click();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
  }
});

test('at a shared screen the first game is accompanied too', async ({ house, page }) => {
  await page.goto(`${house.url}/play/manaforge`);
  await page.getByText('At this screen').click();
  await page.getByRole('button', { name: 'Begin' }).click();
  const ready = page.getByRole('dialog').getByRole('button');
  await expect(ready.or(card(page)).first()).toBeVisible();
  if (await ready.first().isVisible()) await ready.first().click();
  await expect(card(page)).toBeVisible();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await expect(page.getByRole('switch', { name: /^Explain what is new to me/ })).toHaveAttribute('aria-checked', 'true');
});
