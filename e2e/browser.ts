import { execFileSync, spawnSync } from 'node:child_process';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

const found = (name: string): string | undefined => {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

const installed = (): string | undefined => process.env.CHROMIUM ?? NAMES.map(found).find(Boolean);

/** The browser the tests drive. On a Debian machine without one, run as root, it is installed. */
export function browserPath(): string {
  const path = installed();
  if (path) return path;
  if (process.getuid?.() !== 0 || !found('apt-get')) throw new Error('The tests need Chromium. Install it, or name one in CHROMIUM.');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  return installed() ?? '/usr/bin/chromium';
}

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
