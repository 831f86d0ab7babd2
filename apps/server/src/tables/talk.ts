import type { Seat, Viewer } from '@conclave/engine';
import { asText, type SaidTold, type ServerMessage, type TableInfo } from '@conclave/protocol';
import type { Sheet } from './sheet.ts';

/** Somebody who has the table open. */
export interface Listener {
  readonly person: string | undefined;
  /** Set by the table: whose eyes it looks with. */
  viewer: Viewer;
  tell(message: ServerMessage, text: string): void;
}

const PHRASES_SHOWN = 30;

/** Those who have the table open, and what they are told. */
export class Talk {
  readonly #sheet: Sheet;
  readonly #listeners = new Set<Listener>();
  #said: readonly SaidTold[] = [];

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  static readonly phrasesShown = PHRASES_SHOWN;

  get listeners(): ReadonlySet<Listener> {
    return this.#listeners;
  }

  get said(): readonly SaidTold[] {
    return this.#said;
  }

  hasSaid(...said: readonly SaidTold[]): void {
    this.#said = [...this.#said, ...said].slice(-PHRASES_SHOWN);
  }

  isHeardBy(viewer: Viewer): boolean {
    return [...this.#listeners].some((one) => one.viewer === viewer);
  }

  isPresent(seat: Seat): boolean {
    return this.#sheet.seatAt(seat)?.kind === 'bot' || this.isHeardBy(seat);
  }

  presence(): boolean[] {
    return this.#sheet.row.seats.map(({ seat }) => this.isPresent(seat));
  }

  /** Lets somebody in; `greet` tells them what there is, before anybody is told that they came. */
  add(listener: Listener, greet: () => void): void {
    const before = this.presence();
    this.#listeners.add(listener);
    greet();
    this.#tellPresence(before);
  }

  /** False: they were not there. */
  remove(listener: Listener): boolean {
    const before = this.presence();
    if (!this.#listeners.delete(listener)) return false;
    this.#tellPresence(before);
    return true;
  }

  #tellPresence(before: readonly boolean[]): void {
    const presence = this.presence();
    if (presence.some((isHere, seat) => isHere !== before[seat])) this.all({ t: 'presence', presence });
  }

  one(listener: Listener, message: ServerMessage): void {
    listener.tell(message, asText(message));
  }

  all(message: ServerMessage): void {
    const text = asText(message);
    for (const listener of this.#listeners) listener.tell(message, text);
  }

  viewer(viewer: Viewer, message: ServerMessage): void {
    const text = asText(message);
    for (const listener of this.#listeners) if (listener.viewer === viewer) listener.tell(message, text);
  }

  /** Tells each what the table is to them. */
  info(of: (person: string | undefined) => TableInfo): void {
    for (const listener of this.#listeners) this.one(listener, { t: 'info', info: of(listener.person) });
  }
}
