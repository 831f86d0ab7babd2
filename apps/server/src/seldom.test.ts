import { expect, test } from 'vitest';
import { Seldom } from './seldom.ts';

test('one line a second is said, with the number of those that were not', () => {
  let now = 0;
  const said: object[] = [];
  const seldom = new Seldom(
    (line) => said.push(line),
    () => now,
  );
  for (let i = 0; i < 5000; i++) seldom.say({ status: 404 }, 'refused');
  now = 1000;
  seldom.say({ status: 429 }, 'refused');
  now = 3000;
  seldom.say({ status: 400 }, 'refused');
  expect(said).toEqual([{ status: 404 }, { status: 429, unsaid: 4999 }, { status: 400 }]);
});
