import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { kill, type Program, program } from '../testing/program.ts';
import { Wire } from './wire.ts';

const CLOCK = fileURLToPath(new URL('./jumping-clock.mjs', import.meta.url));
const AGAIN_MS = 500;

/** Where a server finds its company, and how it is started. */
interface Place {
  readonly database: string;
  readonly redis: string;
  readonly main?: readonly string[] | undefined;
}

/** The way to an address, with something between that can be harmed. */
async function wired(address: string): Promise<{ wire: Wire; url: string }> {
  const [wire, url] = [await Wire.open(), new URL(address)];
  wire.leadTo(Number(url.port));
  url.port = String(wire.port);
  return { wire, url: url.href };
}

/** A server with wires between it and its clients, PostgreSQL and Redis, and a clock that can be set. */
export class Node {
  readonly #place: Place;
  readonly wires: { readonly clients: Wire; readonly postgres: Wire; readonly redis: Wire };
  /** How often it ended though nobody killed it. */
  crashes = 0;
  #program: Program | undefined;

  private constructor(place: Place, wires: Node['wires']) {
    this.#place = place;
    this.wires = wires;
  }

  static async open({ database, redis, main }: Place): Promise<Node> {
    const [toPostgres, toRedis] = [await wired(database), await wired(redis)];
    const wires = { clients: await Wire.open(), postgres: toPostgres.wire, redis: toRedis.wire };
    const node = new Node({ database: toPostgres.url, redis: toRedis.url, main }, wires);
    await node.start();
    return node;
  }

  get url(): string {
    return this.wires.clients.url;
  }

  get program(): Program {
    if (!this.#program) throw new Error('This server was not started.');
    return this.#program;
  }

  /** Again and again, until it is open: its database may be away. */
  async start(): Promise<void> {
    const { database, redis, main } = this.#place;
    const env = { DATABASE_URL: database, REDIS_URL: redis, NODE_OPTIONS: `--import=${CLOCK}` };
    for (;;) {
      const started = await program(tmpdir(), { env, ...(main && { main }) }).catch(() => undefined);
      if (started) return this.#follow(started);
      await sleep(AGAIN_MS);
    }
  }

  #follow(started: Program): void {
    this.#program = started;
    this.wires.clients.leadTo(started.port);
    started.child.once('exit', (_code, signal) => {
      if (signal !== 'SIGKILL') this.crashes++;
    });
  }

  async close(): Promise<void> {
    for (const wire of Object.values(this.wires)) wire.close();
    await kill(this.program.child);
  }
}
