import { type Engraving, ring, star, ticks } from '../../kit/sigil.ts';

export const engraving = (): Engraving => ({
  circles: [ring(290, 1), ring(284), ring(150)],
  path: ticks(180, 266, 284) + ticks(36, 240, 284) + star(12, 5, 240),
});
