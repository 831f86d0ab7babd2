import { hashOfSecret, newId, newSecret } from '../secrets.ts';
import type { Pass, Person, Storage } from '../storage/storage.ts';
import { wizardName } from './names.ts';

const LINK_MS = 15 * 60_000;
/** How exactly the last use is known. */
const NOTED_MS = 3_600_000;

/** Who is asking, and by what; without a pass: by a cookie of before there were devices. */
export interface Known {
  readonly person: Person;
  readonly pass?: Pass;
}

/** People without accounts: a guest is whoever holds the cookie, a token, or a link to continue elsewhere. */
export class People {
  readonly #storage: Storage;
  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async newGuest(name: string = wizardName()): Promise<Person> {
    const person = { id: newId(), name, createdAt: Date.now() };
    await this.#storage.addPerson(person);
    return person;
  }

  find(id: string): Promise<Person | undefined> {
    return this.#storage.person(id);
  }

  /** Whom a token, or the cookie of a browser, stands for. */
  async byPass(secret: string): Promise<Known | undefined> {
    const known = await this.#storage.personOf(hashOfSecret(secret));
    if (known && Date.now() - (known.pass.usedAt ?? 0) > NOTED_MS) await this.#storage.touchPass(known.pass.hash, Date.now());
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
    const now = Date.now();
    await this.#storage.addPass({ hash: hashOfSecret(cookie), person: id, kind: 'device', label, device: hashOfSecret(own), createdAt: now, usedAt: now });
    return cookie;
  }

  /** Everybody that a browser may be, besides who it is. */
  async othersOn({ pass, person }: Known): Promise<Person[]> {
    if (pass?.device === undefined) return [];
    return (await this.#storage.peopleOn(pass.device)).filter(({ id }) => id !== person.id);
  }

  devicesOf(person: Person): Promise<Pass[]> {
    return this.#storage.passesOf(person.id);
  }

  async endDevice(person: Person, hash: string): Promise<boolean> {
    return this.#storage.endPass(person.id, hash);
  }

  async endBareCookies(person: Person): Promise<void> {
    await this.#storage.endBareCookies(person.id);
  }

  ownerOfLink(secret: string): Promise<Person | undefined> {
    return this.#storage.ownerOfLink(hashOfSecret(secret), Date.now());
  }

  async rename(person: Person, name: string): Promise<Person> {
    await this.#storage.renamePerson(person.id, name);
    return { ...person, name };
  }

  /** A secret that makes another device the same person, once, within a quarter of an hour. */
  async newLink(person: Person): Promise<{ secret: string; expiresAt: number }> {
    const secret = newSecret();
    const expiresAt = Date.now() + LINK_MS;
    await this.#storage.addPass({ hash: hashOfSecret(secret), person: person.id, kind: 'link', label: '', expiresAt });
    return { secret, expiresAt };
  }

  async useLink(secret: string): Promise<Person | undefined> {
    const id = await this.#storage.useLink(hashOfSecret(secret), Date.now());
    return id === undefined ? undefined : this.find(id);
  }

  async newToken(person: Person, label: string): Promise<string> {
    const token = `conclave_${newSecret()}`;
    await this.#storage.addPass({ hash: hashOfSecret(token), person: person.id, kind: 'token', label, createdAt: Date.now() });
    return token;
  }
}
