import type { Seat } from '@conclave/engine';
import type { MagesEvent } from '@conclave/mages';
import { type CountGame, counted, eventsOf } from '../../app/statistics.ts';
import { say } from './words.ts';

/** Whose attack strikes now, if the event begins or turns one. */
function strikerAfter(event: MagesEvent, before: Seat | undefined): Seat | undefined {
  if (event.is === 'spellCast' || event.is === 'spellCastAgain' || event.is === 'itemPlayed' || event.is === 'attackReflected') return event.seat;
  return event.is === 'turnBegan' || event.is === 'attackFailed' || event.is === 'witherCancelled' ? undefined : before;
}

/** Who struck, for each heart or level that somebody lost to another. */
export function strikersOf(events: readonly MagesEvent[]): Map<MagesEvent, Seat> {
  const strikers = new Map<MagesEvent, Seat>();
  let striker: Seat | undefined;
  for (const event of events) {
    striker = strikerAfter(event, striker);
    const by = event.is === 'levelLost' ? event.by : event.is === 'heartLost' ? striker : undefined;
    if (by !== undefined && 'seat' in event && by !== event.seat) strikers.set(event, by);
  }
  return strikers;
}

const seatIn =
  (...kinds: readonly MagesEvent['is'][]) =>
  (event: MagesEvent): Seat | undefined =>
    kinds.includes(event.is) && 'seat' in event ? event.seat : undefined;

/** Whoever was attacked and stayed unharmed. */
const savedIn = (event: MagesEvent): Seat | undefined =>
  event.is === 'attackFailed' ? event.target : seatIn('attackReflected', 'attackDeflected', 'witherCancelled')(event);

export const statistics: CountGame = (story, seats) => {
  const events = eventsOf<MagesEvent>(story);
  const strikers = strikersOf(events);
  return counted<MagesEvent>(
    events,
    [
      { label: say('stat.attacks'), of: seatIn('spellCast', 'spellCastAgain') },
      { label: say('stat.hits'), of: (event) => strikers.get(event) },
      { label: say('stat.kills'), of: (event) => (event.is === 'died' && event.killer !== null && event.killer !== event.seat ? event.killer : undefined) },
      { label: say('stat.saves'), of: savedIn },
      { label: say('stat.heartsLost'), of: seatIn('heartLost') },
      { label: say('stat.healed'), of: seatIn('heartGained') },
      { label: say('stat.levels'), of: seatIn('levelRaised', 'levelGained') },
      { label: say('stat.stolen'), of: seatIn('cardStolen') },
      { label: say('stat.items'), of: seatIn('itemPlayed') },
    ],
    seats,
  );
};
