import { expect } from '@playwright/test';
import { first, games } from './games.ts';
import { readInWords, test } from './house.ts';
import { moments } from './moments.ts';
import { guestOf, inPseudo, isTranslated, SCREENS, said } from './pseudo.ts';

const PAGES = ['/', '/tables', '/settings', '/credits', '/nowhere', `/games/${first.id}`, `/games/${first.id}/cards`, ...games.map(({ id }) => `/play/${id}`)];
/** Beside those: puzzles, values, and what is said where an address leads nowhere here. */
const ASIDE = ['/puzzles', `/values/${first.id}`, '/analysis/nowhere', '/play/nowhere'];

/** A crowded position of each game, and something there that cannot be done. */
const TABLES = [
  { game: 'mages', moment: 'duel', no: '[data-piece=market] button:not([data-can])' },
  { game: 'manaforge', moment: 'crowded', no: '[data-piece=dice] [data-thing]:not([data-can])' },
  { game: 'gates-of-mara', moment: 'abilities', no: '[data-piece^="ability."]:not([data-can])' },
  { game: 'mystic-vale', moment: 'field', no: '[data-thing="medusa-grotto"]' },
].map((table) => ({ ...table, names: moments.find(({ game, name }) => game === table.game && name === table.moment)?.names ?? [] }));

test('the address asks for a language, and the session keeps it', async ({ house, page }) => {
  await page.goto(`${house.url}/settings?language=pseudo`);
  await expect(page.locator('h1')).toHaveText('⟦Šééţţííñĝš⟧');
  await page.goto(house.url);
  await expect(page.locator('h2').first()).toBeVisible();
  await isTranslated(page, 'home', { touch: false, names: [await guestOf(page)] });
});

for (const [what, pages] of [
  ['page away from the table', PAGES],
  ['page beside those', ASIDE],
] as const)
  test(`no ${what} holds English that is no message, and nothing is cut`, async ({ house, page }) => {
    await inPseudo(page);
    await page.goto(house.url);
    const names = [await guestOf(page)];
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      for (const path of screen.touch || pages === ASIDE ? pages : [...pages, `/games/${first.id}/rules`]) {
        await page.goto(house.url + path);
        await expect(
          page
            .locator('h1, h2')
            .or(page.getByText(said('app.loading')))
            .first(),
        ).toBeVisible();
        await expect(page.getByText(said('app.loading'))).toHaveCount(0);
        await isTranslated(page, path, { ...screen, names: [...names, 'nowhere'] });
      }
    }
  });

for (const { game, moment, no, names } of TABLES) {
  test(`no table of ${game} holds English that is no message, nor why something cannot be done, and nothing is cut`, async ({ house, page }) => {
    await inPseudo(page);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.goto(`${house.url}/moment/${game}/${moment}`);
      await expect(page.locator('[data-stage] [data-piece=prompt]').first()).toBeVisible();
      await isTranslated(page, moment, { ...screen, names });
      if (screen.touch) continue;
      await page.locator(no).first().click();
      await expect(page.locator('[data-part=why-not]')).toBeVisible();
      await isTranslated(page, 'why not', { ...screen, names });
    }
  });

  test(`${game} in words holds no English that is no message, nor does its log`, async ({ house, page }) => {
    await inPseudo(page);
    await readInWords(page.context());
    await page.goto(`${house.url}/moment/${game}/${moment}`);
    await page.locator('[data-part=moves] button').first().click();
    await expect(page.locator('[data-part=log] li').first()).toBeVisible();
    await isTranslated(page, 'in words', { touch: false, names });
  });
}
