import type { GameModule } from '@conclave/engine';
import { allGames, examples } from '@conclave/shelf';

/** The games a server knows, by id. */
export type Games = ReadonlyMap<string, GameModule>;

export async function loadGames(): Promise<Games> {
  return new Map((await allGames()).map((game) => [game.id, game]));
}

export const isExample = (id: string): boolean => examples.includes(id);
