import type { Circle, Engraving } from '../../kit/sigil.ts';

const wood = (): Circle[] =>
  Array.from({ length: 40 }, (_, k) => 20 + k * 7).map((r) => [r + Math.sin(r * 0.7) * 2, 0.6, 300 + Math.sin(r) * 2, 300 + Math.cos(r * 1.3) * 2]);

/** The rings of a tree. */
export const engraving = (): Engraving => ({ circles: wood(), path: '' });
