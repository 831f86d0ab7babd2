import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asOnePage, exchange } from './node-figures.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** Whoever was at work for so long did not end because of how it started. */
const STEADY_MS = 30_000;

/** What a server is, for Node. */
export interface NodeProgram {
  readonly exec: string;
  readonly execArgv: string[];
}

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What `npm run build` made; nothing if it was not run. */
export function builtProgram(): NodeProgram | undefined {
  const exec = beside('../dist/main.mjs');
  return existsSync(exec) ? { exec, execArgv: ['--enable-source-maps'] } : undefined;
}

export const sourceProgram = (): NodeProgram => ({ exec: beside('./main.ts'), execArgv: ['--import', import.meta.resolve('tsx')] });

/** How long to wait before a server is started that ended so many times soon after its start. */
export const pauseAfter = (failures: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);

/** One of the servers, whichever process it is. */
interface Post {
  readonly n: number;
  /** Told when a process of it is open. */
  opened(): void;
}

/** Servers in processes of their own behind one port, each started again when it ends. */
export class Nodes {
  readonly #say: (line: string) => void;
  /** How to ask each for its figures, by its number. */
  readonly #asking = new Map<number, () => Promise<string | undefined>>();
  #isStopping = false;

  constructor(program: NodeProgram, say: (line: string) => void) {
    cluster.setupPrimary(program);
    this.#say = say;
  }

  /** Starts the first, and the others when it is open: what keeps one from starting is said once. The port; nothing where the first could not open. */
  async open(count: number): Promise<number | undefined> {
    const first = cluster.fork();
    const opened = once(first, 'listening') as Promise<[{ port: number }]>;
    const address = await Promise.race([opened, once(first, 'exit').then(() => undefined)]);
    if (!address) return undefined;
    this.#keep(first, { n: 1, opened() {} }, 0);
    await Promise.all(Array.from({ length: count - 1 }, (_, i) => new Promise<void>((opened) => this.#start({ n: i + 2, opened }, 0))));
    return address[0].port;
  }

  /** The processes at work. */
  get pids(): number[] {
    return workers().flatMap(({ process: { pid } }) => pid ?? []);
  }

  #start(post: Post, failures: number): Worker {
    const worker = cluster.fork();
    this.#keep(worker, post, failures);
    return worker.once('listening', post.opened);
  }

  #keep(worker: Worker, post: Post, failures: number): void {
    const since = performance.now();
    this.#asking.set(
      post.n,
      exchange(worker, () => this.#figures()),
    );
    worker.once('exit', (code, signal) => {
      if (this.#isStopping) return;
      const isSteady = performance.now() - since > STEADY_MS;
      this.#say(`Server ${post.n} ended (${signal ?? `code ${code}`}) and is started again.`);
      setTimeout(() => this.#restart(post, isSteady ? 0 : failures + 1), pauseAfter(isSteady ? 0 : failures));
    });
  }

  /** Of all servers as one page: whoever is asked for metrics asks for it here. */
  async #figures(): Promise<string> {
    const asked = [...this.#asking].sort(([a], [b]) => a - b).map(async ([n, ask]) => [n, await ask()] as const);
    return asOnePage(new Map(await Promise.all(asked)));
  }

  #restart(post: Post, failures: number): void {
    if (this.#isStopping) return;
    this.#start(post, failures).once('listening', () => this.#say(`Server ${post.n} is at work again.`));
  }

  /** Lets all finish the moves underway. Told a second time, they end at once. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(
      workers().map((worker) => {
        const gone = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        return gone;
      }),
    );
  }
}

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
