import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { type House, playOn, readInWords, test } from './house.ts';

const PNG = '89504e470d0a1a0a';
const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** A game of which the last move was just made, and its picture. */
async function shared(house: House, page: Page): Promise<Locator> {
  await readInWords(page.context());
  await page.goto(`${house.url}/moment/sparks/last-spark`);
  await expect(page.locator('[data-part=moves] button').first()).toBeVisible();
  await playOn([page]);
  await page.getByRole('button', { name: 'Share a picture' }).click();
  const share = page.getByRole('region', { name: 'Share a picture' });
  await expect(share).toHaveAttribute('aria-busy', 'false');
  return share;
}

/** What the picture tells, in words. */
const wordsOf = async (share: Locator): Promise<string> => (await share.getByRole('img').getAttribute('aria-label')) ?? '';

/** The system's own window to send things, which no test can open: it keeps what it was given. */
const letSend = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const kept: object[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [], title, text }: ShareData) => void kept.push({ names: files.map(({ name }) => name), title, text }),
    });
    Object.assign(window, { kept });
  });

test('the picture of a finished game is downloaded, and copied with its words where the browser allows it', async ({ house, page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const share = await shared(house, page);
  const download = page.waitForEvent('download');
  await share.getByRole('button', { name: 'Download the picture' }).click();
  const png = readFileSync(await (await download).path());
  expect((await download).suggestedFilename()).toMatch(/^sparks-.+\.png$/);
  expect([png.subarray(0, 8).toString('hex'), ...sizeOf(png)]).toEqual([PNG, 1200, 630]);
  expect(await wordsOf(share)).toMatch(/^Sparks, .+\. .* wins/);
  await share.getByRole('button', { name: 'Copy as text' }).click();
  await expect(share.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await wordsOf(share));
  await share.getByRole('button', { name: 'Copy the picture' }).click();
  await expect.poll(() => page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))).toEqual(['image/png']);
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }));
  await share.getByRole('button', { name: 'Copy as text' }).click();
  await expect(share.getByRole('status')).toHaveText('This browser does not allow that.');
});

test('where the system can send, the picture is handed to it', async ({ house, page }) => {
  await letSend(page.context());
  const share = await shared(house, page);
  await share.getByRole('button', { name: 'Share…' }).click();
  const kept = () => page.evaluate(() => (window as unknown as { kept: object[] }).kept);
  await expect.poll(kept).toEqual([{ names: [expect.stringMatching(/^sparks-.+\.png$/)], title: 'Sparks', text: await wordsOf(share) }]);
});
