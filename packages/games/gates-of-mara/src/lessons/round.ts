import { lay } from '../moments/lay.ts';
import { type MaraLesson, NAMES } from './lesson.ts';

const MERCHANT = { do: 'place', figure: 'merchant-2' } as const;

/** The end of a round: Claims, an Objective, who goes first, and a lord to place. */
export const round: MaraLesson = {
  id: 'round',
  minutes: 3,
  names: NAMES,
  lay: (random) =>
    lay(
      [
        {
          tribe: 'antid',
          energy: 3,
          influence: { chaos: 1, fire: 4, earth: 2 },
          out: {
            'merchant-1': 'chaos-shifting',
            specialist: 'fire-bazaar',
            leader: 'fire-character',
            champion: 'earth-bazaar',
            'enchanter-1': 'enchantment-board',
          },
        },
        {
          tribe: 'elf',
          energy: 1,
          passed: true,
          influence: { chaos: 3, fire: 2, earth: 2 },
          out: { leader: 'chaos-keyhole', champion: 'fire-banner-1', 'merchant-1': 'earth-character', 'merchant-2': 'earth-banner-1' },
        },
      ],
      {
        realms: ['fire', 'earth'],
        lords: { 'air-lord': 'fire', 'earth-lord': 'earth' },
        wanderer: 'fire',
        objectives: ['delegate-a-committee', 'study-the-arcane'],
        banners: { earth: [null, null] },
      },
      random,
    ),
  beats: [
    { id: 'claims', at: ['inf.fire'], rules: ['GM-ROUND-01', 'GM-ROUND-02', 'GM-ROUND-03'] },
    { id: 'tie', at: ['inf.earth'], rules: ['GM-ROUND-05'] },
    { id: 'goal', at: ['delegate-a-committee'], rules: ['GM-OBJ-01', 'GM-OBJ-COMMITTEE'] },
    { id: 'merchant', at: ['figure.merchant-2', 'earth-banner-2'], wants: [{ ...MERCHANT, at: 'earth-banner-2' }], rules: ['GM-INF-06'] },
    { id: 'end', at: ['inf.earth', 'commit'], wants: [{ do: 'endTurn' }], rules: ['GM-ROUND-02'] },
    { id: 'pass', at: ['energy', 'commit'], wants: [{ do: 'pass' }], rules: ['GM-TURN-08', 'GM-ENERGY-05', 'GM-RESET-01'] },
    { id: 'lord', at: ['answers'], wants: [{ do: 'placeLord' }], rules: ['GM-RESET-12', 'GM-RESET-13', 'GM-LORD-AIR-01', 'GM-LORD-EARTH-01'] },
    { id: 'fresh', at: ['where', 'figures', 'inf.fire'], rules: ['GM-RESET-04', 'GM-RESET-05', 'GM-RESET-11', 'GM-ROUND-07'] },
  ],
};
