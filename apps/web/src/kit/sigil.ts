export type TableEngraving = 'mages' | 'manaforge' | 'gates-of-mara' | 'mystic-vale' | 'home';

type Circle = readonly [r: number, width: number, cx: number, cy: number];
interface Art {
  circles: Circle[];
  path: string;
}

const at = (angle: number, r: number): string => `${(300 + Math.cos(angle) * r).toFixed(1)} ${(300 + Math.sin(angle) * r).toFixed(1)}`;
const TURN = Math.PI * 2;

const ticks = (n: number, inner: number, outer: number): string =>
  Array.from({ length: n }, (_, i) => `M${at((i / n) * TURN, inner)}L${at((i / n) * TURN, outer)}`).join('');

const star = (points: number, skip: number, r: number): string =>
  Array.from({ length: points + 1 }, (_, i) => `${i ? 'L' : 'M'}${at((((i * skip) % points) / points) * TURN - Math.PI / 2, r)}`).join('');

const ring = (r: number, width = 0.6): Circle => [r, width, 300, 300];
const wood = (): Circle[] =>
  Array.from({ length: 40 }, (_, k) => 20 + k * 7).map((r) => [r + Math.sin(r * 0.7) * 2, 0.6, 300 + Math.sin(r) * 2, 300 + Math.cos(r * 1.3) * 2]);

const arts: Record<TableEngraving, () => Art> = {
  mages: () => ({ circles: [ring(290, 1), ring(282), ring(214), ring(206, 1), ring(120)], path: ticks(72, 214, 282) + star(9, 4, 206) + star(9, 2, 206) }),
  manaforge: () => ({ circles: [ring(290, 1), ring(284), ring(150)], path: ticks(180, 266, 284) + ticks(36, 240, 284) + star(12, 5, 240) }),
  'gates-of-mara': () => ({ circles: [ring(290, 1), ring(280), ring(96, 1)], path: star(5, 1, 280) + star(5, 2, 280) + ticks(60, 280, 290) }),
  'mystic-vale': () => ({ circles: wood(), path: '' }),
  home: () => ({
    circles: [ring(290, 1), ring(283), ring(226), ring(222), ring(110)],
    path: ticks(120, 226, 240) + ticks(16, 226, 283) + star(16, 7, 222) + star(8, 3, 222),
  }),
};

export const tableEngraving = (of: TableEngraving): Art => arts[of]();
