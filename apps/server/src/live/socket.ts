import { asText, ClientMessage, type ServerMessage } from '@conclave/protocol';
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';
import { Problem } from '../problem.ts';
import { Bucket } from '../rate.ts';
import type { Directory } from '../tables/directory.ts';
import type { Answer, Listener, LiveTable } from '../tables/live-table.ts';

const JOIN_WITHIN_MS = 10_000;
const MOST_UNREAD_BYTES = 1 << 20;
const MOST_BAD_MESSAGES = 10;
const POLICY_VIOLATION = 1008;
const TOO_MANY = { rule: 'TABLE-RATE', reason: 'Let the others speak too.' };
const OUT_OF_DATE = ['TABLE-STALE', 'TABLE-TURN', 'TABLE-OVER', 'TABLE-OFFER'];

type Played = Extract<ClientMessage, { t: 'move' | 'undo' | 'redo' }>;

function readMessage(data: RawData): ClientMessage | string {
  try {
    const parsed = v.safeParse(ClientMessage, JSON.parse(String(data)));
    return parsed.success ? parsed.output : parsed.issues[0].message;
  } catch {
    return 'A message is one JSON object.';
  }
}

/** One open page: first it names a table, then it hears of it and acts there. */
export class SocketGuest {
  readonly #socket: WebSocket;
  readonly #house: House;
  readonly #tables: Directory;
  readonly #messages: Bucket;
  readonly #phrases: Bucket;
  readonly #listener: Listener;
  readonly #impatience: NodeJS.Timeout;
  #table: LiveTable | undefined;
  #bad = 0;

  constructor(socket: WebSocket, person: string | undefined, { house, tables, config }: { house: House; tables: Directory; config: Config }) {
    this.#socket = socket;
    this.#house = house;
    this.#tables = tables;
    this.#messages = new Bucket(config.limits.messages, Date.now());
    this.#phrases = new Bucket(config.limits.phrases, Date.now());
    this.#listener = { person, viewer: 'spectator', tell: (_message, text) => this.#write(text) };
    this.#impatience = setTimeout(() => socket.close(POLICY_VIOLATION, 'no table was named'), JOIN_WITHIN_MS);
    socket.on('message', (data) => void this.#hear(data));
    socket.on('close', () => this.#gone());
    socket.on('error', () => socket.terminate());
  }

  #gone(): void {
    clearTimeout(this.#impatience);
    this.#table?.detach(this.#listener);
  }

  #write(text: string): void {
    if (this.#socket.bufferedAmount > MOST_UNREAD_BYTES) this.#socket.terminate();
    else this.#socket.send(text);
  }

  #say(message: ServerMessage): void {
    this.#write(asText(message));
  }

  #refuse(rule: string, reason: string): void {
    this.#say({ t: 'no', refusal: { rule, reason } });
    if (++this.#bad > MOST_BAD_MESSAGES) this.#socket.close(POLICY_VIOLATION, 'too many bad messages');
  }

  async #hear(data: RawData): Promise<void> {
    if (!this.#messages.take(Date.now())) return this.#refuse('TABLE-RATE', 'Too many messages: wait a little.');
    const message = readMessage(data);
    if (typeof message === 'string') return this.#refuse('TABLE-MESSAGE', message);
    try {
      await this.#act(message);
    } catch (error) {
      if (error instanceof Problem) return this.#refuse(error.refusal.rule, error.refusal.reason);
      this.#house.metrics.faults.inc({ where: 'socket' });
      this.#house.log.error({ err: error, message: message.t }, 'a message could not be handled');
      this.#refuse('TABLE-FAULT', 'That could not be done. The fault was written down.');
    }
  }

  async #act(message: ClientMessage): Promise<void> {
    if (message.t === 'ping') return this.#say({ t: 'pong' });
    if (message.t === 'join') return this.#join(message);
    const table = this.#table;
    const seat = this.#listener.viewer;
    if (!table) return this.#refuse('TABLE-NONE', 'Name a table first.');
    if (seat === 'spectator') return this.#refuse('TABLE-SEAT', 'You have no seat at this table.');
    if (message.t === 'move') return this.#answer(message, await table.move(seat, message));
    if (message.t === 'undo') return this.#answer(message, await table.undo(seat, message.key));
    if (message.t === 'redo') return this.#answer(message, await table.redo(seat, message.key));
    if (message.t === 'plead') return this.#plead(table, seat, message.key);
    if (message.t === 'grant') return table.pleas.answer(seat, message.yes);
    if (message.t === 'why') return this.#explain(table, seat, message);
    if (message.t === 'preset') return table.setPreset(seat, message.preset);
    if (message.t === 'back') return table.setAway(seat, false);
    if (!this.#phrases.take(Date.now())) return this.#refuse(TOO_MANY.rule, TOO_MANY.reason);
    await table.say(seat, message.phrase);
  }

  async #join({ table: id, watch, have }: Extract<ClientMessage, { t: 'join' }>): Promise<void> {
    const table = await this.#tables.visible(id, this.#listener.person, watch);
    clearTimeout(this.#impatience);
    this.#table?.detach(this.#listener);
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#table = table;
    table.attach(this.#listener, have);
  }

  #answer({ key }: Played, answer: Answer): void {
    if (answer.ok) {
      if (!answer.isTold) this.#say({ t: 'yes', key });
      return;
    }
    // Whoever acts on an old picture gets the present one with the refusal.
    if (this.#table && OUT_OF_DATE.includes(answer.refusal.rule)) this.#say(this.#table.snapshot(this.#listener));
    this.#say({ t: 'no', key, refusal: answer.refusal });
  }

  async #plead(table: LiveTable, seat: number, key: string): Promise<void> {
    const refusal = this.#phrases.take(Date.now()) ? await table.pleas.plead(seat) : TOO_MANY;
    this.#say(refusal ? { t: 'no', key, refusal } : { t: 'yes', key });
  }

  #explain(table: LiveTable, seat: number, { key, move }: Extract<ClientMessage, { t: 'why' }>): void {
    const refusal = table.whyNot(seat, move);
    this.#say(refusal ? { t: 'no', key, refusal } : { t: 'yes', key });
  }
}
