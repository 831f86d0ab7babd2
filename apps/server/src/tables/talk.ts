import type { Seat, Viewer } from '@conclave/engine';
import { asText, type SaidTold, type ServerMessage } from '@conclave/protocol';
import type { Bus } from '../bus/bus.ts';
import { eyesOf } from './info.ts';
import { PRESENCE, type PresenceNews } from './presence.ts';
import type { Sheet } from './sheet.ts';

/** Somebody who has the table open. */
export interface Listener {
  readonly person: string | undefined;
  /** Set by the table: whose eyes it looks with. */
  viewer: Viewer;
  tell(message: ServerMessage, text: string): void;
}

const PHRASES_SHOWN = 30;

const withText = (message: ServerMessage) => [message, asText(message)] as const;

/** Those who have the table open, and what they are told. */
export class Talk {
  readonly #sheet: Sheet;
  readonly #bus: Bus;
  readonly #listeners = new Set<Listener>();
  /** The seats that have the table open at other servers. */
  readonly #elsewhere = new Map<string, readonly Seat[]>();
  #said: readonly SaidTold[] = [];

  constructor(sheet: Sheet, bus: Bus) {
    this.#sheet = sheet;
    this.#bus = bus;
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

  /** Tells those phrases that were said elsewhere. */
  catchUp(said: readonly SaidTold[]): void {
    const isKnown = (one: SaidTold): boolean => this.#said.some(({ seat, phrase, at }) => seat === one.seat && phrase === one.phrase && at === one.at);
    for (const one of said.filter((said) => !isKnown(said))) {
      this.hasSaid(one);
      this.all({ t: 'said', said: one });
    }
  }

  isHeardBy(viewer: Viewer): boolean {
    return [...this.#listeners].some((one) => one.viewer === viewer);
  }

  isPresent(seat: Seat): boolean {
    return this.#sheet.seatAt(seat)?.kind === 'bot' || this.isHeardBy(seat) || [...this.#elsewhere.values()].some((seats) => seats.includes(seat));
  }

  get #seatsHere(): Seat[] {
    return [...new Set([...this.#listeners].flatMap(({ viewer }) => (viewer === 'spectator' ? [] : [viewer])))];
  }

  /** Says to other servers who has the table open here. */
  announce(): void {
    this.#bus.say(PRESENCE, { id: this.#sheet.row.id, seats: this.#seatsHere } satisfies PresenceNews);
  }

  askWhoIsHere(): void {
    this.#bus.say(PRESENCE, { id: this.#sheet.row.id } satisfies PresenceNews);
  }

  /** Another server says who has the table open there, or asks. */
  hearOf(node: string, seats: readonly Seat[] | undefined): void {
    if (!seats) {
      this.announce();
      return;
    }
    const before = this.presence();
    this.#elsewhere.set(node, seats);
    this.#tellPresence(before);
  }

  /** Only these servers are at work. */
  onlyOf(nodes: readonly string[]): void {
    const before = this.presence();
    for (const node of this.#elsewhere.keys()) if (!nodes.includes(node)) this.#elsewhere.delete(node);
    this.#tellPresence(before);
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
    this.announce();
  }

  /** False: they were not there. */
  remove(listener: Listener): boolean {
    const before = this.presence();
    if (!this.#listeners.delete(listener)) return false;
    this.#tellPresence(before);
    this.announce();
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

  /** Tells each what there is for them. It is said once for all who see the table with the same eyes. */
  each(messageFor: (listener: Listener) => ServerMessage): void {
    const told = new Map<unknown, readonly [ServerMessage, string]>();
    for (const listener of this.#listeners) {
      const eyes = eyesOf(this.#sheet.row, listener.person);
      const said = told.get(eyes) ?? withText(messageFor(listener));
      told.set(eyes, said);
      listener.tell(...said);
    }
  }
}
