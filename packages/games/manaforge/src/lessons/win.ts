import { layTable } from '../moments/lay.ts';
import { isBuilt, type ManaforgeLesson } from './lesson.ts';

const ALL = ['seat.0', 'seat.1', 'seat.2'];

/** The last turn of a game: one item decides it. */
export const win: ManaforgeLesson = {
  id: 'win',
  minutes: 2,
  names: ['You', 'Ben', 'Cleo'],
  lay: (random) =>
    layTable(
      {
        ana: { prestige: 26, byRound: [1, 2, 3, 6, 9, 13, 18, 26], dice: ['wind: 2 wind', 'wind: 2 wind', 'fire: 2 fire', 'water: 1 earth'] },
        ben: { prestige: 31, byRound: [0, 2, 4, 8, 11, 17, 23, 27] },
        cleo: { prestige: 24, byRound: [1, 1, 3, 5, 10, 14, 18, 20] },
        round: 9,
        first: 1,
        board: ['', 'flying-carpet', '', 'instant-castle', 'plant-soldiers', 'mimic-essence'],
      },
      random,
    ),
  beats: [
    { id: 'welcome', at: ALL, rules: ['MF-COMP-01', 'MF-END-02'] },
    { id: 'round', at: ['where'], rules: ['MF-ROUND-01', 'MF-ROUND-06'] },
    { id: 'behind', at: ['seat.0', 'seat.1'], rules: ['MF-END-01'] },
    { id: 'build', at: ['flying-carpet'], wants: [{ do: 'spend' }], goal: isBuilt('flying-carpet'), rules: ['MF-BUILD-03', 'MF-CARD-49'] },
    { id: 'ahead', at: ['seat.0', 'seat.1'], rules: ['MF-CARD-92'] },
    { id: 'end', at: ['commit'], wants: [{ do: 'endTurn' }], rules: ['MF-TURN-07', 'MF-ROUND-08'] },
    { id: 'won', at: ['seat.0'], rules: ['MF-END-02'] },
  ],
};
