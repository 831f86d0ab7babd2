import { expect, type Page } from '@playwright/test';
import { type House, test } from './house.ts';
import { momentAt } from './moments.ts';
import { playUntil, read } from './words.ts';

const FROM = 'manaforge/store';

/** A game in its last round, ended in words and seen again. */
async function seeAgain(house: House, page: Page): Promise<void> {
  await page.goto(house.url);
  await read(page, 'words');
  await page.goto(house.url + momentAt(FROM).path);
  await playUntil(page, page.getByRole('heading', { name: 'The game is over' }));
  const table = page.url();
  await read(page, 'board');
  await page.goto(table.replace('/local/', '/replay/'));
  await expect(page.getByRole('slider')).toBeVisible();
  await page.keyboard.press('Home');
}

const at = async (page: Page): Promise<number> => Number(await page.getByRole('slider').inputValue());
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a replay goes by turns, jumps to what stands out, runs at the speed that is chosen, and names hands by their players', async ({ house, page }) => {
  await seeAgain(house, page);
  const slider = page.getByRole('slider');
  const last = Number(await slider.getAttribute('max'));
  await expect(slider).toHaveValue('0');

  await button(page, 'Moments').click();
  const moments = page.getByRole('region', { name: 'Moments' }).getByRole('button');
  const place = Number(await moments.last().locator('small').innerText());
  await moments.last().click();
  await expect(slider).toHaveValue(String(place));
  await expect(moments.last()).toHaveAttribute('aria-current', 'true');

  await button(page, 'Hands').click();
  await expect(page.getByRole('region', { name: 'Hands' }).getByRole('heading')).toHaveText([...momentAt(FROM).names]);
  await button(page, 'Hands').click();

  await button(page, 'To the beginning').click();
  await button(page, 'One step on').click();
  await expect(slider).toHaveValue('1');
  await button(page, 'One turn on').click();
  const turned = await at(page);
  expect(turned).toBeGreaterThan(1);
  await button(page, 'One turn back').click();
  expect(await at(page)).toBeLessThan(turned);

  await page.clock.install();
  await button(page, 'To the beginning').click();
  const STEP_MS = 1100;
  for (const [speed, steps] of [
    ['1×', 1],
    ['4×', 4],
  ] as const) {
    await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: speed });
    await button(page, 'To the beginning').click();
    await page.clock.pauseAt(Date.now() + 3_600_000 * steps);
    await button(page, 'Play').click();
    await page.clock.runFor(STEP_MS);
    await expect(slider).toHaveValue(String(Math.min(last, steps)));
    await button(page, 'Stop').or(button(page, 'Play')).click();
    await page.clock.resume();
  }
});
