import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PEER = fileURLToPath(new URL('./peers/boardgame-io', import.meta.url));

function installPeer(): void {
  if (existsSync(`${PEER}/node_modules`)) return;
  console.error('Installing boardgame.io beside the bench, once.');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: PEER, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('boardgame.io could not be installed');
}

/** What one of boardgame.io's scripts prints, run for so many seconds. */
export function measurePeer<T>(script: string, seconds: number): T {
  installPeer();
  const { stdout, status } = spawnSync(process.execPath, ['--expose-gc', script, String(seconds)], {
    cwd: PEER,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error('boardgame.io could not be measured');
  return JSON.parse(stdout) as T;
}
