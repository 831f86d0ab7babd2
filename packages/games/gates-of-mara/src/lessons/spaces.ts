import { lay } from '../moments/lay.ts';
import { type MaraLesson, NAMES } from './lesson.ts';

/** Three kinds of space: one that is paid for, one that sends a Caravan, one that holds a Banner. */
export const spaces: MaraLesson = {
  id: 'spaces',
  minutes: 3,
  names: NAMES,
  lay: (random) =>
    lay(
      [
        { tribe: 'elf', energy: 8, gems: { water: 1, earth: 1 } },
        { tribe: 'antid', energy: 0, passed: true, influence: { chaos: 3 }, out: { leader: 'chaos-keyhole' } },
      ],
      { realms: ['water', 'earth'], lords: { 'earth-lord': 'water', 'fire-lord': 'earth' }, banners: { water: ['banner-of-energy', 'banner-of-victory'] } },
      random,
    ),
  beats: [
    { id: 'reading', at: ['water-character'], rules: ['GM-REALM-01'] },
    {
      id: 'shrine',
      at: ['figure.merchant-1', 'water-character'],
      wants: [{ do: 'place', figure: 'merchant-1', at: 'water-character' }],
      rules: ['GM-REALM-WATER-01'],
    },
    { id: 'pay', at: ['ability.water-character'], wants: [{ do: 'use', ability: 'water-character' }], rules: ['GM-ABIL-05'] },
    { id: 'end', at: ['seat.0', 'commit'], wants: [{ do: 'endTurn' }], rules: ['GM-TURN-09'] },
    { id: 'caravans', at: ['earth-caravan-1', 'earth-caravan-3'], rules: ['GM-CARAVAN-01', 'GM-CARAVAN-03', 'GM-COMP-06'] },
    {
      id: 'yard',
      at: ['figure.merchant-2', 'earth-character'],
      wants: [{ do: 'place', figure: 'merchant-2', at: 'earth-character' }],
      rules: ['GM-REALM-EARTH-01'],
    },
    { id: 'wagon', at: ['ability.earth-character'], wants: [{ do: 'use', ability: 'earth-character' }], rules: ['GM-REALM-EARTH-01'] },
    {
      id: 'vein',
      at: ['earth-caravan-3', 'answers'],
      wants: [{ do: 'placeCaravan', space: 'earth-caravan-3' }],
      rules: ['GM-CARAVAN-02', 'GM-END-08'],
    },
    { id: 'stays', at: ['earth-caravan-3', 'purse.onyx', 'purse.caravans'], rules: ['GM-CARAVAN-07', 'GM-CARAVAN-09'] },
    { id: 'banners', at: ['earth-banner-1', 'earth-banner-2'], rules: ['GM-REALM-02', 'GM-ATT-04', 'GM-BANNER-01'] },
  ],
};
