import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Complaint } from './complaint.ts';
import { GAMES, gameFile, ROOT, ruleIdsOf } from './games.ts';

/** A test as the runner reports it. */
export interface TestResult {
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
}

/** How a game's rules are covered by its tests. */
export interface Tally {
  readonly game: string;
  readonly rules: number;
  readonly missing: readonly string[];
  /** Ids that tests name though no rule has them, each with the test. */
  readonly unknown: readonly string[];
  /** Tests that name a rule and do not pass. */
  readonly failed: readonly string[];
}

const ID = /\b[A-Z]{2}-[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-(?:\d+[a-z]?|[A-Z]+)\b/g;

const idsIn = (name: string): string[] => name.match(ID) ?? [];

/** Holds the rules against the tests. A rule counts as tested if a test names it and every test that names it passed. */
export function tallyOf(game: string, rules: readonly string[], tests: readonly TestResult[]): Tally {
  const own = tests.filter(({ file }) => file.includes(`/games/${game}/`));
  const named = (passed: boolean): Set<string> => new Set(own.filter((test) => test.passed === passed).flatMap(({ name }) => idsIn(name)));
  const [good, bad] = [named(true), named(false)];
  return {
    game,
    rules: rules.length,
    missing: rules.filter((id) => !good.has(id) || bad.has(id)),
    unknown: own.flatMap(({ name }) =>
      idsIn(name)
        .filter((id) => !rules.includes(id))
        .map((id) => `${id} in "${name}"`),
    ),
    failed: own.filter(({ name, passed }) => !passed && idsIn(name).length > 0).map(({ name }) => name),
  };
}

export function isConform({ missing, unknown, failed }: Tally): boolean {
  return missing.length + unknown.length + failed.length === 0;
}

export function tallyText({ game, rules, missing, unknown, failed }: Tally): string[] {
  return [
    `${game}: ${rules - missing.length} of ${rules} rules have a passing test`,
    ...failed.map((name) => `  failed: ${name}`),
    ...missing.map((id) => `  no passing test: ${id}`),
    ...unknown.map((one) => `  no such rule: ${one}`),
  ];
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The tests of a vitest report (`--reporter=json`). Those left out of the run do not count. */
export function readReport(data: unknown): TestResult[] {
  const { testResults } = (data ?? {}) as Partial<Report>;
  if (!Array.isArray(testResults)) throw new Complaint('These are not the results of a test run: vitest writes them with --reporter=json.');
  return (testResults as Report['testResults']).flatMap(({ name: file, message, assertionResults }) => {
    if (message && assertionResults.length === 0) throw new Complaint(`${file} did not run: ${message}`);
    const ran = assertionResults.filter(({ status }) => status === 'passed' || status === 'failed');
    return ran.map(({ fullName, status }) => ({ file, name: fullName, passed: status === 'passed' }));
  });
}

function readResults(file: string): TestResult[] {
  if (!existsSync(file)) throw new Complaint(`There is no file ${file}.`);
  try {
    return readReport(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Complaint(`${file} is not JSON, or it was cut off.`);
    throw error;
  }
}

/** Runs the tests that name a rule, of one game or of all. */
function runTests(game: string | undefined): TestResult[] {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-'));
  const file = join(folder, 'results.json');
  const where = `packages/games/${game ? `${game}/` : ''}`;
  const run = spawnSync('npx', ['vitest', 'run', where, '-t', '[A-Z]{2}-[A-Z][A-Z0-9]*-[A-Z0-9]', '--reporter=json', `--outputFile=${file}`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  try {
    if (!existsSync(file)) throw new Complaint(`The tests did not run:\n${run.stdout}${run.stderr}`);
    return readResults(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function gamesWithRules(): string[] {
  return readdirSync(GAMES).filter((game) => existsSync(gameFile(game, 'rules.md')));
}

/** `conclave conformance`: a line a game; fails where a rule has no passing test or a test names no rule. */
export function conformanceCommand(game: string | undefined, { results }: { results?: string }): void {
  const known = gamesWithRules();
  if (game && !known.includes(game)) throw new Complaint(`There are no rules of "${game}". There are: ${known.join(', ')}.`);
  const tests = results ? readResults(results) : runTests(game);
  const tallies = (game ? [game] : known).map((id) => tallyOf(id, ruleIdsOf(id), tests));
  for (const tally of tallies) console.log(tallyText(tally).join('\n'));
  if (!tallies.every(isConform)) process.exitCode = 1;
}
