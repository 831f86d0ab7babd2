import { programPath } from '../apps/server/src/testing/debian.ts';

/** The browser the tests drive, best without the parts that only a window needs: it does the same with a quarter less work. */
export const browserPath = (): string =>
  process.env.CHROMIUM ?? programPath(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'], 'chromium-headless-shell');

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
