import { layTable } from '../moments/lay.ts';
import { isBuilt, type ManaforgeLesson, nextUp } from './lesson.ts';

/** What a price says, and what pays it: mana in one round, mana and a gem in the next. */
export const pay: ManaforgeLesson = {
  id: 'pay',
  minutes: 3,
  names: ['You', 'Ben'],
  rolls: [3, 5, 4, 5, 4, 4, 5, 4],
  lay(random) {
    const game = layTable(
      {
        ana: { dice: ['earth: 1 water', 'fire: 2 fire', 'wind: 1 water', 'water: 1 wind'], gems: { fire: 1 } },
        ben: { dice: ['earth: 1 fire', 'fire: 1 wind', 'wind: 1 water', 'water: 1 wind'] },
        round: 2,
        board: ['stone-circle', 'spark-wand', 'glacial-spike', 'excavation-wand', 'verdant-haven', 'wind-circlet'],
      },
      random,
    );
    return nextUp(game, 'earth-boots', 'glittering-cavern', 'hellforge', 'illuminating-wand', 'sacred-fountain', 'water-pendant');
  },
  beats: [
    { id: 'elements', at: ['dice'], rules: ['MF-GEM-01', 'MF-MANA-05'] },
    { id: 'price', at: ['spark-wand'], rules: ['MF-MANA-04', 'MF-SYM-06'] },
    { id: 'short', at: ['stone-circle', 'excavation-wand'], rules: ['MF-TURN-05'] },
    {
      id: 'build',
      at: ['spark-wand', 'die.0.1'],
      wants: [{ do: 'spend' }],
      goal: (view) => isBuilt('spark-wand')(view) && view.players[0]?.gems.fire === 1,
      rules: ['MF-BUILD-03', 'MF-MANA-02', 'MF-MANA-06'],
    },
    { id: 'end', at: ['commit'], wants: [{ do: 'endTurn' }], rules: ['MF-BUILD-01'] },
    {
      id: 'gem',
      at: ['hellforge', 'gem.fire'],
      wants: [
        { do: 'spend', die: 0 },
        { do: 'spend', die: 2 },
      ],
      goal: isBuilt('hellforge'),
      rules: ['MF-BUILD-04', 'MF-GEM-02'],
    },
    { id: 'tokens', at: ['purse'], rules: ['MF-GEM-04', 'MF-GEM-07'] },
  ],
};
