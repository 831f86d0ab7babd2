import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PAGE = 4096;
const SMALL = 8 << 20;

/** A disk that can be filled up and emptied again under a running process. */
export interface Disk {
  readonly folder: string;
  fill(pid: number): void;
  empty(pid: number): void;
  remove(): void;
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'conclave-disk-'));

const remount = (folder: string, bytes: number): boolean => spawnSync('mount', ['-o', `remount,size=${bytes}`, folder]).status === 0;

function used(folder: string): number {
  const { blocks, bfree, bsize } = statfsSync(folder);
  return (blocks - bfree) * bsize;
}

function mounted(folder: string, bytes: number): Disk {
  return {
    folder,
    // Again where somebody has just written.
    fill() {
      while (!remount(folder, used(folder)));
    },
    empty: () => void remount(folder, bytes),
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

/** A file system of its own, of so many bytes; nothing where none may be mounted. */
export function mountedDisk(bytes: number): Disk | undefined {
  const folder = newFolder();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'conclave', folder]).status === 0) return mounted(folder, bytes);
  rmSync(folder, { recursive: true });
  return undefined;
}

function mayMount(): boolean {
  const disk = mountedDisk(SMALL);
  disk?.remove();
  return disk !== undefined;
}

/** Where nothing may be mounted, the second is as the first, and says so. */
export const disks: readonly [string, () => Disk][] = [
  ['a process that may write no further, by prlimit', () => limited(newFolder())],
  [
    mayMount() ? 'a file system that is full, a small tmpfs' : 'again by prlimit, as nothing may be mounted here',
    () => mountedDisk(SMALL) ?? limited(newFolder()),
  ],
];
