import type { GameModule } from '@conclave/engine';
import { sparks } from '@conclave/sparks';
import type { Games } from '../games.ts';

/** Sparks whose every view is so many letters long. */
export function wideSparks(length: number): Games {
  const wide = 'x'.repeat(length);
  const viewFor = (...args: Parameters<typeof sparks.viewFor>) => ({ ...sparks.viewFor(...args), wide });
  return new Map([['sparks', { ...sparks, viewFor } as unknown as GameModule]]);
}
