/** The tables made of a catalogue: one set of them is in force at a time. Nothing else keeps what was read from a catalogue. */
export class InForce<T extends object> {
  #tables: T;

  constructor(tables: T) {
    this.#tables = tables;
  }

  get tables(): T {
    return this.#tables;
  }

  /** Puts others in force, and gives those that were. */
  put(tables: T): T {
    const before = this.#tables;
    this.#tables = tables;
    return before;
  }

  /** Something made of the tables, made once for each set of them. */
  made<D>(make: (tables: T) => D): () => D {
    const known = new WeakMap<T, { readonly made: D }>();
    let last: { readonly of: T; readonly made: D } | undefined;
    return () => {
      const of = this.#tables;
      if (last?.of === of) return last.made;
      const { made } = known.get(of) ?? { made: make(of) };
      known.set(of, { made });
      last = { of, made };
      return made;
    };
  }
}
