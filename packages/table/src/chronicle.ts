import {
  type Attempt,
  type Entry,
  eventsFor,
  type GameEvent,
  type Match,
  type Move,
  type Offer,
  type Refusal,
  type Result,
  type Seat,
  type TakeBack,
  type Told,
  type Viewer,
  type WallCause,
} from '@conclave/engine';
import { diff, type Patch } from './patch.ts';

/** What happened in one move, as a viewer saw it. The first chapter is the setting up and has no seat. */
export interface Chapter {
  readonly seat?: Seat;
  readonly events: readonly GameEvent[];
  readonly at?: number;
  /** Why no free take-back goes past it. */
  readonly wall?: WallCause;
  /** How each seat stood afterwards. */
  readonly standings: readonly number[];
}

/** All that a viewer may know of the position. It depends on nothing but the log. */
export interface Sight {
  readonly view: unknown;
  readonly prompt?: Offer;
  readonly anytime?: readonly Move[];
  readonly waiting: readonly Seat[];
  readonly undo?: true;
  readonly redo?: true;
  readonly result?: Result;
  /** Only once the game is over. */
  readonly key?: string;
  /** With the key, where it is mixed of the host's secret and the shares of the devices. */
  readonly secret?: string;
}

/** The way from one version to the next, for one viewer. */
export interface Step {
  readonly version: number;
  /** How the sight changed. */
  readonly sight?: Patch;
  /** How many chapters of the story stay. */
  readonly keep: number;
  readonly story: readonly Chapter[];
}

interface Written {
  readonly seat?: Seat;
  readonly told: readonly Told[];
  readonly at: number;
  readonly wall: WallCause | undefined;
  readonly standings: readonly number[];
}

const chapterFor = ({ seat, told, at, wall, standings }: Written, viewer: Viewer): Chapter => ({
  ...(seat !== undefined && { seat }),
  events: eventsFor(told, viewer),
  at,
  ...(wall && { wall }),
  standings,
});

/** A match and its story, told to each viewer step by step. Servers and local tables keep one for each match. */
export class Chronicle {
  readonly match: Match;
  readonly #opening: readonly number[];
  readonly #mayUndo: (seat: Seat) => boolean;
  #chapters: Written[] = [];
  /** Whole stories that were asked for since the last chapter was written. */
  readonly #stories = new Map<Viewer, readonly Chapter[]>();
  readonly #followed = new Map<Viewer, Sight>();

  /** `mayUndo`: where a table allows more than the match's free take-backs. */
  constructor(match: Match, mayUndo: (seat: Seat) => boolean = (seat) => match.canUndo(seat)) {
    this.match = match;
    this.#mayUndo = mayUndo;
    this.#opening = match.game.standings(match.state);
  }

  sight(viewer: Viewer): Sight {
    const { match } = this;
    const seat = viewer === 'spectator' ? undefined : viewer;
    const prompt = seat === undefined ? undefined : match.promptFor(seat);
    const anytime = seat === undefined ? [] : match.anytimeFor(seat);
    const result = match.state.result;
    return {
      view: match.view(viewer),
      ...(prompt && { prompt }),
      ...(anytime.length > 0 && { anytime }),
      waiting: match.asked,
      ...(seat !== undefined && this.#mayUndo(seat) && { undo: true as const }),
      ...(seat !== undefined && match.canRedo(seat) && { redo: true as const }),
      ...(result && { result, key: match.key, ...(match.shares.length > 0 && { secret: match.secret }) }),
    };
  }

  /** The story from some chapter on; 0 is the setting up. */
  story(viewer: Viewer, from = 0): readonly Chapter[] {
    return from === 0 ? this.#wholeStory(viewer) : this.#chapters.slice(from - 1).map((one) => chapterFor(one, viewer));
  }

  /** The same list as long as nothing is added to it. */
  #wholeStory(viewer: Viewer): readonly Chapter[] {
    const known = this.#stories.get(viewer);
    if (known) return known;
    const story = [{ events: this.match.opening(viewer), standings: this.#opening }, ...this.story(viewer, 1)];
    this.#stories.set(viewer, story);
    return story;
  }

  /** From now on `advance` tells this viewer what changes. Returns what it sees now. */
  follow(viewer: Viewer): Sight {
    const known = this.#followed.get(viewer);
    if (known) return known;
    const sight = this.sight(viewer);
    this.#followed.set(viewer, sight);
    return sight;
  }

  get followers(): Viewer[] {
    return [...this.#followed.keys()];
  }

  unfollow(viewer: Viewer): void {
    this.#followed.delete(viewer);
  }

  /** Puts an attempt in force, and says what every follower sees of it. */
  advance(attempt: Attempt, at: number): Map<Viewer, Step> {
    attempt.commit();
    const keep = this.#write(attempt.entry, at);
    return new Map(Array.from(this.#followed, ([viewer, before]) => [viewer, this.#step(viewer, before, keep)]));
  }

  /** Enters a line of a stored log, before anybody follows. Says why it cannot be, if it cannot. */
  enter(entry: Entry, at: number): Refusal | undefined {
    const refusal = this.match.enter(entry);
    if (!refusal) this.#write(entry, at);
    return refusal;
  }

  #step(viewer: Viewer, before: Sight, keep: number): Step {
    const sight = this.sight(viewer);
    this.#followed.set(viewer, sight);
    const patch = diff(before, sight);
    return { version: this.match.version, ...(patch && { sight: patch }), keep, story: this.story(viewer, keep) };
  }

  /** Writes down what the match has just done. Returns how many chapters stay. */
  #write(entry: Entry, at: number): number {
    const { state, game, moves } = this.match;
    this.#stories.clear();
    if ('undo' in entry) return this.#strike(entry);
    const { told = [], wall } = moves.at(-1) ?? {};
    this.#chapters.push({ seat: entry.seat, told, at, wall, standings: game.standings(state) });
    return this.#chapters.length;
  }

  /** Takes chapters out, as the match took their moves back: the seat's own last one, or the very last. */
  #strike(entry: TakeBack): number {
    const count = entry.undo === 'agreed' ? (entry.back ?? 1) : 1;
    const first = entry.undo === 'agreed' ? this.#chapters.length - count : this.#chapters.findLastIndex((one) => one.seat === entry.seat);
    this.#chapters.splice(first, count);
    return first + 1;
  }
}
