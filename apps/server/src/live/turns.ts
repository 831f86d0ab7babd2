/**
 * What takes a while is done once in each turn of the event loop, for each address by turns: whatever came in meanwhile is served between,
 * and of many who wait nobody waits for all that another has asked for.
 */
export class Turns {
  readonly #waiting = new Map<string, (() => void)[]>();

  /** When it is this address's turn. */
  next(address: string): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.size === 0) this.#plan();
      const before = this.#waiting.get(address);
      if (before) before.push(resolve);
      else this.#waiting.set(address, [resolve]);
    });
  }

  #plan(): void {
    setImmediate(() => this.#serve());
  }

  #serve(): void {
    const [next] = this.#waiting;
    if (!next) return;
    const [address, [first, ...others]] = next;
    this.#waiting.delete(address);
    if (others.length > 0) this.#waiting.set(address, others);
    if (this.#waiting.size > 0) this.#plan();
    first?.();
  }
}
