import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { courseFor } from '../packages/shelf/src/lessons.ts';
import { pointingFaults } from './board.ts';
import { test } from './house.ts';

const SIZES = { laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 }, sideways: { width: 844, height: 390 } };

const lessons = (await courseFor('mages'))?.lessons ?? [];
const [lesson, following] = lessons;
const last = lessons.at(-1);

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
      await expect.poll(() => pointingFaults(page, beat.at?.length ?? 0), beat.id).toEqual([]);
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

const seriousFaults = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
};

/** Moves the focus by Tab to the piece of an address. */
async function tabTo(page: Page, address: string): Promise<void> {
  const isThere = (): Promise<boolean> =>
    page.evaluate((name) => {
      const piece = [`[data-piece~="${name}"]`, `[data-flip="${name}"]`, `[data-flip^="${name}."]`].join();
      const { activeElement } = document;
      return activeElement?.matches('button, a') === true && (activeElement.closest(piece) ?? activeElement.querySelector(piece)) !== null;
    }, address);
  for (let i = 0; i < 150 && !(await isThere()); i++) await page.keyboard.press('Tab');
  expect(await isThere(), address).toBe(true);
}

const byKeys: Record<string, (page: Page) => Promise<void>> = {
  async strike(page) {
    await tabTo(page, 'hand.fireball');
    await page.keyboard.press('Enter');
    await tabTo(page, 'seat.1');
    await page.keyboard.press('Enter');
  },
  async raise(page) {
    await tabTo(page, 'skill.healing');
    await page.keyboard.press('Enter');
  },
};

test('a whole lesson is taken by keyboard alone, and no beat has a serious fault of access', async ({ house, page }) => {
  await page.setViewportSize(SIZES.laptop);
  await page.goto(`${house.url}/learn/mages/${lesson?.id}`);
  for (const [i, beat] of (lesson?.beats ?? []).entries()) {
    await expect(leafOf(page).getByRole('img', { name: `step ${i + 1} of` })).toBeVisible();
    expect(await seriousFaults(page), beat.id).toEqual([]);
    if (beat.wants) await byKeys[beat.id]?.(page);
    else await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(`${house.url}/learn/mages/${following?.id}`);
});

test('a whole lesson is taken at the table in words, where what is spoken of is named', async ({ house, page }) => {
  await page.addInitScript(() => localStorage.setItem('conclave.settings', JSON.stringify({ text: true })));
  await page.goto(`${house.url}/learn/mages/${lesson?.id}`);
  const moves: Record<string, RegExp> = { strike: /Cast Fireball at Ben/, raise: /Raise Healing/ };
  for (const [i, beat] of (lesson?.beats ?? []).entries()) {
    await expect(leafOf(page).getByRole('img', { name: `step ${i + 1} of` })).toBeVisible();
    if (beat.at) await expect(leafOf(page)).toContainText('Look at');
    if (beat.wants)
      await page
        .locator('.moves button')
        .filter({ hasText: moves[beat.id] ?? '' })
        .first()
        .click();
    else await leafOf(page).locator('[data-on] .btn').click();
  }
  await expect(page).toHaveURL(`${house.url}/learn/mages/${following?.id}`);
});

test('the last beat of a course leads with one tap into a first game, which is accompanied', async ({ house, page }) => {
  await page.addInitScript(() => localStorage.setItem('conclave.settings', JSON.stringify({ text: true })));
  await page.goto(`${house.url}/learn/mages/${last?.id}`);
  const onward = leafOf(page).locator('[data-on] .btn');
  const moves = page.locator('.moves button');
  for (const beat of last?.beats.slice(0, -1) ?? []) {
    await expect(onward.or(moves).first()).toBeVisible();
    if (!beat.wants && !beat.goal) await onward.click();
    else
      while (!(await onward.isVisible())) {
        const end = moves.filter({ hasText: /^\d*\s*(End|Pass)/ });
        await ((await end.count()) > 0 ? end.first() : moves.first()).click({ timeout: 5_000 }).catch(() => undefined);
      }
  }
  await page.getByRole('button', { name: 'Play a first game' }).click();
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.locator('[data-first]')).toBeVisible();
});
