const EVERY_MS = 1000;

/** Says one line a second at most, with the number of those that were left unsaid since the last. */
export class Seldom {
  readonly #say: (line: object, text: string) => void;
  readonly #now: () => number;
  #saidAt = Number.NEGATIVE_INFINITY;
  #unsaid = 0;

  constructor(say: (line: object, text: string) => void, now = () => performance.now()) {
    this.#say = say;
    this.#now = now;
  }

  say(line: object, text: string): void {
    if (this.#now() - this.#saidAt < EVERY_MS) {
      this.#unsaid++;
      return;
    }
    this.#say({ ...line, ...(this.#unsaid > 0 && { unsaid: this.#unsaid }) }, text);
    this.#saidAt = this.#now();
    this.#unsaid = 0;
  }
}
