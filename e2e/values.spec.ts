import { expect, type Locator, type Page } from '@playwright/test';
import { readInWords, test } from './house.ts';

/** A number of the only card that a search finds. */
async function numberOf(page: Page, card: string, name: RegExp): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search cards' }).fill(card);
  await expect(page.getByText(/^1 of \d+ cards$/)).toBeVisible();
  return page.getByRole('spinbutton', { name });
}

test('a value is searched, typed in, kept, and played with', async ({ house, page }) => {
  await readInWords(page.context());
  await page.goto(`${house.url}/games/gates-of-mara`);
  await page.getByRole('link', { name: 'Values', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Values of Gates of Mara' })).toBeVisible();
  const energy = await numberOf(page, 'Champion', /^Energy/);
  await expect(energy).toHaveValue('2');
  await energy.fill('99');
  await expect(page.getByRole('alert')).toHaveText('A whole number from 1 to 6.');
  await energy.fill('5');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('1 number is changed. Kept on this device.')).toBeVisible();
  const price = await numberOf(page, 'Guild Charter', /^Price: any gem/);
  await page.getByText(/^\d+ numbers$/).click();
  await price.fill('4');
  await expect(page.getByText('2 numbers are changed.')).toBeVisible();
  await page.reload();
  await expect(await numberOf(page, 'Champion', /^Energy/)).toHaveValue('5');
  await page.getByRole('button', { name: 'Play with them' }).click();
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.getByText('Champion: at home, costs 5 Energy.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByText('Played with the values “My values”').click();
  await expect(page.getByText('Energy: 5 instead of 2')).toBeVisible();
});

test('values are shared by a link: whoever opens it sees what they change, and plays with them', async ({ house, page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${house.url}/values/mages`);
  const rubies = await numberOf(page, 'Ruby', /^Copies/);
  await rubies.fill('30');
  await page.getByRole('textbox', { name: 'Name of the pack' }).fill('Red sea');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await readInWords(context);
  const friend = await context.newPage();
  await friend.goto(link);
  const offer = friend.getByRole('region', { name: 'Somebody shares values with you' });
  await expect(offer).toContainText('Red sea');
  await expect(offer).toContainText('Copies: 30 instead of 9');
  await offer.getByRole('button', { name: 'Keep them' }).click();
  await expect(offer).toBeHidden();
  await expect(friend.getByRole('combobox', { name: 'Pack' })).toContainText('Red sea');
  await expect(await numberOf(friend, 'Ruby', /^Copies/)).toHaveValue('30');
  await friend.goto(`${link.split('#')[0]}#pack=broken`);
  await expect(friend.getByRole('alert')).toHaveText('This is no values pack of Mages that can be played with.');
  await friend.goto(`${house.url}/play/mages`);
  await friend.getByRole('combobox', { name: 'Played with' }).selectOption('Red sea');
  await friend.getByRole('button', { name: 'Make the table' }).click();
  await expect(friend).toHaveURL(/\/table\//);
  await expect(friend.getByText('Played with the values “Red sea”')).toBeVisible();
});

test('the balanced values that a game brings are looked at and played with', async ({ house, page }) => {
  await readInWords(page.context());
  await page.goto(`${house.url}/values/mages`);
  await page.getByRole('combobox', { name: 'Pack' }).selectOption('Balanced');
  await expect(page.getByText('12 numbers are changed.')).toBeVisible();
  await expect(await numberOf(page, 'Ruby', /^Copies/)).toHaveValue('13');
  await page.getByRole('button', { name: 'Play with them' }).click();
  await expect(page).toHaveURL(/\/local\//);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByText('Played with the values “Balanced”').click();
  await expect(page.getByText('Copies: 13 instead of 9').first()).toBeVisible();
});
