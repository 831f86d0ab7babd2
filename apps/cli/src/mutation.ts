import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameModule } from '@conclave/engine';
import { contract } from '@conclave/engine/testing';
import { Complaint } from './complaint.ts';
import { namedGame, ROOT } from './games.ts';
import { percent } from './numbers.ts';

const REPORTS = 'reports/mutation';

/** Which tests are to notice the faults: all of the game's but its bot's, which is no rule, and those left out. */
function testsFor(game: string, leftOut: readonly string[]): string {
  const test = { include: [`packages/games/${game}/**/*.test.ts`], exclude: ['**/node_modules/**', '**/bot.test.ts', '**/guide.test.ts'], testTimeout: 60_000 };
  const pattern = leftOut.length > 0 ? `, testNamePattern: /^(?!.*(?:${leftOut.join('|')}))/` : '';
  return `export default { test: { ...${JSON.stringify(test)}${pattern} } };\n`;
}

/** What Stryker is told: to break the rules of one game only, and to run only that game's tests. */
function settingsFor(game: string, configFile: string): Record<string, unknown> {
  const folder = `packages/games/${game}`;
  return {
    mutate: [`${folder}/src/rules/**/*.ts`, `!${folder}/src/rules/**/*.test.ts`],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile, related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: 2,
    // A slow machine is not a rule that runs for ever.
    timeoutMS: 20_000,
    allowEmpty: false,
    ignorePatterns: ['**', '!package.json', '!tsconfig.json', `!${configFile}`, `!${folder}/**`],
    reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false, reportTests: false },
    jsonReporter: { fileName: `${REPORTS}/${game}.json` },
    htmlReporter: { fileName: `${REPORTS}/${game}.html` },
    tempDirName: '.stryker-tmp',
    disableTypeChecks: false,
  };
}

interface MutationReport {
  readonly files: Record<string, { readonly mutants: readonly { readonly status: string }[] }>;
}

/** How many of the faults a test noticed, of all that were planted. */
export function scoreOf({ files }: MutationReport): { noticed: number; planted: number } {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const noticed = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const unnoticed = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  return { noticed, planted: noticed + unnoticed };
}

/** The names of the contract suite's checks: they play random games for a long time. */
function contractChecks(game: GameModule): string[] {
  return contract(game, { games: 0, bound: 0, count: () => ({}), secrets: () => ({}) }).map(({ name }) => name);
}

/** Runs Stryker on a game's rules; its report. */
function plantFaults(game: string, leftOut: readonly string[]): MutationReport {
  mkdirSync(join(ROOT, REPORTS), { recursive: true });
  const tests = `${REPORTS}/${game}.vitest.config.mjs`;
  const settings = `${REPORTS}/${game}.settings.json`;
  writeFileSync(join(ROOT, tests), testsFor(game, leftOut));
  writeFileSync(join(ROOT, settings), JSON.stringify(settingsFor(game, tests), null, 2));
  const { status } = spawnSync('npx', ['stryker', 'run', settings], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Complaint('Stryker did not finish.');
  return JSON.parse(readFileSync(join(ROOT, REPORTS, `${game}.json`), 'utf8')) as MutationReport;
}

/** `conclave mutation`: plants faults in a game's rules and counts those that no test notices. */
export async function mutationCommand(id: string, given: { contract?: boolean }): Promise<void> {
  const game = await namedGame(id);
  const { noticed, planted } = scoreOf(plantFaults(id, given.contract ? [] : contractChecks(game)));
  console.log(`${id}: tests notice ${noticed} of ${planted} planted faults (${percent(noticed, planted)}). Details in ${REPORTS}/${id}.html`);
}
