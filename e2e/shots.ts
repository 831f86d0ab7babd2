import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from './browser.ts';
import { first, games } from './games.ts';
import { House } from './house.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const SCREENS = {
  home: '/',
  about: `/games/${first.id}`,
  rules: `/games/${first.id}/rules`,
  cards: `/games/${first.id}/cards`,
  'set-up': `/play/${first.id}`,
  tables: '/tables',
  settings: '/settings',
  credits: '/credits',
  pieces: '/#/pieces',
};
const GAMES = games.map(({ title }) => title);
const FOLDER = 'shots';
/** Long enough for the first deal and for bots that move before the player. */
const OPENING = 6_000;

const fileOf = (...words: string[]): string => `${FOLDER}/${words.join('-').toLowerCase().replaceAll(' ', '-')}.png`;

async function shoot(browser: Browser, url: string, [size, viewport]: [string, { width: number; height: number }], theme: 'dark' | 'light'): Promise<void> {
  const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: fileOf(name, theme, size) });
  }
  for (const game of GAMES) {
    await page.goto(url);
    const start = page.getByRole('button', { name: `Play ${game} against bots` });
    const door = page.locator('.doors').getByRole('button', { name: game }).first();
    await door.waitFor();
    if (!(await start.isVisible())) await door.click();
    await start.click();
    await page.waitForTimeout(OPENING);
    await page.screenshot({ path: fileOf(game, theme, size) });
  }
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const house = new House();
await house.open();
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
for (const size of Object.entries(SIZES)) for (const theme of ['dark', 'light'] as const) await shoot(browser, house.url, size, theme);
await browser.close();
await house.clear();
console.log(`Pictures of every screen are in ${FOLDER}/.`);
process.exit(0);
