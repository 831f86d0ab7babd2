import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Move, Offer, Refusal, Seat } from '@conclave/engine';
import { type Chapter, type NewTable, patched, type ServerMessage, type Sight, type TableInfo } from '@conclave/protocol';
import { WebSocket } from 'ws';
import { type Running, startServer } from '../app.ts';
import { type Config, LOOPBACK, metricsFrom } from '../config.ts';
import type { Games } from '../games.ts';
import { NO_PROXIES } from '../http/client.ts';
import { KEEP_ALL } from '../storage/keeping.ts';
import { LINES } from '../storage/lines.ts';
import { PATIENT } from './limits.ts';

interface TestServer extends Running {
  readonly data: string;
  stop(): Promise<void>;
  /** On the same port, with the same data. */
  restart(games?: Games, more?: Partial<Config>): Promise<Running>;
  remove(): Promise<void>;
}

/** A real server on a port of its own, with a database in a folder of its own. */
export async function testServer(more: Partial<Config> = {}, games?: Games): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'conclave-server-'));
  const config: Config = {
    host: '127.0.0.1',
    port: 0,
    data,
    database: undefined,
    lines: LINES,
    redis: undefined,
    web: join(data, 'no-web'),
    origins: [],
    url: undefined,
    metrics: metricsFrom(LOOPBACK),
    proxies: NO_PROXIES,
    log: 'silent',
    pace: { move: [0, 0], window: [0, 0] },
    bots: {},
    silence: { absent: 600_000, present: 86_400_000 },
    revealMs: 1e9,
    idleMs: 600_000,
    limits: PATIENT,
    keeping: KEEP_ALL,
    ...more,
  };
  let running = await startServer(config, games);
  let isUp = true;
  const stop = async (): Promise<void> => {
    if (isUp) await running.close();
    isUp = false;
  };
  return {
    ...running,
    data,
    stop,
    async restart(others = games, changed = {}) {
      await stop();
      running = await startServer({ ...config, port: running.port, ...changed }, others);
      isUp = true;
      return running;
    },
    async remove() {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** A person with a browser's cookie, or a program with a token. */
export class TestPerson {
  readonly url: string;
  headers: Record<string, string> = {};
  id = '';

  constructor(url: string) {
    this.url = url;
  }

  static async guest(url: string): Promise<TestPerson> {
    const person = new TestPerson(url);
    const { body, headers } = await person.ask<{ id: string }>('GET', '/api/me');
    person.headers = { cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
    person.id = body.id;
    return person;
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
    const response = await fetch(this.url + path, {
      method,
      headers: { ...this.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as T, headers: response.headers };
  }

  /** Asks for something that must be granted. */
  async get<T = TableInfo>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await this.ask<T>(method, path, body);
    if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  }

  table(wanted: NewTable): Promise<TableInfo> {
    return this.get('POST', '/api/tables', wanted);
  }

  open(table: string, more: { watch?: string; have?: number; origin?: string } = {}): Promise<TestSocket> {
    return TestSocket.open(this, table, more);
  }
}

/** How a table is opened. */
interface Opening {
  readonly watch?: string;
  readonly have?: number;
  readonly origin?: string;
  readonly hash?: (sight: Sight) => string;
  /** Whose picture is still known. */
  readonly from?: TestSocket | undefined;
}

let keys = 0;
export const newTestKey = (): string => `test-key-${process.pid}-${++keys}`;

/** A socket that keeps the picture of its table as a page does, and every frame it got. */
export class TestSocket {
  readonly socket: WebSocket;
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  /** When the line breaks. */
  readonly closed: Promise<void>;
  info: TableInfo | undefined;
  sight: Sight | undefined;
  viewer: Seat | 'spectator' = 'spectator';
  version = -1;
  story: Chapter[] = [];
  /** Every picture so far, where a way to tell them apart was given. */
  readonly pictures: { readonly version: number; readonly hash: string }[] = [];
  readonly #hash: ((sight: Sight) => string) | undefined;
  #waiting: { until: () => boolean; resolve: () => void }[] = [];

  constructor(socket: WebSocket, hash?: (sight: Sight) => string) {
    this.socket = socket;
    this.#hash = hash;
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('error', () => {});
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
  }

  static async open(person: TestPerson, table: string, { watch, origin, hash, from, have = from?.have }: Opening = {}): Promise<TestSocket> {
    const socket = new WebSocket(`${person.url.replace('http', 'ws')}/live`, { headers: { ...person.headers, ...(origin && { origin }) } });
    const one = new TestSocket(socket, hash);
    if (from) Object.assign(one, { info: from.info, sight: from.sight, viewer: from.viewer, version: from.version, story: from.story });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    one.send({ t: 'join', table, ...(watch && { watch }), ...(have !== undefined && { have }) });
    await Promise.race([one.until(() => one.messages.length > 0), one.closed]);
    if (one.messages.length === 0) throw new Error('closed before the first message');
    return one;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  #hear(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.messages.push(message);
    if (message.t === 'table')
      Object.assign(this, { info: message.info, sight: message.sight, viewer: message.viewer, version: message.version, story: message.story });
    if (message.t === 'here' || message.t === 'info') this.info = message.info;
    if (message.t === 'step') {
      this.sight = patched(this.sight, message.sight) as Sight;
      this.version = message.version;
      this.story = [...this.story.slice(0, message.keep), ...message.story];
    }
    if (this.#hash && this.sight && (message.t === 'table' || message.t === 'step'))
      this.pictures.push({ version: this.version, hash: this.#hash(this.sight) });
    for (const one of this.#waiting.splice(0)) {
      if (one.until()) one.resolve();
      else this.#waiting.push(one);
    }
  }

  /** Waits for messages until something is so. */
  until(so: () => boolean): Promise<void> {
    if (so()) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ until: so, resolve }));
  }

  /** The version whose picture it holds. */
  get have(): number | undefined {
    return this.sight && this.version;
  }

  get prompt(): Offer | undefined {
    return this.sight?.prompt;
  }

  get isOver(): boolean {
    return this.sight?.result !== undefined;
  }

  /** Sends and waits for the answer to that key. */
  async act(message: { t: string; [field: string]: unknown }, key = newTestKey()): Promise<Refusal | undefined> {
    const from = this.messages.length;
    this.send({ key, ...message });
    const answered = (): ServerMessage | undefined =>
      this.messages.slice(from).find((one) => (one.t === 'yes' || one.t === 'no' || one.t === 'step') && one.key === key);
    await this.until(() => answered() !== undefined);
    const answer = answered();
    return answer?.t === 'no' ? answer.refusal : undefined;
  }

  move(move: Move, prompt = this.prompt?.id): Promise<Refusal | undefined> {
    return this.act({ t: 'move', move, ...(prompt !== undefined && { prompt }) });
  }

  close(): Promise<void> {
    this.socket.close();
    return this.closed;
  }
}

/** What a program hears of a table that it streams. */
export class TestStream {
  readonly lines: string[] = [];
  readonly over: Promise<void>;

  private constructor(response: Response) {
    this.over = this.#hear(response);
  }

  static async open(person: TestPerson, table: string): Promise<TestStream> {
    return new TestStream(await fetch(`${person.url}/api/tables/${table}/stream`, { headers: person.headers }));
  }

  async #hear({ body }: Response): Promise<void> {
    let text = '';
    for await (const part of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const parts = `${text}${part}`.split('\n');
      text = parts.pop() ?? '';
      this.lines.push(...parts.filter(Boolean));
    }
  }
}

/** Plays the first or a chosen offered move for a seat whenever it is asked, until the game is over. */
export async function playToTheEnd(sockets: readonly TestSocket[], pick: (offer: Offer) => Move = ({ moves }) => moves[0] as Move): Promise<void> {
  await Promise.all(
    sockets.map(async (one) => {
      for (;;) {
        await one.until(() => one.isOver || one.prompt !== undefined);
        if (one.isOver) return;
        if (one.prompt) await one.move(pick(one.prompt));
      }
    }),
  );
}
