import { expect } from '@playwright/test';
import { newTable, playOn, readInWords, test } from './house.ts';

const SPARKS_TO_THE_END = { game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }] };

test('the home page lists past games with their results, and games to watch to who does not sit there', async ({ own: house, browser, page: ana }) => {
  await readInWords(ana.context());
  const over = await newTable(house, ana, SPARKS_TO_THE_END);
  await ana.goto(`${house.url}/table/${over}`);
  await playOn([ana]);
  await expect(ana.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  const open = await newTable(house, ana, { ...SPARKS_TO_THE_END, visibility: 'public' });
  await ana.goto(house.url);
  const past = ana.getByRole('region', { name: 'Past games' }).getByRole('link');
  await expect(past).toHaveAttribute('href', new RegExp(over));
  await expect(past).toContainText(/won|win/);
  await expect(past).toContainText(/\d/);
  const ben = await (await browser.newContext()).newPage();
  await ben.goto(house.url);
  const watch = ben.getByRole('region', { name: 'Games to watch' }).getByRole('link');
  await expect(watch).toHaveAttribute('href', new RegExp(open));
  await watch.click();
  await expect(ben.locator('[data-part=table]')).toBeVisible();
});

test('on the phone a game tells what it is about and how it is learned', async ({ house, browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(house.url);
  for (const game of ['Manaforge', 'Mystic Vale']) {
    await page.locator('[data-part=doors]').getByRole('button', { name: game }).first().tap();
    const blurb = page.getByRole('region', { name: game });
    await expect(blurb.getByRole('paragraph').first()).toContainText(/\w+ \w+ \w+/);
    await expect(blurb.getByRole('link', { name: /^Learn/ })).toBeVisible();
  }
  await context.close();
});
