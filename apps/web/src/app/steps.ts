/** More steps than this in the queue: the viewer is far behind and jumps to the present. */
const FAR_BEHIND = 40;

export interface Showing<State> {
  show(state: State): void;
  /** Milliseconds for which a state is seen before the next. */
  lasts(state: State): number;
  /** Called when something begins or ends to be held, or to wait its turn. */
  changed(steps: Steps<State>): void;
}

/** Shows one state after the other, each for long enough to be seen, and none while something is seen to its end. */
export class Steps<State> {
  readonly #showing: Showing<State>;
  readonly #holds = new Set<symbol>();
  #queue: State[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(showing: Showing<State>) {
    this.#showing = showing;
  }

  /** How many things are being seen to their end. */
  get holds(): number {
    return this.#holds.size;
  }

  get isHeld(): boolean {
    return this.holds > 0;
  }

  /** The last of those that are still to be shown. */
  get last(): State | undefined {
    return this.#queue.at(-1);
  }

  /** Nothing further is shown until the function that is returned is called. */
  hold(): () => void {
    const one = Symbol('hold');
    this.#holds.add(one);
    this.#showing.changed(this);
    return () => {
      if (!this.#holds.delete(one)) return;
      if (!this.isHeld && this.#timer === undefined) this.#step();
      this.#showing.changed(this);
    };
  }

  add(next: State): void {
    this.#queue.push(next);
    if (this.#queue.length > FAR_BEHIND) this.catchUp();
    else if (this.#timer === undefined) this.#step();
    this.#showing.changed(this);
  }

  /** To the present at once, whatever was held. */
  catchUp(): void {
    this.stop();
    const { last } = this;
    this.#queue = [];
    this.#holds.clear();
    if (last !== undefined) this.#showing.show(last);
    this.#showing.changed(this);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #step(): void {
    this.#timer = undefined;
    const next = this.isHeld ? undefined : this.#queue.shift();
    if (next === undefined) return;
    this.#showing.show(next);
    this.#timer = setTimeout(() => this.#step(), this.#showing.lasts(next));
    this.#showing.changed(this);
  }
}
