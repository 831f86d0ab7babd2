/** More are thinned out. */
const MOST = 64;
const ALL_OF_THE_LAST = 8;

/** How far apart positions may lie that are so many moves back. */
const spacing = (back: number): number => (back < ALL_OF_THE_LAST ? 1 : 2 ** Math.floor(Math.log2(back / (ALL_OF_THE_LAST / 2))));

/**
 * Positions of a match to return to, by how many moves were in force. Dense near the end, thinner further back:
 * a return by n moves finds one at most n / 3 moves before where it goes. Position 0 is never thinned out.
 */
export class Positions<G> {
  readonly #kept = new Map<number, G>();

  has(moves: number): boolean {
    return this.#kept.has(moves);
  }

  keep(moves: number, position: G): void {
    this.#kept.set(moves, position);
    if (this.#kept.size > MOST) this.#thinOut(moves);
  }

  #thinOut(last: number): void {
    for (const moves of this.#kept.keys()) if (moves % spacing(Math.max(0, last - moves)) !== 0) this.#kept.delete(moves);
  }

  /** Forgets all after this one: other moves will lead on from it. */
  forgetAfter(last: number): void {
    for (const moves of this.#kept.keys()) if (moves > last) this.#kept.delete(moves);
  }

  /** The last one there is. */
  last(): { moves: number; position: G } | undefined {
    const moves = Math.max(...this.#kept.keys());
    const position = this.#kept.get(moves);
    return position === undefined ? undefined : { moves, position };
  }
}
