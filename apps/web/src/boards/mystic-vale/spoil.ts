import type { Seat } from '@conclave/engine';
import { type CardLook, fieldDecay, forecast, type Means, type MysticValeEvent, type MysticValeView, type PlayerView } from '@conclave/mystic-vale';
import { cardAt, playerAt } from './facts.ts';

/** A spoil as it was seen: the field as it lay, the card that was turned, what is lost and what turns over. */
export interface Spoil {
  readonly seat: Seat;
  readonly phase: 'planting' | 'prep' | 'bog';
  readonly field: readonly CardLook[];
  readonly fatal: CardLook | undefined;
  readonly decay: ReturnType<typeof fieldDecay>;
  readonly lost: Readonly<Means>;
  /** The token or amulet that turned to its active side. */
  readonly turned: string | undefined;
  /** How many cards stay in the field. */
  readonly kept: number;
}

type Happened<K extends MysticValeEvent['is']> = Extract<MysticValeEvent, { is: K }>;
const told = <K extends MysticValeEvent['is']>(events: readonly MysticValeEvent[], kind: K): Happened<K>[] =>
  events.filter((event): event is Happened<K> => event.is === kind);

/** The player as they lay when the vale spoiled: the table that came after shows the field already gone. */
function heldBy(player: PlayerView, until: readonly MysticValeEvent[]): PlayerView {
  const onDeck = told(until, 'cardRevealed').at(-1)?.on ?? player.onDeck;
  const planted = told(until, 'cardPlanted').map(({ on }) => on);
  const field = [...new Set([...player.field, ...planted])].filter((on) => on !== onDeck);
  return { ...player, field, onDeck };
}

const NOTHING: Means = { mana: 0, animal: 0, forest: 0, sky: 0, wild: 0, vp: 0 };

/** What the steps since `before` tell of a spoil, if they do. */
export function spoilIn(before: MysticValeView, events: readonly MysticValeEvent[]): Spoil | undefined {
  const at = events.findIndex((event) => event.is === 'spoiled');
  const [spoiled] = told(events, 'spoiled');
  if (!spoiled) return undefined;
  const { seat, phase } = spoiled;
  const held = heldBy(playerAt(before, seat), events.slice(0, at));
  const view = { ...before, players: before.players.map((one) => (one.seat === seat ? held : one)) };
  return {
    seat,
    phase,
    field: held.field.map((on) => cardAt(held, on)),
    fatal: held.onDeck === null ? undefined : cardAt(held, held.onDeck),
    decay: fieldDecay(held),
    lost: phase === 'planting' ? forecast(view, seat).means : NOTHING,
    turned: told(events, 'tokenTurned').find(({ side, seat: owner }) => side === 'active' && owner === seat)?.card,
    kept: told(events, 'cardsStayed')[0]?.cards ?? 0,
  };
}
