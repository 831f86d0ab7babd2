import { lay } from '../moments/lay.ts';
import { type MaraLesson, NAMES } from './lesson.ts';

/** The last turn of a game that is decided by it: points, Claims, Influence. */
export const win: MaraLesson = {
  id: 'win',
  minutes: 2,
  names: NAMES,
  lay: (random) =>
    lay(
      [
        {
          tribe: 'antid',
          energy: 3,
          points: 21,
          influence: { chaos: 1, fire: 1, earth: 3 },
          claims: { chaos: 2, fire: 2, earth: 3 },
          out: {
            'merchant-1': 'chaos-shifting',
            'merchant-2': 'fire-character',
            specialist: 'earth-character',
            champion: 'earth-bazaar',
            'enchanter-1': 'enchantment-board',
            'enchanter-2': 'enchantment-board',
          },
        },
        {
          tribe: 'goblin',
          energy: 0,
          points: 27,
          passed: true,
          influence: { chaos: 4, fire: 3, earth: 1 },
          claims: { chaos: 4, fire: 2, earth: 1 },
          out: {
            'merchant-1': 'fire-bazaar',
            'merchant-2': 'earth-banner-1',
            specialist: 'chaos-wayfarer',
            leader: 'chaos-keyhole',
            champion: 'fire-banner-1',
          },
        },
      ],
      { realms: ['fire', 'earth'], lords: { 'earth-lord': 'fire', 'water-lord': 'earth' }, round: 4 },
      random,
    ),
  beats: [
    { id: 'welcome', at: ['seat.0', 'seat.1'], rules: ['GM-COMP-01', 'GM-VICTORY-01'] },
    { id: 'rounds', at: ['where', 'seat.1'], rules: ['GM-TURN-01'] },
    { id: 'claims', at: ['inf.earth'], rules: ['GM-END-02'] },
    { id: 'influence', at: ['inf.fire'], rules: ['GM-ROUND-02', 'GM-ROUND-03'] },
    { id: 'leader', at: ['figure.leader', 'fire-banner-2'], wants: [{ do: 'place', figure: 'leader', at: 'fire-banner-2' }], rules: ['GM-INF-01'] },
    { id: 'end', at: ['inf.fire', 'commit'], wants: [{ do: 'endTurn' }], rules: ['GM-TURN-06'] },
    { id: 'won', at: ['prompt', 'inf.chaos', 'inf.fire', 'inf.earth'], rules: ['GM-END-01'] },
  ],
};
