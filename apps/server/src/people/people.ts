import { because } from '@conclave/protocol';
import type { House } from '../house.ts';
import { problem } from '../problem.ts';
import { hashOfSecret, newId, newSecret } from '../secrets.ts';
import type { Pass, Person } from '../storage/storage.ts';
import { wizardName } from './names.ts';

const LINK_MS = 15 * 60_000;
/** Browsers and programs of one person: their list must not grow without end. */
const MOST_PASSES = 200;
/** Whom one browser may be. */
const MOST_PEOPLE = 20;
/** How exactly the last use is known. */
const NOTED_MS = 3_600_000;

/** Who is asking, and by what; without a pass: by a cookie of before there were devices. */
export interface Known {
  readonly person: Person;
  readonly pass?: Pass;
}

/** People without accounts: a guest is whoever holds the cookie, a token, or a link to continue elsewhere. */
export class People {
  readonly #house: Pick<House, 'storage' | 'now' | 'log'>;
  constructor(house: Pick<House, 'storage' | 'now' | 'log'>) {
    this.#house = house;
  }

  async newGuest(name: string = wizardName()): Promise<Person> {
    const person = { id: newId(), name, createdAt: this.#house.now() };
    await this.#house.storage.addPerson(person);
    return person;
  }

  find(id: string): Promise<Person | undefined> {
    return this.#house.storage.person(id);
  }

  /** Whom a token, or the cookie of a browser, stands for. */
  async byPass(secret: string): Promise<Known | undefined> {
    const known = await this.#house.storage.personOf(hashOfSecret(secret));
    if (known && this.#house.now() - (known.pass.usedAt ?? 0) > NOTED_MS) await this.#house.storage.touchPass(known.pass.hash, this.#house.now());
    return known;
  }

  /** Whom a cookie of before there were devices stands for. */
  async byBareCookie(id: string): Promise<Known | undefined> {
    const person = await this.find(id);
    return person?.hasBareCookies ? { person } : undefined;
  }

  /** What a browser's cookie holds from now on. `own`: its secret, if it has one already. */
  async newDevice({ id }: Person, label: string, own: string = newSecret()): Promise<string> {
    const cookie = `${id}.${own}`;
    const now = this.#house.now();
    await this.#house.storage.addPass({
      hash: hashOfSecret(cookie),
      person: id,
      kind: 'device',
      label,
      device: hashOfSecret(own),
      createdAt: now,
      usedAt: now,
    });
    return cookie;
  }

  /** Everybody that a browser may be, besides who it is. */
  async othersOn({ pass, person }: Known): Promise<Person[]> {
    if (pass?.device === undefined) return [];
    return (await this.#house.storage.peopleOn(pass.device)).filter(({ id }) => id !== person.id);
  }

  devicesOf(person: Person): Promise<Pass[]> {
    return this.#house.storage.passesOf(person.id);
  }

  /** What concerns who may act for somebody is written down, by the person's id, which opens nothing. */
  #noted(person: string, text: string): void {
    this.#house.log.info({ person }, text);
  }

  async endDevice(person: Person, hash: string): Promise<boolean> {
    this.#noted(person.id, 'a device or a token was ended');
    return this.#house.storage.endPass(person.id, hash);
  }

  async endBareCookies(person: Person): Promise<void> {
    this.#noted(person.id, 'all browsers of before were ended');
    await this.#house.storage.endBareCookies(person.id);
  }

  ownerOfLink(secret: string): Promise<Person | undefined> {
    return this.#house.storage.ownerOfLink(hashOfSecret(secret), this.#house.now());
  }

  async rename(person: Person, name: string): Promise<Person> {
    await this.#house.storage.renamePerson(person.id, name);
    return { ...person, name };
  }

  /** A secret that makes another device the same person, once, within a quarter of an hour. */
  async newLink(person: Person): Promise<{ secret: string; expiresAt: number }> {
    this.#noted(person.id, 'a continue link was made');
    const secret = newSecret();
    const expiresAt = this.#house.now() + LINK_MS;
    await this.#house.storage.addPass({ hash: hashOfSecret(secret), person: person.id, kind: 'link', label: '', expiresAt });
    return { secret, expiresAt };
  }

  /** Throws where a person has as many browsers and programs as anybody may have. */
  async #makeRoom({ id }: Person): Promise<void> {
    if ((await this.#house.storage.passesOf(id)).length >= MOST_PASSES) throw problem(409, 'API-DEVICE', because('manyDevices'));
  }

  /** By a browser that was somebody before, or nobody. */
  async useLink(secret: string, before: Known | undefined): Promise<Person | undefined> {
    const owner = await this.ownerOfLink(secret);
    if (owner) await this.#makeRoom(owner);
    if (before && (await this.othersOn(before)).length >= MOST_PEOPLE - 1) throw problem(409, 'API-DEVICE', because('manyPeople'));
    const id = await this.#house.storage.useLink(hashOfSecret(secret), this.#house.now());
    if (id === undefined) return undefined;
    this.#noted(id, 'a continue link was used');
    return this.find(id);
  }

  async newToken(person: Person, label: string): Promise<string> {
    await this.#makeRoom(person);
    this.#noted(person.id, 'a token was made');
    const token = `conclave_${newSecret()}`;
    await this.#house.storage.addPass({ hash: hashOfSecret(token), person: person.id, kind: 'token', label, createdAt: this.#house.now() });
    return token;
  }
}
