/** Runs all checks of form and type, two at a time, the longest first; what one of them says is printed when it ends. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const AT_ONCE = 2;
const CHECKS = [
  'npm run --silent check -w apps/web',
  'tsc --noEmit',
  'prettier --check --log-level warn "apps/**/*.svelte"',
  'node --import tsx lint/plain-index.ts',
  'node --import tsx lint/lengths.ts',
  'node --import tsx lint/spacing.ts',
  'biome check --error-on-warnings',
  'knip --no-progress',
];

/** Whether it found nothing wrong. */
const run = (command: string): Promise<boolean> =>
  new Promise((resolve) => {
    const said: Buffer[] = [];
    const child = spawn(command, { cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(text));
    child.on('close', (code) => {
      process.stdout.write(`${code === 0 ? '✓' : '✗'} ${command}\n${Buffer.concat(said)}`);
      resolve(code === 0);
    });
  });

async function runNext(left: string[]): Promise<boolean> {
  let isSound = true;
  for (let command = left.shift(); command !== undefined; command = left.shift()) isSound = (await run(command)) && isSound;
  return isSound;
}

const left = [...CHECKS];
const sound = await Promise.all(Array.from({ length: AT_ONCE }, () => runNext(left)));
process.exitCode = sound.every(Boolean) ? 0 : 1;
