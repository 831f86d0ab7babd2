import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { UNDRAWN } from './at-rest.ts';
import { BROWSER_FLAGS, browserPath } from './browser.ts';
import { first } from './games.ts';
import { House } from './house.ts';
import { moments } from './moments.ts';

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
/** Boards in the middle of a game. */
const BOARDS = ['six-mages', 'attack', 'crowded', 'five-realms', 'field', 'harvest'];
const FOLDER = 'shots';

const fileOf = (...words: string[]): string => `${FOLDER}/${words.join('-').toLowerCase().replaceAll(' ', '-')}.png`;

async function shoot(browser: Browser, url: string, [size, viewport]: [string, { width: number; height: number }], theme: 'dark' | 'light'): Promise<void> {
  const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: fileOf(name, theme, size) });
  }
  for (const { title, name, path } of moments.filter((moment) => BOARDS.includes(moment.name))) {
    await page.goto(url + path);
    await page.locator('[data-stage="playing"]').waitFor();
    await page.waitForFunction((undrawn) => !document.querySelector(undrawn), UNDRAWN);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: fileOf(title, name, theme, size) });
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
