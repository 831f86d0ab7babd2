import type { Payer } from '../rate.ts';

const MANY = 20_000;

/** From which address each person came last: what goes on without them is paid from there. */
export class Whereabouts {
  readonly #addresses = new Map<string, string>();

  saw({ person, address }: Payer): void {
    if (person === undefined || address === undefined) return;
    this.#addresses.delete(person);
    this.#addresses.set(person, address);
    const [oldest] = this.#addresses.keys();
    if (this.#addresses.size > MANY && oldest !== undefined) this.#addresses.delete(oldest);
  }

  /** The address is left out where it is not known. */
  payerOf(person: string): Payer {
    return { person, address: this.#addresses.get(person) };
  }
}
