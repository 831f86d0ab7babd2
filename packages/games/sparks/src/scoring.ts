import type { SparksState } from './state.ts';

/** What each seat has won: the line of the graph. */
export const standings = (game: SparksState): number[] => game.players.map(({ sparks }) => sparks);
