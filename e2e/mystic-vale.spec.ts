import { expect, type Page } from '@playwright/test';
import { byFinger, byMouse, playBoards } from './board.ts';
import { PUSHES } from './habits.ts';
import { sitTogether, test, verifiedLog } from './house.ts';

test.slow();

const scores = (page: Page): Promise<string[]> => page.locator('[data-part=order] b').allTextContents();
/** The last line of the count, one number a player. */
const counted = (page: Page): Promise<string[]> => page.locator('[data-part=count] tfoot td').allTextContents();
const ascending = (numbers: readonly string[]): number[] => numbers.map((text) => Number(text.replace('−', '-'))).sort((a, b) => a - b);

/** Both sides of the end sheet tell the same points: the order, and the count line by line. */
async function readScores(page: Page): Promise<number[]> {
  const points = ascending(await scores(page));
  expect(ascending(await counted(page))).toEqual(points);
  return points;
}

test('Mystic Vale with Mana Storm, leaders and amulets: two browsers play a whole game on the board', async ({ house, browser, page: ana }) => {
  const ben = await (await browser.newContext()).newPage();
  const id = await sitTogether(house, [ana, ben], 'mystic-vale');
  await playBoards([ana, ben], PUSHES, byMouse);
  expect(await readScores(ana)).toHaveLength(2);
  expect(await readScores(ben)).toEqual(await readScores(ana));
  expect(await verifiedLog(ana)).toMatch(/^Sound: Mystic Vale, \d+ entries, finished/);
  const log = await (await ana.request.get(`${house.url}/api/tables/${id}/log`)).json();
  expect(log.options).toMatchObject({ manaStorm: true, leaders: true, amulets: true });
  const made = log.entries.map(({ move }: { move?: { do: string } }) => move?.do);
  expect(made).toEqual(expect.arrayContaining(['take', 'push', 'pass', 'buy', 'sleeve', 'endHarvest']));
  const anybody = await (await browser.newContext()).newPage();
  await anybody.goto(`${house.url}/replay/${id}`);
  await expect(anybody.getByRole('slider')).toBeVisible();
  await expect(anybody.getByRole('heading', { name: 'Leaders and amulets' })).toBeVisible();
});

test('Mystic Vale: a solo game on the phone, by touch, to its end; its log is sound', async ({ house, browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${house.url}/play/mystic-vale`);
  await page.getByText('At this screen').tap();
  await page.getByText('Bot', { exact: true }).tap();
  await page.getByRole('button', { name: 'Begin' }).tap();
  await expect(page.locator('[data-stage]')).toBeVisible();
  await playBoards([page], PUSHES, byFinger);
  expect(await readScores(page)).toHaveLength(2);
  expect(await verifiedLog(page)).toMatch(/^Sound: Mystic Vale, \d+ entries, finished/);
  await context.close();
});
