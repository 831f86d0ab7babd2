import { expect, type Page } from '@playwright/test';
import { byFinger, byMouse, type Tap } from './board.ts';
import { sitTogether, test, verifiedLog } from './house.ts';

/** What is tapped next on the board, the most pressing first. */
const NEXT = [
  '.bubble .foot button',
  'section.end .btn.go',
  '.btn.go:not(.off)',
  '.where .btn',
  '.take.can',
  '.col:not(:has(.on)) .lord',
  '.ask .big, .ask .btn.large',
  '.ab.can',
  '.en.can',
  '.spc.can, .gate.can, .gate .can, .central.can, .row.can',
  '.tile:has(.fr em), .gatebar:has(em)',
  '.figs .can',
];
/** What closes a turn or a question is tapped when nothing else is left, and after so many figures in a round. */
const CLOSES = '^(End turn|Finish buying|Pass|Leave|Decline|Make no)';
const FIGURES_A_ROUND = 3;

/** Where to tap: any button of the first kind there is, brought into sight and not covered. Nothing while nobody is asked. */
const nextTap = (page: Page): Promise<{ x: number; y: number } | undefined> =>
  page.evaluate(
    ({ kinds, closes, enough }) => {
      if (!document.querySelector('.prompt:not(.wait)')) return undefined;
      const isClosing = (one: HTMLElement) => new RegExp(closes).test(one.innerText);
      const shown = (kind: string) => [...document.querySelectorAll<HTMLElement>(kind)].filter((one) => one.getClientRects().length > 0);
      const closing = shown('.btn:not(.off)').filter(isClosing);
      const isPassing = closing.some((one) => one.innerText.startsWith('Pass')) && shown('.figs .away').length >= enough;
      const open = isPassing ? [] : kinds.map((kind) => shown(kind).filter((one) => !isClosing(one)));
      const found = [...open, closing].find((some) => some.length > 0) ?? [];
      const one = found[Math.floor(Math.random() * found.length)];
      one?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      if (!one) return undefined;
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return one.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
    },
    { kinds: NEXT, closes: CLOSES, enough: FIGURES_A_ROUND },
  );

const isWon = async (page: Page): Promise<boolean> => /\b(wins? with|share the victory)/.test((await page.locator('.prompt').allTextContents()).join());

/** Plays on the boards of all these pages until the game is over. A last tap may close the end sheet: it opens again with the page. */
async function playBoards(pages: readonly Page[], tap: Tap): Promise<void> {
  while (!(await Promise.all(pages.map(isWon))).every(Boolean))
    for (const page of pages) {
      const at = await nextTap(page);
      if (at) await tap(page, at.x, at.y);
    }
  for (const page of pages) {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  }
}

/** What goes wrong in a page while it is played, unseen by the player. */
function faultsOf(pages: readonly Page[]): string[] {
  const faults: string[] = [];
  for (const page of pages) page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}

const scores = (page: Page): Promise<string[]> => page.locator('.order b').allTextContents();

test('Gates of Mara: two browsers play a whole game on the board; its log is sound and its replay opens', async ({ house, browser, page: ana }) => {
  const elsewhere = await browser.newContext();
  const ben = await elsewhere.newPage();
  const faults = faultsOf([ana, ben]);
  const id = await sitTogether(house, [ana, ben], 'gates-of-mara');
  await playBoards([ana, ben], byMouse);
  expect(faults).toEqual([]);
  expect(await scores(ana)).toHaveLength(2);
  expect(await scores(ana)).toEqual(await scores(ben));
  expect(await verifiedLog(ana)).toMatch(/^Sound: Gates of Mara, \d+ entries, finished/);
  const anybody = await elsewhere.newPage();
  await anybody.goto(`${house.url}/replay/${id}`);
  await expect(anybody.getByRole('slider')).toBeVisible();
  await expect(anybody.locator('.ring')).toBeVisible();
  await elsewhere.close();
});

test('Gates of Mara: a solo game on the phone, by touch, to its end; its log is sound', async ({ house, browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults = faultsOf([page]);
  await page.goto(house.url);
  await page.locator('.doors').getByRole('button', { name: 'Gates of Mara' }).first().tap();
  await page.getByRole('button', { name: 'Play Gates of Mara against bots' }).tap();
  await playBoards([page], byFinger);
  expect(faults).toEqual([]);
  expect(await scores(page)).toHaveLength(3);
  expect(await verifiedLog(page)).toMatch(/^Sound: Gates of Mara, \d+ entries, finished/);
  await context.close();
});
