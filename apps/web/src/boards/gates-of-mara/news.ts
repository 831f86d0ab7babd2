import type { Seat } from '@conclave/engine';
import type { MaraEvent, RealmId } from '@conclave/gates-of-mara';
import type { Chapter } from '../../table/types.ts';

/** What the others changed since the viewer's last move. It stays marked until the viewer acts. */
export interface News {
  /** Figures, Caravans and cards, named as in `data-flip`. */
  readonly pieces: ReadonlySet<string>;
  /** Influence gained, by realm and seat. */
  gained(realm: RealmId, seat: Seat): number;
}

/** The piece an event puts on the table. */
function pieceOf(event: MaraEvent): string | undefined {
  if (event.is === 'figurePlaced') return `fig.${event.seat}.${event.figure}`;
  return event.is === 'caravanPlaced' ? `car.${event.space}` : undefined;
}

/** A new round clears the ring, so nothing before it is news. */
export function newsOf(story: readonly Chapter[], viewer: Seat | undefined): News {
  const mine = viewer === undefined ? story.length : story.findLastIndex(({ seat }) => seat === viewer);
  const told = story.slice(mine + 1).flatMap(({ events }) => events as readonly MaraEvent[]);
  const recent = told.slice(told.findLastIndex(({ is }) => is === 'roundBegan') + 1);
  const pieces = recent.flatMap((event) => pieceOf(event) ?? (event.is === 'enchantmentsRevealed' ? event.cards.map((card) => `card.${card}`) : []));
  const gained = new Map<string, number>();
  for (const event of recent)
    if (event.is === 'influenceGained') gained.set(`${event.realm}.${event.seat}`, (gained.get(`${event.realm}.${event.seat}`) ?? 0) + event.amount);
  return { pieces: new Set(pieces), gained: (realm, seat) => gained.get(`${realm}.${seat}`) ?? 0 };
}
