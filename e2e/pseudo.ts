import { expect, type Page } from '@playwright/test';
import { en } from '../apps/web/src/i18n/en.ts';
import { pseudoOf } from '../apps/web/src/i18n/pseudo.ts';
import { misfits } from './fits.ts';
import { games } from './games.ts';
import { plainWords } from './plain-words.ts';

/** What a language is tried at: a desk and a phone. */
export const SCREENS = [
  { width: 1440, height: 900, touch: false },
  { width: 390, height: 844, touch: true },
] as const;
export type Screen = (typeof SCREENS)[number];

const TITLES = games.map(({ title }) => title);

/** The pseudo-language for the whole session, whatever is opened. */
export const inPseudo = async (page: Page): Promise<void> => {
  await page.addInitScript(() => sessionStorage.setItem('conclave.language', 'pseudo'));
};

/** A text of the app as the pseudo-language has it. */
export const said = (key: keyof typeof en): string => pseudoOf(en[key]);

/** The name of this browser's guest. */
export async function guestOf(page: Page): Promise<string> {
  const me = page.locator('a[href="/settings"][aria-label]');
  await expect(me).not.toHaveAttribute('aria-label', /⟦/);
  return (await me.getAttribute('aria-label')) ?? '';
}

/** What reaches beyond the side of the page. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.body.querySelectorAll('*')]
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
          .map((one) => `too wide: ${one.tagName} ${one.className} ${one.textContent?.trim().slice(0, 40)}`),
  );

const SETTLED = 5_000;

/** Everything on this screen is a message, nothing is cut, and nothing reaches beyond its side, once it has settled. */
export async function isTranslated(page: Page, what: string, { touch, names = [] }: { touch: boolean; names?: readonly string[] }): Promise<void> {
  const faults = async (): Promise<string[]> => {
    const cut = (await misfits(page, { touch, names })).filter((fault) => /^(cut|shortened)/.test(fault));
    return [...(await plainWords(page, [...TITLES, ...names])), ...cut, ...(await tooWide(page))];
  };
  await expect.soft.poll(faults, { message: what, timeout: SETTLED }).toEqual([]);
}
