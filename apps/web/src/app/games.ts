import type { Catalogue, GameModule, RuleText } from '@conclave/engine';
import { gameOf } from '@conclave/shelf';
import type { Hatch } from '../kit/engrave.ts';
import type { BoardModule } from './board.ts';

/** A game whose own types nobody here needs to know. */
export type AnyGame = GameModule;

export const gameIds = ['mages', 'manaforge', 'gates-of-mara', 'mystic-vale'] as const;
export type GameId = (typeof gameIds)[number];

/** What the home page shows of a game, and where the rest of it is. */
export interface Door {
  id: GameId;
  title: string;
  sign: string;
  hatch: Hatch;
  /** Nothing: the game is played at the text table. */
  board?(): Promise<BoardModule>;
}

export const doors: readonly Door[] = [
  { id: 'mages', title: 'Mages', sign: 'burning-meteor', hatch: 'dark', board: async () => (await import('../boards/mages/index.ts')).mages },
  { id: 'manaforge', title: 'Manaforge', sign: 'anvil-impact', hatch: 'fire' },
  { id: 'gates-of-mara', title: 'Gates of Mara', sign: 'magic-portal', hatch: 'stone' },
  { id: 'mystic-vale', title: 'Mystic Vale', sign: 'stag-head', hatch: 'wood' },
];

export const doorOf = (id: string): Door | undefined => doors.find((door) => door.id === id);

export async function loadGame(id: string): Promise<AnyGame> {
  const game = await gameOf(id);
  if (!game) throw new Error(`There is no game called ${id} here.`);
  return game;
}

/** What there is to read about a game. */
export interface Book {
  rules: RuleText[];
  rulings: RuleText[];
  catalogue: Catalogue | undefined;
}
