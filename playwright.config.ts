import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from './e2e/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  /** Many times the longest on a quiet machine. Whole games and all sizes are `slow`, and have thrice as long. */
  timeout: 150_000,
  /** A crowded machine may trip a test once: it is told as flaky, and is a fault to mend. */
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 25_000, toPass: { timeout: 60_000 } },
  reporter: [['list']],
  use: {
    actionTimeout: 25_000,
    navigationTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    /** Each browser would fetch and keep every file of the app for a time without a line: only tests of such a time allow it. */
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    launchOptions: { executablePath: browserPath(), args: BROWSER_FLAGS },
  },
});
