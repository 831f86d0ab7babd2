import { expect, type Locator, type Page } from '@playwright/test';
import { type House, test } from './house.ts';

const TABLET = { width: 1024, height: 768 };
const LAPTOP = { width: 1366, height: 768 };
const DESK = { width: 1440, height: 900 };

async function openMoment(house: House, page: Page, size: { width: number; height: number }, moment = 'mages/six-mages'): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(`${house.url}/moment/${moment}`);
  await expect(page.locator('[data-stage]')).toBeVisible();
}

/** Whether two pieces share a point of the screen. */
async function meet(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('one of them is not to be seen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** What is no button, and in none, is text in full. */
const isPressed = (piece: Locator): Promise<boolean> => piece.evaluate((one) => one.closest('button') !== null);

/** A piece within another is read after it, by the same key on the outer one. */
async function readByKey(page: Page, piece: Locator): Promise<void> {
  const outer = await piece.evaluateHandle((one) => one.parentElement?.closest('button') ?? one);
  const within = await piece.evaluate((one) => {
    const button = one.parentElement?.closest('button');
    return button ? [...button.querySelectorAll('[data-thing]')].indexOf(one) + Number(button.matches('[data-thing]')) : 0;
  });
  await outer.asElement()?.focus();
  for (let i = 0; i <= within; i++) await page.keyboard.press('i');
  await expect(piece).toHaveAttribute('aria-describedby', 'peek');
}

/** Stays with a finger on a piece until this is shown, and lifts it. It is still there afterwards, beside the piece. */
async function press(page: Page, piece: Locator, shown: Locator): Promise<void> {
  await piece.scrollIntoViewIfNeeded();
  const box = await piece.boundingBox();
  if (!box) throw new Error('the piece is not to be seen');
  const touch = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(shown).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(shown).toBeVisible();
  expect(await meet(shown, piece)).toBe(false);
}

/** A crowded table of every game. */
const TABLES = ['mages/six-mages', 'manaforge/crowded', 'gates-of-mara/five-realms', 'mystic-vale/field'];
const PRESSED = TABLES.flatMap((moment) =>
  [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
  ].map((size) => ({ moment, size })),
);
/** Of a crowded table so many pieces are read or pressed, from all over it. */
const SOME = 12;

async function someOf(all: Locator): Promise<Locator[]> {
  const pieces = await all.filter({ visible: true }).all();
  expect(pieces.length).toBeGreaterThan(SOME / 2);
  const apart = Math.ceil(pieces.length / SOME);
  return pieces.filter((_, i) => i % apart === 0);
}

for (const moment of TABLES)
  test(`resting the mouse on a piece, or pressing i, shows its card beside it, ${moment}`, async ({ house, page }) => {
    await openMoment(house, page, DESK, moment);
    const card = page.locator('#peek');
    const told = page.getByRole('tooltip').first();
    const pieces = await someOf(page.locator('[data-stage] [data-thing]'));
    await expect(async () => {
      await page.mouse.move(720, 890);
      await pieces[0]?.hover();
      await expect(told).toBeVisible({ timeout: 2000 });
    }, 'what reads pieces comes after the table itself').toPass();
    await page.keyboard.press('Escape');
    await page.mouse.move(720, 890);
    for (const piece of pieces) {
      const thing = (await piece.getAttribute('data-thing')) ?? '';
      await piece.hover();
      await expect(told, thing).toBeVisible();
      // In the middle of some pieces lies a sign, which is told instead.
      if (await card.isVisible()) expect(await meet(card, piece), thing).toBe(false);
      await page.keyboard.press('Escape');
      await expect(told).toBeHidden();
      if (!(await isPressed(piece))) continue;
      await readByKey(page, piece);
      await expect(card).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
    }
  });

for (const { moment, size } of PRESSED)
  test(`a finger that stays on a piece or a sign reads it and does nothing else, ${moment}, ${size.width}×${size.height}`, async ({ house, browser }) => {
    const context = await browser.newContext({ viewport: size, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${house.url}/moment/${moment}`);
    const asked = page.locator('[data-piece="prompt"]').filter({ visible: true }).first();
    await expect(asked).toBeVisible();
    const question = await asked.innerText();
    const card = page.locator('#peek');
    for (const piece of await someOf(page.locator('[data-stage] [data-thing]'))) {
      await press(page, piece, card);
      await card.tap();
      await expect(card).toBeHidden();
      expect(await asked.innerText()).toBe(question);
    }
    await press(page, page.locator('[data-stage] [data-sign]').filter({ visible: true }).first(), page.locator('#said'));
    expect(await asked.innerText()).toBe(question);
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await context.close();
  });

test('the rules open over the table, at the end of the game for who asks how to win, and leave it as it was', async ({ house, page }) => {
  await openMoment(house, page, LAPTOP);
  const before = await page.locator('[data-stage]').innerText();
  const address = page.url();
  await page.keyboard.press('?');
  const rules = page.getByRole('dialog', { name: 'Rules of Mages' });
  await rules.getByRole('searchbox').fill('how do I win');
  await expect(rules.getByRole('heading', { level: 2 }).nth(1)).toHaveText('Winning');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  expect(page.url()).toBe(address);
  expect(await page.locator('[data-stage]').innerText()).toBe(before);
});

test('the drawer opens by its handle, takes the focus, and gives it back', async ({ house, page }) => {
  await openMoment(house, page, TABLET);
  const handle = page.getByRole('button', { name: /^Log/ });
  await expect(handle).toHaveAttribute('aria-expanded', 'false');
  await handle.press('Enter');
  await expect(handle).toHaveAttribute('aria-expanded', 'true');
  const drawer = page.locator('[data-drawer]');
  await expect(drawer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(handle).toBeFocused();
  await handle.click();
  await expect(drawer).toBeVisible();
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  await expect(drawer).toBeHidden();
});
