import { expect, type Page } from '@playwright/test';
import { byFinger, byMouse, playBoards } from './board.ts';
import { PLACES } from './habits.ts';
import { sitTogether, test, verifiedLog } from './house.ts';
import { pieceAt } from './pieces.ts';

test.slow();

/** What goes wrong in a page while it is played, unseen by the player. */
function faultsOf(pages: readonly Page[]): string[] {
  const faults: string[] = [];
  for (const page of pages) page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}

const scores = (page: Page): Promise<string[]> => page.locator('[data-part=order] b').allTextContents();

test('Gates of Mara: two browsers play a whole game on the board; its log is sound and its replay opens', async ({ house, browser, page: ana }) => {
  const elsewhere = await browser.newContext();
  const ben = await elsewhere.newPage();
  const faults = faultsOf([ana, ben]);
  const id = await sitTogether(house, [ana, ben], 'gates-of-mara');
  await playBoards([ana, ben], PLACES, byMouse);
  expect(faults).toEqual([]);
  expect(await scores(ana)).toHaveLength(2);
  expect(await scores(ana)).toEqual(await scores(ben));
  expect(await verifiedLog(ana)).toMatch(/^Sound: Gates of Mara, \d+ entries, finished/);
  const anybody = await elsewhere.newPage();
  await anybody.goto(`${house.url}/replay/${id}`);
  await expect(anybody.getByRole('slider')).toBeVisible();
  await expect(pieceAt(anybody, 'chaos-realm')).toBeVisible();
  await elsewhere.close();
});

test('Gates of Mara: a solo game on the phone, by touch, to its end; its log is sound', async ({ house, browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults = faultsOf([page]);
  await page.goto(house.url);
  await page.locator('[data-part=doors]').getByRole('button', { name: 'Gates of Mara' }).first().tap();
  await page.getByRole('button', { name: 'Play Gates of Mara against bots' }).tap();
  await playBoards([page], PLACES, byFinger);
  expect(faults).toEqual([]);
  expect(await scores(page)).toHaveLength(3);
  expect(await verifiedLog(page)).toMatch(/^Sound: Gates of Mara, \d+ entries, finished/);
  await context.close();
});
