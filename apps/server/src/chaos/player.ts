import { setTimeout as sleep } from 'node:timers/promises';
import { hashOf, type Move } from '@conclave/engine';
import type { Sight } from '@conclave/protocol';
import { WebSocket } from 'ws';
import { newTestKey, TestPerson, TestSocket } from '../testing/harness.ts';

const THINKING_MS = 12;
const PAUSE_MS = 40;
/** How long an answer is waited for at first, and at most: on a crowded machine everything takes longer. */
const PATIENCE_MS = 4000;
const MOST_PATIENCE_MS = 60_000;
const longer = (patience: number): number => Math.min(2 * patience, MOST_PATIENCE_MS);

/** One in so many times somebody vanishes instead of waiting. */
const VANISHES = 60;
/** The first of so many moves is taken back at once, and one in so many of those made again. */
const REGRETS = 20;
const RETHINKS = 2;

/** What a player asks of a table. */
export type Asked = { readonly t: 'move'; readonly move: Move; readonly prompt: number } | { readonly t: 'undo' | 'redo'; readonly seen: number };

export interface Sent {
  readonly key: string;
  readonly asked: Asked;
  /** The server has said yes, or shown the step. */
  isAcknowledged: boolean;
}

/** What one player has done and seen, for the checker. */
export interface History {
  readonly seat: number;
  readonly sent: Sent[];
  /** Each picture, in the order it was seen. */
  readonly seen: { readonly version: number; readonly hash: string }[];
  moves: number;
  /** Moves taken back, and made again. */
  regrets: number;
  returns: number;
}

export const hashOfSight = ({ view, prompt, waiting, result }: Sight): string => hashOf({ view, prompt, waiting, result });

/** Where a server is, a different one each time, and the dice. */
export interface World {
  url(): string;
  random(): number;
}

/** Asks until it is granted, at whatever server answers. */
export async function insist<T>(world: World, person: TestPerson, ask: (person: TestPerson) => Promise<T>): Promise<NonNullable<T>> {
  for (let patience = PATIENCE_MS; ; patience = longer(patience)) {
    const there = Object.assign(new TestPerson(world.url()), { headers: person.headers, id: person.id });
    const answer = await Promise.race([ask(there), sleep(patience).then(() => undefined)]).catch(() => undefined);
    if (answer !== undefined && answer !== null) return answer;
    await sleep(PAUSE_MS);
  }
}

/** A player who comes back at another server whenever the line breaks, and sends what was not acknowledged again. */
export class Player {
  readonly history: History;
  readonly #world: World;
  readonly #person: TestPerson;
  readonly #table: string;
  #socket: TestSocket | undefined;
  #noted = 0;
  #regrets = false;
  #patience = PATIENCE_MS;

  constructor(world: World, person: TestPerson, { table, seat }: { table: string; seat: number }) {
    this.#world = world;
    this.#person = person;
    this.#table = table;
    this.history = { seat, sent: [], seen: [], moves: 0, regrets: 0, returns: 0 };
  }

  async play(): Promise<void> {
    let underway: Sent | undefined;
    for (;;) {
      const socket = await this.#open();
      await Promise.race([socket.until(() => socket.isOver || socket.prompt !== undefined || this.#regrets), socket.closed, sleep(PATIENCE_MS)]);
      this.#look(socket);
      if (socket.isOver && !underway) return void socket.socket.terminate();
      await sleep(this.#world.random() * THINKING_MS);
      underway ??= this.#choose(socket);
      if (underway && (await this.#send(socket, underway))) underway = undefined;
      if (this.#isOneIn(VANISHES)) socket.socket.terminate();
    }
  }

  async #open(): Promise<TestSocket> {
    while (this.#socket?.socket.readyState !== WebSocket.OPEN || !this.#socket.sight) {
      if (this.#socket) this.history.returns++;
      this.#socket?.socket.terminate();
      const from = this.#socket;
      this.#socket = await insist(this.#world, this.#person, (there) => joined(there, this.#table, from));
      this.#noted = 0;
    }
    return this.#socket;
  }

  #isOneIn(n: number): boolean {
    return Math.floor(this.#world.random() * n) === 0;
  }

  #choose(socket: TestSocket): Sent | undefined {
    const asked = this.#second(socket) ?? this.#first(socket);
    this.#regrets = false;
    if (!asked) return undefined;
    const sent = { key: newTestKey(), asked, isAcknowledged: false };
    this.history.sent.push(sent);
    return sent;
  }

  #first({ prompt }: TestSocket): Asked | undefined {
    const move = prompt?.moves[Math.floor(this.#world.random() * prompt.moves.length)];
    return prompt && move && { t: 'move', move, prompt: prompt.id };
  }

  /** Second thoughts. */
  #second({ sight, version: seen }: TestSocket): Asked | undefined {
    if (this.#regrets && sight?.undo) return { t: 'undo', seen };
    return sight?.redo && this.#isOneIn(RETHINKS) ? { t: 'redo', seen } : undefined;
  }

  /** Whether there was an answer. */
  async #send(socket: TestSocket, sent: Sent): Promise<boolean> {
    if (socket.socket.readyState !== WebSocket.OPEN) return false;
    const answer = socket.act({ ...sent.asked }, sent.key).then((refusal) => refusal?.rule ?? 'made');
    const said = await Promise.race([answer, socket.closed.then(() => undefined), sleep(this.#patience).then(() => undefined)]);
    this.#look(socket);
    if (said === 'made') this.#made(sent);
    this.#patience = said === undefined ? longer(this.#patience) : PATIENCE_MS;
    if (said === undefined) socket.socket.terminate();
    if (said === 'TABLE-STORE') await sleep(PAUSE_MS);
    return said !== undefined && said !== 'TABLE-STORE';
  }

  #made(sent: Sent): void {
    sent.isAcknowledged = true;
    this.history[sent.asked.t === 'move' ? 'moves' : 'regrets']++;
    this.#regrets = sent.asked.t === 'move' && this.history.moves % REGRETS === 1;
  }

  /** Notes every picture that came since. */
  #look(socket: TestSocket): void {
    this.history.seen.push(...socket.pictures.slice(this.#noted));
    this.#noted = socket.pictures.length;
  }
}

async function joined(person: TestPerson, table: string, from: TestSocket | undefined): Promise<TestSocket> {
  const socket = await TestSocket.open(person, table, { from, hash: hashOfSight });
  if (socket.sight || (await soon(socket))) return socket;
  socket.socket.terminate();
  throw new Error('no picture came');
}

const soon = (socket: TestSocket): Promise<boolean> =>
  Promise.race([socket.until(() => socket.sight !== undefined).then(() => true), socket.closed.then(() => false), sleep(PATIENCE_MS).then(() => false)]);
