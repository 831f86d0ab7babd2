import { expect, type Page } from '@playwright/test';
import { seriousFaults } from './access.ts';
import { atRest } from './at-rest.ts';
import { first, games } from './games.ts';
import { playOn, readInWords, test } from './house.ts';

const GAMES = games.map(({ title }) => title);
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const SCREENS = ['/', `/games/${first.id}`, `/games/${first.id}/rules`, `/games/${first.id}/cards`, `/play/${first.id}`, '/tables', '/settings', '/credits'];

/** On the phone a game's door is chosen first. */
const playBots = async (page: Page, url: string, game: string): Promise<void> => {
  await page.goto(url);
  const start = page.getByRole('button', { name: `Play ${game} against bots` });
  const door = page.locator('[data-part=doors]').getByRole('button', { name: game }).first();
  await expect(door).toBeVisible();
  if (!(await start.isVisible())) await door.click();
  await start.click();
  await expect(page).toHaveURL(/\/(local|table)\//);
};

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`no screen has a serious fault of access, ${name}`, async ({ house, page }) => {
    await page.setViewportSize(viewport);
    for (const screen of SCREENS) {
      await page.goto(house.url + screen);
      await expect(page.locator('h1, h2').first()).toBeVisible();
      expect(await seriousFaults(page), screen).toEqual([]);
    }
  });

  for (const game of GAMES)
    test(`${game} against bots begins in one tap and fits its screen, ${name}`, async ({ house, page }) => {
      await page.setViewportSize(viewport);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await playBots(page, house.url, game);
      await expect(page.locator('[data-game]').first()).toBeVisible();
      await atRest(page, viewport);
      const over = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
      expect(Math.max(...over)).toBeLessThanOrEqual(0);
      expect(await seriousFaults(page)).toEqual([]);
      expect(errors).toEqual([]);
    });
}

for (const game of GAMES)
  test(`${game} is played by keyboard alone, in words`, async ({ house, page }) => {
    await readInWords(page.context());
    await playBots(page, house.url, game);
    for (let made = 0; made < 6; made++) {
      await expect(page.locator('[data-part=moves] button').first()).toBeVisible();
      const before = await page.locator('main').textContent();
      for (let i = 0; i < 80 && !(await page.evaluate(() => document.activeElement?.closest('[data-part=moves]') !== null)); i++)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForFunction((was) => document.querySelector('main')?.textContent !== was, before);
    }
  });

test('Enter after a tap confirms what was chosen, and does not tap it again', async ({ house, page }) => {
  await playBots(page, house.url, 'Manaforge');
  // What is explained takes Enter for itself.
  await page.locator('[data-first]').getByRole('button', { name: 'no more explanations' }).click();
  await page.locator('[data-piece=hand] button').first().click();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part=picks] [data-thing]')).toHaveCount(1);
});

test.describe('without a line', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a game against bots goes on offline, and survives a reload', async ({ own: house, page }) => {
    await readInWords(page.context());
    await playBots(page, house.url, 'Mages');
    await expect(page.locator('[data-part=moves] button').first()).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect(page.locator('[data-part=moves] button').first()).toBeVisible();
    await house.kill();
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.locator('[data-part=moves] button').first()).toBeVisible();
    expect(await playOn([page], 5)).toBe(5);
  });
});

test('the level and the character of a bot are chosen at set-up, said in words, and kept with the table', async ({ own: house, page }) => {
  await readInWords(page.context());
  await page.goto(`${house.url}/play/gates-of-mara`);
  await page.getByText('Bot', { exact: true }).click();
  await page.getByLabel('Strength').selectOption('apprentice');
  const way = page.getByLabel('Way of playing');
  const [id, says] = await way
    .locator('option')
    .nth(1)
    .evaluate((one: HTMLOptionElement) => [one.value, one.title]);
  await way.selectOption(id ?? '');
  await expect(page.getByText('Knows the moves, and makes the one that comes to mind.')).toBeVisible();
  await expect(page.getByText(says ?? '', { exact: true })).toBeVisible();
  await page.locator('form [data-kind=go]').click();
  await expect(page).toHaveURL(/\/table\//);
  const table = await page.request.get(`${house.url}/api/tables/${new URL(page.url()).pathname.split('/')[2]}`);
  expect(await table.json()).toMatchObject({ seats: [{}, { level: `apprentice/${id}` }] });
});
