import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Entry, Match, type Saved as SavedMatch, savingMatch } from '@conclave/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Saved } from './answers.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
const SLICE_MS = 2;

/** A log as it is sent. */
interface Made {
  readonly plain: Buffer;
  readonly packed: Buffer;
  readonly tag: string;
  readonly file: string;
}

/** A log as it was written down, with nothing to check its positions by. */
export type Written = Omit<SavedMatch, 'entries' | 'hash' | 'names'> & { readonly entries: readonly Entry[] };

/** What a log is made from. */
export interface Finished {
  readonly id: string;
  readonly game: string;
  /** The match; where these rules cannot replay it, what is stored of it. */
  readonly match: Match | Written;
  readonly names: string[];
  readonly times: readonly number[];
}

/** Works through a match a little at a time, so that nobody's move waits for it. */
async function inSlices(match: Match, names: string[]): Promise<SavedMatch> {
  const saving = savingMatch(match, names);
  let since = performance.now();
  for (;;) {
    const step = saving.next();
    if (step.done) return step.value;
    if (performance.now() - since < SLICE_MS) continue;
    await breathe();
    since = performance.now();
  }
}

async function make({ id, game, match, names, times }: Finished): Promise<Made> {
  const saved = match instanceof Match ? await inSlices(match, names) : { ...match, names };
  const plain = Buffer.from(JSON.stringify(v.parse(Saved, { ...saved, times })));
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { plain, packed: await promisify(gzip)(plain), tag, file: `${game}-${id}.json` };
}

/** The logs of finished games: each is made once, and those asked for last are kept. */
export class Logs {
  readonly #mostBytes: number;
  readonly #made = new Map<string, Made>();
  readonly #making = new Map<string, Promise<Made>>();
  #bytes = 0;

  constructor(mostBytes = 32 << 20) {
    this.#mostBytes = mostBytes;
  }

  has(id: string): boolean {
    return this.#made.has(id) || this.#making.has(id);
  }

  async of(id: string, read: () => Promise<Finished>): Promise<Made> {
    const made = this.#made.get(id);
    if (made) {
      this.#made.delete(id);
      this.#made.set(id, made);
      return made;
    }
    const making = this.#making.get(id) ?? this.#make(id, read);
    this.#making.set(id, making);
    return making;
  }

  async #make(id: string, read: () => Promise<Finished>): Promise<Made> {
    try {
      const made = await make(await read());
      this.#keep(id, made);
      return made;
    } finally {
      this.#making.delete(id);
    }
  }

  #keep(id: string, made: Made): void {
    this.#made.set(id, made);
    this.#bytes += made.plain.length + made.packed.length;
    for (const [oldest, { plain, packed }] of this.#made) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#made.delete(oldest);
      this.#bytes -= plain.length + packed.length;
    }
  }
}

/** A finished game never changes: browsers may keep it. */
export function sendLog({ headers, query }: FastifyRequest, reply: FastifyReply, { plain, packed, tag, file }: Made): void {
  reply.headers({ etag: tag, vary: 'accept-encoding', 'cache-control': `public, max-age=${YEAR_SECONDS}, immutable` });
  if ((query as { download?: string }).download !== undefined) reply.header('content-disposition', `attachment; filename="${file}"`);
  if (headers['if-none-match'] === tag) return void reply.code(304).send();
  const isPacked = /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
  if (isPacked) reply.header('content-encoding', 'gzip');
  reply.type('application/json; charset=utf-8').send(isPacked ? packed : plain);
}
