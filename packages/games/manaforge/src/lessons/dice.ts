import { layTable } from '../moments/lay.ts';
import type { ManaforgeLesson } from './lesson.ts';

/** Six dice, four spends: mana, a gem, a choice and a special face. */
export const dice: ManaforgeLesson = {
  id: 'dice',
  minutes: 3,
  names: ['You', 'Ben'],
  lay: (random) =>
    layTable(
      {
        ana: { dice: ['earth: 2 earth', 'fire: gem', 'wind: 1 water', 'water: gemCopy', 'arcane: fire or wind', 'earth: 1 water'] },
        ben: { dice: ['earth: 1 fire', 'fire: 2 fire', 'wind: gem', 'water: 1 wind'] },
        board: ['verdant-haven', 'sun-fragment', 'steam-vents', 'spark-wand', 'water-pendant', 'gem-amplifier'],
      },
      random,
    ),
  beats: [
    { id: 'roll', at: ['dice'], rules: ['MF-ROUND-05', 'MF-DIE-03'] },
    { id: 'mana', at: ['die.0.0'], wants: [{ do: 'spend', die: 0 }], rules: ['MF-DIE-04'] },
    { id: 'reserve', at: ['reserve'], rules: ['MF-MANA-01', 'MF-MANA-03'] },
    { id: 'gem', at: ['die.0.1'], wants: [{ do: 'spend', die: 1 }], rules: ['MF-DIE-06', 'MF-GEM-01', 'MF-GEM-03'] },
    { id: 'spends', at: ['spends'], rules: ['MF-DIE-01', 'MF-DIE-02'] },
    { id: 'arcane', at: ['die.0.4'], wants: [{ do: 'spend', die: 4 }], rules: ['MF-DIE-05', 'MF-DIE-14'] },
    { id: 'special', at: ['die.0.3', 'gem.fire'], wants: [{ do: 'spend', die: 3 }], rules: ['MF-DIE-07', 'MF-DIE-12'] },
    { id: 'done', at: ['dice'], rules: ['MF-DIE-25'] },
  ],
};
