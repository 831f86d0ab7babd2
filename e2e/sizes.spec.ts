import { type Browser, expect, type Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { misfits } from './fits.ts';
import { games } from './games.ts';
import { test } from './house.ts';
import { momentAt, moments, SIZES, type Size, sizeName } from './moments.ts';
import { HELD, scenes } from './scenes.ts';
import { playUntil, read } from './words.ts';

test.slow();

/** The fullest boards are looked at in all sizes. */
const FULLEST = ['six-mages', 'attack', 'crowded', 'store', 'five-realms', 'round-end', 'field', 'harvest'];
/** Of the other moments each is looked at in every third size, three in a row in all; `CONCLAVE_SIZES=all` leaves none out. */
const STEP = 3;
const isLookedAt = (turn: number, size: Size): boolean => process.env.CONCLAVE_SIZES === 'all' || SIZES.indexOf(size) % STEP === turn % STEP;
const every = (): boolean => true;

/** Where a game comes to its end soonest, and by which moves. */
const ENDS: Readonly<Record<string, readonly [from: string, wish?: RegExp]>> = {
  mages: ['mages/last-two', /Cast Fireball/],
  manaforge: ['manaforge/store'],
  'gates-of-mara': ['gates-of-mara/round-end'],
  'mystic-vale': ['mystic-vale/last-harvest'],
};
const PANELS = ['Moments', 'Hands', 'Graph'];
/** A board is played here before the window takes its sizes. */
const TABLET = { width: 1024, height: 768 };

/** Goes there as a link of the page would, without loading it again. */
async function openMoment(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.locator('[data-stage="playing"]')).toBeVisible();
}

interface Sitting {
  browser: Browser;
  url: string;
  touch: boolean;
}

/** One window that changes its size, and what is wrong with what it has shown so far. */
class Looker {
  readonly page: Page;
  readonly #touch: boolean;
  readonly faults: string[] = [];

  private constructor(page: Page, touch: boolean) {
    this.page = page;
    this.#touch = touch;
  }

  static async open({ browser, url, touch }: Sitting, settings?: object): Promise<Looker> {
    const context = await browser.newContext({ viewport: TABLET, hasTouch: touch, reducedMotion: 'reduce' });
    if (settings) await context.addInitScript((kept) => localStorage.setItem('conclave.settings', kept), JSON.stringify(settings));
    const page = await context.newPage();
    await page.goto(`${url}/credits`);
    return new Looker(page, touch);
  }

  /** What is there now, at those sizes of this window's kind. */
  async look(what: string, names: readonly string[], isWanted: (size: Size) => boolean): Promise<void> {
    for (const size of SIZES.filter((each) => each.touch === this.#touch && isWanted(each))) {
      await this.page.setViewportSize(size);
      await atRest(this.page, size);
      this.faults.push(...(await misfits(this.page, { touch: this.#touch, names })).map((fault) => `${what} at ${sizeName(size)}: ${fault}`));
    }
  }

  async close(): Promise<readonly string[]> {
    await this.page.context().close();
    return this.faults;
  }
}

/** Every laid-out moment of a game. */
async function faultsOfMoments(game: string, sitting: Sitting): Promise<readonly string[]> {
  const looker = await Looker.open(sitting);
  for (const [i, { name, names, path }] of moments.filter((moment) => moment.game === game).entries()) {
    await openMoment(looker.page, path);
    await looker.look(name, names, FULLEST.includes(name) ? every : (size) => isLookedAt(i, size));
  }
  return looker.close();
}

const scenesOf = (game: string) => scenes.filter(({ from }) => from.startsWith(`${game}/`));

/** What is to be seen only after a move. */
async function faultsOfScenes(game: string, sitting: Sitting): Promise<readonly string[]> {
  const looker = await Looker.open(sitting, HELD);
  for (const { from, seen } of scenesOf(game)) {
    const { names, path } = momentAt(from);
    for (const [what, reach] of seen) {
      await looker.page.setViewportSize(TABLET);
      await reach(looker.page, () => openMoment(looker.page, path));
      await looker.look(`${what} after ${from}`, names, every);
    }
  }
  return looker.close();
}

/** The end sheet, and the replay with each of its panels. */
async function faultsOfEnd(game: string, sitting: Sitting): Promise<readonly string[]> {
  const looker = await Looker.open(sitting);
  const { page } = looker;
  const [from = '', wish] = ENDS[game] ?? [];
  const { names, path } = momentAt(from);
  await read(page, 'words');
  await page.goto(sitting.url + path);
  await playUntil(page, page.getByRole('heading', { name: 'The game is over' }), wish);
  const table = page.url();
  await read(page, 'board');
  await page.goto(table);
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await looker.look('end', names, every);
  await page.goto(table.replace('/local/', '/replay/'));
  await expect(page.getByRole('slider')).toBeVisible();
  await looker.look('replay', names, every);
  for (const [i, panel] of PANELS.entries()) {
    await page.getByRole('button', { name: panel, exact: true }).click();
    await looker.look(`replay, ${panel}`, names, (size) => isLookedAt(i, size));
  }
  return looker.close();
}

function fits(title: string, game: string, faultsOf: (game: string, sitting: Sitting) => Promise<readonly string[]>): void {
  test(title, async ({ house, browser }) => {
    const faults = await Promise.all([true, false].map((touch) => faultsOf(game, { browser, url: house.url, touch })));
    expect(faults.flat()).toEqual([]);
  });
}

for (const { id, title } of games) {
  fits(`${title}: everything fits in crowded moments at twelve sizes`, id, faultsOfMoments);
  fits(`${title}: everything fits at the end and in the replay at twelve sizes`, id, faultsOfEnd);
  if (scenesOf(id).length > 0) fits(`${title}: everything fits in what is seen after a move at twelve sizes`, id, faultsOfScenes);
}
