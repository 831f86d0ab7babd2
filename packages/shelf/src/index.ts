import type { GameModule } from '@conclave/engine';

/** Every game there is, each loaded only when it is asked for. */
export const shelf: Readonly<Record<string, () => Promise<GameModule>>> = {
  mages: async () => (await import('@conclave/mages')).mages,
  manaforge: async () => (await import('@conclave/manaforge')).manaforge,
  'gates-of-mara': async () => (await import('@conclave/gates-of-mara')).gatesOfMara,
  'mystic-vale': async () => (await import('@conclave/mystic-vale')).mysticVale,
  sparks: async () => (await import('@conclave/sparks')).sparks,
};

/** Games to learn from rather than to play: not offered on the home page. */
export const examples: readonly string[] = ['sparks'];

/** The game of that id, if it is on the shelf. */
export async function gameOf(id: string): Promise<GameModule | undefined> {
  return Object.hasOwn(shelf, id) ? shelf[id]?.() : undefined;
}

/** All games, examples last. */
export function allGames(): Promise<GameModule[]> {
  return Promise.all(Object.values(shelf).map((load) => load()));
}
