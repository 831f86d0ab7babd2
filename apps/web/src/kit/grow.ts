const FULL = { width: 1920, height: 1080 };
/** A larger screen stands a little farther away. */
const ABOVE = 1.1;

/** How much larger than on a full-size screen everything is drawn in a window of that size; 1 up to that size. */
export const growthOf = (width: number, height: number): number => 1 + Math.max(0, Math.min(width / FULL.width, height / FULL.height) - 1) * ABOVE;

/** Lets the whole page grow with the window; called once. `--grow` is for lengths that are taken from the window: `100dvh / var(--grow)`. */
export function growWithWindow(): void {
  const { style } = document.documentElement;
  const fit = (): void => {
    const growth = growthOf(innerWidth, innerHeight).toFixed(3);
    style.setProperty('--grow', growth);
    style.zoom = growth;
  };
  fit();
  addEventListener('resize', fit);
}

/** Pixels of the window to one of the page. Rectangles are measured in the former, styles are written in the latter. */
export function windowScale(): number {
  const { documentElement: page } = document;
  return page.getBoundingClientRect().width / page.offsetWidth || 1;
}
