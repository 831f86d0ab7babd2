import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { courseFor } from '../packages/shelf/src/lessons.ts';
import { test } from './house.ts';

const SIZES = { laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 }, sideways: { width: 844, height: 390 } };

const [lesson, following] = (await courseFor('mages'))?.lessons ?? [];

const leafOf = (page: Page): Locator => page.locator('[data-leaf]');

const pieceAt = (page: Page, address: string): Locator =>
  page.locator(`[data-piece~="${address}"], [data-flip="${address}"], [data-flip^="${address}."]`).filter({ visible: true }).first();

/** How each beat of the first lesson that wants something is done on the board. */
const done: Record<string, (page: Page) => Promise<void>> = {
  async strike(page) {
    await pieceAt(page, 'hand.fireball').click();
    await pieceAt(page, 'seat.1').click();
  },
  async raise(page) {
    await pieceAt(page, 'skill.healing').click();
    const confirm = pieceAt(page, 'commit').getByRole('button', { name: /^Raise Healing/ });
    if (await confirm.isVisible()) await confirm.click();
  },
};

/** What is wrong with how a beat points at its pieces; nothing if all are to be seen. */
const faultsOf = (page: Page, addresses: readonly string[]): Promise<string[]> =>
  page.evaluate((names) => {
    const leaf = document.querySelector('[data-leaf]')?.getBoundingClientRect() ?? new DOMRect();
    const lit = [...document.querySelectorAll('[data-lit]')].map((ring) => ring.getBoundingClientRect());
    const meets = (one: DOMRect): boolean => one.left < leaf.right - 3 && leaf.left < one.right - 3 && one.top < leaf.bottom - 3 && leaf.top < one.bottom - 3;
    const isOut = (one: DOMRect): boolean => one.left < -8 || one.top < -8 || one.right > innerWidth + 8 || one.bottom > innerHeight + 8;
    return [
      ...(lit.length < names.length ? [`${lit.length} pieces are lit, of ${names.join(', ')}`] : []),
      ...lit.filter(meets).map(() => 'the leaf covers a piece it speaks of'),
      ...lit.filter(isOut).map(() => 'a piece lies outside the window'),
    ];
  }, addresses);

for (const [name, viewport] of Object.entries(SIZES))
  test(`the first lesson is taken on the board, and nothing it speaks of is covered, ${name}`, async ({ house, page }) => {
    await page.setViewportSize(viewport);
    await page.goto(house.url);
    await page
      .getByRole('link', { name: name === 'laptop' ? 'Learn Mages' : /^Learn/ })
      .and(page.locator('[href="/learn/mages/next"]'))
      .click();
    for (const beat of lesson?.beats ?? []) {
      const n = (lesson?.beats.indexOf(beat) ?? 0) + 1;
      await expect(leafOf(page).getByRole('img', { name: `step ${n} of` })).toBeVisible();
      await expect.poll(() => faultsOf(page, beat.at ?? []), beat.id).toEqual([]);
      if (beat.wants) await done[beat.id]?.(page);
      else await leafOf(page).locator('[data-on] .btn').click();
    }
    await expect(page).toHaveURL(`${house.url}/learn/mages/${following?.id}`);
  });

test('a lesson goes on by Enter, answers a move that it does not want, is left by Escape, and taken up again', async ({ house, page }) => {
  await page.setViewportSize(SIZES.laptop);
  await page.goto(`${house.url}/learn/mages/win`);
  await expect(leafOf(page)).toContainText('1 of 7');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(leafOf(page)).toContainText('3 of 7');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id)).toEqual([]);
  const before = await page.locator('.tbl').innerText();
  await pieceAt(page, 'deck').click();
  await expect(leafOf(page)).toContainText('cast your Fireball at him first');
  expect(await page.locator('.tbl').innerText()).toBe(before);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Learn Mages' })).toBeVisible();
  await page.getByRole('link', { name: 'Go on where you stopped' }).click();
  await expect(leafOf(page)).toContainText('3 of 7');
});
