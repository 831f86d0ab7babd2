import type { Seat, Viewer } from './core.ts';

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

let heard: Told[] | undefined;

/** Tells all. Costs next to nothing while nobody listens. */
export function tell<E extends GameEvent>(event: E): void {
  heard?.push({ event, to: 'all' });
}

/** Tells some seats one thing and the rest of the table another, or nothing. */
export function tellOnly<E extends GameEvent>(seats: readonly Seat[], event: E, others?: E): void {
  heard?.push(others ? { event, to: seats, others } : { event, to: seats });
}

/** Collects what is told while `act` runs. */
export function hearing<T>(act: () => T): { value: T; told: Told[] } {
  const told: Told[] = [];
  const before = heard;
  heard = told;
  try {
    return { value: act(), told };
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
