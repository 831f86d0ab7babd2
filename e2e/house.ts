import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { dealBySeed, luck } from './luck.ts';
import { unpainted } from './unpainted.ts';

/** The real server in a process of its own, on its own data. */
export class House {
  readonly data = mkdtempSync(join(tmpdir(), 'conclave-e2e-'));
  url = '';
  #process: ChildProcess | undefined;

  async open(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const port = this.url ? new URL(this.url).port : '0';
    const child = spawn(process.execPath, ['apps/server/dist/main.mjs'], {
      env: { ...process.env, PORT: port, CONCLAVE_DATA: this.data, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    this.url = await new Promise((resolve, reject) => {
      child.stdout?.on('data', (text: Buffer) => {
        const address = /open at (\S+)/.exec(text.toString())?.[1];
        if (address) resolve(address);
      });
      child.once('exit', () => reject(new Error('the server did not start')));
    });
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  }

  async clear(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** A house for as long as somebody uses it. */
async function opened(use: (house: House) => Promise<void>): Promise<void> {
  const house = new House();
  await house.open();
  await use(house);
  await house.clear();
}

/** `house` is shared by the tests of a worker; one that is killed, or whose lists are looked at, is the test's `own`. */
export const test = base.extend<{ own: House }, { house: House }>({
  browser: [({ browser }, use) => use(unpainted(browser)), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  house: [({}, use) => opened(use), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  own: ({}, use) => opened(use),
  context: async ({ context }, use) => {
    await dealBySeed(context);
    await use(context);
  },
});

/** Everybody reads the table in words: the same buttons for every game. */
export async function readInWords(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('conclave.settings', JSON.stringify({ text: true, sound: false, speed: 0 })));
}

/** Opens a table over the API, as the page's own guest. */
export async function newTable(house: House, page: Page, wanted: object): Promise<string> {
  await page.goto(house.url);
  // By now the server knows who the page is.
  await expect.poll(() => page.context().cookies(house.url)).not.toEqual([]);
  const answer = await page.evaluate(async (body) => {
    const response = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    return { status: response.status, table: (await response.json()) as { id?: string } };
  }, wanted);
  expect(answer.status, JSON.stringify(answer.table)).toBeLessThan(300);
  return answer.table.id ?? '';
}

/** Two people at one table, each in a browser of their own; the second comes by the invite link. */
export async function sitTogether(house: House, [ana, ben]: readonly [Page, Page], game: string): Promise<string> {
  const id = await newTable(house, ana, { game, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ana.goto(`${house.url}/table/${id}`);
  await ben.goto(await ana.getByRole('textbox', { name: 'Send this link' }).inputValue());
  const sit = ben.getByRole('button', { name: /sit down|join/i }).first();
  await expect(sit.or(ben.locator('[data-part=asked], [data-stage]')).first()).toBeVisible();
  if (await sit.isVisible()) await sit.click();
  for (const page of [ana, ben]) await expect(page.locator('[data-part=asked], [data-stage]').first()).toBeVisible();
  return id;
}

/** The log, taken from the end sheet to a file. */
export async function downloadedLog(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the log' }).click();
  return (await download).path();
}

export const verify = (log: string): string => execFileSync(process.execPath, ['apps/cli/bin/conclave.js', 'verify', log], { encoding: 'utf8' });

/** What `conclave verify` says of the log on the end sheet. */
export const verifiedLog = async (page: Page): Promise<string> => verify(await downloadedLog(page));

const TO_THE_END = [/^Raise/, /^Cast Fireball/, /Orb|Pyro|Apollo|Zoe|Necro|Miziko/, /^Buy a? ?Fireball/];

/** Makes one move at a table in words, if the page is asked: the first of the wishes that can be had, or anything. */
export async function moveIfAsked(page: Page, wishes: readonly RegExp[] = TO_THE_END): Promise<boolean> {
  const buttons = page.locator('[data-part=moves] button');
  const labels = await buttons.allTextContents();
  if (labels.length === 0) return false;
  const texts = labels.map((label) => label.replace(/^\d+\s*/, ''));
  const liked = wishes.map((wish) => texts.findIndex((text) => wish.test(text))).find((i) => i >= 0);
  const before = await page.locator('[data-part=do]').textContent();
  await buttons
    .nth(liked ?? Math.floor(luck() * labels.length))
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await page.waitForFunction((was) => document.querySelector('[data-part=do]')?.textContent !== was, before, { timeout: 10_000 }).catch(() => undefined);
  return true;
}

const isOver = async (page: Page): Promise<boolean> => page.getByRole('heading', { name: 'The game is over' }).isVisible();

/** Plays at all these pages until one of them is asked this, and says which; nothing if the game is over before. */
export async function playUntilAsked(pages: readonly Page[], question: RegExp, wishes: readonly RegExp[]): Promise<Page | undefined> {
  for (;;)
    for (const page of pages) {
      if (await isOver(page)) return undefined;
      if ((await page.locator('[data-part=do]').allInnerTexts()).some((text) => question.test(text))) return page;
      await moveIfAsked(page, wishes);
    }
}

/** Plays at all these pages until the game is over, or so many moves were made. */
export async function playOn(pages: readonly Page[], most = Number.POSITIVE_INFINITY): Promise<number> {
  let made = 0;
  while (made < most) {
    for (const page of pages) {
      if (await isOver(page)) return made;
      if (await moveIfAsked(page)) made++;
    }
    await pages[0]?.waitForTimeout(20);
  }
  return made;
}
