import { expect, type Page } from '@playwright/test';
import { type House, newTable, playOn, playUntilAsked, readInWords, sitTogether, test } from './house.ts';

/** Two people at one table who read it in words. */
async function two(house: House, pages: [Page, Page], game: string): Promise<string> {
  for (const page of pages) await readInWords(page.context());
  return sitTogether(house, pages, game);
}

test('two people finish a game together; the log is verified and the replay opens', async ({ house, browser, page: ana }) => {
  const ben = await (await browser.newContext()).newPage();
  const id = await two(house, [ana, ben], 'sparks');
  await playOn([ana, ben]);
  for (const page of [ana, ben]) await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  const log = await ana.request.get(`${house.url}/api/tables/${id}/log`);
  expect(await log.json()).toMatchObject({ game: 'sparks', key: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const anybody = await (await browser.newContext()).newPage();
  await anybody.goto(`${house.url}/replay/${id}`);
  await expect(anybody.getByRole('slider')).toBeVisible();
});

const ANSWERS = /Do you answer/;
/** What leads to an attack on somebody who can answer it. */
const TO_A_COUNTER = [/^Cast Fireball/, /^Buy .*Counter/, /^Buy .*Fireball/, /Sapphire|Ruby|Miziko/];

test('Mages goes on through a reload, a lost line, and a server killed in the middle of an attack', async ({ own: house, browser, page: ana }) => {
  const ben = await (await browser.newContext()).newPage();
  await two(house, [ana, ben], 'mages');
  await playOn([ana, ben], 12);
  await ana.reload();
  await expect(ana.locator('[data-part=asked]')).toBeVisible();
  await playOn([ana, ben], 6);
  await ben.context().setOffline(true);
  await ben.context().setOffline(false);
  await playOn([ana, ben], 6);
  let attacked = await playUntilAsked([ana, ben], ANSWERS, TO_A_COUNTER);
  while (!attacked) {
    await sitTogether(house, [ana, ben], 'mages');
    attacked = await playUntilAsked([ana, ben], ANSWERS, TO_A_COUNTER);
  }
  const told = await attacked.locator('[data-part=table]').textContent();
  await house.kill();
  await expect(ana.locator('[data-part=connection]')).toBeVisible();
  await house.open();
  await expect(ana.locator('[data-part=connection]')).toBeHidden({ timeout: 60_000 });
  await expect(ben.locator('[data-part=connection]')).toBeHidden({ timeout: 60_000 });
  expect(await attacked.locator('[data-part=table]').textContent()).toBe(told);
  await expect(attacked.locator('[data-part=do]')).toContainText(ANSWERS);
  expect(await playOn([ana, ben], 10)).toBeGreaterThan(0);
  await expect(attacked.locator('[data-part=table]')).not.toHaveText(told ?? '');
});

test('a spectator watches without seeing a hand', async ({ house, browser, page: ana }) => {
  await readInWords(ana.context());
  const id = await newTable(house, ana, { game: 'mages', seats: [{ kind: 'me' }, { kind: 'bot' }] });
  await ana.goto(`${house.url}/table/${id}`);
  await expect(ana.locator('[data-part=moves] button').first()).toBeVisible();
  await ana.getByRole('button', { name: 'Menu' }).click();
  const link = await ana.locator('[data-part=watch] input').inputValue();
  const context = await browser.newContext();
  await readInWords(context);
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.locator('[data-part=table]')).toContainText('Row');
  await expect(guest.locator('[data-part=moves] button')).toHaveCount(0);
  await expect(guest.locator('[data-part=table]')).not.toContainText('Your hand');
});
