import { expect, type Locator, type Page } from '@playwright/test';
import { pseudoOf } from '../apps/web/src/i18n/pseudo.ts';
import { en as learn } from '../apps/web/src/lessons/en.ts';
import { en as replay } from '../apps/web/src/screens/replay.ts';
import { courseFor } from '../packages/shelf/src/lessons.ts';
import { games } from './games.ts';
import { newTable, test } from './house.ts';
import { moments } from './moments.ts';
import { guestOf, inPseudo, isTranslated, SCREENS, said } from './pseudo.ts';
import { playUntil, read } from './words.ts';

async function atBothScreens(page: Page, what: string, names: readonly string[]): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await isTranslated(page, what, { ...screen, names });
  }
}

const namesAt = (path: string): readonly string[] => moments.find((moment) => moment.path === path)?.names ?? [];
const buttonOf = (page: Page, key: Parameters<typeof said>[0]): Locator => page.getByRole('button', { name: said(key), exact: true });

/** Opens a moment in words. */
async function openInWords(page: Page, url: string, path: string): Promise<void> {
  await inPseudo(page);
  await page.goto(url);
  await read(page, 'words');
  await page.goto(url + path);
}

test('what the others did holds no English that is no message, and nothing is cut', async ({ house, page }) => {
  const path = '/moment/mages/kill';
  await openInWords(page, house.url, path);
  await playUntil(page, page.getByRole('heading', { name: namesAt(path)[2] ?? '' }).first());
  await expect(page.locator('[data-part=moves] button').first()).toBeVisible();
  await read(page, 'board');
  await page.reload();
  await expect(page.getByRole('region', { name: /Šííñçéé/ })).toBeVisible();
  await atBothScreens(page, 'recap', namesAt(path));
});

test('what lies over a table holds no English that is no message, and nothing is cut: its menu, its rules, its panes', async ({ house, page }) => {
  const path = '/moment/mages/duel';
  const names = namesAt(path);
  await inPseudo(page);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.goto(house.url + path);
    await buttonOf(page, 'table.menu').click();
    await expect(buttonOf(page, 'table.rules')).toBeVisible();
    await isTranslated(page, 'menu', { ...screen, names });
    await buttonOf(page, 'table.rules').click();
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
    await isTranslated(page, 'rules over the table', { ...screen, names });
    await page.keyboard.press('Escape');
    const panes = screen.touch ? page.getByRole('navigation').getByRole('button') : page.getByRole('tab');
    for (const pane of await panes.all()) {
      await pane.click();
      await isTranslated(page, `pane ${await pane.textContent()}`, { ...screen, names });
    }
  }
});

test('a table that gathers, and who is invited to it, read no English that is no message, and nothing is cut', async ({ house, browser, page }) => {
  const guest = await (await browser.newContext()).newPage();
  for (const one of [page, guest]) await inPseudo(one);
  const id = await newTable(house, page, { game: 'mages', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot' }] });
  const host = await guestOf(page);
  await page.goto(`${house.url}/table/${id}`);
  const invitation = await page.getByRole('textbox', { name: said('table.inviteLink') }).inputValue();
  await guest.goto(house.url);
  const { seats } = (await (await page.request.get(`${house.url}/api/tables/${id}`)).json()) as { seats: { name: string }[] };
  const names = [host, await guestOf(guest), ...seats.flatMap(({ name }) => name || [])];
  await guest.goto(invitation);
  await expect(guest.getByRole('textbox')).toBeVisible();
  await atBothScreens(page, 'gathering', names);
  await atBothScreens(guest, 'invited', names);
});

for (const { id } of games)
  test(`the lessons of ${id} hold no English that is no message, and nothing is cut`, async ({ house, page }) => {
    const course = await courseFor(id);
    const [lesson] = course?.lessons ?? [];
    await inPseudo(page);
    await page.goto(`${house.url}/learn/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await atBothScreens(page, 'course', []);
    await page.goto(`${house.url}/learn/${id}/${lesson?.id}`);
    for (const [i, beat] of lesson?.beats.entries() ?? []) {
      const step = pseudoOf(learn.steps)
        .replace('{n}', String(i + 1))
        .replace('{all}', String(lesson?.beats.length));
      await expect(page.locator('[data-leaf]').getByRole('img', { name: step })).toBeVisible();
      await atBothScreens(page, `beat ${beat.id}`, lesson?.names ?? []);
      if (beat.wants || beat.goal) break;
      await page.keyboard.press('Enter');
    }
  });

for (const path of ['/moment/manaforge/store', '/moment/mystic-vale/last-harvest', '/moment/gates-of-mara/round-end'])
  test(`the end and the replay hold no English that is no message, and nothing is cut: ${path}`, async ({ house, page }) => {
    const names = namesAt(path);
    await openInWords(page, house.url, path);
    const rematch = buttonOf(page, 'end.rematch');
    await playUntil(page, rematch);
    const table = new URL(page.url()).pathname;
    await read(page, 'board');
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.goto(house.url + table);
      await expect(rematch).toBeVisible();
      await isTranslated(page, 'end', { ...screen, names });
      await page.goto(house.url + table.replace('local', 'replay'));
      await expect(page.getByRole('slider')).toBeVisible();
      for (const panel of ['moments', 'open', 'graph'] as const) {
        await page.getByRole('button', { name: pseudoOf(replay[panel]), exact: true }).click();
        await isTranslated(page, `replay ${panel}`, { ...screen, names });
      }
    }
  });
