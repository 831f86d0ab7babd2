import type { Browser, BrowserContextOptions, Page, ViewportSize } from '@playwright/test';

/** Of each page only one point is painted. */
const POINT = { x: 0, y: 0, width: 1, height: 1, scale: 1 };

/** Lays a page out, and lets it be touched, as ever, but does not paint it. */
async function leaveUnpainted(page: Page, { isMobile: mobile = false, deviceScaleFactor = 1 }: BrowserContextOptions): Promise<void> {
  const session = await page.context().newCDPSession(page);
  page.setViewportSize = async ({ width, height }: ViewportSize) => {
    const isTall = mobile && height > width;
    await session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      screenWidth: width,
      screenHeight: height,
      deviceScaleFactor,
      mobile,
      screenOrientation: isTall ? { type: 'portraitPrimary', angle: 0 } : { type: 'landscapePrimary', angle: mobile ? 90 : 0 },
      viewport: POINT,
    });
  };
  const size = page.viewportSize();
  if (size) await page.setViewportSize(size);
}

/** Chromium paints by the processor here, a large window for a second, and no test looks at the colours: its pages stay unpainted. */
export function unpainted(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options = {}) => {
    const context = await newContext(options);
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await newPage();
      await leaveUnpainted(page, options);
      return page;
    };
    return context;
  };
  return browser;
}
