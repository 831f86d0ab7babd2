import { expect, type Page } from '@playwright/test';
import { courseFor } from '../packages/shelf/src/lessons.ts';
import { test } from './house.ts';

/** Half a minute, less and more than a moment. */
const NEARLY_MS = 29_000;
const MOMENT_MS = 2_000;

/** Somebody in company to whom all is explained already, before a question. */
async function sitQuietly(page: Page, url: string): Promise<void> {
  const seen = (await courseFor('mages'))?.firsts.map(({ id }) => id) ?? [];
  await page.addInitScript((kept) => localStorage.setItem('conclave.firsts', kept), JSON.stringify({ mages: { on: true, seen } }));
  await page.clock.install();
  await page.goto(`${url}/moment/mages/six-mages`);
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('who is quiet for half a minute in company is shown a move and why, once; who stirs is left alone for as long again', async ({ house, page }) => {
  const hint = page.getByRole('region', { name: 'What the coach would do' });
  await sitQuietly(page, house.url);
  await page.mouse.move(300, 300);
  await page.clock.fastForward(NEARLY_MS);
  await page.mouse.move(310, 310);
  await page.clock.fastForward(NEARLY_MS);
  await expect(hint).toBeHidden();
  await page.clock.fastForward(MOMENT_MS);
  await expect(hint.getByText(/Your chance to win: \d+ % now, \d+ % after it\./)).toBeAttached();
  await expect(page.locator('[data-lit]').first()).toBeVisible();
  await hint.getByRole('button', { name: 'Close the hint' }).click();
  await page.clock.fastForward(NEARLY_MS + MOMENT_MS);
  await expect(hint).toBeHidden();
});
