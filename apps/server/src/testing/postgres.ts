import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** A PostgreSQL server of a test's own: a private process on a free port, in a temporary folder. */
export class TestPostgres {
  readonly #folder = mkdtempSync(join(tmpdir(), 'conclave-postgres-'));
  readonly #program = programPath(['postgres'], 'postgresql');
  #process: ChildProcess | undefined;
  #port = 0;
  #databases = 0;

  static async start(): Promise<TestPostgres> {
    const one = new TestPostgres();
    if (asWhom.uid) chownSync(one.#folder, asWhom.uid, asWhom.gid);
    const options = ['-D', one.#data, '-U', 'conclave', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(programPath(['initdb'], 'postgresql'), options, { ...asWhom, stdio: 'ignore', cwd: one.#folder });
    one.#port = await freePort();
    await one.open();
    return one;
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
    // What a process has written outlives it without being synced; only the machine's own end does not come up here.
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'].flatMap((one) => ['-c', one]);
    const options = ['-D', this.#data, '-p', String(this.#port), ...settings];
    const child = spawn(this.#program, options, { ...asWhom, stdio: 'ignore', cwd: this.#folder });
    this.#process = child;
    while (!(await answers(this.#url('postgres'))))
      if (child.exitCode !== null) throw new Error('PostgreSQL did not start.');
      else await new Promise((resolve) => setTimeout(resolve, 50));
  }

  /** An empty database; its address. */
  async newDatabase(): Promise<string> {
    const name = `test${++this.#databases}`;
    const client = new pg.Client({ connectionString: this.#url('postgres') });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return this.#url(name);
  }

  /** As if it crashed. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running || running.exitCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGQUIT');
    await gone;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
