import type { Core, Move } from './core.ts';
import type { Character } from './module.ts';

/** How much each kind of move is liked, in chances to win; what is not listed is as dear as to anybody. */
export type Likings<G extends Core, M extends Move> = {
  readonly [K in M['do']]?: (move: Extract<M, { readonly do: K }>, game: G) => number;
};

/** A character that likes these moves. Its words are said when they are asked for, in the language read then. */
export function characterWho<G extends Core, M extends Move>(
  id: string,
  likings: Likings<G, M>,
  words: Pick<Character<G, M>, 'name' | 'says'>,
): Character<G, M> {
  const byKind = new Map<string, (move: M, game: G) => number>(Object.entries(likings));
  return { id, ...words, liking: (game, move) => byKind.get(move.do)?.(move, game) ?? 0 };
}
