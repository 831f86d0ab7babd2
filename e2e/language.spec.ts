import { expect, type Page } from '@playwright/test';
import { misfits } from './fits.ts';
import { first, games } from './games.ts';
import { readInWords, test } from './house.ts';
import { moments } from './moments.ts';
import { plainWords } from './plain-words.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const TITLES = games.map(({ title }) => title);
const PAGES = ['/', '/tables', '/settings', '/credits', '/nowhere', `/games/${first.id}`, `/games/${first.id}/cards`, ...games.map(({ id }) => `/play/${id}`)];

/** A crowded position of each game, and something there that cannot be done. */
const TABLES = [
  { game: 'mages', moment: 'duel', no: '.tile:not(.can)' },
  { game: 'manaforge', moment: 'crowded', no: '.die.spent' },
  { game: 'gates-of-mara', moment: 'abilities', no: '.tbl button.no' },
  { game: 'mystic-vale', moment: 'field', no: '[data-thing="medusa-grotto"]' },
].map((table) => ({ ...table, names: moments.find(({ game, name }) => game === table.game && name === table.moment)?.names ?? [] }));

/** The pseudo-language for the whole session, whatever is opened. */
const inPseudo = async (page: Page): Promise<void> => {
  await page.addInitScript(() => sessionStorage.setItem('conclave.language', 'pseudo'));
};

/** What is cut on a page that scrolls: only to the side is too far. */
const cutOn = async (page: Page, { touch, names = [] }: { touch: boolean; names?: readonly string[] }): Promise<string[]> =>
  (await misfits(page, { touch, names })).filter((fault) => /^(cut|shortened)/.test(fault));
/** What reaches beyond the side of the page. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.body.querySelectorAll('*')]
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
          .map((one) => `${one.tagName} ${one.className} ${one.textContent?.trim().slice(0, 40)}`),
  );

test('the address asks for a language, and the session keeps it', async ({ house, page }) => {
  await page.goto(`${house.url}/settings?language=pseudo`);
  await expect(page.locator('h1')).toHaveText('⟦Šééţţííñĝš⟧');
  await page.goto(house.url);
  await expect(page.locator('h2').first()).toBeVisible();
  expect(await plainWords(page, TITLES)).toEqual([]);
});

test('no page away from the table holds English that is no message, and nothing is cut', async ({ house, page }) => {
  await inPseudo(page);
  await page.goto(house.url);
  const me = page.locator('a.me');
  await expect(me).not.toHaveAttribute('aria-label', /⟦/);
  const name = (await me.getAttribute('aria-label')) ?? '';
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    for (const path of size === DESK ? [...PAGES, `/games/${first.id}/rules`] : PAGES) {
      await page.goto(house.url + path);
      await expect(page.locator('h1, h2, .load').first()).toBeVisible();
      await expect(page.locator('[role="status"].load')).toHaveCount(0);
      expect(await plainWords(page, [...TITLES, name]), path).toEqual([]);
      expect(await cutOn(page, { touch: size === PHONE }), path).toEqual([]);
      expect(await tooWide(page), path).toEqual([]);
    }
  }
});

for (const { game, moment, no, names } of TABLES) {
  test(`no table of ${game} holds English that is no message, nor why something cannot be done, and nothing is cut`, async ({ house, page }) => {
    await inPseudo(page);
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      await page.goto(`${house.url}/moment/${game}/${moment}`);
      await expect(page.locator('.tbl .prompt').first()).toBeVisible();
      expect(await plainWords(page, [...TITLES, ...names])).toEqual([]);
      expect(await cutOn(page, { touch: size === PHONE, names })).toEqual([]);
      if (size === PHONE) continue;
      await page.locator(no).first().click();
      await expect(page.locator('.bubble')).toBeVisible();
      expect(await plainWords(page, [...TITLES, ...names])).toEqual([]);
    }
  });

  test(`${game} in words holds no English that is no message, nor does its log`, async ({ house, page }) => {
    await inPseudo(page);
    await readInWords(page.context());
    await page.goto(`${house.url}/moment/${game}/${moment}`);
    await page.locator('.moves button').first().click();
    await expect(page.locator('.log li').first()).toBeVisible();
    expect(await plainWords(page, [...TITLES, ...names])).toEqual([]);
  });
}
