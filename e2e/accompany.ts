import { expect, type Locator, type Page } from '@playwright/test';
import { type Habit, nextTap, pointingFaults, settled, standOf } from './board.ts';
import type { House } from './house.ts';
import { luck } from './luck.ts';

/** Nobody has found anything to read or to tap for so long: the game will come to no end. */
const STUCK_MS = 45_000;

export const cardOf = (page: Page): Locator => page.locator('[data-first]');

/** From the home page into a game against bots, as somebody does who has never been here. */
export async function begin(house: House, page: Page, title: string): Promise<void> {
  await page.goto(house.url);
  const start = page.getByRole('button', { name: `Play ${title} against bots` });
  const door = page.locator('[data-part=doors]').getByRole('button', { name: title }).first();
  await expect(door).toBeVisible();
  if (!(await start.isVisible())) await door.click();
  await start.click();
  await expect(page).toHaveURL(/\/local\//);
}

/** Addresses of which no piece can be touched where it lies: it is not there, outside the window, or under something else. */
const outOfReach = (page: Page, addresses: readonly string[]): Promise<string[]> =>
  page.evaluate((all) => {
    const PARTS = [0.5, 0.25, 0.75, 0.1, 0.9];
    const isThere = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
    const isTop = (one: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (one.contains(hit) || hit.contains(one));
    };
    const isFree = (one: Element): boolean => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return PARTS.some((x) => PARTS.some((y) => isTop(one, left + width * x, top + height * y)));
    };
    const piecesAt = (address: string): Element[] =>
      [`[data-piece~="${address}"]`, `[data-flip="${address}"]`, `[data-flip^="${address}."]`, `[data-thing="${address}"]:not([data-named])`]
        .map((selector) => [...document.querySelectorAll(`[data-stage] ${selector}`)].filter(isThere))
        .find((some) => some.length > 0) ?? [];
    return all.filter((address) => !piecesAt(address).some(isFree));
  }, addresses);

/** What is wrong with how the card that is shown points at its pieces. */
export async function cardFaults(page: Page): Promise<string[]> {
  const at = await page.evaluate(() => document.querySelector<HTMLElement>('[data-first]')?.dataset.at);
  if (at === undefined) return [];
  const addresses = at.split(' ');
  const unreached = (await outOfReach(page, addresses)).map((address) => `${address} is not to be seen`);
  return [...(await pointingFaults(page, addresses.length)), ...unreached];
}

export interface Company {
  readonly habit: Habit;
  /** Looks at the card that is shown. */
  read(id: string): Promise<void>;
  /** Whether enough is seen. */
  isEnough(): boolean;
}

const cardShown = (page: Page): Promise<string | undefined> => page.evaluate(() => document.querySelector<HTMLElement>('[data-first]')?.dataset.first);

/** A card that is read, or something felt that is seen to its end: it goes on by a tap. A card gives way to what is felt, and comes back. */
async function goOn(page: Page, { read }: Company): Promise<boolean> {
  const id = await cardShown(page);
  if (id === undefined)
    return page.evaluate(() => {
      const ways = [...document.querySelectorAll<HTMLElement>('[data-scene] button, dialog:modal button')];
      const onward = ways.find((one) => (one.ariaLabel ?? one.innerText).startsWith('Go on'));
      onward?.click();
      return onward !== undefined;
    });
  await read(id);
  await page.evaluate((first) => document.querySelector<HTMLElement>(`[data-first="${first}"] [data-kind]`)?.click(), id);
  return true;
}

/** Plays a game in company until it is over or enough is seen. What is tapped by chance goes by the number of taps, however long the bots take. */
export async function playInCompany(page: Page, company: Company): Promise<void> {
  await expect(cardOf(page)).toBeVisible();
  let chance = luck();
  for (let last = Date.now(); !company.isEnough(); ) {
    if (Date.now() - last > STUCK_MS) throw new Error(`nobody goes on: ${await standOf(page)}`);
    await settled(page);
    const at = (await goOn(page, company)) || (await nextTap(page, company.habit, chance));
    if (at === 'over') return;
    if (!at) continue;
    last = Date.now();
    if (at === true) continue;
    await page.mouse.click(at.x, at.y);
    chance = luck();
  }
}
