import { layWhole } from '../moments/lay.ts';
import { type MagesLesson, onTop, SKILLS } from './lesson.ts';

const ORBS = ['pyro', 'apollo', 'necro', 'zoe'];

/** Orbs make levels, and levels make dice. */
export const levels: MagesLesson = {
  id: 'levels',
  minutes: 2,
  names: ['You', 'Ben', 'Ana'],
  lay(random) {
    const game = layWhole(
      [
        { character: 'lamar-the-unyielding', levels: { defense: 1 }, hand: ['pyro', 'apollo', 'miziko', 'sapphire'] },
        { character: 'scarlet-ashbringer', levels: { attack: 1 }, hand: ['ruby', 'ruby', 'necro'] },
        { character: 'luke-the-cleric', hand: ['emerald', 'zoe', 'fin-200'] },
      ],
      { row: ['zoe', 'ruby', 'necro', 'fin-200', 'emerald'] },
      random,
    );
    return onTop(game, 'fin-400');
  },
  beats: [
    { id: 'gift', at: ['seat.0', 'skill.defense'], rules: ['MG-CHAR-LAMAR-01', 'MG-SETUP-03'] },
    { id: 'orbs', at: SKILLS, rules: ['MG-LEVEL-01', 'MG-LEVEL-04'] },
    { id: 'first', at: ['skill.attack', 'hand.pyro'], wants: [{ do: 'raise', skill: 'attack', pay: ['pyro'] }], rules: ['MG-LEVEL-02'] },
    { id: 'die', at: ['skill.attack'], rules: ['MG-LEVEL-07'] },
    { id: 'second', at: ['skill.defense', 'hand.apollo', 'hand.miziko'], wants: [{ do: 'raise', skill: 'defense' }], rules: ['MG-LEVEL-03', 'MG-PAY-05'] },
    { id: 'both', at: ['skill.attack', 'skill.defense'], rules: ['MG-ROLL-02'] },
    {
      id: 'spare',
      at: ['row.0', 'row.2'],
      goal: ({ players }) => players[0]?.hand?.some((card) => ORBS.includes(card)) ?? false,
      rules: ['MG-DRAW-01'],
    },
    { id: 'lost', at: SKILLS, rules: ['MG-LEVEL-06'] },
  ],
};
