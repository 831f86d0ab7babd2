import { Agent, request } from 'node:http';
import type { Offer } from '@conclave/engine';
import { patched, type ServerMessage, type Sight } from '@conclave/protocol';
import { WebSocket } from 'ws';

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
}

/** Whoever speaks to a server from one address of this machine. */
export class Visitor {
  readonly url: string;
  readonly address: string;
  readonly #agent: Agent;
  token = '';

  constructor(url: string, address: string) {
    this.url = url;
    this.address = address;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 50, localAddress: address });
  }

  /** A guest of that address. */
  static async guest(url: string, address: string): Promise<Visitor> {
    const visitor = new Visitor(url, address);
    visitor.token = (await visitor.get<{ token: string }>('POST', '/api/guests', {})).token;
    return visitor;
  }

  get headers(): Record<string, string> {
    return this.token ? { authorization: `Bearer ${this.token}` } : {};
  }

  /** Status 0: the server hung up. */
  ask<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
    const headers = { ...this.headers, ...(body !== undefined && { 'content-type': 'application/json' }) };
    return new Promise((resolve) => {
      const failed = (): void => resolve({ status: 0, body: undefined as T });
      const asking = request(this.url + path, { method, headers, agent: this.#agent }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: (text.startsWith('{') ? JSON.parse(text) : text) as T }));
        response.on('error', failed);
      });
      asking.on('error', failed);
      asking.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  async get<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, body: answer } = await this.ask<T>(method, path, body);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    return answer;
  }

  connect(): WebSocket {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/live`, { headers: this.headers, localAddress: this.address });
    socket.on('error', () => {});
    return socket;
  }
}

let keys = 0;

/** A player at a table: knows what is asked, and how long a move took to come back. */
class Player {
  readonly socket: WebSocket;
  #sight: Sight | undefined;
  #sent: { key: string; at: number; came: (ms: number) => void } | undefined;
  readonly changed: () => void;

  constructor(visitor: Visitor, table: string, changed: () => void) {
    this.changed = changed;
    this.socket = visitor.connect();
    this.socket.on('open', () => this.socket.send(JSON.stringify({ t: 'join', table })));
    this.socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as ServerMessage));
  }

  get prompt(): Offer | undefined {
    return this.#sight?.prompt;
  }

  get isOver(): boolean {
    return this.#sight?.result !== undefined;
  }

  #hear(message: ServerMessage): void {
    if (message.t === 'table') this.#sight = message.sight;
    if (message.t === 'step') this.#sight = patched(this.#sight, message.sight) as Sight;
    if ((message.t === 'step' || message.t === 'no') && message.key !== undefined && message.key === this.#sent?.key) {
      this.#sent.came(performance.now() - this.#sent.at);
      this.#sent = undefined;
    }
    if (message.t === 'table' || message.t === 'step') this.changed();
  }

  /** Makes a random move that is offered; says how many milliseconds it took. */
  move({ moves, id }: Offer): Promise<number> {
    const key = `flood-key-${process.pid}-${++keys}`;
    const move = moves[Math.floor(Math.random() * moves.length)];
    return new Promise((came) => {
      this.#sent = { key, at: performance.now(), came };
      this.socket.send(JSON.stringify({ t: 'move', key, prompt: id, move }));
    });
  }
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Played {
  moved(ms: number): void;
  isOver(): boolean;
}

/** Those who sit at a table play, a move each so many milliseconds at most, until it ends or they should stop. */
export async function playAt(table: string, visitors: readonly Visitor[], paceMs: number, { moved, isOver }: Played): Promise<void> {
  let wake = (): void => {};
  const players = visitors.map((visitor) => new Player(visitor, table, () => wake()));
  while (!isOver()) {
    const asked = players.find(({ prompt }) => prompt !== undefined);
    if (asked?.prompt) {
      const ms = await asked.move(asked.prompt);
      moved(ms);
      await sleep(Math.max(0, paceMs - ms));
    } else if (players.every((player) => player.isOver)) break;
    else
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  }
  for (const { socket } of players) socket.close();
}

/** Two people make a table and play one game at it. */
export async function playTogether(pair: readonly [Visitor, Visitor], paceMs: number, played: Played): Promise<string> {
  const [one, two] = pair;
  const { id } = await one.get<{ id: string }>('POST', '/api/tables', { game: 'mages', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
  await two.get('POST', `/api/tables/${id}/join`, {});
  await playAt(id, pair, paceMs, played);
  return id;
}
