import type { BoardModule } from './board.ts';

const boards: Record<string, () => Promise<BoardModule>> = {
  mages: async () => (await import('../boards/mages/index.ts')).mages,
  'gates-of-mara': async () => (await import('../boards/gates-of-mara/index.ts')).gatesOfMara,
  manaforge: async () => (await import('../boards/manaforge/index.ts')).manaforge,
  'mystic-vale': async () => (await import('../boards/mystic-vale/index.ts')).mysticVale,
};

/** The board of a game. Nothing: the game is played at the text table. */
export const loadBoard = async (id: string): Promise<BoardModule | undefined> => (Object.hasOwn(boards, id) ? boards[id]?.() : undefined);
