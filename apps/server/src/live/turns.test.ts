import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('addresses take turns, one in each turn of the event loop', async () => {
  const turns = new Turns();
  const served: string[] = [];
  const ask = (address: string, what: string) => turns.next(address).then(() => served.push(what));
  const loop = (async () => {
    for (let n = 1; served.length < 9; n++) {
      await new Promise((resolve) => setImmediate(resolve));
      served.push(`turn ${n}`);
    }
  })();
  await Promise.all([ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1')]);
  await loop;
  expect(served.filter((one) => !one.startsWith('turn'))).toEqual(['a1', 'b1', 'a2', 'a3']);
  const between = served.map((one) => one.startsWith('turn'));
  expect(between.some((isTurn, i) => !isTurn && between[i + 1] === false)).toBe(false);
});

test('who comes when nobody waits any more is served again', async () => {
  const turns = new Turns();
  await turns.next('a');
  await turns.next('a');
  await Promise.all([turns.next('b'), turns.next('a')]);
});
