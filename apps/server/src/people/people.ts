import { hashOfSecret, newId, newSecret } from '../secrets.ts';
import type { Person, Storage } from '../storage/storage.ts';
import { wizardName } from './names.ts';

const LINK_MS = 15 * 60_000;

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

  byToken(token: string): Promise<Person | undefined> {
    return this.#storage.personOf(hashOfSecret(token));
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
    await this.#storage.addPass({ hash: hashOfSecret(token), person: person.id, kind: 'token', label });
    return token;
  }
}
