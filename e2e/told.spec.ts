import { expect, type Locator, type Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { misfits } from './fits.ts';
import { type House, sitTogether, test } from './house.ts';
import { momentAt } from './moments.ts';

const LAPTOP = { width: 1366, height: 768 };
const TABLETS = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
];
const PHONE = { width: 390, height: 844 };
/** Where others move before the viewer is asked again. */
const FROM = ['mages/two-mages', 'manaforge/crowded', 'gates-of-mara/five-realms', 'mystic-vale/field'];
/** What ends a turn, and what closes what lies over the table then. */
const ENDS = /^(End turn|End anyway|Pass the action|Pass round|Pass all the same|Harvest|End Harvest|Pass$|Go on|Show all|To round)/;

const withSettings = (page: Page, settings: object): Promise<unknown> =>
  page.addInitScript((kept) => localStorage.setItem('conclave.settings', kept), JSON.stringify(settings));

/** Whether it is told what the others did; if not, and the page is asked, a turn is ended, so that they move. Nothing happens between the look and the tap. */
const isTold = (page: Page): Promise<boolean> =>
  page.evaluate((ends) => {
    const there = (what: string, within: ParentNode = document): HTMLElement[] =>
      [...within.querySelectorAll<HTMLElement>(what)].filter((one) => one.checkVisibility());
    if (there('section[aria-label^="Since your last"] li').length > 0) return true;
    const dialog = there('dialog[open]').at(-1);
    const isAsked = dialog !== undefined || there('[data-piece="prompt"][role="alert"]').length > 0;
    if (isAsked && !document.querySelector('[data-sending]'))
      there('button', dialog)
        .filter(({ innerText }) => new RegExp(ends).test(innerText.trim()))
        .at(-1)
        ?.click();
    return false;
  }, ENDS.source);

async function openTold(house: House, page: Page, moment: string): Promise<Locator> {
  await withSettings(page, { sound: false, speed: 0 });
  await page.goto(house.url + momentAt(moment).path);
  await expect(page.locator('[data-stage="playing"]')).toBeVisible();
  if (!moment.startsWith('mages/')) await expect(page.getByRole('region', { name: /^(What was done last|Since your last)/ }).first()).toBeAttached();
  const told = page
    .getByRole('region', { name: /^Since your last (turn|move)/ })
    .getByRole('listitem')
    .first();
  await expect.poll(() => isTold(page), { intervals: [50] }).toBe(true);
  return told;
}

for (const moment of FROM)
  test(`what the others did is in sight on a laptop and a tablet, and nothing lies under it, ${moment}`, async ({ house, page }) => {
    await page.setViewportSize(LAPTOP);
    const told = await openTold(house, page, moment);
    for (const size of [LAPTOP, ...TABLETS]) {
      await page.setViewportSize(size);
      await atRest(page, size);
      await expect(told).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-drawer]')).toBeHidden();
      expect(await misfits(page, { touch: false, names: momentAt(moment).names }), `${size.width}×${size.height}`).toEqual([]);
    }
  });

/** Whether two pieces share a point of the screen. */
async function meet(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('one of them is not to be seen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

for (const game of ['mages', 'mystic-vale'])
  test(`on the phone what somebody says is read at once, and covers neither who says it nor what is asked, ${game}`, async ({ house, browser, page: ben }) => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
    const ana = await context.newPage();
    await sitTogether(house, [ben, ana], game);
    await expect(ana.locator('[data-stage="playing"]')).toBeVisible();
    await ben.getByRole('tab', { name: /^Say/ }).click();
    await ben.getByRole('button', { name: 'Well played' }).click();
    const note = ana.locator('[data-part="notes"]').getByRole('button', { name: 'Well played' });
    await expect(note).toBeVisible();
    // Who is asked may change meanwhile: then the pieces are laid out anew.
    await expect(async () => {
      for (const piece of ['[data-piece~="seat.0"]', '[data-piece="prompt"]', '[data-piece~="commit"]'])
        expect(await meet(note, ana.locator(piece).filter({ visible: true }).first()), piece).toBe(false);
    }).toPass();
    await expect(ben.locator('[data-part="notes"]').getByRole('button', { name: 'Well played' })).toHaveCount(0);
    await context.close();
  });

test('on the phone it can be said who answers for me', async ({ house, browser }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${house.url}${momentAt('mages/two-mages').path}`);
  await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: /^Mine/ }).tap();
  const passing = page.getByRole('group', { name: 'Answer for me' }).getByRole('radio').last();
  await passing.locator('..').tap();
  await expect(passing).toBeChecked();
  await context.close();
});
