import { type Engraving, ring, star, ticks } from '../../kit/sigil.ts';

export const engraving = (): Engraving => ({
  circles: [ring(290, 1), ring(282), ring(214), ring(206, 1), ring(120)],
  path: ticks(72, 214, 282) + star(9, 4, 206) + star(9, 2, 206),
});
