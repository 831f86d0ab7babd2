import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, patched } from './patch.ts';

const plain = fc.letrec((tie) => ({
  data: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom('a', 'b', null, true),
    fc.array(tie('data'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z', '0', '1'), tie('data')),
  ),
})).data;

test('a patch sent as JSON turns any data into any other', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const patch = diff(before, after);
      const sent = patch === undefined ? undefined : JSON.parse(JSON.stringify(patch));
      expect(patched(before, sent)).toEqual(after);
    }),
    { numRuns: 2000 },
  );
});

test('data that did not change has no patch', () => {
  fc.assert(
    fc.property(plain, (data) => {
      expect(diff(data, structuredClone(data))).toBeUndefined();
    }),
  );
});

test('the data before a patch stays as it was', () => {
  const before = { hand: [1, 2, 3], hearts: 2 };
  const after = patched(before, diff(before, { hand: [1, 3], hearts: 1 }));
  expect(after).toEqual({ hand: [1, 3], hearts: 1 });
  expect(before).toEqual({ hand: [1, 2, 3], hearts: 2 });
});

test('one card taken out of a hand costs a few bytes', () => {
  expect(diff({ hand: [11, 12, 13, 14] }, { hand: [11, 13, 14] })).toEqual({ hand: [1, 1, []] });
});

test('a field that becomes undefined is gone', () => {
  expect(diff({ prompt: { id: 3 }, n: 1 }, { prompt: undefined, n: 1 })).toEqual({ prompt: [] });
  expect(patched({ prompt: { id: 3 }, n: 1 }, { prompt: [] })).toEqual({ n: 1 });
});
