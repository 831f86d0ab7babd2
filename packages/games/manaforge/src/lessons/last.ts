import { layTable } from '../moments/lay.ts';
import { isBuilt, type ManaforgeLesson } from './lesson.ts';

/** Round nine: wands that count each other, a gift that pays, and a tie. */
export const last: ManaforgeLesson = {
  id: 'last',
  minutes: 3,
  names: ['You', 'Ben', 'Cleo'],
  lay: (random) =>
    layTable(
      {
        ana: {
          prestige: 32,
          byRound: [1, 3, 5, 8, 12, 18, 26, 32],
          prisms: 2,
          dice: ['wind: 2 wind', 'wind: 2 wind', 'fire: 2 fire', 'earth: gem'],
          store: ['levitation-wand', 'geyser-wand'],
        },
        ben: { prestige: 34, byRound: [1, 2, 4, 9, 13, 20, 27, 34], dice: ['earth: 2 earth', 'earth: 2 earth', 'fire: 2 fire', 'water: 1 wind'] },
        cleo: { prestige: 36, byRound: [0, 2, 5, 9, 15, 22, 30, 36], dice: ['earth: 1 water', 'fire: 1 wind', 'wind: 1 water', 'water: 1 wind'] },
        round: 9,
        first: 0,
        board: ['instant-castle', 'tornado-wand', 'aquatic-trident', 'replica-plate-mail', 'blizzard-orb', 'plant-soldiers'],
      },
      random,
    ),
  beats: [
    { id: 'dusk', at: ['market'], rules: ['MF-CARD-49', 'MF-CARD-53', 'MF-ROUND-13'] },
    { id: 'wands', at: ['tornado-wand'], rules: ['MF-CARD-67', 'MF-CARD-90'] },
    {
      id: 'build',
      at: ['tornado-wand'],
      wants: [
        { do: 'spend', die: 0 },
        { do: 'spend', die: 1 },
        { do: 'spend', die: 2 },
      ],
      goal: isBuilt('tornado-wand'),
      rules: ['MF-BUILD-10'],
    },
    { id: 'gem', at: ['die.0.3'], wants: [{ do: 'spend', die: 3 }], rules: ['MF-END-03'] },
    {
      id: 'end',
      at: ['commit'],
      wants: [{ do: 'endTurn' }],
      others: [
        [1, { do: 'spend', die: 0 }],
        [1, { do: 'spend', die: 1 }],
        [1, { do: 'spend', die: 2 }],
        [1, { do: 'build', card: 'replica-plate-mail' }],
      ],
      rules: ['MF-ROUND-06'],
    },
    {
      id: 'gift',
      at: ['picked'],
      wants: [{ do: 'give', from: 'gem' }],
      others: [
        [1, { do: 'endTurn' }],
        [2, { do: 'endTurn' }],
      ],
      rules: ['MF-CARD-63', 'MF-OFF-01', 'MF-OFF-06'],
    },
    { id: 'tie', at: ['seat.0', 'seat.1'], rules: ['MF-END-01', 'MF-END-03', 'MF-END-04'] },
  ],
};
