import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { NOTICED_SOON } from './postgres-link.ts';
import { InUse } from './storage.ts';

/** A lock of the database's own, under a number that is the same for all of us. */
export const SERVING = 0x636f6e64;
const GONE_MS = 3000;
const AGAIN_MS = 500;
const PULSE_MS = 2000;
const PATIENCE_MS = 5000;
const NOT_AVAILABLE = '55P03';

/** A server that is alone keeps all others from its database; those that hear of each other only such a one. */
export type Company = 'alone' | 'among others';
const CLAIMS: Readonly<Record<Company, string>> = { alone: 'SELECT pg_advisory_lock($1)', 'among others': 'SELECT pg_advisory_lock_shared($1)' };

/** Where a database is, without whoever may enter it. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** A line of its own to a database, which says soon when it is broken. */
export async function connected(url: string): Promise<pg.Client> {
  const timeouts = { keepAlive: true, connectionTimeoutMillis: PATIENCE_MS };
  const client = new pg.Client({ connectionString: url, application_name: 'conclave', options: NOTICED_SOON, ...timeouts });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** One that was just killed is waited for until the database has noticed. */
async function claimOnce(url: string, company: Company): Promise<pg.Client> {
  const client = await connected(url);
  try {
    await client.query(`SET lock_timeout = '${GONE_MS}ms'`);
    await client.query(CLAIMS[company], [SERVING]);
    return client;
  } catch (error) {
    await client.end();
    if ((error as { code?: string }).code !== NOT_AVAILABLE) throw error;
    throw new InUse(
      `Another Conclave server uses the database ${placeOf(url)}. Stop that one first, give this one a database of its own, or let them work together (REDIS_URL).`,
    );
  }
}

/**
 * Keeps other servers from the database: they would not hear of each other's moves. It lives as long as its line; when that was lost, it is claimed
 * again, and until then somebody else may have it.
 */
export class Claim {
  readonly #url: string;
  readonly #company: Company;
  readonly #stopping = new AbortController();
  #client: pg.Client | undefined;
  #pulse: NodeJS.Timeout | undefined;

  private constructor(url: string, company: Company) {
    this.#url = url;
    this.#company = company;
  }

  static async take(url: string, company: Company): Promise<Claim> {
    const claim = new Claim(url, company);
    claim.#hold(await claimOnce(url, company));
    return claim;
  }

  get isHeld(): boolean {
    return this.#client !== undefined;
  }

  #hold(client: pg.Client): void {
    this.#client = client;
    client.once('end', () => this.#lose(client));
    this.#feelSoon(client);
  }

  #feelSoon(client: pg.Client): void {
    this.#pulse = setTimeout(() => void this.#feel(client), PULSE_MS).unref();
  }

  /** A line that only seems to stand is as good as none. */
  async #feel(client: pg.Client): Promise<void> {
    const query: pg.QueryConfig & { query_timeout: number } = { text: 'SELECT 1', query_timeout: PATIENCE_MS };
    const isFelt = await client.query(query).catch(() => undefined);
    if (isFelt && this.#client === client) return this.#feelSoon(client);
    this.#lose(client);
    await client.end();
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    clearTimeout(this.#pulse);
    void this.#takeAgain();
  }

  async #takeAgain(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const next = await claimOnce(this.#url, this.#company).catch(() => undefined);
      if (next && this.#stopping.signal.aborted) return next.end();
      if (next) return this.#hold(next);
      await sleep(AGAIN_MS, undefined, { ref: false });
    }
  }

  async release(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#pulse);
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }
}
