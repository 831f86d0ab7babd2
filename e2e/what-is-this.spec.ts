import { expect, type Page } from '@playwright/test';
import { puzzlesOf } from '../packages/bots/src/puzzles/index.ts';
import { type House, test } from './house.ts';

/** The most crowded position of each game. */
const CROWDED = ['mages/six-mages', 'manaforge/crowded', 'gates-of-mara/five-realms', 'mystic-vale/harvest'];

const SIZES = {
  desk: { width: 1440, height: 900 },
  laptop: { width: 1366, height: 768 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
};

async function sit(house: House, page: Page, moment: string, size: keyof typeof SIZES): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  await page.goto(`${house.url}/moment/${moment}`);
  await expect(page.locator('[data-stage]')).toBeVisible();
  await expect(async () => {
    await page.mouse.move(SIZES[size].width / 2, SIZES[size].height - 10);
    await page.getByRole('button', { name: 'Table menu' }).hover();
    await expect(page.locator('#said')).toBeVisible({ timeout: 2000 });
  }, 'what tells of signs comes after the table itself').toPass();
}

/** Points at every visible sign and number as a mouse at rest or a finger that stays does, and names those that nothing is told about. */
const silentIn = (page: Page, by: 'mouse' | 'touch'): Promise<string[]> =>
  page.evaluate(async (pointerType) => {
    const isShown = (one: Element): boolean => one.checkVisibility() && one.getBoundingClientRect().width > 0;
    const table = document.querySelector('[data-stage]') as Element;
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const numbers = new Set<Element>();
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (parentElement && /^[−+]?\d+( ?%|\/\d+)?$/.test((textContent ?? '').trim())) numbers.add(parentElement);
    }
    const all = [...table.querySelectorAll('[data-sign]'), ...numbers].filter(isShown);
    /** One of each kind is enough: the name, and where it stands. */
    const kindOf = (one: Element): string =>
      `${one.getAttribute('data-sign') ?? 'number'} in ${one.tagName}.${one.getAttribute('class')?.replace(/svelte-\w+/g, '')}`;
    const kinds = new Map(all.map((one) => [kindOf(one), one]));
    const silent: string[] = [];
    const until = async (isSo: () => boolean): Promise<boolean> => {
      for (let frame = 0; frame < 600 && !isSo(); frame++) await new Promise(requestAnimationFrame);
      return isSo();
    };
    const point = (at: Element, n: number): void => {
      at.dispatchEvent(new PointerEvent(pointerType === 'mouse' ? 'pointerover' : 'pointerdown', { bubbles: true, pointerType, clientX: n, clientY: n }));
    };
    /** What the page waits for comes twenty times sooner, and in the same order. */
    const wait = window.setTimeout;
    window.setTimeout = ((act: () => void, ms = 0) => wait(act, ms / 20)) as typeof window.setTimeout;
    let n = 1;
    for (const [kind, one] of kinds) {
      point(document.body, n++);
      await until(() => !document.querySelector('#said, #peek'));
      point(one, n++);
      if (!(await until(() => (document.querySelector('#said, #peek')?.textContent ?? '').trim() !== ''))) silent.push(kind);
    }
    return [...new Set(silent)];
  }, by);

for (const moment of CROWDED) {
  test(`every kind of sign and number tells what it is under a mouse, ${moment}`, async ({ house, page }) => {
    await sit(house, page, moment, 'desk');
    expect(await silentIn(page, 'mouse')).toEqual([]);
  });

  test(`every kind of sign and number tells what it is under a finger, on each pane of the phone, ${moment}`, async ({ house, page }) => {
    await sit(house, page, moment, 'phone');
    const panes = page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button');
    for (const pane of await panes.all()) {
      await pane.click();
      expect(await silentIn(page, 'touch'), (await pane.textContent()) ?? '').toEqual([]);
    }
  });
}

/** The signs that are to be seen and were not met. What lies on a card is read with the card. */
const unmetIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const met = new Set([...document.querySelectorAll('[data-met]')].map((one) => one.getAttribute('data-sign')));
    const isShown = (one: Element): boolean => !one.querySelector('[data-sign]') && !one.closest('[data-thing]') && one.getBoundingClientRect().width > 0;
    const signs = [...document.querySelectorAll('[data-stage] [data-sign]')].filter(isShown).map((one) => one.getAttribute('data-sign') ?? '');
    return [...new Set(signs)].filter((sign) => !met.has(sign));
  });

/** Marks what has the focus; whether it was met before. */
const meet = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const isMet = activeElement?.hasAttribute('data-met') ?? true;
    activeElement?.setAttribute('data-met', '');
    return isMet;
  });

const MOST_SIGNS = 400;

for (const [i, moment] of CROWDED.entries())
  for (const size of [(['laptop', 'phone', 'tablet'] as const)[i % 3] ?? 'laptop'])
    test(`one key goes with the focus from sign to sign of a table and tells each, once round, ${moment}, ${size}`, async ({ house, page }) => {
      await sit(house, page, moment, size);
      const said = page.locator('#said');
      for (let pressed = 0; pressed < MOST_SIGNS; pressed++) {
        await page.keyboard.press('n');
        await expect(said.locator(':scope[role=status]')).not.toBeEmpty();
        if (await meet(page)) break;
      }
      expect(await unmetIn(page)).toEqual([]);
      await page.keyboard.press('Shift+N');
      await expect(said.locator(':scope[role=status]')).not.toBeEmpty();
      await page.keyboard.press('Escape');
      await expect(said).toBeHidden();
    });

test('what is no button is reached by key: the totals and the decay of Mystic Vale, and the rule behind what is told', async ({ house, page }) => {
  await sit(house, page, 'mystic-vale/harvest', 'laptop');
  const totals = page.locator('[data-piece="totals"]').filter({ visible: true }).first();
  const isThere = (): Promise<boolean> => totals.evaluate((one) => one.contains(document.activeElement));
  for (let pressed = 0; pressed < MOST_SIGNS && !(await isThere()); pressed++) {
    await page.keyboard.press('n');
    await expect(page.locator('#said')).toBeVisible();
  }
  expect(await isThere()).toBe(true);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Rules of Mystic Vale' })).toContainText('MV-SYM-');
});

test('the symbols lie one key or one tap of the menu away, each drawn and told, and lead to their rules', async ({ house, page }) => {
  await sit(house, page, 'gates-of-mara/five-realms', 'phone');
  await page.keyboard.press('s');
  const symbols = page.getByRole('dialog', { name: 'Gates of Mara: symbols' });
  for (const name of ['Padlock', 'Laurels', 'Pennant', 'Wax seal', 'Marks of players']) await expect(symbols.getByText(name)).toBeVisible();
  await expect(symbols.locator('[data-symbol]:not(:has([inert] > *))')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Symbols', exact: true }).click();
  await symbols.getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: 'Rules of Gates of Mara' })).toContainText('GM-');
});

test('a sign of a puzzle is told too', async ({ house, page }) => {
  const [puzzle] = (await puzzlesOf('mystic-vale'))?.puzzles ?? [];
  await page.goto(`${house.url}/puzzles/mystic-vale/${puzzle?.id}`);
  await expect(page.locator('[data-stage]')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.locator('#said')).not.toBeEmpty();
});

test('a sign is told of with its rule, beside it; by the keyboard all signs of a piece are', async ({ house, page }) => {
  await sit(house, page, 'mystic-vale/harvest', 'desk');
  await page.locator('[data-piece="totals"] [data-sign="mana"]').hover();
  const said = page.locator('#said');
  await expect(said).toContainText('Mana');
  await expect(said).toContainText('Buys advancements');
  await said.getByRole('button', { name: 'the rule' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules of Mystic Vale' })).toContainText('MV-SYM-01');
  await page.getByRole('dialog', { name: 'Rules of Mystic Vale' }).getByRole('button', { name: 'Close' }).click();
  await page.locator('button[data-thing]:has([data-sign])').first().focus();
  await page.keyboard.press('i');
  await expect(said).toBeVisible();
});
