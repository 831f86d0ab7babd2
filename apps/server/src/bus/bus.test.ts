import { createClient } from '@redis/client';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Wire } from '../chaos/wire.ts';
import { TestRedis } from '../testing/redis.ts';
import { busContract } from './bus.contract.ts';
import { LocalBus } from './local-bus.ts';
import { RedisBus } from './redis-bus.ts';
import { PeopleNews, TableNews } from './telling.ts';

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
  ours.hear('tables', v.unknown(), (news) => heard.push(news));
  theirs.say('tables', 'not for you');
  beside.say('tables', 'for you');
  await isSo(() => heard.length > 0);
  expect(heard).toEqual(['for you']);
});

test('a Redis that dies makes it unwell and nothing else; when it is back, it says that news may have been missed', async () => {
  const [a, b] = [new RedisBus(redis.url, 'mortal'), new RedisBus(redis.url, 'mortal')];
  onTestFinished(async () => void (await Promise.all([a.close(), b.close()])));
  await isSo(() => a.isWell && b.isWell);
  const heard: unknown[] = [];
  let gaps = 0;
  b.hear('tables', v.unknown(), (news) => heard.push(news));
  b.onGap(() => gaps++);
  await redis.kill();
  await isSo(() => !a.isWell && !b.isWell);
  gaps = 0;
  a.say('tables', 'into the dark');
  await redis.open();
  await isSo(() => a.isWell && b.isWell && gaps > 0);
  a.say('tables', 'hello again');
  await isSo(() => heard.length > 0);
  expect(heard).toEqual(['hello again']);
});

/** A way to Redis that can be cut and frozen. */
async function wired(): Promise<{ wire: Wire; url: string }> {
  const wire = await Wire.open();
  onTestFinished(() => wire.close());
  wire.leadTo(redis.port);
  return { wire, url: wire.url.replace('http', 'redis') };
}

async function pair(house: string, ...urls: [string, string]): Promise<[RedisBus, RedisBus]> {
  const both = urls.map((url) => new RedisBus(url, house)) as [RedisBus, RedisBus];
  onTestFinished(async () => void (await Promise.all(both.map((one) => one.close()))));
  await isSo(() => both.every((one) => one.isWell));
  // Each has heard the other.
  for (const [here, there] of [both, both.toReversed()]) {
    const heard: unknown[] = [];
    here!.hear('hello', v.unknown(), (news) => heard.push(news));
    there!.say('hello', 1);
    await isSo(() => heard.length > 0);
  }
  return both;
}

/** Counts from here on: what happened before is told by then. */
async function gapsOf(hearer: RedisBus, speaker: RedisBus): Promise<() => number> {
  let [gaps, isHeard] = [0, false];
  hearer.onGap(() => gaps++);
  hearer.hear('until now', v.unknown(), () => {
    [gaps, isHeard] = [0, true];
    throw new Error('missed');
  });
  speaker.say('until now', 0);
  await isSo(() => isHeard && gaps > 0);
  gaps = 0;
  return () => gaps;
}

test.each(['the speaker', 'the hearer'] as const)(
  'news lost on the line of %s is missed at once, though that line and all others are well again',
  async (whose) => {
    const { wire, url } = await wired();
    const [speaker, hearer] = whose === 'the speaker' ? await pair(`cut ${whose}`, url, redis.url) : await pair(`cut ${whose}`, redis.url, url);
    const gaps = await gapsOf(hearer, speaker);
    const heard: unknown[] = [];
    hearer.hear('tables', v.unknown(), (news) => heard.push(news));
    wire.cut();
    speaker.say('tables', 'lost');
    await isSo(() => gaps() > 0 && speaker.isWell && hearer.isWell);
    speaker.say('tables', 'not lost');
    await isSo(() => heard.length > 0);
    expect(heard).toEqual(['not lost']);
  },
);

const junk = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc
    .tuple(fc.constantFrom(0, 1, 2), fc.string(), fc.oneof(fc.integer(), fc.double()), fc.constantFrom('tables', 'people', '__proto__'), fc.jsonValue())
    .map((said) => JSON.stringify(said)),
  fc.tuple(fc.constant(1), fc.constant('a stranger'), fc.integer(), fc.constantFrom('tables', 'people'), fc.jsonValue()).map((said) => JSON.stringify(said)),
  fc.record({ id: fc.jsonValue(), line: fc.jsonValue() }).map((news) => JSON.stringify([1, 'a stranger', 1, 'tables', news])),
);

test('whatever else comes over the channel: nothing of it is heard, something may have been missed, and it goes on', async () => {
  const [speaker, hearer] = await pair('fuzz', redis.url, redis.url);
  const gaps = await gapsOf(hearer, speaker);
  const heard: unknown[] = [];
  hearer.hear('tables', TableNews, (news) => heard.push(news));
  hearer.hear('people', PeopleNews, (news) => heard.push(news));
  const stranger = await createClient({ url: redis.url }).connect();
  onTestFinished(() => stranger.destroy());
  await Promise.all(fc.sample(junk, { numRuns: 5000, seed: 16 }).map((text) => stranger.publish('conclave:fuzz', text)));
  await isSo(() => gaps() > 0);
  speaker.say('tables', { id: 'the end' });
  await isSo(() => heard.length > 0);
  expect(heard).toEqual([{ id: 'the end' }]);
  expect(hearer.isWell).toBe(true);
});
