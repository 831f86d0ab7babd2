import { layTable } from '../moments/lay.ts';
import type { ManaforgeLesson } from './lesson.ts';

const POOL = 'item.reflecting-pool';

/** A prism becomes the gem that is missing, and another is taken where nothing can be built. */
export const prisms: ManaforgeLesson = {
  id: 'prisms',
  minutes: 2,
  names: ['You', 'Ben'],
  lay: (random) =>
    layTable(
      {
        ana: { prestige: 1, prisms: 2, dice: ['earth: 1 fire', 'fire: 1 wind', 'wind: 1 fire', 'water: 1 wind'], workshop: ['reflecting-pool'] },
        ben: { prestige: 2, prisms: 3, dice: ['earth: 1 fire', 'fire: 2 fire', 'wind: 1 water', 'water: 1 wind'] },
        round: 3,
        board: ['stone-circle', 'earth-boots', 'hellforge', 'excavation-wand', 'glittering-cavern', 'verdant-haven'],
      },
      random,
    ),
  beats: [
    { id: 'prism', at: ['prism'], rules: ['MF-SETUP-08', 'MF-PRISM-02'] },
    { id: 'swap', at: ['prism', POOL], wants: [{ do: 'swapPrism', gem: 'water' }], rules: ['MF-PRISM-01', 'MF-PRISM-04'] },
    { id: 'set', at: ['gem.water', POOL], wants: [{ do: 'upgrade', card: 'reflecting-pool', gem: 'water' }], rules: ['MF-UPG-07', 'MF-GEM-06', 'MF-CARD-01'] },
    { id: 'reach', at: ['market'], rules: ['MF-TURN-03'] },
    { id: 'take', at: ['commit'], wants: [{ do: 'gainPrism' }], rules: ['MF-BUILD-01', 'MF-BUILD-02'] },
    { id: 'keep', at: ['purse'], rules: ['MF-TURN-08'] },
  ],
};
