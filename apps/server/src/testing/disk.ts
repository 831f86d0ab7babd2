import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PAGE = 4096;

/** A disk that can be filled up and emptied again under a running process. */
export interface Disk {
  readonly folder: string;
  fill(pid: number): void;
  empty(pid: number): void;
  remove(): void;
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'conclave-disk-'));

function mounted(folder: string): Disk {
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      for (let size = 1 << 20; size >= 1; size >>= 1) {
        try {
          for (;;) writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' });
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
    },
    empty: () => rmSync(ballast),
    remove() {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** No file of the process may become longer than the database's journal is now. */
function limited(folder: string): Disk {
  const limit = (pid: number, bytes: string): void => void execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:unlimited`]);
  const journal = (): number => statSync(join(folder, 'conclave.db-wal')).size;
  return {
    folder,
    fill: (pid) => limit(pid, String(Math.max(journal(), PAGE))),
    empty: (pid) => limit(pid, 'unlimited'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function mountSmall(): Disk | undefined {
  const folder = newFolder();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'conclave', folder]).status === 0) return mounted(folder);
  rmSync(folder, { recursive: true });
  return undefined;
}

/** Where nothing may be mounted, the second is as the first. */
export const disks: readonly [string, () => Disk][] = [
  ['a process that may write no further', () => limited(newFolder())],
  ['a file system that is full', () => mountSmall() ?? limited(newFolder())],
];
