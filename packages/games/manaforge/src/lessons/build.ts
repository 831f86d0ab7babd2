import { layTable } from '../moments/lay.ts';
import { isBuilt, type ManaforgeLesson, nextUp } from './lesson.ts';

/** An item that acts once, and one that stays. */
export const build: ManaforgeLesson = {
  id: 'build',
  minutes: 3,
  names: ['You', 'Ben'],
  rolls: [3, 3, 5, 4, 3, 5, 4, 5, 4, 5],
  lay(random) {
    const game = layTable(
      {
        ana: { dice: ['earth: 2 earth', 'fire: 1 wind', 'wind: 1 water', 'water: 1 wind'] },
        ben: { dice: ['earth: 1 fire', 'fire: 2 fire', 'wind: 1 water', 'water: 1 wind'] },
        round: 2,
        board: ['sun-fragment', 'verdant-haven', 'earth-boots', 'lightning-spire', 'spark-wand', 'sacred-fountain'],
      },
      random,
    );
    return nextUp(game, 'phoenix-egg', 'fire-bracers', 'steam-vents', 'reflecting-pool', 'hellforge', 'wind-catcher');
  },
  beats: [
    { id: 'once', at: ['market'], rules: ['MF-ROUND-03', 'MF-ROUND-07', 'MF-BUILD-01'] },
    { id: 'kinds', at: ['verdant-haven', 'earth-boots'], rules: ['MF-COMP-10', 'MF-COMP-11'] },
    { id: 'boots', at: ['earth-boots'], wants: [{ do: 'spend' }], goal: isBuilt('earth-boots'), rules: ['MF-BUILD-10', 'MF-CARD-14'] },
    { id: 'die', at: ['die.0.4'], rules: ['MF-DIE-17', 'MF-DIE-19'] },
    { id: 'end', at: ['commit'], wants: [{ do: 'endTurn' }], rules: ['MF-ROUND-09', 'MF-ROUND-10'] },
    { id: 'pool', at: ['reflecting-pool'], wants: [{ do: 'spend' }], goal: isBuilt('reflecting-pool'), rules: ['MF-BUILD-05'] },
    { id: 'placed', at: ['item.reflecting-pool'], rules: ['MF-COMP-07', 'MF-BUILD-06', 'MF-BUILD-09'] },
  ],
};
