import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programPath } from './debian.ts';
import { freePort } from './free-port.ts';

/** Whether something listens there. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** A Redis of a test's own: a private process on a free port, in a temporary folder, that keeps nothing. */
export class TestRedis {
  readonly #folder = mkdtempSync(join(tmpdir(), 'conclave-redis-'));
  readonly #program = programPath(['redis-server', 'valkey-server'], 'redis-server');
  #process: ChildProcess | undefined;
  #port = 0;

  static async start(): Promise<TestRedis> {
    const one = new TestRedis();
    one.#port = await freePort();
    await one.open();
    return one;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  get port(): number {
    return this.#port;
  }

  /** Starts it, again where it was killed, and waits until it answers. */
  async open(): Promise<void> {
    const options = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn(this.#program, options, { stdio: 'ignore', cwd: this.#folder });
    this.#process = child;
    while (!(await answers(this.#port)))
      if (child.exitCode !== null) throw new Error('Redis did not start.');
      else await new Promise((resolve) => setTimeout(resolve, 20));
  }

  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running || running.exitCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
