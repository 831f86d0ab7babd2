import { expect, type Page } from '@playwright/test';
import { seriousFaults } from './access.ts';
import { begin, cardOf as card, cardFaults } from './accompany.ts';
import { games } from './games.ts';
import { test } from './house.ts';

const SIZES = { laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 }, sideways: { width: 844, height: 390 } };

const explained = (page: Page): Promise<string | null> => card(page).getAttribute('data-first');

for (const [name, viewport] of Object.entries(SIZES))
  for (const { title } of games)
    test(`the first game of ${title} is accompanied, and nothing spoken of is covered, ${name}`, async ({ house, page }) => {
      await page.setViewportSize(viewport);
      await begin(house, page, title);
      await expect(card(page)).toBeVisible();
      await expect.poll(() => cardFaults(page)).toEqual([]);
      const was = await explained(page);
      await card(page).getByRole('button', { name: 'Got it' }).click();
      await expect(page.locator(`[data-first="${was}"]`)).toBeHidden();
      await page.reload();
      await expect(page.locator('[data-stage]')).toBeVisible();
      await expect(page.locator(`[data-first="${was}"]`)).toBeHidden();
    });

test('the bots wait while a card is read; it is read away by Enter, and its rule lies behind it', async ({ house, page }) => {
  await page.setViewportSize(SIZES.laptop);
  await begin(house, page, 'Mages');
  await expect(card(page)).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  const before = await page.locator('[data-stage]').innerText();
  await card(page).getByRole('button', { name: 'the rule' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules of Mages' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeVisible();
  expect(await page.locator('[data-stage]').innerText()).toBe(before);
  const was = await explained(page);
  await card(page).getByRole('button', { name: 'Got it' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-first="${was}"]`)).toBeHidden();
});

test('one tap ends the explanations, and the menu begins them anew', async ({ house, page }) => {
  await page.setViewportSize(SIZES.laptop);
  await begin(house, page, 'Mystic Vale');
  await expect(card(page)).toBeVisible();
  const was = await explained(page);
  await card(page).getByRole('button', { name: 'no more explanations' }).click();
  await expect(card(page)).toBeHidden();
  await page.getByRole('button', { name: 'Table menu' }).click();
  const wanted = page.getByRole('switch', { name: /^Explain what is new to me/ });
  await expect(wanted).toHaveAttribute('aria-checked', 'false');
  await wanted.click();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveAttribute('data-first', was ?? '');
  // Another game of the same title, begun later, is accompanied no more once this is stopped for good.
  await card(page).getByRole('button', { name: 'no more explanations' }).click();
  await begin(house, page, 'Mystic Vale');
  await expect(page.locator('[data-stage]')).toBeVisible();
  await expect(card(page)).toBeHidden();
});

test('at the table in words a card is said, with the names of what it speaks of', async ({ house, page }) => {
  await page.addInitScript(() => localStorage.setItem('conclave.settings', JSON.stringify({ text: true })));
  await begin(house, page, 'Manaforge');
  await expect(card(page)).toContainText('has most after nine rounds wins');
  await page.keyboard.press('Escape');
  await expect(card(page)).toContainText('Pick one talent');
  await expect(card(page)).toContainText('Look at the talents in your hand.');
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
});

test('who wants no waiting is not accompanied, nor is who looks at a laid-out position', async ({ house, page }) => {
  await page.goto(`${house.url}/moment/mages/six-mages`);
  await expect(page.locator('[data-stage]')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('conclave.firsts'))).toBeNull();
  await page.evaluate(() => localStorage.setItem('conclave.settings', JSON.stringify({ speed: 0 })));
  await begin(house, page, 'Mages');
  await expect(page.locator('[data-stage]')).toBeVisible();
  await expect(card(page)).toBeHidden();
});

test('the menu says in words what could be done, each kind of move once', async ({ house, page }) => {
  await page.goto(`${house.url}/moment/mages/six-mages`);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'What can I do?' }).click();
  const plans = page.locator('[data-part=plans] li');
  await expect(plans.first()).toBeVisible();
  const said = await plans.allInnerTexts();
  expect(said.length).toBeGreaterThan(2);
  expect(said.filter((text) => /^Raise/.test(text)).length).toBeLessThanOrEqual(1);
});
