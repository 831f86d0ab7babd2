import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { below, type Random } from '@conclave/engine';
import { programPath } from './debian.ts';

const SOURCE = fileURLToPath(new URL('./power.c', import.meta.url));
/** What a disk writes whole or not at all. */
const SECTOR = 512;
const HEAD = 24;

/** What a process did to a file, or a folder. */
interface Deed {
  readonly what: 'write' | 'cut' | 'sync' | 'remove';
  readonly path: string;
  /** Where it wrote, or the length that was left. */
  readonly at: number;
  readonly data: Buffer;
  /** The length of the journal with this deed. */
  readonly end: number;
}

const WHAT: Readonly<Record<string, Deed['what']>> = { w: 'write', t: 'cut', s: 'sync', u: 'remove' };

/** What becomes of the bytes that were written and not synced. */
export type Unsynced = 'lost' | { readonly torn: Random };

/** The deeds of a journal, whose last may be half written. */
function deedsOf(journal: Buffer): Deed[] {
  const deeds: Deed[] = [];
  for (let from = 0; from + HEAD <= journal.length; ) {
    const kind = String.fromCharCode(journal.readUInt32LE(from));
    const [path, at, length] = [journal.readUInt32LE(from + 4), Number(journal.readBigUInt64LE(from + 8)), Number(journal.readBigUInt64LE(from + 16))];
    const [data, what] = [from + HEAD + path, WHAT[kind]];
    const end = data + (what === 'write' ? length : 0);
    if (what === undefined) throw new Error(`The journal speaks of a deed "${kind}".`);
    if (end <= journal.length)
      deeds.push({ what, path: journal.toString('utf8', from + HEAD, data), at: what === 'cut' ? length : at, data: journal.subarray(data, end), end });
    from = end;
  }
  return deeds;
}

/** The same in pieces that reach the disk each on its own. */
function piecesOf(deed: Deed): Deed[] {
  if (deed.what !== 'write') return [deed];
  const pieces: Deed[] = [];
  for (let from = 0; from < deed.data.length; ) {
    const to = Math.min(deed.data.length, from + SECTOR - ((deed.at + from) % SECTOR));
    pieces.push({ ...deed, at: deed.at + from, data: deed.data.subarray(from, to) });
    from = to;
  }
  return pieces;
}

/** Bytes that grow where they are. */
class Content {
  #bytes = Buffer.alloc(0);
  #length = 0;

  get bytes(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.#length));
  }

  do({ what, at, data }: Deed): void {
    const end = at + data.length;
    if (what === 'cut' || end > this.#length) this.#resize(end);
    data.copy(this.#bytes, at);
  }

  #resize(length: number): void {
    if (length > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(2 * length)]);
    this.#bytes.fill(0, Math.min(length, this.#length), Math.max(length, this.#length));
    this.#length = length;
  }
}

/** A file, as it is on the disk and as it would be. */
class Kept {
  readonly #synced = new Content();
  #waiting: Deed[] = [];
  /** Whether its name is on the disk. */
  isListed = false;
  /** Whether it was removed; its name goes from the disk with the next sync of its folder. */
  isRemoved = false;

  do(deed: Deed): void {
    this.isRemoved = deed.what === 'remove';
    if (deed.what === 'write' || deed.what === 'cut') this.#waiting.push(deed);
    if (deed.what === 'sync') for (const one of this.#waiting.splice(0)) this.#synced.do(one);
  }

  /** The file when the power is back. It is no use any more. */
  after(unsynced: Unsynced): Buffer {
    const pieces = unsynced === 'lost' ? [] : this.#waiting.flatMap(piecesOf).filter(() => below(unsynced.torn, 2) === 0);
    for (const piece of pieces) this.#synced.do(piece);
    return this.#synced.bytes;
  }
}

/** With its folder, the names of files that came and went are on the disk. */
function sync(files: Map<string, Kept>): void {
  for (const [path, file] of files)
    if (file.isRemoved) files.delete(path);
    else file.isListed = true;
}

function carryOut(folder: string, deeds: readonly Deed[]): Map<string, Kept> {
  const files = new Map<string, Kept>();
  for (const deed of deeds) {
    if (deed.path === folder) {
      sync(files);
      continue;
    }
    const file = files.get(deed.path) ?? new Kept();
    files.set(deed.path, file);
    file.do(deed);
  }
  return files;
}

/** Knows what a program does to the files of a folder, and what of it would be there if the power had failed. */
export class Power {
  readonly #folder: string;
  readonly #own = mkdtempSync(join(tmpdir(), 'conclave-power-'));
  readonly #library = join(this.#own, 'power.so');
  readonly #journal = join(this.#own, 'journal');

  /** The folder must be there, and empty. */
  constructor(folder: string) {
    this.#folder = realpathSync(folder);
    writeFileSync(this.#journal, '');
    execFileSync(programPath(['gcc', 'cc'], 'build-essential'), ['-shared', '-fPIC', '-O1', '-o', this.#library, SOURCE, '-ldl'], { stdio: 'inherit' });
  }

  /** What a program must have in its environment to be known. */
  get env(): Record<string, string> {
    return { LD_PRELOAD: this.#library, POWER_FOLDER: this.#folder, POWER_JOURNAL: this.#journal };
  }

  /** This moment, in bytes of the journal. */
  get now(): number {
    return statSync(this.#journal).size;
  }

  /** How often a file was synced. */
  syncs(file: string): number {
    return deedsOf(readFileSync(this.#journal)).filter(({ what, path }) => what === 'sync' && basename(path) === file).length;
  }

  /** What is on the disk if the power failed at that moment, in a folder of its own. */
  cut(moment: number, unsynced: Unsynced): string {
    const deeds = deedsOf(readFileSync(this.#journal)).filter(({ end }) => end <= moment);
    const folder = join(mkdtempSync(join(this.#own, 'cut-')), 'data');
    mkdirSync(folder);
    for (const [path, file] of carryOut(this.#folder, deeds)) if (file.isListed) writeFileSync(join(folder, basename(path)), file.after(unsynced));
    return folder;
  }

  remove(): void {
    rmSync(this.#own, { recursive: true, force: true });
  }
}
