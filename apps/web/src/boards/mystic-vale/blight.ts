/** Thorned lines that walk in from the edges of a held field, those nearest the fatal card first. */

export interface Thorn {
  readonly d: string;
  readonly width: number;
  /** When it begins to creep, in seconds. */
  readonly after: number;
}

interface Start {
  x: number;
  y: number;
  angle: number;
  length: number;
  /** How often it may still branch. */
  deep: number;
  width: number;
}

const STEP = 6;
const MODULUS = 2147483647;

/** The same thorns every time: this is a picture, not chance. */
function sequence(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 16807) % MODULUS;
    return seed / MODULUS;
  };
}

function grow(start: Start, delay: (x: number, y: number) => number, next: () => number, thorns: Thorn[]): void {
  let { x, y, angle } = start;
  const points = [`${x.toFixed(1)} ${y.toFixed(1)}`];
  const bend = (next() - 0.5) * 0.12;
  for (let far = 0; far < start.length; far += STEP) {
    angle += bend + (next() - 0.5) * 0.5;
    x += Math.cos(angle) * STEP;
    y += Math.sin(angle) * STEP;
    points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
    if (start.deep === 0 || next() >= 0.3) continue;
    const turn = (next() < 0.5 ? -1 : 1) * (0.6 + next() * 0.5);
    const branch = { x, y, angle: angle + turn, length: start.length * (0.3 + next() * 0.25), deep: start.deep - 1, width: start.width * 0.65 };
    grow(branch, delay, next, thorns);
  }
  thorns.push({ d: `M${points.join('L')}`, width: start.width, after: delay(start.x, start.y) + (2 - start.deep) * 0.1 });
}

/** Over a field of that size; the fatal card lies at its right edge. */
export function blight(w: number, h: number): Thorn[] {
  const next = sequence();
  const thorns: Thorn[] = [];
  const reach = Math.min(84, h / 2.4);
  const delay = (x: number, y: number): number => 0.5 + 0.5 * Math.min(1, Math.hypot(x - w, y - h) / Math.hypot(w, h));
  const near = (x: number): number => Math.max(0, x / w);
  for (let x = 6; x < w; x += 22 + next() * 16) {
    grow({ x, y: h, angle: -1.57 + (next() - 0.5), length: reach * (0.3 + 0.75 * near(x)), deep: 2, width: 1.25 }, delay, next, thorns);
    if (next() < 0.8) grow({ x, y: 0, angle: 1.57 + (next() - 0.5) * 2, length: reach * 0.4 * near(x), deep: 2, width: 1.1 }, delay, next, thorns);
  }
  for (let y = 10; y < h; y += 24 + next() * 16) {
    grow({ x: 0, y, angle: next() - 0.5, length: reach * 0.32, deep: 2, width: 1.1 }, delay, next, thorns);
    grow({ x: w, y, angle: 3.14 + (next() - 0.5), length: reach * 0.8, deep: 2, width: 1.3 }, delay, next, thorns);
  }
  return thorns;
}
