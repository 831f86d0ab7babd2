/** Milliseconds by a clock that nobody sets: for how long something takes, never for when it was. */
export const ticks = (): number => Math.round(performance.now());
