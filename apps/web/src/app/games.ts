import type { GameModule } from '@conclave/engine';
import { gameOf } from '@conclave/shelf';

/** A game whose own types nobody here needs to know. */
export type AnyGame = GameModule;

export async function loadGame(id: string): Promise<AnyGame> {
  const game = await gameOf(id);
  if (!game) throw new Error(`There is no game called ${id} here.`);
  return game;
}
