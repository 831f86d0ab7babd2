import { layWhole } from '../moments/lay.ts';
import { type MagesLesson, onTop } from './lesson.ts';

/** A first turn in which everything is allowed. */
export const yours: MagesLesson = {
  id: 'yours',
  minutes: 2,
  names: ['You', 'Ben', 'Ana'],
  lay(random) {
    const game = layWhole(
      [
        { character: 'daniel-the-pyromancer', hand: ['ruby', 'zoe', 'fin-200', 'apollo'] },
        { character: 'riccardo-necro', levels: { 'dark-magic': 1 }, hand: ['necro', 'sapphire', 'emerald', 'fin-200'] },
        { character: 'ella-the-nature-goddess', levels: { healing: 1 }, hand: ['emerald', 'black-diamond', 'pyro', 'fin-400'] },
      ],
      { row: ['zoe', 'fin-200', 'ruby', 'apollo', 'miziko'] },
      random,
    );
    return onTop(game, 'pyro', 'sapphire', 'necro', 'fin-400', 'zoe', 'ruby');
  },
  beats: [
    { id: 'start', at: ['seat.0', 'hand'], rules: ['MG-SETUP-02', 'MG-SETUP-05', 'MG-CHAR-DANIEL-01'] },
    { id: 'plan', at: ['row.0', 'row.2', 'row.4', 'pile.fireball'], rules: ['MG-DRAW-03', 'MG-TURN-04'] },
    {
      id: 'turn',
      at: ['actions'],
      wants: [
        { do: 'drawRow' },
        { do: 'drawDeck' },
        { do: 'buySpell' },
        { do: 'buyItem' },
        { do: 'raise' },
        { do: 'castFireball' },
        { do: 'rollForTroll' },
        { do: 'pass' },
        { do: 'endTurn' },
        { do: 'drawForTroll' },
        { do: 'decline' },
      ],
      goal: ({ active }) => active !== 0,
      rules: ['MG-TURN-03', 'MG-ACT-07', 'MG-ACT-08'],
    },
    { id: 'ready', at: ['seat.1', 'seat.2'], rules: ['MG-SETUP-10'] },
  ],
};
