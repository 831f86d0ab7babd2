/** Those who wait, by turns for each name: who was served goes behind the others, however many it still has. */
export class Queues<T> {
  readonly #waiting = new Map<string, T[]>();

  /** Gives how to leave again: false where it was served already. */
  add(name: string, one: T): () => boolean {
    const queue = this.#waiting.get(name) ?? [];
    queue.push(one);
    this.#waiting.set(name, queue);
    return () => this.#remove(name, one);
  }

  #remove(name: string, one: T): boolean {
    const queue = this.#waiting.get(name) ?? [];
    const place = queue.indexOf(one);
    if (place < 0) return false;
    queue.splice(place, 1);
    if (queue.length === 0) this.#waiting.delete(name);
    return true;
  }

  lengthOf(name: string): number {
    return this.#waiting.get(name)?.length ?? 0;
  }

  get length(): number {
    return [...this.#waiting.values()].reduce((sum, queue) => sum + queue.length, 0);
  }

  next(): T | undefined {
    const [next] = this.#waiting;
    if (!next) return undefined;
    const [name, queue] = next;
    const first = queue.shift();
    this.#waiting.delete(name);
    if (queue.length > 0) this.#waiting.set(name, queue);
    return first;
  }
}
