import type { Refusal } from '@conclave/engine';
import type { ClientMessage, ServerMessage } from '@conclave/protocol';
import { type DeviceShares, deviceShares } from './shares.ts';
import { ToldTable } from './told-table.ts';
import type { Table } from './types.ts';

/** What is used of a browser's socket. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export interface Opening {
  readonly table: string;
  /** The secret of a link that watches. */
  readonly watch?: string;
  /** How a socket is made; a browser's own if nothing is said. */
  readonly connect?: () => Socket;
  /** This device's shares of the randomness. */
  readonly shares?: DeviceShares;
}

/** Thrown where there is no table to open. */
export class NoTable extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

const OPEN = 1;
/** Whoever was silent for so long, or for so long after a question, is asked for a sign of life, and given up where none comes. */
const QUIET_MS = 10_000;
const ANSWER_MS = 3000;
const SIGN_MS = 5000;
/** So long it may take until a line is there. */
const OPENING_MS = 15_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;
/** After so long, what was refused unread is said again. */
const AGAIN_MS = 1000;
/** After so many failed tries in a row the table is called offline. It goes on trying. */
const TRIES = 4;

const browserSocket = (): Socket => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`) as unknown as Socket;

/** Keeps a socket to one table open: connects again after every loss, and asks for what was missed. */
class Line {
  readonly #table: ToldTable;
  readonly #opening: Opening;
  #socket: Socket | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #isAnswerDue = false;
  #tries = 0;
  #isClosed = false;
  readonly #wake = (): void => this.#connectNow();

  constructor(table: ToldTable, opening: Opening) {
    this.#table = table;
    this.#opening = opening;
    globalThis.addEventListener?.('online', this.#wake);
    this.#connect();
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState !== OPEN) return;
    this.#socket.send(JSON.stringify(message));
    if (!('key' in message) || this.#isAnswerDue) return;
    this.#isAnswerDue = true;
    this.#listen(ANSWER_MS);
  }

  close(): void {
    this.#isClosed = true;
    globalThis.removeEventListener?.('online', this.#wake);
    this.#rest();
    this.#socket?.close();
  }

  #rest(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearTimeout(this.#again);
  }

  /** A line from before may still look open. */
  #connectNow(): void {
    if (this.#socket?.readyState === OPEN) this.#listen(0);
    else if (!this.#isClosed) {
      this.#rest();
      this.#connect();
    }
  }

  #connect(): void {
    this.#socket?.close();
    const socket = (this.#opening.connect ?? browserSocket)();
    this.#socket = socket;
    this.#silence = setTimeout(() => this.#giveUp(), OPENING_MS);
    const ifStill = (act: () => void): void => void (this.#socket === socket && act());
    socket.onopen = () => ifStill(() => this.#join());
    socket.onmessage = ({ data }) => ifStill(() => this.#hear(String(data)));
    socket.onclose = () => ifStill(() => this.#lost());
  }

  #join(): void {
    const { table, watch } = this.#opening;
    const have = this.#table.version;
    this.send({ t: 'join', table, ...(watch !== undefined && { watch }), ...(have !== undefined && { have }) });
    this.#listen(ANSWER_MS);
  }

  /** A line can be dead without anybody saying so. */
  #listen(quietMs: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.send({ t: 'ping' });
      this.#silence = setTimeout(() => this.#giveUp(), SIGN_MS);
    }, quietMs);
  }

  /** Its end may be told much later, and what is still under way must not be heard after what the next line says. */
  #giveUp(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#lost();
  }

  #hear(text: string): void {
    this.#isAnswerDue = false;
    this.#listen(QUIET_MS);
    const message = JSON.parse(text) as ServerMessage;
    const isWelcome = message.t === 'table' || message.t === 'here';
    this.#table.hear(message);
    if (message.t === 'reveal') this.#reveal();
    if (message.t === 'no' && message.key === undefined) this.#sayAgainLater();
    if (!isWelcome || this.#tries < 0) return;
    this.#tries = -1;
    this.#table.setConnection('live');
    this.#table.sendAgain();
  }

  /** A server that is asked too much refuses without reading: what was said then still waits for its answer. */
  #sayAgainLater(): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#table.sendAgain(), AGAIN_MS);
  }

  #reveal(): void {
    const info = this.#table.state?.info;
    const share = info && (this.#opening.shares ?? deviceShares).reveal(info);
    if (share !== undefined) this.send({ t: 'share', share });
  }

  #lost(): void {
    this.#rest();
    this.#isAnswerDue = false;
    if (this.#isClosed) return;
    this.#tries = Math.max(0, this.#tries) + 1;
    this.#table.setConnection(this.#tries > TRIES ? 'offline' : 'reconnecting');
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.#tries - 1));
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }
}

/** Opens a table on the server. Rejects with `NoTable` where there is none for this person. */
export async function openOnlineTable(opening: Opening): Promise<Table> {
  const table = new ToldTable('online');
  const line = new Line(table, opening);
  table.connectTo(line);
  await new Promise<void>((resolve, reject) => {
    const hear = table.hear.bind(table);
    table.hear = (message) => {
      hear(message);
      if (table.state) resolve();
      else if (table.problem) reject(new NoTable(table.problem));
      else return;
      table.hear = hear;
    };
  }).catch((error) => {
    table.close();
    throw error;
  });
  return table;
}
