import type { ManaforgeEvent } from '@conclave/manaforge';
import { type CountGame, counted, eventsOf } from '../../app/statistics.ts';
import { say } from './words.ts';

type Kind = ManaforgeEvent['is'];
const seatIn =
  (...kinds: readonly Kind[]) =>
  (event: ManaforgeEvent): number | undefined =>
    kinds.includes(event.is) && 'seat' in event ? event.seat : undefined;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

export const statistics: CountGame = (story, seats) =>
  counted<ManaforgeEvent>(
    eventsOf(story),
    [
      { label: say('stat.built'), of: seatIn('itemBuilt') },
      { label: say('stat.upgraded'), of: seatIn('cardUpgraded') },
      { label: say('stat.activated'), of: seatIn('cardActivated') },
      { label: say('stat.dice'), of: seatIn('dieSpent') },
      { label: say('stat.gems'), of: seatIn('gemsGained'), worth: (event) => (event.is === 'gemsGained' ? sum(event.gems) : 0) },
      { label: say('stat.lost'), of: seatIn('turnEnded'), worth: (event) => (event.is === 'turnEnded' ? sum(event.manaLost) : 0) },
    ],
    seats,
  );
