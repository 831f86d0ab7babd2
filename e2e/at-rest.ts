import type { Page } from '@playwright/test';

/** A sign whose outline is still on its way. */
const UNDRAWN = 'svg[viewBox="0 0 512 512"] > path[d=""]';

/** Until the window has its size, every sign is drawn, every font is there, and two pictures in a row have everything in the same place. */
export const atRest = (page: Page, size: { readonly width: number; readonly height: number }): Promise<void> =>
  page.evaluate(
    async ({ width, height, undrawn }) => {
      const places = (): string =>
        [...document.querySelectorAll('body *')]
          .map((one) => one.getBoundingClientRect())
          .map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`)
          .join();
      const picture = async (): Promise<string> => {
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
        await document.fonts.ready;
        return places();
      };
      let [before, now] = [await picture(), await picture()];
      while (innerWidth !== width || innerHeight !== height || before !== now || document.querySelector(undrawn)) [before, now] = [now, await picture()];
    },
    { ...size, undrawn: UNDRAWN },
  );
