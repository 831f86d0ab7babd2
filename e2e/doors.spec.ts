import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { type House, moveIfAsked, newTable, readInWords, sitTogether, test } from './house.ts';

const Database = createRequire(new URL('../apps/server/package.json', import.meta.url))('libsql') as typeof import('libsql');

/** A person with a browser of their own who has come in, and whose page knows who they are. */
async function visitor(browser: Browser, house: House): Promise<Page> {
  const context = await browser.newContext();
  await readInWords(context);
  const page = await context.newPage();
  await page.goto(house.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link').last()).toHaveAccessibleName(/\w \w/);
  return page;
}

/** Asks the server as the page would. */
const asks = <T>(page: Page, method: string, path: string): Promise<T> =>
  page.evaluate(async ([how, where]) => (await fetch(where, { method: how })).json(), [method, path] as const);

const nameOf = async (page: Page): Promise<string> => (await asks<{ name: string }>(page, 'GET', '/api/me')).name;
const linkFrom = async (page: Page): Promise<string> => (await asks<{ url: string }>(page, 'POST', '/api/me/links')).url;

test('a link from another device asks before it replaces who this browser is, and nothing is lost by it', async ({ house, browser }) => {
  const [ana, ben] = [await visitor(browser, house), await visitor(browser, house)];
  const names = { ana: await nameOf(ana), ben: await nameOf(ben) };
  const link = await linkFrom(ana);
  await ben.goto(link);
  await expect(ben.getByRole('main')).toContainText(`You are ${names.ben} here. This link makes this browser ${names.ana}.`);
  await ben.getByRole('button', { name: `Stay ${names.ben}` }).click();
  await expect(ben).toHaveURL(`${house.url}/`);
  expect(await nameOf(ben)).toBe(names.ben);
  await ben.goto(link);
  await ben.getByRole('button', { name: `Continue as ${names.ana}` }).click();
  await expect(ben).toHaveURL(`${house.url}/`);
  expect(await nameOf(ben)).toBe(names.ana);
  await ben.goto(`${house.url}/settings`);
  await ben.getByRole('button', { name: names.ben }).click();
  await expect.poll(() => nameOf(ben)).toBe(names.ben);
});

test('browsers of a person are listed, and one can be ended from the other', async ({ house, browser }) => {
  const [ana, phone] = [await visitor(browser, house), await visitor(browser, house)];
  const name = await nameOf(ana);
  await phone.goto(await linkFrom(ana));
  await phone.getByRole('button', { name: `Continue as ${name}` }).click();
  await expect(phone).toHaveURL(`${house.url}/`);
  expect(await nameOf(phone)).toBe(name);
  await ana.goto(`${house.url}/settings`);
  const devices = ana.getByRole('listitem').filter({ hasText: /this browser|last used/ });
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'this browser' })).toHaveCount(1);
  await devices.getByRole('button', { name: /^End/ }).click();
  await expect(devices).toHaveCount(1);
  expect(await nameOf(ana)).toBe(name);
  expect(await nameOf(phone)).not.toBe(name);
});

test('the others let a bot stand in for somebody who falls silent, who may come back', async ({ own: house, browser }) => {
  await house.kill();
  await house.open({ CONCLAVE_SILENCE: '0.05,0.05' });
  const [ana, ben] = [await visitor(browser, house), await visitor(browser, house)];
  await sitTogether(house, [ana, ben], 'sparks');
  await expect.poll(() => moveIfAsked(ana)).toBe(true);
  await expect(ana.getByRole('status').filter({ hasText: 'has not answered for a long time' })).toBeVisible();
  await ana.getByRole('button', { name: 'Let a bot stand in' }).click();
  const told = ben.getByRole('alert').filter({ has: ben.getByRole('button') });
  await expect(told).toBeVisible();
  await told.getByRole('button').click();
  await expect(told).toBeHidden();
});

test('a game of other rules says so, and can be left', async ({ own: house, browser }) => {
  const [ana, ben] = [await visitor(browser, house), await visitor(browser, house)];
  const id = await sitTogether(house, [ana, ben], 'sparks');
  await expect.poll(() => moveIfAsked(ana)).toBe(true);
  await house.kill();
  const db = new Database(join(house.data, 'conclave.db'));
  db.prepare('UPDATE tables SET rules_version = rules_version + 1').run();
  db.close();
  await house.open();
  await ana.goto(`${house.url}/table/${id}`);
  await expect(ana.getByRole('alert')).toContainText('it cannot go on here');
  await ana.getByRole('button', { name: 'Leave the game' }).click();
  await expect(ana).toHaveURL(`${house.url}/`);
  expect(await asks(ana, 'GET', `/api/tables/${id}`)).toMatchObject({ stage: 'playing', seats: [{ away: true }, {}] });
});

test('who made a table takes somebody off it, for good', async ({ own: house, browser }) => {
  const [ana, ben] = [await visitor(browser, house), await visitor(browser, house)];
  const id = await newTable(house, ana, { game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], visibility: 'public' });
  await ana.goto(`${house.url}/table/${id}`);
  await ben.goto(`${house.url}/table/${id}`);
  const free = ben.getByRole('button', { name: 'Take this seat' });
  await free.first().click();
  await expect(free).toHaveCount(0);
  await ana.getByRole('button', { name: `Take ${await nameOf(ben)} off this table` }).click();
  await expect(free).toHaveCount(2);
  await free.first().click();
  await expect(ben.getByRole('alert')).toContainText('has asked you to leave it');
});

test('a stranger is told that a table is private; an invitation asks for a name, and a full table offers watching', async ({ house, browser }) => {
  const [ana, ben, cleo] = [await visitor(browser, house), await visitor(browser, house), await visitor(browser, house)];
  const id = await newTable(house, ana, { game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ana.goto(`${house.url}/table/${id}`);
  await expect(ana.getByRole('img', { name: 'The invitation as a code' })).toBeVisible();
  await expect(ana.getByRole('textbox', { name: 'Link for those who only watch' })).toHaveValue(new RegExp(`/table/${id}\\?watch=`));
  const invitation = await ana.getByRole('textbox', { name: 'Send this link' }).inputValue();
  await cleo.goto(`${house.url}/table/${id}`);
  await expect(cleo.getByRole('alert')).toContainText('This table is private');
  await ben.goto(invitation);
  await ben.getByRole('textbox', { name: 'Your name' }).fill('Berengar');
  await ben.getByRole('button', { name: 'Sit down as Berengar' }).click();
  await expect(ben).toHaveURL(`${house.url}/table/${id}`);
  expect(await asks(ana, 'GET', `/api/tables/${id}`)).toMatchObject({ stage: 'playing', seats: [{}, { name: 'Berengar' }] });
  await cleo.goto(invitation);
  await cleo.getByRole('link', { name: 'Watch the game' }).click();
  await expect(cleo.getByRole('main')).toContainText('Berengar');
});
