import type { MaraEvent } from '@conclave/gates-of-mara';
import { type CountGame, counted, eventsOf } from '../../app/statistics.ts';
import { say } from './words.ts';

type Kind = MaraEvent['is'];
const seatIn =
  (...kinds: readonly Kind[]) =>
  (event: MaraEvent): number | undefined =>
    kinds.includes(event.is) && 'seat' in event ? event.seat : undefined;

export const statistics: CountGame = (story, seats) =>
  counted<MaraEvent>(
    eventsOf(story),
    [
      { label: say('stat.figures'), of: seatIn('figurePlaced') },
      { label: say('stat.influence'), of: seatIn('influenceGained'), worth: (event) => (event.is === 'influenceGained' ? event.amount : 0) },
      { label: say('stat.overtaken'), of: seatIn('influenceGained'), worth: (event) => (event.is === 'influenceGained' ? event.past.length : 0) },
      { label: say('stat.claims'), of: seatIn('claimsPlaced'), worth: (event) => (event.is === 'claimsPlaced' ? event.claims : 0) },
      { label: say('stat.caravans'), of: seatIn('caravanPlaced') },
      { label: say('stat.enchantments'), of: seatIn('enchantmentBought') },
      { label: say('stat.objectives'), of: seatIn('objectiveMet') },
    ],
    seats,
  );
