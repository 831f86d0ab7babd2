import type { Most } from '../config.ts';

/** Somebody who is written to: a socket or a stream. */
export interface Reader {
  readonly address: string;
  readonly pass?: string | undefined;
  /** Bytes that were written and not taken yet. */
  unread(): number;
  letGo(): void;
}

/** Not worth asking about the others for. */
const LITTLE_BYTES = 1 << 16;

/** All who are written to. Who does not read is let go before memory grows. */
export class Readers {
  readonly #most: Most;
  readonly #byAddress = new Map<string, Set<Reader>>();

  constructor(most: Most) {
    this.#most = most;
  }

  add(reader: Reader): void {
    const others = this.#byAddress.get(reader.address) ?? new Set();
    this.#byAddress.set(reader.address, others.add(reader));
  }

  remove(reader: Reader): void {
    const others = this.#byAddress.get(reader.address);
    others?.delete(reader);
    if (others?.size === 0) this.#byAddress.delete(reader.address);
  }

  /** To be asked before writing. A no has let the reader go. */
  keepsUp(reader: Reader): boolean {
    const unread = reader.unread();
    if (unread < Math.min(LITTLE_BYTES, this.#most.unreadBytes)) return true;
    if (unread <= this.#most.unreadBytes && this.#unreadAt(reader.address) <= this.#most.unreadBytesPerAddress) return true;
    reader.letGo();
    return false;
  }

  /** Lets all go who came with that pass. */
  end(pass: string): void {
    for (const readers of this.#byAddress.values()) for (const reader of readers) if (reader.pass === pass) reader.letGo();
  }

  /** The passes that those who are written to came with. */
  passes(): string[] {
    const all = [...this.#byAddress.values()].flatMap((readers) => [...readers].flatMap(({ pass }) => pass ?? []));
    return [...new Set(all)];
  }

  #unreadAt(address: string): number {
    let sum = 0;
    for (const reader of this.#byAddress.get(address) ?? []) sum += reader.unread();
    return sum;
  }
}
