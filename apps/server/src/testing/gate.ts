/** Holds up what comes by, from when it is closed until it is opened. */
export class Gate {
  #way = Promise.resolve();
  #open = (): void => {};
  /** How many have come by, or wait. */
  came = 0;

  close(): void {
    this.#way = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  open(): void {
    this.#open();
    this.letPass();
  }

  /** Whoever waits goes on waiting. */
  letPass(): void {
    this.#way = Promise.resolve();
  }

  /** `what` has happened when it is held up. */
  async pass<T>(what: Promise<T>): Promise<T> {
    const [way, it] = [this.#way, await what];
    this.came++;
    await way;
    return it;
  }
}
