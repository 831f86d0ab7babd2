/** What the speed in force comes from. */
export interface Pace {
  /** As the player has set it; 0: no waiting at all. */
  readonly speed: number;
  /** The system asks for less motion. */
  readonly isStill: boolean;
}

/** How long a movement of that many milliseconds takes: without motion, no time. */
export const moving = (ms: number, { speed, isStill }: Pace): number => (isStill || speed === 0 ? 0 : ms / speed);

/** How long something is shown before the next thing follows: without motion it is read all the same, unless the player wants no waiting. */
export const reading = (ms: number, { speed }: Pace): number => (speed === 0 ? 0 : ms / speed);
