import { type Engraving, ring, star, ticks } from '../../kit/sigil.ts';

export const engraving = (): Engraving => ({ circles: [ring(290, 1), ring(280), ring(96, 1)], path: star(5, 1, 280) + star(5, 2, 280) + ticks(60, 280, 290) });
