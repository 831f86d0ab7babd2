import { type Browser, expect, type Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { misfits } from './fits.ts';
import { games } from './games.ts';
import { test } from './house.ts';
import { moments, SIZES, type Size, sizeName } from './moments.ts';

test.slow();

/** The fullest boards are looked at in all sizes. */
const FULLEST = ['six-mages', 'attack', 'crowded', 'store', 'five-realms', 'round-end', 'field', 'harvest'];
/** Of the other moments each is looked at in every third size, three in a row in all; `CONCLAVE_SIZES=all` leaves none out. */
const STEP = 3;
const isLookedAt = (moment: string, size: Size): boolean =>
  process.env.CONCLAVE_SIZES === 'all' || FULLEST.includes(moment) || SIZES.indexOf(size) % STEP === moments.findIndex(({ name }) => name === moment) % STEP;

/** Goes there as a link of the page would, without loading it again. */
async function openMoment(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.locator('[data-stage="playing"]')).toBeVisible();
}

interface Sitting {
  browser: Browser;
  url: string;
  touch: boolean;
}

/** Every moment of a game at all sizes of one kind, in one window that changes its size. */
async function faultsOf(game: string, { browser, url, touch }: Sitting): Promise<string[]> {
  const context = await browser.newContext({ hasTouch: touch, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${url}/credits`);
  const faults: string[] = [];
  for (const { name, names, path } of moments.filter((moment) => moment.game === game)) {
    await openMoment(page, path);
    for (const size of SIZES.filter((each) => each.touch === touch && isLookedAt(name, each))) {
      await page.setViewportSize(size);
      await atRest(page, size);
      faults.push(...(await misfits(page, { touch, names })).map((fault) => `${name} at ${sizeName(size)}: ${fault}`));
    }
  }
  await context.close();
  return faults;
}

for (const { id, title } of games)
  test(`${title}: everything fits in crowded moments at twelve sizes`, async ({ house, browser }) => {
    const faults = await Promise.all([true, false].map((touch) => faultsOf(id, { browser, url: house.url, touch })));
    expect(faults.flat()).toEqual([]);
  });
