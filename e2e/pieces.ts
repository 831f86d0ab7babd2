import type { Locator, Page } from '@playwright/test';

/** What carries an address, as the app reads it (`apps/web/src/app/pieces.ts`). */
export const carriers = (address: string): string =>
  [`[data-piece~="${address}"]`, `[data-flip="${address}"]`, `[data-flip^="${address}."]`, `[data-thing="${address}"]:not([data-named])`].join();

/** The piece of an address, where it can be seen. */
export const pieceAt = (page: Page, address: string): Locator => page.locator(carriers(address)).filter({ visible: true }).first();
