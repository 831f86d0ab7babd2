import { expect, test } from 'vitest';
import { isConform, readReport, tallyOf, tallyText } from './conformance.ts';

const RULES = ['SP-A-01', 'SP-A-02', 'SP-LONG-NAME-03'];
const result = (name: string, passed = true, game = 'sparks') => ({ file: `/somewhere/games/${game}/src/a.test.ts`, name, passed });
const tally = (...tests: ReturnType<typeof result>[]) => tallyOf('sparks', RULES, tests);

test('a rule is tested by a passing test that names it', () => {
  const whole = tally(result('SP-A-01 SP-A-02 both'), result('chapter SP-LONG-NAME-03 third'));
  expect(tallyText(whole)).toEqual(['sparks: 3 of 3 rules have a passing test']);
  expect(isConform(whole)).toBe(true);
});

test('a rule without a test, or with one that fails, is missing', () => {
  const lacking = tally(result('SP-A-01 one'), result('SP-A-02 good'), result('SP-A-02 bad', false));
  expect(tallyText(lacking)).toEqual([
    'sparks: 1 of 3 rules have a passing test',
    '  failed: SP-A-02 bad',
    '  no passing test: SP-A-02',
    '  no passing test: SP-LONG-NAME-03',
  ]);
  expect(isConform(lacking)).toBe(false);
});

test("another game's tests prove nothing, and longer ids are other ids", () => {
  expect(tally(result('SP-A-01 one', true, 'mages'), result('SP-A-010 ten')).missing).toEqual(RULES);
});

test('an id may end in a letter', () => {
  const tests = [result('SP-A-01a part')];
  expect(tallyOf('sparks', ['SP-A-01a'], tests).missing).toEqual([]);
  expect(tallyOf('sparks', ['SP-A-01'], tests).missing).toEqual(['SP-A-01']);
});

test('a test that names no rule of its game is found', () => {
  const wrong = tally(...RULES.map((id) => result(id)), result('SP-A-99 made up'));
  expect(tallyText(wrong)).toEqual(['sparks: 3 of 3 rules have a passing test', '  no such rule: SP-A-99 in "SP-A-99 made up"']);
  expect(isConform(wrong)).toBe(false);
});

test('a report counts tests that ran, and says which file did not', () => {
  const file = '/games/sparks/a.test.ts';
  const assertionResults = [
    { fullName: 'SP-A-01', status: 'passed' },
    { fullName: 'SP-A-02', status: 'failed' },
    { fullName: 'SP-A-03', status: 'pending' },
  ];
  expect(readReport({ testResults: [{ name: file, message: '', assertionResults }] })).toEqual([
    { file, name: 'SP-A-01', passed: true },
    { file, name: 'SP-A-02', passed: false },
  ]);
  expect(() => readReport({ testResults: [{ name: file, message: 'no such module', assertionResults: [] }] })).toThrow(`${file} did not run: no such module`);
  expect(() => readReport({ hello: 1 })).toThrow('These are not the results of a test run');
});
