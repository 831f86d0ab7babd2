import { expect } from '@playwright/test';
import { byFinger, byMouse, playBoards } from './board.ts';
import { STRIKES } from './habits.ts';
import { sitTogether, test, verifiedLog } from './house.ts';

test.slow();

test('Mages: two browsers play a whole game on the board; its log is sound and its replay opens, seen by all eyes', async ({ house, browser, page: ana }) => {
  const ben = await (await browser.newContext()).newPage();
  const id = await sitTogether(house, [ana, ben], 'mages');
  await playBoards([ana, ben], STRIKES, byMouse);
  expect(await verifiedLog(ana)).toMatch(/^Sound: Mages, \d+ entries, finished/);
  const anybody = await (await browser.newContext()).newPage();
  await anybody.goto(`${house.url}/replay/${id}`);
  await anybody.getByRole('button', { name: 'Hands' }).click();
  const hands = anybody.getByRole('region', { name: 'Hands' });
  await expect(hands.getByRole('heading')).toHaveCount(2);
  await expect(hands.getByRole('listitem').first()).toBeVisible();
});

test('Mages: a solo game on the phone, by touch, to its end', async ({ house, browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${house.url}/play/mages`);
  await page.getByText('At this screen').tap();
  await page.getByText('Bot', { exact: true }).tap();
  await page.getByRole('button', { name: 'Begin' }).tap();
  await playBoards([page], STRIKES, byFinger);
  expect(await verifiedLog(page)).toMatch(/^Sound: Mages, \d+ entries, finished/);
  await context.close();
});
