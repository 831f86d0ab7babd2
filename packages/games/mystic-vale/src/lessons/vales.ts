import { laid, type MysticValeLesson, NAMES } from './lesson.ts';

/** Spirits, a vale that gives, one that counts, and one that is used. */
export const vales: MysticValeLesson = {
  id: 'vales',
  minutes: 2,
  names: NAMES,
  lay: laid({
    pool: 15,
    at: 'harvestUnlessSpoiled',
    ana: {
      vp: 2,
      vales: ['exodus-road'],
      field: ['cursed-land top + glade-fawn middle', 'fertile-land middle + oakling bottom', 'blank + skylark-choir top', 'blank + wind-whisperer bottom'],
      onDeck: 'cursed-land middle',
      deck: ['cursed-land top', 'blank', 'cursed-land middle', 'fertile-land bottom', 'cursed-land bottom', 'blank'],
    },
  }),
  beats: [
    { id: 'spirits', at: ['totals', 'vale.azure-lake', 'vale.ley-line-nexus'], rules: ['MV-SYM-02', 'MV-VALE-02'] },
    { id: 'nexus', at: ['vale.ley-line-nexus'], wants: [{ do: 'buyVale', card: 'ley-line-nexus', wild: 0 }], rules: ['MV-VALE-02', 'MV-VALE-07'] },
    { id: 'yours', at: ['own.0', 'totals'], rules: ['MV-VALE-03', 'MV-VALE-04'] },
    { id: 'lake', at: ['vale.azure-lake'], wants: [{ do: 'buyVale', card: 'azure-lake' }], rules: ['MV-SYM-03', 'MV-VALE-01'] },
    { id: 'road', at: ['exodus-road'], wants: [{ do: 'useVale', card: 'exodus-road' }], rules: ['MV-HARVEST-08', 'MV-VALE-05'] },
    { id: 'spend', at: ['adv.verdant-shoots'], goal: (view) => view.turn.aside.length > 0, rules: ['MV-HARVEST-01'] },
    { id: 'limits', at: ['totals'], rules: ['MV-VALE-01', 'MV-VALE-06', 'MV-SYM-11'] },
  ],
};
