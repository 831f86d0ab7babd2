import type { House } from '../house.ts';
import type { Sheet } from './sheet.ts';

/** What is asked at a table and not decided yet, as it is stored. */
export class Notes {
  readonly #house: House;
  readonly #sheet: Sheet;
  readonly #follow: (notes: ReadonlyMap<string, string>) => void;

  constructor({ house, sheet }: { house: House; sheet: Sheet }, follow: (notes: ReadonlyMap<string, string>) => void) {
    this.#house = house;
    this.#sheet = sheet;
    this.#follow = follow;
  }

  /** Reads what is noted, here or elsewhere. */
  async read(): Promise<void> {
    this.#follow(await this.#house.storage.notes(this.#sheet.row.id));
  }

  /** Writes something in the place of what was there. False: that was something else than what is known here; it was read. */
  async set(name: string, change: { was?: string | undefined; is?: string | undefined }): Promise<boolean> {
    const isSet = await this.#house.storage.setNote(this.#sheet.row.id, name, change);
    if (!isSet) await this.read();
    return isSet;
  }
}
