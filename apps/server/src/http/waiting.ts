import { because } from '@conclave/protocol';
import type { Most } from '../config.ts';
import { problem } from '../problem.ts';
import type { Storage } from '../storage/storage.ts';
import type { Visitor } from './gate.ts';

const MANY_ADDRESSES = 10_000;

/** Keeps anybody from taking all seats of the lobby, or filling it with tables of their own. */
export class Waiting {
  readonly #storage: Storage;
  readonly #most: Most;
  /** Who sat down lately, by address. */
  readonly #people = new Map<string, Set<string>>();
  /** Those who are about to, each time. */
  readonly #coming = new Map<string, number>();

  constructor(storage: Storage, most: Most) {
    this.#storage = storage;
    this.#most = most;
  }

  /** Lets somebody sit down at one more table that gathers, unless it is one too many. */
  async sit<T>({ address, person = '' }: Visitor, isPublic: boolean, sitDown: () => Promise<T>): Promise<T> {
    const names = [`person ${person}`, ...(isPublic ? [`address ${address}`] : [])];
    for (const name of names) this.#coming.set(name, (this.#coming.get(name) ?? 0) + 1);
    try {
      await this.#check(address, person, isPublic);
      return await sitDown();
    } finally {
      for (const name of names) this.#leave(name);
    }
  }

  #leave(name: string): void {
    const left = (this.#coming.get(name) ?? 0) - 1;
    if (left > 0) this.#coming.set(name, left);
    else this.#coming.delete(name);
  }

  async #check(address: string, person: string, isPublic: boolean): Promise<void> {
    const people = this.#peopleAt(address).add(person);
    const seats = await this.#storage.waitingSeats([...people]);
    for (const one of people) if (!this.#coming.has(`person ${one}`) && !seats.some((seat) => seat.person === one)) people.delete(one);
    const mine = seats.filter((seat) => seat.person === person).length;
    if (mine + (this.#coming.get(`person ${person}`) ?? 0) > this.#most.waitingPerPerson) throw problem(429, 'TABLE-WAITING', because('waitsAtMany'));
    const here = seats.filter(({ visibility }) => visibility === 'public').length;
    if (isPublic && here + (this.#coming.get(`address ${address}`) ?? 0) > this.#most.waitingPerAddress)
      throw problem(429, 'TABLE-WAITING', because('networkWaits'));
  }

  #peopleAt(address: string): Set<string> {
    const people = this.#people.get(address) ?? new Set();
    this.#people.delete(address);
    this.#people.set(address, people);
    const [oldest] = this.#people.keys();
    if (this.#people.size > MANY_ADDRESSES && oldest !== undefined) this.#people.delete(oldest);
    return people;
  }
}
