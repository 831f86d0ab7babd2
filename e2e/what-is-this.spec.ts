import { expect, type Page } from '@playwright/test';
import { type House, test } from './house.ts';

/** The most crowded position of each game. */
const CROWDED = ['mages/six-mages', 'manaforge/crowded', 'gates-of-mara/five-realms', 'mystic-vale/harvest'];

async function sit(house: House, page: Page, moment: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${house.url}/moment/${moment}`);
  await expect(page.locator('.tbl')).toBeVisible();
  await expect(async () => {
    await page.mouse.move(720, 890);
    await page.getByRole('button', { name: 'Table menu' }).hover();
    await expect(page.locator('#said')).toBeVisible({ timeout: 2000 });
  }, 'what tells of signs comes after the table itself').toPass();
}

/** Points at every visible sign and number as a mouse at rest does, and names those that nothing is told about. */
const silentIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const isShown = (one: Element): boolean => one.checkVisibility() && one.getBoundingClientRect().width > 0;
    const table = document.querySelector('.tbl') as Element;
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
      at.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', clientX: n, clientY: n }));
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
  });

for (const moment of CROWDED)
  test(`every sign and number tells what it is, ${moment}`, async ({ house, page }) => {
    await sit(house, page, moment);
    expect(await silentIn(page)).toEqual([]);
  });

test('a sign is told of with its rule, beside it; by the keyboard all signs of a piece are', async ({ house, page }) => {
  await sit(house, page, 'mystic-vale/harvest');
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
