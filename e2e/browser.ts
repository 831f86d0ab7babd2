import { programPath } from '../apps/server/src/testing/debian.ts';

/** The browser the tests drive. */
export const browserPath = (): string => process.env.CHROMIUM ?? programPath(['chromium', 'chromium-browser', 'google-chrome'], 'chromium');

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
