import { expect, test } from '@playwright/test';
import { nextTap } from './board.ts';

const HABIT = { kinds: ['[data-thing]', '[data-piece=push]'], closes: '^End' };

test('where all of the most pressing kind is covered, the next kind is tapped', async ({ page }) => {
  await page.setContent(`
    <p data-piece="prompt" role="alert">Push or end</p>
    <button data-thing style="position: fixed; left: 0; top: 0; width: 100px; height: 100px">Card</button>
    <div style="position: fixed; left: 0; top: 0; width: 200px; height: 200px; background: black"></div>
    <button data-piece="push" style="position: fixed; left: 300px; top: 0; width: 100px; height: 100px">Push</button>
    <button data-kind="quiet" style="position: fixed; left: 500px; top: 0; width: 100px; height: 100px">End turn</button>`);
  expect(await nextTap(page, HABIT, 0)).toEqual({ x: 350, y: 50 });
});
