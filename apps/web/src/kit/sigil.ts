export type Circle = readonly [r: number, width: number, cx: number, cy: number];
/** Circles and lines in a box of 600. */
export interface Engraving {
  circles: Circle[];
  path: string;
}

const at = (angle: number, r: number): string => `${(300 + Math.cos(angle) * r).toFixed(1)} ${(300 + Math.sin(angle) * r).toFixed(1)}`;
const TURN = Math.PI * 2;

export const ticks = (n: number, inner: number, outer: number): string =>
  Array.from({ length: n }, (_, i) => `M${at((i / n) * TURN, inner)}L${at((i / n) * TURN, outer)}`).join('');

export const star = (points: number, skip: number, r: number): string =>
  Array.from({ length: points + 1 }, (_, i) => `${i ? 'L' : 'M'}${at((((i * skip) % points) / points) * TURN - Math.PI / 2, r)}`).join('');

export const ring = (r: number, width = 0.6): Circle => [r, width, 300, 300];

/** The engraving of the house; of any table without one of its own. */
export const houseEngraving = (): Engraving => ({
  circles: [ring(290, 1), ring(283), ring(226), ring(222), ring(110)],
  path: ticks(120, 226, 240) + ticks(16, 226, 283) + star(16, 7, 222) + star(8, 3, 222),
});
