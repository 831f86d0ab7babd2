import { expect, type Page } from '@playwright/test';
import { type House, test } from './house.ts';
import { momentAt } from './moments.ts';
import { HELD, KONSTANTIN, onTo, strike } from './scenes.ts';

test.use({ viewport: { width: 1366, height: 768 } });
const withSettings = (page: Page, settings: object): Promise<unknown> =>
  page.addInitScript((kept) => localStorage.setItem('conclave.settings', kept), JSON.stringify(settings));
test.beforeEach(async ({ page }) => {
  await withSettings(page, HELD);
});

const asked = (page: Page) => page.locator('[data-piece="prompt"]');

const opening = (page: Page, house: House, of: string) => async (): Promise<void> => {
  await page.goto(house.url + momentAt(of).path);
  await expect(page.locator('[data-stage="playing"]')).toBeVisible();
};

test('dice, verdict, death and claim are seen one after the other, each until a key, and nothing else is done meanwhile', async ({ house, page }) => {
  await strike(KONSTANTIN)(page, opening(page, house, 'mages/kill'));
  await expect(asked(page)).toContainText('loses a heart: 0 hearts left.');
  for (const name of ['death', 'claim']) {
    await onTo(name)(page);
    for (const key of ['1', 'e', 'u', 'Shift+U']) await page.keyboard.press(key);
    await expect(page.locator(`[data-scene="${name}"]`)).toBeVisible();
    await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0);
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-scene]')).toHaveCount(0);
  await expect(asked(page)).toContainText('Choose a spell');
  await expect(page.getByRole('region', { name: 'Your own things' })).toContainText('also Elad');
});

test('passing the round with energy left asks once, and no key passes behind what lies over the table', async ({ house, page }) => {
  await opening(page, house, 'gates-of-mara/round-end')();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Rules of Gates of Mara' })).toBeVisible();
  for (let i = 0; i < 2; i++) await page.getByRole('dialog').press('p');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Pass round/ })).toBeVisible();
  await page.keyboard.press('p');
  const sure = page.getByRole('button', { name: /^Pass all the same/ });
  await expect(sure).toContainText('4 energy unspent');
  await page.keyboard.press('Escape');
  await expect(sure).toBeHidden();
  for (let i = 0; i < 2; i++) await page.keyboard.press('p');
  await expect(page.getByRole('dialog', { name: /^Round 3 is scored/ })).toBeVisible();
});

test('in a Harvest gold is what loses nothing, and ending it with something still to be had is not gold', async ({ house, page }) => {
  await opening(page, house, 'mystic-vale/harvest')();
  const gold = page.locator('[data-piece~="deeds"] [data-kind=go]');
  await expect(gold).toHaveText(/^Use all abilities/);
  await gold.click();
  await expect(page.getByRole('button', { name: /^End Harvest/ })).toBeVisible();
  await expect(gold).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Upgrade / })).toBeVisible();
});

/** Longer than any bot thinks where nothing holds it; no more is asked of a slow machine than that it draws. */
const afterSomeFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 90; frame++) await new Promise(requestAnimationFrame);
  });
const table = (page: Page): Promise<string> => page.locator('[data-stage]').innerText();
/** Steps and bots as fast as they go with anything shown at all. */
const FAST = { sound: false, speed: 100 };

/** The field that spoiled is left, and the others move. */
async function goesOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^End turn/ }).click();
  await expect(page.getByRole('button', { name: /^Log/ })).toContainText(/\d/);
}

test('a spoil holds the field and the bots until a tap, and a tap goes on', async ({ house, page }) => {
  await withSettings(page, FAST);
  await opening(page, house, 'mystic-vale/spoil')();
  await page.keyboard.press('p');
  const spoil = page.getByRole('dialog', { name: 'The vale spoils' });
  await expect(spoil).toBeVisible();
  const before = await table(page);
  await afterSomeFrames(page);
  await expect(spoil).toBeVisible();
  expect(await table(page)).toBe(before);
  await expect(async () => {
    if (await spoil.isVisible()) await spoil.click({ timeout: 2_000 });
    await expect(spoil).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await goesOn(page);
});

test('bots wait while a round is scored', async ({ house, page }) => {
  await withSettings(page, FAST);
  await opening(page, house, 'gates-of-mara/round-end')();
  for (let i = 0; i < 2; i++) await page.keyboard.press('p');
  const sheet = page.getByRole('dialog', { name: /^Round 3 is scored/ });
  await expect(sheet).toBeVisible();
  const before = await table(page);
  await afterSomeFrames(page);
  expect(await table(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect.poll(() => table(page)).not.toBe(before);
});

for (const { how, isLost } of [
  { how: 'comes late holds the table from the start', isLost: false },
  { how: 'cannot be loaded is said, and the table goes on', isLost: true },
])
  test(`a moment that ${how}`, async ({ house, browser }) => {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await withSettings(page, FAST);
    let answer = (): void => {};
    const until = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/SpoilMoment-*.js*', async (route) => {
      await until;
      await (isLost ? route.abort() : route.continue());
    });
    await opening(page, house, 'mystic-vale/spoil')();
    const asked = page.waitForRequest('**/SpoilMoment-*.js*');
    await page.keyboard.press('p');
    await asked;
    const before = await table(page);
    await afterSomeFrames(page);
    expect(await table(page)).toBe(before);
    answer();
    if (isLost) {
      await expect(page.getByText('What just happened could not be shown.')).toBeVisible();
      await goesOn(page);
    } else await expect(page.getByRole('dialog', { name: 'The vale spoils' })).toBeVisible();
    await context.close();
  });

test('while another plays, the table tells what was done last', async ({ house, page }) => {
  await withSettings(page, { sound: false });
  await opening(page, house, 'mages/two-mages')();
  for (let left = 3; left > 0; left--) {
    await expect(asked(page)).toContainText(`${left} action`);
    await page.getByRole('button', { name: 'Pass the action' }).click();
  }
  await page.getByRole('button', { name: /^End turn/ }).click();
  await expect(page.getByRole('heading', { name: 'Turn of Ben' }).locator('..')).toContainText(/Ben (takes|draws|raises|buys|casts|rolls|plays)/);
});
