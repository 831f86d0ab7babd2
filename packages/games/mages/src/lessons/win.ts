import { layWhole } from '../moments/lay.ts';
import { type MagesLesson, SKILLS } from './lesson.ts';

/** Both ways to win, on one table: you are about to have either. */
export const win: MagesLesson = {
  id: 'win',
  minutes: 2,
  names: ['You', 'Ben', 'Ana'],
  rolls: [9, 2],
  lay: (random) =>
    layWhole(
      [
        {
          character: 'scarlet-ashbringer',
          levels: { attack: 3, defense: 3, 'dark-magic': 3, healing: 2 },
          hand: ['fireball', 'zoe', 'zoe', 'zoe'],
        },
        { hearts: 1, levels: { attack: 1 } },
        { character: 'luke-the-cleric', levels: { healing: 1 }, hand: ['ruby', 'pyro', 'fin-200'] },
      ],
      { row: ['sapphire', 'fin-200', 'necro', 'apollo', 'emerald'] },
      random,
    ),
  beats: [
    { id: 'welcome', at: ['seat.0', 'seat.1', 'seat.2'], rules: ['MG-WIN-01', 'MG-WIN-03'] },
    { id: 'hearts', at: ['hearts.1', 'hearts.2'], rules: ['MG-WIN-03', 'MG-TERM-01'] },
    { id: 'strike', at: ['hand.fireball', 'seat.1'], wants: [{ do: 'castFireball', target: 1 }], rules: ['MG-SPELL-FIREBALL-03', 'MG-ACT-05'] },
    { id: 'fallen', at: ['seat.1', 'seat.2'], rules: ['MG-DEATH-01', 'MG-WIN-05'] },
    { id: 'skills', at: SKILLS, rules: ['MG-WIN-01', 'MG-TERM-06'] },
    { id: 'raise', at: ['skill.healing', 'hand.zoe'], wants: [{ do: 'raise', skill: 'healing' }], rules: ['MG-ACT-04', 'MG-WIN-02'] },
    { id: 'won', at: SKILLS, rules: ['MG-WIN-06'] },
  ],
};
