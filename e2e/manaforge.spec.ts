import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { byFinger, byMouse, playBoards } from './board.ts';
import { BUILDS, SAVES } from './habits.ts';
import { downloadedLog, type House, sitTogether, test, verifiedLog, verify } from './house.ts';

test.slow();

const button = (page: Page, name: RegExp): Locator => page.getByRole('button', { name });
const payable = (page: Page, text: RegExp): Locator => page.locator('[data-piece=market] [data-can]').filter({ hasText: text });
const mayBuild = async (page: Page, text: RegExp): Promise<boolean> =>
  (await button(page, /^Take a prism/).isVisible()) && (await payable(page, text).count()) > 0;
const hasPrism = async (page: Page): Promise<boolean> => (await page.locator('[data-piece=purse] [data-thing=prism]').innerText()).trim() !== '0';
const scores = (page: Page): Promise<string[]> => page.locator('[data-part=order] b').allTextContents();

/** Two clicks: the item, with its payment already chosen, and the gold button. */
async function build(page: Page, text: RegExp): Promise<void> {
  await payable(page, text).first().click();
  await page.locator('[data-kind=go]').click();
  await expect(button(page, /^Take a prism/)).toHaveCount(0);
}

/** Builds something that brings no dice, and takes it back: first the build, then all that was spent for it. */
async function buildAndTakeBack(page: Page): Promise<void> {
  const items = page.locator('[data-piece=market] [data-part=name]');
  const offered = await items.allTextContents();
  await build(page, /Workshop/);
  await expect(items).toHaveCount(offered.length - 1);
  await button(page, /^Undo/).click();
  await expect(items).toHaveText(offered);
  await page.keyboard.press('Shift+U');
  await expect(page.locator('[data-piece=spends]')).toContainText('4 spends left');
  await expect(page.locator('[data-piece=workshop] [data-part=free]')).toHaveCount(4);
}

/** Builds a Replica; the other player gives the gem it asks for. */
async function buildReplica(builder: Page, giver: Page): Promise<void> {
  const prestige = giver.locator('[data-piece=commit] [data-sign=prestige]');
  const before = Number(await prestige.innerText());
  await build(builder, /Replica/);
  await button(giver, /^Give /)
    .first()
    .click();
  await expect(prestige).toHaveText(`${before + 2}`);
  await builder.getByRole('tab', { name: 'Log' }).click();
  await expect(builder.locator('[data-part=log]')).toContainText(/gives you an? (earth|fire|wind|water) gem/);
}

/** A whole game on the board; how often a move was taken back and a gem given. */
async function playTogether(house: House, pages: readonly [Page, Page]): Promise<{ id: string; takenBack: number; gifts: number }> {
  const id = await sitTogether(house, pages, 'manaforge');
  let [takenBack, gifts] = [0, 0];
  await playBoards(pages, SAVES, byMouse, async (page) => {
    const rival = page === pages[0] ? pages[1] : pages[0];
    if ((await mayBuild(page, /Replica/)) && (await hasPrism(rival))) {
      await buildReplica(page, rival);
      gifts++;
    } else if (takenBack === 0 && (await mayBuild(page, /Workshop/))) {
      await buildAndTakeBack(page);
      takenBack++;
    }
  });
  return { id, takenBack, gifts };
}

test('Manaforge: two browsers play a whole game on the board, with a take-back and a gift; its log is sound and its replay opens', async ({
  house,
  browser,
  page: ana,
}) => {
  const ben = await (await browser.newContext()).newPage();
  let game = await playTogether(house, [ana, ben]);
  // Once in 708 games none of the four Replicas is dealt.
  if (game.gifts === 0) game = await playTogether(house, [ana, ben]);
  expect(game).toMatchObject({ takenBack: 1 });
  expect(game.gifts).toBeGreaterThan(0);
  const [won = ''] = await scores(ana);
  expect(await scores(ben)).toEqual(await scores(ana));
  expect(await verifiedLog(ana)).toMatch(/^Sound: Manaforge, \d+ entries, finished/);
  const anybody = await (await browser.newContext()).newPage();
  await anybody.goto(`${house.url}/replay/${game.id}`);
  await anybody.getByRole('slider').press('End');
  await expect(anybody.locator('[data-sign=score]').filter({ hasText: won })).not.toHaveCount(0);
});

test('Manaforge: a solo game on the phone, by touch, to its end; its log is sound', async ({ house, browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${house.url}/play/manaforge`);
  await page.getByText('At this screen').tap();
  await page.getByText('Bot', { exact: true }).tap();
  await page.getByRole('button', { name: 'Begin' }).tap();
  await playBoards([page], BUILDS, byFinger);
  expect(await scores(page)).toHaveLength(2);
  const log = await downloadedLog(page);
  expect(verify(log)).toMatch(/^Sound: Manaforge, \d+ entries, finished/);
  const { entries } = JSON.parse(readFileSync(log, 'utf8')) as { entries: { seat: number; move?: { do: string } }[] };
  expect(entries.filter(({ seat, move }) => seat === 0 && move?.do === 'build').length).toBeGreaterThan(4);
  await context.close();
});
