import { mkdirSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { BROWSER_FLAGS, browserPath } from './browser.ts';
import { first } from './games.ts';
import { House } from './house.ts';
import { momentAt, moments, SIZES, type Size, sizeName } from './moments.ts';
import { HELD, scenes } from './scenes.ts';

/** With `CONCLAVE_SIZES=all` every moment, what is seen after a move, and all sizes; else a desk and a phone. */
const isAll = process.env.CONCLAVE_SIZES === 'all';
const USUAL = ['1440×900', '390×844'];
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
/** Where what is seen after a move is reached before the window takes its size. */
const TABLET = { width: 1024, height: 768 };
const FOLDER = 'shots';

type Theme = 'dark' | 'light';

const fileOf = (...words: string[]): string => `${FOLDER}/${words.join('-').toLowerCase().replaceAll(/[ /]/g, '-').replace('×', 'x')}.png`;

async function shoot(page: Page, size: Size, ...words: string[]): Promise<void> {
  await page.setViewportSize(size);
  await atRest(page, size);
  await page.screenshot({ path: fileOf(...words, sizeName(size)) });
}

/** What tsx makes of functions that run in the page asks for a helper that only tsx has. */
async function helped(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript('globalThis.__name = (one) => one');
  return context;
}

const contextOf = async (browser: Browser, size: Size, colorScheme: Theme): Promise<BrowserContext> =>
  helped(await browser.newContext({ viewport: size, hasTouch: size.touch, colorScheme, reducedMotion: 'reduce' }));

async function shootScreens(browser: Browser, url: string, size: Size, theme: Theme): Promise<void> {
  const context = await contextOf(browser, size, theme);
  const page = await context.newPage();
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await shoot(page, size, name, theme);
  }
  for (const { title, name, path } of moments.filter((moment) => isAll || BOARDS.includes(moment.name))) {
    await page.goto(url + path);
    await page.locator('[data-stage="playing"]').waitFor();
    await shoot(page, size, title, name, theme);
  }
  await context.close();
}

/** What is seen after a move, each in one window that takes all the sizes. */
async function shootScenes(browser: Browser, url: string, theme: Theme): Promise<void> {
  const context = await helped(await browser.newContext({ viewport: TABLET, colorScheme: theme, reducedMotion: 'reduce' }));
  await context.addInitScript((kept) => localStorage.setItem('conclave.settings', kept), JSON.stringify(HELD));
  const page = await context.newPage();
  for (const { from, seen } of scenes) {
    const open = async (): Promise<void> => {
      await page.goto(url + momentAt(from).path);
      await page.locator('[data-stage="playing"]').waitFor();
    };
    for (const [name, reach] of seen) {
      await page.setViewportSize(TABLET);
      await reach(page, open);
      for (const size of SIZES) await shoot(page, size, from, name, theme);
    }
  }
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const house = new House();
await house.open();
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
for (const theme of ['dark', 'light'] as const) {
  for (const size of SIZES.filter((each) => isAll || USUAL.includes(sizeName(each)))) await shootScreens(browser, house.url, size, theme);
  if (isAll) await shootScenes(browser, house.url, theme);
}
await browser.close();
await house.clear();
console.log(`Pictures of every screen are in ${FOLDER}/.`);
process.exit(0);
