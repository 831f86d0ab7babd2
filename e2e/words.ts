import { expect, type Locator, type Page } from '@playwright/test';

/** Reads the table in words or sees the board, from the next opening on. A page writes its own settings down when it begins. */
export async function read(page: Page, how: 'words' | 'board'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-motion');
  await page.evaluate((text) => localStorage.setItem('conclave.settings', JSON.stringify({ text, sound: false, speed: 0 })), how === 'words');
}

const NOTHING = /(?!)/;

/** Plays at a table in words until something is to be seen: what is wished for, or else always the last move offered, which ends things soonest. */
export async function playUntil(page: Page, seen: Locator, wish = NOTHING): Promise<void> {
  const moves = page.locator('[data-part=moves] button');
  await expect(async () => {
    const wished = moves.filter({ hasText: wish }).first();
    const move = (await wished.isVisible()) ? wished : moves.last();
    if (!(await seen.isVisible()) && (await move.isVisible())) await move.click({ timeout: 2_000 });
    await expect(seen).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [20], timeout: 120_000 });
}
