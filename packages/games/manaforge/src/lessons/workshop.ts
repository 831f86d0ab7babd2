import { layTable } from '../moments/lay.ts';
import type { ManaforgeLesson } from './lesson.ts';

const FORGE = 'item.hellforge';
const SHIRTS = 'item.mithril-shirts';

/** An engine: one card makes mana, another turns it into prestige. */
export const workshop: ManaforgeLesson = {
  id: 'workshop',
  minutes: 3,
  names: ['You', 'Ben'],
  lay: (random) =>
    layTable(
      {
        ana: {
          prestige: 5,
          gems: { fire: 1 },
          dice: ['earth: 1 water', 'fire: 1 wind', 'wind: powerSurge', 'water: 1 wind'],
          workshop: ['hellforge', 'mithril-shirts'],
        },
        ben: { prestige: 7, dice: ['earth: 2 earth', 'fire: 2 fire', 'wind: 1 water', 'water: 1 wind'] },
        round: 5,
        hasBuilt: true,
        board: ['', 'cavalier-shields', 'blazing-axes', 'healing-potions', 'runed-obelisk', 'clockwork-companions'],
      },
      random,
    ),
  beats: [
    { id: 'cards', at: [FORGE, SHIRTS], rules: ['MF-ACT-01', 'MF-SYM-01'] },
    { id: 'use', at: [FORGE], wants: [{ do: 'activate', card: 'hellforge' }], rules: ['MF-ACT-02', 'MF-ACT-03', 'MF-CARD-05'] },
    { id: 'rests', at: [FORGE], rules: ['MF-ACT-04', 'MF-ROUND-04'] },
    { id: 'surge', at: ['die.0.2', FORGE], wants: [{ do: 'spend', die: 2 }], rules: ['MF-DIE-11'] },
    { id: 'again', at: [FORGE], wants: [{ do: 'activate', card: 'hellforge' }], rules: ['MF-ACT-05', 'MF-ACT-06'] },
    {
      id: 'upgrade',
      at: ['gem.fire', SHIRTS],
      wants: [{ do: 'upgrade', card: 'mithril-shirts', gem: 'fire' }],
      rules: ['MF-UPG-01', 'MF-UPG-02', 'MF-UPG-05'],
    },
    { id: 'sell', at: [SHIRTS], wants: [{ do: 'activate', card: 'mithril-shirts', ability: 1 }], rules: ['MF-UPG-04', 'MF-ACT-07', 'MF-CARD-29'] },
    { id: 'engine', at: ['workshop'], rules: ['MF-BUILD-06', 'MF-BUILD-07'] },
  ],
};
