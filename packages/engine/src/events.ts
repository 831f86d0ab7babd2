import type { Seat, Viewer, WallCause } from './core.ts';

/** Something that happened, in the past tense: `{ is: 'heartLost', seat: 2 }`. */
export interface GameEvent {
  readonly is: string;
}

/** An event and who may see it. */
export interface Told<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly to: 'all' | readonly Seat[];
  /** What everybody else sees of it. */
  readonly others?: E;
}

interface Heard {
  readonly told: Told[];
  readonly walls: WallCause[];
}

let heard: Heard | undefined;

/** Tells all. Costs next to nothing while nobody listens. */
export function tell<E extends GameEvent>(event: E): void {
  heard?.told.push({ event, to: 'all' });
}

/** Tells some seats one thing and the rest of the table another, or nothing. */
export function tellOnly<E extends GameEvent>(seats: readonly Seat[], event: E, others?: E): void {
  heard?.told.push(others ? { event, to: seats, others } : { event, to: seats });
}

/** Notes why a wall was raised. */
export function tellWall(cause: WallCause): void {
  heard?.walls.push(cause);
}

/** Collects what is told while `act` runs, and why walls were raised. */
export function hearing<T>(act: () => T): { value: T } & Heard {
  const here: Heard = { told: [], walls: [] };
  const before = heard;
  heard = here;
  try {
    return { value: act(), ...here };
  } finally {
    heard = before;
  }
}

/** Runs `act` with nobody listening, as search does. */
export function unheard<T>(act: () => T): T {
  const before = heard;
  heard = undefined;
  try {
    return act();
  } finally {
    heard = before;
  }
}

/** The events a viewer may see, as that viewer sees them. */
export function eventsFor<E extends GameEvent>(told: readonly Told<E>[], viewer: Viewer): E[] {
  return told.flatMap(({ event, to, others }) => {
    if (to === 'all' || (viewer !== 'spectator' && to.includes(viewer))) return [event];
    return others ? [others] : [];
  });
}
