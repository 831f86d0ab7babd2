import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { because } from '@conclave/protocol';
import type { Config, Most, Shares } from '../config.ts';
import type { House } from '../house.ts';
import { Readers } from '../live/readers.ts';
import { Turns } from '../live/turns.ts';
import type { Known } from '../people/people.ts';
import { problem } from '../problem.ts';
import { type Payer, Tally, type Till } from '../rate.ts';
import { clientOf, isOwnProxy, payingAddress, plainAddress } from './client.ts';
import { Few } from './few.ts';

/** What a connection costs more on which too much comes at once. */
const HEAP = 20;

/** What is told to so many costs that much more. */
export const priceOfTelling = (listeners: number): number => Math.min(10, listeners / 20);

/** Somebody at the door, as the limits know them. */
export interface Visitor {
  readonly address: string;
  readonly person: string | undefined;
  /** The hash of the pass by which the person is known. */
  readonly pass?: string | undefined;
}

/** So many at the same time, for an address and for a person. */
export class Crowd {
  readonly #byAddress: Tally;
  readonly #byPerson: Tally;

  constructor(perAddress: number, perPerson: number) {
    this.#byAddress = new Tally(perAddress);
    this.#byPerson = new Tally(perPerson);
  }

  /** Lets somebody in, and gives how to let them out; nothing if it is too crowded. */
  enter({ address, person }: Payer): (() => void) | undefined {
    if (address !== undefined && !this.#byAddress.enter(address)) return undefined;
    if (person !== undefined && !this.#byPerson.enter(person)) {
      if (address !== undefined) this.#byAddress.leave(address);
      return undefined;
    }
    return () => {
      if (address !== undefined) this.#byAddress.leave(address);
      if (person !== undefined) this.#byPerson.leave(person);
    };
  }
}

/** Who may come in, how many at once, and what it costs them. */
export class Gate {
  readonly #config: Config;
  readonly till: Till<keyof Shares>;
  readonly #whereabouts: House['whereabouts'];
  readonly sockets: Crowd;
  readonly streams: Crowd;
  readonly readers: Readers;
  /** Requests, new sockets and refusals come by turns. */
  readonly few = new Few();
  /** Whole pictures of tables are made by turns. */
  readonly turns = new Turns();
  readonly most: Most;

  constructor(config: Config, { till, whereabouts }: Pick<House, 'till' | 'whereabouts'>) {
    const { most } = config.limits;
    this.#config = config;
    this.most = most;
    this.till = till;
    this.#whereabouts = whereabouts;
    this.sockets = new Crowd(most.socketsPerAddress, most.socketsPerPerson);
    this.streams = new Crowd(most.streamsPerAddress, most.streamsPerPerson);
    this.readers = new Readers(most);
  }

  addressOf(request: IncomingMessage): string {
    return payingAddress(clientOf(request, this.#config.proxies).address);
  }

  /** Somebody who has come from there. */
  visitor(address: string, known: Known | undefined): Visitor {
    const visitor = { address, person: known?.person.id, pass: known?.pass?.hash };
    this.#whereabouts.saw(visitor);
    return visitor;
  }

  pay(thing: keyof Shares, payer: Payer, cost?: number): boolean {
    return this.till.pay(thing, payer, cost);
  }

  /** Takes what a thing turned out to cost. */
  charge(thing: keyof Shares, payer: Payer, cost: number): void {
    this.till.charge(thing, payer, cost);
  }

  /** Throws the answer for who cannot pay. */
  demand(thing: keyof Shares, payer: Payer, cost?: number): void {
    if (!this.pay(thing, payer, cost)) throw problem(429, 'API-RATE', because('tooManyRequests'));
  }

  /** Too much came at once: paid by connections to come, since it was read before it could be counted. */
  heaped(request: IncomingMessage): void {
    this.charge('connections', { address: this.addressOf(request) }, HEAP);
  }

  /** Turns connections away before anything is made ready for them. Proxies of ours bring many people. */
  guard(server: Server): void {
    const tally = new Tally(this.most.connectionsPerAddress);
    const listeners = server.listeners('connection');
    server.removeAllListeners('connection').on('connection', (socket) => {
      if (!this.#admits(socket, tally)) return void socket.destroy();
      for (const listen of listeners) listen.call(server, socket);
    });
  }

  #admits(socket: Socket, tally: Tally): boolean {
    if (isOwnProxy(this.#config.proxies, socket.remoteAddress)) return true;
    const address = payingAddress(plainAddress(socket.remoteAddress ?? ''));
    if (!this.pay('connections', { address }) || !tally.enter(address)) return false;
    socket.once('close', () => tally.leave(address));
    return true;
  }
}
