import { expect, type Page } from '@playwright/test';
import type { LocalRecord } from '../apps/web/src/table/local-record.ts';
import { matchOf } from '../packages/bots/src/coach/index.ts';
import { puzzlesOf } from '../packages/bots/src/puzzles/index.ts';
import { type GameModule, Match, type Move } from '../packages/engine/src/index.ts';
import { mages } from '../packages/games/mages/src/index.ts';
import { sparks } from '../packages/games/sparks/src/index.ts';
import { test } from './house.ts';
import { pieceAt } from './pieces.ts';

const SIZES = [
  { name: 'laptop', size: { width: 1366, height: 768 } },
  { name: 'phone', size: { width: 390, height: 844 } },
];

/** So little that a slow machine thinks it through at once. */
const THOUGHT = 'thought=300';

async function openMoment(page: Page, url: string, path: string): Promise<void> {
  await page.goto(`${url}/moment/${path}`);
  await expect(page).toHaveURL(/\/local\//);
  await page.goto(`${page.url()}?${THOUGHT}`);
  await expect(page.locator('[data-stage="playing"]')).toBeVisible();
}

for (const { name, size } of SIZES) {
  test(`a hint shows a move on its pieces, says why, and can be followed: ${name}`, async ({ house, page }) => {
    await page.setViewportSize(size);
    await openMoment(page, house.url, 'gates-of-mara/five-realms');
    const before = await page.locator('[data-piece~="prompt"]').innerText();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    const hint = page.getByRole('region', { name: 'What the coach would do' });
    await expect(hint.getByText(/Your chance to win: \d+ % now, \d+ % after it\./)).toBeAttached();
    await expect(hint.getByText(/(More|Less) for /).first()).toBeVisible();
    await expect(page.locator('[data-lit]').first()).toBeVisible();
    await hint.getByRole('button', { name: 'Do it' }).click();
    await expect(hint).toBeHidden();
    await expect(page.locator('[data-piece~="prompt"]')).not.toHaveText(before);
  });
}

for (const { name, size } of SIZES)
  test(`a tap on the question says what could be done, each with what it is good for: ${name}`, async ({ house, page }) => {
    await page.setViewportSize(size);
    await openMoment(page, house.url, 'mages/six-mages');
    await page.locator('[data-piece="prompt"]').getByRole('button').click();
    const plans = page.getByRole('dialog', { name: 'What can I do now?' }).getByRole('listitem');
    await expect(plans.first()).toBeVisible();
    expect(await plans.count()).toBeGreaterThan(2);
    for (const plan of await plans.all()) await expect(plan).toContainText(/(More|Less) for |It changes little/);
    await expect(plans.filter({ hasText: /More for / }).first()).toBeVisible();
  });

test('a hint can be asked for by key, called off, and read at the table in words', async ({ house, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openMoment(page, house.url, 'mages/six-mages');
  const hint = page.getByRole('region', { name: 'What the coach would do' });
  for (const close of [() => hint.getByRole('button', { name: 'Close the hint' }).click(), () => page.keyboard.press('Escape')]) {
    await page.keyboard.press('h');
    await expect(hint).toBeVisible();
    await close();
    await expect(hint).toBeHidden();
  }
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Text table' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(hint.getByText(/Your chance to win/)).toBeAttached();
  await expect(page.locator('[data-lit]')).toHaveCount(0);
});

test('a coach that cannot think says so, and the table goes on', async ({ house, page }) => {
  await page.route('**/coach-worker*', (route) => route.abort());
  await openMoment(page, house.url, 'mages/six-mages');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hint = page.getByRole('region', { name: 'What the coach would do' });
  await expect(hint.getByRole('alert')).toHaveText('The coach could not think this through.');
  await hint.getByRole('button', { name: 'Close the hint' }).click();
  await page.getByRole('button', { name: /Pass the action/ }).click();
  await expect(page.getByText('2 actions left').first()).toBeVisible();
});

/** A whole game of Sparks between two who take what comes, as this browser keeps it. */
function finishedRecord(): LocalRecord {
  const game = sparks as unknown as GameModule;
  const match = new Match(game, { seats: 2, options: {}, key: '7'.repeat(64) });
  for (let i = 0; !match.isOver; i++) {
    const seat = match.asked[0] ?? 0;
    const moves = match.promptFor(seat)?.moves ?? [];
    match.play(seat, moves[(i * 7) % moves.length]);
  }
  return {
    id: 'finished',
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: match.options,
    key: match.key,
    names: ['Ana', 'Ben'],
    levels: [null, 'adept'],
    entries: match.log.map((entry) => ({ entry, at: 1 })),
    createdAt: 1,
    movedAt: 1,
    stage: 'over',
    waiting: [],
    winners: match.state.result?.winners ?? [],
  };
}

/** Puts a table among those of this browser. */
async function keep(page: Page, url: string, record: LocalRecord): Promise<void> {
  await page.goto(`${url}/tables`);
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('conclave', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const storing = opening.result.transaction('tables', 'readwrite');
          storing.objectStore('tables').put(kept);
          storing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    record,
  );
}

for (const { name, size } of SIZES) {
  test(`a finished game is analysed, kept, and played on from a turning point: ${name}`, async ({ house, page }) => {
    await page.setViewportSize(size);
    await keep(page, house.url, finishedRecord());
    await page.goto(`${house.url}/analysis/finished?thought=200`);
    await expect(page.getByRole('img', { name: 'Chance to win, move by move' })).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeHidden();
    for (const part of ['Luck', 'Choices', 'Rivals', 'Accuracy']) await expect(page.getByText(part, { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'Ben' }).check({ force: true });
    const point = page.getByRole('article').first();
    await expect(point.getByText('Better', { exact: true })).toBeVisible();
    await expect(point.getByText('sparks then')).toBeVisible();
    await expect(page.getByText('Puzzle of the day')).toBeVisible();
    await point.getByRole('link', { name: 'See it on the board' }).click();
    await expect(page).toHaveURL(/\/replay\/finished\?at=\d+&seat=1/);
    await expect(page.getByText(/^Move \d+ of \d+$/)).toBeVisible();
    await page.goBack();
    await page.reload();
    await page.getByRole('radio', { name: 'Ben' }).check({ force: true });
    await point.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page).toHaveURL(/\/local\//);
    await expect(page.getByText('What you may do')).toBeVisible();
  });

  test(`puzzles are one tap from the home page and from the page of a game: ${name}`, async ({ house, page }) => {
    await page.setViewportSize(size);
    await page.goto(house.url);
    await page.getByRole('link', { name: 'Puzzles', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Puzzle of the day' })).toBeVisible();
    await page.goto(`${house.url}/games/mystic-vale`);
    await page.getByRole('link', { name: 'Puzzles', exact: true }).click();
    await expect(page).toHaveURL(/\/puzzles\/mystic-vale/);
    await expect(page.getByRole('region', { name: 'Puzzle' }).getByText('One move is clearly best. Which?')).toBeVisible();
  });

  test(`a puzzle is solved on the board, a wrong answer is answered, and strength is kept: ${name}`, async ({ house, page }) => {
    await page.setViewportSize(size);
    await page.goto(`${house.url}/puzzles`);
    await expect(page.getByRole('heading', { name: 'Puzzle of the day' })).toBeVisible();
    const puzzle = (await puzzlesOf('mages'))?.puzzles.find(({ best }) => best.do === 'drawDeck');
    await page.goto(`${house.url}/puzzles/mages/${puzzle?.id}?${THOUGHT}`);
    const leaf = page.getByRole('region', { name: 'Puzzle' });
    await expect(leaf.getByText('One move is clearly best. Which?')).toBeVisible();
    const match = puzzle && matchOf(mages as unknown as GameModule, puzzle);
    const moves = match?.promptFor(puzzle?.seat ?? 0)?.moves ?? [];
    const { place } = moves.find((move) => move.do === 'drawRow') as Move & { place: number };
    await pieceAt(page, `row.${place}`).click();
    await expect(leaf.getByText('Not the one. Try another.')).toBeVisible();
    await expect(leaf.getByText(/After it your chance is \d+\s%/)).toBeVisible();
    await pieceAt(page, 'deck').click();
    await expect(leaf.getByText('That is the move.')).toBeVisible();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('conclave.puzzles') ?? '{}'))).toMatchObject({
      solved: 0,
      tried: [`mages/${puzzle?.id}`],
    });
  });
}
