import { expect, type Locator, type Page } from '@playwright/test';
import { type Move, voiceOf } from '../packages/engine/src/index.ts';
import { isTask } from '../packages/engine/src/lesson-texts.ts';
import { LEARNER } from '../packages/table/src/lesson-run.ts';
import { seriousFaults } from './access.ts';
import { pointingFaults } from './board.ts';
import { everyCourse } from './courses.ts';
import { readInWords, test } from './house.ts';
import { carriers, pieceAt } from './pieces.ts';

const SIZES = { laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 }, sideways: { width: 844, height: 390 } };

const courses = await everyCourse();
const lessons = courses.find(({ id }) => id === 'mages')?.course.lessons ?? [];
const [lesson, following] = lessons;

const leafOf = (page: Page): Locator => page.locator('[data-leaf]');

/** How each beat of the first lesson that wants something is done on the board. */
const done: Record<string, (page: Page) => Promise<void>> = {
  async strike(page) {
    await pieceAt(page, 'hand.fireball').click();
    await pieceAt(page, 'seat.1').click();
  },
  async raise(page) {
    await pieceAt(page, 'skill.healing').click();
    const confirm = pieceAt(page, 'commit').getByRole('button', { name: /^Raise Healing/ });
    if (await confirm.isVisible()) await confirm.click();
  },
};

for (const [name, viewport] of Object.entries(SIZES))
  test(`the first lesson is taken on the board, and nothing it speaks of is covered, ${name}`, async ({ house, page }) => {
    await page.setViewportSize(viewport);
    await page.goto(house.url);
    await page
      .getByRole('link', { name: name === 'laptop' ? 'Learn Mages' : /^Learn/ })
      .and(page.locator('[href="/learn/mages/next"]'))
      .click();
    for (const beat of lesson?.beats ?? []) {
      const n = (lesson?.beats.indexOf(beat) ?? 0) + 1;
      await expect(leafOf(page).getByRole('img', { name: `step ${n} of` })).toBeVisible();
      await expect.poll(() => pointingFaults(page, beat.at?.length ?? 0), beat.id).toEqual([]);
      if (beat.wants) await done[beat.id]?.(page);
      else await leafOf(page).locator('[data-on]').getByRole('button').click();
    }
    await expect(page).toHaveURL(`${house.url}/learn/mages/${following?.id}`);
  });

/** How often the page asks within thirty frames where something lies. */
const looksIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((told) => {
        const { getBoundingClientRect } = Element.prototype;
        let [looks, frames] = [0, 0];
        Element.prototype.getBoundingClientRect = function () {
          looks++;
          return getBoundingClientRect.call(this);
        };
        const next = (): void => {
          if (++frames < 30) return void requestAnimationFrame(next);
          Element.prototype.getBoundingClientRect = getBoundingClientRect;
          told(looks);
        };
        requestAnimationFrame(next);
      }),
  );

test('a lesson that is read costs nothing: once nothing moves, nobody looks where its pieces lie', async ({ house, page }) => {
  await page.setViewportSize(SIZES.laptop);
  await page.goto(`${house.url}/learn/mages/${lesson?.id}`);
  await expect(leafOf(page)).toBeVisible();
  await expect.poll(() => looksIn(page)).toBe(0);
});

test('from the home page one tap leads into the first lesson of every game', async ({ house, page }) => {
  await page.setViewportSize(SIZES.laptop);
  for (const { id, game, course } of courses) {
    await page.goto(house.url);
    await page.getByRole('link', { name: `Learn ${game.title}` }).click();
    await expect(page).toHaveURL(`${house.url}/learn/${id}/${course.lessons[0]?.id}`);
  }
});

test('a first game is offered beside the lessons, and before the next of them once two are done; who has done all is not sent back to the first', async ({
  house,
  page,
}) => {
  const keep = (done: readonly string[]): Promise<void> =>
    page.evaluate((kept) => localStorage.setItem('conclave.lessons', kept), JSON.stringify({ mages: { done, left: {} } }));
  const ids = lessons.map(({ id }) => id);
  const play = page.getByRole('button', { name: 'Play a first game' });
  await page.goto(`${house.url}/learn/mages`);
  await expect(play).not.toHaveClass(/\bgo\b/);
  await keep(ids.slice(0, 2));
  await page.reload();
  await expect(play).toHaveClass(/\bgo\b/);
  await expect(page.getByRole('link', { name: /^Next: / })).toHaveAttribute('href', `/learn/mages/${ids[2]}`);
  await keep(ids);
  await page.goto(`${house.url}/learn/mages/next`);
  await expect(page).toHaveURL(`${house.url}/learn/mages`);
  await play.click();
  await expect(page).toHaveURL(/\/local\//);
});

test('a lesson goes on by Enter, answers a move that it does not want, is left by Escape, and taken up again', async ({ house, page }) => {
  await page.setViewportSize(SIZES.laptop);
  await page.goto(`${house.url}/learn/mages/win`);
  await expect(leafOf(page)).toContainText('1 of 7');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(leafOf(page)).toContainText('3 of 7');
  expect(await seriousFaults(page)).toEqual([]);
  const before = await page.locator('[data-stage]').innerText();
  await pieceAt(page, 'deck').click();
  await expect(leafOf(page)).toContainText('cast your Fireball at him first');
  expect(await page.locator('[data-stage]').innerText()).toBe(before);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Learn Mages' })).toBeVisible();
  await page.getByRole('link', { name: 'Go on where you stopped' }).click();
  await expect(leafOf(page)).toContainText('3 of 7');
});

/** Moves the focus by Tab to the piece of an address. */
async function tabTo(page: Page, address: string): Promise<void> {
  const isThere = (): Promise<boolean> =>
    page.evaluate((piece) => {
      const { activeElement } = document;
      return activeElement?.matches('button, a') === true && (activeElement.closest(piece) ?? activeElement.querySelector(piece)) !== null;
    }, carriers(address));
  for (let i = 0; i < 150 && !(await isThere()); i++) await page.keyboard.press('Tab');
  expect(await isThere(), address).toBe(true);
}

/** By game and beat of its first lesson: the pieces to which Tab leads, each taken by Enter, and keys. */
const BY_KEYS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  mages: { strike: ['hand.fireball', 'seat.1'], raise: ['skill.healing'] },
  manaforge: { build: ['flying-carpet', 'Enter'], end: ['e'] },
  'gates-of-mara': { leader: ['figure.leader', 'fire-banner-2', 'Enter'], end: ['e'] },
  'mystic-vale': { blue: ['e'], gray: ['vale.azure-lake', 'Enter'], end: ['e'] },
};
const KEYS = ['Enter', 'e'];

async function takeByKeys(page: Page, steps: readonly string[]): Promise<void> {
  for (const step of steps) {
    if (!KEYS.includes(step)) await tabTo(page, step);
    await page.keyboard.press(KEYS.includes(step) ? step : 'Enter');
  }
}

for (const { id, game, course } of courses)
  test(`${game.title}: a whole lesson is taken on the board by keyboard alone`, async ({ house, page }) => {
    await page.setViewportSize(SIZES.laptop);
    const [lesson, second] = course.lessons;
    await page.goto(`${house.url}/learn/${id}/${lesson?.id}`);
    for (const [i, beat] of (lesson?.beats ?? []).entries()) {
      await expect(leafOf(page).getByRole('img', { name: `step ${i + 1} of` })).toBeVisible();
      if (isTask(beat)) await takeByKeys(page, BY_KEYS[id]?.[beat.id] ?? []);
      else if (beat !== lesson?.beats.at(-1)) await page.keyboard.press('Enter');
    }
    // What is felt at the end of a game may lie over the last beat, and goes on by the same key.
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${house.url}/learn/${id}/${second?.id}`, { timeout: 2_000 });
    }).toPass();
  });

test('in a lesson a move is taken back, and what is not possible is answered with its reason', async ({ house, page }) => {
  await page.setViewportSize(SIZES.laptop);
  await page.goto(`${house.url}/learn/manaforge/dice`);
  await expect(leafOf(page)).toContainText('1 of 8');
  await page.keyboard.press('Enter');
  await pieceAt(page, 'die.0.0').click();
  await pieceAt(page, 'picked').getByRole('button').first().click();
  await expect(leafOf(page)).toContainText('3 of 8');
  await pieceAt(page, 'die.0.0').click();
  await expect(page.locator('[data-part=why-not]')).toContainText('This earth die was spent already.');
  await page.keyboard.press('Escape');
  await expect(pieceAt(page, 'spends')).toContainText('3');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(leafOf(page)).toContainText('2 of 8');
  await expect(pieceAt(page, 'spends')).toContainText('4');
});

test.describe('without a line', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a lesson is taken offline', async ({ own: house, page }) => {
    await page.goto(house.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await house.kill();
    await page.context().setOffline(true);
    await page.goto(`${house.url}/learn/mages/win`);
    for (const address of ['welcome', 'hearts']) {
      await expect(leafOf(page), address).toBeVisible();
      await page.keyboard.press('Enter');
    }
    await pieceAt(page, 'hand.fireball').click();
    await pieceAt(page, 'seat.1').click();
    await expect(leafOf(page)).toContainText('4 of 7');
  });
});

for (const { id, game, course, begun } of courses) {
  test(`${game.title}: a whole lesson is taken at the table in words, where what is spoken of and what to do is named`, async ({ house, page }) => {
    await readInWords(page.context());
    const [first] = course.lessons;
    const run = begun(first);
    await page.goto(`${house.url}/learn/${id}/${first?.id}`);
    for (const [i, beat] of run.lesson.beats.entries()) {
      await expect(leafOf(page).getByRole('img', { name: `step ${i + 1} of` })).toBeVisible();
      if (beat.at) await expect(leafOf(page)).toContainText('Look at');
      while (run.index === i && isTask(beat)) {
        const [move] = run.wanted;
        const label = game.words.move(run.match.view(LEARNER), move as Move, voiceOf(run.lesson.names, LEARNER));
        if (run.wanted.length === 1) await expect(leafOf(page)).toContainText(label);
        await page.locator('[data-part=moves] button').filter({ hasText: label }).first().click();
        expect(run.play(move)).toBeUndefined();
        if (run.index === i) await expect(page.locator('[data-sending]')).toHaveCount(0);
      }
      if (isTask(beat) || run.isLast) continue;
      await leafOf(page).locator('[data-on]').getByRole('button').click();
      run.goOn();
    }
    await leafOf(page).locator('[data-on]').getByRole('button').click();
    await expect(page).toHaveURL(`${house.url}/learn/${id}/${course.lessons[1]?.id}`);
  });

  test(`${game.title}: the last beat of the course leads with one tap into a first game, which is accompanied`, async ({ house, page }) => {
    const run = begun(course.lessons.at(-1));
    while (!run.isLast) {
      if (isTask(run.beat)) run.play(run.wanted[0]);
      else run.goOn();
    }
    await page.goto(house.url);
    await page.evaluate(
      (kept) => localStorage.setItem('conclave.lessons', kept),
      JSON.stringify({ [id]: { done: [], left: { [run.lesson.id]: run.standing } } }),
    );
    await page.goto(`${house.url}/learn/${id}/${run.lesson.id}`);
    await page.getByRole('button', { name: 'Play a first game' }).click();
    await expect(page).toHaveURL(/\/local\//);
    await expect(page.locator('[data-first]')).toBeVisible();
  });
}

test('the rule behind a beat is one tap away', async ({ house, page }) => {
  const [rule = ''] = lesson?.beats.find((beat) => beat.rules)?.rules ?? [];
  const button = leafOf(page).getByRole('button', { name: 'the rule' });
  await page.goto(`${house.url}/learn/mages/${lesson?.id}`);
  await expect(leafOf(page)).toBeVisible();
  while (!(await button.isVisible())) await page.keyboard.press('Enter');
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Rules of Mages' })).toContainText(rule);
});
