import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { programPath } from './debian.ts';
import { freePort } from './free-port.ts';

/** PostgreSQL does not run as root: then it runs as nobody. */
const NOBODY = 65534;
const asWhom = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  const isThere = await client.connect().then(
    () => true,
    () => false,
  );
  if (isThere) await client.end();
  return isThere;
}

/** Living processes: each with the one that has started it. */
function processes(): { readonly pid: number; readonly parent: number }[] {
  const lines = execFileSync(programPath(['ps'], 'procps'), ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const living = lines.map((line) => line.trim().split(/\s+/)).filter(([, , state]) => !state?.startsWith('Z'));
  return living.map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A PostgreSQL server of a test's own: a private process on a free port, in a temporary folder. */
export class TestPostgres {
  readonly #folder = mkdtempSync(join(tmpdir(), 'conclave-postgres-'));
  readonly #program = programPath(['postgres'], 'postgresql');
  #process: ChildProcess | undefined;
  #port = 0;
  #databases = 0;
  #isDurable = false;

  /** `isDurable`: it syncs what it says it has stored. Tests need not wait for that, as the machine outlives them. */
  static async start({ isDurable = false }: { isDurable?: boolean } = {}): Promise<TestPostgres> {
    const one = new TestPostgres();
    one.#isDurable = isDurable;
    if (asWhom.uid) chownSync(one.#folder, asWhom.uid, asWhom.gid);
    const options = ['-D', one.#data, '-U', 'conclave', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(programPath(['initdb'], 'postgresql'), options, { ...asWhom, stdio: 'ignore', cwd: one.#folder });
    one.#port = await freePort();
    await one.open();
    return one;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  get port(): number {
    return this.#port;
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  #url(database: string): string {
    return `postgres://conclave@127.0.0.1:${this.#port}/${database}`;
  }

  /** Starts it, again where it was killed, and waits until it answers. */
  async open(): Promise<void> {
    const fsync = `fsync=${this.#isDurable ? 'on' : 'off'}`;
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', fsync].flatMap((one) => ['-c', one]);
    const options = ['-D', this.#data, '-p', String(this.#port), ...settings];
    const child = spawn(this.#program, options, { ...asWhom, stdio: 'ignore', cwd: this.#folder });
    this.#process = child;
    while (!(await answers(this.#url('postgres'))))
      if (child.exitCode !== null) throw new Error('PostgreSQL did not start.');
      else await new Promise((resolve) => setTimeout(resolve, 50));
  }

  /** An empty database, all of it in a folder where one is named; its address. */
  async newDatabase(folder?: string): Promise<string> {
    const name = `test${++this.#databases}`;
    const client = new pg.Client({ connectionString: this.#url('postgres') });
    await client.connect();
    if (folder !== undefined) {
      if (asWhom.uid) chownSync(folder, asWhom.uid, asWhom.gid);
      await client.query(`CREATE TABLESPACE ${name} LOCATION '${folder}'`);
    }
    await client.query(`CREATE DATABASE ${name}${folder === undefined ? '' : ` TABLESPACE ${name}`}`);
    await client.end();
    return this.#url(name);
  }

  #running(): ChildProcess | undefined {
    const running = this.#process;
    this.#process = undefined;
    return running?.exitCode === null && running.signalCode === null ? running : undefined;
  }

  /** With -9, together with all that it has started: none of them can do anything more. */
  async kill(): Promise<void> {
    const running = this.#running();
    if (!running) return;
    const gone = once(running, 'exit');
    running.kill('SIGSTOP');
    const started = processes().filter(({ parent }) => parent === running.pid);
    for (const { pid } of started) killNow(pid);
    running.kill('SIGKILL');
    await gone;
    // It does not start again while one of them still holds its memory.
    while (processes().some(({ pid }) => started.some((one) => one.pid === pid))) await sleep(10);
  }

  /** It leaves no memory behind that is shared with nobody. */
  async remove(): Promise<void> {
    const running = this.#running();
    const gone = running && once(running, 'exit');
    running?.kill('SIGQUIT');
    await gone;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
