import { expect, test } from 'vitest';
import { scoreOf } from './mutation.ts';

test('a fault counts as noticed if a test failed or never ended, and as planted unless it was left out', () => {
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError'].map((status) => ({ status }));
  expect(scoreOf({ files: { 'a.ts': { mutants }, 'b.ts': { mutants: [{ status: 'Killed' }] } } })).toEqual({ noticed: 3, planted: 5 });
});
