import { lay } from '../moments/lay.ts';
import { type MaraLesson, NAMES } from './lesson.ts';

/** A realm that Ben leads: one catches up, then overtakes. */
export const influence: MaraLesson = {
  id: 'influence',
  minutes: 3,
  names: NAMES,
  lay: (random) =>
    lay(
      [
        { tribe: 'antid', energy: 8, influence: { earth: 1 }, out: { 'merchant-1': 'earth-bazaar' } },
        { tribe: 'elf', energy: 4, influence: { water: 2, earth: 4 }, out: { leader: 'gate-1', champion: 'earth-character' } },
      ],
      { realms: ['water', 'earth'], lords: { 'earth-lord': 'earth', 'fire-lord': 'water' }, centralKeys: 0, banners: { earth: [null, null] } },
      random,
    ),
  beats: [
    { id: 'tracks', at: ['inf.earth'], rules: ['GM-LAYOUT-11'] },
    { id: 'claims', at: ['inf.earth'], rules: ['GM-ROUND-02', 'GM-ROUND-03'] },
    { id: 'values', at: ['figures'], rules: ['GM-INF-01', 'GM-INF-04', 'GM-INF-06', 'GM-INF-07'] },
    {
      id: 'leader',
      at: ['figure.leader', 'earth-banner-1'],
      wants: [{ do: 'place', figure: 'leader', at: 'earth-banner-1' }],
      rules: ['GM-INF-01', 'GM-INF-11'],
    },
    { id: 'tie', at: ['inf.earth'], rules: ['GM-ROUND-05'] },
    { id: 'end', at: ['commit'], wants: [{ do: 'endTurn' }], rules: ['GM-TURN-09'] },
    {
      id: 'specialist',
      at: ['figure.specialist', 'earth-banner-2'],
      wants: [{ do: 'place', figure: 'specialist', at: 'earth-banner-2' }],
      rules: ['GM-INF-06'],
    },
    { id: 'trick', at: ['ability.antid-specialist'], wants: [{ do: 'use', ability: 'antid-specialist' }], rules: ['GM-SPEC-ANTID-01', 'GM-ENERGY-03'] },
    { id: 'lead', at: ['inf.earth'], rules: ['GM-INF-10', 'GM-RESET-05', 'GM-ROUND-07'] },
  ],
};
