import type { MysticValeEvent } from '@conclave/mystic-vale';
import { type CountGame, counted, eventsOf } from '../../app/statistics.ts';
import { say } from './words.ts';

type Kind = MysticValeEvent['is'];
const seatIn =
  (...kinds: readonly Kind[]) =>
  (event: MysticValeEvent): number | undefined =>
    kinds.includes(event.is) && 'seat' in event ? event.seat : undefined;
const harvested = (event: MysticValeEvent): number => (event.is === 'harvestBegan' ? event.mana : 0);

export const statistics: CountGame = (story, seats) =>
  counted<MysticValeEvent>(
    eventsOf(story),
    [
      { label: say('stat.turns'), of: seatIn('turnBegan') },
      { label: say('stat.pushes'), of: seatIn('pushed') },
      { label: say('stat.spoils'), of: seatIn('spoiled') },
      { label: say('stat.harvest'), of: seatIn('harvestBegan'), worth: harvested },
      { label: say('stat.best'), of: seatIn('harvestBegan'), worth: harvested, isBest: true },
      { label: say('stat.advancements'), of: seatIn('advancementBought', 'advancementClaimed') },
      { label: say('stat.vales'), of: seatIn('valeBought') },
    ],
    seats,
  );
