import type { Asks, MysticValeIdea, PieceView } from '@conclave/mystic-vale';

/** An advancement is named by its card and position. */
export type Piece = PieceView;
/** What is picked up. */
export type Pick =
  | ({ kind: 'advancement' } & Piece)
  | { kind: 'vale'; card: string }
  | { kind: 'ownVale'; card: string }
  | { kind: 'field'; on: number }
  | { kind: 'draft'; card: string };

/** The move to ask "why not?" about, by what is asked. */
export function ideaOf(pick: Pick, ask: Asks | undefined): MysticValeIdea {
  switch (pick.kind) {
    case 'advancement':
      return { do: ask === 'claim' || ask === 'store' ? ask : 'buy', card: pick.card, position: pick.position };
    case 'vale':
      return { do: 'buyVale', card: pick.card };
    case 'ownVale':
      return { do: 'useVale', card: pick.card };
    case 'draft':
      return { do: 'take', card: pick.card };
    case 'field':
      return { do: ask === 'craft' || ask === 'craftMore' ? 'craft' : 'sleeve', on: pick.on };
  }
}
