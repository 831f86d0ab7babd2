/** One thing at a time, in the order they came. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(job: () => Promise<T> | T): Promise<T> {
    const done = this.#last.then(job);
    this.#last = done.catch(() => {});
    return done;
  }

  /** When everything asked for so far is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
