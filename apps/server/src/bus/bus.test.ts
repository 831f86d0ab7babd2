import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { TestRedis } from '../testing/redis.ts';
import { busContract } from './bus.contract.ts';
import { LocalBus } from './local-bus.ts';
import { RedisBus } from './redis-bus.ts';

let redis: TestRedis;
beforeAll(async () => {
  redis = await TestRedis.start();
});
afterAll(() => redis.remove());

const local = new LocalBus();
busContract('The bus of one process', () => local.join());
busContract('The bus on Redis', () => new RedisBus(redis.url, 'test'));

const isSo = async (so: () => boolean): Promise<void> => {
  while (!so()) await new Promise((resolve) => setTimeout(resolve, 10));
};

test('houses on one Redis do not hear each other', async () => {
  const [ours, theirs, beside] = ['ours', 'theirs', 'ours'].map((house) => new RedisBus(redis.url, house)) as [RedisBus, RedisBus, RedisBus];
  onTestFinished(async () => void (await Promise.all([ours, theirs, beside].map((one) => one.close()))));
  await isSo(() => [ours, theirs, beside].every((one) => one.isWell));
  const heard: unknown[] = [];
  ours.hear('tables', (news) => heard.push(news));
  theirs.say('tables', 'not for you');
  beside.say('tables', 'for you');
  await isSo(() => heard.length > 0);
  expect(heard).toEqual(['for you']);
});

test('a Redis that dies makes it unwell and nothing else; when it is back, it says that news may have been missed', { timeout: 30_000 }, async () => {
  const [a, b] = [new RedisBus(redis.url, 'mortal'), new RedisBus(redis.url, 'mortal')];
  onTestFinished(async () => void (await Promise.all([a.close(), b.close()])));
  await isSo(() => a.isWell && b.isWell);
  const heard: unknown[] = [];
  let gaps = 0;
  b.hear('tables', (news) => heard.push(news));
  b.onGap(() => gaps++);
  await redis.kill();
  await isSo(() => !a.isWell && !b.isWell);
  a.say('tables', 'into the dark');
  await redis.open();
  await isSo(() => a.isWell && gaps === 1);
  a.say('tables', 'hello again');
  await isSo(() => heard.length > 0);
  expect(heard).toEqual(['hello again']);
});
