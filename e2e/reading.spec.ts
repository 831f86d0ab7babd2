import { expect, type Locator, type Page } from '@playwright/test';
import { type House, test } from './house.ts';

const TABLET = { width: 1024, height: 768 };
const LAPTOP = { width: 1366, height: 768 };
const DESK = { width: 1440, height: 900 };

async function openMoment(house: House, page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(`${house.url}/moment/mages/six-mages`);
  await expect(page.locator('.tbl')).toBeVisible();
}

/** Whether two pieces share a point of the screen. */
async function meet(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('one of them is not to be seen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('resting the mouse on a piece, or pressing i, shows its card beside it', async ({ house, page }) => {
  await openMoment(house, page, DESK);
  const card = page.getByRole('tooltip').first();
  for (const piece of await page.locator('.tbl [data-thing]:visible').all()) {
    await piece.hover();
    await expect(card).toBeVisible();
    expect(await meet(card, piece), (await piece.getAttribute('data-thing')) ?? '').toBe(false);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    // What lies within a piece is read with it.
    if (await piece.evaluate((one) => one.parentElement?.closest('button') !== null)) continue;
    await piece.focus();
    await page.keyboard.press('i');
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('the rules open over the table, at the end of the game for who asks how to win, and leave it as it was', async ({ house, page }) => {
  await openMoment(house, page, LAPTOP);
  const before = await page.locator('.tbl').innerText();
  const address = page.url();
  await page.keyboard.press('?');
  const rules = page.getByRole('dialog', { name: 'Rules of Mages' });
  await rules.getByRole('searchbox').fill('how do I win');
  await expect(rules.getByRole('heading', { level: 2 }).nth(1)).toHaveText('Winning');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  expect(page.url()).toBe(address);
  expect(await page.locator('.tbl').innerText()).toBe(before);
});

test('the drawer opens by its handle, takes the focus, and gives it back', async ({ house, page }) => {
  await openMoment(house, page, TABLET);
  const handle = page.getByRole('button', { name: /^Log/ });
  await expect(handle).toHaveAttribute('aria-expanded', 'false');
  await handle.press('Enter');
  await expect(handle).toHaveAttribute('aria-expanded', 'true');
  const drawer = page.locator('[data-drawer]');
  await expect(drawer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(handle).toBeFocused();
  await handle.click();
  await expect(drawer).toBeVisible();
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  await expect(drawer).toBeHidden();
});
