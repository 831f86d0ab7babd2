const SPACE = /(?<![\w-])(?:(?:row-|column-)?gap|(?:scroll-)?(?:margin|padding)(?:-[a-z-]+)?)\s*[:=]\s*"?([^;{}"]*)/g;
const PIXELS = /(?<![\d.])(?!0px)[\d.]+px/;

/** Line and text of every margin, padding and gap that is written in pixels. */
export const spacesIn = (text: string): string[] =>
  [...text.matchAll(SPACE)]
    .filter(([, value = '']) => PIXELS.test(value))
    .map(({ 0: written, index }) => `${text.slice(0, index).split('\n').length} ${written}`);
