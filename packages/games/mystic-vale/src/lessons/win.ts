import { laid, type MysticValeLesson, NAMES } from './lesson.ts';

/** The last Harvest of a game that the learner is about to win. */
export const win: MysticValeLesson = {
  id: 'win',
  minutes: 2,
  names: NAMES,
  lay: laid({
    pool: 3,
    ana: {
      vp: 9,
      vales: ['radiant-pinnacle'],
      field: ['cursed-land top + oakling bottom', 'fertile-land middle + glade-fawn top', 'blank + golden-hart middle', 'cursed-land middle'],
      onDeck: 'cursed-land bottom',
      deck: ['blank', 'cursed-land top', 'blank', 'cursed-land middle', 'fertile-land bottom', 'blank'],
    },
  }),
  beats: [
    { id: 'welcome', at: ['seat.0', 'seat.1'], rules: ['MV-COMP-01', 'MV-SCORE-05'] },
    { id: 'pool', at: ['pool'], rules: ['MV-END-01', 'MV-SETUP-10'] },
    { id: 'blue', at: ['card.0.2', 'finish'], wants: [{ do: 'pass' }], rules: ['MV-SYM-06', 'MV-HARVEST-03'] },
    { id: 'gray', at: ['vale.azure-lake'], wants: [{ do: 'buyVale', card: 'azure-lake' }], rules: ['MV-SYM-07', 'MV-SCORE-01'] },
    { id: 'end', at: ['finish', 'pool'], wants: [{ do: 'endHarvest' }], rules: ['MV-HARVEST-11'] },
    { id: 'empty', at: ['pool', 'seat.1'], others: [[1, { do: 'endHarvest' }]], rules: ['MV-END-02'] },
    { id: 'won', at: ['seat.0', 'seat.1'], rules: ['MV-SCORE-01'] },
  ],
};
