import { expect, type Page } from '@playwright/test';
import { isTask } from '../packages/engine/src/lesson-texts.ts';
import type { LessonRun } from '../packages/table/src/lesson-run.ts';
import { seriousFaults } from './access.ts';
import { pointingFaults } from './board.ts';
import { everyCourse } from './courses.ts';
import { test } from './house.ts';

/** One for each way in which the leaf lies beside, below or over the table. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
];
/** Every lesson at every size, or at one size each. */
const isWhole = process.env.CONCLAVE_SIZES === 'all';

/** A death or a verdict holds the table until somebody goes on; then the beat is told. */
async function reachBeat(page: Page, n: number): Promise<void> {
  const told = page.locator('[data-leaf]').getByRole('img', { name: `step ${n} of` });
  const scene = page.locator('[data-scene]').getByRole('button', { name: 'Go on' });
  await expect(async () => {
    if (await scene.isVisible()) await scene.click({ timeout: 1_000 });
    expect(await told.isVisible()).toBe(true);
  }, `step ${n}`).toPass();
}

/** Makes the beat's wanted moves in a run beside the page, and has the page take it up there. */
async function leap(page: Page, id: string, run: LessonRun): Promise<void> {
  const { index } = run;
  while (run.index === index) {
    const [move] = run.wanted;
    if (!move || run.play(move)) throw new Error(`${run.lesson.id}.${run.beat.id}: no move is wanted`);
  }
  const progress = { [id]: { done: [], left: { [run.lesson.id]: run.standing } } };
  await page.evaluate((kept) => localStorage.setItem('conclave.lessons', kept), JSON.stringify(progress));
  await page.reload();
}

async function walk(page: Page, id: string, run: LessonRun): Promise<void> {
  const leaf = page.locator('[data-leaf]');
  const looked = run.lesson.beats.find(isTask);
  for (const [i, beat] of run.lesson.beats.entries()) {
    await reachBeat(page, i + 1);
    await expect.poll(() => pointingFaults(page, beat.at?.length ?? 0), beat.id).toEqual([]);
    if (beat === looked) expect(await seriousFaults(page), beat.id).toEqual([]);
    if (run.isLast) return;
    if (isTask(beat)) await leap(page, id, run);
    else {
      await leaf.locator('[data-on]').getByRole('button').click();
      run.goOn();
    }
  }
}

const sizesOf = (lesson: number, game: number): typeof SIZES => (isWhole ? SIZES : SIZES.slice((lesson + 2 * game) % SIZES.length).slice(0, 1));

for (const [at, { id, game, course, begun }] of (await everyCourse()).entries())
  for (const [i, lesson] of course.lessons.entries())
    for (const size of sizesOf(i, at))
      test(`${game.title}, ${lesson.id}: all that is spoken of is on the board and not covered, and axe finds nothing serious, ${size.width} × ${size.height}`, async ({
        house,
        page,
      }) => {
        await page.setViewportSize(size);
        await page.goto(`${house.url}/learn/${id}/${lesson.id}`);
        await walk(page, id, begun(lesson));
      });
