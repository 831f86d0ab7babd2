import { type Move, type Refusal, refuse } from '@conclave/engine';
import { because, type ClientMessage, type Remedy, type ServerMessage } from '@conclave/protocol';
import { Mirror } from './mirror.ts';
import type { Phrase, Preset, Table, TableState } from './types.ts';

/** The other end of the wire: a server's socket, or a worker in this page. */
export interface Wire {
  /** Nothing happens if the wire is down. */
  send(message: ClientMessage): void;
  close(): void;
}

interface Sent {
  readonly message: ClientMessage;
  readonly resolve: (refusal: Refusal | undefined) => void;
}

const CLOSED = refuse('TABLE-CLOSED', because('closed'));

const newKey = (): string => crypto.randomUUID();

/** A table at the other end of a wire. What was sent and not answered is sent again when the wire is mended: the key makes it one move. */
export class ToldTable implements Table {
  readonly #mirror: Mirror;
  readonly #runs = new Set<(state: TableState) => void>();
  readonly #sent = new Map<string, Sent>();
  #connection: TableState['connection'] = 'live';
  #problem: Refusal | undefined;
  #state: TableState | undefined;
  #wire: Wire = { send: () => {}, close: () => {} };

  constructor(kind: 'online' | 'local') {
    this.#mirror = new Mirror(kind);
  }

  connectTo(wire: Wire): void {
    this.#wire = wire;
  }

  get version(): number | undefined {
    return this.#mirror.version;
  }

  get state(): TableState | undefined {
    return this.#state;
  }

  subscribe(run: (state: TableState) => void): () => void {
    this.#runs.add(run);
    if (this.#state) run(this.#state);
    return () => this.#runs.delete(run);
  }

  submit(move: Move): Promise<Refusal | undefined> {
    const prompt = this.#mirror.prompt;
    return this.#ask({ t: 'move', key: newKey(), move: move as { do: string }, ...(prompt !== undefined && { prompt }) });
  }

  undo(): Promise<Refusal | undefined> {
    return this.#ask({ t: 'undo', key: newKey(), ...this.#seen });
  }

  redo(): Promise<Refusal | undefined> {
    return this.#ask({ t: 'redo', key: newKey(), ...this.#seen });
  }

  /** Sent again after a broken line, it must not undo what was done meanwhile. */
  get #seen(): { seen?: number } {
    return this.version === undefined ? {} : { seen: this.version };
  }

  plead(): Promise<Refusal | undefined> {
    return this.#ask({ t: 'plead', key: newKey() });
  }

  grant(yes: boolean): void {
    this.#wire.send({ t: 'grant', yes });
  }

  vote(remedy: Remedy | 'none'): Promise<Refusal | undefined> {
    return this.#ask({ t: 'vote', key: newKey(), what: remedy });
  }

  whyNot(move: Move): Promise<Refusal | undefined> {
    return this.#ask({ t: 'why', key: newKey(), move: move as { do: string } });
  }

  say(phrase: Phrase): void {
    this.#wire.send({ t: 'say', phrase });
  }

  setPreset(preset: Preset): void {
    this.#wire.send({ t: 'preset', preset });
  }

  back(): void {
    this.#wire.send({ t: 'back' });
  }

  close(): void {
    this.#wire.close();
    this.#runs.clear();
    for (const { resolve } of this.#sent.values()) resolve(CLOSED);
    this.#sent.clear();
  }

  #ask(message: Extract<ClientMessage, { key: string }>): Promise<Refusal | undefined> {
    return new Promise((resolve) => {
      this.#sent.set(message.key, { message, resolve });
      this.#wire.send(message);
      this.#show();
    });
  }

  /** Sends again what has no answer yet. */
  sendAgain(): void {
    for (const { message } of this.#sent.values()) this.#wire.send(message);
  }

  setConnection(connection: TableState['connection']): void {
    if (this.#connection === connection) return;
    this.#connection = connection;
    this.#show();
  }

  /** A message from the other end. */
  hear(message: ServerMessage): void {
    if (this.#mirror.hear(message, Date.now())) this.#show();
    if (message.t === 'yes' || message.t === 'no') this.#answered(message.key, message.t === 'no' ? message.refusal : undefined);
    if (message.t === 'step' && message.key !== undefined) this.#answered(message.key, undefined);
  }

  #answered(key: string | undefined, refusal: Refusal | undefined): void {
    const sent = key === undefined ? undefined : this.#sent.get(key);
    if (key === undefined || !sent) {
      if (refusal && !this.#state) this.fail(refusal);
      return;
    }
    this.#sent.delete(key);
    this.#show();
    sent.resolve(refusal);
  }

  fail(problem: Refusal): void {
    this.#problem = problem;
    this.#show();
  }

  get problem(): Refusal | undefined {
    return this.#problem;
  }

  #show(): void {
    const isPending = [...this.#sent.values()].some(({ message }) => message.t !== 'why');
    const next = this.#mirror.state({ connection: this.#connection, pending: isPending, problem: this.#problem });
    if (!next) return;
    this.#state = next;
    for (const run of this.#runs) run(next);
  }
}
