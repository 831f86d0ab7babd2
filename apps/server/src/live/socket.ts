import { type Refusal, refuse } from '@conclave/engine';
import { asText, because, ClientMessage, type ServerMessage } from '@conclave/protocol';
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import type { Shares } from '../config.ts';
import type { House } from '../house.ts';
import { type Gate, priceOfTelling, type Visitor } from '../http/gate.ts';
import { Problem } from '../problem.ts';
import { StorageFault } from '../storage/storage.ts';
import type { Directory } from '../tables/directory.ts';
import type { Answer, Listener, LiveTable } from '../tables/live-table.ts';
import type { Reader } from './readers.ts';

const JOIN_WITHIN_MS = 10_000;
const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;
const FAREWELL_MS = 1000;
/** A whole picture of a table costs one, and one more for each so many bytes. */
const LOOK_BYTES = 1 << 16;
/** Whoever has missed nothing is told little. */
const SAME_AGAIN = 0.2;
/** What a message costs more than one. */
const DEARER: Partial<Record<ClientMessage['t'], number>> = { why: 2, undo: 1, redo: 1 };
/** What concerns nobody else at the table. */
const ASIDE: readonly ClientMessage['t'][] = ['ping', 'join', 'why', 'preset'];
const TOO_MANY = refuse('TABLE-RATE', because('letOthersSpeak'));
const NOT_STORED = refuse('TABLE-STORE', because('storage'));
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
  readonly #gate: Gate;
  readonly #visitor: Visitor;
  readonly #listener: Listener;
  readonly #reader: Reader;
  readonly #impatience: NodeJS.Timeout;
  #table: LiveTable | undefined;
  #bad = 0;
  #written = 0;

  constructor(socket: WebSocket, visitor: Visitor, { house, tables, gate }: { house: House; tables: Directory; gate: Gate }) {
    this.#socket = socket;
    this.#house = house;
    this.#tables = tables;
    this.#gate = gate;
    this.#visitor = visitor;
    this.#listener = { person: visitor.person, viewer: 'spectator', tell: (_message, text) => this.#write(text) };
    this.#reader = { address: visitor.address, pass: visitor.pass, unread: () => socket.bufferedAmount, letGo: () => socket.terminate() };
    this.#impatience = setTimeout(() => this.#close(POLICY_VIOLATION, 'no table was named'), JOIN_WITHIN_MS);
    gate.readers.add(this.#reader);
    socket.on('message', (data) => void this.#hear(data));
    socket.on('ping', (data) => this.#hearSign(() => socket.pong(data)));
    socket.on('pong', () => this.#hearSign());
    socket.on('close', () => this.#gone());
    socket.on('error', () => socket.terminate());
  }

  #gone(): void {
    clearTimeout(this.#impatience);
    this.#gate.readers.remove(this.#reader);
    this.#table?.detach(this.#listener);
  }

  /** Nothing more is heard from it, whether it says good-bye or not. */
  #close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), FAREWELL_MS).unref();
  }

  #write(text: string): void {
    if (!this.#gate.readers.keepsUp(this.#reader)) return;
    this.#socket.send(text);
    this.#written += text.length;
  }

  #pay(thing: keyof Shares, cost?: number): boolean {
    return this.#gate.pay(thing, this.#visitor, cost);
  }

  /** Of what each person has so much at each table. */
  #payHere(thing: 'phrases' | 'pleas', table: LiveTable): boolean {
    const { address, person } = this.#visitor;
    return this.#gate.pay(thing, { address, person: `${person}/${table.row.id}` });
  }

  /** Takes the price of a picture by its size. */
  #look(show: () => void): void {
    const before = this.#written;
    show();
    this.#gate.charge('looks', this.#visitor, (this.#written - before) / LOOK_BYTES);
  }

  #say(message: ServerMessage): void {
    this.#write(asText(message));
  }

  /** `key`: of the message that is refused, if it was read and has one. */
  #refuse(refusal: Refusal, key?: string): void {
    this.#inTurn(() => this.#say({ t: 'no', ...(key !== undefined && { key }), refusal }));
    this.#countBad();
  }

  #countBad(): void {
    this.#bad++;
    if (this.#isTooBad) this.#inTurn(() => this.#close(POLICY_VIOLATION, 'too many bad messages'));
  }

  get #isTooBad(): boolean {
    return this.#bad > this.#gate.most.badMessages;
  }

  /** Of many who are refused at once, a few are answered in each turn of the event loop. */
  #inTurn(answer: () => void): void {
    this.#gate.few.serve(this.#visitor.address, answer);
  }

  /** A sign of life costs what a message does. Who cannot pay is not answered. */
  #hearSign(answer?: () => void): void {
    if (!this.#isListening) return;
    if (!this.#pay('messages')) this.#countBad();
    else if (answer && this.#gate.readers.keepsUp(this.#reader)) answer();
  }

  get #isListening(): boolean {
    return this.#socket.readyState === this.#socket.OPEN && !this.#isTooBad;
  }

  async #hear(data: RawData): Promise<void> {
    if (!this.#isListening) return;
    if (!this.#pay('messages')) return this.#refuse(refuse('TABLE-RATE', because('tooManyMessages')));
    const message = readMessage(data);
    if (typeof message === 'string') return this.#refuse({ rule: 'TABLE-MESSAGE', reason: message });
    const key = 'key' in message ? message.key : undefined;
    if (!this.#pay('messages', this.#moreFor(message))) return this.#refuse(refuse('TABLE-RATE', because('tooManyMessages')), key);
    try {
      await this.#act(message);
    } catch (error) {
      if (error instanceof StorageFault) return this.#notStored(message.t, key);
      if (error instanceof Problem) return this.#refuse(error.refusal, key);
      this.#house.faults.note('socket', { err: error, message: message.t }, 'a message could not be handled');
      this.#refuse(refuse('TABLE-FAULT', because('fault')), key);
    }
  }

  #moreFor({ t }: ClientMessage): number {
    const listeners = ASIDE.includes(t) ? 0 : (this.#table?.talk.listeners.size ?? 0);
    return (DEARER[t] ?? 0) + priceOfTelling(listeners);
  }

  /** Who could not be let in comes again, here or elsewhere. */
  #notStored(what: ClientMessage['t'], key: string | undefined): void {
    this.#say({ t: 'no', ...(key !== undefined && { key }), refusal: NOT_STORED });
    if (what === 'join') this.#close(TRY_AGAIN_LATER, 'wait a little');
  }

  async #act(message: ClientMessage): Promise<void> {
    if (message.t === 'ping') return this.#say({ t: 'pong' });
    if (message.t === 'join') return this.#join(message);
    const table = this.#table;
    const seat = this.#listener.viewer;
    if (!table) return this.#refuse(refuse('TABLE-NONE', because('nameTable')));
    if (seat === 'spectator') return this.#refuse(refuse('TABLE-SEAT', because('noSeat')));
    if (message.t === 'move') return this.#answer(message, await table.move(seat, message));
    if (message.t === 'undo') return this.#answer(message, await table.undo(seat, message));
    if (message.t === 'redo') return this.#answer(message, await table.redo(seat, message));
    if (message.t === 'plead') return this.#plead(table, seat, message.key);
    if (message.t === 'grant') return this.#grant(table, seat, message.yes);
    if (message.t === 'vote') return this.#vote(table, seat, message);
    if (message.t === 'why') return this.#explain(table, seat, message);
    if (message.t === 'preset') return table.setPreset(seat, message.preset);
    if (message.t === 'back') return table.setAway(seat, false);
    if (message.t === 'share') return this.#reveal(table, seat, message.share);
    if (!this.#payHere('phrases', table)) return this.#refuse(TOO_MANY);
    await table.say(seat, message.phrase);
  }

  async #join({ table: id, watch, have }: Extract<ClientMessage, { t: 'join' }>): Promise<void> {
    if (!this.#tables.isAwake(id) && !this.#pay('wakes')) return this.#close(TRY_AGAIN_LATER, 'wait a little');
    const table = await this.#tables.visible(id, this.#listener.person, watch);
    await this.#gate.turns.take(this.#visitor.address, () => this.#sitDown(table, have));
  }

  #sitDown(table: LiveTable, have: number | undefined): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // Paid when it is shown, so that of many joins at once each finds what the one before has cost.
    if (!this.#payToLook(table, have)) return void this.#close(TRY_AGAIN_LATER, 'wait a little');
    clearTimeout(this.#impatience);
    this.#table?.detach(this.#listener);
    this.#table = table;
    this.#look(() => table.attach(this.#listener, have));
  }

  #payToLook(table: LiveTable, have: number | undefined): boolean {
    const isSameAgain = this.#table === table && table.version === have;
    return this.#pay('looks', isSameAgain ? SAME_AGAIN : 1);
  }

  async #answer({ key }: Played, answer: Answer): Promise<void> {
    if (answer.ok) {
      if (!answer.isTold) this.#say({ t: 'yes', key });
      return;
    }
    // Whoever acts on an old picture gets the present one with the refusal.
    const table = this.#table;
    if (table && OUT_OF_DATE.includes(answer.refusal.rule) && this.#pay('looks')) {
      await this.#gate.turns.take(this.#visitor.address, () => this.#look(() => this.#say(table.snapshot(this.#listener))));
    }
    this.#say({ t: 'no', key, refusal: answer.refusal });
  }

  async #grant(table: LiveTable, seat: number, yes: boolean): Promise<void> {
    const refusal = await table.pleas.answer(seat, yes);
    if (refusal) this.#say({ t: 'no', refusal });
  }

  async #vote(table: LiveTable, seat: number, { key, what }: Extract<ClientMessage, { t: 'vote' }>): Promise<void> {
    const refusal = await table.votes.vote(seat, what);
    this.#say(refusal ? { t: 'no', key, refusal } : { t: 'yes', key });
  }

  async #plead(table: LiveTable, seat: number, key: string): Promise<void> {
    const refusal = this.#payHere('pleas', table) ? await table.pleas.plead(seat) : TOO_MANY;
    this.#say(refusal ? { t: 'no', key, refusal } : { t: 'yes', key });
  }

  async #reveal(table: LiveTable, seat: number, share: string): Promise<void> {
    const refusal = await table.reveal(seat, share);
    if (refusal) this.#refuse(refusal);
  }

  #explain(table: LiveTable, seat: number, { key, move }: Extract<ClientMessage, { t: 'why' }>): void {
    const refusal = table.whyNot(seat, move);
    this.#say(refusal ? { t: 'no', key, refusal } : { t: 'yes', key });
  }
}
