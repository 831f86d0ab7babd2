import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Complaint } from './complaint.ts';
import { GAMES, gameFile, ROOT } from './games.ts';
import { percent } from './numbers.ts';

const REPORTS = 'reports/mutation';

/** What Stryker is told: to break the rules of one game only, and to run only that game's tests. */
function settingsFor(game: string): Record<string, unknown> {
  const folder = `packages/games/${game}`;
  return {
    mutate: [`${folder}/src/rules/**/*.ts`, `!${folder}/src/rules/**/*.test.ts`],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: 2,
    allowEmpty: false,
    ignorePatterns: ['**', '!package.json', '!tsconfig.json', '!vitest.config.ts', `!${folder}/**`],
    reporters: ['clear-text', 'html', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
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

/** `conclave mutation`: plants faults in a game's rules and counts those that no test notices. */
export function mutationCommand(game: string): void {
  if (!existsSync(gameFile(game, 'src/rules'))) throw new Complaint(`There are no rules of "${game}" in ${GAMES}.`);
  mkdirSync(join(ROOT, REPORTS), { recursive: true });
  const settings = join(ROOT, REPORTS, `${game}.settings.json`);
  writeFileSync(settings, JSON.stringify(settingsFor(game), null, 2));
  const { status } = spawnSync('npx', ['stryker', 'run', settings], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Complaint('Stryker did not finish.');
  const { noticed, planted } = scoreOf(JSON.parse(readFileSync(join(ROOT, REPORTS, `${game}.json`), 'utf8')) as MutationReport);
  console.log(`${game}: tests notice ${noticed} of ${planted} planted faults (${percent(noticed, planted)}). Details in ${REPORTS}/${game}.html`);
}
