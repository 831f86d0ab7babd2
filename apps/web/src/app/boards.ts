import type { BoardModule } from './board.ts';

const boards = new Map(
  Object.entries(import.meta.glob<BoardModule>('../boards/*/index.ts', { import: 'board' })).map(([path, load]) => [path.split('/').at(-2), load]),
);

/** The board of a game. Nothing: the game is played at the text table. */
export const loadBoard = async (id: string): Promise<BoardModule | undefined> => boards.get(id)?.();
