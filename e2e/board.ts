import { expect, type Page } from '@playwright/test';
import { luck } from './luck.ts';

export type Tap = (page: Page, x: number, y: number) => Promise<void>;
export const byMouse: Tap = (page, x, y) => page.mouse.click(x, y);
export const byFinger: Tap = (page, x, y) => page.touchscreen.tap(x, y);

/** What closes what lies over the board, such as an answer why something is not possible: it is tapped first. */
const COVERS = ['dialog[open] [aria-label="Close"]', '[data-part=why-not] button:not([data-kind])'];
/** Nobody has found anything to tap for so long: the game will come to no end. */
const STUCK_MS = 45_000;

/** How a board is played without knowing the rules. */
export interface Habit {
  /** What is tapped, the most pressing kind first. */
  readonly kinds: readonly string[];
  /** How the buttons begin that close something or turn to another part of the table: they are tapped when nothing else is left. */
  readonly closes: string;
  /** How the buttons begin that are tapped only where there is nothing else at all. */
  readonly shuns?: string;
  /** So many of these are enough: from then on what closes is tapped first. */
  readonly enough?: { readonly of: string; readonly n: number };
}

/** Until the last move is answered. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    while (document.querySelector('[data-sending]')) await new Promise(requestAnimationFrame);
  });

/** Where to tap: any piece of the first kind of which one, brought into sight, is not covered. Nothing while nobody is asked. */
export const nextTap = (page: Page, habit: Habit, chance: number): Promise<{ x: number; y: number } | 'over' | undefined> =>
  page.evaluate(
    ({ covers, kinds, closes, shuns, enough, chance }) => {
      if (document.querySelector('[data-stage="over"]')) return 'over';
      if (!document.querySelector('[data-piece=prompt][role=alert]') || document.querySelector('[data-first]')) return undefined;
      const isClosing = (one: HTMLElement) => new RegExp(closes).test(one.innerText);
      const isShunned = (one: HTMLElement) => shuns !== undefined && new RegExp(shuns).test(one.innerText);
      /** A sheet over the table takes every tap. */
      const table = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
      const there = (kind: string) => [...table.querySelectorAll<HTMLElement>(kind)].filter((one) => one.getClientRects().length > 0);
      const shown = (kind: string) => there(kind).filter((one) => !isShunned(one));
      const open = kinds.map((kind) => shown(kind).filter((one) => !isClosing(one)));
      const closing = shown('[data-kind]:not([data-off]), [data-part=panes] button:not([aria-current])').filter(isClosing);
      const isEnough = enough !== undefined && there(enough.of).length >= enough.n;
      const inOrder = [...covers.map(there), ...(isEnough ? [closing] : []), ...open, closing, there('[data-kind]:not([data-off])').filter(isShunned)];
      for (const found of inOrder) {
        const from = Math.floor(chance * found.length);
        for (const one of [...found.slice(from), ...found.slice(0, from)]) {
          one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const { left, top, width, height } = one.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          if (one.contains(document.elementFromPoint(x, y))) return { x, y };
        }
      }
      return undefined;
    },
    { ...habit, covers: COVERS, chance },
  );

/** What a page asks, what lies over its table, and what could be tapped there. */
export const standOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const read = (what: string): string[] =>
      [...document.querySelectorAll<HTMLElement>(what)].filter((one) => one.checkVisibility()).map((one) => `"${one.innerText.replace(/\s+/g, ' ')}"`);
    return `asked ${read('[data-piece="prompt"]')}, under ${read('dialog:modal')}, could tap ${read('button')}`;
  });

/** A player who wants no waiting, and so is not accompanied either: whether that had begun already depends on the machine. */
async function hurry(page: Page): Promise<void> {
  await expect(page.locator('[data-stage]')).toBeVisible();
  await page.addInitScript(() => {
    localStorage.setItem('conclave.settings', JSON.stringify({ speed: 0 }));
    localStorage.removeItem('conclave.firsts');
  });
  await page.reload();
  await expect(page.locator('[data-stage]')).toBeVisible();
}

/**
 * Plays on the boards of all these pages to the end sheet, each as long as it is asked; `first` may do something of its own before each tap.
 * A late tap may have met the sheet instead of the board, and closed it or left for the replay: the table is opened again.
 */
export async function playBoards(pages: readonly Page[], habit: Habit, tap: Tap, first?: (page: Page) => Promise<void>): Promise<void> {
  const next = async (page: Page) => {
    await settled(page);
    await first?.(page);
    return nextTap(page, habit, luck());
  };
  for (const page of pages) await hurry(page);
  const playing = new Map(pages.map((page) => [page, page.url()]));
  let lastTap = Date.now();
  while (playing.size > 0) {
    if (Date.now() - lastTap > STUCK_MS) throw new Error(`nobody goes on:\n${(await Promise.all(pages.map(standOf))).join('\n')}`);
    for (const [page, table] of playing) {
      let at = await next(page);
      for (; at && at !== 'over'; at = await next(page)) {
        await tap(page, at.x, at.y);
        lastTap = Date.now();
      }
      if (at !== 'over' && page.url() === table) continue;
      playing.delete(page);
      await page.goto(table);
    }
  }
  for (const page of pages) {
    await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  }
}

/** A ring stands a little around its piece. */
const ROOM = 5;

/** What is wrong with how a leaf points at its pieces; nothing if all are to be seen, and none is covered. */
export const pointingFaults = (page: Page, pieces: number): Promise<string[]> =>
  page.evaluate(
    ({ least, room }) => {
      const leaf = document.querySelector('[data-leaf]')?.getBoundingClientRect() ?? new DOMRect();
      const lit = [...document.querySelectorAll('[data-lit]')].map((ring) => ring.getBoundingClientRect());
      const meets = (one: DOMRect): boolean =>
        one.left < leaf.right - room && leaf.left < one.right - room && one.top < leaf.bottom - room && leaf.top < one.bottom - room;
      const isOut = (one: DOMRect): boolean => one.left < -8 || one.top < -8 || one.right > innerWidth + 8 || one.bottom > innerHeight + 8;
      return [
        ...(lit.length < least ? [`${lit.length} pieces are lit instead of ${least}`] : []),
        ...lit.filter(meets).map(() => 'the leaf covers a piece it speaks of'),
        ...[leaf, ...lit].filter(isOut).map(() => 'something lies outside the window'),
      ];
    },
    { least: pieces, room: ROOM },
  );
