import { laid, type MysticValeLesson, NAMES } from './lesson.ts';

/** A whole turn with starting cards. */
export const field: MysticValeLesson = {
  id: 'field',
  minutes: 2,
  names: NAMES,
  lay: laid({
    pool: 20,
    ana: {
      field: ['cursed-land top', 'fertile-land middle', 'blank', 'cursed-land bottom'],
      onDeck: 'cursed-land middle',
      deck: [
        'blank + verdant-shoots top',
        'fertile-land top',
        'cursed-land top',
        'cursed-land middle',
        'blank',
        'cursed-land bottom',
        'cursed-land top',
        'blank',
      ],
    },
  }),
  beats: [
    { id: 'cards', at: ['card.0.0', 'card.0.1', 'card.0.2', 'card.0.3'], rules: ['MV-COMP-08', 'MV-SYM-01'] },
    { id: 'totals', at: ['totals'], rules: ['MV-SYM-09'] },
    { id: 'decay', at: ['decay', 'card.0.0', 'card.0.3', 'on-deck'], rules: ['MV-SYM-04', 'MV-SYM-10', 'MV-PLANT-04'] },
    { id: 'push', at: ['on-deck', 'push'], wants: [{ do: 'push' }], rules: ['MV-PLANT-03', 'MV-ZONE-02'] },
    { id: 'growth', at: ['on-deck', 'decay'], rules: ['MV-SYM-04'] },
    { id: 'harvest', at: ['totals', 'finish'], wants: [{ do: 'pass' }], rules: ['MV-PLANT-02', 'MV-HARVEST-02'] },
    { id: 'end', at: ['finish'], wants: [{ do: 'endHarvest' }], rules: ['MV-SYM-11'] },
    { id: 'prep', at: ['field', 'decay'], rules: ['MV-DISCARD-03', 'MV-DISCARD-04', 'MV-PREP-01', 'MV-PREP-02'] },
    { id: 'turn', at: ['seat.1'], rules: ['MV-TURN-01', 'MV-TURN-02', 'MV-ZONE-03'] },
  ],
};
