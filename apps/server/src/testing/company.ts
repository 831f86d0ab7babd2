import { onTestFinished } from 'vitest';
import type { Config } from '../config.ts';
import type { Games } from '../games.ts';
import { TestPerson, testServer } from './harness.ts';
import { TestPostgres } from './postgres.ts';
import { TestRedis } from './redis.ts';

/** A PostgreSQL and a Redis of a test's own, with a way to open servers in this process that share them. */
export async function company() {
  const [postgres, redis] = await Promise.all([TestPostgres.start(), TestRedis.start()]);
  const database = await postgres.newDatabase();
  const open = async (games?: Games, more: Partial<Config> = {}) => {
    const server = await testServer({ database, redis: redis.url, ...more }, games);
    onTestFinished(() => server.remove());
    return server;
  };
  const close = async (): Promise<void> => void (await Promise.all([postgres.remove(), redis.remove()]));
  return { database, open, close };
}

/** The same person, at another server. */
export const at = ({ url }: { url: string }, { headers, id }: TestPerson): TestPerson => Object.assign(new TestPerson(url), { headers, id });
