import { lay } from '../moments/lay.ts';
import { type MaraLesson, NAMES } from './lesson.ts';

/** Everything that counts in the end, and an Onyx that decides. */
export const score: MaraLesson = {
  id: 'score',
  minutes: 2,
  names: NAMES,
  lay: (random) =>
    lay(
      [
        {
          tribe: 'elf',
          energy: 1,
          gems: { fire: 4 },
          onyx: 2,
          keys: 2,
          points: 30,
          influence: { fire: 3, earth: 1 },
          claims: { chaos: 3, fire: 5, earth: 1 },
          out: {
            'merchant-2': 'fire-bazaar',
            specialist: 'earth-character',
            champion: 'fire-character',
            'enchanter-1': 'enchantment-board',
            'enchanter-2': 'enchantment-board',
          },
        },
        {
          tribe: 'goblin',
          energy: 0,
          gems: { water: 3 },
          onyx: 1,
          keys: 3,
          points: 24,
          passed: true,
          influence: { chaos: 1, earth: 3 },
          claims: { chaos: 3, fire: 2, earth: 4 },
          out: { 'merchant-1': 'chaos-shifting', leader: 'earth-bazaar' },
        },
      ],
      { realms: ['fire', 'earth'], lords: { 'earth-lord': 'fire', 'water-lord': 'earth' }, wanderer: 'earth', round: 4 },
      random,
    ),
  beats: [
    { id: 'claims', at: ['inf.chaos', 'inf.fire', 'inf.earth'], rules: ['GM-END-02', 'GM-END-04'] },
    { id: 'keys', at: ['purse.keys', 'seat.1'], rules: ['GM-END-03'] },
    { id: 'purse', at: ['purse'], rules: ['GM-END-07', 'GM-END-08', 'GM-END-09'] },
    {
      id: 'merchant',
      at: ['figure.merchant-1', 'chaos-crucible'],
      wants: [{ do: 'place', figure: 'merchant-1', at: 'chaos-crucible' }],
      rules: ['GM-REALM-CHAOS-01'],
    },
    { id: 'onyx', at: ['ability.chaos-crucible'], wants: [{ do: 'use', ability: 'chaos-crucible' }], rules: ['GM-END-07', 'GM-END-08', 'GM-REALM-CHAOS-01'] },
    { id: 'end', at: ['commit'], wants: [{ do: 'endTurn' }], rules: ['GM-RESET-00'] },
    { id: 'won', at: ['prompt', 'seat.0', 'seat.1'], rules: ['GM-END-01', 'GM-VICTORY-01', 'GM-VICTORY-02'] },
  ],
};
