/** Engraving: each element has a hatch of its own, so that a plate is known without colour. */

type Point = readonly [x: number, y: number];
interface Field {
  w: number;
  h: number;
  cx: number;
  cy: number;
  seed: number;
}

const TURN = Math.PI * 2;
const range = (n: number, from = 0): number[] => Array.from({ length: n }, (_, i) => from + i);
const along = (n: number, at: (t: number) => Point): Point[] => range(n + 1).map((k) => at(k / n));
const ring = (n: number, at: (angle: number) => Point): Point[] => along(n, (t) => at(t * TURN));

const waveringUprights = ({ w, h, cx, seed }: Field): Point[][] =>
  range(61, -30).map((i) =>
    along(Math.max(16, Math.round(h / 9)), (t) => [
      cx + i * (w / 52) * (1 - 0.22 * Math.sin(t * 3)) + Math.sin(t * 6.5 + i * 0.42 + seed) * 3.2 * t,
      h + 6 - (h + 14) * t,
    ]),
  );

const lyingWaves = ({ w, h, seed }: Field): Point[][] =>
  range(Math.ceil(h / 2.4) + 6, -3).map((j) =>
    along(Math.ceil((w + 5) / 3), (t) => {
      const x = -2 + t * (w + 5);
      return [x, j * 2.4 + Math.sin((x / w) * 11 + j * 0.3 + seed) * 1.9 + Math.sin((x / w) * 4 - j * 0.18) * 2.6];
    }),
  );

const turningEllipses = ({ w, cx, cy, seed }: Field): Point[][] =>
  range(Math.floor((w * 0.75 - 3) / 2.5)).map((k) => {
    const r = 3 + k * 2.5;
    return ring(60, (a) => [
      cx + Math.cos(a) * r * 1.25 + Math.sin(r * 0.09 + seed) * 9,
      cy + Math.sin(a + r * 0.02) * (r * 0.72 + 2 * Math.sin(2 * a + r * 0.13)),
    ]);
  });

const strata = ({ w, h, cx, seed }: Field): Point[][] =>
  range(Math.ceil(h / 2) + 10).map((j) =>
    along(Math.ceil((w + 10) / 5), (t) => {
      const x = Math.round(-4 + t * (w + 10));
      const peak = Math.max(0, 1 - Math.abs(x - cx + 8) / (w * 0.34)) * 15 + Math.max(0, 1 - Math.abs(x - cx - w * 0.27) / (w * 0.2)) * 8;
      return [x, h + 10 - j * 2.3 - peak * (1 - j / 46) + ((x * 7 + j * 3 + seed) % 5) * 0.28];
    }),
  );

const rosette = ({ cx, cy, seed }: Field): Point[][] =>
  range(22).map((k) =>
    ring(110, (a) => {
      const r = 8 + k * 2.9 + 5.5 * Math.sin(8 * a + k * 0.42 + seed);
      return [cx + Math.cos(a) * r, cy + Math.sin(a) * r * 0.86];
    }),
  );

const thorns = ({ w, h, cx, cy, seed }: Field): Point[][] =>
  range(150).map((k) => {
    const a = (TURN * k) / 150;
    const inner = 12 + 9 * Math.abs(Math.sin(k * 2.3 + seed));
    const outer = Math.max(w, h * 0.62) * (0.46 + 0.24 * Math.abs(Math.sin(k * 1.7)));
    return [
      [cx + Math.cos(a) * inner, cy + Math.sin(a) * inner * 0.9],
      [cx + Math.cos(a + 0.1) * outer, cy + Math.sin(a + 0.1) * outer * 0.9],
    ];
  });

const petals = ({ cx, cy, seed }: Field): Point[][] =>
  range(24).map((k) =>
    ring(84, (a) => {
      const r = (5 + k * 2.9) * (0.72 + 0.28 * Math.abs(Math.cos(3 * a + seed)));
      return [cx + Math.cos(a - 1.57) * r * 1.1, cy + Math.sin(a - 1.57) * r * 0.9];
    }),
  );

const treeRings = ({ w, h, cx, cy, seed }: Field): Point[][] =>
  range(Math.ceil((Math.max(w * 0.8, h * 0.72) - 2) / 2.5)).map((k) => {
    const r = 2 + k * 2.5;
    return ring(64, (a) => {
      const q = r + 1.6 * Math.sin(3 * a + r * 0.11 + seed) + 1.1 * Math.sin(7 * a - r * 0.2);
      return [cx - 6 + Math.cos(a) * q * 1.2, cy + 3 + Math.sin(a) * q * 0.95];
    });
  });

const arches = ({ w, h, cx, cy }: Field): Point[][] =>
  range(Math.ceil((Math.max(w * 0.8, h * 0.6) - 4) / 2.6)).map((k) => {
    const r = 4 + k * 2.6;
    const vault = along(24, (t): Point => [cx + Math.cos(Math.PI * (1 + t)) * r, cy + 8 + Math.sin(Math.PI * (1 + t)) * r]);
    return [[cx - r, h + 4], ...vault, [cx + r, h + 4]];
  });

const rays = ({ w, cx, cy }: Field): Point[][] =>
  range(96).map((k) => {
    const a = (TURN * k) / 96;
    const inner = k % 2 ? 16 : 22;
    return [
      [cx + Math.cos(a) * inner, cy + Math.sin(a) * inner],
      [cx + Math.cos(a) * w, cy + Math.sin(a) * w],
    ];
  });

const drawn = {
  fire: waveringUprights,
  water: lyingWaves,
  air: turningEllipses,
  earth: strata,
  arcane: rosette,
  dark: thorns,
  life: petals,
  wood: treeRings,
  stone: arches,
  coin: rays,
} as const satisfies Record<string, (field: Field) => Point[][]>;
export type Hatch = keyof typeof drawn;
export const hatches = Object.keys(drawn) as readonly Hatch[];

const engraved = new Map<string, string>();
const draw = (lines: Point[][]): string => lines.map((line) => `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`).join('');

export interface Engraving {
  w: number;
  h: number;
  seed: number;
  /** Where the light is, as a part of width and height. */
  at: number;
  mid: number;
}

/** The path of a hatch. Equal plates share one string. */
export function engrave(hatch: Hatch, { w, h, seed, at, mid }: Engraving): string {
  const key = [hatch, w, h, seed, at, mid].join();
  const found = engraved.get(key) ?? draw(drawn[hatch]({ w, h, cx: w * at, cy: h * (mid + 0.02), seed }));
  engraved.set(key, found);
  return found;
}
