import type { GameModule } from '@conclave/engine';

/** Every game there is, each loaded only when it is asked for. */
export const shelf: Readonly<Record<string, () => Promise<GameModule>>> = {
  mages: async () => (await import('@conclave/mages')).mages,
  manaforge: async () => (await import('@conclave/manaforge')).manaforge,
  'gates-of-mara': async () => (await import('@conclave/gates-of-mara')).gatesOfMara,
  'mystic-vale': async () => (await import('@conclave/mystic-vale')).mysticVale,
  sparks: async () => (await import('@conclave/sparks')).sparks,
};

/** Rules of before, by game and version: games that were begun under them are finished under them. The engine's page says how a version is kept. */
const kept: Readonly<Record<string, Readonly<Record<number, () => Promise<GameModule>>>>> = {};

/** Games to learn from rather than to play: not offered on the home page. */
export const examples: readonly string[] = ['sparks'];

/** The game of that id, if it is on the shelf. */
export async function gameOf(id: string): Promise<GameModule | undefined> {
  return Object.hasOwn(shelf, id) ? shelf[id]?.() : undefined;
}

/** The game under that version of its rules, where they are kept; otherwise under those of now. */
export async function gameUnder(id: string, version: unknown): Promise<GameModule | undefined> {
  const before = await keptGames();
  return before.find((game) => game.id === id && game.rulesVersion === version) ?? gameOf(id);
}

/** All rules of before that are kept. */
export function keptGames(): Promise<GameModule[]> {
  return Promise.all(Object.values(kept).flatMap((versions) => Object.values(versions).map((load) => load())));
}

/** All games, examples last. */
export function allGames(): Promise<GameModule[]> {
  return Promise.all(Object.values(shelf).map((load) => load()));
}
