import { type GameModule, hashOf, type Pack, withPack } from '@conclave/engine';
import { allGames, examples, keptGames } from '@conclave/shelf';

/** The games a server knows, by id, under their rules of now. */
export interface Games extends ReadonlyMap<string, GameModule> {
  /** Rules of before, for the games that were begun under them. */
  readonly kept?: readonly GameModule[];
}

export async function loadGames(): Promise<Games> {
  const games = new Map((await allGames()).map((game) => [game.id, game]));
  return Object.assign(games, { kept: await keptGames() });
}

/** The game under the rules it was begun under, where they are here; otherwise under those of now. */
export function gameFor(games: Games, { game: id, rulesVersion }: { readonly game: string; readonly rulesVersion: number }): GameModule | undefined {
  const now = games.get(id);
  if (now?.rulesVersion === rulesVersion) return now;
  return games.kept?.find((game) => game.id === id && game.rulesVersion === rulesVersion) ?? now;
}

const MOST_PACKED = 20;
const packed = new WeakMap<GameModule, Map<string, GameModule>>();

/** A game as it is played by these values, if there are any. Those asked for last are shared by all tables. Throws where the game does not take the pack. */
export function playedBy(game: GameModule, pack: Pack | undefined): GameModule {
  if (!pack) return game;
  const known = packed.get(game) ?? new Map<string, GameModule>();
  packed.set(game, known);
  const hash = hashOf(pack);
  const made = known.get(hash) ?? withPack(game, pack);
  known.delete(hash);
  known.set(hash, made);
  const [oldest] = known.keys();
  if (known.size > MOST_PACKED && oldest !== undefined) known.delete(oldest);
  return made;
}

export const isExample = (id: string): boolean => examples.includes(id);
