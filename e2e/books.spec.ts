import { expect, type Locator, type Page } from '@playwright/test';
import { booked, examplesFor } from '../packages/shelf/src/books.ts';
import { seriousFaults } from './access.ts';
import { games } from './games.ts';
import { test } from './house.ts';
import { plainWords } from './plain-words.ts';

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const LAPTOP = { width: 1366, height: 768 };
/** A chapter with an example. */
const READ = { game: 'mages', chapter: 'An attack, from spell to dice', example: 'countered', title: 'A Counter throws it back' };

const leafOf = (page: Page): Locator => page.locator('[data-leaf]');
const isTooWide = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
/** The pieces come after the words. */
const waitForPictures = (page: Page): Promise<void> => expect(page.locator('figure').last()).toBeAttached();

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`a chapter is read, its example stepped through, and left for where it was opened, ${name}`, async ({ house, page }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${house.url}/games/${READ.game}/rules`);
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: READ.chapter }).click();
    const chapter = page.getByRole('heading', { level: 2, name: READ.chapter });
    await expect(chapter).toBeInViewport();
    await page.getByRole('link', { name: READ.title }).click();
    const { examples = [] } = (await examplesFor(READ.game)) ?? {};
    const beats = examples.find(({ id }) => id === READ.example)?.beats ?? [];
    for (const beat of beats) {
      await expect(leafOf(page).getByRole('img', { name: `step ${beats.indexOf(beat) + 1} of ${beats.length}` })).toBeVisible();
      if (beat === beats[0]) expect(await seriousFaults(page)).toEqual([]);
      if (beat !== beats.at(-1)) await leafOf(page).getByRole('button', { name: 'Go on' }).click();
    }
    await expect(page.locator('[data-piece="hearts.1"]').filter({ visible: true }).first().getByRole('img', { name: /^1/ })).toBeVisible();
    await leafOf(page).getByRole('button', { name: 'Back to the chapter' }).click();
    await expect(page.getByRole('link', { name: READ.title })).toBeInViewport();
  });

  test(`one search finds chapters, mistakes and numbered rules, ${name}`, async ({ house, page }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${house.url}/games/${READ.game}/rules`);
    await page.getByRole('searchbox').fill('how do I win?');
    await expect(page.locator('main h2').first()).toHaveText('Winning');
    await expect(page.locator('#MG-WIN-01')).toBeVisible();
    await page.getByRole('searchbox').fill('padlock');
    await expect(page.locator('[data-symbol]')).toHaveCount(1);
    await expect(page.locator('[data-symbol]')).toContainText('cannot be done now');
    await page.getByRole('searchbox').fill('treasure troll');
    await expect(page.locator('[data-symbol]').first()).toContainText('Troll');
    await page.getByRole('searchbox').fill('amulet');
    await expect(page.getByRole('table', { name: 'What is often played wrong' }).locator('tbody tr')).toHaveCount(3);
    await page.getByRole('searchbox').fill('no such thing at all');
    await expect(page.getByText('No chapter speaks of this.')).toBeVisible();
    await page.getByRole('button', { name: 'Show the whole book again' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'In a minute' })).toBeVisible();
  });

  for (const game of booked)
    test(`the book and the crib of ${game} have no serious fault of access and fit, ${name}`, async ({ house, page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`${house.url}/games/${game}/rules`);
      await waitForPictures(page);
      expect(await seriousFaults(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
      for (const screen of name === 'phone' ? [viewport] : [viewport, LAPTOP]) {
        await page.setViewportSize(screen);
        expect(
          await page.locator('#overview').evaluate((one) => one.getBoundingClientRect().height - innerHeight),
          'the overview is one screen',
        ).toBeLessThanOrEqual(0);
      }
      await page.goto(`${house.url}/games/${game}/crib`);
      await expect(page.getByRole('heading', { name: 'Signs' })).toBeVisible();
      expect(await seriousFaults(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
    });
}

test('a book and a crib hold no English that is no message', async ({ house, page }) => {
  await page.addInitScript(() => sessionStorage.setItem('conclave.language', 'pseudo'));
  const titles = games.map(({ title }) => title);
  for (const game of booked) {
    await page.goto(`${house.url}/games/${game}/rules`);
    await waitForPictures(page);
    expect(await plainWords(page, titles), game).toEqual([]);
    await page.goto(`${house.url}/games/${game}/crib`);
    await expect(page.locator('dl dt').last()).toBeVisible();
    expect(await plainWords(page, titles), game).toEqual([]);
  }
});

test('a paragraph leads to the rule behind it', async ({ house, page }) => {
  await page.goto(`${house.url}/games/mages/rules#chapter-winning`);
  await page
    .locator('#chapter-winning')
    .getByRole('link', { name: /MG-WIN-01/ })
    .first()
    .click();
  await expect(page.locator('#MG-WIN-01')).toBeInViewport();
  await expect(page).toHaveURL(/#MG-WIN-01$/);
});

for (const game of booked)
  test(`the crib of ${game} is one screen of a phone, every sign is told by a tap, and one page of paper`, async ({ house, page }) => {
    await page.setViewportSize(SIZES.phone);
    await page.goto(`${house.url}/games/${game}/crib`);
    const signs = page.locator('[data-part=signs] button');
    await expect(signs.last()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    const last = signs.last();
    await last.click();
    await expect(page.getByRole('status')).toContainText((await last.getAttribute('aria-label')) ?? '');
    for (const format of ['A4', 'Letter']) {
      const paper = (await page.pdf({ format })).toString('latin1');
      expect(paper.match(/\/Count (\d+)/)?.[1], format).toBe('1');
    }
  });

test('the rules over a table open at the chapter that answers its question, lead to the crib, and an example leads back to the table', async ({
  house,
  page,
}) => {
  await page.setViewportSize(SIZES.desk);
  await page.goto(`${house.url}/moment/mages/six-mages`);
  await expect(page.locator('[data-stage]')).toBeVisible();
  const address = page.url();
  await page.keyboard.press('?');
  const rules = page.getByRole('dialog', { name: 'Rules of Mages' });
  await expect(rules.getByRole('heading', { level: 2, name: 'Your turn: three actions' })).toBeInViewport();
  await rules.getByRole('button', { name: 'Crib sheet' }).click();
  const crib = page.getByRole('dialog', { name: 'Mages: crib sheet' });
  await expect(crib.getByRole('heading', { name: 'Signs' })).toBeVisible();
  await crib.getByRole('button', { name: 'The rules' }).click();
  await rules.locator('[data-part=example]').first().click();
  await leafOf(page).getByRole('button', { name: 'leave the example' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('[data-stage]')).toBeVisible();
});

test('the home page and the table’s menu lead to the crib', async ({ house, page }) => {
  await page.setViewportSize(SIZES.desk);
  await page.goto(house.url);
  await page.getByRole('link', { name: 'Crib sheet of Manaforge' }).click();
  await expect(page.getByRole('heading', { name: 'Signs' })).toBeVisible();
  await page.goto(`${house.url}/moment/mages/six-mages`);
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.getByRole('button', { name: 'Crib sheet' }).click();
  await expect(page.getByRole('dialog', { name: 'Mages: crib sheet' })).toBeVisible();
});
