import { setTimeout as sleep } from 'node:timers/promises';
import type { TestPostgres } from '../testing/postgres.ts';
import { kill } from '../testing/program.ts';
import type { TestRedis } from '../testing/redis.ts';
import type { Node } from './node.ts';
import type { Wire } from './wire.ts';

export interface Stage {
  readonly nodes: readonly Node[];
  readonly postgres: TestPostgres;
  readonly redis: TestRedis;
  /** Nothing more can be added to any log, as if the disk were full; or it can again. */
  setFull(isFull: boolean): Promise<void>;
  random(): number;
}

const KINDS = ['nodes', 'redis', 'postgres', 'cut', 'slow', 'frozen', 'clocks', 'full'] as const;
type Kind = (typeof KINDS)[number];
export type Done = Record<Kind, number>;

/** How many harms there are at the same time. */
const HANDS = 2;
/** A line that is frozen is so for longer than a server may be silent, now and then. */
const FROZEN_MS = 6000;
const OFTEN: readonly Kind[] = [...KINDS, 'nodes', 'nodes', 'nodes', 'redis', 'redis', 'postgres', 'postgres'];

/** Does harm to the servers, to several things at a time, until it is told to stop. Everything stands again then. */
export class Mischief {
  readonly #stage: Stage;
  readonly #harmMs: number;
  readonly #restMs: number;
  readonly #harmed = new Set<unknown>();
  /** Each once at least, so that a short run has them all. */
  readonly #first: Kind[] = [...KINDS];
  readonly #done = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Done;

  constructor(stage: Stage, { harmMs, restMs }: { harmMs: number; restMs: number }) {
    this.#stage = stage;
    this.#harmMs = harmMs;
    this.#restMs = restMs;
  }

  async until(isOver: () => boolean): Promise<Done> {
    await Promise.all(Array.from({ length: HANDS }, () => this.#work(isOver)));
    return this.#done;
  }

  async #work(isOver: () => boolean): Promise<void> {
    while (this.#first.length > 0 || !isOver()) {
      const kind = this.#first.shift() ?? this.#one(OFTEN);
      await this.#harm(kind);
      await this.#awhile(this.#restMs * 2);
    }
  }

  /** What is harmed already is left alone until it stands again. */
  async #harm(kind: Kind): Promise<void> {
    const { nodes, redis, postgres } = this.#stage;
    const targets: Partial<Record<Kind, readonly unknown[]>> = { redis: [redis], postgres: [postgres], full: [postgres] };
    const free = (targets[kind] ?? nodes).filter((one) => !this.#harmed.has(one));
    if (free.length === 0) return void this.#first.push(...(this.#done[kind] === 0 ? [kind] : []));
    const target = this.#one(free);
    this.#harmed.add(target);
    this.#done[kind]++;
    await this.#acts[kind](target as Node);
    this.#harmed.delete(target);
  }

  readonly #acts: Record<Kind, (node: Node) => Promise<void>> = {
    nodes: async (node) => {
      await kill(node.program.child);
      await this.#awhile(this.#harmMs);
      await node.start();
    },
    redis: () => this.#down(this.#stage.redis, this.#harmMs * 2),
    postgres: () => this.#down(this.#stage.postgres, this.#harmMs),
    cut: async (node) => this.#wireOf(node).cut(),
    slow: async (node) => {
      const wire = this.#wireOf(node);
      wire.slowDown(20 + this.#stage.random() * 180);
      await this.#awhile(this.#harmMs * 2);
      wire.speedUp();
    },
    frozen: async (node) => {
      const wire = this.#wireOf(node);
      wire.freeze();
      await this.#awhile(Math.min(FROZEN_MS, this.#harmMs * 6));
      wire.thaw();
    },
    clocks: async ({ program }) => void program.child.kill('SIGUSR2'),
    full: async () => {
      await this.#stage.setFull(true);
      await this.#awhile(this.#harmMs);
      await this.#stage.setFull(false);
    },
  };

  async #down(one: { kill(): Promise<void>; open(): Promise<void> }, most: number): Promise<void> {
    await one.kill();
    await this.#awhile(most);
    await one.open();
  }

  #wireOf({ wires }: Node): Wire {
    return this.#one(Object.values(wires));
  }

  #one<T>(of: readonly T[]): T {
    return of[Math.floor(this.#stage.random() * of.length)] as T;
  }

  #awhile(most: number): Promise<void> {
    return sleep(this.#stage.random() * most);
  }
}
