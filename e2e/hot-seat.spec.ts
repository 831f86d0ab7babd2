import { expect, type Page } from '@playwright/test';
import { type House, test } from './house.ts';

/** Two people at this screen. */
async function shareScreen(house: House, page: Page, game: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('conclave.settings', JSON.stringify({ sound: false, speed: 0 })));
  await page.goto(`${house.url}/play/${game}`);
  await page.getByText('At this screen').click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('[data-stage="playing"]')).toBeVisible();
}

const asked = (page: Page) => page.locator('[data-piece="prompt"][role="alert"]');

test('where hands are hidden a curtain hangs from the first seat on, and falls whenever the screen changes hands', async ({ house, page }) => {
  await shareScreen(house, page, 'mages');
  const curtain = page.getByRole('dialog', { name: /^Pass the device to/ });
  const hand = page.locator('[data-piece~="hand"]').first();
  await expect(curtain).toBeVisible();
  await expect(hand).toHaveCount(0);
  const first = await curtain.getByRole('heading').innerText();
  await curtain.getByRole('button').click();
  await expect(curtain).toBeHidden();
  await expect(asked(page)).toBeVisible();
  while (!(await curtain.isVisible())) {
    const onward = page.getByRole('button', { name: /^(End turn|Pass the action)/ }).filter({ visible: true });
    const before = await page.locator('[data-stage]').innerText();
    await onward.first().click();
    await expect.poll(async () => (await curtain.isVisible()) || (await page.locator('[data-stage]').innerText()) !== before).toBe(true);
  }
  expect(await curtain.getByRole('heading').innerText()).not.toBe(first);
  await expect(hand).toHaveCount(0);
  await curtain.getByRole('button').click();
  await expect(asked(page)).toBeVisible();
});

test('where everything lies open the screen changes hands without a curtain, and says whose it is', async ({ house, page }) => {
  await shareScreen(house, page, 'gates-of-mara');
  await expect(asked(page)).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: 'Pass all the same' }).filter({ visible: true })).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByText(/^The table turns to /)).toBeVisible();
  await expect(asked(page)).toBeVisible();
  await expect(page.getByRole('dialog', { name: /^Pass the device to/ })).toHaveCount(0);
});
