import { laid, type MysticValeLesson, NAMES } from './lesson.ts';

/** A risk worth taking, a push that is free, and the moment to stop. */
export const push: MysticValeLesson = {
  id: 'push',
  minutes: 2,
  names: NAMES,
  lay: laid({
    pool: 18,
    ana: {
      vp: 1,
      field: ['cursed-land top', 'fertile-land top', 'cursed-land middle + dewdrop-sprites top', 'blank'],
      onDeck: 'cursed-land bottom',
      deck: [
        'fertile-land middle + verdant-shoots top',
        'cursed-land top',
        'blank',
        'cursed-land middle',
        'blank',
        'blank',
        'cursed-land bottom',
        'blank',
        'blank',
      ],
    },
  }),
  beats: [
    { id: 'wish', at: ['adv.mossback-sentinel', 'totals'], rules: ['MV-PLANT-01'] },
    { id: 'risk', at: ['push', 'decay'], rules: ['MV-PLANT-04', 'MV-COMP-09'] },
    { id: 'dare', at: ['push', 'on-deck'], wants: [{ do: 'push' }], rules: ['MV-PLANT-03'] },
    { id: 'free', at: ['push', 'decay'], wants: [{ do: 'push' }], rules: ['MV-PLANT-05', 'MV-PLANT-06'] },
    { id: 'stop', at: ['totals', 'finish'], wants: [{ do: 'pass' }], rules: ['MV-PLANT-02'] },
    { id: 'buy', at: ['adv.mossback-sentinel'], wants: [{ do: 'buy', card: 'mossback-sentinel' }], rules: ['MV-SYM-01'] },
    { id: 'rule', at: ['totals'], rules: ['MV-SPOIL-11'] },
  ],
};
