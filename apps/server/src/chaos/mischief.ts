import { setTimeout as sleep } from 'node:timers/promises';
import type { TestPostgres } from '../testing/postgres.ts';
import { kill, type Program } from '../testing/program.ts';
import type { TestRedis } from '../testing/redis.ts';
import type { Wire } from './wire.ts';

export interface Stage {
  readonly nodes: Program[];
  readonly wires: readonly Wire[];
  readonly postgres: TestPostgres;
  readonly redis: TestRedis;
  startNode(): Promise<Program>;
  random(): number;
}

export type Done = Record<'nodes' | 'redis' | 'postgres' | 'cuts' | 'slow', number>;

const between = (random: () => number, least: number, most: number): number => least + random() * (most - least);

/** Does harm to the servers, one thing after the other, until it is told to stop. Everything stands again then. */
export async function mischief(stage: Stage, { pauseMs, isOver }: { pauseMs: number; isOver: () => boolean }): Promise<Done> {
  const { nodes, wires, postgres, redis, random } = stage;
  const done: Done = { nodes: 0, redis: 0, postgres: 0, cuts: 0, slow: 0 };
  const one = (): number => Math.floor(random() * nodes.length);
  const awhile = (most: number): Promise<void> => sleep(between(random, 0, most));

  const killNode = async (): Promise<void> => {
    const i = one();
    const node = nodes[i];
    if (!node) return;
    await kill(node.child);
    done.nodes++;
    await awhile(pauseMs);
    const next = await stage.startNode();
    nodes[i] = next;
    wires[i]?.leadTo(next.port);
  };
  const killRedis = async (): Promise<void> => {
    await redis.kill();
    done.redis++;
    await awhile(pauseMs * 2);
    await redis.open();
  };
  const killPostgres = async (): Promise<void> => {
    await postgres.kill();
    done.postgres++;
    await awhile(pauseMs);
    await postgres.open();
  };
  const cut = async (): Promise<void> => {
    wires[one()]?.cut();
    done.cuts++;
  };
  const slowDown = async (): Promise<void> => {
    const wire = wires[one()];
    wire?.slowDown(between(random, 20, 200));
    done.slow++;
    await awhile(pauseMs * 2);
    wire?.speedUp();
  };

  // Each once at least, so that a short run has them all.
  const all = [killNode, killRedis, cut, killPostgres, slowDown];
  const often = [...all, killNode, killNode, killRedis, killPostgres];
  for (let i = 0; i < all.length || !isOver(); i++) {
    await (all[i] ?? often[Math.floor(random() * often.length)])?.();
    await awhile(pauseMs * 2);
  }
  return done;
}
