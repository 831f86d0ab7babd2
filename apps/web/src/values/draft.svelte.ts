import { type FreeNumber, type Pack, readPack } from '@conclave/engine';
import type { AnyGame } from '../app/games.ts';
import { keepPack } from './kept.ts';
import { type CardNumbers, cardsOf, changedIn, faultOf, placeOf, type Values, valueIn, valuesWith, type Wrong } from './numbers.ts';
import { playedBy, showWith } from './played.ts';
import { say } from './words.ts';

/** A pack being typed in. What fits is in force on the page and kept on the device at once. */
export class Draft {
  readonly game: AnyGame;
  readonly cards: readonly CardNumbers[];
  id = $state<string | undefined>();
  name = $state('');
  values = $state.raw<Values>({});
  wrong = $state.raw<ReadonlyMap<string, Wrong>>(new Map());
  isKept = $state(true);
  /** Counts what was put in force, so that cards are drawn anew. */
  version = $state(0);
  #end = (): void => {};

  constructor(game: AnyGame) {
    this.game = game;
    this.cards = cardsOf(game);
  }

  readonly changes = $derived(Object.values(this.values).reduce((sum, numbers) => sum + Object.keys(numbers).length, 0));

  get pack(): Pack {
    return { format: 1, game: this.game.id, name: this.name.trim() || say('unnamed'), values: this.values };
  }

  /** Takes a pack up; without an id it is kept only when something is changed. */
  open(pack: Pack | undefined, id?: string): void {
    this.id = id;
    this.name = pack?.name ?? '';
    this.wrong = new Map();
    this.#put(pack ? readPack(this.game, pack).values : {});
  }

  valueOf(number: FreeNumber): number {
    return valueIn(this.values, number);
  }

  isChanged(number: FreeNumber): boolean {
    return changedIn(this.values, number) !== undefined;
  }

  type(number: FreeNumber, text: string): void {
    const fault = faultOf(this.game, this.values, { number, text });
    const wrong = new Map(this.wrong);
    if (fault) wrong.set(placeOf(number), fault);
    else wrong.delete(placeOf(number));
    this.wrong = wrong;
    if (!fault) this.#change(valuesWith(this.values, number, Number(text)));
  }

  undo(number: FreeNumber): void {
    this.type(number, String(number.printed));
  }

  undoCard({ entry, numbers }: CardNumbers): void {
    const places = new Set(numbers.map(placeOf));
    this.wrong = new Map([...this.wrong].filter(([place]) => !places.has(place)));
    const { [entry.id]: _, ...others } = this.values;
    this.#change(others);
  }

  undoAll(): void {
    this.wrong = new Map();
    this.#change({});
  }

  rename(name: string): void {
    this.name = name;
    if (this.id !== undefined) this.#keep();
  }

  /** The page shows the printed values again. */
  close(): void {
    this.#end();
  }

  #change(values: Values): void {
    if (this.id === undefined) this.#copy();
    this.name ||= say('unnamed');
    this.#put(values);
    this.#keep();
  }

  /** What the game brings stays as it is: changed, it is a pack of one's own. */
  #copy(): void {
    this.id = crypto.randomUUID();
    if (this.name) this.name = say('copyOf', { name: this.name });
  }

  #put(values: Values): void {
    this.values = values;
    this.#end = showWith(playedBy(this.game, this.pack));
    this.version++;
  }

  #keep(): void {
    if (this.id !== undefined) this.isKept = keepPack(this.game.id, { id: this.id, pack: this.pack });
  }
}
