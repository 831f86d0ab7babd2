import type { ManaforgeIdea } from '@conclave/manaforge';
import type { Element } from './look.ts';

/** What is picked up. The prompt says what may be done with it. */
export type Pick =
  | { kind: 'item'; card: string }
  | { kind: 'discard'; card: string }
  | { kind: 'card'; card: string }
  | { kind: 'die'; die: number }
  | { kind: 'talent'; talent: string }
  | { kind: 'gem'; gem: Element }
  | { kind: 'prism' };

export const isSamePick = (a: Pick | undefined, b: Pick): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The move to ask "why not?" about. */
export function ideaOf(pick: Pick): ManaforgeIdea {
  switch (pick.kind) {
    case 'item':
      return { do: 'build', card: pick.card };
    case 'discard':
      return { do: 'scavenge', card: pick.card };
    case 'card':
      return { do: 'activate', card: pick.card };
    case 'die':
      return { do: 'spend', die: pick.die };
    case 'talent':
      return { do: 'useTalent', talent: pick.talent };
    case 'gem':
      return { do: 'upgrade', gem: pick.gem };
    case 'prism':
      return { do: 'swapPrism' };
  }
}

/** The card or talent that is picked. */
export const idOf = (pick: Pick): string | undefined => ('card' in pick ? pick.card : 'talent' in pick ? pick.talent : undefined);

/** The key a piece has in a plan. */
export function keyOf(pick: Pick): string | undefined {
  if (pick.kind === 'die') return `die.${pick.die}`;
  if (pick.kind === 'card') return `card.${pick.card}`;
  if (pick.kind === 'gem') return `gem.${pick.gem}`;
  return pick.kind === 'prism' ? 'prism' : undefined;
}
