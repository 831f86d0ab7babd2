import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './board.ts';

/** Time as good as stands still: what would pass by itself stays to be looked at. */
export const HELD = { sound: false, speed: 1e-4 };

/** At a desk or a tablet with `HELD` settings; `open` lays the position out. */
type Reach = (page: Page, open: () => Promise<void>) => Promise<void>;

/** What is seen only after a move, one thing after the other from a laid-out position on. */
export interface Scenes {
  /** The moment it begins with, `<game>/<name>`. */
  readonly from: string;
  readonly seen: readonly (readonly [name: string, reach: Reach])[];
}

const dialog = (page: Page): Locator => page.locator('dialog[open]');
const scene = (page: Page, name: string): Locator => page.locator(`[data-scene="${name}"]`);

/** Keys that lead to something that lies over the table. */
const byKeys =
  (...keys: readonly string[]): Reach =>
  async (page, open) => {
    await open();
    for (const key of keys) {
      await settled(page);
      const before = await page.locator('[data-stage]').innerText();
      await page.keyboard.press(key);
      await expect.poll(async () => (await dialog(page).isVisible()) || (await page.locator('[data-stage]').innerText()) !== before).toBe(true);
    }
    await expect(dialog(page)).toBeVisible();
  };

/** Past what is told before it. */
export const onTo =
  (name: string) =>
  async (page: Page): Promise<void> => {
    while (!(await scene(page, name).isVisible())) {
      const before = await page.locator('[data-scene]').getAttribute('data-scene');
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-scene]')).not.toHaveAttribute('data-scene', before ?? '');
    }
  };

/** The first card of the hand, a Fireball, at one with a single heart, who is named where there are others; once more where the dice fall otherwise. */
export const strike =
  (target?: RegExp): Reach =>
  async (page, open) => {
    for (let falls = false; !falls; ) {
      await open();
      await page.keyboard.press('1');
      if (target) await page.getByRole('button', { name: target }).first().click();
      await expect(scene(page, 'dice')).toBeVisible();
      await page.keyboard.press('Enter');
      falls = (await scene(page, 'verdict').innerText()).includes(' 0 hearts left');
    }
  };
/** The target of `mages/kill`. */
export const KONSTANTIN = /^Konstantin-Friedrich/;

export const scenes: readonly Scenes[] = [
  {
    from: 'mages/kill',
    seen: [
      ['verdict', strike(KONSTANTIN)],
      ['death', onTo('death')],
      ['claim', onTo('claim')],
    ],
  },
  {
    from: 'mages/last-two',
    seen: [
      ['last verdict', strike()],
      ['victory', onTo('victory')],
    ],
  },
  {
    from: 'mages/duel',
    seen: [
      [
        'dice',
        async (page, open) => {
          await open();
          await page.getByRole('button', { name: 'Pass', exact: true }).click();
          await expect(scene(page, 'dice')).toBeVisible();
        },
      ],
    ],
  },
  { from: 'manaforge/last-turn', seen: [['victory', byKeys('e', 'e')]] },
  {
    from: 'manaforge/round-end',
    seen: [
      [
        'banner',
        async (page, open) => {
          await open();
          for (let i = 0; i < 2; i++) await page.keyboard.press('e');
          await expect(page.locator('[data-part="banner"]')).toBeVisible();
        },
      ],
    ],
  },
  { from: 'gates-of-mara/last-round', seen: [['victory', byKeys('p', 'p')]] },
  { from: 'mystic-vale/spoil', seen: [['spoil', byKeys('p')]] },
  { from: 'mystic-vale/last-harvest', seen: [['victory', byKeys('e', 'e')]] },
  {
    from: 'mystic-vale/harvest',
    seen: [
      [
        'upgrade',
        async (page, open) => {
          await open();
          await page.getByRole('button', { name: /^Upgrade / }).click();
          await expect(dialog(page)).toBeVisible();
        },
      ],
    ],
  },
  {
    from: 'gates-of-mara/round-end',
    seen: [
      [
        'scoring',
        async (page, open) => {
          await byKeys('p', 'p')(page, open);
          await page.getByRole('button', { name: 'Show all' }).click();
        },
      ],
    ],
  },
];
